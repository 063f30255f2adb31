import { ecosystems, hasVersions, isIdentified, nameOrNull } from '../../detection/ecosystems.ts';
import type {
  Alteration,
  Dependency,
  Finding,
  GradedDependency,
  Phrase,
  ServerRecord,
  Waiver,
} from '../../model/model.ts';
import { ourWords, prosePhrase, say } from '../../model/phrase.ts';
import { decidingReport, listedMatch, reportedMatch } from '../grading/matched.ts';

export const registryAdvice = say`Remove the setting, or list the registry under registries in the policy if it is your own mirror.`;

/** The advice for an edit to the policy or to the gate's job, without a full stop. */
export const editAdvice = say`Ask the owners of the policy to review this edit, preferably in a separate pull request`;

/** How examples resolve a violation: with the suggested version, or with a review and a waiver. */
export const suggestedVersion = 'the version suggested in the message';
export const ownReview = 'your own review, and a waiver';

/** The advice for findings that do not fail a version by themselves. */
export const evidenceAdvice = say`Read the evidence and decide whether it matters.`;

/** Returns a dependency's package or address; if the dependency has neither, its alias. */
export function displayName(dependency: Dependency): string {
  const name = dependency.type === 'unidentified' ? null : nameOrNull(dependency);
  return name ?? dependency.declaration.alias;
}

/**
 * Maximum number of settings in a rule's facts. Without this limit, settings in hundreds of nested folders
 * could all be listed for every server below them.
 */
export const maxAlterations = 10;

/**
 * Returns facts about the first `maxAlterations` settings that alter a launch, and the number of all such
 * settings.
 *
 * @param ownFile the file to report for settings whose file is null
 */
export function alterationFacts(alterations: readonly Alteration[], ownFile: string) {
  return {
    alterations: alterations
      .slice(0, maxAlterations)
      .map(({ kind, what, file, span: { start } }) => ({
        kind,
        what,
        file: file ?? ownFile,
        line: start.line,
      })),
    alterationCount: alterations.length,
  };
}

/**
 * Reports whether a setting in the repository redirects the dependency to another registry. A package from
 * another registry counts as a different package.
 */
export function isFromOtherRegistry({ alterations }: Dependency): boolean {
  return alterations.some(({ kind }) => kind === 'registry');
}

/** Caches the keys, because the same setting can alter many servers. */
const settingKeys = new WeakMap<Alteration, string>();

/** Returns a key that is equal for alterations with the same wording in a sentence. */
export function settingKey(alteration: Alteration): string {
  const { what, file, span } = alteration;
  const key = settingKeys.get(alteration) ?? JSON.stringify([what, file, file && span.start.line]);
  settingKeys.set(alteration, key);
  return key;
}

/**
 * Returns the judged version, spelled as in the deciding report if there is one; null if no version was
 * judged.
 */
export function judgedVersionOf({ match }: Pick<GradedDependency, 'match'>): string | null {
  return decidingReport(match)?.version ?? listedMatch(match)?.judgedVersion ?? null;
}

export function versionedName(graded: Pick<GradedDependency, 'dependency' | 'match'>): Phrase {
  const { dependency } = graded;
  const version = judgedVersionOf(graded);
  const name = displayName(dependency);
  return version === null || !hasVersions(dependency) ? say`${name}` : say`${name} ${version}`;
}

/**
 * Returns a phrase such as `graded D (41 of 100)`, or `graded D (41 of 100 by rubric 1.3.0)` if the rubric
 * differs from the export's.
 */
export function gradePhrase({ match }: Pick<GradedDependency, 'match'>): Phrase {
  const report = decidingReport(match);
  const rubric = report?.otherRubric === undefined ? say`` : say` by rubric ${report.otherRubric}`;
  return say`graded ${report?.grade || ourWords('without a letter')} (${report?.score ?? ourWords('no score')} of 100${rubric})`;
}

/** Returns the previous version and its grade, worded to follow the judged version. */
export function beforeChange(previous: Pick<GradedDependency, 'dependency' | 'match'>): Phrase {
  return say`; before this change it was ${versionedName(previous)}, ${gradePhrase(previous)}.`;
}

/**
 * Returns a sentence, with a leading space, that explains how the judged version was chosen. Empty if the
 * declaration pins the version.
 */
export function judgedAs(graded: GradedDependency): Phrase {
  const { dependency } = graded;
  if (dependency.resolved !== null) {
    const { file, line } = dependency.resolved;
    return say` The version comes from ${`${file}:${line}`}.`;
  }
  const match = reportedMatch(graded.match);
  if (match === null || match.kind === 'exact' || !isIdentified(dependency)) return say``;
  if (!hasVersions(dependency)) {
    return say` The grade applies to the published code, but the service at that address may run different code.`;
  }
  if (match.kind === 'range')
    return say` The gate judged ${match.judgedVersion}, a listed version within the declared range.`;
  const { compare } = ecosystems[dependency.type];
  const isOrdered = compare(match.judgedVersion, match.judgedVersion) !== null;
  const which = isOrdered
    ? 'the highest listed version'
    : 'the last listed version, because the versions have no order';
  return say` It is not pinned, so the gate judged ${match.judgedVersion}, ${ourWords(which)}; the registry's latest version may differ.`;
}

export function recordName({ name, id }: ServerRecord): Phrase {
  return say`${name} (${id})`;
}

export function remedyAdvice(graded: GradedDependency): Phrase {
  const way = remedyStep(graded);
  if (way !== null) return say`${ourWords(way.verb === 'pin' ? 'Pin' : 'Use')} ${way.what}.`;
  return hasVersions(graded.dependency)
    ? say`No scored version meets the policy. Use another server, or ask the publisher to fix the findings.`
    : say`Use another server, or ask the publisher to fix the findings.`;
}

export function waitOrRemedyAdvice(graded: GradedDependency): Phrase {
  const way = remedyStep(graded);
  const other = way === null ? say`review it yourself` : say`${ourWords(way.verb)} ${way.what}`;
  return say`Run the check again when this version has a score, or ${other}.`;
}

/**
 * Returns the step that switches to the remedy's version; null if there is no remedy. A dependency pinned by
 * digest stays pinned by digest.
 */
function remedyStep({
  dependency,
  remedy,
}: GradedDependency): { readonly verb: 'use' | 'pin'; readonly what: Phrase } | null {
  if (remedy === null) return null;
  const { version, grade, score } = remedy;
  const what = say`version ${version}, graded ${grade} (${score} of 100)`;
  return isIdentified(dependency) && dependency.pin === 'digest'
    ? { verb: 'pin', what: say`the digest of ${what}` }
    : { verb: 'use', what };
}

/** Returns the findings with one of the given results, highest weight first. */
export function findingsWithResult(
  { match }: Pick<GradedDependency, 'match'>,
  ...results: readonly string[]
): Finding[] {
  return (decidingReport(match)?.findings ?? [])
    .filter(({ result }) => results.includes(result))
    .sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0));
}

export interface VersionChange {
  readonly before: number;
  readonly after: number;
  readonly newFailing: readonly Finding[];
  readonly resolved: readonly Finding[];
}

/**
 * Compares a server with its version in the base. Returns null if the base does not contain the same server,
 * or if either version has no score.
 */
export function findVersionChange(graded: GradedDependency): VersionChange | null {
  const { dependency, previous, match } = graded;
  if (previous === null || previous.dependency.name !== dependency.name) return null;
  if (previous.dependency.type !== dependency.type) return null;
  const [before, after] = [decidingReport(previous.match), decidingReport(match)];
  if (before === null || after === null || before.score === null || after.score === null)
    return null;
  return {
    before: before.score,
    after: after.score,
    newFailing: newFailingFindings(graded, previous),
    resolved: newFailingFindings(previous, graded),
  };
}

export function newFailingFindings(
  now: Pick<GradedDependency, 'match'>,
  before: Pick<GradedDependency, 'match'>,
): readonly Finding[] {
  const failed = new Set(findingsWithResult(before, 'fail').map(findingCheckKey));
  return findingsWithResult(now, 'fail').filter((finding) => !failed.has(findingCheckKey(finding)));
}

/**
 * Returns a key that identifies a finding across versions: the check if the export contains one, otherwise
 * the reference.
 */
export function findingCheckKey({ check, reference }: Finding): string {
  return check ?? reference;
}

/**
 * Describes a waiver's rule and target, for example `failing-finding (net-egress) for pkg:npm/@acme/files`.
 */
export function waiverTarget({ match, file, alias, rule, check }: Waiver): Phrase {
  const what = check === null ? prosePhrase(rule) : say`${prosePhrase(rule)} (${check})`;
  if (match !== null) return say`${what} for ${match.text}`;
  return alias === null
    ? say`${what} for ${file ?? ''}`
    : say`${what} for ${alias} in ${file ?? ''}`;
}

/** Formats a day in UTC: `22 November`, with the year if it is not the current year. */
export function formatDay(time: number, now: number): Phrase {
  const isOfThisYear = new Date(time).getUTCFullYear() === new Date(now).getUTCFullYear();
  return prosePhrase(dayFormat(isOfThisYear).format(time));
}

/** Caches formatters, because creating a formatter takes a hundred times as long as formatting a day. */
const dayFormats = new Map<boolean, Intl.DateTimeFormat>();

function dayFormat(isOfThisYear: boolean): Intl.DateTimeFormat {
  const knownFormat = dayFormats.get(isOfThisYear);
  if (knownFormat !== undefined) return knownFormat;
  const year = isOfThisYear ? {} : ({ year: 'numeric' } as const);
  const parts = { day: 'numeric', month: 'long', timeZone: 'UTC', ...year } as const;
  const format = new Intl.DateTimeFormat('en-GB', parts);
  dayFormats.set(isOfThisYear, format);
  return format;
}
