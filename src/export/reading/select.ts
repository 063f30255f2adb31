import { ecosystems, identityKey } from '../../detection/ecosystems.ts';
import type {
  ExportHeader,
  Finding,
  FirstSeen,
  Identity,
  MalformedRecord,
  ScoreReport,
  SelectedServer,
  Selection,
} from '../../model/model.ts';
import { type IndexedServer, indexServer, untypedNames } from '../store/server-index.ts';
import { ownValue } from './fields.ts';
import { findingId } from './record-key.ts';
import {
  type FindingReference,
  findingResults,
  type RawScoreReport,
  type ReadServerRecord,
  readFinding,
  readFindingReference,
  readScoreReport,
} from './schema.ts';
import type { ExportQuery, ExportSummary, RecordSource } from './source.ts';
import { sections } from './splitter.ts';

/** Results outside this set are preserved and reported as inconsistencies. */
const knownResults: ReadonlySet<string> = new Set(findingResults);

interface ServerReports {
  readonly reports: RawScoreReport[];
  readonly malformed: { version: string | null; reason: string }[];
}

type FindingResolver = (reference: unknown) => { finding: Finding | null; fault: string | null };

/**
 * Selects the servers with the given identities from an export, along with all their reports and the findings
 * in those reports. The result depends only on the export, not on how the source provides it.
 *
 * @throws GateError and StructureError if the document is not a valid export; also throws errors from the
 * source
 */
export async function selectFromExport(
  source: RecordSource,
  { identities, watched }: ExportQuery,
): Promise<Selection> {
  const names = new Set(identities.map(({ name }) => name));
  const { records, neighbours } = await source.servers(names, watched);
  const { matched, malformedRecords } = matchServers(records, identities);
  const ids = new Set(matched.map(({ record }) => record.id));
  const scores = await source.scores(ids);
  const reportsOf = collectReports(scores, ids, await source.seen?.(scores.keys()));
  const references = [...reportsOf.values()].flatMap(({ reports }) =>
    reports.flatMap((each) => each.findingRefs ?? []),
  );
  const findings = await source.findings(...findingKeys(references));
  const summary = await source.summary();
  const resolve = findingResolver(findings, summary.hasNumericIds);
  const repeatedIds = new Set(summary.repeatedIds);
  const header = exportHeader(summary);
  return {
    header,
    servers: matched.map((server) => {
      const { id } = server.record;
      const reports = reportsOf.get(id) ?? { reports: [], malformed: [] };
      return selectServer(server, reports, resolve, header.rubricVersion, repeatedIds.has(id));
    }),
    malformedRecords,
    neighbours,
    inconsistencies: summaryFaults(summary),
  };
}

export function exportHeader({ head: { counts: _, ...header } }: ExportSummary): ExportHeader {
  return header;
}

function matchServers(
  records: readonly unknown[],
  identities: readonly Identity[],
): { matched: ReadServerRecord[]; malformedRecords: Map<string, MalformedRecord> } {
  const keysOf = identityMatcher(identities);
  const matched: ReadServerRecord[] = [];
  const malformedRecords = new Map<string, MalformedRecord>();
  for (const raw of records) {
    const server = indexServer(raw);
    const { typed, named } = keysOf(server);
    if ('value' in server.read) {
      if (typed.length + named.length > 0) matched.push(server.read.value);
      continue;
    }
    const { reason } = server.read;
    for (const key of named) {
      if (!malformedRecords.has(key)) malformedRecords.set(key, { reason, isTyped: false });
    }
    for (const key of typed) malformedRecords.set(key, { reason, isTyped: true });
  }
  return { matched, malformedRecords };
}

/**
 * Returns a function that finds a server's identity keys. `typed` holds keys from references with an
 * ecosystem; `named` holds keys from names without one, which apply to every ecosystem among the identities.
 */
function identityMatcher(identities: readonly Identity[]) {
  const wantedKeys = new Set(identities.map(identityKey));
  const types = [...new Set(identities.map(({ type }) => type))];
  return ({ name, refs }: IndexedServer): { typed: string[]; named: string[] } => {
    const untypedKeys = untypedNames(name, refs).flatMap((each) =>
      types.map((type) => identityKey({ type, name: ecosystems[type].normaliseName(each) })),
    );
    const typed = refs.flatMap(({ type, name: ref }) =>
      type === null ? [] : [identityKey({ type, name: ref })],
    );
    return {
      typed: typed.filter((key) => wantedKeys.has(key)),
      named: untypedKeys.filter((key) => wantedKeys.has(key)),
    };
  };
}

function selectServer(
  { record, faults }: ReadServerRecord,
  { reports, malformed }: ServerReports,
  resolve: FindingResolver,
  rubric: string | null,
  isRepeated: boolean,
): SelectedServer {
  const resolved = reports.map((report) => resolveReport(report, resolve, rubric));
  const inconsistencies = new Set([
    ...faults,
    ...(isRepeated ? [`several server records have the id of ${record.name}`] : []),
    ...[...findRepeated(reports.map(({ version }) => version))].map(
      (version) => `version ${version} has several score reports`,
    ),
    ...resolved.flatMap((each) => each.faults),
  ]);
  return {
    record,
    reports: resolved.map(({ report }) => report),
    malformedReports: malformed,
    inconsistencies: [...inconsistencies],
  };
}

export function uniqueReferences({ findingRefs, version }: RawScoreReport): {
  readonly unique: readonly unknown[];
  readonly fault: string | null;
} {
  if (findingRefs === null)
    return { unique: [], fault: `the findings for version ${version} are not a list` };
  const unique = [...new Set(findingRefs)];
  const isRepeated = unique.length < findingRefs.length;
  return { unique, fault: isRepeated ? `version ${version} refers to a finding twice` : null };
}

function resolveReport(
  raw: RawScoreReport,
  resolve: FindingResolver,
  rubric: string | null,
): { report: ScoreReport; faults: string[] } {
  const { findingRefs: _, ...report } = raw;
  const { version, rubricVersion: ownRubric } = report;
  const { unique, fault: listFault } = uniqueReferences(raw);
  const faults = listFault === null ? [] : [listFault];
  const findings: Finding[] = [];
  for (const reference of unique) {
    const { finding, fault } = resolve(reference);
    if (finding !== null) findings.push(finding);
    if (fault !== null) faults.push(`${fault} (version ${version})`);
  }
  const isOfOther = ownRubric !== null && rubric !== null && ownRubric !== rubric;
  return { report: { ...report, findings, ...(isOfOther && { otherRubric: ownRubric }) }, faults };
}

function findRepeated(texts: readonly string[]): Set<string> {
  const seen = new Set<string>();
  // The set does not grow if the text is already in it.
  return new Set(texts.filter((text) => seen.size === seen.add(text).size));
}

function collectReports(
  scores: ReadonlyMap<number, unknown>,
  ids: ReadonlySet<string>,
  seen: ReadonlyMap<number, FirstSeen> | undefined,
): Map<string, ServerReports> {
  const reportsOf = new Map<string, ServerReports>();
  for (const [position, raw] of scores) {
    const server = ownValue(raw, 'server');
    if (typeof server !== 'string' || !ids.has(server)) continue;
    const entry = reportsOf.get(server) ?? { reports: [], malformed: [] };
    reportsOf.set(server, entry);
    const read = readScoreReport(raw);
    if ('value' in read) {
      const firstSeen = seen?.get(position);
      entry.reports.push(firstSeen === undefined ? read.value : { ...read.value, firstSeen });
    } else {
      const version = ownValue(raw, 'version');
      entry.malformed.push({
        version: typeof version === 'string' ? version : null,
        reason: read.reason,
      });
    }
  }
  return reportsOf;
}

export function findingKeys(references: readonly unknown[]): [Set<string>, Set<number>] {
  const ids = new Set<string>();
  const positions = new Set<number>();
  for (const raw of references) {
    const reference = readFindingReference(raw);
    if (reference?.kind === 'id') ids.add(reference.id);
    if (reference?.kind === 'index') positions.add(reference.index);
    // A number is a position unless findings have numeric ids, which is known only at the end of the
    // document.
    if (typeof raw === 'number') ids.add(String(raw));
  }
  return [ids, positions];
}

/**
 * Creates a resolver for references to findings.
 *
 * @param records findings by their position in the document; must include every finding to which a reference
 * refers
 */
function findingResolver(
  records: ReadonlyMap<number, unknown>,
  hasNumericIds: boolean,
): FindingResolver {
  const byId = new Map<string, unknown>();
  const repeated = new Set<string>();
  for (const raw of records.values()) {
    const id = findingId(raw);
    if (id === null) continue;
    if (byId.has(id)) repeated.add(id);
    else byId.set(id, raw);
  }
  const findRawFinding = (reference: FindingReference): unknown => {
    switch (reference.kind) {
      case 'id':
        return byId.get(reference.id);
      case 'index':
        return records.get(reference.index);
      case 'inline':
        return reference.raw;
    }
  };
  const referenceName = (reference: FindingReference): string => {
    switch (reference.kind) {
      case 'id':
        return reference.id;
      case 'index':
        return `#${reference.index}`;
      case 'inline':
        return 'inline';
    }
  };
  return (raw) => {
    const reference: FindingReference | null =
      hasNumericIds && typeof raw === 'number'
        ? { kind: 'id', id: String(raw) }
        : readFindingReference(raw);
    if (reference === null) return { finding: null, fault: 'a finding reference is invalid' };
    const name = referenceName(reference);
    const rawFinding = findRawFinding(reference);
    if (rawFinding === undefined)
      return { finding: null, fault: `a reference points to a missing finding: ${name}` };
    const read = readFinding(rawFinding, name);
    if ('reason' in read) return { finding: null, fault: `finding ${name}: ${read.reason}` };
    const { result } = read.value;
    const fault = !knownResults.has(result)
      ? `finding ${name} has an unknown result: ${result}`
      : repeated.has(name)
        ? `the finding id ${name} occurs twice`
        : null;
    return { finding: read.value, fault };
  };
}

/** Describes faults that concern the whole export rather than a single server. */
export function summaryFaults({
  head: { counts },
  totals,
  unreadable,
  anonymous,
}: ExportSummary): string[] {
  const faults: string[] = [];
  if (unreadable > 0) faults.push(`${unreadable} of its server records cannot be read`);
  if (counts === null) faults.push('its counts are missing or not numbers');
  for (const kind of sections) {
    if (counts === null || counts[kind] === totals[kind]) continue;
    faults.push(`it declares ${counts[kind] ?? 'no'} ${kind} but contains ${totals[kind]}`);
  }
  if (anonymous > 0) faults.push(`it names no server for ${anonymous} of its scores`);
  return faults;
}
