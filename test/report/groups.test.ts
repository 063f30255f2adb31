/* Which servers share a row and a block of the summary and of the comment. */

import { describe, expect, test } from 'vitest';
import { isIdentified } from '../../src/detection/ecosystems/ecosystems.ts';
import { reportedMatch } from '../../src/judging/grading/matched.ts';
import { gradeOf } from '../../src/judging/policy/words.ts';
import type { JudgedDependency } from '../../src/judging/report.ts';
import type { Dependency, Identified, ReportedMatch, ScoreReport } from '../../src/model/model.ts';
import { say } from '../../src/model/phrase.ts';
import { renderComment } from '../../src/report/comment/render.ts';
import { problemItems } from '../../src/report/contents/problem-items.ts';
import { grouped, serverTable } from '../../src/report/contents/server-tables.ts';
import { list } from '../../src/report/document.ts';
import { noLinks } from '../../src/report/links.ts';
import { renderSummary } from '../../src/report/summary/render.ts';
import { countsOf, plainText, shownScore } from '../../src/report/words.ts';
import { finding, markdownOf, problem, reportOf, server } from './builders.ts';

const one = finding(0, 'one proof');
const base = server('@fic/files', [problem({ findings: [one] })], [one]);

/** The same server in another file, with what is different there. */
function elsewhere(change: (server: JudgedDependency) => JudgedDependency): JudgedDependency {
  const { dependency } = base;
  const declaration = { ...dependency.declaration, file: 'b/.mcp.json' };
  return change({ ...base, dependency: { ...dependency, declaration } });
}

const depending = (changes: Partial<Identified<Dependency>>) =>
  elsewhere((each) => {
    const { dependency } = each;
    return isIdentified(dependency) ? { ...each, dependency: { ...dependency, ...changes } } : each;
  });

const declaring = (changes: Partial<JudgedDependency['dependency']['declaration']>) =>
  elsewhere((each) => {
    const declaration = { ...each.dependency.declaration, ...changes };
    return { ...each, dependency: { ...each.dependency, declaration } };
  });

const having = (changes: Parameters<typeof problem>[0]) =>
  elsewhere((each) => ({ ...each, problems: [problem({ findings: [one], ...changes })] }));

const matched = (change: (match: ReportedMatch) => Partial<ReportedMatch>) =>
  elsewhere((each) => {
    const match = reportedMatch(each.match);
    if (match === null) throw new Error('no report');
    return { ...each, match: { ...match, ...change(match) } };
  });

const graded = (changes: Partial<ScoreReport>) =>
  matched(({ report }) => ({ report: { ...report, ...changes } }));

test('a score by another rubric than the export’s says so where it is shown', () => {
  const other = graded({ score: 41, grade: 'D', otherRubric: '`1.3.0`' });
  const table = markdownOf([serverTable([other], noLinks)]);
  expect(table).toContain('<strong>D</strong>\u00a041, rubric <code>`1.3.0`</code>');
  expect(shownScore(other)).toBe('41, rubric `1.3.0`');
  expect(plainText(gradeOf(other))).toBe('graded D (41 of 100 by rubric `1.3.0`)');
  const own = graded({ score: 41, grade: 'D' });
  expect(markdownOf([serverTable([own], noLinks)])).not.toContain('rubric');
  expect([shownScore(own), plainText(gradeOf(own))]).toEqual([41, 'graded D (41 of 100)']);
});

test('a summary says what differs from the export before', () => {
  const { export: exported } = reportOf([]);
  const change = say`Since the export of 2026-11-19: rubric ${'<b>'} → ${'2'}.`;
  const of = (changes: object) =>
    renderSummary(reportOf([], { export: { ...exported, ...changes } }));
  expect(of({ change })).toContain(
    'from a local file. Since the export of 2026-11-19: rubric <code>&#60;b&#62;</code> → <code>2</code>.',
  );
  expect(of({})).not.toContain('Since the export');
});

/** What may be different, how many rows there are then, and how many blocks. */
const differences: readonly [string, JudgedDependency, number, number][] = [
  ['the place', elsewhere((each) => each), 1, 1],
  ['the alias', declaring({ alias: 'another' }), 1, 1],
  ['the facts, which name places too', having({ facts: { line: 7 } }), 1, 1],
  ['the sentence', having({ message: say`${'LD_PRELOAD'} changes it.` }), 1, 2],
  ['the advice', having({ advice: say`Use ${'2.0.0'}.` }), 1, 2],
  ['the findings', having({ findings: [finding(0, 'another proof')] }), 1, 2],
  ['the level', having({ level: 'warn' }), 1, 2],
  ['the rule', having({ rule: 'denied' }), 1, 2],
  ['a waiver', having({ waived: 'reviewed' }), 1, 2],
  ['the reason of a waiver', having({ waived: 'reviewed twice' }), 1, 2],
  ['the score', graded({ score: 60 }), 1, 2],
  ['the grade', graded({ grade: 'C' }), 1, 2],
  [
    'no report',
    elsewhere((each) => ({ ...each, match: { kind: 'unlisted', error: null, neighbours: [] } })),
    1,
    2,
  ],
  [
    'the proved version',
    depending({ resolved: { version: '1.1.0', file: 'b/package-lock.json', line: 1 } }),
    2,
    2,
  ],
  [
    'the judged version',
    elsewhere((each) => ({
      ...each,
      dependency: { ...each.dependency, pin: 'range', specifier: '^1.0.0' },
      match: each.match === null ? null : { ...each.match, judgedVersion: '1.2.0' },
    })),
    2,
    2,
  ],
  ['the type', depending({ type: 'pypi' }), 2, 2],
  [
    'the registry',
    depending({
      alterations: [
        {
          kind: 'registry',
          what: '--registry',
          file: null,
          span: base.dependency.declaration.span,
          address: 'https://npm.acme.example/',
        },
      ],
    }),
    2,
    2,
  ],
  ['the role', depending({ role: 'launcher' }), 2, 2],
  ['whether it is disabled', declaring({ disabled: true }), 1, 2],
  ['the verdict', elsewhere((each) => ({ ...each, verdict: 'warn' })), 1, 2],
  [
    'a remedy',
    elsewhere((each) => ({ ...each, remedy: { version: '2.0.0', grade: 'A', score: 90 } })),
    1,
    2,
  ],
  [
    'what it was before',
    elsewhere((each) => ({
      ...each,
      previous: {
        dependency: { ...each.dependency, version: '0.9.0' },
        match: null,
        changedParts: [],
        obstacles: [],
      },
    })),
    1,
    2,
  ],
];

/** The cells of a table's rows, each as its parts, without the places in them. */
const rowsOf = (servers: readonly JudgedDependency[]): string[][][] =>
  markdownOf([serverTable(servers, noLinks)])
    .replace(/(?:b\/)?\.mcp\.json:2/g, '')
    .split('\n')
    .filter((line) => line.startsWith('<tr><td>'))
    .map((line) =>
      line.split('</td><td>').map((cell) => cell.replace(/<\/?t[dr]>/g, '').split('<br>')),
    );

describe.for(differences)('servers that differ in %s', ([, other, rows, blocks]) => {
  const both = [base, other];

  test('share a row where they are one server, which says all of both', () => {
    const shown = rowsOf(both);
    expect(shown).toHaveLength(rows);
    expect(grouped(both)).toHaveLength(blocks);
    // The verdict is the worst of the places, and who is named in one cell is named with all aliases.
    for (const [cells] of both.map((each) => rowsOf([each]))) {
      const isWithin = (row: string[][]): boolean =>
        cells
          ?.slice(2)
          .every((parts, at) =>
            parts.every((part) => part === '' || row[at + 2]?.includes(part)),
          ) === true;
      expect(shown.some(isWithin)).toBe(true);
    }
  });

  test('each have all that is said of them in the summary, and their places', () => {
    const summary = renderSummary(reportOf(both));
    for (const { problems } of both)
      expect(summary).toContain(markdownOf([list(problemItems(problems, noLinks, false))]).trim());
    for (const place of ['.mcp.json:2', 'b/.mcp.json:2']) {
      // Once, unless the places of one server are told apart.
      const isTwice = rows < blocks;
      expect(summary.split(`<code>${place}</code>`)).toHaveLength(isTwice ? 3 : 2);
    }
  });
});

test('a server counts once, under the worst verdict of its places', () => {
  const passing = elsewhere((each) => ({ ...each, verdict: 'pass' as const, problems: [] }));
  expect(countsOf(reportOf([passing, base]))).toMatchObject({
    servers: 1,
    declarations: 2,
    failed: 1,
    warned: 0,
  });
  expect(rowsOf([passing, base]).map(([verdict]) => verdict?.[0])).toEqual(['❌\u00a0fail']);
});

test('many servers stand under the folders of their projects, unless these have one each', () => {
  const inFolder = (at: number, folder: string): JudgedDependency => {
    const one = server(`s-${at}`, [problem()]);
    return {
      ...one,
      dependency: { ...one.dependency, declaration: { ...one.dependency.declaration, folder } },
    };
  };
  const heads = (folders: number, servers: number): number =>
    markdownOf([
      serverTable(
        Array.from({ length: servers }, (_, at) => inFolder(at, `packages/p${at % folders}`)),
        noLinks,
      ),
    ]).split('<th colspan="6"').length - 1;
  expect([heads(4, 40), heads(4, 10), heads(40, 40), heads(20, 40), heads(21, 40)]).toEqual([
    4, 0, 0, 20, 0,
  ]);
});

test('the comment tells both where the same name fails for different reasons', () => {
  const { problems } = having({ message: say`${'a server'} is far worse.` });
  const report = reportOf([base, { ...graded({ score: 5 }), problems }]);
  expect(renderComment(report, { marker: '<!-- here -->', runUrl: null })).toContain(
    'is far worse.',
  );
});

test('one server under several names is told by each of them', () => {
  const servers = ['a', 'b', 'a'].map((alias, at) => {
    const { dependency } = declaring({ alias, file: `${at}.json` });
    return { ...base, dependency: { ...dependency, span: dependency.declaration.span } };
  });
  expect(renderSummary(reportOf(servers))).toContain(
    'npm, as <code>a</code> in <code>0.json:1</code>, <code>2.json:1</code>; as <code>b</code> in <code>1.json:1</code>',
  );
});

test('the place of a server is the line that annotations mark', () => {
  const at = (line: number) => ({ start: { line, column: 1 }, end: { line, column: 2 } });
  const servers = ['a.json', 'b.json'].map((file, index) => {
    const { dependency } = declaring({ file, span: at(3) });
    return { ...base, dependency: { ...dependency, span: at(3 + index * 4) } };
  });
  expect(renderSummary(reportOf(servers))).toContain(
    'in <code>a.json:3</code>, <code>b.json:7</code></sub>',
  );
});
