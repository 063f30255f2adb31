/* Tests which servers share a row and a block in the summary and the comment. */

import { describe, expect, test } from 'vitest';
import { isIdentified } from '../../src/detection/ecosystems/ecosystems.ts';
import { reportedMatch } from '../../src/judging/grading/matched.ts';
import { gradePhrase } from '../../src/judging/policy/rule-messages.ts';
import type { JudgedDependency } from '../../src/judging/report.ts';
import type { Dependency, Identified, ReportedMatch, ScoreReport } from '../../src/model/model.ts';
import { say } from '../../src/model/phrase.ts';
import { renderComment } from '../../src/report/comment/render-comment.ts';
import { problemLine } from '../../src/report/contents/problem-items.ts';
import { groupServers, serverTable, withAlike } from '../../src/report/contents/server-tables.ts';
import { lineHtml } from '../../src/report/document/write-html.ts';
import { noLinks } from '../../src/report/links.ts';
import { countServers, plainText, scoreText } from '../../src/report/report-messages.ts';
import { renderSummary } from '../../src/report/summary/render-job-summary.ts';
import { createReport, finding, markdownText, problem, server } from './builders.ts';
import { judged } from './reports.ts';

const one = finding(0, 'one proof');
const base = server('@fic/files', [problem({ findings: [one] })], [one]);

/** Returns the same server in another file, with the given change. */
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

const tableOf = (servers: readonly JudgedDependency[]): string =>
  markdownText([
    serverTable(withAlike(groupServers(servers)), { links: noLinks, byFile: true, open: 9 }),
  ]);

test('a score by another rubric than the export’s says so where it is shown', () => {
  const other = graded({ score: 41, grade: 'D', otherRubric: '`1.3.0`' });
  const table = tableOf([other]);
  expect(table).toContain('<strong>D</strong>\u00a041, rubric <code>`1.3.0`</code>');
  expect(scoreText(other)).toBe('41, rubric `1.3.0`');
  expect(plainText(gradePhrase(other))).toBe('graded D (41 of 100 by rubric `1.3.0`)');
  const own = graded({ score: 41, grade: 'D' });
  expect(tableOf([own])).not.toContain('rubric');
  expect([scoreText(own), plainText(gradePhrase(own))]).toEqual([41, 'graded D (41 of 100)']);
});

test('a summary says what differs from the export before', () => {
  const { export: exported } = createReport([]);
  const change = say`Since then: rubric ${'<b>'} → ${'2'}.`;
  const of = (changes: object) =>
    renderSummary(createReport([], { export: { ...exported, ...changes } }));
  expect(of({ change })).toContain(
    'from a local file. Since then: rubric <code>&#60;b&#62;</code> → <code>2</code>.',
  );
  expect(of({})).not.toContain('Since then');
});

test('servers that fail for the same reason have a row each, and the reason once', () => {
  const altered = (name: string, option: string) =>
    server(
      name,
      [
        problem({
          rule: 'altered-launch',
          message: say`${option} changes what ${name} runs.`,
          advice: say`Remove it.`,
        }),
      ],
      [],
    );
  const table = tableOf([
    altered('@fic/a', '--registry'),
    altered('@fic/b', '--registry'),
    altered('@fic/c', 'NODE_OPTIONS'),
    altered('@fic/d', '--registry'),
  ]);
  const names = [...table.matchAll(/❌ <code>(@fic\/\w)/g)].map(([, name]) => name);
  expect(names).toEqual(['@fic/a', '@fic/b', '@fic/d', '@fic/c']);
  const reasons = [...table.matchAll(/<code>(\S+)<\/code> changes what <code>(\S+)<\/code>/g)];
  expect(reasons.map(([, option, name]) => [option, name])).toEqual([
    ['--registry', '@fic/a'],
    ['NODE_OPTIONS', '@fic/c'],
  ]);
  expect(table.match(/Remove it\./g)).toHaveLength(2);
});

test('a single server that fails has a row, even without a grade', () => {
  const ungraded = { ...server('@fic/a', [problem({ rule: 'denied' })]), match: null };
  const table = tableOf([ungraded]);
  expect(table).toMatch(/<td>❌ <code>@fic\/a<\/code> /);
});

test('servers that fail for the same reason each count towards the limit of rows', () => {
  const names = [...Array(60).keys()].map((at) => `@fic/s${at}`);
  const servers = names.map((name) => server(name, [problem({ message: say`${name} is bad.` })]));
  const summary = renderSummary(createReport(servers));
  const [failures = ''] = summary.split('<details>');
  expect(failures.match(/❌ <code>@fic/g)).toHaveLength(40);
  expect(failures).toContain('20 more');
  for (const name of names) expect(summary).toContain(`${name}<`);
});

/** Possible differences, each with the resulting number of rows. */
const differences: readonly [string, JudgedDependency, number][] = [
  ['the place', elsewhere((each) => each), 1],
  ['the alias', declaring({ alias: 'another' }), 1],
  ['the facts, which name places too', having({ facts: { line: 7 } }), 1],
  ['the sentence', having({ message: say`${'LD_PRELOAD'} changes it.` }), 2],
  ['the advice', having({ advice: say`Use ${'2.0.0'}.` }), 2],
  ['the findings', having({ findings: [finding(0, 'another proof')] }), 2],
  ['the level', having({ level: 'warn' }), 2],
  ['the rule', having({ rule: 'denied' }), 2],
  ['a waiver', having({ waived: 'reviewed' }), 2],
  ['the reason of a waiver', having({ waived: 'reviewed twice' }), 2],
  ['the score', graded({ score: 60 }), 2],
  ['the grade', graded({ grade: 'C' }), 2],
  [
    'no report',
    elsewhere((each) => ({ ...each, match: { kind: 'unlisted', error: null, neighbours: [] } })),
    2,
  ],
  [
    'the proved version',
    depending({ resolved: { version: '1.1.0', file: 'b/package-lock.json', line: 1 } }),
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
  ],
  ['the type', depending({ type: 'pypi' }), 2],
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
  ],
  ['the role', depending({ role: 'launcher' }), 2],
  ['whether it is disabled', declaring({ disabled: true }), 2],
  ['the verdict', elsewhere((each) => ({ ...each, verdict: 'warn' })), 2],
  [
    'a remedy',
    elsewhere((each) => ({ ...each, remedy: { version: '2.0.0', grade: 'A', score: 90 } })),
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
        edited: [],
        obstacles: [],
      },
    })),
    2,
  ],
];

describe.for(differences)('servers that differ in %s', ([, other, blocks]) => {
  const both = [base, other];

  test('share a row where nothing else differs, and all that is said of each is there', () => {
    expect(groupServers(both)).toHaveLength(blocks);
    const summary = renderSummary(createReport(both));
    for (const { problems, verdict } of both) {
      for (const each of verdict === 'pass' ? [] : problems)
        expect(summary).toContain(lineHtml(problemLine(each, noLinks)));
    }
    expect(summary).toContain('line 2');
    expect(summary).toContain('<code>b/.mcp.json');
  });
});

test('a server counts once, under the worst verdict of its places', () => {
  const passing = elsewhere((each) => ({ ...each, verdict: 'pass' as const, problems: [] }));
  expect(countServers(createReport([passing, base]))).toMatchObject({
    servers: 1,
    declarations: 2,
    failed: 1,
    warned: 0,
  });
});

test('servers stand under their files, the worst first', () => {
  const inFile = (name: string, file: string): JudgedDependency => {
    const one = server(name, [problem()]);
    return {
      ...one,
      dependency: { ...one.dependency, declaration: { ...one.dependency.declaration, file } },
    };
  };
  const table = tableOf([inFile('a', 'x.json'), inFile('b', 'y.json'), inFile('c', 'x.json')]);
  expect(table.match(/<code>(?:[abc]|[xy]\.json)<\/code>/g)).toEqual(
    ['x.json', 'a', 'c', 'y.json', 'b'].map((text) => `<code>${text}</code>`),
  );
});

test('the comment tells both where the same name fails for different reasons', () => {
  const { problems } = having({ message: say`${'a server'} is far worse.` });
  const report = createReport([base, { ...graded({ score: 5 }), problems }]);
  expect(renderComment(report, { marker: '<!-- here -->', runUrl: null })).toContain(
    'is far worse.',
  );
});

test('one server under several names is told once, with its places', () => {
  const servers = ['a', 'b', 'a'].map((alias, at) => {
    const { dependency } = declaring({ alias, file: `${at}.json` });
    return { ...base, dependency: { ...dependency, span: dependency.declaration.span } };
  });
  expect(renderSummary(createReport(servers))).toContain(
    'also in <code>1.json:1</code>, <code>2.json:1</code>',
  );
});

test('the place of a server is the line that annotations mark', () => {
  const at = (line: number) => ({ start: { line, column: 1 }, end: { line, column: 2 } });
  const servers = ['a.json', 'b.json'].map((file, index) => {
    const { dependency } = declaring({ file, span: at(3) });
    return { ...base, dependency: { ...dependency, span: at(3 + index * 4) } };
  });
  expect(renderSummary(createReport(servers))).toContain('also in <code>b.json:7</code>');
  expect(renderSummary(createReport(servers))).toContain('<td>line 3 as');
});

test('three rules or more have a line that says what they are about', () => {
  const launches = ['npx @fictional-mcp/notes', 'npx @fictional-mcp/nobody@1.0.0'];
  const legendOf = (...lines: readonly string[]): string[] =>
    renderSummary(judged(lines)).match(/Rules by subject: .*?(?=<\/p>)/g) ?? [];
  expect(legendOf(...launches)).toEqual([]);
  expect(legendOf(...launches, './bin/server')).toEqual([
    'Rules by subject: <strong>no grade</strong>: unlisted; <strong>unsure which server</strong>: unidentified; <strong>command or version can change</strong>: unpinned.',
  ]);
});
