import type {
  Dependency,
  EcosystemType,
  Identified,
  Identity,
  ListedMatch,
  Match,
  PackageRef,
  ReportedMatch,
  ScoreReport,
  SelectedServer,
  Selection,
  ServerRecord,
  UnscoredMatch,
} from '../model.ts';
import type { Ecosystem } from '../versions/ecosystem.ts';
import { ecosystems, identityKey, isIdentified, sameVersion } from '../versions/ecosystems.ts';

/** The identity of a dependency in the export; null where it has none. */
export function identityOf(dependency: Dependency): Identity | null {
  if (!isIdentified(dependency)) return null;
  const { type, name } = dependency;
  return { type, name };
}

/** The identities under which the export may list a dependency: its own, and those that it is a part of. */
export function identitiesOf(dependency: Dependency): readonly Identity[] {
  if (!isIdentified(dependency)) return [];
  const { type, name } = dependency;
  const { partOf }: Ecosystem = ecosystems[type];
  return [name, ...(partOf?.(name) ?? [])].map((each) => ({ type, name: each }));
}

/**
 * Finds the report that decides about a dependency. Identity only, strongest first: a typed package
 * reference or URL; the registry name of a `registry` dependency; an equal name of a record that has
 * no readable reference of that type. Never by alias, never fuzzily. Where several records or reports
 * could decide, each is a match of its own, and the policy takes the worst.
 *
 * @param boundTo id of the record that the policy binds the dependency to; null where it binds none
 */
export function matchDependency(
  dependency: Dependency,
  selection: Selection,
  boundTo: string | null = null,
): Match {
  if (!isIdentified(dependency)) return { kind: dependency.type };
  // A package of another registry is another package, whatever its name.
  if (dependency.alterations.some(({ kind }) => kind === 'registry')) {
    return { kind: 'unlisted', error: null, neighbours: [] };
  }
  const identities = identitiesOf(dependency);
  const [own = { by: 'name', servers: [] }, ...wider] = identities.map((identity) =>
    carriersOf(identity, selection.servers),
  );
  const found = [own, ...wider].find(({ servers }) => servers.length > 0) ?? own;
  const bound = found.servers.filter(({ record }) => record.id === boundTo);
  const { by, servers } = bound.length > 0 ? ({ by: 'binding', servers: bound } as const) : found;
  const malformed = identities
    .map((identity) => selection.malformedRecords.get(identityKey(identity)))
    .find((each) => each !== undefined);
  // A faulty record with the name alone does not affect one with a reference to the package.
  if (malformed !== undefined && (malformed.isTyped || servers.length === 0 || by === 'name')) {
    const error = `its record in the export cannot be read (${malformed.reason})`;
    return { kind: 'unlisted', error, neighbours: [] };
  }
  const candidates = servers.map(({ record }) => record);
  const [first, ...rivals] = servers
    .flatMap((server) => judge(dependency, server, selection.header.generatedAt))
    .map((judged): ListedMatch => ({ ...judged, by, candidates, rivals: [] }));
  if (first !== undefined) return { ...first, rivals };
  const neighbours = selection.neighbours.get(identityKey(dependency)) ?? [];
  return { kind: 'unlisted', error: null, neighbours };
}

/** The grade of a version, by its name alone; of several the one with the lowest score, null for none. */
export function gradeOfVersion(
  { type, name }: Identity,
  version: string,
  { servers }: Selection,
): string | null {
  const { partOf }: Ecosystem = ecosystems[type];
  const carriers = [name, ...(partOf?.(name) ?? [])]
    .map((each) => carriersOf({ type, name: each }, servers).servers)
    .find((found) => found.length > 0);
  const reports = (carriers ?? [])
    .flatMap((server) => newestPerVersion(type, server.reports))
    .filter((report) => sameVersion(type, report.version, version));
  const [worst] = reports.toSorted((a, b) => (a.score ?? -1) - (b.score ?? -1));
  return worst?.grade ?? null;
}

/** A match without what it has in common with its rivals. */
type Judged = Unrivalled<ReportedMatch> | Unrivalled<UnscoredMatch>;
type Unrivalled<T extends ListedMatch> = Omit<T, 'by' | 'candidates' | 'rivals'>;

/** The records of an identity, by the strongest kind of evidence available. */
function carriersOf(
  identity: Identity,
  servers: readonly SelectedServer[],
): { by: ListedMatch['by']; servers: readonly SelectedServer[] } {
  const { names, normaliseName } = ecosystems[identity.type];
  const carriesRef = (ref: PackageRef): boolean =>
    ref.type === identity.type && ref.name === identity.name;
  const typed = servers.filter(({ record }) => record.packageRefs.some(carriesRef));
  if (typed.length > 0) {
    return { by: names === 'addresses' ? 'url' : 'package', servers: typed };
  }
  const named = servers.filter(({ record }) => {
    if (record.packageRefs.some(({ type }) => type === identity.type)) return false;
    const bare = record.packageRefs.filter(({ type }) => type === null).map(({ name }) => name);
    return [record.name, ...bare].some((name) => normaliseName(name) === identity.name);
  });
  return { by: names === 'records' ? 'registry-name' : 'name', servers: named };
}

/**
 * The matches of a dependency with one record: one for each version or report that could decide.
 *
 * @param exportedAt when the export was generated, in milliseconds since the epoch
 */
function judge(
  dependency: Identified<Dependency>,
  server: SelectedServer,
  exportedAt: number,
): Judged[] {
  const { type } = dependency;
  const { record } = server;
  const reports = newestPerVersion(type, server.reports);
  const { ordered, rest } = inOrder(type, reports, ({ version }) => version);
  const scored = [...ordered, ...rest].filter(({ score }) => score !== null);
  const base = { server: record, scored, inconsistencies: server.inconsistencies };
  return chooseVersions(dependency, server).flatMap(({ version, kind }): Judged[] => {
    const unreadable = server.malformedReports.find(
      (each) =>
        version === null || each.version === null || sameVersion(type, each.version, version),
    );
    const error = unreadable ? `its score report cannot be read (${unreadable.reason})` : null;
    const own = reports.filter(
      (each) => version !== null && sameVersion(type, each.version, version),
    );
    if (version === null || own.length === 0) {
      const isListed =
        version !== null &&
        recordedVersions(type, record).some((each) => sameVersion(type, each, version));
      return [{ ...base, kind: 'unscored', judgedVersion: version, isListed, exportedAt, error }];
    }
    return own.map((report) => ({ ...base, kind, report, judgedVersion: version, error }));
  });
}

interface ChosenVersion {
  readonly version: string | null;
  readonly kind: ReportedMatch['kind'];
}

/** The versions to judge: the pinned one, or those that the specifier could fetch. */
function chooseVersions(
  { type, pin, version, digest, resolved }: Identified<Dependency>,
  server: SelectedServer,
): ChosenVersion[] {
  if (resolved !== null) return [{ version: resolved.version, kind: 'exact' }];
  const { record } = server;
  if (digest !== null) {
    // The tag beside a digest proves nothing: only a listed digest identifies the version.
    const listed =
      record.versions.find((each) => each.digest === digest || each.version === digest) ??
      record.packageRefs.find((ref) => ref.type === type && ref.digest === digest);
    const reported = server.reports.find((each) => each.version === digest);
    return [{ version: listed?.version ?? reported?.version ?? null, kind: 'exact' }];
  }
  // No other version can decide about a commit or branch.
  if (pin === 'exact' || (pin === 'git' && version !== null)) return [{ version, kind: 'exact' }];
  const all = listedVersions(type, server);
  if (pin === 'range' && version !== null) {
    const fetched = fetchedOf(type, all, version);
    return (fetched.length > 0 ? fetched : [null]).map((each) => ({
      version: each,
      kind: 'range',
    }));
  }
  // A tag may be listed as a version of its own; one such as `1.2-alpine` moves with the versions of 1.2.
  const begun = beginningOf(version);
  // A number alone means versions that have an order.
  const isAny = begun === null || /[-_+]/.test((version ?? '').replace(/^\D+/, ''));
  const newest = newestOf(type, all, isAny);
  const latest = (newest.length > 0 ? newest : [null]).map(
    (each): ChosenVersion => ({ version: each, kind: 'latest' }),
  );
  const tag = version ?? (ecosystems[type].versions === 'tags' ? 'latest' : null);
  if (tag === null) return latest;
  const fetched = begun === null ? [] : fetchedOf(type, all, begun);
  const further = [...(all.includes(tag) ? [tag] : []), ...fetched]
    .filter((each) => !newest.includes(each))
    .map((each): ChosenVersion => ({ version: each, kind: each === tag ? 'exact' : 'range' }));
  return [...latest, ...new Map(further.map((each) => [each.version, each])).values()];
}

/** The version or part of one that a tag begins with; null where it begins with none. */
function beginningOf(tag: string | null): string | null {
  const beginning = /^(?:v|ver|version|rel|release)?[-_.]?(\d+(?:\.\d+){0,2})(?=$|[-_+]|\.x)/i;
  return beginning.exec(tag ?? '')?.[1] ?? null;
}

/**
 * The versions that an unpinned launch could fetch: releases, unless there are only pre-releases.
 *
 * @param isAny whether versions without an order could be meant
 */
function newestOf(type: EcosystemType, all: readonly string[], isAny: boolean): string[] {
  const { isPrerelease } = ecosystems[type];
  const { ordered, rest } = inOrder(type, all, (each) => each);
  const highest = ordered.find((each) => !isPrerelease(each)) ?? ordered[0];
  const further = isAny || highest === undefined ? mayBeNewer(type, all, highest, rest[0]) : [];
  return [highest, ...further].filter((each) => each !== undefined);
}

/**
 * The last listed version without an order, if it may be newer than the highest one with an order: it is
 * listed behind that, and the type has such versions. Package managers do not treat it as a version.
 */
function mayBeNewer(
  type: EcosystemType,
  all: readonly string[],
  highest: string | undefined,
  last: string | undefined,
): string[] {
  if (last === undefined) return [];
  const isBehind =
    highest === undefined ||
    (ecosystems[type].versions !== 'releases' && all.indexOf(last) > all.indexOf(highest));
  return isBehind ? [last] : [];
}

/** The versions that a range could fetch: all of them, if it cannot be read. */
function fetchedOf(type: EcosystemType, all: readonly string[], range: string): string[] {
  const { ordered } = inOrder(type, all, (each) => each);
  return [...(ecosystems[type].fetched(ordered, range) ?? all)];
}

/** Every version that the export knows of a server, scored or not, in the order of the export. */
function listedVersions(type: EcosystemType, server: SelectedServer): string[] {
  const { record, reports, malformedReports } = server;
  const versions = [
    ...recordedVersions(type, record),
    ...reports.map(({ version }) => version),
    ...malformedReports.flatMap(({ version }) => version ?? []),
  ];
  const { normaliseVersion } = ecosystems[type];
  return [...new Map(versions.map((each) => [normaliseVersion(each), each])).values()];
}

/** The versions that a record lists itself, scored or not. */
function recordedVersions(
  type: EcosystemType,
  { versions, packageRefs }: ServerRecord,
): readonly string[] {
  return [
    ...versions.map(({ version }) => version),
    ...packageRefs.flatMap((ref) => (ref.type === type ? (ref.version ?? []) : [])),
  ];
}

/** The items whose versions have an order, highest first, and the rest, last listed first. */
function inOrder<T>(
  type: EcosystemType,
  items: readonly T[],
  versionOf: (item: T) => string,
): { readonly ordered: readonly T[]; readonly rest: readonly T[] } {
  const { compare } = ecosystems[type];
  const { ordered = [], rest = [] } = Object.groupBy(items.toReversed(), (item) =>
    compare(versionOf(item), versionOf(item)) === null ? 'rest' : 'ordered',
  );
  return { ordered: ordered.sort((a, b) => compare(versionOf(b), versionOf(a)) ?? 0), rest };
}

/** For each version the newest report, or several that are equally new. */
function newestPerVersion(type: EcosystemType, reports: readonly ScoreReport[]): ScoreReport[] {
  const { normaliseVersion } = ecosystems[type];
  const newest = new Map<string, number>();
  for (const report of reports) {
    const key = normaliseVersion(report.version);
    newest.set(key, Math.max(newest.get(key) ?? 0, timeOf(report)));
  }
  return reports.filter(
    (report) => timeOf(report) === newest.get(normaliseVersion(report.version)),
  );
}

function timeOf({ generatedAt }: ScoreReport): number {
  const time = Date.parse(generatedAt ?? '');
  return Number.isNaN(time) ? 0 : time;
}
