import type { ExportCache, NewStoreFile } from '../export/cache.ts';
import type { DownloadPorts } from '../export/loading.ts';
import type { BaseFound } from '../io/github-event.ts';
import type { Commits, FileSource } from '../io/tree.ts';
import type { Policy } from '../judging/policy.ts';
import type { Failure } from '../model/model.ts';

export interface ExportPorts extends DownloadPorts {
  readonly cache: ExportCache;
  readonly createStore: () => NewStoreFile;
  /** Reports a warning that does not fail the run. If this function is absent, warnings go to the log. */
  readonly notice?: (line: string) => void;
  /** The event that started the run, such as `pull_request` or `push`; `local` on the command line. */
  readonly event: string;
  /** Operating system and processor architecture; part of the cache key. */
  readonly platform: string;
  readonly explainMissingKey: () => Promise<Pick<Failure, 'message' | 'remedy' | 'page'>>;
}

export interface ExportFilePorts extends ExportPorts {
  /**
   * Reads the bytes of a local file.
   *
   * @throws GateError `file-unreadable`
   */
  readonly readChunks: (path: string) => AsyncIterable<Uint8Array>;
  /**
   * Opens another repository on GitHub. Rejects with a `no-token` GateError if the token is missing; methods
   * of the opened repository reject with API errors.
   */
  readonly openRepository: (repository: {
    readonly owner: string;
    readonly name: string;
  }) => Promise<Commits>;
}

export interface RunPorts extends ExportFilePorts {
  /** The judged folder relative to the repository root; empty for the root itself. */
  readonly folder: string;
  readonly head: FileSource;
  readonly findBase: () => Promise<BaseFound>;
  readonly showPolicy: (policy: Policy) => void;
  /** `owner/name` of the repository that contains this action; null if unknown. */
  readonly actionRepository: string | null;
  /**
   * Path of the running workflow in the judged repository; null if the workflow is unknown or in another
   * repository.
   */
  readonly workflowFile: string | null;
  /** Returns the judged commit; called only if there is something to judge. */
  readonly readHeadCommit: () => Promise<string | null>;
}
