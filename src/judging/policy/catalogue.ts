import type { Rule } from './rule.ts';
import { alteredLaunch } from './rules/altered-launch.ts';
import { ambiguousIdentity } from './rules/ambiguous-identity.ts';
import { denied } from './rules/denied.ts';
import { failingFinding } from './rules/failing-finding.ts';
import { gradeBelowMinimum } from './rules/grade-below-minimum.ts';
import { gradeDropped } from './rules/grade-dropped.ts';
import { gradeLost } from './rules/grade-lost.ts';
import { inconsistentExport } from './rules/inconsistent-export.ts';
import { inconsistentRecord } from './rules/inconsistent-record.ts';
import { localCode } from './rules/local-code.ts';
import { lookalikeName } from './rules/lookalike-name.ts';
import { matchedByName } from './rules/matched-by-name.ts';
import { notAllowed } from './rules/not-allowed.ts';
import { policyWeakened } from './rules/policy-weakened.ts';
import { scoreBelowMinimum } from './rules/score-below-minimum.ts';
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
import { waiverExpired } from './rules/waiver-expired.ts';
import { waiverUnused } from './rules/waiver-unused.ts';
import { warningFinding } from './rules/warning-finding.ts';

/** A rule with the id that policies and reports use. */
export interface CatalogueEntry {
  readonly id: string;
  readonly rule: Rule;
}

/**
 * Every rule, in the order in which reports list them. To add a rule, add one file and one line here.
 * An id occurs twice if it has one rule for each of two kinds of subject.
 */
export const catalogue: readonly CatalogueEntry[] = [
  { id: 'score-below-minimum', rule: scoreBelowMinimum },
  { id: 'grade-below-minimum', rule: gradeBelowMinimum },
  { id: 'too-new', rule: tooNew },
  { id: 'denied', rule: denied },
  { id: 'not-allowed', rule: notAllowed },
  { id: 'grade-lost', rule: gradeLost },
  { id: 'altered-launch', rule: alteredLaunch },
  { id: 'unproven-program', rule: unprovenProgram },
  { id: 'lookalike-name', rule: lookalikeName },
  { id: 'unparsable-file', rule: unparsableFile },
  { id: 'failing-finding', rule: failingFinding },
  { id: 'warning-finding', rule: warningFinding },
  { id: 'unscanned-finding', rule: unscannedFinding },
  { id: 'unscannable', rule: unscannable },
  { id: 'unscored-version', rule: unscoredVersion },
  { id: 'unlisted', rule: unlisted },
  { id: 'unidentified', rule: unidentified },
  { id: 'unpinned', rule: unpinned },
  { id: 'matched-by-name', rule: matchedByName },
  { id: 'ambiguous-identity', rule: ambiguousIdentity },
  { id: 'grade-dropped', rule: gradeDropped },
  { id: 'unverified-publisher', rule: unverifiedPublisher },
  { id: 'local-code', rule: localCode },
  { id: 'stale-export', rule: staleExport },
  { id: 'inconsistent-export', rule: inconsistentRecord },
  { id: 'inconsistent-export', rule: inconsistentExport },
  { id: 'policy-weakened', rule: policyWeakened },
  { id: 'waiver-expired', rule: waiverExpired },
  { id: 'waiver-unused', rule: waiverUnused },
];

/** The ids that a policy may name. */
export const ruleIds: readonly string[] = [...new Set(catalogue.map(({ id }) => id))];

/** The rule behind an id; where two share it, the first describes both. */
export function ruleOf(id: string): Rule | undefined {
  return catalogue.find((each) => each.id === id)?.rule;
}

/** The rules that a waiver can name. */
export const waivableRules: readonly string[] = ruleIds.filter((id) =>
  catalogue.some((entry) => entry.id === id && entry.rule.isWaivable),
);

/** The rules about findings. A waiver for one of them may be limited to a single check. */
export const findingRules: readonly string[] = catalogue.flatMap(({ id, rule }) =>
  rule.about === 'dependency' && rule.ofFindings !== undefined ? [id] : [],
);

/** The rules that are about files: their waivers name a file. */
export const fileRules: readonly string[] = waivableRules.filter((id) =>
  catalogue.some((entry) => entry.id === id && ['file', 'gate'].includes(entry.rule.about)),
);

/** The rules that may only warn of what stood there before. */
export const yieldingRules: ReadonlySet<string> = new Set(
  catalogue.flatMap(({ id, rule }) =>
    rule.about === 'dependency' && rule.yieldsToBefore ? [id] : [],
  ),
);

/** The rules about grades and findings, which can be disputed at the grading service. */
export const gradeRules: ReadonlySet<string> = new Set(
  catalogue.flatMap(({ id, rule }) =>
    rule.about === 'dependency' && (rule.isAboutGrade || rule.ofFindings !== undefined) ? [id] : [],
  ),
);

/** The rules that no score excuses; outputs list their problems first among equals. */
export const scoreIndependentRules: ReadonlySet<string> = new Set(
  catalogue.flatMap(({ id, rule }) => (rule.isIndependentOfScore ? [id] : [])),
);
