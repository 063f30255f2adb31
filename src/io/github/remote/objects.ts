import type { GateError } from '../../../model/failure.ts';
import { blobId } from '../../files/blobs.ts';
import type { GitObject, GitObjects } from '../../files/git-objects.ts';
import type { GitHubApi } from '../api.ts';
import { type ReadTexts, type RepositoryName, readTexts } from './texts.ts';
import { wrongContentError } from './wrong-content.ts';

/** The objects of a GitHub repository. `get` rejects only with API GateErrors and `api-wrong-content`. */
export interface RemoteObjects extends GitObjects {
  /**
   * Records the size of a file, in bytes, under the file's id. Only files with a known size are requested.
   */
  readonly know: (id: string, size: number) => void;
  /**
   * Announces a listing in progress that will lead to requests for more files. No query is sent until the
   * listing is complete.
   */
  readonly awaits: (listing: Promise<unknown>) => void;
}

/** Maximum number of files per query, bytes per query, and bytes per file. GraphQL truncates long files. */
const maxFiles = 100;
const maxBytes = 4 * 1024 * 1024;
const maxText = 400 * 1024;

/** Maximum number of bytes to read in advance. */
const maxPrepared = 64 * 1024 * 1024;

interface Wanted {
  readonly id: string;
  readonly size: number;
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Creates a reader for the files of a repository.
 *
 * Content is used only if it hashes to the requested id, because GitHub can truncate or convert a file, or
 * return a different file. Files that GraphQL alters or omits are requested through REST.
 *
 * @param textsOf reads file contents; by default with queries for this repository alone
 */
export function createRemoteObjects(
  api: GitHubApi,
  repository: RepositoryName,
  textsOf: ReadTexts = (wanted) => readTexts(api, wanted),
): RemoteObjects {
  const sizes = new Map<string, number>();
  const loadedObjects = new Map<string, Promise<Uint8Array>>();
  let wanted: Wanted[] = [];
  let prepared = 0;
  const listings = new Set<Promise<unknown>>();

  const load = (id: string, size: number): Promise<Uint8Array> => {
    const bytes = new Promise<Uint8Array>((resolve, reject) => {
      wanted.push({ id, size, resolve, reject });
    });
    // All requests made in the same turn of the event loop share their queries.
    if (wanted.length === 1) setImmediate(sendWhenListed);
    return bytes;
  };
  const sendWhenListed = async (): Promise<void> => {
    while (listings.size > 0) {
      await Promise.all(listings);
      await new Promise((resolve) => setImmediate(resolve));
    }
    send();
  };
  const loadOnce = (id: string, size: number): Promise<Uint8Array> => {
    const loading = loadedObjects.get(id) ?? load(id, size);
    loadedObjects.set(id, loading);
    return loading;
  };
  const send = (): void => {
    const all = wanted;
    wanted = [];
    const small = all.filter(({ size }) => size <= maxText);
    for (const batch of splitIntoBatches(small)) void answer(batch);
    for (const each of all) if (each.size > maxText) void answerByRest(each);
  };
  const answer = async (batch: readonly Wanted[]): Promise<void> => {
    try {
      const texts = await textsOf(batch.map(({ id, size }) => ({ repository, id, size })));
      for (const [index, each] of batch.entries()) {
        const bytes = verifiedBytes(texts[index] ?? null, each.id);
        if (bytes === null) void answerByRest(each);
        else each.resolve(bytes);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  const answerByRest = async ({ id, resolve, reject }: Wanted): Promise<void> => {
    try {
      resolve(await blobByRest(api, repository, id));
    } catch (error) {
      reject(error);
    }
  };

  return {
    know: (id, size) => void sizes.set(id, size),
    awaits(listing) {
      const isOver = (): void => void listings.delete(over);
      const over = listing.then(isOver, isOver);
      listings.add(over);
    },
    async get(id, limitFor) {
      const size = sizes.get(id);
      if (size === undefined) return { reason: 'GitHub does not list it' };
      const object: Omit<GitObject, 'bytes'> = { id, type: 'blob', size };
      const limit = Math.min(limitFor(size), size);
      if (limit === 0 && size > 0) return { ...object, bytes: new Uint8Array() };
      const loading = loadOnce(id, size);
      const bytes = await loading;
      // If the listed size were too small, the file would be truncated, and the missing part could contain
      // anything.
      if (bytes.length !== size) throw otherFile(id);
      return { ...object, bytes: bytes.subarray(0, limit) };
    },
    sizeOf: async (id) => sizes.get(id) ?? null,
    prepare(id) {
      const size = sizes.get(id) ?? 0;
      if (loadedObjects.has(id) || size > maxText || prepared + size > maxPrepared) return;
      prepared += size;
      // The error is ignored here, because it occurs again when the file is read.
      loadOnce(id, size).catch(() => {});
    },
    close: () => loadedObjects.clear(),
  };
}

function splitIntoBatches(wanted: readonly Wanted[]): Wanted[][] {
  const batches: Wanted[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const each of wanted) {
    const last = batches.at(-1);
    bytes += each.size;
    if (last === undefined || last.length === maxFiles || bytes > maxBytes) {
      batches.push([each]);
      bytes = each.size;
    } else last.push(each);
  }
  return batches;
}

function verifiedBytes(text: string | null, id: string): Uint8Array | null {
  if (text === null) return null;
  const bytes = Buffer.from(text, 'utf8');
  return blobId('sha1', bytes) === id ? bytes : null;
}

async function blobByRest(
  api: GitHubApi,
  { owner, name }: RepositoryName,
  id: string,
): Promise<Uint8Array> {
  const data = await api.rest({ method: 'GET', path: `/repos/${owner}/${name}/git/blobs/${id}` });
  const { content, encoding } = Object(data) as { content?: unknown; encoding?: unknown };
  if (typeof content === 'string' && (encoding === 'base64' || encoding === 'utf-8')) {
    const bytes = Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8');
    if (blobId('sha1', bytes) === id) return bytes;
  }
  throw otherFile(id);
}

const otherFile = (id: string): GateError =>
  wrongContentError(`answered with the wrong content for the file ${id.slice(0, 12)}`, 'job');
