import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compareRuns,
  mostPlaces,
  type RememberedRepository,
} from '../../../src/judging/history/compare.ts';
import { causes, type PlaceHistory } from '../../../src/judging/history/history.ts';
import type { Observation, ObservedPlace } from '../../../src/judging/history/observe.ts';

const [monday, tuesday, wednesday] = ['2026-11-16', '2026-11-17', '2026-11-18'] as const;

const notes: ObservedPlace = {
  ...{ file: '.mcp.json', client: 'claude-code', alias: 'notes', folder: '', role: 'server' },
  ...{ type: 'npm', name: '@fictional-mcp/notes', version: '1.4.0', launch: 'npx' },
  ...{ grade: 'A', verdict: 'pass', judgedVersion: '1.4.0', rubric: '1', record: 'notes' },
  ...{ evidence: 'passes all', rules: [] },
};
const files: ObservedPlace = { ...notes, alias: 'files', name: '@fictional-mcp/files' };

const first: Observation = {
  ...{ at: monday, commit: 'one', reader: '1', policy: 'mild' },
  places: [notes],
};

function rememberedOf(observation: Observation): RememberedRepository {
  return compareRuns(null, observation).kept;
}

const known = { after: null, by: monday };
const between = { after: monday, by: tuesday };
const unknown = { after: null, by: tuesday };

type Change = Partial<Omit<Observation, 'places'>>;

/** The history on Tuesday of a place that differs from Monday's as given. */
const cases: readonly [
  what: string,
  run: Change,
  place: Partial<ObservedPlace>,
  expected: Partial<PlaceHistory>,
][] = [
  ['nothing', {}, {}, {}],
  ['another commit that leaves it as it is', { commit: 'two' }, {}, {}],
  [
    'another version',
    { commit: 'two' },
    { version: '1.5.0', judgedVersion: '1.5.0' },
    { declared: between, graded: between, news: 'brought-in' },
  ],
  [
    'another version that is graded worse under another rubric',
    { commit: 'two', policy: 'strict' },
    { version: '1.5.0', grade: 'F', verdict: 'fail', rubric: '2' },
    { declared: between, graded: between, news: 'brought-in' },
  ],
  ['an edited launch', { commit: 'two' }, { launch: 'npx -r x' }, { news: 'brought-in' }],
  [
    'an edited launch that fails',
    { commit: 'two' },
    { launch: 'npx -r x', verdict: 'fail', rules: ['altered-launch'] },
    { graded: between, news: 'brought-in' },
  ],
  ['words that another version of the tool reads otherwise', { reader: '2' }, { launch: 'x' }, {}],
  [
    'words that it reads otherwise at another commit',
    { reader: '2', commit: 'two' },
    { launch: 'x' },
    {},
  ],
  ['a version that it reads otherwise', { reader: '2' }, { version: 'v1.4.0' }, {}],
  [
    'another grade',
    {},
    { grade: 'F', verdict: 'fail', evidence: 'fails', rules: ['below-minimum'] },
    { graded: between, news: 'graded-anew' },
  ],
  ['a better grade', {}, { grade: 'B' }, { graded: between, news: 'graded-anew' }],
  [
    'a grade that is gone',
    {},
    { grade: null, rubric: null },
    { graded: between, news: 'graded-anew' },
  ],
  [
    'another grade beside another policy',
    { policy: 'strict' },
    { grade: 'F', verdict: 'fail' },
    { graded: between, news: 'graded-anew' },
  ],
  [
    'another verdict from other findings',
    {},
    { verdict: 'warn', evidence: 'warns', rules: ['failed-check'] },
    { graded: between, news: 'graded-anew' },
  ],
  ['another score within the grade', {}, { evidence: '91' }, {}],
  [
    'a newer version that the service judges for an unpinned one',
    {},
    { judgedVersion: '1.5.0', evidence: 'passes more' },
    {},
  ],
  [
    'a newer version with another grade',
    {},
    { judgedVersion: '1.5.0', grade: 'C', verdict: 'warn' },
    { graded: between, news: 'graded-anew' },
  ],
  [
    'another rubric with another grade',
    {},
    { rubric: '2', grade: 'C', verdict: 'fail', evidence: 'x' },
    { graded: between, news: 'rubric-changed' },
  ],
  [
    'another rubric with another verdict',
    {},
    { rubric: '2', verdict: 'warn', evidence: 'x', rules: ['failed-check'] },
    { graded: between, news: 'rubric-changed' },
  ],
  ['another rubric with the same grade', {}, { rubric: '2', evidence: 'x' }, {}],
  [
    'a stricter policy',
    { policy: 'strict' },
    { verdict: 'fail', rules: ['below-minimum'] },
    { graded: between, news: 'policy-changed' },
  ],
  [
    'a stricter policy in a commit of the repository',
    { policy: 'strict', commit: 'two' },
    { verdict: 'fail', rules: ['below-minimum'] },
    { graded: between, news: 'policy-changed' },
  ],
  ['a policy that judges it as before', { policy: 'strict' }, {}, {}],
  [
    'a policy that binds it to another record',
    { policy: 'bound' },
    { record: 'other', grade: 'D', verdict: 'fail', evidence: 'x' },
    { graded: between, news: 'policy-changed' },
  ],
  ['another alias', { commit: 'two' }, { alias: 'ours' }, {}],
  ['another file', { commit: 'two' }, { file: 'b/.mcp.json', folder: 'b' }, {}],
  [
    'another client',
    { commit: 'two' },
    { file: '.cursor/mcp.json', client: 'cursor' },
    { declared: between, graded: between, news: 'brought-in' },
  ],
  [
    'another server in its place',
    { commit: 'two' },
    { name: '@fictional-mcp/files' },
    { declared: between, graded: between, news: 'brought-in' },
  ],
];

describe('a place', () => {
  test.for(cases)('with %s', ([, run, place, expected]) => {
    const now = { ...first, at: tuesday, ...run, places: [{ ...notes, ...place }] };
    const { histories } = compareRuns(rememberedOf(first), now);
    expect(histories).toEqual([{ declared: known, graded: known, news: null, ...expected }]);
  });

  test('whose waiver has ended is judged anew by the policy', () => {
    const before = { ...notes, grade: 'D', rules: ['waived below-minimum'] };
    const after = { ...before, verdict: 'fail', rules: ['below-minimum'] } as const;
    const last = rememberedOf({ ...first, places: [before] });
    const { histories } = compareRuns(last, { ...first, at: tuesday, places: [after] });
    expect(histories[0]?.news).toBe('policy-changed');
  });

  test('that moves out of a folder of examples is brought in', () => {
    const before = { ...notes, file: 'examples/.mcp.json', folder: 'examples' };
    const last = rememberedOf({ ...first, places: [before] });
    const now = { ...first, at: tuesday, commit: 'two' };
    const { histories, gone } = compareRuns(last, now);
    expect(histories[0]?.news).toBe('brought-in');
    expect(gone).toMatchObject([{ file: 'examples/.mcp.json' }]);
  });

  test('keeps what it was, when it is gone', () => {
    const last = rememberedOf(first);
    const { gone, histories } = compareRuns(last, {
      ...first,
      at: tuesday,
      commit: 'two',
      places: [files],
    });
    expect(gone).toEqual([{ ...notes, declared: known, graded: known }]);
    expect(histories[0]?.news).toBe('brought-in');
  });

  test('has dates of the run that found it, however often it is judged', () => {
    const second = { ...first, at: tuesday, places: [{ ...notes, grade: 'F' }] };
    const { kept } = compareRuns(rememberedOf(first), second);
    const third = compareRuns(kept, { ...second, at: wednesday, commit: 'three' });
    expect(third.histories).toEqual([{ declared: known, graded: between, news: null }]);
  });
});

describe('a repository', () => {
  test('that no run knew is not news, unless it was not there', () => {
    const now = { ...first, at: tuesday };
    expect(compareRuns(null, now).histories[0]).toEqual({
      ...{ declared: unknown, graded: unknown, news: null },
    });
    expect(compareRuns(null, now, { absentAt: monday }).histories[0]).toEqual({
      ...{ declared: between, graded: between, news: 'brought-in' },
    });
  });

  test('shows more to another version of the tool, which nobody brought in', () => {
    const now = { ...first, at: tuesday, commit: 'two', reader: '2', places: [notes, files] };
    expect(compareRuns(rememberedOf(first), now).histories).toEqual([
      { declared: known, graded: known, news: null },
      { declared: unknown, graded: unknown, news: null },
    ]);
  });

  test('shows more of the same files where the policy or the export differs', () => {
    const now = { ...first, at: tuesday, places: [notes, files] };
    const news = (policy: string) =>
      compareRuns(rememberedOf(first), { ...now, policy }).histories[1]?.news;
    expect([news('mild'), news('strict')]).toEqual(['graded-anew', 'policy-changed']);
  });

  test('with more places than are kept does not find those beyond anew each time', () => {
    const many = Array.from({ length: mostPlaces + 5 }, (_, at) => ({ ...notes, alias: `${at}` }));
    const last = rememberedOf({ ...first, places: many });
    expect(last.places).toHaveLength(mostPlaces);
    const now = { ...first, at: tuesday, commit: 'two', places: many };
    expect(compareRuns(last, now).histories.every(({ news }) => news === null)).toBe(true);
  });
});

const someText = (...texts: string[]) => fc.constantFrom(...texts);
const anyPlace: fc.Arbitrary<ObservedPlace> = fc.record({
  file: someText('.mcp.json', 'a/.mcp.json'),
  client: someText('claude-code', 'cursor'),
  alias: someText('a', 'b'),
  folder: someText('', 'a'),
  role: fc.constant('server' as const),
  type: fc.constant('npm' as const),
  name: someText('x', 'y'),
  version: someText('1', '2'),
  launch: someText('l', 'm'),
  grade: fc.constantFrom('A', 'F', null),
  verdict: fc.constantFrom('pass', 'warn', 'fail', 'error'),
  judgedVersion: someText('1', '2'),
  rubric: fc.constantFrom('1', '2', null),
  record: someText('r', 's'),
  evidence: someText('e', 'f'),
  rules: fc.subarray(['failed-check', 'waived failed-check', 'too-new']),
});
const anyRun: fc.Arbitrary<Observation> = fc.record({
  at: fc.constant(monday),
  commit: someText('one', 'two'),
  reader: someText('1', '2'),
  policy: someText('mild', 'strict'),
  places: fc.array(anyPlace, { maxLength: 6 }),
});

describe('of any two runs', () => {
  test('the same one again is no news', () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        const { histories, gone } = compareRuns(rememberedOf(run), { ...run, at: tuesday });
        expect(histories.map(({ news }) => news)).toEqual(run.places.map(() => null));
        expect(gone).toEqual([]);
      }),
    );
  });

  test('no place is lost, news have causes, and only a commit brings in', () => {
    fc.assert(
      fc.property(anyRun, anyRun, (before, after) => {
        const now = { ...after, at: tuesday };
        const last = rememberedOf(before);
        const { histories, gone, kept } = compareRuns(last, now);
        expect(histories).toHaveLength(now.places.length);
        expect(kept.places).toHaveLength(now.places.length);
        for (const [at, { news, declared, graded }] of histories.entries()) {
          if (news !== null) expect(causes).toContain(news);
          if (news === 'brought-in') expect(now.commit).not.toBe(last.commit);
          // A grade is never older than the declaration that has it.
          expect(graded.by >= declared.by || declared.after === null).toBe(true);
          expect(kept.places[at]).toMatchObject({ ...now.places[at], declared, graded });
        }
        const continued = histories.filter(({ declared }) => declared.by === monday).length;
        expect(continued + gone.length).toBe(last.places.length);
      }),
    );
  });
});
