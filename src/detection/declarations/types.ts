import type { Alteration, Declaration, Launch, NamedFile, Span, Word } from '../../model/model.ts';
import type { Format } from './formats.ts';
import type { FormatFault, TreeDocument } from './tree.ts';

export interface BareDeclaration
  extends Pick<Declaration, 'alias' | 'span' | 'disabled' | 'launch' | 'sendsCredentials'> {
  /** Keys that disable the entry, with the number of occurrences of each key. */
  readonly blockedBy?: ReadonlyMap<string, number>;
}

export type Environment = ReadonlyMap<string, Word>;

/** The servers that receive a file's variables: those in Claude's files, or those of one client. */
export type Reach = 'claude' | { readonly client: string };

export interface ConsentSetting {
  readonly key: string;
  /**
   * The only server that the setting applies to, as written in the setting; null if it applies to all
   * servers.
   */
  readonly alias: string | null;
  /** The setting's value if it skips approval; null otherwise. */
  readonly autoApproved: string | null;
  readonly span: Span;
}

/** A list of server names that disables those servers or, if `isSelection` is true, all other servers. */
export interface ServerList {
  readonly isSelection: boolean;
  readonly aliases: ReadonlySet<string>;
}

/** Digests of the definitions that clients substitute for names, keyed as in `definitions.ts`. */
export type Definitions = ReadonlyMap<string, string>;

/** Variables that a file defines for servers, regardless of which file declares the servers. */
export interface SharedEnvironment {
  readonly reach: Reach;
  readonly env: Environment;
  /**
   * The only server that receives the variables, provided that another file in a folder above or below
   * declares it; absent if all servers receive them.
   */
  readonly alias?: string;
  /** Whether this is the only file from which the client reads variables. */
  readonly isAlone?: boolean;
  /**
   * Whether the client also reads files in the folders above, so that the servers in those files receive the
   * variables too.
   */
  readonly isUpwards?: boolean;
}

/** A part of a file that could not be parsed. The message completes the sentence "the file holds …". */
export interface ContentFault {
  readonly message: string;
  readonly span: Span;
  /** Identifies the affected part of the file; absent if the fault might affect the whole file. */
  readonly contentDigest?: string;
  /** The affected file; absent if this file itself is affected. */
  readonly referredFile?: string;
}

/** A reference to another file. By default, the path is relative to the project or plugin folder. */
export interface Reference {
  readonly path: Word;
  /** Whether the reference can only mean a file, so that the file's absence is a fault. */
  readonly isRequired?: boolean;
  /** The folder that the path is relative to, itself relative to the project folder. */
  readonly below?: string;
  /**
   * `beside`: the path is relative to the folder of the file that contains the reference. `beside too`: the
   * path can be relative to that folder or to the default folder.
   */
  readonly search?: 'beside' | 'beside too';
  /** Default: `servers`. */
  readonly readAs?: ReadAs;
  /**
   * Whether the reference can only mean a file that declares servers or refers to files that do. Any other
   * file is merely mentioned, and only the words in its path or text count.
   */
  readonly isOfServers?: boolean;
  /**
   * The path of the client file that the referenced file replaces. If absent, `path` itself identifies the
   * client file.
   */
  readonly like?: string;
  /** The declaration to use if the file is not in the tree. */
  readonly otherwise?: BareDeclaration;
}

/**
 * How to parse a file that another file refers to. `servers`: as a map of servers, with or without a wrapper.
 * `shape`: by its shape. `own`: as the client file that its name indicates. `workflow`: as an agentic
 * workflow.
 */
export type ReadAs = 'servers' | 'shape' | 'own' | 'workflow';

export interface OfferedPlugin {
  /** `name@marketplace`. */
  readonly plugin: string;
  /**
   * The plugin's folder, relative to the marketplace folder; null if the plugin is fetched from elsewhere.
   */
  readonly source: string | null;
  /** Identifies where the plugin is fetched from; null for a folder. */
  readonly origin: Alteration | null;
}

export interface KnownMarketplace {
  /** Null if the file does not name the marketplace, in which case any plugin might belong to it. */
  readonly name: string | null;
  readonly source: Alteration;
  /** Null if the source is not a folder. */
  readonly folder: string | null;
}

/**
 * The parsed parts of a file, and the faults in the remaining parts. Readers report faults instead of
 * throwing errors.
 */
export interface ParsedContent {
  readonly declarations: readonly BareDeclaration[];
  readonly faults: readonly ContentFault[];
  /** Parts of the file that are not judged, each with a message. */
  readonly left?: readonly ContentFault[];
  readonly refersTo?: readonly Reference[];
  /** Plugins that the file enables, as `name@marketplace`. Their servers are declared elsewhere. */
  readonly enables?: readonly Word[];
  /**
   * Plugins that the file disables, plus `allServers` if the file does not approve all servers in
   * `.mcp.json`.
   */
  readonly switchesOff?: readonly string[];
  readonly offers?: readonly OfferedPlugin[];
  readonly marketplaces?: readonly KnownMarketplace[];
  /** Aliases of servers that the file enables, regardless of which file declares them. */
  readonly switchesOn?: readonly string[];
  readonly definitions?: Definitions;
  /** Variables by server alias. They apply if another file of the same client also declares the server. */
  readonly completes?: ReadonlyMap<string, Environment>;
  /** Entries that only set variables. An entry counts only if no other file declares its server. */
  readonly partials?: readonly BareDeclaration[];
  readonly environments?: readonly SharedEnvironment[];
  readonly requires?: readonly Word[];
  /**
   * Possible paths of folders in which clients read files, relative to the project folder or to the folder of
   * this file.
   */
  readonly folderMentions?: readonly Word[];
  /** Whether the text becomes valid in its format only after its placeholders are filled in. */
  readonly isOfTemplate?: true;
  readonly consents?: readonly ConsentSetting[];
  /** Folders that the file opens, relative to the project folder. */
  readonly opens?: readonly string[];
  /** The servers in `.mcp.json` that Claude starts without approval. A null item stands for all servers. */
  readonly approvals?: readonly (string | null)[];
  readonly serverLists?: readonly ServerList[];
  /** Functions that read embedded documents in formats whose parsers are loaded on first use. */
  readonly deferred?: readonly ((parse: ParseText) => Promise<ParsedContent>)[];
}

export type ParseText = (format: Format, text: string) => Promise<TreeDocument | FormatFault>;

/**
 * Reads a file whose servers do not have the common shape. Returns null for a file that serves another
 * purpose.
 */
export type DocumentReader = (document: TreeDocument, text: string) => ParsedContent | null;

export type TextTest = Pick<RegExp, 'test'>;

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

export const emptyContent: ParsedContent = { declarations: [], faults: [] };

export function enabledServer(alias: string, span: Span, launch: Partial<Launch>): BareDeclaration {
  return { alias, span, disabled: false, launch: { ...emptyLaunch, ...launch } };
}

export function contentWithServer(
  alias: string,
  span: Span,
  launch: Partial<Launch>,
): ParsedContent {
  return { ...emptyContent, declarations: [enabledServer(alias, span, launch)] };
}

/** A file's content, parsed for a client that runs in a given folder. */
export interface ParsedFile extends NamedFile {
  /** The position of the path in the client table; absent if the client might not read the path. */
  readonly order?: number;
  readonly content: ParsedContent;
  /** The file that refers to this file; absent if this file was found by its own name. */
  readonly namedBy?: string;
  /** Whether the file was found only by its content. */
  readonly isByContent?: true;
  /** Whether the file's servers are judged like disabled servers; see `Declaration.isExample`. */
  readonly isExample?: true;
  /**
   * Whether this record exists only because another file mentions the file, which was also read under its own
   * name.
   */
  readonly isMention?: boolean;
}

export function parsedFileKey({ folder, path }: Pick<ParsedFile, 'folder' | 'path'>): string {
  return `${folder}\u0000${path}`;
}

export function mergeContents(contents: readonly ParsedContent[]): ParsedContent {
  const nonEmptyContents = contents.filter((each) => each !== emptyContent);
  return {
    declarations: nonEmptyContents.flatMap(({ declarations }) => declarations),
    faults: nonEmptyContents.flatMap(({ faults }) => faults),
    left: nonEmptyContents.flatMap(({ left = [] }) => left),
    refersTo: nonEmptyContents.flatMap(({ refersTo = [] }) => refersTo),
    enables: nonEmptyContents.flatMap(({ enables = [] }) => enables),
    offers: nonEmptyContents.flatMap(({ offers = [] }) => offers),
    switchesOff: nonEmptyContents.flatMap(({ switchesOff = [] }) => switchesOff),
    marketplaces: nonEmptyContents.flatMap(({ marketplaces = [] }) => marketplaces),
    switchesOn: nonEmptyContents.flatMap(({ switchesOn = [] }) => switchesOn),
    partials: nonEmptyContents.flatMap(({ partials = [] }) => partials),
    environments: nonEmptyContents.flatMap(({ environments = [] }) => environments),
    requires: nonEmptyContents.flatMap(({ requires = [] }) => requires),
    folderMentions: nonEmptyContents.flatMap(({ folderMentions = [] }) => folderMentions),
    opens: nonEmptyContents.flatMap(({ opens = [] }) => opens),
    approvals: nonEmptyContents.flatMap(({ approvals = [] }) => approvals),
    serverLists: nonEmptyContents.flatMap(({ serverLists = [] }) => serverLists),
    deferred: nonEmptyContents.flatMap(({ deferred = [] }) => deferred),
  };
}
