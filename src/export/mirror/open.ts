import type { HttpPorts } from '../../io/http.ts';
import { GateError } from '../../model/failure.ts';
import { StoreDamaged, StructureError } from '../contract/faults.ts';
import { structureFailure } from '../reading/head.ts';
import type { DownloadRequest } from '../service/request.ts';
import { keyFingerprint } from '../store/seal.ts';
import { findManifest, MirrorReplaced, openMirrorFile } from './client.ts';
import { mirrorSeal } from './layout.ts';
import { fileUnder, lengthFault, type Manifest, type SealedFile } from './manifest.ts';
import { type Mirror, openMirror } from './read.ts';

/** What was read from a mirror, and from which file. */
export interface ReadFromMirror<T> {
  readonly file: string;
  readonly value: T;
}

/**
 * Opens a mirror and reads from it. If the file is replaced meanwhile, it begins again with the new one.
 *
 * @param manifest the one that was found
 * @param use may be called twice
 * @throws GateError `mirror-sealed` if it is sealed with another API key, `mirror-damaged` if it does not
 *   open, `export-malformed`; those of the requests
 */
export async function readMirror<T>(
  manifest: Manifest,
  request: DownloadRequest,
  ports: HttpPorts,
  use: (mirror: Mirror) => Promise<T>,
): Promise<ReadFromMirror<T>> {
  const now = ports.now();
  const sealed = sealedFile(manifest, request, now);
  try {
    return await readOnce(sealed, request, ports, use);
  } catch (error) {
    if (!mayBeReplaced(error)) throw error;
    const found = await findManifest(request);
    const current = found && sealedFile(found, request, now);
    if (current === null || current.file === sealed.file) throw failureOf(error, request);
    ports.log('Export: the mirror has a new export; beginning again');
    return await readOnce(current, request, ports, use).catch((again: unknown) => {
      throw failureOf(again, request);
    });
  }
}

/** Stores of objects refuse a file that is gone, unless their files may be listed. */
function mayBeReplaced(error: unknown): boolean {
  if (error instanceof GateError) return error.code === 'access-refused';
  return error instanceof MirrorReplaced || error instanceof StoreDamaged;
}

/** @throws GateError `mirror-sealed` */
function sealedFile(
  manifest: Manifest,
  { apiKey, baseUrl }: DownloadRequest,
  now: number,
): SealedFile {
  const file = fileUnder(manifest, keyFingerprint(apiKey), now);
  if (file !== null) return file;
  throw new GateError(
    'mirror-sealed',
    `The mirror at ${baseUrl.host} is sealed with another API key than that of this run.`,
    {
      step: 'If the key was replaced, run export fetch with the new key, publish what it writes, and check the secret behind api-key.',
      command:
        'If the key was replaced, run export fetch with the new key, publish what it writes, and check MCP_GRADE_GATE_API_KEY.',
    },
  );
}

async function readOnce<T>(
  manifest: SealedFile,
  request: DownloadRequest,
  ports: HttpPorts,
  use: (mirror: Mirror) => Promise<T>,
): Promise<ReadFromMirror<T>> {
  const { apiKey, baseUrl } = request;
  const seal = mirrorSeal(apiKey, manifest.service, Buffer.from(manifest.salt, 'hex'));
  const read = openMirrorFile(request, manifest, ports);
  const mirror = await openMirror(seal, manifest.directory, read);
  try {
    return { file: manifest.file, value: await use(mirror) };
  } catch (error) {
    if (!(error instanceof StructureError)) throw error;
    throw structureFailure(error, { name: `the mirror ${baseUrl.host}`, isFile: false });
  }
}

/** The error for a mirror whose file is missing or does not open, although its manifest names it. */
function failureOf(error: unknown, { baseUrl: { host } }: DownloadRequest): unknown {
  if (error instanceof MirrorReplaced) {
    const { found, manifest } = error;
    if (found !== null && found < manifest.size) {
      return new GateError(
        'export-unavailable',
        `The mirror at ${host} is cut off: ${lengthFault(manifest, found)}.`,
        'Upload the whole file again, and then the manifest. If the file is as short where export fetch wrote it, run export fetch again first.',
        { cause: error },
      );
    }
    return new GateError(
      'export-unavailable',
      `The mirror at ${host} does not have the file that its manifest names.`,
      'Publish both together: the file before the manifest. If a cache is in front of the server, keep the manifest out of it.',
      { cause: error },
    );
  }
  if (!(error instanceof StoreDamaged)) return error;
  return new GateError(
    'mirror-damaged',
    `The mirror at ${host} does not open: it is damaged, or was altered.`,
    'Run export fetch again, and publish what it writes without changes.',
    { cause: error },
  );
}
