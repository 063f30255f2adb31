import { createHash, randomBytes } from 'node:crypto';
import type { NewStoreFile, StoreFile } from '../../export/cache.ts';
import { dayOf, downloadStore, type StoreDownloadPorts, sayUnused } from '../../export/loading.ts';
import {
  isNameOf,
  lengthFault,
  type Manifest,
  type MirrorFolder,
  mirrorFileName,
  mirrorSeal,
  type Overlap,
  openDates,
  readManifest,
  writeMirror,
} from '../../export/mirror.ts';
import {
  credibleDates,
  type EarlierStores,
  keyFingerprint,
  type Store,
  type StoreHead,
  type StoreKeys,
  storeOfDocument,
} from '../../export/store.ts';
import { keyOf, noService, serviceOf } from '../../gate/export.ts';
import type { ExportFilePorts } from '../../gate/ports.ts';
import type { Settings } from '../../gate/settings.ts';
import { GateError } from '../../model/failure.ts';

/** How much clocks may differ, in milliseconds. */
const clockMs = 3_600_000;

/** What a folder with a mirror has now. */
export interface FetchedMirror {
  readonly file: string;
  /** In bytes. */
  readonly size: number;
  /** When its export was generated, in milliseconds since the epoch. */
  readonly generatedAt: number;
  /** Whether this run wrote it; otherwise there is nothing newer. */
  readonly isNew: boolean;
}

/** The mirror that a folder has. */
interface Earlier {
  readonly manifest: Manifest;
  readonly dates: EarlierStores;
  /** Null if the previous API key seals it, or its file is not as it was written. */
  readonly head: StoreHead | null;
  readonly close: () => void;
}

/**
 * Writes the export of the service, or of a local file, into a folder as a mirror. If the folder has one
 * already, its dates of versions are continued, and an export that is not newer is not transferred.
 *
 * @param overlapMs how long a mirror that the previous API key seals stays beside the new one; null for none
 * @throws GateError if there is no key, the export cannot be loaded, or the folder cannot be written
 */
export async function fetchExport(
  settings: Settings,
  folder: MirrorFolder,
  ports: ExportFilePorts,
  overlapMs: number | null = null,
): Promise<FetchedMirror> {
  const { previousApiKey } = settings;
  const keys: StoreKeys = {
    apiKey: await keyOf(settings, ports.explainMissingKey),
    ...(previousApiKey !== null && { previousApiKey }),
  };
  const service = settings['export-file'] === null ? (settings['base-url']?.href ?? '') : '';
  const earlier = openEarlier(folder, keys, service, ports.log);
  const overlap = overlapOf(earlier, keys, overlapMs, ports.now());
  const isUsed = overlap !== null || earlier?.dates.previous.length;
  if (previousApiKey !== null && !isUsed) sayUnused(ports);
  try {
    const fetched = await fetchStore(settings, keys, earlier, ports);
    if (fetched === null) {
      const head = earlier?.head ?? null;
      if (earlier === null || head === null) {
        throw new Error('without validators the download is whole or fails');
      }
      const { overlap: known, ...manifest } = earlier.manifest;
      if (known !== undefined && overlap === null) await folder.endOverlap(manifest, known.file);
      return { ...manifest, generatedAt: head.whole.head.generatedAt, isNew: false };
    }
    try {
      refuseFuture(fetched.store, ports.now());
      const sealing = { apiKey: keys.apiKey, service, overlap };
      return await publish(fetched.store, sealing, folder, earlier);
    } finally {
      fetched.file.close();
    }
  } finally {
    earlier?.close();
  }
}

/** What stays for those who still have the previous API key; null for nothing. */
function overlapOf(
  earlier: Earlier | null,
  { previousApiKey }: StoreKeys,
  overlapMs: number | null,
  now: number,
): Overlap | null {
  if (earlier === null || overlapMs === null || previousApiKey === undefined) return null;
  const end = now + overlapMs;
  const { overlap: known, ...manifest } = earlier.manifest;
  if (earlier.dates.previous.length > 0) return { ...manifest, until: new Date(end).toISOString() };
  const isStill = known?.key === keyFingerprint(previousApiKey) && Date.parse(known.until) > now;
  return isStill && Date.parse(known.until) <= end ? known : null;
}

/** Fetches the export into a store, whose file is to be closed; null if the earlier one is as new. */
async function fetchStore(
  settings: Settings,
  keys: StoreKeys,
  earlier: Earlier | null,
  ports: ExportFilePorts,
) {
  const path = settings['export-file'];
  const dates = earlier?.dates ?? { own: [], previous: [] };
  if (path !== null) {
    const origin = { name: path, isFile: true };
    return storeOfDocument(ports.readChunks(path), origin, keys, ports.createStore(), dates);
  }
  const service = await serviceOf(settings, ports.explainMissingKey);
  const download: StoreDownloadPorts['download'] = async (validators, receive) => {
    const { downloadExport } = await import('../../export/loading.ts');
    return downloadExport({ ...service, validators }, ports, receive);
  };
  const known = earlier?.head ?? null;
  const head = known !== null && !isFuture({ head: known }, ports.now()) ? known : null;
  const downloaded = await downloadStore(
    { ...keys, baseUrl: service.baseUrl },
    { ...ports, download },
    {
      validators: head?.validators ?? null,
      known: [],
      isEnough: (generatedAt) => head !== null && generatedAt <= head.whole.head.generatedAt,
      openEarlier: async () => dates,
    },
  );
  if (downloaded.kind === 'mirror') throw noService(service.baseUrl);
  return downloaded.kind === 'stored' ? downloaded : null;
}

const isFuture = ({ head }: Pick<Store, 'head'>, now: number): boolean =>
  head.whole.head.generatedAt > now + clockMs;

/**
 * Nothing would be newer than such an export until then, and it would never be too old.
 *
 * @throws GateError `export-malformed`
 */
function refuseFuture(store: Store, now: number): void {
  if (!isFuture(store, now)) return;
  const time = new Date(store.head.whole.head.generatedAt).toISOString();
  throw new GateError(
    'export-malformed',
    `The export says it was generated in the future, at ${time}. The folder stays as it was.`,
    'Check the clock of this machine. If it is right, tell the owner of the grading service.',
  );
}

/** With what a mirror is sealed, and what stays beside it. */
interface Sealing {
  readonly apiKey: string;
  readonly service: string;
  readonly overlap: Overlap | null;
}

/** Writes the mirror of a store, and then its manifest. */
async function publish(
  store: Store,
  { apiKey, service, overlap }: Sealing,
  folder: MirrorFolder,
  earlier: Earlier | null,
): Promise<FetchedMirror> {
  const salt = randomBytes(32);
  const digest = createHash('sha256');
  const created = folder.createFile();
  const written = discarding(created, () =>
    writeMirror(store, {
      seal: mirrorSeal(apiKey, service, salt),
      append(bytes) {
        digest.update(bytes);
        created.append(bytes);
      },
      createSpill: folder.createSpill,
    }),
  );
  const { generatedAt } = store.head.whole.head;
  const manifest = {
    ...written,
    file: mirrorFileName(dayOf(generatedAt), digest.digest('hex')),
    salt: salt.toString('hex'),
    service,
    key: keyFingerprint(apiKey),
    generated_at: new Date(generatedAt).toISOString(),
    ...(overlap !== null && { overlap }),
  };
  const file = await created.complete();
  try {
    // Nobody is to read on with the previous key, unless there is an overlap.
    const before = earlier?.dates.own.length ? earlier.manifest.file : null;
    await folder.publish(file, manifest, before);
  } finally {
    file.close();
  }
  return { file: manifest.file, size: written.size, generatedAt, isNew: true };
}

/** Writes a file, which is removed if that fails. */
function discarding<T>(created: NewStoreFile, write: () => T): T {
  try {
    return write();
  } catch (error) {
    created.discard();
    throw error;
  }
}

/** The mirror that a folder has, if it opens and is of the same service. */
function openEarlier(
  folder: MirrorFolder,
  { apiKey, previousApiKey }: StoreKeys,
  service: string,
  log: (line: string) => void,
): Earlier | null {
  const manifest = earlierManifest(folder);
  if (manifest === null) return null;
  const file = folder.open(manifest.file);
  const datesUnder = (key: string) => {
    const seal = mirrorSeal(key, manifest.service, Buffer.from(manifest.salt, 'hex'));
    return file && openDates(seal, manifest.directory, file);
  };
  if (file !== null && manifest.service === service) {
    const found = { manifest, close: file.close };
    const dates = datesUnder(apiKey);
    if (dates !== null) {
      const isWhole = isNameOf(manifest.file, digestOf(file));
      if (!isWhole) log('Mirror: the file that the folder has is damaged; it is written anew');
      const head = isWhole ? dates.head : null;
      return { ...found, dates: { own: [dates], previous: [] }, head };
    }
    const former = previousApiKey === undefined ? null : datesUnder(previousApiKey);
    const previous = former && credibleDates(former);
    if (previous) return { ...found, dates: { own: [], previous: [previous] }, head: null };
  }
  const fault =
    file !== null && file.size < manifest.size
      ? `cut off (${lengthFault(manifest, file.size)})`
      : 'of another API key or service, or damaged';
  file?.close();
  log(`Mirror: the one that the folder has is ${fault}; its dates of versions are not continued`);
  return null;
}

/** The sha256 of a file, in hex; empty if it cannot be read. */
function digestOf(file: StoreFile): string {
  const digest = createHash('sha256');
  const chunkBytes = 1024 * 1024;
  try {
    for (let at = 0; at < file.size; at += chunkBytes) {
      digest.update(file.read(at, Math.min(chunkBytes, file.size - at)));
    }
    return digest.digest('hex');
  } catch {
    return '';
  }
}

/** @throws GateError `folder-taken` if the folder has a file of this name that is no manifest of a mirror */
function earlierManifest(folder: MirrorFolder): Manifest | null {
  const text = folder.manifest();
  if (text === null) return null;
  try {
    const manifest = readManifest(text, 'the folder');
    if (manifest !== null) return manifest;
  } catch {
    // That of another version, or a damaged one, is replaced.
    return null;
  }
  throw new GateError(
    'folder-taken',
    'The folder has a manifest.json that is not that of a mirror, and would be replaced.',
    'Name a folder of its own with --out.',
  );
}
