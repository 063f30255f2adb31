import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { levels, presetNames } from '../../src/model.ts';
import { renderPhrase } from '../../src/phrase.ts';
import { fileRules, ruleIds, waivableRules } from '../../src/policy/catalogue.ts';
import { evaluate, type Subjects } from '../../src/policy/evaluate.ts';
import type { Policy } from '../../src/policy/keys.ts';
import { verdictOf } from '../../src/policy/verdict.ts';
import { policyEdits } from '../../src/relaxations/policy-edits.ts';
import { emptyLayer, mergeLayers } from '../../src/settings/layers.ts';
import { readFloor, readPolicy } from '../../src/settings/policy-file.ts';
import { cpuMs } from '../cpu.ts';
import { policyFrom, subjectsOf } from '../policy/judging.ts';

const policyOf = (text: string | null, floor: string | null = null): Policy =>
  mergeLayers({
    file: text === null ? null : readPolicy(text, 'policy.yml'),
    given: emptyLayer,
    floor: floor === null ? null : readFloor(floor, 'floor'),
    maxAge: { ms: 1, source: 'default' },
  });

/** The edits of a policy file in words, those that are plainly stricter behind `stricter:`. */
const edits = (base: string | null, head: string | null, floor: string | null = null): string[] =>
  policyEdits(policyOf(base, floor), policyOf(head, floor)).map(
    ({ message, isStricter }) =>
      `${isStricter ? 'stricter: ' : ''}${renderPhrase(message, (value) => value)}`,
  );

const servers = (...overrides: string[]) => `servers: [${overrides.map((each) => `{ ${each} }`)}]`;
const acme = 'match: "pkg:npm/@acme/*"';
const files = 'match: pkg:npm/@acme/files';
const acmeOf90 = `${acme}, min-score: 90`;
const waiver = (changes: Readonly<Record<string, string>> = {}) => {
  const usual = {
    match: 'pkg:npm/a',
    rule: 'failing-finding',
    reason: 'x',
    expires: '2027-01-31',
  };
  return JSON.stringify({ waivers: [{ ...usual, ...changes }] });
};
const waived = 'pkg:npm/a, failing-finding, until 2027-01-31';

describe('every edit of the policy file is named', () => {
  test.for([
    // base, head (null: no file), edits
    ['preset: strict', 'preset: recommended', ['preset strict becomes recommended']],
    [null, 'preset: strict', ['stricter: preset recommended becomes strict']],
    [
      'preset: strict\nmin-score: 90\nmin-grade: B',
      null,
      ['preset strict becomes recommended', 'min-score 90 becomes 75', 'min-grade B becomes none'],
    ],
    [
      null,
      'preset: report-only\nmin-score: 76\nmin-grade: F',
      [
        'preset recommended becomes report-only',
        'stricter: min-score 75 becomes 76',
        'stricter: min-grade none becomes F',
      ],
    ],
    ['min-score: 80', 'min-score: 79.5', ['min-score 80 becomes 79.5']],
    ['min-grade: B', 'min-grade: B-', ['min-grade B becomes B-']],
    ['min-grade: C', 'min-grade: C+', ['stricter: min-grade C becomes C+']],

    ['rules: { unlisted: fail }', 'rules: { unlisted: warn }', ['unlisted fail becomes warn']],
    [null, 'rules: { unlisted: off }', ['unlisted warn becomes off']],
    [null, 'rules: { unlisted: fail }', ['stricter: unlisted warn becomes fail']],
    ['rules: { unlisted: fail }', '', ['unlisted fail becomes warn']],
    [
      'preset: strict\nrules: { warning-finding: fail }',
      'preset: recommended\nrules: { warning-finding: warn }',
      ['preset strict becomes recommended', 'warning-finding fail becomes warn'],
    ],
    // A touched file has a level of its own.
    [null, 'rules: { unparsable-file: warn }', ['unparsable-file fail becomes warn']],

    [
      null,
      servers(`${acme}, min-score: 60, min-grade: C, rules: { unlisted: off }`),
      [
        'for pkg:npm/@acme/* min-score none becomes 60',
        'stricter: for pkg:npm/@acme/* min-grade none becomes C',
        'for pkg:npm/@acme/* unlisted none becomes off',
      ],
    ],
    [
      servers(acmeOf90),
      servers(`${acme}, min-score: 80`),
      ['for pkg:npm/@acme/* min-score 90 becomes 80'],
    ],
    [servers(acmeOf90), '', ['for pkg:npm/@acme/* min-score 90 becomes none']],
    [
      servers(`${acme}, min-score: 60`),
      '',
      ['stricter: for pkg:npm/@acme/* min-score 60 becomes none'],
    ],
    // It may take the place of a stricter one, whichever patterns overlap.
    [
      servers(acmeOf90),
      servers(acmeOf90, `${files}, min-score: 80`),
      ['for pkg:npm/@acme/files min-score none becomes 80'],
    ],
    [
      servers(acmeOf90),
      servers(acmeOf90, `${files}, min-score: 90`),
      ['stricter: for pkg:npm/@acme/files min-score none becomes 90'],
    ],
    [
      servers(acmeOf90),
      'min-score: 90',
      [
        'stricter: min-score 75 becomes 90',
        'stricter: for pkg:npm/@acme/* min-score 90 becomes none',
      ],
    ],
    [
      servers(`${acme}, rules: { unlisted: fail }`),
      servers(`${acme}, rules: { unlisted: fail }`, `${files}, rules: { unlisted: warn }`),
      ['for pkg:npm/@acme/files unlisted none becomes warn'],
    ],
    // Of two entries with one pattern the first applies.
    [
      servers(`${files}, min-score: 90`, `${files}, min-score: 80`),
      servers(`${files}, min-score: 80`, `${files}, min-score: 90`),
      ['for pkg:npm/@acme/files min-score 90 becomes 80'],
    ],
    // Of two that are equally specific too.
    [
      servers(
        'match: "pkg:npm/@acme/a*", min-score: 90',
        'match: "pkg:npm/@acme/*b", min-score: 80',
      ),
      servers(
        'match: "pkg:npm/@acme/*b", min-score: 80',
        'match: "pkg:npm/@acme/a*", min-score: 90',
      ),
      ['the order of servers differs'],
    ],
    [
      null,
      servers(`${files}, server: srv-1`),
      ['for pkg:npm/@acme/files server none becomes srv-1'],
    ],
    [
      servers(`${files}, server: srv-1`),
      servers(`${files}, server: srv-2`),
      ['for pkg:npm/@acme/files server srv-1 becomes srv-2'],
    ],
    [servers(`${files}, server: srv-1`), '', ['for pkg:npm/@acme/files server srv-1 becomes none']],

    [
      'deny: ["pkg:npm/evil-*"]',
      'deny: ["pkg:npm/evil-a"]',
      ['stricter: pkg:npm/evil-a is new under deny', 'pkg:npm/evil-* is gone from deny'],
    ],
    [
      'deny: [pkg:npm/bad]',
      'deny: [pkg:npm/bad@1.0.0]',
      ['stricter: pkg:npm/bad@1.0.0 is new under deny', 'pkg:npm/bad is gone from deny'],
    ],
    [
      'allow: [pkg:npm/a]',
      'allow: [pkg:npm/a, "pkg:npm/@b/*"]',
      ['pkg:npm/@b/* is new under allow'],
    ],
    [
      'allow: [pkg:npm/a, pkg:npm/b]',
      'allow: [pkg:npm/a]',
      ['stricter: pkg:npm/b is gone from allow'],
    ],
    ['allow: [pkg:npm/a]', 'allow: []', ['pkg:npm/a is gone from allow']],
    [null, 'allow: [pkg:npm/a]', ['stricter: pkg:npm/a is new under allow']],
    [null, 'first-party: ["pkg:npm/@acme/*"]', ['pkg:npm/@acme/* is new under first-party']],
    ['first-party: [pkg:npm/a]', '', ['stricter: pkg:npm/a is gone from first-party']],
    [
      'preset: strict\nfirst-party: [pkg:npm/a]',
      'preset: strict',
      ['stricter: pkg:npm/a is gone from first-party'],
    ],
    // Where our own code weighs more than what is unlisted, or that is waived.
    ...[
      'rules: { local-code: fail }',
      'waivers: [{match: pkg:npm/a, rule: unlisted, reason: x, expires: 2027-01-31}]',
    ].map(
      (rest) =>
        [
          `first-party: [pkg:npm/a]\n${rest}`,
          rest,
          ['pkg:npm/a is gone from first-party'],
        ] as const,
    ),
    [
      null,
      'registries: ["npm=https://npm.acme.example"]',
      ['npm=https://npm.acme.example is new under registries'],
    ],
    [
      'registries: ["npm=https://npm.acme.example"]',
      '',
      ['stricter: npm=https://npm.acme.example is gone from registries'],
    ],
    // Where a package of another registry need not fail, whatever its grade.
    ...[
      'rules: { altered-launch: warn }',
      'waivers: [{match: pkg:npm/a, rule: altered-launch, reason: x, expires: 2027-01-31}]',
    ].map(
      (rest) =>
        [
          `registries: ["npm=https://npm.acme.example"]\n${rest}`,
          rest,
          ['npm=https://npm.acme.example is gone from registries'],
        ] as const,
    ),
    ['ignore-paths: [a/**]', 'ignore-paths: [a/**, "**"]', ['** is new under ignore-paths']],
    ['ignore-paths: [a/**]', '', ['stricter: a/** is gone from ignore-paths']],

    [null, waiver(), [`${waived} is new under waivers`]],
    [waiver(), '', [`stricter: ${waived} is gone from waivers`]],
    [
      null,
      'waivers: [{ file: .mcp.json, alias: b, rule: unidentified, reason: x, expires: 2027-01-31 }]',
      ['b in .mcp.json, unidentified, until 2027-01-31 is new under waivers'],
    ],
    [
      waiver(),
      waiver({ expires: '2027-02-28' }),
      [`under waivers ${waived} becomes pkg:npm/a, failing-finding, until 2027-02-28`],
    ],
    [
      waiver(),
      waiver({ expires: '2026-12-31' }),
      [`stricter: under waivers ${waived} becomes pkg:npm/a, failing-finding, until 2026-12-31`],
    ],
    [
      waiver({ check: 'b' }),
      waiver(),
      [
        `${waived} is new under waivers`,
        'stricter: pkg:npm/a, failing-finding of b, until 2027-01-31 is gone from waivers',
      ],
    ],
  ] as const)('%j → %j', ([base, head, expected]) => {
    expect(edits(base, head)).toEqual(expected);
  });

  test.for([
    ['the default is written down', null, 'preset: recommended\nmin-score: 75'],
    [
      'a preset that is written rule by rule',
      'preset: recommended',
      'rules: { unlisted: warn, denied: fail }',
    ],
    [
      'a level that report-only caps',
      'preset: report-only\nrules: { unlisted: fail }',
      'preset: report-only\nrules: { unlisted: warn }',
    ],
    [
      'entries of other patterns change places',
      servers(acmeOf90, `${files}, min-score: 80`),
      servers(`${files}, min-score: 80`, acmeOf90),
    ],
    [
      'another spelling of a pattern',
      servers(`${acme}, min-score: 60`),
      servers('match: "pkg:npm/%40acme/*", min-score: 60'),
    ],
    [
      'a mirror in another spelling',
      'registries: ["npm=https://npm.acme.example/"]',
      'registries: ["npm=https://NPM.acme.example"]',
    ],
    ['a waiver has a better reason', waiver(), waiver({ reason: 'SEC-112' })],
    ['messages', 'messages: { fail: a }', 'messages: { fail: b }'],
  ] as const)('%s: nothing is edited', ([, base, head]) => {
    expect(edits(base, head)).toEqual([]);
  });

  test.for([
    // floor, base, head, edits
    // What the repository does not set is the organisation's.
    ['min-score: 80', null, 'min-score: 78', ['min-score 80 becomes 78']],
    // What the organisation does not let it set changes nothing.
    ['min-score: 80', null, 'ignore-paths: ["**"]', []],
    [
      'min-score: 80\noverridable: [ignore-paths]',
      null,
      'ignore-paths: ["**"]',
      ['** is new under ignore-paths'],
    ],
    [
      'preset: strict',
      'rules: { unlisted: fail }',
      'rules: { unlisted: off }',
      ['unlisted fail becomes off'],
    ],
    // A level that is set overrides the organisation's, even if it is that of the preset.
    [
      'rules: { unlisted: fail }\noverridable: [unlisted]',
      'preset: recommended',
      'preset: recommended\nrules: { unlisted: warn }',
      ['unlisted fail becomes warn'],
    ],
    // The organisation's level may be of a minimum for other servers.
    [
      servers(acmeOf90),
      null,
      'rules: { score-below-minimum: warn }',
      ['score-below-minimum fail becomes warn'],
    ],
    // A value for all replaces the organisation's for some, even if it is the default.
    [
      `${servers(acmeOf90)}\noverridable: [min-score]`,
      null,
      'min-score: 80',
      [
        'stricter: min-score 75 becomes 80',
        "for pkg:npm/@acme/* the organisation's min-score 90 becomes none",
      ],
    ],
    [
      `${servers(acmeOf90)}\noverridable: [min-score]`,
      null,
      'min-score: 75',
      ["for pkg:npm/@acme/* the organisation's min-score 90 becomes none"],
    ],
    [
      `${servers(`${acme}, rules: { unlisted: fail }`)}\noverridable: [unlisted]`,
      null,
      'preset: recommended',
      [],
    ],
    [servers(acmeOf90), null, 'min-score: 80', ['stricter: min-score 75 becomes 80']],
    [
      `${servers(`${acme}, rules: { unpinned: fail }`)}\noverridable: [unpinned]`,
      'preset: recommended',
      'preset: recommended\nrules: { unpinned: warn }',
      [
        'stricter: unpinned off becomes warn',
        "for pkg:npm/@acme/* the organisation's unpinned fail becomes none",
      ],
    ],
  ] as const)('under the floor %j: %j → %j', ([floor, base, head, expected]) => {
    expect(edits(base, head, floor)).toEqual(expected);
  });

  test('an edit is located in the new policy', () => {
    const head = [
      'min-score: 60',
      'servers:',
      '  - match: pkg:npm/a',
      '    min-score: 10',
      'deny: [pkg:npm/c, pkg:npm/b]',
    ].join('\n');
    const found = policyEdits(
      policyOf('deny: [pkg:npm/c]\nrules: { unlisted: fail }'),
      policyOf(head),
    );
    expect(found.map(({ place }) => place)).toEqual([
      'min-score',
      'rules.unlisted',
      'servers.0',
      'deny.1',
    ]);
  });

  test('the cost of a comparison grows with the length of the policies', () => {
    const hostile = Array.from(
      { length: 440 },
      (_, at) => `pkg:npm/**a*b*c*d*e**${'x'.repeat(400)}${at}`,
    );
    const overrides = hostile.map((match, at) => `match: "${match}", min-score: ${at % 100}`);
    const began = cpuMs();
    expect(edits(null, servers(...overrides))).toHaveLength(440);
    expect(edits(JSON.stringify({ allow: hostile }), 'allow: [pkg:npm/a]')).toHaveLength(441);
    expect(cpuMs() - began).toBeLessThan(10_000);
  });
});

describe('if every edit is plainly stricter', () => {
  const mirror = 'https://npm.acme.example/';
  const subjectsUnder = (registries: boolean): Subjects => ({
    ...subjectsOf(launches, policyFrom(registries ? `registries: ["npm=${mirror}"]` : '')),
    files: [true, false].map((isTouched) => ({
      file: { path: `${isTouched}.json`, status: 'unreadable', reason: 'x', span: null },
      isTouched,
    })),
  });
  const launches = [
    'npx @fictional-mcp/notes@1.4.0',
    'npx @fictional-mcp/files@1.2.0',
    'npx @fictional-mcp/files@1.4.0',
    'npx @fictional-mcp/files',
    'npx @fictional-mcp/calendar@2.0.0',
    'npx @fictional-mcp/nobody@1.0.0',
    'npx @fictional-mcp/twin@1.0.0',
    'uvx fictional-mcp-clock==1.0.0',
    './bin/server',
    `npx --registry ${mirror} @fictional-mcp/files@1.2.0`,
  ];
  const [subjects, subjectsOfMirror] = [subjectsUnder(false), subjectsUnder(true)];
  const pattern = fc.constantFrom(
    'pkg:npm/**',
    'pkg:npm/@fictional-mcp/*',
    'pkg:npm/@fictional-mcp/f*',
    'pkg:npm/@fictional-mcp/*s',
    'pkg:npm/@fictional-mcp/files',
    'pkg:npm/@fictional-mcp/files@1.2.0',
    'pkg:npm/@fictional-mcp/files@^1',
    'pkg:npm/@fictional-mcp/n*@1.0.0',
    'pkg:npm/@fictional-mcp/nobody',
  );
  const level = fc.constantFrom(...levels);
  const minScore = fc.constantFrom(0, 41, 70, 75, 90, 100);
  const minGrade = fc.constantFrom('A', 'B', 'D', 'F-');
  const changedRules = ['score-below-minimum', 'unlisted', 'failing-finding', 'unpinned'];
  const rulesOf = (ids: readonly string[]) =>
    fc.dictionary(fc.constantFrom(...ids), level, { maxKeys: 3 });
  const waivedRules = waivableRules.filter((id) => !fileRules.includes(id));
  const anyPolicy = fc.record(
    {
      preset: fc.constantFrom(...presetNames),
      'min-score': minScore,
      'min-grade': minGrade,
      rules: rulesOf(ruleIds),
      servers: fc.array(
        fc.record(
          {
            match: pattern,
            'min-score': minScore,
            'min-grade': minGrade,
            rules: rulesOf(changedRules),
          },
          { requiredKeys: ['match'] },
        ),
        { maxLength: 3 },
      ),
      'first-party': fc.array(pattern, { maxLength: 2 }),
      registries: fc.constantFrom([], [`npm=${mirror}`]),
      deny: fc.array(pattern, { maxLength: 2 }),
      allow: fc.array(pattern, { maxLength: 2 }),
      waivers: fc.array(
        fc.record({
          match: fc.constantFrom('pkg:npm/@fictional-mcp/*', 'pkg:npm/@fictional-mcp/files'),
          rule: fc.constantFrom(...waivedRules),
          reason: fc.constant('x'),
          expires: fc.constantFrom('2026-11-01', '2026-12-31', '2027-12-31'),
        }),
        { maxLength: 2 },
      ),
    },
    { requiredKeys: [] },
  );
  type AnyPolicy = typeof anyPolicy extends fc.Arbitrary<infer T> ? T : never;
  /** A policy and a change of some of its parts: of two random policies, one nearly always relaxes the other. */
  const anyChange = fc
    .tuple(
      anyPolicy,
      anyPolicy,
      fc.subarray(
        [
          'preset',
          'min-score',
          'min-grade',
          'rules',
          'servers',
          'first-party',
          'registries',
          'deny',
          'allow',
          'waivers',
        ] as const,
        { maxLength: 3 },
      ),
    )
    .map(([base, other, changed]) => {
      const head: AnyPolicy = { ...base };
      for (const key of changed) Object.assign(head, { [key]: other[key] });
      // Unset keys must be absent, not null.
      return [base, head].map((each) => JSON.stringify(each)) as [string, string];
    });

  /** Organisations' policies, which decide what the repository's values replace. */
  const floor = fc.constantFrom(
    null,
    null,
    'preset: strict\noverridable: [preset, min-score, min-grade, unlisted, unpinned]',
    'min-score: 80\nmin-grade: B\noverridable: [min-score, min-grade, servers]',
    `rules: { unlisted: fail, failing-finding: off }\noverridable: [unlisted, failing-finding, preset]\nservers: [{ match: "pkg:npm/@fictional-mcp/f*", min-score: 90, rules: { unpinned: fail } }]`,
    'servers: [{ match: "pkg:npm/@fictional-mcp/f*", min-score: 90, rules: { unpinned: fail } }]\noverridable: [min-score, unpinned, registries]',
    'allow: ["pkg:npm/**"]\nfirst-party: ["pkg:npm/@fictional-mcp/nobody"]\nwaivable: [unlisted, unpinned]',
  );
  const severity = { pass: 0, warn: 1, fail: 2, error: 3 } as const;

  test('the new policy is never milder than the old one', () => {
    let compared = 0;
    fc.assert(
      fc.property(anyChange, floor, ([base, head], organisation) => {
        if (
          base === head ||
          edits(base, head, organisation).some((each) => !each.startsWith('stricter: '))
        )
          return;
        compared += 1;
        const judged = (text: string): number[] => {
          const policy = policyOf(text, organisation);
          const { servers: all, problems } = evaluate(
            policy.values.registries.length > 0 ? subjectsOfMirror : subjects,
            policy,
          );
          // Without an expired waiver its problem is gone too, which is not a relaxation.
          const rest = problems.filter(({ rule }) => !rule.startsWith('waiver-'));
          return [...all.map((server) => server.problems), rest].map(
            (each) => severity[verdictOf(each)],
          );
        };
        const [before, now] = [judged(base), judged(head)];
        for (const [index, verdict] of now.entries()) {
          expect(verdict).toBeGreaterThanOrEqual(before[index] ?? 0);
        }
      }),
      { numRuns: 500 },
    );
    expect(compared).toBeGreaterThan(50);
  });
});
