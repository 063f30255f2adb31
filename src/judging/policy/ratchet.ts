import { isCommit, versionPart } from '../../detection/ecosystems.ts';
import { isLowerLetter } from '../../model/grade.ts';
import type {
  Dependency,
  GradedDependency,
  Match,
  Obstacle,
  Phrase,
  Pin,
  ScoreReport,
} from '../../model/model.ts';
import { listed, prosePhrase, say, words } from '../../model/phrase.ts';
import { decidingReport, listedMatch, matchError } from '../grading/matched.ts';
import { isScored } from './facts.ts';
import { checkOf, findingsOf } from './words.ts';

/*
 * What stood there before and is no worse only warns: whoever touches a bad server is not to blame for its
 * grade. It must be the same server in the same place, started by the same words, pinned no less firmly,
 * and graded no lower by the same export.
 */

/** How a server compares with what stood there before. */
export interface Standing {
  /** Whether it is the same and no worse. */
  readonly isNoWorse: boolean;
  /** A sentence that says so, or why it is not. */
  readonly sentence: Phrase;
}

/**
 * How a server compares with what stood there before; null for what did not stand there, or has no grade.
 *
 * @param isWaived whether a waiver names it: what somebody accepts until a day is not accepted beyond it
 */
export function standingOf(
  graded: GradedDependency,
  isWaived: (dependency: Dependency) => boolean,
): Standing | null {
  const { dependency, previous, match } = graded;
  if (previous === null) return null;
  const { dependency: before, obstacles } = previous;
  if (before.type !== dependency.type || before.name !== dependency.name) return null;
  const now = decidingReport(match);
  const was = formerReport(match, previous.match);
  if (!isScored(now) || !isScored(was)) return null;
  const reasons = [
    ...obstacleReasons(obstacles),
    ...weakerPin(dependency, before),
    ...worseGrade(graded, was),
    ...([dependency, before].some(isWaived) ? [words('a waiver names it')] : []),
  ];
  const isSame = now.score === was.score && now.grade === was.grade;
  const grades = isSame
    ? say`Was there before with the same grade`
    : say`Was there before, graded ${was.grade} (${was.score} of 100)`;
  return reasons.length === 0
    ? {
        isNoWorse: true,
        sentence: isSame
          ? say`${grades}.`
          : say`Was there before with a lower grade: ${was.grade} (${was.score}) before, ${now.grade} (${now.score}) now.`,
      }
    : { isNoWorse: false, sentence: say`${grades}; ${listed(reasons)}.` };
}

/** Reasons of what differs; what the change edits stands in one of them. */
function obstacleReasons(obstacles: readonly Obstacle[]): Phrase[] {
  const prefix = 'this change edits ';
  const all = obstacles.map((obstacle) => obstacleWords[obstacle]);
  const edited = all.flatMap((each) => (each.startsWith(prefix) ? each.slice(prefix.length) : []));
  const others = all.filter((each) => !each.startsWith(prefix));
  const last = edited.pop();
  const parts = edited.length === 0 ? last : `${edited.join(', ')} and ${last}`;
  return [...others, ...(last === undefined ? [] : [`${prefix}${parts}`])].map(prosePhrase);
}

/** Why a part that differs makes it something else. */
const obstacleWords: Readonly<Record<Obstacle, string>> = {
  new: 'this entry is new, not the earlier one',
  unguarded: 'the default branch has something else, and this base is not protected',
  alias: 'this change gives it the name of another server',
  server: 'this change replaces it',
  version: 'this change edits its version',
  lockfile: 'this change edits its version in the lockfile',
  integrity: 'this change edits its source or integrity in the lockfile',
  companion: 'this change edits what starts along with it',
  command: 'this change edits its command',
  wrapper: 'this change edits what wraps it',
  arguments: 'this change edits its arguments',
  url: 'this change edits its URL',
  registry: 'this change edits its registry',
  alterations: 'this change edits what alters its launch',
  hooks: 'this change edits its hooks',
  variables: 'this change edits variables that alter its launch',
  envFile: 'this change edits its environment file',
  surroundings: 'this change edits settings that decide what it starts',
  script: 'this change edits the script that starts it',
  files: 'this change edits files that decide what starts',
  ownPackages: 'this change edits packages of the project that come before it',
  folder: 'this change edits its working folder',
  file: 'it was in another file',
  client: 'it was for another client',
  place: 'it applied in another folder',
  activation: 'this change enables it',
  enabled: 'it was disabled',
};

/** How firmly each pin holds; of `git` only a commit does. */
const firmness: Readonly<Record<Exclude<Pin, 'git'>, number>> = {
  none: 0,
  tag: 1,
  range: 2,
  exact: 3,
  digest: 4,
};

function firmnessOf(dependency: Dependency): number {
  const { pin, version } = versionPart(dependency);
  if (pin !== 'git') return firmness[pin];
  return version === null ? firmness.none : firmness[isCommit(version) ? 'exact' : 'tag'];
}

function weakerPin(now: Dependency, before: Dependency): Phrase[] {
  if (firmnessOf(now) < firmnessOf(before)) return [words('this change pins it less firmly')];
  const isFirm = firmnessOf(now) >= firmness.exact || now.resolved !== null;
  const [is, was] = [versionPart(now), versionPart(before)];
  return isFirm || (is.specifier === was.specifier && is.pin === was.pin)
    ? []
    : [words('this change does not pin it')];
}

/**
 * The report of what stood there before, by the record that decides now: the best, if several could. Null if
 * there is none.
 */
function formerReport(now: Match | null, before: Match | null): ScoreReport | null {
  const record = listedMatch(now)?.server.id;
  const former = listedMatch(before);
  if (former === null || matchError(former) !== null) return null;
  const reports = [former, ...former.rivals]
    .filter(({ server }) => server.id === record)
    .map(decidingReport);
  const [best = null] = reports.toSorted((a, b) => (b?.score ?? -1) - (a?.score ?? -1));
  return reports.includes(null) ? null : best;
}

function worseGrade({ match, ...rest }: GradedDependency, was: ScoreReport): Phrase[] {
  const now = decidingReport(match);
  const isLower = now?.grade === was.grade ? false : isLowerLetter(now?.grade ?? '', was.grade);
  if (isLower === null) return [words('its grade does not compare with the earlier one')];
  if (isLower || (now?.score ?? -1) < (was.score ?? 0)) {
    return [words('this change lowers its grade')];
  }
  const failed = new Set(
    was.findings.flatMap((each) => (each.result === 'fail' ? [checkOf(each)] : [])),
  );
  const failing = findingsOf({ ...rest, match }, 'fail').map(checkOf);
  const added = failing.filter((check) => !failed.has(check));
  return added.length === 0
    ? []
    : [
        say`${words(added.length === 1 ? 'a check fails' : 'checks fail')} only now: ${listed(added)}`,
      ];
}
