/*
 * The table of decisions: every rule by itself, at every level, inside and outside of the scope of the
 * change, with and without a waiver, under every preset.
 */

import { describe, expect, test } from 'vitest';
import { listedMatch, reportedMatch } from '../../src/judging/grading/matched.ts';
import { findingRules, ruleIds, waivableRules } from '../../src/judging/policy/catalogue.ts';
import { evaluate, type Subjects } from '../../src/judging/policy/evaluate.ts';
import { verdictOf } from '../../src/judging/policy/verdict.ts';
import type { Level, ListedMatch, Problem, Verdict } from '../../src/model/model.ts';
import { say } from '../../src/model/phrase.ts';
import { factFaults, noSubjects, policyFrom, subjectsOf, today } from './judging.ts';

/** What makes a rule fire: a launch, further keys of the policy, or subjects of another kind. */
interface Case {
  readonly launch?: string;
  readonly policy?: string;
  readonly subjects?: Partial<Subjects>;
}

const exported = {
  generatedAt: today.getTime(),
  schemaVersion: '1',
  rubricVersion: '1',
  source: 'download',
  caution: null,
  ageMs: 0,
  inconsistencies: [],
} as const;

/** A case for every rule in which it fires. */
const cases: Readonly<Record<string, Case>> = {
  'score-below-minimum': { launch: 'npx @fictional-mcp/files@1.4.0' },
  'grade-below-minimum': { launch: 'npx @fictional-mcp/files@1.5.0', policy: 'min-grade: A' },
  'too-new': { launch: 'npx @fictional-mcp/notes@1.4.0', policy: 'min-age: 7d' },
  denied: {
    launch: 'npx @fictional-mcp/notes@1.4.0',
    policy: 'deny: ["pkg:npm/@fictional-mcp/notes"]',
  },
  'not-allowed': { launch: 'npx @fictional-mcp/notes@1.4.0', policy: 'allow: ["pkg:npm/other"]' },
  'grade-lost': { launch: 'npx @fictional-mcp/nobody@1.0.0 was npx @fictional-mcp/notes@1.4.0' },
  'altered-launch': {
    launch: 'docker run --entrypoint sh registry.example/fictional/maps:2.0.1',
  },
  'lookalike-name': { launch: 'npx @fictional-mcp/n\u043etes@1.0.0' },
  'unparsable-file': {
    subjects: {
      files: [
        {
          file: { path: '.mcp.json', status: 'unreadable', reason: 'no JSON', span: null },
          isTouched: true,
        },
      ],
    },
  },
  'failing-finding': { launch: 'npx @fictional-mcp/calendar@2.0.0' },
  'warning-finding': { launch: 'npx @fictional-mcp/files@1.4.0', policy: 'min-score: 0' },
  'unscanned-finding': { launch: 'npx @fictional-mcp/notes@1.4.0' },
  unscannable: { launch: 'docker run registry.example/fictional/maps:2.0.1' },
  'unscored-version': { launch: 'npx @fictional-mcp/mail@2.0.0' },
  unlisted: { launch: 'npx @fictional-mcp/nobody@1.0.0' },
  unidentified: { launch: './bin/server' },
  unpinned: { launch: 'npx @fictional-mcp/notes' },
  'unproven-program': { launch: 'npx -p @fictional-mcp/notes@1.4.0 notebook' },
  'matched-by-name': { launch: 'uvx fictional-mcp-clock==1.0.0' },
  'ambiguous-identity': { launch: 'npx @fictional-mcp/twin@1.0.0' },
  'grade-dropped': { launch: 'npx @fictional-mcp/notes@1.3.0 was npx @fictional-mcp/notes@1.4.0' },
  'unverified-publisher': { launch: 'npx @fictional-mcp/shell@0.1.0' },
  'local-code': {
    launch: 'npx @acme/ours@1.0.0',
    policy: 'first-party: ["pkg:npm/@acme/*"]',
  },
  'stale-export': { subjects: { export: { ...exported, ageMs: 49 * 3_600_000 } } },
  'inconsistent-export': { subjects: { export: { ...exported, inconsistencies: ['counts'] } } },
  'policy-weakened': {
    subjects: {
      relaxations: [
        {
          message: say`min-score 80 becomes 60`,
          ...{ what: 'min-score', before: '80', after: '60', file: 'policy.yml', span: null },
        },
      ],
    },
  },
  'waiver-expired': { policy: waiverOf('{ match: pkg:npm/other, rule: unlisted', '2026-11-19') },
  'waiver-unused': { policy: waiverOf('{ match: pkg:npm/other, rule: unlisted', '2026-12-31') },
};

function waiverOf(target: string, expires: string): string {
  return `waivers:\n  - ${target}, reason: known, expires: ${expires} }`;
}

/** The run's verdict on a case with all other rules off. */
function judge(...given: Parameters<typeof problemsOf>): Verdict {
  return verdictOf(problemsOf(...given));
}

/** The problems that count of a case with all other rules off. */
function problemsOf(
  rule: string,
  level: Level | null,
  scope: string,
  expires: string | null,
  preset = 'recommended',
): Problem[] {
  const { launch, policy: further = '', subjects: given = {} } = cases[rule] ?? {};
  const target = fileTargets[rule] ?? targetOf(launch ?? '');
  const policy = policyFrom(
    [
      `preset: ${preset}`,
      'rules:',
      ...ruleIds.flatMap((id) => {
        const own = id === rule ? level : 'off';
        return own === null ? [] : [`  ${id}: ${own}`];
      }),
      further,
      ...(expires === null ? [] : [waiverOf(`{ ${target}, rule: ${rule}`, expires)]),
    ].join('\n'),
  );
  const isUnchanged = scope === 'unchanged';
  const plain = subjectsOf(launch === undefined ? [] : [launch], policy);
  const { servers, problems } = evaluate(
    {
      ...plain,
      dependencies: plain.dependencies.map((each) => ({
        ...each,
        ...(rule === 'unscanned-finding' ? { match: unscanned(each.match) } : {}),
        isCounted: !isUnchanged,
      })),
      ...given,
      ...(isUnchanged
        ? {
            scope: 'changed',
            files: (given.files ?? []).map((each) => ({ ...each, isTouched: false })),
          }
        : {}),
    },
    policy,
  );
  const counted = servers.filter(({ isCounted }) => isCounted);
  return [...counted.flatMap((each) => each.problems), ...problems];
}

/** The same match with a check that could not be carried out. */
function unscanned(given: Subjects['dependencies'][number]['match']) {
  const match = reportedMatch(given);
  if (match === null) return given;
  const finding = {
    reference: 'f',
    check: 'sandbox',
    result: 'unscannable',
    weight: 1,
    evidence: null,
  };
  return { ...match, report: { ...match.report, findings: [finding] } };
}

function targetOf(launch: string): string {
  const [, name = ''] = /(?:npx|uvx) (?:-p )?(@?[^@=\s]+)/.exec(launch) ?? [];
  if (launch.startsWith('uvx')) return `match: pkg:pypi/${name}`;
  if (launch.startsWith('docker')) return 'match: pkg:oci/registry.example/fictional/maps';
  if (launch.startsWith('npx') && !/[^\x20-\x7e]/.test(launch)) return `match: "pkg:npm/${name}"`;
  // A dependency without an identity is named by file and alias.
  return 'file: .mcp.json, alias: alias';
}

/** What waivers of rules about files name. */
const fileTargets: Readonly<Record<string, string>> = {
  'unparsable-file': 'file: .mcp.json',
  'policy-weakened': 'file: policy.yml',
};

/** level, scope, waiver → the verdict of the run. */
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

/** Rules about the run as a whole, which apply in every scope. */
const ofTheRun = new Set(['stale-export', 'inconsistent-export', 'policy-weakened']);
/** The level of each rule under `recommended` and under `strict`. */
const presets: Readonly<Record<string, readonly [Level, Level]>> = {
  'score-below-minimum': ['fail', 'fail'],
  'grade-below-minimum': ['fail', 'fail'],
  'too-new': ['fail', 'fail'],
  denied: ['fail', 'fail'],
  'not-allowed': ['fail', 'fail'],
  'grade-lost': ['fail', 'fail'],
  'altered-launch': ['fail', 'fail'],
  'lookalike-name': ['fail', 'fail'],
  'unparsable-file': ['fail', 'fail'],
  'failing-finding': ['warn', 'fail'],
  unscannable: ['warn', 'fail'],
  'unscored-version': ['warn', 'fail'],
  unlisted: ['warn', 'fail'],
  unidentified: ['warn', 'fail'],
  unpinned: ['warn', 'fail'],
  'unproven-program': ['warn', 'fail'],
  'matched-by-name': ['warn', 'fail'],
  'ambiguous-identity': ['warn', 'fail'],
  'grade-dropped': ['warn', 'fail'],
  'stale-export': ['warn', 'fail'],
  'policy-weakened': ['warn', 'fail'],
  'warning-finding': ['off', 'warn'],
  'unscanned-finding': ['off', 'warn'],
  'unverified-publisher': ['off', 'warn'],
  'local-code': ['off', 'warn'],
  'inconsistent-export': ['warn', 'warn'],
  'waiver-expired': ['warn', 'warn'],
  'waiver-unused': ['warn', 'warn'],
};

describe.for(ruleIds)('%s', (rule) => {
  test.for(decisions)('%s, %s, waived until %s → %s', ([level, scope, expires, verdict]) => {
    if (expires !== null && !waivableRules.includes(rule)) {
      // A policy with a waiver for a rule that cannot be waived is invalid.
      expect(() => judge(rule, level, scope, expires)).toThrow(/policy/);
      return;
    }
    const isAlways = scope === 'unchanged' && ofTheRun.has(rule);
    expect(judge(rule, level, scope, expires)).toBe(isAlways ? level : verdict);
  });

  test('gives facts of its shape', () => {
    const problems = problemsOf(rule, 'fail', 'changed', null);
    expect(problems.map((problem) => problem.rule)).toEqual([rule]);
    expect(factFaults(problems)).toEqual([]);
    expect(factFaults(problems.map((each) => ({ ...each, facts: {} })))).not.toEqual([]);
    const more = problems.map((each) => ({ ...each, facts: { ...each.facts, more: 1 } }));
    expect(factFaults(more)).not.toEqual([]);
  });

  test('only warns under report-only', () => {
    expect(judge(rule, 'fail', 'changed', null, 'report-only')).toBe('warn');
  });

  test('has the level of its preset', () => {
    const [recommended, strict] = presets[rule] ?? [];
    const verdicts = { fail: 'fail', warn: 'warn', off: 'pass' } as const;
    expect(judge(rule, null, 'changed', null, 'recommended')).toBe(verdicts[recommended ?? 'off']);
    expect(judge(rule, null, 'changed', null, 'strict')).toBe(verdicts[strict ?? 'off']);
    expect(judge(rule, null, 'changed', null, 'report-only')).not.toBe('fail');
  });
});

test('no rule is left out', () => {
  expect(Object.keys(cases).sort()).toEqual(ruleIds.toSorted());
  expect(Object.keys(presets).sort()).toEqual(ruleIds.toSorted());
});

test('a waiver of one check does not cover other findings of the server', () => {
  expect(findingRules).toEqual(['failing-finding', 'warning-finding', 'unscanned-finding']);
  const policy = policyFrom(
    `min-score: 0\nrules: { failing-finding: fail }\n${waiverOf('{ match: pkg:npm/@fictional-mcp/files, rule: failing-finding, check: secret-logging', '2026-12-31')}`,
  );
  const [server] = evaluate(subjectsOf(['npx @fictional-mcp/files@1.2.0'], policy), policy).servers;
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
  const { dependencies } = subjectsOf(['npx @fictional-mcp/notes@1.4.0'], policy);
  const broken = dependencies.map((each) => ({
    ...each,
    match: { ...(listedMatch(each.match) as ListedMatch), error: 'broken' },
  }));
  const { servers } = evaluate({ ...noSubjects, dependencies: broken }, policy);
  expect(servers[0]?.verdict).toBe('error');
});
