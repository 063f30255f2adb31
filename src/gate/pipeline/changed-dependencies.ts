import { identityKey } from '../../detection/ecosystems.ts';
import type { ExportQuery } from '../../export/records.ts';
import { withNewOwnPackages, withoutExpected } from '../../judging/changes.ts';
import { identityCandidates, identityOf } from '../../judging/grading.ts';
import { limitsAge, type Policy } from '../../judging/policy.ts';
import type { RunContext } from '../../judging/report.ts';
import type { Dependency, Identity } from '../../model/model.ts';
import type { Changes } from './compare-with-base.ts';
import type { ChangedDependency } from './judge.ts';
import type { ShownPaths } from './shown-paths.ts';

/**
 * Prepares a dependency in the judged tree for judging: adds the effect of the change, and converts
 * repository paths to report paths.
 */
export function changedDependency(
  dependency: Dependency,
  changes: Pick<Changes, 'of' | 'brings'>,
  shown: ShownPaths,
  scope: RunContext['scope'],
): ChangedDependency {
  const { kind, before, replaced, parts, edited, obstacles } = changes.of(dependency);
  return {
    dependency: shown.dependency(
      withoutExpected(withNewOwnPackages(dependency, before), changes.brings),
    ),
    change: kind,
    before: before === null ? null : shown.dependency(withoutExpected(before, () => false)),
    replaced: shown.dependencies(replaced),
    difference: { changedParts: parts.map(shown.part), edited, obstacles },
    isCounted: scope === 'all' || kind !== 'unchanged',
  };
}

export function needsExport(changed: ChangedDependency): boolean {
  return changed.isCounted && isListable(changed);
}

export function isListable({ dependency, before, replaced }: ChangedDependency): boolean {
  return [dependency, before, ...replaced].some(
    (each) => each !== null && identityOf(each) !== null,
  );
}

/** Builds one query for all dependencies, including unchanged dependencies, which the report also shows. */
export function buildQuery(
  declared: readonly ChangedDependency[],
  candidates: readonly ChangedDependency[],
  policy: Policy,
): ExportQuery {
  const changed = [...declared, ...candidates];
  const versionsToFetch = [
    ...changed.flatMap(({ dependency, before }) =>
      before === null ? [dependency] : [dependency, before],
    ),
    // Many dependencies share one list of replaced dependencies.
    ...[...new Set(changed.map(({ replaced }) => replaced))].flat(),
  ];
  return {
    identities: unique(versionsToFetch.flatMap(identityCandidates)),
    watched: unique(declared.flatMap(({ dependency }) => identityOf(dependency) ?? [])),
    needsDates: limitsAge(policy),
  };
}

const unique = (identities: readonly Identity[]): Identity[] => [
  ...new Map(identities.map((each) => [identityKey(each), each])).values(),
];
