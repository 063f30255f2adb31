import type { Alteration, Declaration, Launch, NamedFile, Span, Word } from '../../model/model.ts';
import type { Format } from './formats.ts';
import type { FormatFault, TreeDocument } from './tree.ts';

/** A declaration without the file and the client, which the caller knows. */
export interface BareDeclaration
  extends Pick<Declaration, 'alias' | 'span' | 'disabled' | 'launch' | 'sendsCredentials'> {
  /** Keys that keep it off, and how often. */
  readonly blockedBy?: ReadonlyMap<string, number>;
}

/** Variables by their names. */
export type Environment = ReadonlyMap<string, Word>;

/** The servers that get the variables of a file: those of Claude's files, or those of one client. */
export type Reach = 'claude' | { readonly client: string };

/** A setting that decides whether a client asks for approval. */
export interface ConsentSetting {
  /** The key as in the client's reference. */
  readonly key: string;
  /** The only server that it applies to, as the setting writes it; null for all. */
  readonly alias: string | null;
  /** Its value if it skips approval; null if it does not. */
  readonly autoApproved: string | null;
  readonly span: Span;
}

/** Names of servers that a file keeps off, or the only ones that it does not keep off. */
export interface ServerList {
  readonly isSelection: boolean;
  readonly aliases: ReadonlySet<string>;
}

/** Digests of the definitions of names that clients replace, by name as in `definitions.ts`. */
export type Definitions = ReadonlyMap<string, string>;

/** The variables that a file defines for servers, whichever file declares them. */
export interface SharedEnvironment {
  readonly reach: Reach;
  readonly env: Environment;
  /** The only server that gets it, in another file of a folder below or above; absent for all. */
  readonly alias?: string;
  /** Whether its client reads no other file of variables. */
  readonly isAlone?: boolean;
  /** Whether its client also reads files in folders above: their servers get it, too. */
  readonly isUpwards?: boolean;
}

/** A part of a file that could not be parsed, in words that follow "the file holds". */
export interface ContentFault {
  readonly message: string;
  readonly span: Span;
  /** Identifies the affected part of the file; absent if it may be the whole file. */
  readonly contentDigest?: string;
  /** The affected file, if it is another one that this one names. */
  readonly leadsTo?: string;
}

/** A reference to another file, relative to the folder of the project or plugin. */
export interface Reference {
  readonly path: Word;
  /** Whether it must be in the tree, because it can mean nothing else. */
  readonly isRequired?: boolean;
  /** The folder that it is relative to, below that of the project. */
  readonly below?: string;
  /** Whether it may also, or only, be relative to the folder of its own file. */
  readonly search?: 'beside' | 'beside too';
  /** `servers` by default. */
  readonly readAs?: ReadAs;
  /**
   * Whether it can only mean servers, or a file that leads to some. Otherwise, for a mere mention, only its
   * words count.
   */
  readonly isOfServers?: boolean;
  /** The path of the client file that it replaces, if its own path does not show this. */
  readonly like?: string;
  /** The declaration that takes its place if it is not in the tree. */
  readonly otherwise?: BareDeclaration;
}

/**
 * How a file that another one names is read: as a map of servers, with or without a wrapper; by its shape; as
 * the client file that its name means; or as an agentic workflow.
 */
export type ReadAs = 'servers' | 'shape' | 'own' | 'workflow';

export interface OfferedPlugin {
  /** `name@marketplace`. */
  readonly plugin: string;
  /** Its folder, relative to that of the marketplace; null if it is fetched from elsewhere. */
  readonly source: string | null;
  /** Identifies the place that it is fetched from; null for a folder. */
  readonly origin: Alteration | null;
}

export interface KnownMarketplace {
  /** Null if the file does not name it: any plugin may belong to it. */
  readonly name: string | null;
  /** Identifies the source. */
  readonly source: Alteration;
  /** Its folder; null if it is not a folder. */
  readonly folder: string | null;
}

/** The parsed part of a text, and faults for the rest. Readers never throw. */
export interface ParsedContent {
  readonly declarations: readonly BareDeclaration[];
  readonly faults: readonly ContentFault[];
  /** Parts that are not judged, with their own messages. */
  readonly left?: readonly ContentFault[];
  /** Other files that declare servers for this one. */
  readonly refersTo?: readonly Reference[];
  /** Plugins that the file enables, as `name@marketplace`; their servers are declared elsewhere. */
  readonly enables?: readonly Word[];
  /** Plugins that the file disables, and `allServers` if it does not approve all servers of `.mcp.json`. */
  readonly switchesOff?: readonly string[];
  /** Plugins that the file offers. */
  readonly offers?: readonly OfferedPlugin[];
  /** Marketplaces that the file registers. */
  readonly marketplaces?: readonly KnownMarketplace[];
  /** Aliases of servers that the file switches on, in whichever file they are declared. */
  readonly switchesOn?: readonly string[];
  /** The file's definitions of placeholders. */
  readonly definitions?: Definitions;
  /** Variables for servers of these aliases that another file of the client also declares. */
  readonly completes?: ReadonlyMap<string, Environment>;
  /** Entries that only set variables: they count if no other file declares their server. */
  readonly partials?: readonly BareDeclaration[];
  /** The variables that the file defines for servers of its client. */
  readonly environments?: readonly SharedEnvironment[];
  /** Plugins that the file's plugin requires. */
  readonly requires?: readonly Word[];
  /**
   * Texts that may name folders, relative to the project's or the file's own. Clients then read files in
   * them.
   */
  readonly folderMentions?: readonly Word[];
  /** Whether the text is valid in its format only once its placeholders are filled in. */
  readonly isOfTemplate?: true;
  /** Settings that decide whether the client asks before it uses tools. */
  readonly consents?: readonly ConsentSetting[];
  /** Folders that the file opens, relative to its project's. */
  readonly opens?: readonly string[];
  /** The servers of `.mcp.json` that Claude starts without approval; null for all of them. */
  readonly approvals?: readonly (string | null)[];
  /** Lists with which the file keeps servers of its client off. */
  readonly serverLists?: readonly ServerList[];
  /** Reads texts in the file whose format needs a reader that is loaded on first use. */
  readonly deferred?: readonly ((parse: ParseText) => Promise<ParsedContent>)[];
}

/** Parses a text within a file. */
export type ParseText = (format: Format, text: string) => Promise<TreeDocument | FormatFault>;

/**
 * Reads files whose servers are not in the shape that most clients share; null if the file has another
 * purpose.
 */
export type DocumentReader = (document: TreeDocument, text: string) => ParsedContent | null;

/** A test of a text, such as a regular expression. */
export type TextTest = Pick<RegExp, 'test'>;

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

/** Content without declarations and faults. */
export const emptyContent: ParsedContent = { declarations: [], faults: [] };

/** Returns a server that no key of its entry switches off. */
export function enabledServer(alias: string, span: Span, launch: Partial<Launch>): BareDeclaration {
  return { alias, span, disabled: false, launch: { ...emptyLaunch, ...launch } };
}

/** Returns content with one such server. */
export function contentWithServer(
  alias: string,
  span: Span,
  launch: Partial<Launch>,
): ParsedContent {
  return { ...emptyContent, declarations: [enabledServer(alias, span, launch)] };
}

/** The content of a file, read for a client that works in one folder. */
export interface ParsedFile extends NamedFile {
  /** The position of its path in the table of clients; absent for a path that its client may not read. */
  readonly order?: number;
  readonly content: ParsedContent;
  /** The file that led to this one; absent if its own name did. */
  readonly namedBy?: string;
  /** Whether it was found only by its content. */
  readonly isByContent?: true;
  /** Whether its servers are judged like disabled ones, as in `Declaration.isExample`. */
  readonly isExample?: true;
  /** Whether the file was also read by its own name, and is only mentioned here. */
  readonly isMention?: boolean;
}

/** Returns a key that is equal for a file that is read twice for the same folder. */
export function parsedFileKey({ folder, path }: Pick<ParsedFile, 'folder' | 'path'>): string {
  return `${folder}\u0000${path}`;
}

/** Merges several readings of one file. */
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
