import type { Alteration, Launch, Span, Surroundings, Word } from '../model.ts';
import type { Format } from './formats.ts';
import type { Dialect } from './servers.ts';
import type { TreeDocument } from './tree.ts';

/** A declaration as a reader finds it; the caller knows the file and the client. */
export interface FoundDeclaration {
  readonly alias: string;
  readonly span: Span;
  readonly disabled: boolean;
  readonly launch: Launch;
  readonly surroundings?: Surroundings;
}

/** Something in a file that could not be understood, in words that follow "the file holds". */
export interface ReadingFault {
  readonly message: string;
  readonly span: Span;
}

/** A file by the path that another one names; relative to the folder of the project or plugin. */
export interface Reference {
  readonly path: Word;
  /** Whether it must be in the tree: no other one could be meant. */
  readonly isRequired: boolean;
  /** The folder that it is relative to, below that of the project. */
  readonly below?: string;
}

export interface EnabledPlugin {
  /** `name@marketplace`. */
  readonly plugin: Word;
  /** The folder where the file says that its marketplace lies; null where it says none. */
  readonly marketplace: string | null;
}

export interface OfferedPlugin {
  /** `name@marketplace`. */
  readonly plugin: string;
  /** Its folder, relative to that of the marketplace; null where it is fetched from elsewhere. */
  readonly source: string | null;
  /** Tells from where it is fetched; null for a folder. */
  readonly origin: Alteration | null;
}

export interface KnownMarketplace {
  /** Null where the file does not tell: it may be that of any plugin. */
  readonly name: string | null;
  /** Tells the source from another one. */
  readonly source: Alteration;
}

/** What a reader makes of a text: it never throws, it keeps what it understands and says the rest. */
export interface Reading {
  readonly declarations: readonly FoundDeclaration[];
  readonly faults: readonly ReadingFault[];
  /** Other files that hold servers for this one. */
  readonly refersTo?: readonly Reference[];
  /** Plugins that the file switches on; what they declare lies elsewhere. */
  readonly enables?: readonly EnabledPlugin[];
  /** Plugins that the file offers. */
  readonly offers?: readonly OfferedPlugin[];
  /** Where the file says that marketplaces are to be had. */
  readonly marketplaces?: readonly KnownMarketplace[];
  /** Aliases of servers that the file switches on, wherever they are declared. */
  readonly switchesOn?: readonly string[];
}

/**
 * What a tree declares, for files whose servers do not stand in the shape that most share; null where
 * the file is about something else.
 */
export type ShapeReader = (document: TreeDocument, text: string) => Reading | null;

/** A client's configuration file. */
export interface ClientFile {
  /** Name of the client, as the report shows it. */
  readonly client: string;
  /** Paths relative to any folder of the repository, with `/` between the parts. */
  readonly paths: readonly string[];
  /** Whether the folder that it lies in is that of the project, even a hidden one. */
  readonly isOfItsFolder?: boolean;
  /** By default JSON. */
  readonly format?: Format;
  /**
   * Set where files of such a name may be about something else: only a text that holds this is read,
   * and one that is not of the format is no fault.
   */
  readonly onlyWith?: RegExp;
  /** Whether `${NAME:default}` stands for what others write `${NAME:-default}`. */
  readonly hasColonDefaults?: boolean;
  /** A dialect of the shape that most clients share, or a reader of its own. */
  readonly shape: Dialect | ShapeReader;
}

/** A launch of nothing. */
export const emptyLaunch: Launch = {
  command: null,
  args: [],
  env: new Map(),
  cwd: null,
  url: null,
  registry: null,
  plugin: null,
  envFile: null,
  hooks: [],
};

/** A reading of nothing. */
export const emptyReading: Reading = { declarations: [], faults: [] };

/** What a file declares when it is read for a client that works in one folder. */
export interface FileReading {
  readonly path: string;
  readonly client: string;
  /** Relative to the judged folder, which is the empty text. */
  readonly folder: string;
  readonly reading: Reading;
}

/** Equal for a file that is read twice for the same folder. */
export function readingKey({ folder, path }: Pick<FileReading, 'folder' | 'path'>): string {
  return `${folder}\u0000${path}`;
}

/** Several readings of one file as one. */
export function joinReadings(readings: readonly Reading[]): Reading {
  return {
    declarations: readings.flatMap(({ declarations }) => declarations),
    faults: readings.flatMap(({ faults }) => faults),
    refersTo: readings.flatMap(({ refersTo = [] }) => refersTo),
    enables: readings.flatMap(({ enables = [] }) => enables),
    offers: readings.flatMap(({ offers = [] }) => offers),
    marketplaces: readings.flatMap(({ marketplaces = [] }) => marketplaces),
    switchesOn: readings.flatMap(({ switchesOn = [] }) => switchesOn),
  };
}
