/**
 * A server as a client sees it: the command it starts, or the address it connects to. `name` is the alias in
 * the server's declaration; if `name` is missing, the effect of entries that match by name is unknown.
 */
export type ClientServer = { readonly name?: string } & (
  | { readonly kind: 'command'; readonly argv: readonly string[] }
  | { readonly kind: 'url'; readonly url: string }
);

/** An entry in a list that clients enforce. */
export type ListEntry =
  | { readonly serverCommand: readonly string[] }
  | { readonly serverUrl: string };

/** The servers that a team allows and denies. */
export interface ServerLists {
  readonly allowed: readonly ListEntry[];
  readonly denied: readonly ListEntry[];
}

/**
 * A client's decision about a server. `unknown` if the documentation does not specify the decision, or if
 * products that read the same file behave differently. A proof counts `unknown` as neither admitted nor
 * refused.
 */
export type Admission = 'admitted' | 'refused' | 'unknown';

/**
 * A client that enforces a server list. To add a client, add a file in `clients/` and a line in `clients.ts`.
 */
export interface EnforcingClient {
  /** The product name: `Claude Code`. */
  readonly title: string;
  /** The name of the generated file. */
  readonly file: string;
  /**
   * The client version and the documentation that `admits` follows, with the date on which the documentation
   * was read.
   */
  readonly source: { readonly version: string; readonly url: string; readonly read: string };
  /** Returns the entry that covers exactly one server, or a sentence that explains why no entry can. */
  readonly createEntry: (server: ClientServer) => ListEntry | { readonly reason: string };
  /**
   * Returns a key that two entries share if the client, or a product that reads the client's file, may treat
   * the two entries' servers as equal.
   */
  readonly entryFamily: (entry: ListEntry) => string;
  /** Returns the settings to write as JSON. The settings contain nothing that changes daily. */
  readonly buildSettings: (lists: ServerLists) => object;
  /**
   * Returns a function that decides whether the client admits a server under these settings alone. `sources`:
   * the parsed settings documents that apply to one machine, strongest first; each may be malformed, and a
   * single file is passed as `[settings]`. The sources are read once, so that thousands of servers can be
   * compared with thousands of entries.
   */
  readonly admits: (sources: readonly unknown[]) => (server: ClientServer) => Admission;
}
