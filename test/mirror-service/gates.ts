import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchExport } from '../../src/commands/export-fetch/fetch-export.ts';
import { folderCache, noCache } from '../../src/export/ports/cache.ts';
import { openMirrorFolder } from '../../src/export/ports/mirror-folder.ts';
import { createStoreFile } from '../../src/export/ports/store-file.ts';
import type { ExportQuery } from '../../src/export/reading/source.ts';
import { loadExport, warm } from '../../src/gate/pipeline/load-export.ts';
import type { ExportFilePorts } from '../../src/gate/ports.ts';
import { readSettings } from '../../src/gate/settings/settings.ts';
import { readChunks } from '../../src/io/files/chunks.ts';
import { GateError } from '../../src/model/failure.ts';
import { type ExportServiceOptions, startExportService } from '../export-service/server.ts';
import { startMirrorService } from './server.ts';

/** Key of the service's export in these tests. */
export const rightKey = 'the-right-key-0123456789abcdef';

const names: ExportQuery = {
  identities: [
    { type: 'npm', name: '@fictional-mcp/files' },
    { type: 'pypi', name: 'fictional-mcp-weather' },
  ],
  watched: [{ type: 'pypi', name: 'fictional-mcp-weathre' }],
};

/** An organisation: the service, a folder for its mirror, a web server of it, and gates. */
export async function startOrganisation(options: Partial<ExportServiceOptions> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'mirror-'));
  const keys = [rightKey];
  const service = await startExportService({ keys, isConditional: true, ...options });
  const mirror = await startMirrorService(join(folder, 'public'));
  const log: string[] = [];
  let now = Date.now;

  const settingsOf = (address: string, key: string, timeout = '20s', previous = '') =>
    readSettings(
      {
        ...{ 'api-key': key, 'previous-api-key': previous },
        ...{ 'base-url': address, timeout, 'max-age': '72h' },
      },
      'test',
    );
  const portsOf = (cache: string | null): ExportFilePorts => ({
    now: () => now(),
    sleep: async () => {},
    random: () => 0,
    log: (line) => log.push(line),
    readChunks,
    createStore: () => createStoreFile(join(folder, 'download')),
    cache: cache === null ? noCache : folderCache(join(folder, cache), (line) => log.push(line)),
    event: 'local',
    platform: 'test',
    explainMissingKey: async () => ({ message: 'there is no key', remedy: 'give one' }),
  });
  const codeOf = (error: unknown) => {
    if (!(error instanceof GateError)) throw error;
    return { error: error.code, message: error.message };
  };

  return {
    folder: join(folder, 'public'),
    service,
    mirror,
    log,
    settingsOf,
    portsOf,
    /** From now on the clock is so many hours ahead. */
    setHoursAhead(hours: number) {
      now = () => Date.now() + hours * 3_600_000;
    },
    /** From now on the service takes another key. */
    setKey(key: string) {
      keys[0] = key;
    },
    /** Fetches the service's export into the folder. */
    fetch: (
      key = rightKey,
      address = service.url,
      { previous = '', overlapMs = null }: PreviousKey = {},
    ) =>
      fetchExport(
        settingsOf(address, key, '20s', previous),
        openMirrorFolder(join(folder, 'public')),
        portsOf(null),
        overlapMs,
      ).catch(codeOf),
    /** Loads what a gate needs, and saves it in a cache of this name. */
    async gate({
      address = mirror.url,
      key = rightKey,
      cache = null,
      query = names,
      timeout,
    }: GateOptions = {}) {
      try {
        const loaded = await loadExport(settingsOf(address, key, timeout), query, portsOf(cache));
        await loaded.save();
        return loaded;
      } catch (error) {
        return codeOf(error);
      }
    },
    warm: () => warm(settingsOf(mirror.url, rightKey), portsOf('warm')).catch(codeOf),
    async close() {
      await service.close();
      await mirror.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface PreviousKey {
  readonly previous?: string;
  readonly overlapMs?: number | null;
}

interface GateOptions {
  readonly address?: string;
  readonly key?: string;
  /** Name of its cache; null for none. */
  readonly cache?: string | null;
  readonly query?: ExportQuery;
  readonly timeout?: string;
}

export type Organisation = Awaited<ReturnType<typeof startOrganisation>>;
