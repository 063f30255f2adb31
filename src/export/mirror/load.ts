import type { Selection } from '../../model/model.ts';
import {
  type CachedExport,
  dayOf,
  type LoadContext,
  type LoadedExport,
  saveSmallEntry,
} from '../cache/entries.ts';
import { selectFromExport } from '../reading/select.ts';
import type { StoreDownloadPorts } from '../service/download.ts';
import type { Manifest } from './manifest.ts';

/** What a mirror has for a query: an export, unless a cached one is as new. */
export interface FoundInMirror {
  readonly generatedAt: number;
  readonly loaded: LoadedExport | null;
}

/**
 * Selects from a mirror, of which only what the names need is transferred. Only that is kept in the
 * cache.
 *
 * @param cachedExports the newest first
 * @throws GateError as the mirror's reader does
 */
export async function loadFromMirror(
  manifest: Manifest,
  load: LoadContext<StoreDownloadPorts>,
  cachedExports: readonly CachedExport[],
): Promise<FoundInMirror> {
  const { request, query, ports } = load;
  const started = ports.now();
  const [newest = null] = cachedExports;
  const { file, value } = await ports.readMirror(manifest, async (mirror) => {
    const { generatedAt } = mirror.directory.whole.head;
    const isNewer = newest === null || generatedAt > newest.generatedAt;
    const selection: Selection | null = isNewer ? await selectFromExport(mirror, query) : null;
    return { generatedAt, selection };
  });
  const { generatedAt, selection } = value;
  if (selection === null) return { generatedAt, loaded: null };
  ports.log(
    `Export: of ${new Date(generatedAt).toISOString()}, looked up in the mirror ${request.baseUrl.host} (${ports.now() - started} ms)`,
  );
  const isTaken = cachedExports.some((each) => dayOf(each.generatedAt) === dayOf(generatedAt));
  const slot = isTaken ? 'later' : 'first';
  const validators = { etag: null, lastModified: null, mirror: file };
  const save = (): Promise<void> => saveSmallEntry(load, selection, validators, slot);
  return {
    generatedAt,
    loaded: { selection, source: 'mirror', caution: null, service: null, save },
  };
}
