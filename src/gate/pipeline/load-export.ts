import { normalize } from 'node:path/posix';
import { identityKey } from '../../detection/ecosystems.ts';
import type {
  DownloadRequest,
  LoadedExport,
  LoadRequest,
  StoreDownloadPorts,
} from '../../export/loading.ts';
import type { ExportQuery } from '../../export/records.ts';
import type { DailyStores } from '../../export/whole.ts';
import { GateError, withPlace } from '../../model/failure.ts';
import type { Identity, WarmedCache } from '../../model/model.ts';
import { version } from '../../model/version.ts';
import type { ExportFilePorts, ExportPorts } from '../ports.ts';
import type { Settings } from '../settings/settings.ts';
import { manualEvent } from './first-run.ts';
import type { NamedGradeFile } from './grade-file.ts';

/**
 * Loads grades from a local export or, through the cache, from the grading service. Each source's code is
 * imported on first use, because a run with nothing to judge needs neither source.
 */

/** Far larger than any export; stops a faulty service from filling the disk. */
const maxExportBytes = 16 * 1024 ** 3;
const maxIdleMs = 60_000;
const maxConnectMs = 15_000;

/**
 * Loads the part of the export that a query selects.
 *
 * @throws GateError if the key is missing, the service is unavailable, or the export is malformed
 */
export async function loadExport(
  settings: Settings,
  query: ExportQuery,
  ports: ExportFilePorts,
): Promise<LoadedExport> {
  const { 'export-file': exportFile, 'base-url': baseUrl } = settings;
  if (exportFile !== null) {
    return {
      ...(await readExportFile(exportFile, query, ports)),
      service: baseUrl?.origin ?? null,
    };
  }
  const { loadFromService } = await import('../../export/loading.ts');
  const [request, exportPorts] = await exportService(settings, ports);
  return loadFromService(request, query, exportPorts);
}

/**
 * Fills the cache with the day's export without judging anything. Meant for scheduled runs on the default
 * branch, whose cache entries every pull request can read.
 *
 * @throws GateError if the export cannot be loaded
 */
export async function warm(settings: Settings, ports: ExportPorts): Promise<WarmedCache> {
  const { warmCache } = await import('../../export/loading.ts');
  const [request, exportPorts] = await exportService(settings, ports);
  return warmCache(request, exportPorts);
}

/**
 * Loads the newest export and an earlier day's export from the service, through the cache.
 *
 * @param daysBetween minimum number of days between the two exports, give or take half a day
 * @throws GateError if the newest export cannot be loaded
 */
export async function loadDays(
  settings: Settings,
  daysBetween: number,
  ports: ExportPorts,
): Promise<DailyStores> {
  const { loadDailyStores } = await import('../../export/whole.ts');
  const [request, exportPorts] = await exportService(settings, ports);
  return loadDailyStores(request, exportPorts, daysBetween);
}

/**
 * Returns the API key.
 *
 * @throws GateError `missing-key` if no API key is set
 */
export async function requireApiKey(
  { 'api-key': apiKey }: Settings,
  explainMissingKey: ExportPorts['explainMissingKey'],
): Promise<string> {
  if (apiKey !== null) return apiKey;
  const { message, remedy, page } = await explainMissingKey();
  throw new GateError('missing-key', message, remedy, { page });
}

/**
 * Returns the request that downloads the export.
 *
 * @throws GateError `missing-key` if no API key is set
 */
export async function createServiceRequest(
  settings: Settings,
  explainMissingKey: ExportPorts['explainMissingKey'],
): Promise<DownloadRequest> {
  const { 'base-url': baseUrl, timeout: timeoutMs } = settings;
  const apiKey = await requireApiKey(settings, explainMissingKey);
  if (baseUrl === null) throw new Error('the settings have neither base-url nor export-file');
  return {
    baseUrl,
    apiKey,
    timeoutMs,
    idleMs: Math.min(timeoutMs, maxIdleMs),
    connectMs: Math.min(timeoutMs, maxConnectMs),
    maxBytes: maxExportBytes,
    userAgent: `mcp-grade-gate/${version}`,
    validators: null,
  };
}

async function exportService(
  settings: Settings,
  ports: ExportPorts,
): Promise<[LoadRequest, StoreDownloadPorts]> {
  const service = await createServiceRequest(settings, ports.explainMissingKey);
  const { baseUrl, apiKey } = service;
  const request: LoadRequest = {
    baseUrl,
    apiKey,
    maxAgeMs: settings.maxAge.ms,
    mustAnswer: ports.event === manualEvent,
    forPullRequest: ports.event.startsWith('pull_request'),
    platform: ports.platform,
  };
  const download: StoreDownloadPorts['download'] = async (validators, receive) => {
    // Imported here because most runs find the export in the cache.
    const { downloadExport } = await import('../../export/loading.ts');
    return downloadExport({ ...service, validators }, ports, receive);
  };
  const { now, cache, createStore, log, notice = log } = ports;
  return [request, { now, cache, createStore, log, notice, download }];
}

/** Caches each run's grades file, because the file may have to be fetched and is needed more than once. */
const opened = new WeakMap<ExportFilePorts, Promise<NamedGradeFile>>();

async function readExportFile(
  source: NonNullable<Settings['export-file']>,
  query: ExportQuery,
  ports: ExportFilePorts,
): Promise<Omit<LoadedExport, 'service'>> {
  const [{ scanExport, selectFromExport, structureFailure, StructureError, refuseEmpty }, grades] =
    await Promise.all([import('../../export/records.ts'), import('./grade-file.ts')]);
  const started = ports.now();
  const file = opened.get(ports) ?? grades.openGradesByName(source, ports);
  opened.set(ports, file);
  const { name, open } = await file;
  const origin = { name, isFile: true };
  const scan = scanExport(open, origin);
  let servers = 0;
  const summary = async () => {
    const whole = await scan.summary();
    refuseEmpty(whole.totals, origin);
    servers = whole.totals.servers;
    return whole;
  };
  try {
    const selection = await selectFromExport({ ...scan, summary }, query);
    ports.log(`Export: read from ${name} (${ports.now() - started} ms)`);
    return { selection, servers, source: 'file', caution: null, save: async () => {} };
  } catch (error) {
    const failure = error instanceof StructureError ? structureFailure(error, origin) : error;
    if (!(failure instanceof GateError)) throw failure;
    // A fetched grades file is not in the judged repository, so the failure gets no place.
    if (typeof source !== 'string') throw failure;
    throw withPlace({ file: normalize(name), line: null }, failure);
  }
}

export interface CollectedQuery {
  readonly add: (query: ExportQuery, isNeeded: boolean) => void;
  readonly isNeeded: () => boolean;
  readonly all: () => ExportQuery;
}

export function createQuery(): CollectedQuery {
  const [identities, watched] = [new Map<string, Identity>(), new Map<string, Identity>()];
  let [isNeeded, needsDates] = [false, false];
  return {
    add(query, needsIt) {
      isNeeded ||= needsIt;
      needsDates ||= query.needsDates ?? false;
      for (const each of query.identities) identities.set(identityKey(each), each);
      for (const each of query.watched) watched.set(identityKey(each), each);
    },
    isNeeded: () => isNeeded,
    all: () => ({
      identities: [...identities.values()],
      watched: [...watched.values()],
      needsDates,
    }),
  };
}
