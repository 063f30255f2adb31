import type { ContentSearch } from '../../io/tree.ts';
import { wordsOfTemplate } from '../launch/word-list.ts';
import type { Format } from './formats.ts';
import { showsAgents } from './server-keys.ts';
import type { Dialect } from './servers.ts';
import type { TreeDocument } from './tree.ts';
import type { DocumentReader, ParsedContent, TextTest } from './types.ts';

/** A client's configuration file. */
export interface ClientFile {
  /** Name of the client in the report. */
  readonly client: string;
  /** Paths relative to any folder of the repository, with `/` between the parts. */
  readonly paths: readonly string[];
  /** Whether the client reads all the paths alike, wherever users open a project with one of them. */
  readonly isOnePlace?: boolean;
  /** Whether its own folder is that of the project, even a hidden one. */
  readonly isOfItsFolder?: boolean;
  /** Whether its program reads it only at the root of the repository. */
  readonly isOnlyAtRoot?: boolean;
  /** JSON by default. */
  readonly format?: Format;
  /** How to search its content, if no part of its name shows that it may declare servers. */
  readonly search?: ContentSearch;
  /** Whether it contains settings of a client; by default, files that are not searched do. */
  readonly isOfSettings?: boolean;
  /** Only a text that passes this test is read: most files of such a name declare no servers. */
  readonly onlyWith?: TextTest;
  /** Faults of a text that declares nothing are reported only if it passes this test. */
  readonly faultsWith?: TextTest;
  /** Whether files of such a name may have another purpose: they count only if they declare servers. */
  readonly mayBeOther?: boolean;
  /** Whether the file belongs to another client that may have a file at such a path. */
  readonly comesLast?: boolean;
  /** Whether the client writes `${NAME:default}` where others write `${NAME:-default}`. */
  readonly hasColonDefaults?: boolean;
  /** A dialect of the shape that most clients share, or a custom reader. */
  readonly shape: Dialect | DocumentReader;
  /** Reads further content of the file, such as variables, next to servers in the shape of the dialect. */
  readonly also?: (document: TreeDocument, text: string) => ParsedContent;
  /** Whether custom readers read servers below a top-level key; absent if any key is possible. */
  readonly readsKey?: (key: string) => boolean;
}

/** Defines a row of the table of clients: the client and the reader of its files, then their paths. */
export function defineClientFiles(
  client: string,
  shape: ClientFile['shape'],
  more: Omit<ClientFile, 'client' | 'shape' | 'paths'> = {},
): (texts: readonly string[], ...inside: readonly string[]) => ClientFile {
  return (texts, ...inside) => ({ client, shape, ...more, paths: wordsOfTemplate(texts, inside) });
}

/** For file names that other programs use too. */
export const perhapsOther = { faultsWith: showsAgents, mayBeOther: true } as const;

/** Whether a top-level key is one of some. */
export const matchesAnyKey =
  (keys: readonly string[]) =>
  (key: string): boolean =>
    keys.includes(key);
