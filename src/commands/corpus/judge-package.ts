import { ecosystems } from '../../detection/ecosystems.ts';
import {
  createBindingLookup,
  createWaiverIndex,
  type DependencyContext,
  judgeDependency,
} from '../../judging/evaluation.ts';
import {
  decidingReport,
  findCarriers,
  gradedAt,
  identitiesOf,
  listedMatch,
  matchDependency,
  readServerVersions,
  sortByVersion,
} from '../../judging/grading.ts';
import { createLayeredTerms, type Policy } from '../../judging/policy.ts';
import type {
  Dependency,
  Identified,
  Identity,
  SelectedServer,
  Selection,
} from '../../model/model.ts';
import { distinctBy } from '../../model/phrase.ts';
import type { JudgedPackage, JudgedVersion } from './judged-package.ts';
import type { NamedServers } from './named-servers.ts';
import { createPinnedLaunch, createUnpinnedLaunch } from './pinned-launch.ts';

/** Judges a package in a selection; returns null if the identity cannot be launched. */
export type PackageJudge = (
  identity: Identity,
  selection: Selection,
  serversNamed: NamedServers,
) => JudgedPackage | null;

/**
 * Maximum number of version comparisons per package. A version that is not a pin, such as a tag, can refer to
 * any other version, so it is compared with every version. No legitimate package needs more comparisons.
 */
const maxComparisons = 1_000_000;
/**
 * Maximum number of versions judged per server. A server normally has a few packages; judging thousands of
 * packages with thousands of versions each would take hours.
 */
const maxVersionsOfServer = 100_000;

/**
 * Returns a function that judges each version of a package as if it were declared in a repository without a
 * base.
 *
 * @param now milliseconds since the epoch
 * @param maxOfServer maximum number of versions judged per server; the server's remaining packages are
 * undecided
 */
export function createPackageJudge(
  policy: Policy,
  now: number,
  maxOfServer = maxVersionsOfServer,
): PackageJudge {
  const boundTo = createBindingLookup(policy);
  const context: DependencyContext = {
    terms: createLayeredTerms(policy),
    now,
    waivers: createWaiverIndex(policy.values.waivers, policy.floors, now),
    trialWaivers: null,
    pathOf: (file) => file,
    inapplicable: null,
    isCompared: false,
  };
  const judge = (
    dependency: Identified<Dependency>,
    version: string | null,
    selection: Selection,
  ): JudgedVersion => {
    const match = matchDependency(dependency, selection, boundTo(dependency));
    const subject = {
      dependency,
      match,
      previous: null,
      change: 'unknown',
      isCounted: true,
    } as const;
    const judgedDependency = judgeDependency(subject, context);
    const report = decidingReport(judgedDependency.match);
    const time = report && gradedAt(report);
    const failing = judgedDependency.problems.filter(
      ({ level, waived }) => level === 'error' || (level === 'fail' && waived === null),
    );
    return {
      version,
      judgedVersion: listedMatch(judgedDependency.match)?.judgedVersion ?? null,
      verdict: judgedDependency.verdict ?? 'error',
      score: report?.score ?? null,
      grade: report?.grade || null,
      ...(report?.rubricVersion != null && { rubric: report.rubricVersion }),
      rules: [...new Set(failing.map(({ rule }) => rule))].sort(),
      digest: null,
      gradedAt: time === null ? null : new Date(time).toISOString(),
    };
  };
  const judgedCounts = new Map<string, number>();
  return (identity, wholeSelection, serversNamed) => {
    const unpinned = createUnpinnedLaunch(identity);
    if (unpinned === null) return null;
    const selection = { ...wholeSelection, servers: serversNamed(identitiesOf(unpinned)) };
    const servers = findCarriers(identity, selection.servers);
    const packageHead = {
      identity,
      servers: servers.map(({ record: { id, name } }) => ({ id, name })),
    };
    const ids = packageHead.servers.map(({ id }) => id);
    if (ids.some((id) => (judgedCounts.get(id) ?? 0) >= maxOfServer)) {
      return { ...packageHead, versions: [undecided(null, [])] };
    }
    const versions =
      ecosystems[identity.type].versions === 'none' ? [] : listVersions(identity, servers);
    if (versions.length === 0)
      return { ...packageHead, versions: [judge(unpinned, null, selection)] };
    for (const id of ids) judgedCounts.set(id, (judgedCounts.get(id) ?? 0) + versions.length);
    const findDigest = createDigestLookup(identity, servers);
    let comparisons = 0;
    return {
      ...packageHead,
      versions: versions.map((version): JudgedVersion => {
        const pinned = createPinnedLaunch(unpinned, version);
        // Launching this version would fetch something else or nothing.
        if (pinned === null) return undecided(version, ['unidentified']);
        if (pinned.pin !== 'exact' && pinned.pin !== 'git') comparisons += versions.length;
        if (comparisons > maxComparisons) return undecided(version, []);
        return { ...judge(pinned, version, selection), digest: findDigest(version) };
      }),
    };
  };
}

function undecided(version: string | null, rules: readonly string[]): JudgedVersion {
  const noGrade = { judgedVersion: null, score: null, grade: null, digest: null, gradedAt: null };
  return { ...noGrade, version, verdict: 'error', rules };
}

/**
 * Returns the versions that the servers list, without duplicates, highest first. Versions that cannot be
 * ordered come last.
 */
function listVersions({ type }: Identity, servers: readonly SelectedServer[]): readonly string[] {
  const { normaliseVersion } = ecosystems[type];
  const listedVersions = servers
    .flatMap((server) => readServerVersions(type, server).listed)
    .filter((version) => version.trim() !== '');
  const unique = distinctBy(listedVersions, normaliseVersion);
  const { ordered, rest } = sortByVersion(type, unique, (each) => each);
  return [...ordered, ...rest];
}

/**
 * Returns a lookup of image digests by version. The lookup returns null if the export lists no digest or
 * several different digests for the version.
 */
function createDigestLookup(
  { type, name }: Identity,
  servers: readonly SelectedServer[],
): (version: string) => string | null {
  const digests = new Map<string, string | null>();
  for (const { versions, packageRefs } of servers.map(({ record }) => record)) {
    const ownRefs = packageRefs.filter((ref) => ref.type === type && ref.name === name);
    for (const { version, digest } of [...versions, ...ownRefs]) {
      if (version === null || digest === null) continue;
      const knownDigest = digests.get(version);
      digests.set(version, knownDigest === undefined || knownDigest === digest ? digest : null);
    }
  }
  return (version) => digests.get(version) ?? null;
}
