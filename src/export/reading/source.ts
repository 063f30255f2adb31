import type { FirstSeen, Identity } from '../../model/model.ts';
import type { Neighbours } from '../store/neighbours.ts';
import type { Head } from './head.ts';

export interface ExportQuery {
  readonly identities: readonly Identity[];
  /** Identities to check for listed packages with nearly the same name. */
  readonly watched: readonly Identity[];
  /**
   * Whether verdicts depend on version dates. If so, an earlier export is restored for its dates if
   * necessary. Otherwise, dates come only from an export that is restored for another reason.
   */
  readonly needsDates?: boolean;
}

/**
 * Facts about an export that are known only after the whole export has been read. The summary is part of the
 * store's format.
 */
export interface ExportSummary {
  readonly head: Head;
  readonly totals: { readonly servers: number; readonly scores: number; readonly findings: number };
  /** Number of server records that cannot be read. */
  readonly unreadable: number;
  /** Number of scores that have no server. */
  readonly anonymous: number;
  /** Ids that several server records share. */
  readonly repeatedIds: readonly string[];
  /** Whether findings use numeric ids. If so, a number in a reference is an id, not a position. */
  readonly hasNumericIds: boolean;
}

/**
 * Provides the records of an export from a file, a store or memory. Records are looked up by hash, so a
 * result can include records that were not requested, and the caller must compare the strings. Results are in
 * document order. Call `servers`, `scores` and `findings` in this order, once each, and then `summary`.
 */
export interface RecordSource {
  /**
   * Returns the servers that have one of the keys (server-index.ts), as parsed JSON, and the names of listed
   * packages that resemble a watched name.
   */
  readonly servers: (
    keys: ReadonlySet<string>,
    watched: readonly Identity[],
  ) => Promise<{ readonly records: readonly unknown[]; readonly neighbours: Neighbours }>;
  /** Returns the scores of the servers with these ids, by their position in the document. */
  readonly scores: (servers: ReadonlySet<string>) => Promise<ReadonlyMap<number, unknown>>;
  /**
   * Returns the times at which the versions with scores at these positions were first seen, if known. The
   * method is absent if the source has no dates.
   */
  readonly seen?: (positions: Iterable<number>) => Promise<ReadonlyMap<number, FirstSeen>>;
  /** Returns the findings with these ids or at these positions, by their position in the document. */
  readonly findings: (
    ids: ReadonlySet<string>,
    positions: ReadonlySet<number>,
  ) => Promise<ReadonlyMap<number, unknown>>;
  readonly summary: () => Promise<ExportSummary>;
}

/** Values for a conditional request: the last response's `ETag` and `Last-Modified`. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** The JSON of the store's directory, which holds the facts about an export that need no lookup. */
export interface StoreHead {
  readonly whole: ExportSummary;
  readonly validators: Validators;
  /**
   * Time of the first export in the chain that this export continues, or of this export if it starts a chain,
   * in milliseconds since the epoch. Whether a version existed before this time is unknown.
   */
  readonly since: number;
}
