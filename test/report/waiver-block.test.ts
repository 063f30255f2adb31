/*
 * Tests the waivers that a report offers: pasted unchanged into the policy, they let the failing server pass.
 */
import { describe, expect, test } from 'vitest';
import { evaluate } from '../../src/judging/policy/evaluate.ts';
import type { Report } from '../../src/judging/report.ts';
import type { Waiver } from '../../src/model/model.ts';
import { waiverBlocks } from '../../src/report/contents/report-blocks.ts';
import { noLinks, type ReportFrame } from '../../src/report/links.ts';
import { createSubjects, decide, policyFrom } from '../judging/policy/judging.ts';
import { createReport, markdownText } from './builders.ts';
import { createProblem } from './reports.ts';

const frame = { links: noLinks, policyFile: '.github/mcp-grade-gate.yml', category: null };

/** Returns the waivers for some launches, both as shown in a report and as YAML; empty for none. */
function offered(lines: readonly string[], policyText = '', floor: string | null = null) {
  const policy = policyFrom(policyText, floor);
  const { offeredWaivers } = evaluate(createSubjects(lines, policy), policy);
  const block = markdownText([...waiverBlocks(createReport([], { offeredWaivers }), frame)]);
  const [, code = ''] = /<pre lang="yaml"><code>(.*)<\/code><\/pre>/s.exec(block) ?? [];
  const yaml = code.replace(/&#(\d+);/g, (_, number) => String.fromCharCode(Number(number)));
  return { block, yaml, waivers: offeredWaivers };
}

const strict = 'preset: strict\n';

describe('a waiver that is offered', () => {
  test.for<[line: string, policy: string]>([
    ['npx -y @fictional-mcp/files@1.2.0', ''],
    ['npx -y @fictional-mcp/files@1.2.0', 'rules: { failing-finding: fail }\n'],
    ['npx -y @fictional-mcp/files@1.2.0', strict],
    ['npx -y @fictional-mcp/shell', strict],
    ['npx -y @fictional-mcp/nobody@1.0.0', strict],
    ['npx -y @fictional-mcp/calendar@2.0.0', strict],
    ['uvx fictional-mcp-weather==2.0.0', ''],
    ['https://mcp.fictional.example/search?token=1', ''],
    ['node ./server.js', strict],
    ['docker run registry.example/x/y:1.0.0', strict],
    ['npx -y @fictional-mcp/files@1.2.0 was npx -y @fictional-mcp/files@1.5.0', strict],
  ])('lets %s pass under %j once it is pasted', ([line, policy]) => {
    expect(decide([line], policyFrom(policy)).join()).toMatch(/^fail/);
    const { yaml } = offered([line], policy);
    expect(yaml).not.toBe('');
    expect(decide([line], policyFrom(policy + yaml)).join()).not.toMatch(/^fail/);
    // Every waiver is necessary: without any one of them, the server fails.
    const entries = yaml.replace('waivers:\n', '').split(/\n(?= {2}- )/);
    for (const left of entries) {
      const rest = entries.filter((each) => each !== left);
      const others = rest.length === 0 ? '' : `waivers:\n${rest.join('\n')}`;
      expect(decide([line], policyFrom(policy + others)).join()).toMatch(/^fail/);
    }
  });

  test('names the version, each check, and the day in 30 days', () => {
    const { waivers } = offered(
      ['npx -y @fictional-mcp/files@1.2.0'],
      'rules: { failing-finding: fail }',
    );
    const shown = waivers.map(({ match, rule, check, expires }) => [
      match?.text,
      rule,
      check,
      expires,
    ]);
    const text = 'pkg:npm/@fictional-mcp/files@1.2.0';
    expect(shown).toEqual([
      [text, 'below-minimum', null, '2026-12-20'],
      [text, 'failing-finding', 'path-traversal', '2026-12-20'],
      [text, 'failing-finding', 'secret-logging', '2026-12-20'],
    ]);
  });

  test('ends when the organisation wants it to', () => {
    const floor = 'waivable: [below-minimum]\nmax-waiver-days: 7';
    const { waivers } = offered(['npx -y @fictional-mcp/files@1.2.0'], '', floor);
    expect(waivers.map(({ expires }) => expires)).toEqual(['2026-11-27']);
  });

  test.for<[line: string, policy: string, floor: string | null]>([
    ['npx -y @fictional-mcp/notes@1.4.0', '', null],
    ['npx -y @fictional-mcp/files@1.2.0', '', 'min-score: 75'],
    ['npx -y @fictional-mcp/notes@1.4.0', 'deny: ["pkg:npm/@fictional-mcp/*"]', null],
    ['npx -y @fictional-mcp/files@1.2.0', 'preset: report-only', null],
    ['npx -y @fictional-mcp/files@1.2.0 unchanged', '', null],
  ])('is none for %s under %s and a floor %s', ([line, policy, floor]) => {
    expect(offered([line], policy, floor)).toMatchObject({ block: '', waivers: [] });
  });
});

describe('the block', () => {
  const waiver: Waiver = {
    ...{ match: null, file: 'a.json', alias: 'x', rule: 'unidentified', check: null },
    ...{ reason: 'why', expires: '2027-01-31', writtenIn: null, span: null },
  };
  const blockOf = (some: readonly Partial<Waiver>[], changes: Partial<ReportFrame> = {}) =>
    markdownText([
      ...waiverBlocks(
        createReport([], { offeredWaivers: some.map((each) => ({ ...waiver, ...each })) }),
        { ...frame, ...changes },
      ),
    ]);

  test('says where to put it, and that it counts once it is merged', () => {
    expect(blockOf([{}])).toMatch(
      /<code>\.github\/mcp-grade-gate\.yml<\/code>.* once it is merged/s,
    );
  });

  test('quotes what strangers chose, and is no markup', () => {
    const plain = blockOf([{ alias: 'a", b: </code></pre><h1>*x* {no}' }]);
    expect(plain).toContain(
      'alias: &#34;a\\&#34;, b: &#60;/code&#62;&#60;/pre&#62;&#60;h1&#62;*x* {no}&#34;',
    );
  });

  test('leaves out what cannot be pasted as it is shown', () => {
    expect(blockOf([{ alias: 'a\u200bb' }, { alias: '***' }])).toBe('');
  });

  test('counts those that are too many', () => {
    const many = Array.from({ length: 14 }, (_, at) => ({ alias: `x${at}` }));
    expect(blockOf(many)).toContain(
      '<p>4 more waivers would be needed for the remaining problems.</p>',
    );
  });

  test('is none where it is not known where the policy is', () => {
    expect(blockOf([{}], { policyFile: null })).toBe('');
  });
});

describe('a waiver that the change itself brings', () => {
  const line = 'npx -y @fictional-mcp/files@1.2.0';
  const coming = (text: string): Report['problems'] => {
    const policy = policyFrom('');
    const { waivers } = policyFrom(`waivers: [${text}]`).values;
    const { servers } = evaluate(
      { ...createSubjects([line], policy), comingWaivers: waivers },
      policy,
    );
    expect(servers.map(({ verdict }) => verdict)).toEqual(['fail']);
    return servers.flatMap(({ problems }) => problems);
  };
  const sign = ' adds a waiver in';
  const adviceOf = (problems: Report['problems']) =>
    problems.map(({ advice }) => advice.words.join('…'));

  test('does not count, and is named where it would', () => {
    const reason = 'reason: seen, expires: 2027-01-31';
    const fitting = `{ match: "pkg:npm/@fictional-mcp/files", rule: below-minimum, ${reason} }`;
    expect(adviceOf(coming(fitting))[0]).toContain(sign);
    for (const other of [
      `{ match: "pkg:npm/@fictional-mcp/files@9", rule: below-minimum, ${reason} }`,
      `{ match: "pkg:npm/@fictional-mcp/files", rule: unlisted, ${reason} }`,
      `{ match: "pkg:npm/@fictional-mcp/files", rule: below-minimum, reason: seen, expires: 2026-01-31 }`,
    ]) {
      expect(adviceOf(coming(other)).join()).not.toContain(sign);
    }
  });

  test('is named at a file too', () => {
    const policy = policyFrom('');
    const waivers = policyFrom(
      'waivers: [{ file: .mcp.json, rule: unparsable-file, reason: seen, expires: 2027-01-31 }]',
    ).values.waivers;
    const file = {
      path: '.mcp.json',
      status: 'unreadable',
      reason: 'no JSON',
      span: null,
    } as const;
    const { problems } = evaluate(
      { ...createSubjects([], policy), files: [{ file, isTouched: true }], comingWaivers: waivers },
      policy,
    );
    expect(adviceOf(problems).join()).toContain(sign);
    expect(problems.map(({ rule }) => rule)).toEqual([createProblem().rule]);
  });
});
