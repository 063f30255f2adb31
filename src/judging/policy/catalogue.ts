import type { DependencyRule, Rule } from './rule.ts';
import { alteredLaunch } from './rules/altered-launch.ts';
import { ambiguousIdentity } from './rules/ambiguous-identity.ts';
import { belowMinimum } from './rules/below-minimum.ts';
import { denied } from './rules/denied.ts';
import { failingFinding } from './rules/failing-finding.ts';
import { gateEdited } from './rules/gate-edited.ts';
import { gradeDropped } from './rules/grade-dropped.ts';
import { gradeLost } from './rules/grade-lost.ts';
import { inconsistentExport } from './rules/inconsistent-export.ts';
import { inconsistentRecord } from './rules/inconsistent-record.ts';
import { localCode } from './rules/local-code.ts';
import { lookalikeName } from './rules/lookalike-name.ts';
import { matchedByName } from './rules/matched-by-name.ts';
import { notAllowed } from './rules/not-allowed.ts';
import { policyWeakened } from './rules/policy-weakened.ts';
import { staleExport } from './rules/stale-export.ts';
import { tooNew } from './rules/too-new.ts';
import { unidentified } from './rules/unidentified.ts';
import { unlisted } from './rules/unlisted.ts';
import { unparsableFile } from './rules/unparsable-file.ts';
import { unpinned } from './rules/unpinned.ts';
import { unprovenProgram } from './rules/unproven-program.ts';
import { unscannable } from './rules/unscannable.ts';
import { unscannedFinding } from './rules/unscanned-finding.ts';
import { unscoredVersion } from './rules/unscored-version.ts';
import { unverifiedPublisher } from './rules/unverified-publisher.ts';
import { waiverStale } from './rules/waiver-stale.ts';
import { warningFinding } from './rules/warning-finding.ts';

/** All rules, in the order in which reports list them. To add a rule, create its file and list it here. */
const rules = [
  belowMinimum,
  tooNew,
  denied,
  notAllowed,
  gradeLost,
  alteredLaunch,
  unprovenProgram,
  lookalikeName,
  unparsableFile,
  failingFinding,
  warningFinding,
  unscannedFinding,
  unscannable,
  unscoredVersion,
  unlisted,
  unidentified,
  unpinned,
  matchedByName,
  ambiguousIdentity,
  gradeDropped,
  unverifiedPublisher,
  localCode,
  staleExport,
  inconsistentRecord,
  inconsistentExport,
  policyWeakened,
  gateEdited,
  waiverStale,
] as const satisfies readonly Rule[];

export const catalogue: readonly Rule[] = rules;
const dependencyRules = catalogue.filter((rule) => rule.about === 'dependency');

/** The policy keys that belong to a single rule, by name. */
export type RuleKeys = {
  readonly [Key in NonNullable<
    Extract<(typeof rules)[number], DependencyRule>['keys']
  >[number] as Key['name']]: Key;
};
export const ruleKeys = Object.fromEntries(
  dependencyRules.flatMap(({ id, keys = [] }) =>
    keys.map((key) => [key.name, { ...key, turnsOn: id }]),
  ),
) as unknown as RuleKeys;

export const ruleIds: readonly string[] = [...new Set(catalogue.map(({ id }) => id))];

/**
 * Returns the rule with the given id. If two rules share the id, returns the first, whose description covers
 * both.
 */
export function findRule(id: string): Rule | undefined {
  return catalogue.find((each) => each.id === id);
}

export const findDependencyRule = (id: string): DependencyRule | undefined =>
  dependencyRules.find((each) => each.id === id);

export const waivableRules: readonly string[] = ruleIds.filter((id) =>
  catalogue.some((rule) => rule.id === id && rule.isWaivable),
);

const ruleIdsWhere = (holds: (rule: DependencyRule) => boolean): readonly string[] =>
  dependencyRules.filter(holds).map(({ id }) => id);

/**
 * A shorthand under `rules`, not a rule itself, that sets the level of all rules about servers without a
 * grade.
 */
export const ungraded = 'ungraded';

export const ungradedRules = ruleIdsWhere(({ isUngraded = false }) => isUngraded);

/** Rules about findings. A waiver for one of these rules can be limited to a single check. */
export const findingRules = ruleIdsWhere(({ ofFindings }) => ofFindings !== undefined);

/** Waivable rules about files and about the gate. A waiver for one of these rules names only a file. */
export const fileRules: readonly string[] = waivableRules.filter((id) =>
  catalogue.some((rule) => rule.id === id && ['file', 'gate'].includes(rule.about)),
);

/**
 * Rules whose violations can be disputed with the grading service, because the violations follow from the
 * contents of its reports.
 */
export const gradeRules = new Set([
  ...ruleIdsWhere(({ heading }) => heading === 'low grade'),
  unscannable.id,
]);

export const datedRules = ruleIdsWhere(({ isByDate = false }) => isByDate);

export const scoreIndependentRules: ReadonlySet<string> = new Set(
  catalogue.flatMap((rule) => (rule.isIndependentOfScore ? [rule.id] : [])),
);
