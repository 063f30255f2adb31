import type { Finding, MalformedRecord, ScoreReport, SelectedServer, Selection } from '../model.ts';
import { ecosystems, identityKey } from '../versions/ecosystems.ts';
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
import { type IndexedServer, indexServer, untypedNames } from './server-index.ts';
import type { ExportQuery, RecordSource, Whole } from './source.ts';
import { sections } from './splitter.ts';

/** Results that the contract names; any other is kept and reported. */
const knownResults: ReadonlySet<string> = new Set(findingResults);

interface ServerReports {
  readonly reports: RawScoreReport[];
  readonly malformed: { version: string | null; reason: string }[];
}

/**
 * What an export says of some identities: the records that carry them, all their reports, and the
 * findings that these refer to. Everything else of the export is left where it is. The same export
 * gives the same selection, whatever source it is read from.
 *
 * @throws GateError and StructureError where the export turns out to be none; what its source throws
 */
export async function selectFromExport(
  source: RecordSource,
  { identities, watched }: ExportQuery,
): Promise<Selection> {
  const wanted = new Set(identities.map(identityKey));
  const types = new Set(identities.map(({ type }) => type));
  const keysOf = ({ name, refs }: IndexedServer): { typed: string[]; named: string[] } => {
    const named = untypedNames(name, refs).flatMap((each) =>
      [...types].map((type) => identityKey({ type, name: ecosystems[type].normaliseName(each) })),
    );
    const typed = refs.flatMap(({ type, name: ref }) =>
      type === null ? [] : [identityKey({ type, name: ref })],
    );
    return {
      typed: typed.filter((key) => wanted.has(key)),
      named: named.filter((key) => wanted.has(key)),
    };
  };

  const found: ReadServerRecord[] = [];
  const malformedRecords = new Map<string, MalformedRecord>();
  const answer = await source.servers(new Set(identities.map(({ name }) => name)), watched);
  for (const raw of answer.records) {
    const server = indexServer(raw);
    const { typed, named } = keysOf(server);
    if ('value' in server.read) {
      if (typed.length + named.length > 0) found.push(server.read.value);
      continue;
    }
    const { reason } = server.read;
    for (const key of named) {
      if (!malformedRecords.has(key)) malformedRecords.set(key, { reason, isTyped: false });
    }
    for (const key of typed) malformedRecords.set(key, { reason, isTyped: true });
  }
  const ids = new Set(found.map(({ record }) => record.id));
  const reportsOf = collectReports(await source.scores(ids), ids);
  const references = [...reportsOf.values()].flatMap(({ reports }) =>
    reports.flatMap((each) => each.findingRefs ?? []),
  );
  const records = await source.findings(...placesAsked(references));
  const whole = await source.whole();
  const findings = findingLookup(records, whole.hasNumericIds);
  const repeatedIds = new Set(whole.repeatedIds);
  const servers = found.map(({ record, faults: own }): SelectedServer => {
    const { reports, malformed } = reportsOf.get(record.id) ?? { reports: [], malformed: [] };
    const faults: string[] = [...own];
    if (repeatedIds.has(record.id)) {
      faults.push(`the id of ${record.name} stands in several server records`);
    }
    for (const version of repeatedOf(reports.map((each) => each.version))) {
      faults.push(`version ${version} has several score reports`);
    }
    const resolved = reports.map(({ findingRefs, ...report }): ScoreReport => {
      if (findingRefs === null)
        faults.push(`the findings of version ${report.version} are no list`);
      // A finding that is referred to twice is one finding.
      const unique = [...new Set(findingRefs ?? [])];
      if (unique.length < (findingRefs?.length ?? 0)) {
        faults.push(`version ${report.version} refers to a finding twice`);
      }
      const found = unique.map((ref) => findings(ref));
      for (const { fault } of found)
        if (fault !== null) faults.push(`${fault} (version ${report.version})`);
      return { ...report, findings: found.flatMap(({ finding }) => finding ?? []) };
    });
    return {
      record,
      reports: resolved,
      malformedReports: malformed,
      inconsistencies: [...new Set(faults)],
    };
  });
  const { counts: _, ...header } = whole.head;
  return {
    header,
    servers,
    malformedRecords,
    neighbours: answer.neighbours,
    inconsistencies: wholeFaults(whole),
  };
}

/** The texts that stand more than once. */
function repeatedOf(texts: readonly string[]): Set<string> {
  const seen = new Set<string>();
  // A text that could not be added for the first time is there already.
  return new Set(texts.filter((text) => seen.size === seen.add(text).size));
}

function collectReports(
  scores: readonly unknown[],
  ids: ReadonlySet<string>,
): Map<string, ServerReports> {
  const reportsOf = new Map<string, ServerReports>();
  for (const raw of scores) {
    const server = ownValue(raw, 'server');
    if (typeof server !== 'string' || !ids.has(server)) continue;
    const known = reportsOf.get(server) ?? { reports: [], malformed: [] };
    reportsOf.set(server, known);
    const read = readScoreReport(raw);
    if ('value' in read) {
      known.reports.push(read.value);
    } else {
      const version = ownValue(raw, 'version');
      known.malformed.push({
        version: typeof version === 'string' ? version : null,
        reason: read.reason,
      });
    }
  }
  return reportsOf;
}

/** What some references ask of the findings: ids, and places. */
function placesAsked(references: readonly unknown[]): [Set<string>, Set<number>] {
  const ids = new Set<string>();
  const places = new Set<number>();
  for (const raw of references) {
    const reference = readFindingReference(raw);
    if (reference?.kind === 'id') ids.add(reference.id);
    if (reference?.kind === 'index') places.add(reference.index);
    // A number is a place, unless findings have numbers for ids: that shows when all were read.
    if (typeof raw === 'number') ids.add(String(raw));
  }
  return [ids, places];
}

/**
 * Resolves references into findings.
 *
 * @param records at least the findings that the references name, by their place in the document
 */
function findingLookup(
  records: ReadonlyMap<number, unknown>,
  hasNumericIds: boolean,
): (reference: unknown) => { finding: Finding | null; fault: string | null } {
  const byId = new Map<string, unknown>();
  const repeated = new Set<string>();
  for (const raw of records.values()) {
    const id = findingId(raw);
    if (id === null) continue;
    if (byId.has(id)) repeated.add(id);
    else byId.set(id, raw);
  }
  const rawOf = (reference: FindingReference): unknown => {
    switch (reference.kind) {
      case 'id':
        return byId.get(reference.id);
      case 'index':
        return records.get(reference.index);
      case 'inline':
        return reference.raw;
    }
  };
  const nameOf = (reference: FindingReference): string => {
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
    if (reference === null) return { finding: null, fault: 'a finding reference that is none' };
    const name = nameOf(reference);
    const found = rawOf(reference);
    if (found === undefined) return { finding: null, fault: `a reference to no finding: ${name}` };
    const read = readFinding(found, name);
    if ('reason' in read) return { finding: null, fault: `finding ${name}: ${read.reason}` };
    const { result } = read.value;
    const fault = !knownResults.has(result)
      ? `finding ${name} has an unknown result: ${result}`
      : repeated.has(name)
        ? `the finding id ${name} stands twice`
        : null;
    return { finding: read.value, fault };
  };
}

/** What is wrong with the export as a whole. */
function wholeFaults({ head: { counts }, totals, unreadable, anonymous }: Whole): string[] {
  const faults: string[] = [];
  if (unreadable > 0) faults.push(`${unreadable} of its server records cannot be read`);
  if (counts === null) faults.push('its counts are missing or no numbers');
  for (const kind of sections) {
    if (counts === null || counts[kind] === totals[kind]) continue;
    faults.push(`it counts ${counts[kind] ?? 'no'} ${kind} and holds ${totals[kind]}`);
  }
  if (anonymous > 0) faults.push(`${anonymous} of its scores name no server`);
  return faults;
}
