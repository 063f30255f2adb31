import type { ContentSearch } from '../../io/tree.ts';
import { wordsOfTemplate } from '../launch/word-list.ts';
import type { Format } from './formats.ts';
import { showsAgents } from './server-keys.ts';
import type { Dialect } from './servers.ts';
import type { TreeDocument } from './tree.ts';
import type { DocumentReader, ParsedContent, TextTest } from './types.ts';

export interface ClientFile {
  readonly client: string;
  /** Paths relative to any folder in the repository, with `/` as the separator. */
  readonly paths: readonly string[];
  /** Whether the client reads all `paths` in the same way, whichever of them a project contains. */
  readonly isOnePlace?: boolean;
  /** Whether the file's own folder, even a hidden one, is the project's folder. */
  readonly isOfItsFolder?: boolean;
  readonly isOnlyAtRoot?: boolean;
  /** Default: JSON. */
  readonly format?: Format;
  /** How to search the content of a file whose name alone does not suggest that it declares servers. */
  readonly search?: ContentSearch;
  /** Whether the file contains client settings. Default: true for files without `search`. */
  readonly isOfSettings?: boolean;
  /**
   * The file is read only if its text passes this test, because most files with this name do not declare
   * servers.
   */
  readonly onlyWith?: TextTest;
  /** Errors in a file that declares nothing are reported only if its text passes this test. */
  readonly faultsWith?: TextTest;
  /**
   * Whether a file with this name might serve another purpose. If so, the file counts only if it declares
   * servers.
   */
  readonly mayBeOther?: boolean;
  /** Whether any other client with a file at the same path takes precedence. */
  readonly comesLast?: boolean;
  /** Whether the client writes `${NAME:default}` instead of the usual `${NAME:-default}`. */
  readonly hasColonDefaults?: boolean;
  /** A dialect of the shape that most clients use, or a custom reader. */
  readonly shape: Dialect | DocumentReader;
  /** Reads content, such as variables, in addition to the servers in the dialect's shape. */
  readonly also?: (document: TreeDocument, text: string) => ParsedContent;
  /** Reports whether the custom reader reads servers below a top-level key; absent if it can read any key. */
  readonly readsKey?: (key: string) => boolean;
}

/** Defines a row of the client table. The returned template tag takes the paths. */
export function defineClientFiles(
  client: string,
  shape: ClientFile['shape'],
  more: Omit<ClientFile, 'client' | 'shape' | 'paths'> = {},
): (texts: readonly string[], ...inside: readonly string[]) => ClientFile {
  return (texts, ...inside) => ({ client, shape, ...more, paths: wordsOfTemplate(texts, inside) });
}

/** Options for file names that other programs also use. */
export const perhapsOther = { faultsWith: showsAgents, mayBeOther: true } as const;

export const matchesAnyKey =
  (keys: readonly string[]) =>
  (key: string): boolean =>
    keys.includes(key);
