import { randomBytes } from 'node:crypto';
import { createTextTable, type TextTable } from '../reading/text-table.ts';
import { createIntegerList, type Hash } from './hash-search.ts';
import { type IndexedServer, listedRefs } from './server-index.ts';

/**
 * Matches servers in a later export with servers in an earlier export. Servers match by id, provided that
 * they have a package in common. A server with a new id is treated as the absent server that had the same
 * package.
 *
 * A server is stored as consecutive rows of four numbers, one row per package. Two numbers are the hash of
 * the id, and two are the hash of the package. The rows of an export's servers come first. The rows of absent
 * servers follow, with a row of zeros before each server. Absent servers are stored so that a later server
 * with the same id does not inherit the age of an absent server's versions.
 */

export const rowFields = 4;
/** Maximum number of rows for absent servers, or the number of rows in the export if that is higher. */
const minAbsentServers = 10_000;
/** Maximum number of packages used per server; real servers have fewer. */
const maxPackages = 16;

/**
 * Returns the rows of a server. A server whose packages have no ecosystem gets a single row with a hash of
 * its name.
 */
export function lineageRows(
  server: IndexedServer,
  id: Hash,
  hashOf: (text: string) => Hash,
): number[] {
  const packages = listedRefs(server).map(({ type, name }) => `${type}:${name}`);
  const listed = [...new Set(packages)].slice(0, maxPackages).map((each) => {
    const [low, high] = hashOf(each);
    return [low | 1, high];
  });
  // The lowest bit distinguishes packages from names.
  if (listed.length > 0) return listed.flatMap((each) => [...id, ...each]);
  const [low, high] = hashOf(`name ${server.name ?? ''}`);
  return [...id, low & ~1, high];
}

export interface Lineage {
  /** Whether the previous server with this id was a different server. */
  readonly isOther: boolean;
  /** Whether any earlier server with this id was a different server. */
  readonly wasOther: boolean;
  /** Hashes of the ids of the servers that this server continues. */
  readonly continues: readonly Hash[];
}

/**
 * Traces the lineage of every server that does not simply continue the server with the same id. The map is
 * keyed by the `hashNumber` of each server's id.
 *
 * @param before rows of an earlier export, followed by the rows of the absent servers that its store
 * remembers
 */
export function traceLineage(own: Int32Array, before: Int32Array): ReadonlyMap<number, Lineage> {
  const [ids, idsBefore] = [createRowIndex(own, 0), createRowIndex(before, 0)];
  const packagesBefore = createRowIndex(before, 2);
  const others = new Set<number>();
  const unlike: Run[] = [];
  for (const run of runsIn(own)) {
    const former = idsBefore.get(run.id) * rowFields;
    if (former >= 0) {
      if (isSame(own, run, before, runAt(before, former))) continue;
      others.add(run.id);
    }
    unlike.push(run);
  }
  const reused = new Set<number>(others);
  for (const run of runsIn(before, endOfPresent(before))) {
    const now = ids.get(run.id) * rowFields;
    if (now >= 0 && !isSame(own, runAt(own, now), before, run)) reused.add(run.id);
  }
  // A service can reassign all ids. A server is therefore absent if its id is missing or now belongs to a
  // different server.
  const isAbsent = (id: number): boolean => ids.get(id) < 0 || others.has(id);
  const lineage = new Map<number, Lineage>();
  for (const id of reused) {
    lineage.set(id, { isOther: others.has(id), wasOther: true, continues: [] });
  }
  for (const { id, start, end } of unlike) {
    const continues: Hash[] = [];
    for (let row = start; row < end; row += rowFields) {
      const found = packagesBefore.get(numberAt(own, row + 2)) * rowFields;
      const idBefore = found < 0 ? id : numberAt(before, found);
      if (idBefore === id || !isAbsent(idBefore)) continue;
      continues.push([before[found] as number, before[found + 1] as number]);
    }
    const isOther = others.has(id);
    const wasOther = reused.has(id);
    if (isOther || continues.length > 0) lineage.set(id, { isOther, wasOther, continues });
  }
  return lineage;
}

/**
 * Returns the rows of absent servers, latest first, with a row of zeros before each server. The limit is
 * 10,000 rows or the export's number of rows, whichever is higher.
 *
 * @param before the rows of earlier exports and of the absent servers that they remember, latest export first
 */
export function absentServers(own: Int32Array, before: readonly Int32Array[]): Int32Array {
  const ids = createRowIndex(own, 0);
  const gone = createIntegerList();
  const seen = new Set<string>();
  const most = Math.max(minAbsentServers * rowFields, own.length);
  let length = 0;
  for (const rows of before) {
    for (const run of runsIn(rows)) {
      const now = ids.get(run.id) * rowFields;
      if (now >= 0 && isSame(own, runAt(own, now), rows, run)) continue;
      const keptRow = [0, 0, 0, 0, ...rows.subarray(run.start, run.end)];
      const key = keptRow.join();
      if (seen.has(key) || length + keptRow.length > most) continue;
      seen.add(key);
      gone.add(keptRow);
      length += keptRow.length;
    }
  }
  return gone.toArray();
}

/** The rows of one server. `id` is the `hashNumber` of the server's id. */
interface Run {
  readonly id: number;
  readonly start: number;
  readonly end: number;
}

function runAt(rows: Int32Array, start: number): Run {
  const id = numberAt(rows, start);
  let end = start;
  while (end < rows.length && numberAt(rows, end) === id) end += rowFields;
  return { id, start, end };
}

function* runsIn(rows: Int32Array, from = 0): Generator<Run> {
  for (let at = from; at < rows.length; ) {
    const run = runAt(rows, at);
    if (!isZero(rows, at)) yield run;
    at = run.end;
  }
}

/** Returns the index at which an export's rows end and the rows of absent servers begin. */
function endOfPresent(rows: Int32Array): number {
  let at = 0;
  while (at < rows.length && !isZero(rows, at)) at += rowFields;
  return at;
}

const isZero = (rows: Int32Array, at: number): boolean => rows[at] === 0 && rows[at + 1] === 0;

/**
 * Reports whether two servers with the same id are the same server: they share a package, or the packages of
 * either server are unknown.
 */
function isSame(rows: Int32Array, run: Run, before: Int32Array, former: Run): boolean {
  const packages = packagesIn(rows, run);
  const formerly = new Set(packagesIn(before, former));
  const isUnknown = packages.length === 0 || formerly.size === 0;
  return isUnknown || packages.some((each) => formerly.has(each));
}

/** Random for each process, so that an attacker cannot craft a store whose hashes collide in a table. */
const [factor, highFactor] = [randomBytes(4), randomBytes(4)].map(
  (bytes) => bytes.readInt32LE() | 1,
) as [number, number];

/** Returns a hash as a single 53-bit number, which is never 0. */
export function hashNumber(low: number, high: number): number {
  const mixed = Math.imul(low ^ Math.imul(high, highFactor), factor);
  return (high & 0x1f_ffff) * 0x1_0000_0000 + ((mixed ^ (mixed >>> 16)) >>> 0) || 1;
}

const numberAt = (rows: Int32Array, at: number): number =>
  hashNumber(rows[at] as number, rows[at + 1] as number);

/** Creates an index that finds the first row for each hash. `column` is the position of the hash in a row. */
function createRowIndex(rows: Int32Array, column: number): Pick<TextTable, 'get'> {
  const table = createTextTable();
  for (let at = 0; at < rows.length; at += rowFields) {
    table.add(numberAt(rows, at + column), at / rowFields);
  }
  return table;
}

/** Returns the packages of a server; empty if only its name is known. */
function packagesIn(rows: Int32Array, { start, end }: Run): number[] {
  const found: number[] = [];
  for (let at = start; at < end; at += rowFields) {
    if (((rows[at + 2] as number) & 1) === 1) found.push(numberAt(rows, at + 2));
  }
  return found;
}
