import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGroupedSource } from '../../src/export/grouped/grouped-source.ts';
import {
  type GroupedIndex,
  type GroupedSeal,
  groupedSeal,
} from '../../src/export/grouped/layout.ts';
import type { Extent } from '../../src/export/grouped/records.ts';
import { writeGrouped } from '../../src/export/grouped/write-grouped.ts';
import { createSpill } from '../../src/export/ports/spill-file.ts';
import type { StoreFile } from '../../src/export/ports/store-file.ts';
import { type HeadValues, readHead } from '../../src/export/reading/head.ts';
import { scanExport } from '../../src/export/reading/scan.ts';
import { readServerRecord } from '../../src/export/reading/schema.ts';
import type { RecordSource } from '../../src/export/reading/source.ts';
import { searchNeighbours } from '../../src/export/store/neighbours.ts';
import { indexServer } from '../../src/export/store/server-index.ts';
import type { RandomAccess } from '../../src/export/store/store-frames.ts';
import { openSealedStore, type Store } from '../../src/export/store/store-reader.ts';
import { createStoreWriter } from '../../src/export/store/store-writer.ts';
import type { Selection } from '../../src/model/model.ts';

/** Creates in-memory exports as every kind of record source. */

export const apiKey = 'key-of-the-unit-tests-0123456789';
export const origin = 'https://grades.example/';

const fromTest = { name: 'a test', isFile: true };

/** Splits bytes into pieces of a given size. */
export function inPieces(bytes: Buffer, size: number): Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size));
  return pieces;
}

/** Returns a document as a scanned file. */
export function scanned(text: string, size = 65_536): RecordSource {
  return scanExport(async function* () {
    yield* inPieces(Buffer.from(text), size);
  }, fromTest);
}

/** Returns a document as a sealed store, with the dates from earlier stores. */
export function sealedStore(text: string, size = 65_536, earlier: readonly Store[] = []): Buffer {
  const parts: Buffer[] = [];
  const writer = createStoreWriter(apiKey, origin, (bytes) => {
    parts.push(Buffer.from(bytes));
  });
  for (const piece of inPieces(Buffer.from(text), size)) writer.push(piece);
  writer.finish(fromTest, { etag: '"1"', lastModified: null }, earlier);
  return Buffer.concat(parts);
}

export function inMemory(bytes: Uint8Array): RandomAccess {
  return {
    size: bytes.length,
    read(offset, length) {
      if (offset + length > bytes.length) throw new Error('beyond the end');
      return bytes.subarray(offset, offset + length);
    },
  };
}

export function memoryFile(bytes: Uint8Array): StoreFile {
  return { ...inMemory(bytes), close: () => {}, moveTo: () => {} };
}

export function openMemoryStore(bytes: Uint8Array): Store {
  const store = openSealedStore(apiKey, origin, inMemory(bytes));
  if (store === null) throw new Error('the store does not open');
  return store;
}

/** Returns a selection without its versions' dates, which only a store has. */
export function undated(selection: Selection): Selection {
  const servers = selection.servers.map((server) => ({
    ...server,
    reports: server.reports.map(({ firstSeen: _, ...report }) => report),
  }));
  return { ...selection, servers };
}

/** Returns a document, or its store, as the file of a grouped copy. */
export function groupedFile(
  document: string | Store,
  partBytes = 10_000_000,
): { bytes: Buffer; index: GroupedIndex; seal: GroupedSeal } {
  const pieces: Buffer[] = [];
  const seal = groupedSeal();
  const index = writeGrouped(
    typeof document === 'string' ? openMemoryStore(sealedStore(document)) : document,
    {
      seal,
      append: (bytes) => {
        pieces.push(Buffer.from(bytes));
      },
      createSpill: (parts) => createSpill(join(tmpdir(), randomUUID()), parts),
      partBytes,
    },
  );
  return { bytes: Buffer.concat(pieces), index, seal };
}

/**
 * Returns a document, or its store, as a grouped copy in memory; `seen` receives each extent that is read.
 */
export function grouped(
  document: string | Store,
  seen: (place: Extent) => void = () => {},
  partBytes?: number,
): RecordSource {
  const { bytes, index, seal } = groupedFile(document, partBytes);
  const file = inMemory(bytes);
  return createGroupedSource(seal, index, {
    ...file,
    read(offset, length) {
      seen({ offset, length });
      return file.read(offset, length);
    },
  });
}

/**
 * Returns the document as parsed by JSON.parse: each lookup returns all elements, and the summary is counted
 * here.
 */
export function naive(text: string): RecordSource {
  const raw = JSON.parse(text) as Record<'servers' | 'scores' | 'findings', unknown[]> &
    Record<string, unknown>;
  const fieldsOf = (each: unknown): Record<string, unknown> =>
    typeof each === 'object' && each !== null ? (each as Record<string, unknown>) : {};
  const ids = raw.servers.map((each) => fieldsOf(each)['id']);
  const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
  return {
    async servers(_, watched) {
      const search = searchNeighbours(watched);
      for (const server of raw.servers.map(indexServer)) {
        for (const ref of server.refs) search.add(ref);
      }
      return { records: raw.servers, neighbours: search.neighbours() };
    },
    scores: async () => new Map(raw.scores.entries()),
    findings: async () => new Map(raw.findings.entries()),
    summary: async () => ({
      head: readHead(raw as HeadValues, fromTest),
      totals: {
        servers: raw.servers.length,
        scores: raw.scores.length,
        findings: raw.findings.length,
      },
      unreadable: raw.servers.filter((each) => 'reason' in readServerRecord(each)).length,
      anonymous: raw.scores.filter((each) => !isText(fieldsOf(each)['server'])).length,
      repeatedIds: [
        ...new Set(ids.filter((id, at) => isText(id) && ids.indexOf(id) !== at)),
      ] as string[],
      hasNumericIds: raw.findings.some((each) => typeof fieldsOf(each)['id'] === 'number'),
    }),
  };
}
