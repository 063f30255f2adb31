/** Simulates runs at given times, with a cache in memory and an export service. */

import { loadDailyStores } from '../../src/export/cache/daily-stores.ts';
import { cacheKey, type LoadRequest } from '../../src/export/cache/entries.ts';
import type { LastRunContext } from '../../src/export/cache/last-run.ts';
import { loadFromService } from '../../src/export/cache/load.ts';
import { warmCache } from '../../src/export/cache/warm.ts';
import { type EntryKind, type ExportCache, noCache } from '../../src/export/ports/cache.ts';
import type { StoreFile } from '../../src/export/ports/store-file.ts';
import type { ExportQuery } from '../../src/export/reading/source.ts';
import type { StoreDownloadPorts } from '../../src/export/service/download.ts';
import { storeForm } from '../../src/export/store/store.ts';
import { storeDocument } from '../../src/export/store/store-document.ts';
import type { Store } from '../../src/export/store/store-reader.ts';
import { GateError } from '../../src/model/failure.ts';
import { plainText } from '../../src/report/report-messages.ts';
import { exportDocument } from '../export-service/corpus.ts';
import { apiKey, inPieces, memoryFile, sealedStore } from './sources.ts';

export const request: LoadRequest = {
  baseUrl: new URL('https://grades.example'),
  apiKey,
  maxAgeMs: 48 * 3_600_000,
  mustAnswer: false,
  forPullRequest: true,
  platform: 'test',
};
export const names: ExportQuery = {
  identities: [{ type: 'npm', name: '@fictional-mcp/files' }],
  watched: [],
};
export const exportText = (generatedAt: string, head: object = {}): string =>
  JSON.stringify({ ...exportDocument(new Date(generatedAt)), ...head });

/**
 * A simulation of runs at given times, with a cache in memory and a service whose export has a given time.
 */
export class Field {
  readonly entries = new Map<string, Uint8Array>();
  /** Kinds and days of the entries that runs tried to restore. */
  readonly restored: string[] = [];
  readonly log: string[] = [];
  downloads = 0;
  /** The number of bytes that the service has sent. */
  sent = 0;
  service: string | GateError;
  /** Document members that the service writes differently. */
  head: object = {};
  /** When the versions of the last run's first server were first seen. */
  dates: readonly unknown[] | undefined;
  /** The last run's message about the previous export. */
  change: string | undefined;
  etag: string | null = null;
  /** Why the last run failed. */
  failure: GateError | null = null;

  constructor(service: string | GateError, ...cached: readonly string[]) {
    this.service = service;
    for (const generatedAt of cached) this.keep(generatedAt.slice(0, 10), generatedAt);
  }

  /** Puts the complete export from a given time into the cache, under a day. */
  keep(day: string, generatedAt: string, change = (bytes: Buffer): Buffer => bytes): void {
    this.entries.set(
      cacheKey(storeForm, request, day),
      change(sealedStore(exportText(generatedAt))),
    );
  }

  /** Returns the kind of each entry, with its day, list or hour. */
  kept(): string[] {
    return [...this.entries.keys()].map(shortened);
  }

  ports(now: string): StoreDownloadPorts {
    const cache: ExportCache = {
      restoreNewest: async () => null,
      restore: async (_, key) => {
        this.restored.push(shortened(key));
        const bytes = this.entries.get(key);
        return bytes === undefined ? null : memoryFile(bytes);
      },
      prefetch: async () => {},
      has: async (key) => this.entries.has(key),
      saveStore: async (key, file) => this.save(key, file.read(0, file.size)),
      saveBytes: async (_: EntryKind, key, bytes) => this.save(key, bytes),
    };
    return {
      now: () => Date.parse(now),
      cache,
      log: (line) => this.log.push(line),
      createStore() {
        const parts: Buffer[] = [];
        return {
          append: (bytes) => parts.push(Buffer.from(bytes)),
          complete: async (): Promise<StoreFile> => memoryFile(Buffer.concat(parts)),
          discard: () => {},
        };
      },
      download: async (validators, receive) => {
        this.downloads += 1;
        if (this.service instanceof GateError) throw this.service;
        if (validators?.etag && validators.etag === this.etag) return { kind: 'unchanged' };
        const receiver = receive();
        for (const piece of inPieces(Buffer.from(exportText(this.service, this.head)), 100)) {
          this.sent += piece.length;
          if (receiver.push(piece)) return { kind: 'enough' };
        }
        const sent = { etag: this.etag, lastModified: null };
        return { kind: 'complete', bytes: 1, validators: sent };
      },
    };
  }

  private save(key: string, bytes: Uint8Array): boolean {
    if (this.entries.has(key)) return false;
    this.entries.set(key, bytes);
    return true;
  }

  async run(now: string, query = names, changes: Partial<LoadRequest> = {}) {
    try {
      const loaded = await loadFromService({ ...request, ...changes }, query, this.ports(now));
      await loaded.save();
      const { selection, source, caution, change } = loaded;
      this.change = change && plainText(change);
      this.dates = selection.servers[0]?.reports.map(({ firstSeen }) => firstSeen);
      return {
        generatedAt: new Date(selection.header.generatedAt).toISOString(),
        servers: selection.servers.length,
        source,
        caution,
      };
    } catch (error) {
      if (!(error instanceof GateError)) throw error;
      this.failure = error;
      return { error: error.code };
    }
  }

  async warm(now: string, changes: Partial<LoadRequest> = {}) {
    return warmCache({ ...request, ...changes }, this.ports(now));
  }

  /** Loads two exports, reads both as documents, and saves what is new. */
  async days(now: string, daysBetween = 1, changes: Partial<LoadRequest> = {}) {
    const ports = this.ports(now);
    const stores = await loadDailyStores({ ...request, ...changes }, ports, daysBetween);
    const generated = async (store: Store | null): Promise<string | null> => {
      if (store === null) return null;
      const chunks: string[] = [];
      for await (const chunk of storeDocument(store)) chunks.push(Buffer.from(chunk).toString());
      return JSON.parse(chunks.join('')).generated_at.replace('.000Z', 'Z');
    };
    const { newer, earlier, source, isChecked } = stores;
    return {
      newer: await generated(newer),
      earlier: await generated(earlier),
      source,
      isChecked,
      isSaved: await stores.save(),
    };
  }
}

/** Returns a context in which a scheduled run saves its result to a map of entries. */
export function lastRunIn(entries: ReadonlyMap<string, Uint8Array>): LastRunContext {
  const cache: ExportCache = {
    ...noCache,
    async restoreNewest(_, prefix) {
      const [, bytes] = [...entries].find(([key]) => key.startsWith(prefix)) ?? [];
      return bytes === undefined ? null : memoryFile(bytes);
    },
    async saveBytes(_, key, bytes) {
      (entries as Map<string, Uint8Array>).set(key, bytes);
      return true;
    },
  };
  return { request, ports: { cache, log: () => {} }, series: ['octo/project'] };
}

/** Returns the kind that a key contains, with its day, list or hour. */
function shortened(key: string): string {
  const [, kind, rest] = /^mcp-grade-gate-(\w+)-\w{12}-test-\w{12}-\w{16}-(.*)$/.exec(key) ?? [];
  return `${kind} ${rest?.replace(/-[0-9a-f]{32}$/, '')}`;
}
