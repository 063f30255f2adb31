import { ecosystems, isIdentified } from '../../detection/ecosystems.ts';
import type { Dependency, Match, Remedy, ScoreReport } from '../../model/model.ts';
import { listedMatch } from '../grading/matched.ts';

/**
 * Returns the version to suggest, never a pre-release; null if no version passes. The suggestion is the
 * lowest passing version above the judged version. If no higher version passes, or no version was judged (for
 * example, for an unlisted digest), it is the highest passing version.
 */
export function nearestPassing(
  dependency: Dependency,
  match: Match,
  passes: (pinned: Dependency, judged: Match) => boolean,
): Remedy | null {
  const listed = listedMatch(match);
  if (!isIdentified(dependency) || listed === null) return null;
  const { compare, isPrerelease } = ecosystems[dependency.type];
  const declaration = { ...dependency.declaration, disabled: false };
  const passing = listed.scored.filter((report) => {
    const { version } = report;
    if (isPrerelease(version)) return false;
    const exact = { pin: 'exact', specifier: version, version, digest: null } as const;
    const pinned: Dependency = { ...dependency, declaration, ...exact, resolved: null };
    return passes(pinned, { ...listed, kind: 'exact', report, judgedVersion: version });
  });
  const { judgedVersion } = listed;
  const isHigher = ({ version }: ScoreReport): boolean =>
    judgedVersion !== null && (compare(version, judgedVersion) ?? 0) > 0;
  const nearest = passing.findLast(isHigher) ?? passing[0];
  if (nearest === undefined || nearest.score === null) return null;
  return { version: nearest.version, grade: nearest.grade, score: nearest.score };
}
