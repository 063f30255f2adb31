import type { Identity } from '../model.ts';
import type { Head } from './head.ts';
import type { Neighbours } from './neighbours.ts';

/** What a run asks an export for. */
export interface ExportQuery {
  /** Everything that is matched. */
  readonly identities: readonly Identity[];
  /** Of these the ones whose neighbours are looked for: listed packages with nearly the same name. */
  readonly watched: readonly Identity[];
}

/** What is known of an export as a whole once it has been read to its end. */
export interface Whole {
  readonly head: Head;
  /** How many elements each array holds. */
  readonly totals: { readonly servers: number; readonly scores: number; readonly findings: number };
  /** Server records that cannot be read. */
  readonly unreadable: number;
  /** Scores that name no server. */
  readonly anonymous: number;
  /** Ids that stand in several server records. */
  readonly repeatedIds: readonly string[];
  /** Whether findings have numbers for ids: then a number refers to an id and not to a place. */
  readonly hasNumericIds: boolean;
}

/**
 * An export that can be asked for records, whatever it lies in. An answer holds at least what was
 * asked for, in the order of the document: hashes decide, so the asker compares the texts. The three
 * are asked in this order, once each, and `whole` at the end.
 */
export interface RecordSource {
  /**
   * Servers that carry one of some keys (server-index.ts), as parsed JSON; and the names of listed
   * packages that look like a watched one.
   */
  readonly servers: (
    keys: ReadonlySet<string>,
    watched: readonly Identity[],
  ) => Promise<{ readonly records: readonly unknown[]; readonly neighbours: Neighbours }>;
  /** Scores of some servers. */
  readonly scores: (servers: ReadonlySet<string>) => Promise<readonly unknown[]>;
  /** Findings with some ids and at some places, by their place in the document. */
  readonly findings: (
    ids: ReadonlySet<string>,
    places: ReadonlySet<number>,
  ) => Promise<ReadonlyMap<number, unknown>>;
  readonly whole: () => Promise<Whole>;
}
