import { ecosystems } from '../../detection/ecosystems.ts';
import {
  type DependencyContext,
  judgeDependency,
  openBindings,
  openWaivers,
} from '../../judging/evaluation.ts';
import {
  decidingReport,
  gradedAt,
  identitiesOf,
  inVersionOrder,
  listedMatch,
  matchDependency,
  serversOf,
  versionsOfServer,
} from '../../judging/grading.ts';
import { layeredTermsOf, type Policy } from '../../judging/policy.ts';
import type {
  Dependency,
  Identified,
  Identity,
  SelectedServer,
  Selection,
} from '../../model/model.ts';
import { distinctBy } from '../../model/phrase.ts';
import type { JudgedPackage, JudgedVersion } from './judged.ts';
import type { NamedServers } from './named-servers.ts';
import { launchOf, pinnedLaunchOf } from './pinned-launch.ts';

/** Judges a package of a selection; null if nobody can launch anything by that identity. */
export type PackageJudge = (
  identity: Identity,
  selection: Selection,
  serversNamed: NamedServers,
) => JudgedPackage | null;

/**
 * A version that is no pin, such as a tag, may mean any other one, and is compared with all. So many
 * comparisons are made for one package; none that is honest needs more.
 */
const maxComparisons = 1_000_000;
/**
 * Versions that are judged of the packages of one server. A server has a few packages; one that lists
 * thousands, with thousands of versions, would take hours.
 */
const maxVersionsOfServer = 100_000;

/**
 * Returns a function that judges packages by the rules of the gate: each version for itself, as if it were
 * declared in a repository without a base.
 *
 * @param now milliseconds since the epoch
 * @param maxOfServer so many versions of one server are judged; its further packages are undecided
 */
export function openJudge(
  policy: Policy,
  now: number,
  maxOfServer = maxVersionsOfServer,
): PackageJudge {
  const boundTo = openBindings(policy);
  const context: DependencyContext = {
    terms: layeredTermsOf(policy),
    now,
    waivers: openWaivers(policy.values.waivers, policy.floors, now),
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
    const judged = judgeDependency(subject, context);
    const report = decidingReport(judged.match);
    const time = report && gradedAt(report);
    const failing = judged.problems.filter(
      ({ level, waived }) => level === 'error' || (level === 'fail' && waived === null),
    );
    return {
      version,
      judgedVersion: listedMatch(judged.match)?.judgedVersion ?? null,
      verdict: judged.verdict ?? 'error',
      score: report?.score ?? null,
      grade: report?.grade || null,
      ...(report?.rubricVersion != null && { rubric: report.rubricVersion }),
      rules: [...new Set(failing.map(({ rule }) => rule))].sort(),
      digest: null,
      gradedAt: time === null ? null : new Date(time).toISOString(),
    };
  };
  const judgedOf = new Map<string, number>();
  return (identity, whole, serversNamed) => {
    const unpinned = launchOf(identity);
    if (unpinned === null) return null;
    const selection = { ...whole, servers: serversNamed(identitiesOf(unpinned)) };
    const servers = serversOf(identity, selection.servers);
    const named = { identity, servers: servers.map(({ record: { id, name } }) => ({ id, name })) };
    const ids = named.servers.map(({ id }) => id);
    if (ids.some((id) => (judgedOf.get(id) ?? 0) >= maxOfServer)) {
      return { ...named, versions: [undecided(null, [])] };
    }
    const versions =
      ecosystems[identity.type].versions === 'none' ? [] : versionsOf(identity, servers);
    if (versions.length === 0) return { ...named, versions: [judge(unpinned, null, selection)] };
    for (const id of ids) judgedOf.set(id, (judgedOf.get(id) ?? 0) + versions.length);
    const digestOf = digestsOf(identity, servers);
    let comparisons = 0;
    return {
      ...named,
      versions: versions.map((version): JudgedVersion => {
        const pinned = pinnedLaunchOf(unpinned, version);
        // Whoever launches it runs something that was not judged.
        if (pinned === null) return undecided(version, ['unidentified']);
        if (pinned.pin !== 'exact' && pinned.pin !== 'git') comparisons += versions.length;
        if (comparisons > maxComparisons) return undecided(version, []);
        return { ...judge(pinned, version, selection), digest: digestOf(version) };
      }),
    };
  };
}

function undecided(version: string | null, rules: readonly string[]): JudgedVersion {
  const nothing = { judgedVersion: null, score: null, grade: null, digest: null, gradedAt: null };
  return { ...nothing, version, verdict: 'error', rules };
}

/** Every version that the export knows of some servers, each once, the highest first. */
function versionsOf({ type }: Identity, servers: readonly SelectedServer[]): readonly string[] {
  const { normaliseVersion } = ecosystems[type];
  const all = servers
    .flatMap((server) => versionsOfServer(type, server).listed)
    .filter((version) => version.trim() !== '');
  const unique = distinctBy(all, normaliseVersion);
  const { ordered, rest } = inVersionOrder(type, unique, (each) => each);
  return [...ordered, ...rest];
}

/** Returns a function that finds the digest of an image's version; null where none is listed, or several. */
function digestsOf(
  { type, name }: Identity,
  servers: readonly SelectedServer[],
): (version: string) => string | null {
  const digests = new Map<string, string | null>();
  for (const { versions, packageRefs } of servers.map(({ record }) => record)) {
    const own = packageRefs.filter((ref) => ref.type === type && ref.name === name);
    for (const { version, digest } of [...versions, ...own]) {
      if (version === null || digest === null) continue;
      const known = digests.get(version);
      digests.set(version, known === undefined || known === digest ? digest : null);
    }
  }
  return (version) => digests.get(version) ?? null;
}
