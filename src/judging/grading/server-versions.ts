import { ecosystems } from '../../detection/ecosystems.ts';
import type { EcosystemType, ScoreReport, SelectedServer } from '../../model/model.ts';
import { distinctBy } from '../../model/phrase.ts';

export interface ServerVersions {
  /** Every version in the export, scored or not, in the order of the export. */
  readonly listed: readonly string[];
  /** The listed versions that have an order, highest first; `rest` holds the others, last listed first. */
  readonly ordered: readonly string[];
  readonly rest: readonly string[];
  /**
   * The newest reports for each version, excluding unscored reports; ordered versions come first, highest
   * first.
   */
  readonly scored: readonly ScoreReport[];
  /** Returns the newest report for a version, or several reports if they are equally new. */
  readonly reportsForVersion: (version: string) => readonly ScoreReport[];
  /** Returns whether the record itself lists the version, scored or not. */
  readonly isRecorded: (version: string) => boolean;
  /**
   * Returns the first unreadable report that could apply to a version; undefined if there is none. A report
   * whose version is null could apply to any version.
   */
  readonly malformedForVersion: (
    version: string | null,
  ) => SelectedServer['malformedReports'][number] | undefined;
}

const read = new WeakMap<SelectedServer, Map<EcosystemType, ServerVersions>>();

/**
 * Returns the versions of a server. Cached because many versions of a dependency can be matched with the same
 * server.
 */
export function readServerVersions(type: EcosystemType, server: SelectedServer): ServerVersions {
  const ofServer = read.get(server) ?? new Map<EcosystemType, ServerVersions>();
  read.set(server, ofServer);
  const versions = ofServer.get(type) ?? readVersions(type, server);
  ofServer.set(type, versions);
  return versions;
}

function readVersions(
  type: EcosystemType,
  { record, reports, malformedReports }: SelectedServer,
): ServerVersions {
  const { normaliseVersion } = ecosystems[type];
  const recorded = [
    ...record.versions.map(({ version }) => version),
    ...record.packageRefs.flatMap((ref) => (ref.type === type ? (ref.version ?? []) : [])),
  ];
  const allVersions = [
    ...recorded,
    ...reports.map(({ version }) => version),
    ...malformedReports.flatMap(({ version }) => version ?? []),
  ];
  const listed = distinctBy(allVersions, normaliseVersion);
  const newest = newestPerVersion(type, reports);
  const sorted = sortByVersion(type, newest, ({ version }) => version);
  const byVersion = Map.groupBy(newest, ({ version }) => normaliseVersion(version));
  const isRecorded = new Set(recorded.map(normaliseVersion));
  const malformed = new Map<string | null, number>();
  for (const [at, { version }] of malformedReports.entries()) {
    const key = version === null ? null : normaliseVersion(version);
    if (!malformed.has(key)) malformed.set(key, at);
  }
  return {
    listed,
    ...sortByVersion(type, listed, (each) => each),
    scored: [...sorted.ordered, ...sorted.rest].filter(({ score }) => score !== null),
    reportsForVersion: (version) => byVersion.get(normaliseVersion(version)) ?? [],
    isRecorded: (version) => isRecorded.has(normaliseVersion(version)),
    malformedForVersion(version) {
      if (version === null) return malformedReports[0];
      const places = [malformed.get(null), malformed.get(normaliseVersion(version))];
      return malformedReports[Math.min(...places.map((at) => at ?? Number.POSITIVE_INFINITY))];
    },
  };
}

/** Splits items into those with ordered versions, highest first, and all others, last listed first. */
export function sortByVersion<T>(
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

function newestPerVersion(type: EcosystemType, reports: readonly ScoreReport[]): ScoreReport[] {
  const { normaliseVersion } = ecosystems[type];
  const newest = new Map<string, number>();
  for (const report of reports) {
    const key = normaliseVersion(report.version);
    newest.set(key, Math.max(newest.get(key) ?? 0, reportTime(report)));
  }
  return reports.filter(
    (report) => reportTime(report) === newest.get(normaliseVersion(report.version)),
  );
}

function reportTime({ generatedAt }: ScoreReport): number {
  const time = Date.parse(generatedAt ?? '');
  return Number.isNaN(time) ? 0 : time;
}
