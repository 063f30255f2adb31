/**
 * `name` is the alias in the server's declaration. Without a name, the effect of entries that match by name
 * is unknown.
 */
export type ClientServer = { readonly name?: string } & (
  | { readonly kind: 'command'; readonly argv: readonly string[] }
  | { readonly kind: 'url'; readonly url: string }
);

export type ListEntry =
  | { readonly serverCommand: readonly string[] }
  | { readonly serverUrl: string };

export interface ServerLists {
  readonly allowed: readonly ListEntry[];
  readonly denied: readonly ListEntry[];
}

/**
 * `unknown`: the documentation does not specify the decision, or products that read the same file behave
 * differently. A proof treats `unknown` as neither admitted nor refused.
 */
export type Admission = 'admitted' | 'refused' | 'unknown';

/** To add a client, add a file in `clients/` and a line in `clients.ts`. */
export interface EnforcingClient {
  readonly title: string;
  readonly file: string;
  /**
   * The client version and documentation that `admits` follows. `read` is the date on which the documentation
   * was read.
   */
  readonly source: { readonly version: string; readonly url: string; readonly read: string };
  /** Returns an entry that covers only `server`, or a sentence that explains why no entry can be written. */
  readonly createEntry: (server: ClientServer) => ListEntry | { readonly reason: string };
  /**
   * Returns a key that two entries share if any product that reads the client's file might treat their
   * servers as equal.
   */
  readonly entryFamily: (entry: ListEntry) => string;
  /** Returns the settings, which are written as JSON and contain nothing that changes from day to day. */
  readonly buildSettings: (lists: ServerLists) => object;
  /**
   * Returns a function that decides whether the client admits a server under `sources` alone. The sources are
   * parsed only once, because thousands of servers can be compared with thousands of entries.
   *
   * @param sources parsed settings documents that apply to one machine, strongest first; any of them can be
   * malformed
   */
  readonly admits: (sources: readonly unknown[]) => (server: ClientServer) => Admission;
}
