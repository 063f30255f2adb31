import type { Alteration, Declaration, Launch, NamedFile, Span, Word } from '../../model/model.ts';
import type { Format } from './formats.ts';
import type { FormatFault, TreeDocument } from './tree.ts';

/** A declaration without its file and client, which the caller already knows. */
export interface BareDeclaration
  extends Pick<Declaration, 'alias' | 'span' | 'disabled' | 'launch' | 'sendsCredentials'> {
  /** Keys that disable the entry, with their counts. */
  readonly blockedBy?: ReadonlyMap<string, number>;
}

/** Variables by name. */
export type Environment = ReadonlyMap<string, Word>;

/** The servers that receive the variables in a file: servers in Claude's files, or servers of one client. */
export type Reach = 'claude' | { readonly client: string };

/** A setting that controls whether a client asks for approval. */
export interface ConsentSetting {
  /** The key, as documented in the client's reference. */
  readonly key: string;
  /** The only server that the setting applies to, as written in the setting; null for all servers. */
  readonly alias: string | null;
  /** The value, if it skips approval; otherwise null. */
  readonly autoApproved: string | null;
  readonly span: Span;
}

/**
 * A list of server names. The file disables the servers in the list or, if `isSelection` is true, all other
 * servers.
 */
export interface ServerList {
  readonly isSelection: boolean;
  readonly aliases: ReadonlySet<string>;
}

/**
 * Digests of the definitions that clients substitute for names, keyed by the same names as in
 * `definitions.ts`.
 */
export type Definitions = ReadonlyMap<string, string>;

/** Variables that a file defines for servers, regardless of which file declares the servers. */
export interface SharedEnvironment {
  readonly reach: Reach;
  readonly env: Environment;
  /**
   * The only server that receives the variables, if another file in a folder below or above declares it;
   * absent for all servers.
   */
  readonly alias?: string;
  /** Whether the client reads no other file that contains variables. */
  readonly isAlone?: boolean;
  /**
   * Whether the client also reads files in the folders above, so that servers in those files also receive the
   * variables.
   */
  readonly isUpwards?: boolean;
}

/** A part of a file that could not be parsed. The message completes the sentence "the file holds …". */
export interface ContentFault {
  readonly message: string;
  readonly span: Span;
  /** Identifies the affected part of the file; absent if the fault may affect the whole file. */
  readonly contentDigest?: string;
  /** The affected file, if it is a file that this file refers to rather than this file itself. */
  readonly referredFile?: string;
}

/** A reference to another file, relative to the project or plugin folder. */
export interface Reference {
  readonly path: Word;
  /** Whether the file must be in the tree because the reference can have no other meaning. */
  readonly isRequired?: boolean;
  /** The folder that the path is relative to, given relative to the project folder. */
  readonly below?: string;
  /**
   * Whether the path may also, or can only, be relative to the folder of the file that contains the
   * reference.
   */
  readonly search?: 'beside' | 'beside too';
  /** Default: `servers`. */
  readonly readAs?: ReadAs;
  /**
   * Whether the reference can only refer to servers, or to a file that refers to servers. If the reference
   * can have another meaning, the file is merely mentioned, and only the words in its path or text count.
   */
  readonly isOfServers?: boolean;
  /**
   * The path of the client file that this file replaces, if this file's own path does not show which file it
   * replaces.
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
  /**
   * Null if the file does not specify a name. If the file does not specify a name, any plugin may belong to
   * the marketplace.
   */
  readonly name: string | null;
  /** Identifies the source. */
  readonly source: Alteration;
  /** The marketplace's folder; null if the source is not a folder. */
  readonly folder: string | null;
}

/**
 * The content of the parts of a file that could be parsed, and the faults in the remaining parts. Readers
 * never throw.
 */
export interface ParsedContent {
  readonly declarations: readonly BareDeclaration[];
  readonly faults: readonly ContentFault[];
  /** Parts that are not judged, each with its own message. */
  readonly left?: readonly ContentFault[];
  /** Other files that declare servers on behalf of this file. */
  readonly refersTo?: readonly Reference[];
  /**
   * Plugins that the file enables, as `name@marketplace`. The servers of enabled plugins are declared
   * elsewhere.
   */
  readonly enables?: readonly Word[];
  /** Plugins that the file disables, and `allServers` if it does not approve all servers in `.mcp.json`. */
  readonly switchesOff?: readonly string[];
  /** Plugins that the file offers. */
  readonly offers?: readonly OfferedPlugin[];
  /** Marketplaces that the file registers. */
  readonly marketplaces?: readonly KnownMarketplace[];
  /** Aliases of servers that the file enables, regardless of which file declares them. */
  readonly switchesOn?: readonly string[];
  /** The file's definitions of placeholders. */
  readonly definitions?: Definitions;
  /**
   * Variables for the servers with the given aliases, if another file of the same client also declares the
   * servers.
   */
  readonly completes?: ReadonlyMap<string, Environment>;
  /**
   * Entries that only set variables. Entries that only set variables count only if no other file declares
   * their server.
   */
  readonly partials?: readonly BareDeclaration[];
  /** The variables that the file defines for its client's servers. */
  readonly environments?: readonly SharedEnvironment[];
  /** Plugins that the file's plugin requires. */
  readonly requires?: readonly Word[];
  /**
   * Strings that may be folder paths, relative to the project's folder or the file's own folder. If a string
   * is a folder path, clients read files in that folder.
   */
  readonly folderMentions?: readonly Word[];
  /** Whether the text becomes valid in its format only after its placeholders are filled in. */
  readonly isOfTemplate?: true;
  /** Settings that control whether the client asks before using tools. */
  readonly consents?: readonly ConsentSetting[];
  /** Folders that the file opens, relative to the project folder. */
  readonly opens?: readonly string[];
  /** The servers in `.mcp.json` that Claude starts without approval; null for all servers. */
  readonly approvals?: readonly (string | null)[];
  /** Lists in the file that disable its client's servers. */
  readonly serverLists?: readonly ServerList[];
  /** Functions that read embedded documents in formats whose parser is loaded on first use. */
  readonly deferred?: readonly ((parse: ParseText) => Promise<ParsedContent>)[];
}

/** Parses a document that is embedded in a file. */
export type ParseText = (format: Format, text: string) => Promise<TreeDocument | FormatFault>;

/**
 * Reads files whose servers are not in the shape that most clients use. Returns null if the file serves
 * another purpose.
 */
export type DocumentReader = (document: TreeDocument, text: string) => ParsedContent | null;

/** A test for text, such as a regular expression. */
export type TextTest = Pick<RegExp, 'test'>;

/** A launch that does not start anything. */
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

/** Content without declarations or faults. */
export const emptyContent: ParsedContent = { declarations: [], faults: [] };

/** Returns a server that no key in its entry disables. */
export function enabledServer(alias: string, span: Span, launch: Partial<Launch>): BareDeclaration {
  return { alias, span, disabled: false, launch: { ...emptyLaunch, ...launch } };
}

/** Returns content that consists of one server that no key in its entry disables. */
export function contentWithServer(
  alias: string,
  span: Span,
  launch: Partial<Launch>,
): ParsedContent {
  return { ...emptyContent, declarations: [enabledServer(alias, span, launch)] };
}

/** A file's content, parsed for a client that runs in a given folder. */
export interface ParsedFile extends NamedFile {
  /** The position of the path in the client table; absent for a path that the client may not read. */
  readonly order?: number;
  readonly content: ParsedContent;
  /** The file that refers to this file; absent if this file was found by its own name. */
  readonly namedBy?: string;
  /** Whether the file was found only by its content. */
  readonly isByContent?: true;
  /** Whether the file's servers are judged like disabled servers, as in `Declaration.isExample`. */
  readonly isExample?: true;
  /** Whether the file was also read by its own name, and is only mentioned by another file. */
  readonly isMention?: boolean;
}

/** Returns a key that is equal for two readings of the same file for the same folder. */
export function parsedFileKey({ folder, path }: Pick<ParsedFile, 'folder' | 'path'>): string {
  return `${folder}\u0000${path}`;
}

/** Merges the results of several readers for one file. */
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
