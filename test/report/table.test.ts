/* Tests the printed output of a check: plain, or in a terminal's colours and width. */
import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { renderCheck } from '../../src/report/check.ts';
import { createUnidentified } from '../builders.ts';
import { policyFrom } from '../judging/policy/judging.ts';
import { server } from './builders.ts';
import { judged } from './reports.ts';

const report = judged([
  'npx @fictional-mcp/notes@1.4.0',
  'npx @fictional-mcp/files@1.2.0',
  'npx @fictional-mcp/nobody-with-a-long-name@1.0.0',
]);
const plain = (_: string, text: string): string => text;

describe('a check on a terminal', () => {
  test('has each verdict in its colour, and no other text', () => {
    const painted = renderCheck(report, {
      paint: (style, text) => `<${style} ${text}>`,
      width: 1000,
    });
    expect(painted.match(/<\w+ \w+>/g)).toEqual([
      '<red FAIL>',
      '<red FAIL>',
      '<yellow WARN>',
      '<green PASS>',
      '<red FAIL>',
    ]);
    expect(painted.replace(/<\w+ (\w+)>/g, '$1')).toBe(
      renderCheck(report, { paint: plain, width: 1000 }),
    );
  });

  test.for([60, 80, 100])('keeps to %d columns, and loses no word', (width) => {
    const wide = renderCheck(report, { paint: plain, width: 1000 });
    const narrow = renderCheck(report, { paint: plain, width });
    const words = (text: string): string[] => text.split(/\s+/).filter((word) => word.length < 20);
    for (const line of narrow.split('\n').slice(4))
      expect(stringWidth(line)).toBeLessThanOrEqual(width);
    expect(words(narrow).sort()).toEqual(expect.arrayContaining(['path-traversal', 'VERDICT']));
    for (const word of new Set(words(wide.split('\n').slice(4).join('\n')))) {
      expect(narrow).toContain(word);
    }
  });

  test.for([1000, 60])('has its columns below each other, whatever the names (%s)', (width) => {
    const names = ['天気サービス', 'émoji 🛠️👩‍💻', 'ﾊﾝｶｸ', 'combiné', '名'.repeat(40), 'plain'];
    const servers = report.servers.slice(0, 1).flatMap((server) =>
      names.map((alias) => ({
        ...server,
        dependency: createUnidentified({ alias }),
        match: null,
        problems: [],
        verdict: 'pass' as const,
      })),
    );
    const text = renderCheck({ ...report, servers }, { paint: plain, width });
    const [head = '', ...rows] = text.split('\n').filter((row) => /not judged|GRADE/.test(row));
    expect(rows).toHaveLength(names.length);
    const columnsOf = (line: string, word: string) =>
      stringWidth(line.slice(0, line.indexOf(word)));
    expect(rows.map((row) => columnsOf(row, 'not judged'))).toEqual(
      rows.map(() => columnsOf(head, 'GRADE')),
    );
  });

  test.for<[string, string[]]>([
    ['Ask the platform team.', ['Ask the platform team.']],
    ['one\r\ntwo\n\nthree\n', ['one', 'two', '', 'three']],
    ['::error::a\n##[error]b\u202e', ['\\u{3a}:error::a', '#\\u{23}[error]b\\u{202e}']],
    ['  \n', []],
  ])("ends with the policy's own message, line by line: %j", ([message, lines]) => {
    const policy = policyFrom(JSON.stringify({ messages: { fail: message } }));
    const text = renderCheck({ ...report, policy }, { paint: plain, width: 1000 });
    const behind = text.split(/^FAIL: .*\n/m).at(-1);
    expect(behind).toBe(lines.map((line) => `${line}\n`).join(''));
  });

  test('shows places beyond the first below the row', () => {
    const many = report.servers.flatMap((server) =>
      Array.from({ length: 20 }, (_, at) => {
        const declaration = { ...server.dependency.declaration, file: `${at}.json` };
        return { ...server, dependency: { ...server.dependency, declaration } };
      }),
    );
    const text = renderCheck({ ...report, servers: many }, { paint: plain, width: 1000 });
    expect(text).toMatch(
      /^FAIL .* 0\.json:\d+\n {4}also in 1\.json:\d+, .*, 8\.json:\d+ and 11 more$/m,
    );
  });

  test('says the verdict first and last, and of more than ten the rest in a line', () => {
    const of = (count: number): string[] => {
      const [first] = report.servers;
      const servers = Array.from({ length: count }, (_, at) => ({
        ...server(`s-${at}`, [], []),
        match: first?.match ?? null,
        verdict: 'pass' as const,
      }));
      return renderCheck({ ...report, servers, verdict: 'pass' }, { paint: plain, width: 1000 })
        .trim()
        .split('\n');
    };
    expect(of(1).map((each) => each.slice(0, 7))).toEqual(['VERDICT', 'PASS   ', '', 'PASS: 1']);
    expect(of(12)).toEqual([
      expect.stringMatching(/^PASS: all 12 servers pass\./),
      '',
      '12 servers pass; --json lists all of them',
      '',
      expect.stringMatching(/^PASS: all 12 servers pass\./),
    ]);
  });
});
