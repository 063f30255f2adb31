import { describe, expect, test } from 'vitest';
import { generateExport } from '../../bench/generate.ts';
import {
  brokenRules,
  renderValidation,
} from '../../src/commands/export-validate/render-validation.ts';
import { createValidator } from '../../src/export/contract/validate.ts';
import { plainTerminal } from '../../src/report/write-text.ts';
import { exportDocument, type Shapes } from '../export-service/corpus.ts';
import { sizeFor } from '../sizes.ts';
import { inPieces } from './sources.ts';

function validate(document: unknown, size = 65_536) {
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  const validator = createValidator();
  for (const piece of inPieces(Buffer.from(text), size)) validator.push(piece);
  return validator.finish();
}

/** Returns a sound export with changes. */
function documentWith(changes: {
  head?: object;
  server?: object;
  score?: object;
  finding?: object;
  more?: {
    servers?: readonly unknown[];
    scores?: readonly unknown[];
    findings?: readonly unknown[];
  };
}) {
  const servers = [
    {
      id: 'srv-1',
      name: 'one',
      publisher: { namespace: 'n', verified: true },
      package_refs: ['npm:one'],
      versions: ['1.0.0'],
      categories: [],
      ...changes.server,
    },
    ...(changes.more?.servers ?? []),
  ];
  const scores = [
    {
      server: 'srv-1',
      version: '1.0.0',
      score: 80,
      grade: 'B',
      findings: ['f-1'],
      rubric_version: '1.4.0',
      generated_at: '2026-11-20T04:00:00.000Z',
      ...changes.score,
    },
    ...(changes.more?.scores ?? []),
  ];
  const findings = [
    { id: 'f-1', check: 'c', result: 'pass', evidence: 'e', weight: 1, ...changes.finding },
    ...(changes.more?.findings ?? []),
  ];
  return {
    schema_version: '1.0',
    rubric_version: '1.4.0',
    generated_at: '2026-11-20T04:00:00.000Z',
    counts: { servers: servers.length, scores: scores.length, findings: findings.length },
    servers,
    scores,
    findings,
    ...changes.head,
  };
}

describe('export validate', () => {
  test.for([
    {},
    { findings: 'index' },
    { findings: 'pointer' },
    { findings: 'object' },
    { packages: 'snake' },
    { packages: 'purl' },
    { versions: 'object' },
    { evidence: 'list' },
    { order: 'reversed' },
  ] satisfies Shapes[])('breaks no rule for a valid export of the shape %j', (shapes) => {
    const { outcomes, lengths } = validate(exportDocument(new Date('2026-11-20'), shapes), 17);
    expect(outcomes.filter(({ broken }) => broken > 0)).toEqual([]);
    expect(lengths).toEqual({ servers: 12, scores: 19, findings: 64 });
  });

  test.for([
    [{ head: { schema_version: 1 } }, 'schema_version', '/schema_version: 1'],
    [{ head: { rubric_version: '1.4' } }, 'rubric_version', '/rubric_version: 1.4'],
    [
      { head: { generated_at: '2026-11-20T04:00:00Z' } },
      'generated_at',
      '/generated_at: 2026-11-20T04:00:00Z',
    ],
    [
      { head: { counts: { servers: 1, scores: 1, findings: '1' } } },
      'counts',
      '/counts: {"servers":1,"scores":1,"findings":"1"}',
    ],
    [
      { head: { counts: { servers: 1, scores: 1, findings: 2 } } },
      'counts add up',
      '/counts/findings: 2 declared, 1 in the file',
    ],
    [{ server: { id: 'one' }, score: { server: 'one' } }, 'servers[].id', '/servers/0/id: one'],
    [{ server: { name: 7 } }, 'servers[].name', '/servers/0/name: 7'],
    [
      { server: { publisher: { namespace: 'n' } } },
      'servers[].publisher',
      '/servers/0/publisher: {"namespace":"n"}',
    ],
    [{ server: { package_refs: {} } }, 'servers[].package_refs', '/servers/0/package_refs: {}'],
    [
      { server: { categories: undefined } },
      'servers[].categories',
      '/servers/0/categories: missing',
    ],
    [{ score: { score: 80.5 } }, 'scores[].score', '/scores/0/score: 80.5'],
    [{ score: { score: 101, grade: 'A' } }, 'scores[].score', '/scores/0/score: 101'],
    [{ score: { grade: null } }, 'scores[].grade', '/scores/0/grade'],
    [
      { score: { generated_at: 'today' } },
      'scores[].generated_at',
      '/scores/0/generated_at: today',
    ],
    [{ score: { score: 74 } }, 'below 75 is below B', '/scores/0: 74 B'],
    [{ score: { score: 74, grade: 'b+' } }, 'below 75 is below B', '/scores/0: 74 b+'],
    [{ score: { server: 'srv-2' } }, 'scores have a server', '/scores/0/server'],
    [{ score: { findings: ['f-1', 'f-2'] } }, 'references lead to findings', '/scores/0/findings'],
    [{ score: { findings: [0, 7] } }, 'references lead to findings', '/scores/0/findings'],
    [
      { head: { counts: { servers: 1, scores: 1, findings: 0 }, findings: [] } },
      'references lead to findings',
      '/scores/0/findings',
    ],
    [{ finding: { result: 'maybe' } }, 'findings[].result', '/findings/0/result: maybe'],
    [{ finding: { evidence: undefined } }, 'findings[].evidence', '/findings/0/evidence: missing'],
    [{ finding: { weight: undefined } }, 'findings[].weight', '/findings/0/weight: missing'],
  ] as const)('%j breaks the rule %s', ([changes, rule, example]) => {
    const broken = brokenRules(validate(documentWith(changes)).outcomes);
    expect(broken.map((outcome) => outcome.rule)).toEqual([rule]);
    expect(broken[0]?.examples).toEqual([example]);
  });

  test.for(['servers', 'scores'] as const)(
    'an export without %s breaks the contract',
    (section) => {
      const whole = exportDocument(new Date());
      const { outcomes } = validate({ ...whole, [section]: [] });
      expect(outcomes.find(({ rule }) => rule === 'servers and scores are there')).toMatchObject({
        ...{ checked: 2, broken: 1, examples: [`/${section}: empty`] },
      });
    },
  );

  test('recognises repeated servers and scores', () => {
    const { servers, scores } = documentWith({});
    const document = documentWith({ more: { servers, scores } });
    expect(brokenRules(validate(document).outcomes).map(({ rule }) => rule)).toEqual([
      'server ids are unique',
      'one score for a version',
    ]);
  });

  test.for([
    [{ score: { score: 90, grade: 'S' } }, 'grades can be compared'],
    [{ score: { score: null, grade: 'F' } }, 'null means unscannable'],
    [{ finding: { result: 'unscannable' } }, 'null means unscannable'],
    [{ finding: { evidence: null } }, 'evidence and weight are given'],
    [{ finding: { weight: null } }, 'evidence and weight are given'],
    [{ score: { findings: ['f-1', {}] } }, 'references can be read'],
    // A number may be an index from 1 or another kind of id, so it leads to no finding.
    [{ score: { findings: ['f-1', 7] } }, 'references can be read'],
    [
      { more: { findings: [{ id: 'f-1', check: 'c', result: 'pass', evidence: 'e', weight: 1 }] } },
      'finding ids are unique',
    ],
    [{ server: { name: '' } }, 'names and versions are given'],
    [{ score: { version: '' } }, 'names and versions are given'],
    [{ server: { package_refs: ['npm:one', 'one'] } }, 'package references can be read'],
    [{ server: { versions: ['1.0.0', {}] } }, 'versions are understood'],
    [{ finding: { check: undefined } }, 'findings name their check'],
    [{ finding: { id: undefined }, score: { findings: [0] } }, 'findings have an id'],
    [
      { more: { findings: [{ id: 'f-2', check: 'c', result: 'pass', evidence: 'e', weight: 1 }] } },
      'findings are referred to',
    ],
  ] as const)('%j is a notice, not a violation: %s', ([changes, rule]) => {
    const { outcomes } = validate(documentWith(changes));
    expect(brokenRules(outcomes)).toEqual([]);
    const noticed = outcomes.filter(({ broken }) => broken > 0).map((each) => each.rule);
    // Changes that add a second finding also break the rule that findings are referred to.
    expect(noticed.slice(0, 1)).toEqual([rule]);
  });

  test.for([
    { head: { generated_at: '20261120T040000,000+00' } },
    { head: { rubric_version: '2026.11.b', schema_version: '' } },
    { server: { id: 'srv-' }, score: { server: 'srv-' } },
    { score: { score: 74, grade: 'B-' } },
    { score: { score: 74, grade: 'Average' } },
    { score: { rubric_version: '1.4', generated_at: '2026-11-20T04:00+01:00' } },
    // The contract defines no members for an object that refers to a finding.
    { score: { findings: ['f-1', { id: 'f-1', result: 'bogus' }] } },
  ] as const)('%j breaks no rule: the contract does not say that it does', (changes) => {
    expect(brokenRules(validate(documentWith(changes)).outcomes)).toEqual([]);
  });

  test('each rule of the contract names its section', () => {
    const sections = validate(documentWith({})).outcomes.map(({ section }) => section);
    expect(new Set(sections)).toEqual(new Set(['1', '2.1', '2.2', '2.3', '2.4', null]));
  });

  /**
   * Validates an export with versions of a server, each with its score and references, along with some
   * findings.
   */
  const scored = (
    reports: readonly (readonly [
      score: number | null,
      refs: readonly unknown[],
      rubric?: unknown,
    ])[],
    findings: readonly object[],
  ) =>
    validate(
      documentWith({
        head: {
          scores: reports.map(([score, refs, rubric = '1.4.0'], at) => ({
            ...(documentWith({}).scores[0] as object),
            ...{ version: `1.${at}.0`, score, grade: 'F', findings: refs, rubric_version: rubric },
          })),
          findings: findings.map((each) => ({ result: 'pass', evidence: 'e', weight: 1, ...each })),
        },
      }),
    );
  const [sameRule, similarRule] = [
    'equal findings have one score',
    'findings that look alike have one score',
  ];
  const three = [{ id: 'a' }, { id: 'b' }, { id: 'c', weight: 2 }];

  test.for([
    // References in any order, repeated, and in any notation.
    [
      [
        [80, ['a', 'c']],
        [71, ['c', 'a', 'c']],
      ],
      '/scores/0: 80, /scores/1: 71; 2 reports',
      2,
    ],
    [
      [
        [80, ['a', 'c']],
        [71, [0, '/findings/2']],
      ],
      '/scores/0: 80, /scores/1: 71; 2 reports',
      2,
    ],
    [
      [
        [80, ['a']],
        [80, ['a']],
        [null, ['a']],
      ],
      '/scores/0: 80, /scores/2: null; 3 reports',
      3,
    ],
    [
      [
        [80, ['a', 'c']],
        [80, ['c', 'a']],
      ],
      null,
      2,
    ],
    [
      [
        [80, ['a', 'c']],
        [71, ['a']],
      ],
      null,
      0,
    ],
    [
      [
        [80, []],
        [71, []],
      ],
      null,
      0,
    ],
    [
      [
        [80, ['a'], '1.4.0'],
        [71, ['a'], '1.5.0'],
      ],
      null,
      0,
    ],
    // Reports may differ in something unknown: the rubric, the score, or a finding missing from the export or
    // the report.
    [
      [
        [80, ['a'], null],
        [71, ['a'], null],
      ],
      null,
      0,
    ],
    [
      [
        [80, ['a']],
        [-1, ['a']],
      ],
      null,
      0,
    ],
    [
      [
        [80, ['a', 'x']],
        [71, ['a', 'x']],
      ],
      null,
      0,
    ],
    [
      [
        [80, ['a', {}]],
        [71, ['a', {}]],
      ],
      null,
      0,
    ],
    [
      [
        [80, ['a', { result: 'pass' }]],
        [71, ['a', { result: 'fail' }]],
      ],
      null,
      0,
    ],
  ] as const)('compares the scores of equal findings: %j', ([reports, example, sharing]) => {
    const { outcomes, sharing: counted } = scored(reports, three);
    const { broken = -1, examples } = outcomes.find(({ rule }) => rule === sameRule) ?? {};
    expect([broken, examples]).toEqual(example === null ? [0, []] : [1, [example]]);
    expect(counted).toEqual({ reports: sharing, disagreeing: example === null ? 0 : sharing });
  });

  test('says a contradiction once for each group, and sums up', () => {
    const reports = [80, 71, 60, 90, 91].map(
      (score, at) => [score, at < 3 ? ['a'] : ['b']] as const,
    );
    const validation = scored(reports, three.slice(0, 2));
    expect(validation.outcomes.find(({ rule }) => rule === sameRule)).toMatchObject({
      section: '1',
      checked: 2,
      broken: 2,
      examples: [
        '/scores/0: 80, /scores/1: 71; 3 reports',
        '/scores/3: 90, /scores/4: 91; 2 reports',
      ],
    });
    expect(renderValidation(validation, 'export.json', { ...plainTerminal, width: 200 })).toMatch(
      /^5 of 5 scores .*; 5 of these /m,
    );
  });

  test.for([
    [three, ['a'], ['b'], 1],
    [three, ['a', 'b'], ['b'], 0],
    [three, ['a'], ['c'], 0],
    [[{ id: 1 }, { id: 12 }], [1], [12], 1],
    [[{ key: 'a' }, { key: 'b' }], ['a'], ['b'], 1],
    // The first finding has its id in its evidence, so the two do not look alike.
    [
      [
        { evidence: 'a', id: 'a' },
        { evidence: 'a', id: 'b' },
      ],
      ['a'],
      ['b'],
      1,
    ],
    [
      [
        { evidence: 'a', id: 'a' },
        { evidence: 'b', id: 'b' },
      ],
      ['a'],
      ['b'],
      0,
    ],
    [
      [
        { other: { id: 'a' }, id: 'a' },
        { other: { id: 'b' }, id: 'b' },
      ],
      ['a'],
      ['b'],
      0,
    ],
  ] as const)(
    'findings that look alike are a remark: %j, %j and %j',
    ([findings, one, other, broken]) => {
      const { outcomes } = scored(
        [
          [80, one],
          [71, other],
          [71, other],
        ],
        findings,
      );
      const notice = outcomes.find(({ rule }) => rule === similarRule);
      expect(notice).toMatchObject({ section: null, checked: broken, broken });
      expect(outcomes.find(({ rule }) => rule === sameRule)).toMatchObject({ broken: 0 });
    },
  );

  test.for([
    ['"id": "a"', '"id": "b"'],
    ['"id"\n:\t"a"', '"id"\n:\t"b"'],
  ] as const)('an id is left out however the space around it is written: %j', ([one, other]) => {
    const text = JSON.stringify(
      documentWith({
        score: { findings: ['a'] },
        more: {
          scores: [
            {
              ...(documentWith({}).scores[0] as object),
              version: '2',
              score: 90,
              grade: 'A',
              findings: ['b'],
            },
          ],
        },
        head: { counts: { servers: 1, scores: 2, findings: 2 } },
      }),
    ).replace(
      /"findings":\[\{.*?\}\]/,
      `"findings":[{${one},"result":"pass"},{${other},"result":"pass"}]`,
    );
    expect(validate(text, 7).outcomes.find(({ rule }) => rule === similarRule)?.broken).toBe(1);
  });

  test('reads a number as an id if findings use numbers as ids', () => {
    const numbers = documentWith({ finding: { id: 5.5 }, score: { findings: [5.5] } });
    expect(validate(numbers).outcomes.filter(({ broken }) => broken > 0)).toEqual([]);
  });

  test.for([['/findings/0'], [{ index: 0 }]] as const)(
    'reads %j as a position whatever the ids are',
    ([reference]) => {
      const sound = documentWith({ finding: { id: 100 }, score: { findings: [reference] } });
      expect(brokenRules(validate(sound).outcomes)).toEqual([]);
      const dangling = documentWith({
        finding: { id: 100 },
        score: { findings: [reference, '/findings/100'] },
      });
      expect(brokenRules(validate(dangling).outcomes).map(({ rule }) => rule)).toContain(
        'references lead to findings',
      );
    },
  );

  test('parses members that the contract does not list', () => {
    const text = JSON.stringify(documentWith({})).replace(/}$/, ',"notes":[tru,,]}');
    expect(() => validate(text)).toThrow(/not JSON/);
  });

  test('a very deep value breaks a rule like any other', () => {
    const deep = `${'['.repeat(30_000)}1${']'.repeat(30_000)}`;
    const text = JSON.stringify(documentWith({})).replace('"score":80', `"score":${deep}`);
    expect(brokenRules(validate(text).outcomes)[0]?.examples).toEqual([
      '/scores/0/score: [[["(nested deeper)"]]]',
    ]);
  });

  test('counts all elements, and shows the first places', () => {
    const scores = Array.from({ length: 50 }, (_, at) => ({
      ...(documentWith({}).scores[0] as object),
      version: `2.${at}.0`,
      score: -at,
      grade: 'F',
    }));
    const { outcomes } = validate(documentWith({ more: { scores } }));
    const outcome = outcomes.find(({ rule }) => rule === 'scores[].score');
    expect(outcome).toMatchObject({ checked: 51, broken: 49 });
    expect(outcome?.examples).toHaveLength(3);
  });

  test('keeps every id apart in a large export', () => {
    const bytes = sizeFor({ small: 800_000, real: 8_000_000 });
    const { outcomes, lengths } = validate([...generateExport({ bytes, seed: 3 })].join(''));
    expect(lengths.findings).toBeGreaterThan(bytes / 400);
    expect(brokenRules(outcomes)).toEqual([]);
  });

  test('renders lines that nothing in the export can forge', () => {
    const hostile = documentWith({
      head: { schema_version: '::error::x' },
      finding: { result: '::error::\u202e##[group]' },
    });
    const text = renderValidation(validate(hostile), 'export.json', {
      ...plainTerminal,
      width: 200,
    });
    expect(text).not.toMatch(/^::|##\[|\u202e/m);
    expect(text).toContain(
      'BROKEN  findings[].result (section 2.4): 1 of 1. Expected: pass, warn, fail or unscannable',
    );
    expect(text).toContain('does not match its contract: it breaks 1 rule out of ');
  });
});
