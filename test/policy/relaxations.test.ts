import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { levels, presetNames } from '../../src/model.ts';
import { renderPhrase } from '../../src/phrase.ts';
import { ruleIds, waivableRules } from '../../src/policy/catalogue.ts';
import { evaluate, type Facts } from '../../src/policy/evaluate.ts';
import { relaxationsOf } from '../../src/policy/relaxations.ts';
import { verdictOf } from '../../src/policy/verdict.ts';
import { defaultMinScore, emptyLayer, mergeLayers } from '../../src/settings/layers.ts';
import { readPolicy } from '../../src/settings/policy-file.ts';
import { cpuMs } from '../cpu.ts';
import { factsOf } from './judging.ts';

const found = (base: string | null, head: string | null) => {
  const [before, now] = [base, head].map((text) =>
    text === null ? emptyLayer : readPolicy(text, 'policy.yml'),
  );
  if (before === undefined || now === undefined) throw new Error('no layers');
  return relaxationsOf(before, now, 'policy.yml', { minScore: defaultMinScore });
};

/** The relaxations in a change of the policy file, as text. */
const relaxations = (base: string | null, head: string | null): string[] =>
  found(base, head).map(({ message }) => renderPhrase(message, (value) => value));

const servers = (...overrides: string[]) => `servers: [${overrides.map((each) => `{ ${each} }`)}]`;
const acme = 'match: "pkg:npm/@acme/*"';
const files = 'match: pkg:npm/@acme/files';
const waiver = (changes: Readonly<Record<string, string>> = {}) => {
  const usual = {
    match: 'pkg:npm/a',
    rule: 'failing-finding',
    reason: 'x',
    expires: '2027-01-31',
  };
  return JSON.stringify({ waivers: [{ ...usual, ...changes }] });
};

describe('relaxations of the policy file', () => {
  test.for([
    // base, head (null: no file), relaxations
    [
      'levels and minimums',
      'preset: strict',
      'preset: recommended',
      ['preset strict becomes recommended'],
    ],
    [
      'the file goes',
      'preset: strict\nmin-score: 90\nmin-grade: B',
      null,
      ['preset strict becomes recommended', 'min-score 90 becomes 75', 'min-grade B becomes none'],
    ],
    [
      'the file comes',
      null,
      'preset: report-only\nmin-score: 60',
      ['preset recommended becomes report-only', 'min-score 75 becomes 60'],
    ],
    [
      'a level',
      'rules: { unlisted: fail }',
      'rules: { unlisted: warn }',
      ['unlisted fail becomes warn'],
    ],
    ['a level of the preset', null, 'rules: { unlisted: off }', ['unlisted warn becomes off']],
    ['a level that goes', 'rules: { unlisted: fail }', '', ['unlisted fail becomes warn']],
    [
      'a level that was higher than the new preset',
      'preset: strict\nrules: { warning-finding: fail }',
      'preset: recommended\nrules: { warning-finding: warn }',
      ['preset strict becomes recommended', 'warning-finding fail becomes warn'],
    ],
    [
      'what a touched file has beyond others',
      null,
      'rules: { unparsable-file: warn }',
      ['unparsable-file fail becomes warn'],
    ],
    ['min-score', 'min-score: 80', 'min-score: 79.5', ['min-score 80 becomes 79.5']],
    ['min-grade', 'min-grade: B', 'min-grade: B-', ['min-grade B becomes B-']],

    [
      'an entry of servers',
      null,
      servers(`${acme}, min-score: 60, min-grade: C, rules: { unlisted: off }`),
      [
        'for pkg:npm/@acme/* min-score 75 becomes 60',
        'for pkg:npm/@acme/* unlisted warn becomes off',
      ],
    ],
    [
      'a milder entry',
      servers(`${acme}, min-score: 90`),
      servers(`${acme}, min-score: 80`),
      ['for pkg:npm/@acme/* min-score 90 becomes 80'],
    ],
    [
      'a stricter entry that goes',
      servers(`${acme}, min-score: 90`),
      '',
      ['for pkg:npm/@acme/* min-score 90 becomes 75'],
    ],
    [
      'a milder entry below a strict one',
      servers(`${acme}, min-score: 90`),
      servers(`${acme}, min-score: 90`, `${files}, min-score: 80`),
      ['for pkg:npm/@acme/files min-score 90 becomes 80'],
    ],
    [
      'an entry that takes the level of a wider one',
      servers(`${acme}, rules: { unlisted: fail }`),
      servers(`${acme}, rules: { unlisted: fail }`, `${files}, rules: { unlisted: warn }`),
      ['for pkg:npm/@acme/files unlisted fail becomes warn'],
    ],
    [
      'an entry for one version',
      servers(`${files}, min-score: 90`),
      servers(`${files}, min-score: 90`, 'match: pkg:npm/@acme/files@1.4.2, min-score: 80'),
      ['for pkg:npm/@acme/files@1.4.2 min-score 90 becomes 80'],
    ],
    [
      'an entry that meets a strict one',
      servers('match: "pkg:npm/@acme/*-mcp", min-score: 90'),
      servers(
        'match: "pkg:npm/@acme/*-mcp", min-score: 90',
        'match: "pkg:npm/@acme/files-and*", min-score: 80',
      ),
      ['for pkg:npm/@acme/*-mcp and pkg:npm/@acme/files-and* min-score 90 becomes 80'],
    ],
    [
      'two entries of one pattern change places',
      servers(`${files}, min-score: 90`, `${files}, min-score: 80`),
      servers(`${files}, min-score: 80`, `${files}, min-score: 90`),
      ['for pkg:npm/@acme/files min-score 90 becomes 80'],
    ],
    [
      'two entries that are equally specific change places',
      servers(
        'match: "pkg:npm/@acme/a*", min-score: 90',
        'match: "pkg:npm/@acme/*b", min-score: 80',
      ),
      servers(
        'match: "pkg:npm/@acme/*b", min-score: 80',
        'match: "pkg:npm/@acme/a*", min-score: 90',
      ),
      ['for pkg:npm/@acme/a* and pkg:npm/@acme/*b min-score 90 becomes 80'],
    ],
    [
      'the first of two entries of one pattern goes',
      servers(`${files}, min-score: 90`, `${files}, min-score: 50`),
      servers(`${files}, min-score: 50`),
      ['for pkg:npm/@acme/files min-score 90 becomes 50'],
    ],
    [
      'a lower minimum for all does not reach the entry',
      `min-score: 80\n${servers(`${acme}, min-score: 90`)}`,
      `min-score: 60\n${servers(`${acme}, min-score: 90`)}`,
      ['min-score 80 becomes 60'],
    ],
    [
      'a record',
      null,
      servers(`${files}, server: srv-1`),
      ['for pkg:npm/@acme/files binds it to srv-1'],
    ],
    [
      'another record',
      servers(`${files}, server: srv-1`),
      servers(`${files}, server: srv-2`),
      ['for pkg:npm/@acme/files binds it to srv-2'],
    ],
    [
      'no record any more',
      servers(`${files}, server: srv-1`),
      '',
      ['for pkg:npm/@acme/files no longer binds it to srv-1'],
    ],

    [
      'deny',
      'deny: ["pkg:npm/evil-*", "pkg:npm/bad"]',
      'deny: ["pkg:npm/evil-a"]',
      ['deny no longer names pkg:npm/evil-*', 'deny no longer names pkg:npm/bad'],
    ],
    [
      'deny for one version only',
      'deny: [pkg:npm/bad]',
      'deny: [pkg:npm/bad@1.0.0]',
      ['deny no longer names pkg:npm/bad'],
    ],
    [
      'allow',
      'allow: [pkg:npm/a]',
      'allow: [pkg:npm/a, "pkg:npm/@b/*"]',
      ['allow names pkg:npm/@b/*'],
    ],
    ['allow is emptied', 'allow: [pkg:npm/a]', 'allow: []', ['the allow list is gone']],
    [
      'first-party',
      null,
      'first-party: ["pkg:npm/@acme/*"]',
      ['first-party names pkg:npm/@acme/*'],
    ],
    [
      'first-party, where our own code weighs more',
      'first-party: [pkg:npm/a]\nrules: { local-code: fail }',
      'rules: { local-code: fail }',
      ['first-party no longer names pkg:npm/a'],
    ],
    [
      'registries',
      null,
      'registries: ["npm=https://npm.acme.example"]',
      ['registries accepts npm=https://npm.acme.example'],
    ],
    [
      'ignore-paths',
      'ignore-paths: [a/**]',
      'ignore-paths: [a/**, "**"]',
      ['ignore-paths leaves out **'],
    ],

    ['a waiver', null, waiver(), ['a waiver of failing-finding for pkg:npm/a until 2027-01-31']],
    [
      'a waiver of a file',
      null,
      'waivers: [{ file: .mcp.json, alias: b, rule: unidentified, reason: x, expires: 2027-01-31 }]',
      ['a waiver of unidentified for b in .mcp.json until 2027-01-31'],
    ],
    [
      'a waiver lives longer',
      waiver(),
      waiver({ expires: '2027-02-28' }),
      ['the waiver of failing-finding for pkg:npm/a until 2027-02-28 instead of 2027-01-31'],
    ],
    [
      'a waiver of one check becomes one of all',
      waiver({ check: 'b' }),
      waiver(),
      ['a waiver of failing-finding for pkg:npm/a until 2027-01-31'],
    ],
    [
      'a waiver of one version becomes one of all',
      waiver({ match: 'pkg:npm/a@1.0.0' }),
      waiver(),
      ['a waiver of failing-finding for pkg:npm/a until 2027-01-31'],
    ],
    [
      'a waiver of another rule',
      waiver(),
      waiver({ rule: 'unlisted' }),
      ['a waiver of unlisted for pkg:npm/a until 2027-01-31'],
    ],
  ] as const)('%s', ([, base, head, expected]) => {
    expect(relaxations(base, head)).toEqual(expected);
  });

  test.for([
    ['nothing changes', 'preset: strict', 'preset: strict'],
    ['the default is written down', null, 'preset: recommended\nmin-score: 75'],
    [
      'a preset that is written rule by rule',
      'preset: recommended',
      'rules: { unlisted: warn, unparsable-file: fail }',
    ],
    ['a stricter preset', null, 'preset: strict'],
    ['a stricter level', 'rules: { unlisted: warn }', 'rules: { unlisted: fail }'],
    [
      'a level that report-only caps',
      'preset: report-only\nrules: { unlisted: fail }',
      'preset: report-only\nrules: { unlisted: warn }',
    ],
    [
      'an entry that report-only capped',
      `preset: report-only\n${servers(`${acme}, rules: { unlisted: fail }`)}`,
      servers(`${acme}, rules: { unlisted: warn }`),
    ],
    ['a higher minimum', 'min-score: 60\nmin-grade: C', 'min-score: 61\nmin-grade: C+'],
    [
      'a stricter entry of servers',
      null,
      servers(`${acme}, min-score: 90, rules: { unlisted: fail }`),
    ],
    ['a milder entry that goes', servers(`${acme}, min-score: 60`), ''],
    [
      'an entry that says what holds anyway',
      servers(`${acme}, min-score: 90`),
      servers(`${acme}, min-score: 90`, `${files}, min-score: 90`),
    ],
    ['a minimum for some becomes one for all', servers(`${acme}, min-score: 90`), 'min-score: 90'],
    [
      'other servers',
      servers('match: pkg:npm/ab, min-score: 90'),
      servers('match: pkg:npm/ab, min-score: 90', 'match: pkg:npm/abc, min-score: 90'),
    ],
    [
      'entries of other patterns change places',
      servers(`${acme}, min-score: 90`, `${files}, min-score: 80`),
      servers(`${files}, min-score: 80`, `${acme}, min-score: 90`),
    ],
    [
      'another spelling of a pattern',
      servers(`${acme}, min-score: 60`),
      servers('match: "pkg:npm/%40acme/*", min-score: 60'),
    ],
    ['deny names more', 'deny: [pkg:npm/evil-a]', 'deny: ["pkg:npm/evil-*"]'],
    ['an allow list comes', null, 'allow: [pkg:npm/a]'],
    ['allow names less', 'allow: ["pkg:npm/@a/*"]', 'allow: [pkg:npm/@a/b, pkg:npm/@a/c@1.0.0]'],
    ['first-party names less', 'first-party: ["pkg:npm/@a/*"]', 'first-party: [pkg:npm/@a/b]'],
    ['a mirror goes', 'registries: ["npm=https://npm.acme.example/"]', ''],
    [
      'a mirror in another spelling',
      'registries: ["npm=https://npm.acme.example/"]',
      'registries: ["npm=https://NPM.acme.example"]',
    ],
    ['paths are judged again', 'ignore-paths: [a/**, b/**]', 'ignore-paths: [b/**]'],
    ['a waiver goes', waiver(), ''],
    ['a waiver ends sooner', waiver(), waiver({ expires: '2026-12-31' })],
    ['a waiver has a better reason', waiver(), waiver({ reason: 'SEC-112' })],
    ['a waiver of less', waiver(), waiver({ check: 'net-egress', match: 'pkg:npm/a@1.0.0' })],
    ['messages', 'messages: { fail: a }', 'messages: { fail: b }'],
  ] as const)('%s: nothing is named', ([, base, head]) => {
    expect(relaxations(base, head)).toEqual([]);
  });

  test('a relaxation is located in the new policy', () => {
    const head = [
      'min-score: 60',
      'rules:',
      '  unlisted: off',
      'servers:',
      '  - match: pkg:npm/a',
      '    min-score: 10',
      'first-party:',
      '  - pkg:npm/b',
      'waivers:',
      '  - { match: pkg:npm/c, rule: unlisted, reason: x, expires: 2027-01-31 }',
    ].join('\n');
    const places = found('min-grade: B', head).map(({ span }) => span?.start.line ?? null);
    expect(places).toEqual([3, 1, null, 5, 8, 10]);
  });

  test('too many entries to compare are reported as such', () => {
    const many = servers(
      ...Array.from({ length: 2_000 }, (_, at) => `match: "pkg:npm/a${at}*", min-score: 60`),
    );
    expect(relaxations(null, many)).toEqual(['servers has more changes than can be compared']);
  });

  test('the patterns of a change do not make the gate compare for minutes', () => {
    const end = 'x'.repeat(400);
    const slow = (count: number, from = 0) =>
      Array.from({ length: count }, (_, at) => `pkg:npm/**a*b*c*d*e**${end}${from + at}`);
    const many = slow(440).map((match, at) => `match: "${match}", min-score: ${at % 100}`);
    const began = cpuMs();
    expect(relaxations(null, servers(...many))).toEqual([
      'servers has more changes than can be compared',
    ]);
    const [allowed, other] = [slow(400), slow(400, 1000)].map((allow) => JSON.stringify({ allow }));
    expect(relaxations(allowed ?? '', other ?? '')).toHaveLength(400);
    expect(cpuMs() - began).toBeLessThan(20_000);
  });
});

describe('without a reported relaxation', () => {
  const facts: Facts = {
    ...factsOf([
      'npx @fictional-mcp/notes@1.4.0',
      'npx @fictional-mcp/files@1.2.0',
      'npx @fictional-mcp/files@1.4.0',
      'npx @fictional-mcp/files',
      'npx @fictional-mcp/calendar@2.0.0',
      'npx @fictional-mcp/nobody@1.0.0',
      'npx @fictional-mcp/twin@1.0.0',
      'uvx fictional-mcp-clock==1.0.0',
      './bin/server',
    ]),
    files: [true, false].map((isTouched) => ({
      file: { path: `${isTouched}.json`, status: 'unreadable', reason: 'x', span: null },
      isTouched,
    })),
  };
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
  const waived = waivableRules.filter((id) => id !== 'unparsable-file');
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
      deny: fc.array(pattern, { maxLength: 2 }),
      allow: fc.array(pattern, { maxLength: 2 }),
      waivers: fc.array(
        fc.record({
          match: fc.constantFrom('pkg:npm/@fictional-mcp/*', 'pkg:npm/@fictional-mcp/files'),
          rule: fc.constantFrom(...waived),
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

  const severity = { pass: 0, warn: 1, fail: 2, error: 3 } as const;

  test('the new policy is never milder than the old one', () => {
    let compared = 0;
    fc.assert(
      fc.property(anyChange, ([base, head]) => {
        if (base === head || relaxations(base, head).length > 0) return;
        compared += 1;
        const judged = (text: string): number[] => {
          const policy = mergeLayers({
            file: readPolicy(text, 'policy.yml'),
            given: emptyLayer,
            floor: null,
            maxAge: { ms: 1, source: 'default' },
          });
          const { servers: all, problems } = evaluate(facts, policy);
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
