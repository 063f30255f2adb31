import type { Hash } from './hash-search.ts';
import { type IndexedServer, listedRefs } from './server-index.ts';
import { createTextTable, type TextTable } from './text-table.ts';

/*
 * Which server of an earlier export one of a later export is: that with the same id, as long as they have
 * a package in common. One with a new id is the server of that package that is gone since.
 *
 * Servers are rows of four numbers, one for each package: a hash of the id (two), and one of the package
 * (two). The rows of a server follow each other.
 */

/** Numbers of a row. */
export const rowFields = 4;
/** Packages of a server that count: no real one has more. */
const maxPackages = 16;

/** The rows of a server. One without packages that have an ecosystem has one row, of its name. */
export function rowsOf(server: IndexedServer, id: Hash, hashOf: (text: string) => Hash): number[] {
  const packages = listedRefs(server).map(({ type, name }) => `${type}:${name}`);
  const listed = [...new Set(packages)].slice(0, maxPackages).map((each) => {
    const [low, high] = hashOf(each);
    return [low | 1, high];
  });
  // The lowest bit tells packages from names.
  if (listed.length > 0) return listed.flatMap((each) => [...id, ...each]);
  const [low, high] = hashOf(`name ${server.name ?? ''}`);
  return [...id, low & ~1, high];
}

/** How a server differs from those of an earlier export. */
export interface Lineage {
  /** Whether the one with its id was another server. */
  readonly isOther: boolean;
  /** The ids of those that it continues. */
  readonly continues: readonly Hash[];
}

/** The servers that are not simply those with the same id, by the number of their id (`numberOf`). */
export function lineageOf(own: Int32Array, before: Int32Array): ReadonlyMap<number, Lineage> {
  const [ids, idsBefore] = [openRows(own, 0), openRows(before, 0)];
  const packagesBefore = openRows(before, 2);
  const others = new Set<number>();
  const unlike: (readonly [id: number, start: number, end: number])[] = [];
  for (let at = 0, end = 0; at < own.length; at = end) {
    end = endOfServer(own, at);
    const id = numberAt(own, at);
    const former = idsBefore.get(id) * rowFields;
    if (former >= 0) {
      const packages = packagesIn(own, at, end);
      const formerly = new Set(packagesIn(before, former, endOfServer(before, former)));
      const isSame = packages.length === 0 || formerly.size === 0;
      if (isSame || packages.some((each) => formerly.has(each))) continue;
      others.add(id);
    }
    unlike.push([id, at, end]);
  }
  // A server is gone if its id is, or is that of another one: a service may give all ids anew.
  const isGone = (id: number): boolean => ids.get(id) < 0 || others.has(id);
  const lineage = new Map<number, Lineage>();
  for (const [id, start, end] of unlike) {
    const continues: Hash[] = [];
    for (let row = start; row < end; row += rowFields) {
      const found = packagesBefore.get(numberAt(own, row + 2)) * rowFields;
      if (found < 0 || !isGone(numberAt(before, found))) continue;
      continues.push([before[found] as number, before[found + 1] as number]);
    }
    const isOther = others.has(id);
    if (isOther || continues.length > 0) lineage.set(id, { isOther, continues });
  }
  return lineage;
}

/** A hash as one number of 53 bits; never 0. */
export function numberOf(low: number, high: number): number {
  return (high & 0x1f_ffff) * 0x1_0000_0000 + (low >>> 0) || 1;
}

function numberAt(rows: Int32Array, at: number): number {
  return numberOf(rows[at] as number, rows[at + 1] as number);
}

/** The first row with each hash that begins at a column. */
function openRows(rows: Int32Array, column: number): Pick<TextTable, 'get'> {
  const table = createTextTable();
  for (let at = 0; at < rows.length; at += rowFields) {
    table.add(numberAt(rows, at + column), at / rowFields);
  }
  return table;
}

function endOfServer(rows: Int32Array, from: number): number {
  const id = numberAt(rows, from);
  let end = from;
  while (end < rows.length && numberAt(rows, end) === id) end += rowFields;
  return end;
}

/** The packages of a server; none for one of which only the name is known. */
function packagesIn(rows: Int32Array, from: number, end: number): number[] {
  const found: number[] = [];
  for (let at = from; at < end; at += rowFields) {
    if (((rows[at + 2] as number) & 1) === 1) found.push(numberAt(rows, at + 2));
  }
  return found;
}
