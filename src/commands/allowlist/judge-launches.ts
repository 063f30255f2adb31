import { isOwnAddress, isPinned } from '../../detection/ecosystems.ts';
import type { LoadedExport } from '../../export/loading.ts';
import type { ExportQuery } from '../../export/records.ts';
import { buildQuery, createQuery, matchAll, needsExport } from '../../gate/steps.ts';
import { evaluate } from '../../judging/evaluation.ts';
import { decidingReport } from '../../judging/grading.ts';
import type { Policy } from '../../judging/policy.ts';
import type { JudgedDependency } from '../../judging/report.ts';
import { combineVerdicts, passes } from '../../judging/verdict-words.ts';
import type { Dependency, Verdict } from '../../model/model.ts';
import { noSubjects } from '../show/describe-package.ts';
import { asChangedDependencies } from '../sweep/judge-repository.ts';
import { codeReason } from './code-launches.ts';
import type { ObservedLaunch } from './launches.ts';

export interface JudgedLaunch extends ObservedLaunch {
  /**
   * `warn` also passes. `error` means that the launch cannot be judged, for example because only its
   * repository shows what it starts.
   */
  readonly verdict: Verdict;
  /**
   * The main uncertainty about a launch. `everything`: the words do not identify what the launch starts.
   * `folder`: the launch also depends on the working folder, for example on a script, local code or a
   * lockfile. `grade`: the export contains no grade. `version`: each start might fetch a different version.
   */
  readonly leavesOpen: 'nothing' | 'version' | 'grade' | 'folder' | 'everything';
  /** Empty if only the repository shows the dependencies. */
  readonly judged: readonly JudgedDependency[];
}

/** Returns null if none of the launches' dependencies can be in an export. */
export function launchQuery(
  launches: readonly ObservedLaunch[],
  policy: Policy,
): ExportQuery | null {
  const query = createQuery();
  const changedDependencies = asChangedDependencies(
    launches.flatMap(({ dependencies }) => dependencies ?? []),
  );
  query.add(buildQuery(changedDependencies, [], policy), changedDependencies.some(needsExport));
  return query.isNeeded() ? query.all() : null;
}

/**
 * Judges launches by the gate's rules, treating every dependency as added because there is no base for
 * comparison. Disabled entries are judged like enabled entries, because a list matches only a launch's words.
 *
 * @param loaded null if none of the launches can be in an export
 * @param now milliseconds since the epoch
 */
export function judgeLaunches(
  launches: readonly ObservedLaunch[],
  loaded: LoadedExport | null,
  policy: Policy,
  now: number,
): JudgedLaunch[] {
  const counts = launches.map(({ dependencies }) => dependencies?.length ?? 0);
  const enabledDependencies = launches.flatMap(({ dependencies }) =>
    (dependencies ?? []).map(enableDependency),
  );
  const { servers } = evaluate(
    {
      ...noSubjects,
      dependencies: matchAll(asChangedDependencies(enabledDependencies), loaded, policy),
      now,
    },
    policy,
  );
  let nextServer = 0;
  return launches.map((launch, at) => {
    const start = nextServer;
    nextServer += counts[at] ?? 0;
    const judged = servers.slice(start, nextServer);
    // A launch with no dependencies to judge does not pass.
    const verdict =
      judged.length === 0
        ? 'error'
        : combineVerdicts(judged.map((each) => each.verdict ?? 'error'));
    const reason = passes(verdict) ? codeReason(launch.servers, launch.dependencies ?? []) : null;
    return {
      ...launch,
      ...{ judged, verdict, leavesOpen: findOpenPart(judged) },
      unlistable: launch.unlistable ?? reason,
    };
  });
}

export function isPassing({ verdict }: Pick<JudgedLaunch, 'verdict'>): boolean {
  return passes(verdict);
}

function findOpenPart(judged: readonly JudgedDependency[]): JudgedLaunch['leavesOpen'] {
  const dependencies = judged.map(({ dependency }) => dependency);
  if (dependencies.some(({ type }) => type === 'unidentified')) return 'everything';
  const isOfFolder = dependencies.some(
    (each) =>
      (each.type === 'local' && !isOwnAddress(each)) ||
      each.through.length > 0 ||
      each.resolved !== null,
  );
  if (isOfFolder) return 'folder';
  const isUngraded = judged.some(
    ({ dependency: { role, type }, match }) =>
      role !== 'library' && type !== 'local' && (decidingReport(match)?.score ?? null) === null,
  );
  if (isUngraded) return 'grade';
  const isUnpinned = dependencies.some(
    (each) => each.role !== 'library' && isPinned(each) === false,
  );
  return isUnpinned ? 'version' : 'nothing';
}

function enableDependency(dependency: Dependency): Dependency {
  const { declaration } = dependency;
  if (!declaration.disabled) return dependency;
  return { ...dependency, declaration: { ...declaration, disabled: false } };
}
