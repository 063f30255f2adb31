import * as z from 'zod';
import { dependencyTypes } from '../../detection/ecosystems.ts';
import type {
  ChangedPartName,
  Dependency,
  Finding,
  FirstSeen,
  GradedDependency,
  JsonObject,
  Phrase,
  ResolvedVersion,
  ScoreReport,
  ServerRecord,
  Waiver,
} from '../../model/model.ts';
import { distinctBy, joinList, say } from '../../model/phrase.ts';
import { decidingReport } from '../grading/matched.ts';
import type { Standpoint, Terms } from './rule.ts';
import { displayName, findingCheckKey, judgedVersionOf } from './rule-messages.ts';

/**
 * Facts that several rules share: functions that create schema fields with descriptions (`…Field`,
 * `…Fields`), and functions that return the values.
 */

/**
 * Maximum length of a list in a rule's facts. Without this limit, third parties would control how long the
 * lists are.
 */
const maxListed = 100;

export function firstValues<T>(values: readonly T[]): T[] {
  return values.slice(0, maxListed);
}

export const listField = <Item extends z.ZodType>(item: Item, about: string, most = maxListed) =>
  z.array(item).describe(`${about} At most the first ${most}.`);

export const serverFields = () => ({
  type: z.enum(dependencyTypes).describe('The ecosystem of the package.'),
  name: z
    .string()
    .describe(
      'The package, or the address without its secrets; the alias if the server has neither.',
    ),
  judgedVersion: z.string().nullable().describe('The version that was judged, or null.'),
});

export function serverFacts(graded: Pick<GradedDependency, 'dependency' | 'match'>) {
  const { dependency } = graded;
  const judgedVersion = judgedVersionOf(graded);
  return { type: dependency.type, name: displayName(dependency), judgedVersion };
}

export const gradeFields = () => ({
  grade: z.string().describe('The grade, as written in the export.'),
  score: z.number().describe('The score, 0 to 100.'),
});

interface ScoredReport extends ScoreReport {
  readonly score: number;
}

export function isScored(report: ScoreReport | null | undefined): report is ScoredReport {
  return report != null && report.score !== null;
}

export function gradeFacts({ grade, score }: ScoredReport) {
  return { grade, score };
}

export const ownerField = () =>
  z
    .enum(['repository', 'organisation'])
    .describe('The owner of the policy that sets the requirement.');

export function policyOwner({ owner }: Terms): 'repository' | 'organisation' {
  return owner === '' ? 'repository' : 'organisation';
}

export const remedyField = () =>
  z
    .strictObject({ version: z.string().describe('The version.'), ...gradeFields() })
    .nullable()
    .describe('The nearest version that meets the policy, or null.');

export const firstSeenField = () =>
  z
    .strictObject({
      after: z.iso
        .datetime()
        .nullable()
        .describe(
          'When the last export without this version was generated; null if none is known.',
        ),
      by: z.iso.datetime().describe('When the first known export with this version was generated.'),
    })
    .nullable()
    .describe('When the judged version first appeared in an export, or null.');

export function firstSeenFacts(firstSeen: FirstSeen | undefined) {
  if (firstSeen === undefined) return null;
  const { after, by } = firstSeen;
  return {
    after: after === null ? null : new Date(after).toISOString(),
    by: new Date(by).toISOString(),
  };
}

export const lockfileField = () =>
  z
    .strictObject({
      file: z.string().describe('Path of the lockfile, relative to the judged folder.'),
      line: z.int().min(1).describe('The line, counted from 1.'),
    })
    .nullable()
    .describe('Where a lockfile pins the judged version, or null.');

export function lockfileFacts({
  resolved,
}: Dependency): Pick<ResolvedVersion, 'file' | 'line'> | null {
  return resolved && { file: resolved.file, line: resolved.line };
}

/** The field for the version that a declaration specifies. */
export const specifierField = () =>
  z.string().nullable().describe('The version as written; null if there is none.');

/** Descriptions of the lists of checks that a change affects. */
export const checkLists = {
  newFailing: 'Checks that fail now but did not fail before.',
  resolved: 'Checks that no longer fail.',
} as const;

export const recordNameField = () => z.string().describe("The server's name in the registry.");

export const recordField = (about: string) =>
  z
    .strictObject({
      id: z.string().describe('Its id.'),
      name: recordNameField(),
    })
    .describe(about);

export function recordFacts({ id, name }: ServerRecord) {
  return { id, name };
}

export const findingShape = () =>
  z.strictObject({
    ...serverFields(),
    grade: z.string().nullable().describe('The grade, as written in the export, or null.'),
    score: z.number().nullable().describe('The score, 0 to 100; null if there is none.'),
    count: z.int().min(0).describe('The number of findings.'),
    checks: listField(z.string(), "The findings' checks, in descending order of weight."),
    lockfile: lockfileField(),
  });

export function findingFacts(graded: GradedDependency, findings: readonly Finding[]) {
  const { dependency, match } = graded;
  return {
    ...serverFacts(graded),
    grade: decidingReport(match)?.grade ?? null,
    score: decidingReport(match)?.score ?? null,
    count: findings.length,
    checks: firstValues(findings).map(findingCheckKey),
    lockfile: lockfileFacts(dependency),
  };
}

export const differsOnlyIn = (
  edited: readonly ChangedPartName[],
  ...parts: readonly ChangedPartName[]
): boolean => edited.every((part) => parts.includes(part));

/**
 * Reports whether a server's launch changed only in its version and arguments. Alterations and programs must
 * be unchanged, including their values and file contents.
 */
export function isSameButForArguments(now: Standpoint, before: Standpoint): boolean {
  return (
    differsOnlyIn(now.edited, 'file', 'version', 'lockfile', 'companion', 'arguments') &&
    areEqualFacts(now.violation.facts, before.violation.facts)
  );
}

/** Reports whether every finding comes from a check that already had a finding in the base. */
export function hasNoNewFinding(now: Standpoint, before: Standpoint): boolean {
  const known = new Set(before.violation.findings?.map(findingCheckKey));
  return now.violation.findings?.every((each) => known.has(findingCheckKey(each))) ?? true;
}

/** Lists the checks with new findings, worded to follow "It was there before". */
export function newFindings(now: Standpoint, before: Standpoint): Phrase {
  const known = new Set(before.violation.findings?.map(findingCheckKey));
  const checks = (now.violation.findings ?? [])
    .map(findingCheckKey)
    .filter((each) => !known.has(each));
  return say`; new with this change: ${joinList(distinctBy(checks))}`;
}

const ofVersions = new Set([
  ...['judgedVersion', 'specifier', 'isListed', 'nearest', 'scoredVersions', 'lockfile', 'remedy'],
  'line',
]);

/** Returns whether two sets of facts are equal, ignoring versions and lines. */
export function areEqualFacts(now: JsonObject, before: JsonObject): boolean {
  const [is, was] = [now, before].map((facts) =>
    JSON.stringify(facts, (name, value) => (ofVersions.has(name) ? undefined : value)),
  );
  return is === was;
}

export const waiverFields = () => ({
  match: z.string().nullable().describe("The waiver's pattern; null if the waiver has a file."),
  file: z.string().nullable().describe("The waiver's file; null if the waiver has a pattern."),
  alias: z.string().nullable().describe("The alias of the server in the waiver's file, or null."),
  rule: z.string().describe('Id of the waived rule.'),
  check: z.string().nullable().describe('The waived check; null if the entire rule is waived.'),
  launch: z.string().nullable().describe('Digest of the launch that the waiver covers, or null.'),
  alteredBy: z
    .array(z.string())
    .nullable()
    .describe(
      'Options and variables that the waiver allows to alter the launch; null if the waiver lists none.',
    ),
  reason: z.string().describe('Why the waiver was granted.'),
  expires: z.iso.date().describe('The last day of the waiver, in UTC.'),
});

export function waiverFacts(waiver: Waiver) {
  const { match, file, alias, rule, check, launch, alteredBy, reason, expires } = waiver;
  const bound = { launch: launch ?? null, alteredBy: alteredBy ? firstValues(alteredBy) : null };
  return { match: match?.text ?? null, file, alias, rule, check, ...bound, reason, expires };
}

export const editFacts = () =>
  z.strictObject({
    file: z.string().describe('Path of the edited file, relative to the judged folder.'),
    what: z.string().describe('The edited part, such as `min-score` or `the scope input`.'),
    before: z
      .string()
      .nullable()
      .describe(
        'The value in the base; null if there is none or it is a secret; `***` if it may be a secret.',
      ),
    after: z.string().nullable().describe('The value in the change, in the same form as `before`.'),
  });
