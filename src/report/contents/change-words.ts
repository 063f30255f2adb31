import { versionPart } from '../../detection/ecosystems.ts';
import { decidingReport, listedMatch } from '../../judging/grading.ts';
import type { JudgedDependency } from '../../judging/report.ts';
import { findingCheckKey, findVersionChange } from '../../judging/verdict-words.ts';
import type {
  ChangedPart,
  ChangedPartName,
  Finding,
  Match,
  Phrase,
  Pin,
} from '../../model/model.ts';
import { joinList, ourWords, say } from '../../model/phrase.ts';

const partWords = {
  server: 'server',
  version: 'version',
  lockfile: 'version in the lockfile',
  integrity: 'source or integrity in the lockfile',
  companion: 'programs that start together with it',
  command: 'command',
  wrapper: 'wrapper',
  arguments: 'arguments',
  url: 'URL',
  registry: 'registry',
  alterations: 'settings that alter the launch',
  hooks: 'hooks',
  variables: 'variables',
  envFile: 'environment file',
  surroundings: 'settings that determine which program starts',
  script: 'script that starts it',
  files: 'files that determine which program starts',
  ownPackages: 'packages in the project',
  folder: 'working folder',
  file: 'file',
  client: 'client',
  place: 'folder',
  activation: 'settings that enable it',
  enabled: 'state',
  alias: 'name in the file',
} as const satisfies Readonly<Record<ChangedPartName, string>>;

const pinWords = {
  exact: 'an exact version',
  range: 'a range',
  tag: 'a tag',
  digest: 'a digest',
  git: 'a commit or branch',
  none: 'no version',
} as const satisfies Readonly<Record<Pin, string>>;

/**
 * Describes a change's edits to a server and their effect on its grade, such as `arguments (--root → --all);
 * same version and grade as before`. Returns null for an unchanged server, and for a new server that is
 * declared nowhere else.
 */
export function changeWords(server: JudgedDependency): Phrase | null {
  const { previous, alsoIn } = server;
  if (server.change === 'unchanged') return null;
  const isSwitchedOn = previous?.changedParts.some(({ part }) => part === 'enabled') ?? false;
  if (alsoIn !== undefined && !isSwitchedOn) {
    return say`new here; the same server is also declared in ${alsoIn}`;
  }
  if (previous === null) return null;
  const edited = previous.changedParts
    .filter((part) => !isNamed(part, server))
    .map((part) => partPhrase(part, server));
  const outcome = moveWords(server) ?? (isSameGrade(server) ? sameGrade : null);
  const parts = [edited.length === 0 ? null : joinList(edited), outcome, earlierWords(server)];
  const [first = null, ...others] = parts.filter((each) => each !== null);
  return first && others.reduce((one, other) => say`${one}; ${other}`, first);
}

/** Lists the rules behind warnings that predate the change; null if there are none. */
function earlierWords({ earlierProblems = [] }: JudgedDependency): Phrase | null {
  const rules = [...new Set(earlierProblems.map(({ rule }) => rule))];
  return rules.length === 0 ? null : say`as before: ${joinList(rules)}`;
}

/**
 * Reports whether a part needs no mention: a version, if both versions appear next to the grades, or a place,
 * if only its client differs.
 */
function isNamed({ part, from, to }: ChangedPart, server: JudgedDependency): boolean {
  if (part === 'place') return from === to;
  const [before, after] = [server.previous, server].map(
    (side) => decidingReport(side?.match)?.version ?? null,
  );
  return part === 'version' && before !== after && from === before && to === after;
}

const sameGrade = say`same version and grade as before`;

function partPhrase(changed: ChangedPart, server: JudgedDependency): Phrase {
  const { part, names } = changed;
  const [from, to] = [changed.from, changed.to].map((text) =>
    part === 'place' && text === '' ? ourWords('the root') : text,
  ) as [Phrase | string | null, Phrase | string | null];
  const label = ourWords(partWords[part]);
  if (part === 'version') {
    const texts = say`${from ?? ourWords('none')} → ${to ?? ourWords('none')}`;
    return say`${label} (${texts}${pinChange(server)})`;
  }
  if (from !== null && to !== null) {
    const isTaken = part === 'alias' && server.previous?.obstacles.includes('alias');
    return say`${label} (${from} → ${to}${ourWords(isTaken ? ', which another server used' : '')})`;
  }
  if (to !== null) return say`${label} (${to} added)`;
  if (from !== null) return say`${label} (${from} removed)`;
  return names.length === 0 ? label : say`${label} (${joinList(names)})`;
}

/** Describes a changed pin, such as `, from a range to an exact version`; empty if the pin is unchanged. */
function pinChange({ dependency, previous }: JudgedDependency): Phrase {
  const [now, before] = [dependency, previous?.dependency].map((each) =>
    each === undefined ? null : pinWords[versionPart(each).pin],
  );
  return now === before || now == null || before == null
    ? say``
    : say`, from ${ourWords(before)} to ${ourWords(now)}`;
}

function isSameGrade(server: JudgedDependency): boolean {
  const move = findVersionChange(server);
  const [now, before] = [decidingReport(server.match), decidingReport(server.previous?.match)];
  return (
    move !== null &&
    move.before === move.after &&
    now?.version === before?.version &&
    now?.grade === before?.grade
  );
}

/**
 * Describes a change in the judged version, such as `1.2.0, B (82) → 1.3.0, D (41)`; null unless both
 * versions were judged.
 */
function moveWords(server: JudgedDependency): Phrase | null {
  const move = findVersionChange(server);
  const before = listedMatch(server.previous?.match)?.judgedVersion ?? null;
  const after = listedMatch(server.match)?.judgedVersion ?? null;
  if (move === null || before === null || after === null || before === after) return null;
  const grade = (match: Match | null | undefined): string => decidingReport(match)?.grade || '?';
  const checks = (title: Phrase, findings: readonly Finding[]): Phrase =>
    findings.length === 0 ? say`` : say`; ${title} ${joinList(findings.map(findingCheckKey))}`;
  return say`${before}, ${grade(server.previous?.match)} (${move.before}) → ${after}, ${grade(server.match)} (${move.after})${checks(say`new failing checks:`, move.newFailing)}${checks(say`resolved:`, move.resolved)}`;
}
