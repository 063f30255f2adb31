/*
 * Tests the decision table: each rule's example alone, at every level, inside and outside the scope of the
 * change, with and without a waiver, under every preset.
 */

import { describe, expect, test } from 'vitest';
import { isIdentified } from '../../../src/detection/ecosystems.ts';
import { listedMatch } from '../../../src/judging/grading/matched.ts';
import {
  catalogue,
  findingRules,
  ruleIds,
  waivableRules,
} from '../../../src/judging/policy/catalogue.ts';
import { evaluate } from '../../../src/judging/policy/evaluate.ts';
import type { Rule } from '../../../src/judging/policy/rule.ts';
import { createWaiverBinding } from '../../../src/judging/policy/waiver-bindings.ts';
import type { Report } from '../../../src/judging/report.ts';
import type { Level, ListedMatch, PresetName } from '../../../src/model/model.ts';
import { exampleSides, judgeSide, type Side, unwaivedProblems } from './examples.ts';
import { createSubjects, factFaults, noSubjects, policyFrom } from './judging.ts';

function waiverOf(target: string, expires: string): string {
  return `waivers:\n  - ${target}, reason: known, expires: ${expires} }`;
}

/** How a rule's example is judged. */
interface Setting {
  /** The rule's level, or null for the preset's level. All other rules are off. */
  readonly level?: Level | null;
  readonly preset?: PresetName;
  /** Whether everything in the example existed before the change. */
  readonly isUnchanged?: boolean;
  /** Additional lines for the policy. */
  readonly further?: string;
}

/** Returns the report on a rule's example with all other rules off. */
function judge(
  rule: Rule,
  { level = 'fail', preset = 'recommended', isUnchanged = false, further = '' }: Setting,
): Promise<Report> {
  const levels = ruleIds.flatMap((id) => {
    const own = id === rule.id ? level : 'off';
    return own === null ? [] : [`  ${id}: ${own}\n`];
  });
  const alone = (side: Side): Side => {
    const policy = side.policy.replace(/^rules:\n {2}.*\n/m, '');
    return { ...side, policy: `preset: ${preset}\n${policy}rules:\n${levels.join('')}${further}` };
  };
  const { before, fires } = exampleSides(rule);
  const base = isUnchanged ? fires : before;
  return judgeSide(alone(fires), base && alone(base));
}

/** Returns a waiver for a rule's problems in a report. */
function waiverFor(rule: string, { servers, problems }: Report, expires: string): string {
  const isOfRule = (problem: { readonly rule: string }): boolean => problem.rule === rule;
  const { dependency } = servers.find((server) => server.problems.some(isOfRule)) ?? {};
  const { file, alias } = dependency?.declaration ?? {};
  const target =
    dependency === undefined
      ? `{ file: ${problems.find(isOfRule)?.file}`
      : isIdentified(dependency)
        ? `{ match: "pkg:${dependency.type}/${dependency.name}"`
        : `{ file: ${file}, alias: ${alias}`;
  const { launch, alteredBy } =
    dependency === undefined ? {} : createWaiverBinding(rule, dependency);
  const bound = [
    ...(launch === undefined ? [] : [`launch: "${launch}"`]),
    ...(alteredBy === undefined ? [] : [`altered-by: ${JSON.stringify(alteredBy)}`]),
  ];
  return waiverOf([target, ...bound, `rule: ${rule}`].join(', '), expires);
}

/** level, scope, waiver → the verdict on the run. */
const decisions = [
  ['fail', 'changed', null, 'fail'],
  ['warn', 'changed', null, 'warn'],
  ['off', 'changed', null, 'pass'],
  ['fail', 'unchanged', null, 'pass'],
  ['warn', 'unchanged', null, 'pass'],
  ['fail', 'changed', '2026-12-31', 'pass'],
  ['warn', 'changed', '2026-12-31', 'pass'],
  ['fail', 'changed', '2026-11-20', 'pass'],
  ['fail', 'changed', '2026-11-19', 'fail'],
  ['warn', 'changed', '2026-11-19', 'warn'],
  ['fail', 'unchanged', '2026-11-19', 'pass'],
] as const;
const verdicts = { fail: 'fail', warn: 'warn', off: 'pass' } as const satisfies Record<
  Level,
  string
>;
const gravity = ['pass', 'warn', 'fail', 'error'];

describe.for(catalogue.map((rule) => [`${rule.id} of ${rule.about}`, rule] as const))(
  '%s',
  ([, rule]) => {
    const { id } = rule;
    test('its example fires, and is resolved', async () => {
      const { before, fires, resolved } = exampleSides(rule);
      const [firing, silent] = [await judgeSide(fires, before), await judgeSide(resolved, before)];
      expect(unwaivedProblems(firing, id)).not.toEqual([]);
      expect(unwaivedProblems(silent, id)).toEqual([]);
      expect([firing.failure, silent.failure]).toEqual([null, null]);
      expect(gravity.indexOf(silent.verdict)).toBeLessThan(gravity.indexOf(firing.verdict));
    });

    test.for(decisions)('%s, %s, waived until %s → %s', async (decision) => {
      const [level, scope, expires, verdict] = decision;
      if (expires !== null && !waivableRules.includes(id)) {
        const waiver = waiverOf(`{ match: pkg:npm/other, rule: ${id}`, expires);
        expect(() => policyFrom(waiver)).toThrow(/policy/);
        return;
      }
      const further = expires === null ? '' : waiverFor(id, await judge(rule, { level }), expires);
      const isUnchanged = scope === 'unchanged';
      const { verdict: found, failure } = await judge(rule, { level, isUnchanged, further });
      expect([found, failure]).toEqual([verdict, null]);
    });

    test('gives facts of its shape', async () => {
      const report = await judge(rule, {});
      const problems = [...report.servers.flatMap((each) => each.problems), ...report.problems];
      expect(problems.map((problem) => problem.rule)).toEqual([id]);
      expect(factFaults(problems)).toEqual([]);
      expect(factFaults(problems.map((each) => ({ ...each, facts: {} })))).not.toEqual([]);
      const more = problems.map((each) => ({ ...each, facts: { ...each.facts, more: 1 } }));
      expect(factFaults(more)).not.toEqual([]);
    });

    test('only warns under report-only', async () => {
      expect((await judge(rule, { preset: 'report-only' })).verdict).toBe('warn');
    });

    test.for(Object.entries('touchedLevels' in rule ? rule.touchedLevels : rule.levels))(
      'has the level of its preset: %s %s',
      async ([preset, level]) => {
        const { verdict } = await judge(rule, { level: null, preset: preset as PresetName });
        expect(verdict).toBe(verdicts[level]);
      },
    );
  },
);

test('a waiver of one check does not cover other findings of the server', () => {
  expect(findingRules).toEqual(['failing-finding', 'warning-finding', 'unscanned-finding']);
  const policy = policyFrom(
    `min-score: 0\nrules: { failing-finding: fail }\n${waiverOf('{ match: pkg:npm/@fictional-mcp/files, rule: failing-finding, check: secret-logging', '2026-12-31')}`,
  );
  const [server] = evaluate(
    createSubjects(['npx @fictional-mcp/files@1.2.0'], policy),
    policy,
  ).servers;
  const shown = server?.problems.map(({ level, waived, findings }) => [
    level,
    waived,
    findings.map(({ check }) => check),
  ]);
  expect(shown).toEqual([
    ['fail', null, ['path-traversal']],
    ['fail', 'known', ['secret-logging']],
  ]);
  expect(server?.verdict).toBe('fail');
});

test('an error cannot be waived', () => {
  const policy = policyFrom(
    `preset: report-only\n${waiverOf('{ match: pkg:npm/@fictional-mcp/notes, rule: unlisted', '2026-12-31')}`,
  );
  const { dependencies } = createSubjects(['npx @fictional-mcp/notes@1.4.0'], policy);
  const broken = dependencies.map((each) => ({
    ...each,
    match: { ...(listedMatch(each.match) as ListedMatch), error: 'broken' },
  }));
  const { servers } = evaluate({ ...noSubjects, dependencies: broken }, policy);
  expect(servers[0]?.verdict).toBe('error');
});
