import { listedMatch } from '../grading/matched.ts';
import type { Dependency, Match, Remedy } from '../model.ts';
import { ecosystems, isIdentified } from '../versions/ecosystems.ts';

/**
 * The version to suggest. For a pinned dependency: the lowest passing version above the judged one, or
 * if there is none, the passing version with the best score (the highest version of several). For any
 * other dependency: the highest passing version. Null if no version passes; never a pre-release.
 *
 * @param passes whether the policy passes the dependency in another version
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
  const isPinned = dependency.pin === 'exact' || dependency.pin === 'digest';
  const { judgedVersion } = listed;
  const isHigher = (version: string): boolean =>
    judgedVersion !== null && (compare(version, judgedVersion) ?? 0) > 0;
  const best = passing.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))[0];
  const nearest = isPinned
    ? (passing.findLast(({ version }) => isHigher(version)) ?? best)
    : passing[0];
  if (nearest === undefined || nearest.score === null) return null;
  return { version: nearest.version, grade: nearest.grade, score: nearest.score };
}
