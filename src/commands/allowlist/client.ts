/**
 * A server as a client meets it: what it starts, or where it connects to. `name` is the alias under
 * which it is declared; without it, what an entry by name does is not known.
 */
export type ClientServer = { readonly name?: string } & (
  | { readonly kind: 'command'; readonly argv: readonly string[] }
  | { readonly kind: 'url'; readonly url: string }
);

/** An entry of a list that clients enforce. */
export type ListEntry =
  | { readonly serverCommand: readonly string[] }
  | { readonly serverUrl: string };

/** What a team admits and what it does not. */
export interface ServerLists {
  readonly allowed: readonly ListEntry[];
  readonly denied: readonly ListEntry[];
}

/**
 * What a client does with a server. `unknown` where the documentation does not say, or where the
 * products that read the same file differ: a proof may count it neither as admitted nor as refused.
 */
export type Admission = 'admitted' | 'refused' | 'unknown';

/** A client that enforces a list of servers. To add one, add a file in `clients/` and a line in `clients.ts`. */
export interface EnforcingClient {
  /** As people call it: `Claude Code`. */
  readonly title: string;
  /** The name of the file that is written for it. */
  readonly file: string;
  /** The version and the documentation that `admits` implements, with the day on which it was read. */
  readonly source: { readonly version: string; readonly url: string; readonly read: string };
  /** The entry that names one server and nothing else, or why none can: a sentence. */
  readonly createEntry: (server: ClientServer) => ListEntry | { readonly reason: string };
  /**
   * A text that two entries share if the client, or one of the products that read its file, may take what
   * they name for the same.
   */
  readonly entryFamily: (entry: ListEntry) => string;
  /** The settings as the client reads them, to be written as JSON, with nothing of the day in them. */
  readonly buildSettings: (lists: ServerLists) => object;
  /**
   * What the client does with a server under some settings alone. `sources` are the parsed documents
   * that reach one machine, the strongest first (one file: `[settings]`); each may be malformed. They
   * are read once, so that thousands of servers can be compared with thousands of entries.
   */
  readonly admits: (sources: readonly unknown[]) => (server: ClientServer) => Admission;
}
