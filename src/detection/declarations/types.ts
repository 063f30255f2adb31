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

/** Whose servers get the variables of a file: those of Claude's files, or those of one client. */
export type Reach = 'claude' | { readonly client: string };

/** A setting that decides whether a client asks. */
export interface ConsentSetting {
  /** The key, as the reference of the client has it. */
  readonly key: string;
  /** The only server that it is about, as the setting writes it; null for all. */
  readonly alias: string | null;
  /** Its value where it does not ask; null where it does. */
  readonly autoApproved: string | null;
  readonly span: Span;
}

/** Names of servers that a file keeps off, or beside which it keeps all off. */
export interface ServerList {
  readonly isSelection: boolean;
  readonly aliases: ReadonlySet<string>;
}

/** Digests of what defines a name that clients put in, by the names as `definitions.ts` has them. */
export type Definitions = ReadonlyMap<string, string>;

/** What a file gives to servers, whichever file declares them. */
export interface SharedEnvironment {
  readonly reach: Reach;
  readonly env: Environment;
  /** The only server that gets it, in another file, whether in a folder below or above; absent for all. */
  readonly alias?: string;
  /** Whether its client reads no other file of variables beside this one. */
  readonly isAlone?: boolean;
  /** Whether its client reads files in folders above with it: their servers get it, too. */
  readonly isUpwards?: boolean;
}

/** Something in a file that could not be understood, in words that follow "the file holds". */
export interface ContentFault {
  readonly message: string;
  readonly span: Span;
  /** Identifies the part of the file that it is about; absent if it may be about the whole file. */
  readonly contentDigest?: string;
  /** The file that it is about, where it is another one that this one names. */
  readonly leadsTo?: string;
}

/** A reference to another file, relative to the folder of the project or plugin. */
export interface Reference {
  readonly path: Word;
  /** Whether it must be in the tree, because nothing else could be meant. */
  readonly isRequired?: boolean;
  /** The folder that it is relative to, below that of the project. */
  readonly below?: string;
  /**
   * Whether it may also, or only, be relative to the folder of the file that has it.
   */
  readonly search?: 'beside' | 'beside too';
  /** By default `servers`. */
  readonly readAs?: ReadAs;
  /** Whether nothing but servers, or what leads to some, can be meant: a mere mention says no more than its words. */
  readonly isOfServers?: boolean;
  /** The path of a client's file that it stands for, where its own does not say so. */
  readonly like?: string;
  /** What is declared in its place if it is not in the tree. */
  readonly otherwise?: BareDeclaration;
}

/**
 * How a file that another one names is read: as a map of servers, perhaps without a wrapper; by its shape;
 * as the client's file that its name says; or as an agentic workflow.
 */
export type ReadAs = 'servers' | 'shape' | 'own' | 'workflow';

export interface OfferedPlugin {
  /** `name@marketplace`. */
  readonly plugin: string;
  /** Its folder, relative to that of the marketplace; null where it is fetched from elsewhere. */
  readonly source: string | null;
  /** Identifies the place that it is fetched from; null for a folder. */
  readonly origin: Alteration | null;
}

export interface KnownMarketplace {
  /** Null where the file does not name it: it may be that of any plugin. */
  readonly name: string | null;
  /** Identifies the source. */
  readonly source: Alteration;
  /** The folder that it is; null where it is none. */
  readonly folder: string | null;
}

/** What a reader understood of a text, and faults for the rest. Readers never throw. */
export interface ParsedContent {
  readonly declarations: readonly BareDeclaration[];
  readonly faults: readonly ContentFault[];
  /** Parts that are not judged, in words of their own. */
  readonly left?: readonly ContentFault[];
  /** Other files that declare servers for this one. */
  readonly refersTo?: readonly Reference[];
  /** Plugins that the file enables, as `name@marketplace`; their servers are declared elsewhere. */
  readonly enables?: readonly Word[];
  /** Plugins that the file disables, and `allServers` if it does not approve all servers of `.mcp.json`. */
  readonly switchesOff?: readonly string[];
  /** Plugins that the file offers. */
  readonly offers?: readonly OfferedPlugin[];
  /** Marketplaces that the file makes known. */
  readonly marketplaces?: readonly KnownMarketplace[];
  /** Aliases of servers that the file switches on, wherever they are declared. */
  readonly switchesOn?: readonly string[];
  /** What the file defines for placeholders. */
  readonly definitions?: Definitions;
  /** Variables for servers of these aliases that another file of the client declares, too. */
  readonly completes?: ReadonlyMap<string, Environment>;
  /** Entries that give variables and start nothing: where no other file declares their server, they count. */
  readonly partials?: readonly BareDeclaration[];
  /** What the file gives to servers of its client. */
  readonly environments?: readonly SharedEnvironment[];
  /** Plugins that the plugin of the file brings along. */
  readonly requires?: readonly Word[];
  /** Texts that may be folders whose files clients read then, relative to its project's or its own. */
  readonly folderMentions?: readonly Word[];
  /** Whether the text is of its format only once its placeholders are filled in. */
  readonly isOfTemplate?: true;
  /** Settings that decide whether the client asks before it uses tools. */
  readonly consents?: readonly ConsentSetting[];
  /** Folders that the file opens, relative to its project's. */
  readonly opens?: readonly string[];
  /** The servers of `.mcp.json` that Claude starts without asking; null for all of them. */
  readonly approvals?: readonly (string | null)[];
  /** Lists by which the file keeps servers of its client off. */
  readonly serverLists?: readonly ServerList[];
  /** Reads texts in the file whose format needs a reader that is loaded on first use. */
  readonly deferred?: readonly ((parse: ParseText) => Promise<ParsedContent>)[];
}

/** Parses a text within a file. */
export type ParseText = (format: Format, text: string) => Promise<TreeDocument | FormatFault>;

/**
 * Reads files whose servers are not in the shape that most clients share; null where the file is about
 * something else.
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

/** A reading of nothing. */
export const emptyContent: ParsedContent = { declarations: [], faults: [] };

/** A server that nothing in its entry switches off. */
export function enabledServer(alias: string, span: Span, launch: Partial<Launch>): BareDeclaration {
  return { alias, span, disabled: false, launch: { ...emptyLaunch, ...launch } };
}

/** A reading of one such server. */
export function contentWithServer(
  alias: string,
  span: Span,
  launch: Partial<Launch>,
): ParsedContent {
  return { ...emptyContent, declarations: [enabledServer(alias, span, launch)] };
}

/** What a file declares when it is read for a client that works in one folder. */
export interface ParsedFile extends NamedFile {
  /** Where the table of clients has its path; absent for a path that its client may not read. */
  readonly order?: number;
  readonly content: ParsedContent;
  /** The file that led to this one; absent if its own name did. */
  readonly namedBy?: string;
  /** Whether only its content tells of it. */
  readonly isByContent?: true;
  /** Whether its servers are judged like disabled ones, as `Declaration.isExample` has it. */
  readonly isExample?: true;
  /** Whether the file was read by its own name, too, and is only mentioned here. */
  readonly isMention?: boolean;
}

/** Equal for a file that is read twice for the same folder. */
export function parsedFileKey({ folder, path }: Pick<ParsedFile, 'folder' | 'path'>): string {
  return `${folder}\u0000${path}`;
}

/** Several readings of one file as one. */
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
