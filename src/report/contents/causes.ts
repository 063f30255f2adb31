import { findDependencyRule } from '../../judging/rules.ts';
import {
  alterationFacts,
  isFromOtherRegistry,
  settingKey,
  severities,
} from '../../judging/verdict-words.ts';
import type { Alteration, Problem } from '../../model/model.ts';
import { distinctBy, say } from '../../model/phrase.ts';
import { serverName } from '../report-messages.ts';
import { compareGravity, type ReportedProblem } from './order.ts';

/** Settings that alter the same launches, with the problems that they cause. */
interface Cause<T> {
  /** The alterations behind the first problem: settings in other files, or parts of the entry itself. */
  readonly settings: readonly Alteration[];
  readonly touched: readonly T[];
}

/**
 * Returns the alterations that cause a problem, or null if no alteration causes it. A problem that follows
 * from the registry is caused by the settings that select the registry, unless the entry's own file contains
 * one of them.
 */
function causingAlterations({ problem, server }: ReportedProblem): readonly Alteration[] | null {
  const rule = findDependencyRule(problem.rule);
  if (server === null || rule?.ofCause === undefined) return null;
  const { alterations, declaration } = server.dependency;
  if (rule.followsFromRegistry !== true) return alterations.length === 0 ? null : alterations;
  const registries = alterations.filter(({ kind }) => kind === 'registry');
  const isElsewhere = registries.every(({ file }) => isOutside(file, declaration.file));
  return isElsewhere && isFromOtherRegistry(server.dependency) ? registries : null;
}

const isOutside = (file: string | null, own: string): file is string =>
  file !== null && file !== own;

/** Returns whether a problem is only a consequence of an equally or more severe problem that has a cause. */
function isConsequence({ problem, server }: ReportedProblem): boolean {
  if (server === null || problem.waived !== null) return false;
  const isOfRegistry = findDependencyRule(problem.rule)?.followsFromRegistry === true;
  if (!isOfRegistry || causingAlterations({ problem, server }) === null) return false;
  return server.problems.some(
    (each) =>
      each.waived === null &&
      severities[each.level] >= severities[problem.level] &&
      findDependencyRule(each.rule)?.ofCause !== undefined &&
      findDependencyRule(each.rule)?.followsFromRegistry !== true,
  );
}

/**
 * Moves problems to the line that causes them, and merges problems with the same cause, whatever their level.
 * If one setting alters twenty launches, there is only one thing to fix. The most severe of the merged
 * problems represents them; `touched` contains them all. If several settings alter a launch, its problem
 * appears under each setting. Problems that merely follow from another problem with a cause are omitted.
 * @param problems worst first, if the order of the result matters
 * @param sameAs returns a value; problems are merged only if their values are equal
 */
export function joinByCause<T extends ReportedProblem>(
  problems: readonly T[],
  sameAs: (each: T) => unknown = () => null,
): { readonly first: T; readonly problem: Problem; readonly touched: readonly T[] }[] {
  const independent = problems.filter((each) => !isConsequence(each));
  const causes = groupCauses(independent, sameAs);
  return independent.flatMap((reported) => {
    const ownCauses = causes.get(reported);
    if (ownCauses === undefined)
      return [{ first: reported, problem: reported.problem, touched: [reported] }];
    return ownCauses.map(({ settings, touched }) => {
      const first = touched.toSorted((a, b) => compareGravity(a.problem, b.problem))[0] ?? reported;
      return { first, problem: problemAt(first, settings, touched), touched };
    });
  });
}

/**
 * Returns causes by problem, with each cause under the first problem that it affects. A problem without a
 * cause is absent; a problem whose causes are all under earlier problems has an empty list.
 */
function groupCauses<T extends ReportedProblem>(
  kept: readonly T[],
  sameAs: (each: T) => unknown,
): ReadonlyMap<T, readonly Cause<T>[]> {
  type CausesByPlace = Map<string, { settings: Alteration[]; touched: T[] }>;
  const byKind = new Map<string, CausesByPlace>();
  const causesByProblem = new Map<T, Cause<T>[]>();
  for (const [index, reported] of kept.entries()) {
    const alterations = causingAlterations(reported);
    if (alterations === null) continue;
    causesByProblem.set(reported, []);
    const { rule, waived } = reported.problem;
    const ownFile = reported.server?.dependency.declaration.file ?? '';
    const kind = JSON.stringify([rule, waived, sameAs(reported)]);
    const byPlace: CausesByPlace = byKind.get(kind) ?? new Map();
    byKind.set(kind, byPlace);
    for (const alteration of alterations) {
      const place = isOutside(alteration.file, ownFile) ? settingKey(alteration) : `#${index}`;
      const cause = byPlace.get(place) ?? { settings: [], touched: [] };
      if (cause.touched.at(-1) !== reported) cause.touched.push(reported);
      if (cause.touched.length === 1) cause.settings.push(alteration);
      byPlace.set(place, cause);
    }
  }
  // Settings that affect the same launches count as one cause.
  const indexOf = new Map(kept.map((each, index) => [each, index]));
  const causesBySubjects = Map.groupBy(
    [...byKind.values()].flatMap((byPlace) => [...byPlace.values()]),
    ({ touched }) => touched.map((each) => indexOf.get(each)).join(),
  );
  for (const [first, ...others] of causesBySubjects.values()) {
    const [each] = first?.touched ?? [];
    if (first === undefined || each === undefined) continue;
    const settings = [first, ...others].flatMap((cause) => cause.settings);
    causesByProblem.get(each)?.push({ settings, touched: first.touched });
  }
  return causesByProblem;
}

/** Returns the problem that represents all problems with the same cause, at the location of the cause. */
function problemAt(
  { problem, server }: ReportedProblem,
  settings: readonly Alteration[],
  touched: readonly ReportedProblem[],
): Problem {
  const ownFile = server?.dependency.declaration.file ?? '';
  const alterations = server?.dependency.alterations ?? [];
  const [first] = settings;
  if (first === undefined) return problem;
  const isInEntry = settings.some(({ file }) => !isOutside(file, ownFile));
  const place = isInEntry ? {} : { file: first.file, span: first.span };
  const names = affectedServerNames(touched);
  const isAll = names.length === 1 && settings.length >= alterationsCount(problem, alterations);
  if (isAll) return { ...problem, ...place };
  const places = settings.map(({ what, file, span }) =>
    isOutside(file, ownFile) ? say`${what} (${`${file}:${span.start.line}`})` : say`${what}`,
  );
  const isRegistry = settings.every(({ kind }) => kind === 'registry');
  const words = findDependencyRule(problem.rule)?.ofCause?.(distinctBy(places), names, isRegistry);
  return {
    ...problem,
    ...words,
    ...place,
    facts: { ...problem.facts, ...alterationFacts(settings, ownFile) },
  };
}

/** Returns the number of alterations that the problem's sentence refers to. */
function alterationsCount({ rule }: Problem, alterations: readonly Alteration[]): number {
  const isOfRegistry = findDependencyRule(rule)?.followsFromRegistry === true;
  return alterations.filter(({ kind }) => !isOfRegistry || kind === 'registry').length;
}

export const affectedServerNames = (problems: readonly ReportedProblem[]): string[] => [
  ...new Set(problems.flatMap(({ server }) => (server === null ? [] : [serverName(server)]))),
];
