/* Tests properties that hold for all policies and all sets of servers. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileRules, ruleIds, waivableRules } from '../../../src/judging/policy/catalogue.ts';
import { type Evaluation, evaluate } from '../../../src/judging/policy/evaluate.ts';
import { computeVerdict } from '../../../src/judging/policy/verdict.ts';
import {
  type Level,
  levels,
  type Problem,
  presetNames,
  type Verdict,
} from '../../../src/model/model.ts';
import { runs } from '../../seed.ts';
import { createSubjects, factFaults, policyFrom } from './judging.ts';

const lines = [
  'npx @fictional-mcp/notes@1.4.0',
  'npx @fictional-mcp/files@1.2.0',
  'npx @fictional-mcp/files@1.2.0 was npx @fictional-mcp/files@1.5.0',
  'npx @fictional-mcp/shell@0.1.0',
  'npx @fictional-mcp/calendar',
  'npx @fictional-mcp/nobody@1.0.0',
  'npx @fictional-mcp/nobody@1.0.0 was npx @fictional-mcp/notes@1.4.0',
  'npx @fictional-mcp/mail@2.0.0',
  'npx @fictional-mcp/twin@1.0.0',
  'uvx fictional-mcp-clock==1.0.0',
  'docker run registry.example/fictional/maps:2.0.1',
  'https://mcp.fictional.example/search',
  'npx mcp-remote https://mcp.fictional.example/search',
  './bin/server',
  'npx @fictional-mcp/shell@0.1.0 (disabled)',
  // Problems that existed before and are no worse, and near misses.
  'npx @fictional-mcp/files@1.4.0 was npx @fictional-mcp/files@1.2.0',
  'npx @fictional-mcp/shell@0.1.0 was npx @fictional-mcp/shell',
  'npx @fictional-mcp/shell was npx @fictional-mcp/shell@0.1.0',
  'npx @fictional-mcp/nobody@1.1.0 was npx @fictional-mcp/nobody@1.0.0',
  'npx @fictional-mcp/calendar@2.0.0 --x was npx @fictional-mcp/calendar@2.0.0',
  'npx @fictional-mcp/notes --x was npx @fictional-mcp/notes',
  'npx @fictional-mcp/files@1.2.0 --all was npx @fictional-mcp/files@1.2.0',
];

const severity: Readonly<Record<Verdict, number>> = { pass: 0, warn: 1, fail: 2, error: 3 };

const pattern = fc.constantFrom(
  'pkg:npm/@fictional-mcp/*',
  'pkg:npm/@fictional-mcp/files',
  'pkg:npm/@fictional-mcp/files@1.2.0',
  'pkg:npm/@fictional-mcp/nobody',
  'pkg:pypi/fictional-mcp-clock',
  'https://mcp.fictional.example/**',
);

/** A policy as a plain object. */
const anyPolicy = fc.record(
  {
    preset: fc.constantFrom(...presetNames),
    'min-score': fc.integer({ min: 0, max: 100 }),
    'min-grade': fc.constantFrom('A', 'B-', 'F'),
    'min-age': fc.constantFrom('36h', '7d', '20d'),
    rules: fc.dictionary(fc.constantFrom(...ruleIds), fc.constantFrom(...levels)),
    servers: fc.array(
      fc.record({ match: pattern, 'min-score': fc.integer({ min: 0, max: 100 }) }),
      { maxLength: 2 },
    ),
    ratchet: fc.boolean(),
    'first-party': fc.array(pattern, { maxLength: 1 }),
    deny: fc.array(pattern, { maxLength: 2 }),
    allow: fc.array(pattern, { maxLength: 3 }),
  },
  { requiredKeys: [] },
);
type AnyPolicy = typeof anyPolicy extends fc.Arbitrary<infer T> ? T : never;

const waiver = fc.record({
  match: pattern,
  rule: fc.constantFrom(...waivableRules.filter((id) => !fileRules.includes(id))),
  reason: fc.constant('known'),
  expires: fc.constantFrom('2026-11-19', '2026-11-20', '2027-12-31'),
});

/** Passes the policy as JSON, which is valid YAML. */
const judge = (policy: object, some: readonly string[] = lines): Evaluation => {
  const effective = policyFrom(JSON.stringify(policy));
  return evaluate(createSubjects(some, effective), effective, false);
};
const problemsOf = ({ servers, problems }: Evaluation): Problem[] => [
  ...servers.flatMap((server) => server.problems),
  ...problems,
];
const runVerdict = (evaluation: Evaluation): number =>
  severity[computeVerdict(problemsOf(evaluation))];

describe('every policy', () => {
  test('a waiver never makes the verdict on a server worse, nor lets the run fail', () => {
    fc.assert(
      fc.property(anyPolicy, fc.array(waiver, { maxLength: 3 }), (bare, waivers) => {
        // A problem that a waiver names is not treated more mildly for having existed before.
        const policy = { ...bare, ratchet: false };
        const [without, waived] = [judge(policy), judge({ ...bare, waivers })];
        for (const [index, { verdict }] of waived.servers.entries()) {
          expect(severity[verdict ?? 'pass']).toBeLessThanOrEqual(
            severity[without.servers[index]?.verdict ?? 'pass'],
          );
        }
        // The rules about waivers themselves are excluded, because a policy can make them fail.
        const others = (evaluation: Evaluation): Evaluation => ({
          ...evaluation,
          problems: evaluation.problems.filter(({ rule }) => !rule.startsWith('waiver-')),
        });
        expect(runVerdict(others(waived))).toBeLessThanOrEqual(runVerdict(others(without)));
      }),
      { numRuns: runs(60) },
    );
  });

  test('every problem has facts of the shape of its rule', () => {
    fc.assert(
      fc.property(anyPolicy, fc.array(waiver, { maxLength: 3 }), (policy, waivers) => {
        expect(factFaults(problemsOf(judge({ ...policy, waivers })))).toEqual([]);
      }),
      { numRuns: runs(30) },
    );
  });

  test('an expired waiver has no effect on servers', () => {
    fc.assert(
      fc.property(anyPolicy, waiver, (policy, given) => {
        const waivers = [{ ...given, expires: '2026-11-19' }];
        const verdicts = ({ servers }: Evaluation) => servers.map(({ verdict }) => verdict);
        const without = verdicts(judge({ ...policy, ratchet: false }));
        expect(verdicts(judge({ ...policy, waivers, ratchet: false }))).toEqual(without);
        // An expired waiver can only prevent a problem from being treated more mildly for having existed
        // before.
        const [named, bare] = [judge({ ...policy, waivers }), judge(policy)].map(verdicts);
        for (const [index, verdict] of (named ?? []).entries()) {
          expect([bare?.[index], without[index]]).toContain(verdict);
        }
      }),
      { numRuns: runs(30) },
    );
  });

  test('a stricter policy never gives a milder verdict', () => {
    const stricter: readonly ((policy: AnyPolicy) => object)[] = [
      (policy) => ({ ...policy, 'min-score': Math.min(100, (policy['min-score'] ?? 75) + 20) }),
      (policy) => ({ ...policy, 'min-grade': 'A+' }),
      (policy) => ({ ...policy, 'min-age': '365d' }),
      (policy) => ({ ...policy, deny: [...(policy.deny ?? []), 'pkg:npm/**'] }),
      (policy) => ({ ...policy, 'first-party': [] }),
      (policy) => ({ ...policy, allow: (policy.allow ?? ['pkg:npm/nothing']).slice(0, 1) }),
      (policy) => (policy.preset === 'recommended' ? { ...policy, preset: 'strict' } : policy),
      (policy) => ({ ...policy, ratchet: false }),
    ];
    fc.assert(
      fc.property(
        anyPolicy,
        fc.array(waiver, { maxLength: 2 }),
        fc.constantFrom(...stricter),
        (bare, waivers, tighten) => {
          // A waiver that is unused under this policy may be used under a stricter one.
          const rules = { ...bare.rules, 'waiver-stale': 'off' as const };
          const policy = { ...bare, waivers, rules };
          const [mild, strict] = [judge(policy), judge(tighten(policy))];
          expect(runVerdict(mild)).toBeLessThanOrEqual(runVerdict(strict));
          for (const [index, { verdict, problems }] of mild.servers.entries()) {
            const stricter = strict.servers[index];
            expect(severity[verdict ?? 'pass']).toBeLessThanOrEqual(
              severity[stricter?.verdict ?? 'pass'],
            );
            // A new problem is new under every policy.
            for (const { rule, standing } of stricter?.problems ?? []) {
              const same = problems.find((each) => each.rule === rule);
              if (same !== undefined) {
                expect(same.standing === 'before').toBe(standing === 'before');
              }
            }
          }
        },
      ),
      { numRuns: runs(120) },
    );
  });

  test('raising a level never gives a milder verdict', () => {
    fc.assert(
      fc.property(anyPolicy, fc.constantFrom(...ruleIds), (policy, rule) => {
        const at = (level: Level): number =>
          runVerdict(judge({ ...policy, rules: { ...policy.rules, [rule]: level } }));
        expect(at('off')).toBeLessThanOrEqual(at('warn'));
        expect(at('warn')).toBeLessThanOrEqual(at('fail'));
      }),
      { numRuns: runs(60) },
    );
  });

  test('the order of servers, rules and waivers changes nothing', () => {
    fc.assert(
      fc.property(
        anyPolicy,
        fc.array(waiver, { maxLength: 4 }),
        fc.shuffledSubarray(lines, { minLength: lines.length }),
        (policy, waivers, shuffled) => {
          const shown = (evaluation: Evaluation): string[] =>
            problemsOf(evaluation)
              .map(({ rule, level, file, waived }) => JSON.stringify([rule, level, file, waived]))
              .sort();
          const reversed = {
            ...policy,
            rules: Object.fromEntries(Object.entries(policy.rules ?? {}).reverse()),
            waivers: waivers.toReversed(),
          };
          expect(shown(judge(reversed, shuffled))).toEqual(shown(judge({ ...policy, waivers })));
        },
      ),
      { numRuns: runs(40) },
    );
  });

  test('unknown servers never pass under strict', () => {
    const unknown = lines.filter((line) => /nobody|mail|maps|bin|clock/.test(line));
    const { servers } = judge({ preset: 'strict' }, unknown);
    expect(servers.map(({ verdict }) => verdict)).toEqual(unknown.map(() => 'fail'));
  });

  test('a score of 0 is different from no score', () => {
    const verdicts = judge(
      { 'min-score': 0, rules: { 'failing-finding': 'off', unscannable: 'fail' } },
      ['npx @fictional-mcp/shell@0.1.0', 'docker run registry.example/fictional/maps:2.0.1'],
    ).servers.map(({ verdict }) => verdict);
    expect(verdicts).toEqual(['pass', 'fail']);
  });
});
