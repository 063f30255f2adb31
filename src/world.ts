import type { ExportCache } from './export/cache.ts';
import type { DownloadWorld } from './export/client.ts';
import type { NewStoreFile } from './export/store-file.ts';
import type { Tree, Wanted } from './files/workspace.ts';
import type { Failure, RunContext } from './model.ts';

/** Everything that a run needs of the world outside; tests and the two entries build their own. */
export interface World extends DownloadWorld {
  /** Reads the wanted files of the judged tree. */
  readonly readTree: (wanted: Wanted) => Promise<Tree>;
  /** Bytes of a local file, from its beginning; throws GateError `file-unreadable`. */
  readonly readChunks: (path: string) => AsyncIterable<Uint8Array>;
  readonly cache: ExportCache;
  /** Begins a file for the downloaded export. */
  readonly createStore: () => NewStoreFile;
  /** The event that started the run: `pull_request`, `push`, …; `local` on the command line. */
  readonly event: string;
  /** Base and head of the event; asked only where there is something to judge. */
  readonly readCommits: () => Promise<Pick<RunContext, 'base' | 'head'>>;
  /** Operating system and processor, part of the cache key. */
  readonly platform: string;
  /** Why a run may have no API key, and what to do about it. */
  readonly explainMissingKey: () => Promise<Pick<Failure, 'message' | 'remedy'>>;
}
