import {
  type Ecosystem,
  ecosystems,
  identityKey,
  parseIdentityKey,
} from '../../detection/ecosystems.ts';
import { ownValue, readScoreReport, uniqueReferences } from '../../export/records.ts';
import { textHash } from '../../export/whole.ts';
import { type CorpusFile, type CorpusNames, readNames } from '../corpus/plan.ts';
import type { ExportDiff } from './schema.ts';

export interface DifferingKeys {
  readonly names: readonly [older: CorpusNames, newer: CorpusNames];
  readonly isWanted: (key: string) => boolean;
}

/**
 * Finds the identities whose verdicts might differ: every identity of a server whose data differs in any
 * detail that the gate reads. Identities that a differing server shares with other servers are included.
 *
 * @throws GateError if one of the documents is not an export
 */
export async function findDifferingKeys(
  older: CorpusFile,
  newer: CorpusFile,
  diff: ExportDiff,
): Promise<DifferingKeys> {
  const sides = [await readSide(older), await readSide(newer)] as const;
  const [olderSide, newerSide] = sides;
  const ids = new Set([
    ...gradedIds(diff),
    ...[...olderSide.records.keys(), ...newerSide.records.keys()].filter(
      (id) => olderSide.records.get(id) !== newerSide.records.get(id),
    ),
  ]);
  const keys = new Set(
    sides.flatMap(({ names, ids: sideIds }) =>
      names.keys.filter((_, at) => ids.has(sideIds[names.carriers[at] as number] as string)),
    ),
  );
  return {
    names: [olderSide.names, newerSide.names],
    isWanted: (key) => keys.has(key) || widerKeys(key).some((each) => keys.has(each)),
  };
}

interface Side {
  readonly names: CorpusNames;
  /** Ids by server index; an empty string for a server without an id. */
  readonly ids: readonly string[];
  /** Maps each server id to a hash of its records, excluding grades. */
  readonly records: ReadonlyMap<string, number>;
}

/**
 * Hashes are summed, so that the order of records does not matter. The modulus keeps every sum an exact
 * integer.
 */
const modulus = 2 ** 52;

async function readSide(file: CorpusFile): Promise<Side> {
  const ids: string[] = [];
  const records = new Map<string, number>();
  const addContent = (id: string, content: unknown): void => {
    const number = textHash.ofText(JSON.stringify(content)) % modulus;
    records.set(id, ((records.get(id) ?? 0) + number) % modulus);
  };
  const names = await readNames(file, {
    server({ id, read }, keys) {
      ids.push(id ?? '');
      // The gate looks up an unreadable record by its keys.
      addContent(id ?? '', 'reason' in read ? [read, [...keys].sort()] : read);
    },
    score(raw) {
      const parsedReport = readScoreReport(raw);
      const server = ownValue(raw, 'server');
      const fault =
        'reason' in parsedReport ? parsedReport.reason : uniqueReferences(parsedReport.value).fault;
      if (fault !== null && typeof server === 'string') {
        addContent(server, [ownValue(raw, 'version') ?? null, fault]);
      }
    },
  });
  return { names, ids, records };
}

function gradedIds({ servers, versions }: ExportDiff): string[] {
  return [
    ...[...servers.came, ...servers.went].map(({ id }) => id),
    ...[...versions.came, ...versions.went, ...versions.changed].map(({ server }) => server),
  ];
}

/** Returns the keys of the identities that might contain an identity, such as the module of a Go package. */
function widerKeys(key: string): string[] {
  const { type, name } = parseIdentityKey(key);
  const { partOf }: Ecosystem = ecosystems[type];
  return (partOf?.(name) ?? []).map((each) => identityKey({ type, name: each }));
}
