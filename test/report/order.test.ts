/* Tests that every output lists the worst problem first, wherever it is in the files. */

import { describe, expect, test } from 'vitest';
import { reportedMatch } from '../../src/judging/grading/matched.ts';
import { ruleIds } from '../../src/judging/policy/catalogue.ts';
import type { JudgedDependency, Report } from '../../src/judging/report.ts';
import type { Problem } from '../../src/model/model.ts';
import { say } from '../../src/model/phrase.ts';
import { buildAnnotations } from '../../src/report/annotations/build-annotations.ts';
import { renderCheck } from '../../src/report/check.ts';
import { renderComment } from '../../src/report/comment/render-comment.ts';
import {
  compareProblems,
  compareServers,
  reportedProblems,
} from '../../src/report/contents/order.ts';
import { renderSarif } from '../../src/report/sarif/render-sarif.ts';
import { renderSummary } from '../../src/report/summary/render-job-summary.ts';
import { createReport, problem, server } from './builders.ts';

type Verdict = NonNullable<JudgedDependency['verdict']>;

/** Returns a server with a score (null for none) and one problem that contains its name. */
function scored(
  name: string,
  score: number | null,
  rule = 'below-minimum',
  verdict: Verdict = 'fail',
  changes: Partial<Problem> = {},
): JudgedDependency {
  const level = verdict === 'pass' ? 'warn' : verdict;
  const each = problem({ rule, level, message: say`${name} is bad.`, ...changes });
  const one = server(name, verdict === 'pass' ? [] : [each]);
  const match = reportedMatch(one.match);
  if (match === null) throw new Error('no report');
  return {
    ...one,
    verdict,
    match:
      score === null
        ? { kind: 'unlisted', error: null, neighbours: [] }
        : { ...match, report: { ...match.report, score } },
  };
}

const names = (servers: readonly JudgedDependency[]): (string | null)[] =>
  servers.map(({ dependency }) => dependency.name);

describe('the order', () => {
  const [near, nearer] = [scored('near', 74), scored('nearer', 74)];
  const unchanged = { ...scored('unchanged', 41), change: 'unchanged' as const };
  const ordered = [
    scored('undecided', 90, 'inconsistent-export', 'error'),
    scored('denied', 96, 'denied'),
    scored('altered', null, 'altered-launch'),
    scored('null', 0),
    scored('forty-one', 41),
    unchanged,
    near,
    nearer,
    scored('ungraded', null, 'unlisted'),
    scored('loose', 20, 'unpinned', 'warn'),
    scored('good', 96, 'unpinned', 'warn'),
    scored('best', 96, '', 'pass'),
  ];

  test('is by verdict, then what no score excuses, then the score, none being the last', () => {
    // The two equal servers keep their relative order here too.
    const mixed = [2, 1, 0, 3].flatMap((rest) => ordered.filter((_, at) => at % 4 === rest));
    expect(names(mixed.toSorted(compareServers))).toEqual(names(ordered));
    const plainSentence = reportedProblems(mixed)
      .sort(compareProblems)
      .flatMap(({ server: of }) => of ?? []);
    expect(names(plainSentence)).toEqual(names(ordered.slice(0, -1)));
  });

  test('what is waived comes last, and a waived rule makes no server worse', () => {
    const waived = scored('waived', 96, 'denied', 'fail', { waived: 'reviewed' });
    const { problems } = scored('x', 96);
    const both = { ...waived, problems: [...waived.problems, ...problems] };
    expect(names([both, scored('f', 5)].sort(compareServers))).toEqual(['f', 'waived']);
    expect(
      reportedProblems([both])
        .sort(compareProblems)
        .map(({ problem: { rule } }) => rule),
    ).toEqual(['below-minimum', 'denied']);
  });
});

/** Every output as text, with a number of problems too large for it to list. */
const outputs: readonly (readonly [
  name: string,
  tooMany: number,
  render: (report: Report) => string,
])[] = [
  [
    'annotations',
    200,
    (report) =>
      buildAnnotations(report, '')
        .map(({ message }) => message)
        .join('\n'),
  ],
  [
    'the comment',
    1000,
    (report) => renderComment(report, { marker: '<!-- here -->', runUrl: null }),
  ],
  ['the summary', 6000, renderSummary],
  ['a terminal', 1000, (report) => renderCheck(report, { paint: (_, text) => text, width: 1000 })],
  ['SARIF', 6000, (report) => renderSarif(report, '')],
];

describe.for(outputs)('%s', ([name, tooMany, render]) => {
  const misses = Array.from({ length: tooMany }, (_, at) => scored(`near-${at}`, 74));

  test.for([
    ['an F among many C', scored('the-worst', 0)],
    ['a denied A among many C', scored('the-worst', 96, 'denied')],
    ['an altered one without a grade among many C', scored('the-worst', null, 'altered-launch')],
  ] as const)('tells %s, wherever it stands', ([, worst]) => {
    for (const servers of [
      [...misses.slice(0, 30), worst],
      [...misses, worst, ...misses.slice(0, 1)],
    ]) {
      const text = render(createReport(servers));
      // A terminal lists them all.
      const sentences = text.split(' is bad.').length - 1;
      if (name !== 'a terminal') expect(sentences).toBeLessThanOrEqual(tooMany);
      expect(text).toContain('the-worst');
      expect(text.indexOf('the-worst')).toBeLessThan(text.search(/near-\d/));
    }
  });

  test('tells first what loosens the gate, of what is of no server', () => {
    const faults = Array.from({ length: tooMany }, (_, at) =>
      problem({
        rule: 'unparsable-file',
        message: say`${`near-${at}`} is bad.`,
        file: `${at}.json`,
      }),
    );
    const worst = problem({ rule: 'policy-weakened', message: say`${'the-worst'} is bad.` });
    const text = render(createReport([], { problems: [...faults, worst] }));
    expect(text).toContain('the-worst');
    expect(text.indexOf('the-worst')).toBeLessThan(text.search(/near-\d/));
  });
});

test('rules of tests are those of the catalogue', () => {
  expect(ruleIds).toEqual(
    expect.arrayContaining(['below-minimum', 'denied', 'altered-launch', 'unlisted']),
  );
});
