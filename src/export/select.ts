import type {
  Finding,
  Identity,
  PackageRef,
  ScoreReport,
  SelectedServer,
  Selection,
  ServerRecord,
} from '../model.ts';
import { ecosystems, identityKey } from '../versions/ecosystems.ts';
import type { ParsedExport } from './document.ts';
import {
  type FindingReference,
  findingId,
  type RawScoreReport,
  readFinding,
  readFindingReference,
  readPackageRef,
  readScoreReport,
  readServerRecord,
} from './schema.ts';

/** Results that the contract names; any other is kept and reported. */
const knownResults = new Set(['pass', 'warn', 'fail', 'unscannable']);

interface ServerReports {
  readonly reports: RawScoreReport[];
  readonly malformed: { version: string | null; reason: string }[];
}

/**
 * What an export says of some identities: the records that carry them, all their reports, and the
 * findings that these refer to. Everything else of the export is left where it is.
 */
export function selectFromExport(
  { document, generatedAt }: ParsedExport,
  identities: readonly Identity[],
): Selection {
  const wanted = new Set(identities.map(identityKey));
  const types = new Set(identities.map(({ type }) => type));
  const keysOf = (name: string | null, refs: readonly PackageRef[]): string[] => {
    const names = refs.filter(({ type }) => type === null).map((ref) => ref.name);
    if (name !== null) names.push(name);
    const byName = names.flatMap((each) =>
      [...types].map((type) => identityKey({ type, name: ecosystems[type].normaliseName(each) })),
    );
    const byRef = refs.flatMap(({ type, name: ref }) =>
      type === null ? [] : [identityKey({ type, name: ref })],
    );
    return [...byRef, ...byName].filter((key) => wanted.has(key));
  };

  const records: ServerRecord[] = [];
  const malformedRecords = new Map<string, string>();
  const inconsistencies: string[] = [];
  let unreadable = 0;
  for (const raw of document.servers) {
    const read = readServerRecord(raw);
    if ('value' in read) {
      if (keysOf(read.value.name, read.value.packageRefs).length > 0) records.push(read.value);
      continue;
    }
    unreadable += 1;
    const { name, refs } = salvage(raw);
    for (const key of keysOf(name, refs)) malformedRecords.set(key, read.reason);
  }
  if (unreadable > 0) inconsistencies.push(`${unreadable} of its server records cannot be read`);
  inconsistencies.push(...countFaults(document));

  const reportsOf = collectReports(document.scores, new Set(records.map(({ id }) => id)));
  const findings = findingLookup(
    document.findings,
    [...reportsOf.values()].flatMap(({ reports }) =>
      reports.flatMap((each) => each.findingRefs ?? []),
    ),
  );
  const servers = records.map((record): SelectedServer => {
    const { reports, malformed } = reportsOf.get(record.id) ?? { reports: [], malformed: [] };
    const faults: string[] = [];
    if (records.some((other) => other !== record && other.id === record.id)) {
      faults.push(`the id of ${record.name} stands in several server records`);
    }
    const resolved = reports.map(({ findingRefs, ...report }): ScoreReport => {
      if (findingRefs === null)
        faults.push(`the findings of version ${report.version} are no list`);
      const found = (findingRefs ?? []).map((ref) => findings(ref));
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
  return {
    header: {
      schemaVersion: document.schema_version ?? null,
      rubricVersion: document.rubric_version ?? null,
      generatedAt,
    },
    servers,
    malformedRecords,
    inconsistencies,
  };
}

/** Name and references of a record that cannot be read as a whole, to know whom it concerns. */
function salvage(raw: unknown): { name: string | null; refs: PackageRef[] } {
  if (typeof raw !== 'object' || raw === null) return { name: null, refs: [] };
  const { name, package_refs: refs } = raw as { name?: unknown; package_refs?: unknown };
  return {
    name: typeof name === 'string' ? name : null,
    refs: Array.isArray(refs) ? refs.flatMap((ref) => readPackageRef(ref) ?? []) : [],
  };
}

function collectReports(
  scores: readonly unknown[],
  ids: ReadonlySet<string>,
): Map<string, ServerReports> {
  const byServer = new Map<string, ServerReports>();
  const of = (id: string): ServerReports => {
    const known = byServer.get(id) ?? { reports: [], malformed: [] };
    byServer.set(id, known);
    return known;
  };
  for (const raw of scores) {
    const server = (raw as { server?: unknown } | null)?.server;
    if (typeof server !== 'string' || !ids.has(server)) continue;
    const read = readScoreReport(raw);
    if ('value' in read) {
      of(server).reports.push(read.value);
    } else {
      const { version } = raw as { version?: unknown };
      of(server).malformed.push({
        version: typeof version === 'string' ? version : null,
        reason: read.reason,
      });
    }
  }
  return byServer;
}

/** Resolves references into the findings of the export, scanning it once for the ids that are asked for. */
function findingLookup(
  findings: readonly unknown[],
  references: readonly unknown[],
): (reference: unknown) => { finding: Finding | null; fault: string | null } {
  const asked = new Set<string>();
  for (const raw of references) {
    const reference = readFindingReference(raw);
    if (reference?.kind === 'id') asked.add(reference.id);
  }
  const byId = new Map<string, unknown>();
  const repeated = new Set<string>();
  if (asked.size > 0) {
    for (const raw of findings) {
      const id = findingId(raw);
      if (id === null || !asked.has(id)) continue;
      if (byId.has(id)) repeated.add(id);
      else byId.set(id, raw);
    }
  }
  const rawOf = (reference: FindingReference): unknown => {
    switch (reference.kind) {
      case 'id':
        return byId.get(reference.id);
      case 'index':
        return findings[reference.index];
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
    const reference = readFindingReference(raw);
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

function countFaults(document: ParsedExport['document']): string[] {
  const { counts } = document;
  if (counts == null) return ['its counts are missing or no numbers'];
  return (['servers', 'scores', 'findings'] as const).flatMap((kind) => {
    const [said, held] = [counts[kind], document[kind].length];
    if (said === held) return [];
    return [`it counts ${said ?? 'no'} ${kind} and holds ${held}`];
  });
}
