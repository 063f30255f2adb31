import type { ExportCache, NewStoreFile } from '../export/cache.ts';
import type { DownloadPorts } from '../export/loading.ts';
import type { BaseFound } from '../io/github-event.ts';
import type { Commits, FileSource } from '../io/tree.ts';
import type { Policy } from '../judging/policy.ts';
import type { Failure } from '../model/model.ts';

/** The side effects of loading the export from the service. */
export interface ExportPorts extends DownloadPorts {
  readonly cache: ExportCache;
  /** Creates a file for the downloaded export. */
  readonly createStore: () => NewStoreFile;
  /** Reports a non-blocking warning; if absent, the warning is written to the log. */
  readonly notice?: (line: string) => void;
  /** The event that started the run: `pull_request`, `push`, …; `local` on the command line. */
  readonly event: string;
  /** Operating system and processor architecture; part of the cache key. */
  readonly platform: string;
  /** Explains why a run may have no API key, and what to do about it. */
  readonly explainMissingKey: () => Promise<Pick<Failure, 'message' | 'remedy' | 'page'>>;
}

/** The side effects of loading the export from the service or a local file. */
export interface ExportFilePorts extends ExportPorts {
  /**
   * Reads the bytes of a local file.
   *
   * @throws GateError `file-unreadable`
   */
  readonly readChunks: (path: string) => AsyncIterable<Uint8Array>;
  /**
   * Opens another repository on GitHub. Rejects with the GateError `no-token`; the methods of the opened
   * repository reject with API errors.
   */
  readonly openRepository: (repository: {
    readonly owner: string;
    readonly name: string;
  }) => Promise<Commits>;
}

/**
 * The side effects that a run needs. The action, the command line and the tests each provide their own
 * implementation.
 */
export interface RunPorts extends ExportFilePorts {
  /** The judged folder relative to the repository root; empty for the root itself. */
  readonly folder: string;
  /** The judged repository as found in the workspace. */
  readonly head: FileSource;
  /** Finds the base to compare the judged tree with. */
  readonly findBase: () => Promise<BaseFound>;
  /** Shows the effective policy before it is applied. */
  readonly showPolicy: (policy: Policy) => void;
  /** `owner/name` of the repository that contains this action; null if unknown. */
  readonly actionRepository: string | null;
  /**
   * The path of the running workflow in the judged repository; null if the workflow is not in that repository
   * or is unknown.
   */
  readonly workflowFile: string | null;
  /** Returns the judged commit; called only if there is something to judge. */
  readonly readHeadCommit: () => Promise<string | null>;
}
