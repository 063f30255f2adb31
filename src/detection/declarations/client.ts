import type { ContentSearch } from '../../io/tree.ts';
import { wordsOfTemplate } from '../launch/word-list.ts';
import type { Format } from './formats.ts';
import type { Dialect } from './servers.ts';
import type { TreeDocument } from './tree.ts';
import type { DocumentReader, ParsedContent, TextTest } from './types.ts';

/** A client's configuration file. */
export interface ClientFile {
  /** Name of the client, as the report shows it. */
  readonly client: string;
  /** Paths relative to any folder of the repository, with `/` between the parts. */
  readonly paths: readonly string[];
  /** Whether the client reads all the paths alike, wherever people open a project with one of them. */
  readonly isOnePlace?: boolean;
  /** Whether its own folder is that of the project, even a hidden one. */
  readonly isOfItsFolder?: boolean;
  /** Whether its program reads it at the root of the repository alone. */
  readonly isOnlyAtRoot?: boolean;
  /** By default JSON. */
  readonly format?: Format;
  /** How its content is searched, where no part of its name says that it may declare servers. */
  readonly search?: ContentSearch;
  /** Whether it holds settings of a client all the same; by default, what is not searched does. */
  readonly isOfSettings?: boolean;
  /** Only a text that passes this test is read: most files of such a name declare no servers. */
  readonly onlyWith?: TextTest;
  /** Faults of a text that declares nothing are reported only if it passes this test. */
  readonly faultsWith?: TextTest;
  /** Whether files of such a name may be about something else: they count only if they declare servers. */
  readonly mayBeOther?: boolean;
  /** Whether a file that another client may have under such a path is that client's. */
  readonly comesLast?: boolean;
  /** Whether the client writes `${NAME:default}` for what others write as `${NAME:-default}`. */
  readonly hasColonDefaults?: boolean;
  /** A dialect of the shape that most clients share, or a reader of its own. */
  readonly shape: Dialect | DocumentReader;
  /** Reads what else the file says, such as variables, beside servers in the shape of the dialect. */
  readonly also?: (document: TreeDocument, text: string) => ParsedContent;
  /** Whether readers of its own take servers from below a key at the top; absent if any key may be one. */
  readonly readsKey?: (key: string) => boolean;
}

/** A row of the table of clients: who reads its files and how, then their paths. */
export function defineClientFiles(
  client: string,
  shape: ClientFile['shape'],
  more: Omit<ClientFile, 'client' | 'shape' | 'paths'> = {},
): (texts: readonly string[], ...inside: readonly string[]) => ClientFile {
  return (texts, ...inside) => ({ client, shape, ...more, paths: wordsOfTemplate(texts, inside) });
}
