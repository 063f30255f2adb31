import type { ExportCache } from '../export/cache.ts';
import type { DownloadPorts } from '../export/client.ts';
import type { NewStoreFile } from '../export/store-file.ts';
import type { FileSource } from '../files/tree.ts';
import type { BaseFound } from '../github/base.ts';
import type { Failure, Policy } from '../model.ts';

/** Everything that a run needs of the world outside; tests and the two entries build their own. */
export interface RunPorts extends DownloadPorts {
  /** The judged folder from the root of the repository, empty for it. */
  readonly folder: string;
  /** The judged repository as it is in the workspace. */
  readonly head: FileSource;
  /** Finds what the judged tree is compared with. */
  readonly findBase: () => Promise<BaseFound>;
  /** Shows the policy in force, before anything is judged by it. */
  readonly showPolicy: (policy: Policy) => void;
  /** `owner/name` of the repository that holds this action; null where it is not known. */
  readonly actionRepository: string | null;
  /** Bytes of a local file, from its beginning; throws GateError `file-unreadable`. */
  readonly readChunks: (path: string) => AsyncIterable<Uint8Array>;
  readonly cache: ExportCache;
  /** Begins a file for the downloaded export. */
  readonly createStore: () => NewStoreFile;
  /** The event that started the run: `pull_request`, `push`, …; `local` on the command line. */
  readonly event: string;
  /** The commit that is judged; asked only where there is something to judge. */
  readonly readHeadCommit: () => Promise<string | null>;
  /** Operating system and processor, part of the cache key. */
  readonly platform: string;
  /** Why a run may have no API key, and what to do about it. */
  readonly explainMissingKey: () => Promise<Pick<Failure, 'message' | 'remedy'>>;
}
