import type { FirstSeen, Identity } from '../../model/model.ts';
import type { Neighbours } from '../store/neighbours.ts';
import type { Head } from './head.ts';

/** The lookup that a run performs in an export. */
export interface ExportQuery {
  /** Every identity to match. */
  readonly identities: readonly Identity[];
  /** Identities to compare with listed packages, to find packages with nearly the same name. */
  readonly watched: readonly Identity[];
  /**
   * Whether verdicts depend on version dates. If verdicts depend on dates, an earlier export is restored for
   * the dates if necessary. Otherwise, dates are used only from an export that is restored for another
   * reason.
   */
  readonly needsDates?: boolean;
}

/**
 * The facts about an export that are known once it has been read to the end. The summary is part of the
 * store's format.
 */
export interface ExportSummary {
  readonly head: Head;
  /** Number of elements in each array. */
  readonly totals: { readonly servers: number; readonly scores: number; readonly findings: number };
  /** Number of server records that cannot be read. */
  readonly unreadable: number;
  /** Number of scores that have no server. */
  readonly anonymous: number;
  /** Ids that several server records share. */
  readonly repeatedIds: readonly string[];
  /**
   * Whether findings use numeric ids. If findings use numeric ids, a number refers to an id and not to a
   * position.
   */
  readonly hasNumericIds: boolean;
}

/**
 * Access to the records of an export, from a file, a store or memory. Records are found by hash, so a result
 * contains at least the requested records, in document order. The caller must compare the strings. Call
 * `servers`, `scores` and `findings` in this order, once each, and `summary` last.
 */
export interface RecordSource {
  /**
   * The servers, as parsed JSON, that have one of the keys (server-index.ts), and the names of listed
   * packages that resemble a watched name.
   */
  readonly servers: (
    keys: ReadonlySet<string>,
    watched: readonly Identity[],
  ) => Promise<{ readonly records: readonly unknown[]; readonly neighbours: Neighbours }>;
  /** Scores of the servers with these ids, by their position in the document. */
  readonly scores: (servers: ReadonlySet<string>) => Promise<ReadonlyMap<number, unknown>>;
  /**
   * When the versions with scores at these positions were first seen, if known. Absent if the source has no
   * dates.
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

/** The JSON of the store's directory: the facts about an export that a store provides without a lookup. */
export interface StoreHead {
  readonly whole: ExportSummary;
  readonly validators: Validators;
  /**
   * The time of the first export in the chain that this export continues, in milliseconds since the epoch. If
   * the export does not continue a chain, the time of the export itself. Earlier times are unknown.
   */
  readonly since: number;
}
