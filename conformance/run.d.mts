import type { Fetched, Line, Outcome, Row } from './bench/lines.ts';

/** What a tool says that a command line fetches and runs. */
export interface Answer {
  /** Without a version, only the name is compared. */
  readonly packages?: readonly (Omit<Fetched, 'version'> & Partial<Pick<Fetched, 'version'>>)[];
  readonly files?: readonly string[];
  /** Whether something may be fetched or run that the tool cannot name. */
  readonly unidentified?: boolean;
  /** Whether the tool warns that a setting or other code may change what is fetched or run. */
  readonly altered?: boolean;
  /** Whether versions of the program read the line differently; then `packages` has what each fetches. */
  readonly differs?: boolean;
}

/** A server that a file declares; texts are as the file has them, before variables are replaced. */
export interface Server {
  readonly name: string;
  readonly command?: string | undefined;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly url?: string | undefined;
  /** Its name in a registry or catalog of servers. */
  readonly registry?: string | undefined;
  /** By default true. */
  readonly enabled?: boolean;
  /** Where it is declared, if that is another file than that of the row. */
  readonly file?: string;
  readonly line?: number;
}

/** A file of a client, and what it declares. */
export interface DeclareRow {
  readonly client: string;
  readonly file: string;
  /** The texts of that file and of those that it refers to, by their paths. */
  readonly files: Readonly<Record<string, string>>;
  readonly servers: readonly Server[];
  readonly by: readonly string[];
}

/** What a tool says that a file declares. */
export interface DeclareAnswer {
  readonly servers?: readonly Server[];
  /** Whether there may be servers that the tool cannot name. */
  readonly unidentified?: boolean;
}

export type Grade = 'right' | 'nothing' | 'unidentified' | 'more' | 'wrong';

export function grade(
  row: Pick<Row, 'outcome'>,
  answer: Answer,
  others?: readonly Outcome[],
): Grade;
export function grade(row: DeclareRow, answer: DeclareAnswer): Grade;
export function othersAmong(rows: readonly Row[]): (row: Row) => readonly Outcome[];
export function rowsOf(table: `launch/${string}`): readonly Row[];
export function rowsOf(table: `declare/${string}`): readonly DeclareRow[];
export function tablesOf<Kind extends 'launch' | 'declare'>(
  kind: Kind,
): readonly `${Kind}/${string}`[];
export type { Line, Row };
