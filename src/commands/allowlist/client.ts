/**
 * A server as a client sees it: the command it starts, or the address it connects to. `name` is the alias in
 * its declaration; without it, the effect of entries by name is unknown.
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
 * A client's decision about a server. `unknown` if the documentation does not specify it, or if the products
 * that read the same file differ. A proof counts this as neither admitted nor refused.
 */
export type Admission = 'admitted' | 'refused' | 'unknown';

/** A client that enforces a server list. To add one, add a file in `clients/` and a line in `clients.ts`. */
export interface EnforcingClient {
  /** The product name: `Claude Code`. */
  readonly title: string;
  /** The name of the generated file. */
  readonly file: string;
  /** The version and the documentation that `admits` implements, with the day on which it was read. */
  readonly source: { readonly version: string; readonly url: string; readonly read: string };
  /** The entry that covers exactly one server, or a sentence about why no entry can. */
  readonly createEntry: (server: ClientServer) => ListEntry | { readonly reason: string };
  /**
   * The key of an entry: two entries share it if the client, or one of the products that read its file, may
   * treat their servers as equal.
   */
  readonly entryFamily: (entry: ListEntry) => string;
  /** The settings to write as JSON. They contain nothing that changes daily. */
  readonly buildSettings: (lists: ServerLists) => object;
  /**
   * Returns the client's decisions about servers under some settings alone. `sources` are the parsed
   * documents that reach one machine, the strongest first (one file: `[settings]`); each may be malformed.
   * They are read once, so that thousands of servers can be compared with thousands of entries.
   */
  readonly admits: (sources: readonly unknown[]) => (server: ClientServer) => Admission;
}
