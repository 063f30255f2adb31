import type { Fetched, Line, Row } from './bench/lines.ts';

/** What a tool says that a command line fetches and runs. */
export interface Answer {
  /** Without a version, only the name is compared. */
  readonly packages?: readonly (Omit<Fetched, 'version'> & Partial<Pick<Fetched, 'version'>>)[];
  readonly files?: readonly string[];
  /** Whether something may be fetched or run that the tool cannot name. */
  readonly unidentified?: boolean;
  /** Whether the tool warns that a setting or other code may change what is fetched or run. */
  readonly altered?: boolean;
}

export type Grade = 'right' | 'nothing' | 'unidentified' | 'wrong';

export function grade(row: Pick<Row, 'outcome'>, answer: Answer): Grade;
export function rowsOf(table: string): readonly Row[];
export function launchTables(): readonly string[];
export type { Line, Row };
