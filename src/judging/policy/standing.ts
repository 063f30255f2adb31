import { hasVersions, nameOrNull } from '../../detection/ecosystems.ts';
import type {
  GradedDependency,
  Match,
  Obstacle,
  Phrase,
  Previous,
  Standing,
} from '../../model/model.ts';
import { say } from '../../model/phrase.ts';
import { decidingReport, listedMatch } from '../grading/matched.ts';
import { areEqualFacts, isScored } from './facts.ts';
import type { DependencyRule, Standpoint, Terms, Violation } from './rule.ts';
import { judgedVersionOf, versionedName } from './rule-messages.ts';

/**
 * A change is not blamed for problems that existed before it. A problem predates the change if the same
 * server had it in the same place in the base. That server, the partner, is judged under the same terms and
 * export, so a policy edit cannot change which problems are new. Each rule decides how the current problem
 * compares with the partner's problem.
 */

interface Compared {
  readonly standing: Standing;
  /** Null if the rule's message already describes both sides of the comparison. */
  readonly sentence: Phrase | null;
}

export function compareWithBefore(
  rule: DependencyRule,
  graded: GradedDependency,
  violation: Violation,
  { terms, now }: { readonly terms: Terms; readonly now: number },
): Compared {
  const { previous } = graded;
  const before = previous && findGradedBefore(graded, previous);
  const isInFacts = 'previous' in violation.facts;
  if (before === null) return { standing: 'new', sentence: isInFacts ? null : newWords(graded) };
  const edited = previous?.edited ?? [];
  if (edited.length === 0)
    return { standing: 'before', sentence: asBeforeNote(rule, graded, before) };
  const former = rule.evaluate(before, terms, now);
  const standpointNow: Standpoint = { graded, violation, edited };
  const standpointBefore: Standpoint = {
    graded: before,
    violation: former ?? { ...violation, findings: [] },
    edited,
  };
  const { isNoWorse = haveEqualFacts } = rule;
  const isNew = former === null || isNoWorse === null || violation.isError === true;
  if (!isNew && isNoWorse(standpointNow, standpointBefore)) {
    return { standing: 'before', sentence: asBeforeNote(rule, graded, before) };
  }
  const worse = rule.worseWords?.(standpointNow, standpointBefore);
  const standing = isNew ? 'new' : 'worse';
  if (worse !== undefined) return { standing, sentence: say`It was there before${worse}.` };
  if (!isNew)
    return { standing, sentence: say`The problem was there before; this change makes it worse.` };
  return { standing, sentence: isInFacts ? null : broughtWords(graded, before) };
}

const haveEqualFacts = (now: Standpoint, before: Standpoint): boolean =>
  areEqualFacts(now.violation.facts, before.violation.facts);

/**
 * Returns the server's judged partner in the base; null if there is none. If several records match the
 * partner, the record that determines the current result is used, with its best report.
 */
function findGradedBefore(
  { match: now }: GradedDependency,
  { dependency, match, obstacles }: Previous,
): GradedDependency | null {
  if (obstacles.length > 0) return null;
  const record = listedMatch(now)?.server.id;
  const ofRecord = [match, ...(listedMatch(match)?.tiedMatches ?? [])].filter(
    (each) => record !== undefined && listedMatch(each)?.server.id === record,
  );
  const decidingScore = (each: Match | null): number => decidingReport(each)?.score ?? -1;
  const [best = match] = ofRecord.toSorted(
    (one, other) => decidingScore(other) - decidingScore(one),
  );
  return { dependency, match: best, previous: null, remedy: null };
}

function asBeforeNote(
  rule: DependencyRule,
  graded: GradedDependency,
  before: GradedDependency,
): Phrase {
  const isSame = judgedVersionOf(graded) === judgedVersionOf(before);
  const report = decidingReport(before.match);
  const grade = isScored(report)
    ? say` (${report.grade} ${report.score} in today's export)`
    : say``;
  const name =
    isSame || !hasVersions(before.dependency) ? say`` : say`, as ${versionedName(before)}${grade}`;
  return say`This was there before${name}; this change does not make it worse.${argumentsNote(rule, graded)}`;
}

function broughtWords(graded: GradedDependency, before: GradedDependency): Phrase {
  return judgedVersionOf(graded) === judgedVersionOf(before)
    ? say`This change introduces the problem.`
    : say`Before this change, it was ${versionedName(before)}.`;
}

function argumentsNote({ heading }: DependencyRule, { previous }: GradedDependency): Phrase {
  const edited = previous?.changedParts.find(({ part }) => part === 'arguments');
  const isOfCommand = previous?.edited.includes('command');
  if (heading !== 'low grade' || edited === undefined || isOfCommand) return say``;
  const { from, to, names } = edited;
  const [name] = names;
  const argumentName =
    name !== undefined
      ? say`${name}`
      : from === null
        ? say`${to ?? ''} added`
        : to === null
          ? say`${from} removed`
          : say`${from} → ${to}`;
  return say` This change edits its arguments (${argumentName}); grades do not cover arguments.`;
}

/** Returns the most certain reason why a server counts as new. */
function newWords({ dependency, previous }: GradedDependency): Phrase {
  const obstacles = new Set<Obstacle>(previous?.obstacles);
  const { alias } = dependency.declaration;
  const former = previous && nameOrNull(previous.dependency);
  if (obstacles.has('server')) {
    return former == null ? addedWords : say`This change replaces ${former} with it.`;
  }
  if (obstacles.has('enabled')) return say`This change enables it.`;
  if (obstacles.has('alias')) {
    return say`This change gives it the name ${alias}, which another server used before.`;
  }
  const reasons = [...obstacles].flatMap((each) => obstacleWords[each] ?? []);
  return reasons[0] ?? addedWords;
}

const addedWords = say`This change adds it.`;

const obstacleWords: { readonly [Each in Obstacle]?: Phrase } = {
  registry: say`With this change, it is fetched from another registry.`,
  integrity: say`This change edits its source or integrity in the lockfile.`,
  ownPackages: say`This change edits packages in the project that take precedence over it.`,
  client: say`It was previously declared for another client.`,
  place: say`It applied in another folder before.`,
  file: say`It was previously declared in another file.`,
  activation: say`This change activates it.`,
  unguarded: say`It is not on the default branch, and the branch that contains it is not protected.`,
};
