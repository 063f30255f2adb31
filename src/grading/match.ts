import type {
  Dependency,
  DependencyType,
  Identity,
  Match,
  MatchKind,
  PackageRef,
  ScoreReport,
  SelectedServer,
  Selection,
} from '../model.ts';
import { ecosystems, identityKey, sameVersion } from '../versions/ecosystems.ts';

/** The identity that the export is asked for; null for what has none. */
export function identityOf({ type, name }: Dependency): Identity | null {
  return type === 'local' || type === 'unidentified' || name === null ? null : { type, name };
}

const noMatch = {
  by: null,
  server: null,
  candidates: [],
  report: null,
  judgedVersion: null,
  scored: [],
  error: null,
  inconsistencies: [],
} as const satisfies Omit<Match, 'kind'>;

/**
 * Finds the report that decides about a dependency. Identity only, strongest first: a typed package
 * reference or URL; the registry name of a `registry` dependency; an equal name of a record that has
 * no readable reference of that type. Never by alias, never fuzzily.
 */
export function matchDependency(dependency: Dependency, selection: Selection): Match {
  const identity = identityOf(dependency);
  if (identity === null) {
    return { ...noMatch, kind: dependency.type === 'local' ? 'local' : 'unidentified' };
  }
  const malformed = selection.malformedRecords.get(identityKey(identity));
  const { by, servers } = carriersOf(identity, selection.servers);
  if (malformed !== undefined) {
    return {
      ...noMatch,
      kind: 'unlisted',
      candidates: servers.map(({ record }) => record),
      error: `its record in the export cannot be read (${malformed})`,
    };
  }
  if (servers.length === 0) return { ...noMatch, kind: 'unlisted' };
  const candidates = servers.map(({ record }) => record);
  const judged = servers.map((server) => judge(dependency, identity.type, server));
  const [worst] = judged.sort(worstFirst);
  return { ...(worst as Judged), by, candidates };
}

type Judged = Omit<Match, 'by' | 'candidates'>;

/** The records that carry an identity, by the strongest kind of evidence that there is. */
function carriersOf(
  identity: Identity,
  servers: readonly SelectedServer[],
): { by: Match['by']; servers: readonly SelectedServer[] } {
  const carriesRef = (ref: PackageRef): boolean =>
    ref.type === identity.type && ref.name === identity.name;
  const typed = servers.filter(({ record }) => record.packageRefs.some(carriesRef));
  if (typed.length > 0) {
    return { by: identity.type === 'remote' ? 'url' : 'package', servers: typed };
  }
  const { normaliseName } = ecosystems[identity.type];
  const named = servers.filter(({ record }) => {
    if (record.packageRefs.some(({ type }) => type === identity.type)) return false;
    const bare = record.packageRefs.filter(({ type }) => type === null).map(({ name }) => name);
    return [record.name, ...bare].some((name) => normaliseName(name) === identity.name);
  });
  if (named.length === 0) return { by: null, servers: [] };
  return { by: identity.type === 'registry' ? 'registry-name' : 'name', servers: named };
}

function judge(dependency: Dependency, type: DependencyType, server: SelectedServer): Judged {
  const { record } = server;
  const reports = newestPerVersion(type, server.reports);
  const scored = byVersionDescending(type, reports, ({ version }) => version).filter(
    ({ score }) => score !== null,
  );
  const base = { server: record, scored, inconsistencies: server.inconsistencies };
  const chosen = chooseVersion(dependency, type, server);
  if (chosen.version === null) {
    const unreadable = server.malformedReports[0];
    return {
      ...base,
      kind: 'unscored',
      report: null,
      judgedVersion: null,
      error: unreadable ? `its score report cannot be read (${unreadable.reason})` : null,
    };
  }
  const { version } = chosen;
  const unreadable = server.malformedReports.find(
    (each) => each.version === null || sameVersion(type, each.version, version),
  );
  const report = reports.find((each) => sameVersion(type, each.version, version)) ?? null;
  return {
    ...base,
    kind: report === null ? 'unscored' : chosen.kind,
    report,
    judgedVersion: version,
    error: unreadable ? `its score report cannot be read (${unreadable.reason})` : null,
  };
}

/** The version to judge: the pinned one, or the highest that the specifier admits. */
function chooseVersion(
  { pin, version, digest, resolved }: Dependency,
  type: DependencyType,
  server: SelectedServer,
): { version: string | null; kind: Extract<MatchKind, 'exact' | 'range' | 'latest'> } {
  if (resolved !== null) return { version: resolved.version, kind: 'exact' };
  const { record } = server;
  if (digest !== null) {
    // The tag beside a digest proves nothing: only a listed digest tells the version.
    const listed =
      record.versions.find((each) => each.digest === digest || each.version === digest) ??
      record.packageRefs.find((ref) => ref.type === type && ref.digest === digest);
    const reported = server.reports.find((each) => each.version === digest);
    return { version: listed?.version ?? reported?.version ?? null, kind: 'exact' };
  }
  if (pin === 'exact') return { version, kind: 'exact' };
  const { satisfies, isPrerelease } = ecosystems[type];
  const all = listedVersions(type, server);
  const admitted =
    pin === 'range' && version !== null
      ? all.filter((each) => satisfies(each, version) !== false)
      : all;
  const releases = admitted.filter((each) => !isPrerelease(each));
  const pool = pin === 'range' ? admitted : releases.length > 0 ? releases : admitted;
  const [highest] = byVersionDescending(type, pool, (each) => each);
  return { version: highest ?? null, kind: pin === 'range' ? 'range' : 'latest' };
}

/** Every version that the export knows of a server, scored or not, in the order of the export. */
function listedVersions(type: DependencyType, server: SelectedServer): string[] {
  const { record, reports, malformedReports } = server;
  const versions = [
    ...record.versions.map(({ version }) => version),
    ...record.packageRefs.flatMap((ref) => (ref.type === type ? (ref.version ?? []) : [])),
    ...reports.map(({ version }) => version),
    ...malformedReports.flatMap(({ version }) => version ?? []),
  ];
  const { normaliseVersion } = ecosystems[type];
  return [...new Map(versions.map((each) => [normaliseVersion(each), each])).values()];
}

/**
 * Highest first. Texts that are no version of the ecosystem have no order and stand behind those
 * that are; among themselves the one listed later counts as higher.
 */
function byVersionDescending<T>(
  type: DependencyType,
  items: readonly T[],
  versionOf: (item: T) => string,
): T[] {
  const { compare } = ecosystems[type];
  const isOrdered = (item: T): boolean => compare(versionOf(item), versionOf(item)) !== null;
  const lastFirst = items.toReversed();
  const ordered = lastFirst
    .filter(isOrdered)
    .sort((a, b) => compare(versionOf(b), versionOf(a)) ?? 0);
  return [...ordered, ...lastFirst.filter((item) => !isOrdered(item))];
}

/** Of several reports for one version the newest counts, and of equally new ones the worst. */
function newestPerVersion(type: DependencyType, reports: readonly ScoreReport[]): ScoreReport[] {
  const { normaliseVersion } = ecosystems[type];
  const kept = new Map<string, ScoreReport>();
  for (const report of reports) {
    const key = normaliseVersion(report.version);
    const rival = kept.get(key);
    if (rival === undefined || supersedes(report, rival)) kept.set(key, report);
  }
  return [...kept.values()];
}

function supersedes(report: ScoreReport, rival: ScoreReport): boolean {
  const [mine, theirs] = [timeOf(report), timeOf(rival)];
  return mine === theirs ? (report.score ?? -1) < (rival.score ?? -1) : mine > theirs;
}

function timeOf({ generatedAt }: ScoreReport): number {
  const time = Date.parse(generatedAt ?? '');
  return Number.isNaN(time) ? 0 : time;
}

/** An error before no report, no report before null, null before a low score. */
function worstFirst(a: Judged, b: Judged): number {
  return badness(a) - badness(b);
}

function badness({ error, report }: Judged): number {
  if (error !== null) return -3;
  if (report === null) return -2;
  return report.score ?? -1;
}
