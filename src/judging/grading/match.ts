import {
  type Ecosystem,
  ecosystems,
  identityKey,
  isIdentified,
} from '../../detection/ecosystems.ts';
import type {
  Dependency,
  Identified,
  Identity,
  ListedMatch,
  Match,
  PackageRef,
  ReportedMatch,
  SelectedServer,
  Selection,
  ServerRecord,
  UnscoredMatch,
} from '../../model/model.ts';
import { chooseVersions } from './choose-versions.ts';
import { readServerVersions } from './server-versions.ts';

export function identityOf(dependency: Dependency): Identity | null {
  if (!isIdentified(dependency)) return null;
  const { type, name } = dependency;
  return { type, name };
}

/**
 * Returns the identities under which the export can list a dependency: its own identity, and any broader
 * identity that includes it.
 */
export function identitiesOf(dependency: Dependency): readonly Identity[] {
  if (!isIdentified(dependency)) return [];
  const { type, name } = dependency;
  const { partOf }: Ecosystem = ecosystems[type];
  return [name, ...(partOf?.(name) ?? [])].map((each) => ({ type, name: each }));
}

export function identityCandidates(dependency: Dependency): readonly Identity[] {
  return [...identitiesOf(dependency), ...identitiesAbove(dependency)];
}

function identitiesAbove(dependency: Dependency): readonly Identity[] {
  if (!isIdentified(dependency)) return [];
  const { type, name } = dependency;
  const { above }: Ecosystem = ecosystems[type];
  return (above?.(name) ?? []).map((each) => ({ type, name: each }));
}

/** Returns the name of the parent through which a dependency was matched; null for any other match. */
export function listedAbove(dependency: Dependency, { by, server }: ListedMatch): string | null {
  if (by !== 'name') return null;
  const found = identitiesAbove(dependency).find(({ type, name }) =>
    namesByType(server).get(type)?.has(name),
  );
  return found?.name ?? null;
}

/**
 * Finds the report that decides the result for a dependency. The strongest evidence comes first: a typed
 * package reference or URL, then a `registry` dependency's registry name. Next comes the same name in a
 * record without a readable reference of the dependency's type. A reference to a parent address comes last
 * and proves no more than a matching name does. Aliases and similar names never match.
 *
 * If several records or reports could decide the result, each becomes a separate match, and the policy uses
 * the worst.
 *
 * @param boundTo id of the record to which the policy binds the dependency; null if there is no binding
 */
export function matchDependency(
  dependency: Dependency,
  selection: Selection,
  boundTo: string | null = null,
): Match {
  if (!isIdentified(dependency)) return { kind: dependency.type };
  // A package from another registry counts as a different package, even under the same name.
  if (dependency.alterations.some(({ kind }) => kind === 'registry')) {
    return { kind: 'unlisted', error: null, neighbours: [] };
  }
  const identities = identitiesOf(dependency);
  const query = new Set(dependency.query);
  const [own = { by: 'name', servers: [] }, ...wider] = identities.map((identity) =>
    matchCarriers(identity, selection.servers, query),
  );
  const firstMatch =
    [own, ...wider].find(({ servers }) => servers.length > 0) ??
    carriersAbove(dependency, selection.servers) ??
    own;
  const bound = firstMatch.servers.filter(({ record }) => record.id === boundTo);
  const { by, servers } =
    bound.length > 0 ? ({ by: 'binding', servers: bound } as const) : firstMatch;
  const malformed = identities
    .map((identity) => selection.malformedRecords.get(identityKey(identity)))
    .find((each) => each !== undefined);
  // A malformed record that merely has the same name does not affect a match with a record that refers to the
  // package.
  if (malformed !== undefined && (malformed.isTyped || servers.length === 0 || by === 'name')) {
    const error = `its record in the export cannot be read (${malformed.reason})`;
    return { kind: 'unlisted', error, neighbours: [] };
  }
  const candidates = servers.map(({ record }) => record);
  const [first, ...tiedMatches] = servers
    .flatMap((server) => judge(dependency, server, selection.header.generatedAt))
    .map((judged): ListedMatch => ({ ...judged, by, candidates, tiedMatches: [] }));
  if (first !== undefined) return { ...first, tiedMatches };
  const neighbours = selection.neighbours.get(identityKey(dependency)) ?? [];
  return { kind: 'unlisted', error: null, neighbours };
}

/**
 * Returns the servers whose reports decide the result for an identity: those listed under the identity or,
 * failing that, under an identity that includes it.
 */
export function findCarriers(
  { type, name }: Identity,
  servers: readonly SelectedServer[],
): readonly SelectedServer[] {
  const { partOf }: Ecosystem = ecosystems[type];
  const carriers = [name, ...(partOf?.(name) ?? [])]
    .map((each) => matchCarriers({ type, name: each }, servers).servers)
    .find((found) => found.length > 0);
  return carriers ?? [];
}

/** A match without the data that it shares with its `tiedMatches`. */
type JudgedMatch = WithoutTies<ReportedMatch> | WithoutTies<UnscoredMatch>;
type WithoutTies<T extends ListedMatch> = Omit<T, 'by' | 'candidates' | 'tiedMatches'>;

/** Returns the servers that match an identity by the strongest kind of evidence available. */
function matchCarriers(
  identity: Identity,
  servers: readonly SelectedServer[],
  query: ReadonlySet<string> = new Set(),
): { by: ListedMatch['by']; servers: readonly SelectedServer[] } {
  const { names, normaliseName } = ecosystems[identity.type];
  const typed = servers.filter(
    ({ record }) =>
      namesByType(record).get(identity.type)?.has(identity.name) ||
      hasQuery(record, identity, query),
  );
  if (typed.length > 0) return { by: names === 'addresses' ? 'url' : 'package', servers: typed };
  const namedRecords = servers.filter(({ record }) => {
    const known = namesByType(record);
    if (known.has(identity.type)) return false;
    const bare = [record.name, ...(known.get(null) ?? [])];
    return bare.some((name) => normaliseName(name) === identity.name);
  });
  return { by: names === 'records' ? 'registry-name' : 'name', servers: namedRecords };
}

/**
 * Reports whether a record lists the address with query parameters that all occur in the given query. The
 * given query can have more parameters, such as a user's keys.
 */
function hasQuery(
  { packageRefs }: ServerRecord,
  { type, name }: Identity,
  query: ReadonlySet<string>,
): boolean {
  return packageRefs.some(
    (ref) => ref.type === type && ref.name === name && ref.query?.every((each) => query.has(each)),
  );
}

function carriersAbove(
  dependency: Dependency,
  servers: readonly SelectedServer[],
): ReturnType<typeof matchCarriers> | null {
  for (const { type, name } of identitiesAbove(dependency)) {
    const typed = servers.filter(({ record }) => namesByType(record).get(type)?.has(name));
    if (typed.length > 0) return { by: 'name', servers: typed };
  }
  return null;
}

type NamesByType = ReadonlyMap<PackageRef['type'], ReadonlySet<string>>;
const knownNames = new WeakMap<ServerRecord, NamesByType>();

/**
 * Returns a record's names by type, except addresses with a query. Cached because a record can list any
 * number of names.
 */
function namesByType(record: ServerRecord): NamesByType {
  const knownTypes = knownNames.get(record);
  if (knownTypes !== undefined) return knownTypes;
  const names = new Map<PackageRef['type'], Set<string>>();
  for (const { type, name, query } of record.packageRefs) {
    const ofType = names.get(type) ?? new Set();
    if (query === undefined) ofType.add(name);
    names.set(type, ofType);
  }
  knownNames.set(record, names);
  return names;
}

/**
 * Matches a dependency with one record, once for each version or report that could decide the result.
 *
 * @param exportedAt when the export was generated, in milliseconds since the epoch
 */
function judge(
  dependency: Identified<Dependency>,
  server: SelectedServer,
  exportedAt: number,
): JudgedMatch[] {
  const { type } = dependency;
  const { record } = server;
  const { scored, reportsForVersion, isRecorded, malformedForVersion } = readServerVersions(
    type,
    server,
  );
  const base = { server: record, scored, inconsistencies: server.inconsistencies };
  return chooseVersions(dependency, server).flatMap(({ version, kind }): JudgedMatch[] => {
    const unreadable = malformedForVersion(version);
    const error = unreadable ? `its score report cannot be read (${unreadable.reason})` : null;
    const ownReports = version === null ? [] : reportsForVersion(version);
    if (version === null || ownReports.length === 0) {
      const isListed = version !== null && isRecorded(version);
      return [{ ...base, kind: 'unscored', judgedVersion: version, isListed, exportedAt, error }];
    }
    return ownReports.map((report) => ({ ...base, kind, report, judgedVersion: version, error }));
  });
}
