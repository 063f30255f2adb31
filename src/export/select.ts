import type {
  Finding,
  Identity,
  MalformedRecord,
  PackageRef,
  ScoreReport,
  SelectedServer,
  Selection,
} from '../model.ts';
import { ecosystems, identityKey } from '../versions/ecosystems.ts';
import type { ParsedExport } from './document.ts';
import { longestName, readPackageRef } from './package-ref.ts';
import {
  type FindingReference,
  findingId,
  type RawScoreReport,
  type ReadServerRecord,
  readFinding,
  readFindingReference,
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
  const keysOf = (
    name: string | null,
    refs: readonly PackageRef[],
  ): { typed: string[]; named: string[] } => {
    const names = refs.filter(({ type }) => type === null).map((ref) => ref.name);
    if (name !== null) names.push(name);
    const named = names
      .filter(({ length }) => length <= longestName)
      .flatMap((each) =>
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
  const inconsistencies: string[] = [];
  let unreadable = 0;
  for (const raw of document.servers) {
    const read = readServerRecord(raw);
    if ('value' in read) {
      const { name, packageRefs } = read.value.record;
      const { typed, named } = keysOf(name, packageRefs);
      if (typed.length + named.length > 0) found.push(read.value);
      continue;
    }
    unreadable += 1;
    const { name, refs } = salvage(raw);
    const { typed, named } = keysOf(name, refs);
    const { reason } = read;
    for (const key of named) {
      if (!malformedRecords.has(key)) malformedRecords.set(key, { reason, isTyped: false });
    }
    for (const key of typed) malformedRecords.set(key, { reason, isTyped: true });
  }
  if (unreadable > 0) inconsistencies.push(`${unreadable} of its server records cannot be read`);
  inconsistencies.push(...countFaults(document));
  const records = found.map(({ record }) => record);

  const { reportsOf, anonymous } = collectReports(
    document.scores,
    new Set(records.map(({ id }) => id)),
  );
  if (anonymous > 0) inconsistencies.push(`${anonymous} of its scores name no server`);
  const findings = findingLookup(
    document.findings,
    [...reportsOf.values()].flatMap(({ reports }) =>
      reports.flatMap((each) => each.findingRefs ?? []),
    ),
  );
  const servers = found.map(({ record, faults: own }): SelectedServer => {
    const { reports, malformed } = reportsOf.get(record.id) ?? { reports: [], malformed: [] };
    const faults: string[] = [...own];
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
): { reportsOf: Map<string, ServerReports>; anonymous: number } {
  const reportsOf = new Map<string, ServerReports>();
  let anonymous = 0;
  for (const raw of scores) {
    const server = (raw as { server?: unknown } | null)?.server;
    if (typeof server !== 'string') anonymous += 1;
    if (typeof server !== 'string' || !ids.has(server)) continue;
    const known = reportsOf.get(server) ?? { reports: [], malformed: [] };
    reportsOf.set(server, known);
    const read = readScoreReport(raw);
    if ('value' in read) {
      known.reports.push(read.value);
    } else {
      const { version } = raw as { version?: unknown };
      known.malformed.push({
        version: typeof version === 'string' ? version : null,
        reason: read.reason,
      });
    }
  }
  return { reportsOf, anonymous };
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
    // A number is an index, unless findings have numbers for ids.
    if (reference?.kind === 'index' && typeof raw === 'number') asked.add(String(raw));
  }
  let hasNumericIds = false;
  const byId = new Map<string, unknown>();
  const repeated = new Set<string>();
  if (asked.size > 0) {
    for (const raw of findings) {
      const id = findingId(raw);
      hasNumericIds ||= typeof (raw as { id?: unknown } | null)?.id === 'number';
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

function countFaults(document: ParsedExport['document']): string[] {
  const { counts } = document;
  if (counts == null) return ['its counts are missing or no numbers'];
  return (['servers', 'scores', 'findings'] as const).flatMap((kind) => {
    const [said, held] = [counts[kind], document[kind].length];
    if (said === held) return [];
    return [`it counts ${said ?? 'no'} ${kind} and holds ${held}`];
  });
}
