import type { FirstSeen, Identity } from '../../model/model.ts';
import type { Neighbours } from '../store/neighbours.ts';
import type { Head } from './head.ts';

/** What a run needs to know from an export. */
export interface ExportQuery {
  /** Every identity to match. */
  readonly identities: readonly Identity[];
  /** Those of them to search neighbours for: listed packages with nearly the same name. */
  readonly watched: readonly Identity[];
  /**
   * Whether dates of versions decide: an earlier export is then restored for them, if that is necessary.
   * Otherwise they come only from one that is restored anyway.
   */
  readonly needsDates?: boolean;
}

/** What is known of an export once it has been read to its end. Part of the store's format. */
export interface ExportSummary {
  readonly head: Head;
  /** How many elements each array has. */
  readonly totals: { readonly servers: number; readonly scores: number; readonly findings: number };
  /** Count of server records that cannot be read. */
  readonly unreadable: number;
  /** Count of scores that name no server. */
  readonly anonymous: number;
  /** Ids that several server records share. */
  readonly repeatedIds: readonly string[];
  /** Whether findings use numbers as ids: a number then refers to an id and not to a position. */
  readonly hasNumericIds: boolean;
}

/**
 * Access to the records of an export, whether it is read from a file, a store or memory. Records are
 * found by hash, so a result has at least the requested ones, in document order, and the caller
 * compares the texts. Call `servers`, `scores` and `findings` in this order, once each, and `summary`
 * last.
 */
export interface RecordSource {
  /**
   * Servers that carry one of the keys (server-index.ts), as parsed JSON, and the names of listed
   * packages that resemble a watched one.
   */
  readonly servers: (
    keys: ReadonlySet<string>,
    watched: readonly Identity[],
  ) => Promise<{ readonly records: readonly unknown[]; readonly neighbours: Neighbours }>;
  /** Scores of the servers with these ids, by their position in the document. */
  readonly scores: (servers: ReadonlySet<string>) => Promise<ReadonlyMap<number, unknown>>;
  /**
   * When the versions of the scores at these positions were first seen, as far as known. Absent if the
   * source has no dates.
   */
  readonly seen?: (positions: Iterable<number>) => Promise<ReadonlyMap<number, FirstSeen>>;
  /** Findings with these ids and at these positions, by their position in the document. */
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

/** The JSON of the directory: what a store tells of its export without a lookup. */
export interface StoreHead {
  readonly whole: ExportSummary;
  readonly validators: Validators;
  /**
   * When the export of the first store was generated whose dates it continues, in milliseconds since the
   * epoch: its own if it continues none. Nothing is known of the time before.
   */
  readonly since: number;
}
