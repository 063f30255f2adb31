import type { ContentSearch } from '../../io/tree.ts';
import { wordsOfTemplate } from '../launch/word-list.ts';
import type { Format } from './formats.ts';
import { showsAgents } from './server-keys.ts';
import type { Dialect } from './servers.ts';
import type { TreeDocument } from './tree.ts';
import type { DocumentReader, ParsedContent, TextTest } from './types.ts';

/** A client's configuration file. */
export interface ClientFile {
  /** Client name in the report. */
  readonly client: string;
  /** Paths relative to any folder in the repository, with `/` as the separator. */
  readonly paths: readonly string[];
  /** Whether the client reads all these paths in the same way, in any project that contains one of them. */
  readonly isOnePlace?: boolean;
  /** Whether the file's own folder, even a hidden one, is the project's folder. */
  readonly isOfItsFolder?: boolean;
  /** Whether the client reads the file only at the repository root. */
  readonly isOnlyAtRoot?: boolean;
  /** Default: JSON. */
  readonly format?: Format;
  /** How to search the content if the file name does not show that the file may declare servers. */
  readonly search?: ContentSearch;
  /** Whether the file contains client settings. By default, files without `search` contain settings. */
  readonly isOfSettings?: boolean;
  /**
   * The file is read only if its text passes this test, because most files with such a name do not declare
   * servers.
   */
  readonly onlyWith?: TextTest;
  /** If the text declares nothing, its errors are reported only if the text passes this test. */
  readonly faultsWith?: TextTest;
  /**
   * Whether a file with this name may have another purpose. Files that may have another purpose count only if
   * they declare servers.
   */
  readonly mayBeOther?: boolean;
  /** Whether any other client that may have a file at the same path takes precedence. */
  readonly comesLast?: boolean;
  /** Whether the client writes `${NAME:default}` instead of the usual `${NAME:-default}`. */
  readonly hasColonDefaults?: boolean;
  /** A dialect of the shape that most clients use, or a custom reader. */
  readonly shape: Dialect | DocumentReader;
  /** Reads further content of the file, such as variables, in addition to servers in the dialect's shape. */
  readonly also?: (document: TreeDocument, text: string) => ParsedContent;
  /** Whether the custom reader reads servers below a given top-level key; absent if it may read any key. */
  readonly readsKey?: (key: string) => boolean;
}

/** Defines a row in the client table: first the client and the reader for its files, then their paths. */
export function defineClientFiles(
  client: string,
  shape: ClientFile['shape'],
  more: Omit<ClientFile, 'client' | 'shape' | 'paths'> = {},
): (texts: readonly string[], ...inside: readonly string[]) => ClientFile {
  return (texts, ...inside) => ({ client, shape, ...more, paths: wordsOfTemplate(texts, inside) });
}

/** Options for file names that other programs also use. */
export const perhapsOther = { faultsWith: showsAgents, mayBeOther: true } as const;

/** Returns a function that checks whether a top-level key is in a list. */
export const matchesAnyKey =
  (keys: readonly string[]) =>
  (key: string): boolean =>
    keys.includes(key);
