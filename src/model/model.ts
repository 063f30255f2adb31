/*
 * The data types of the gate, as plain read-only values. Data goes one way through the folders of `src/`:
 * each step takes values of these types and returns new ones. This is one long file because it is the
 * manual of the data, to be read from the top.
 */

import type { FailureCode } from './failure-codes.ts';

export type { FailureCode } from './failure-codes.ts';

/** A position in a text file. Lines and columns count from 1; columns are UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A range of a text file. `end` is the position after the last character. */
export interface Span {
  readonly start: Position;
  readonly end: Position;
}

/** A string of a configuration file with its location. */
export interface Word {
  readonly text: string;
  readonly span: Span;
}

/** A file of the repository as text, before it is parsed. */
export interface SourceFile {
  /** Relative to the repository, in reports to the judged folder, with `/` between its parts. */
  readonly path: string;
  readonly text: string;
}

/** Whether a file or folder was read that may hold declarations, or a manifest that names servers. */
export interface FileReport {
  readonly path: string;
  readonly status: 'read' | 'unreadable' | 'skipped';
  /** Why it was not read, or which part could not be understood; null if it was read completely. */
  readonly reason: string | null;
  /** The location of the fault in the file, if known. */
  readonly span: Span | null;
  /** Identifies the part that the fault is about; absent if it may be about the whole file. */
  readonly contentDigest?: string;
  /** The file that the fault is about, where this one only names it. */
  readonly leadsTo?: string;
}

/** What an entry of a configuration file makes a client start or connect to. */
export interface Launch {
  readonly command: Word | null;
  readonly args: readonly Word[];
  readonly env: ReadonlyMap<string, Word>;
  readonly cwd: Word | null;
  readonly url: Word | null;
  /** `name[@version]` in a registry of MCP servers, or in Docker's catalog. */
  readonly registry: Word | null;
  /** `name@marketplace` of a plugin whose servers are declared outside of the tree. */
  readonly plugin: Word | null;
  /** Names, or patterns of addresses, by which a list lets any server that fits run; absent if it does not. */
  readonly admits?: Word;
  /** A file of environment variables that the client reads before it starts the command. */
  readonly envFile: Word | null;
  /** Keys of the entry that make the client run or load something else. */
  readonly hooks: readonly Alteration[];
}

/** What a file of a client gives to its servers. */
export interface ClientEnvironment {
  readonly env: ReadonlyMap<string, Word>;
  readonly file: string;
  /** The folder of the project that it is for. */
  readonly folder: string;
  /** Names of variables that a later file of the client sets otherwise. */
  readonly overridden?: ReadonlySet<string>;
}

/** A place in a file of the repository that declares an MCP server. */
export interface Declaration {
  readonly file: string;
  /** The entry, from its alias to the end of its value. */
  readonly span: Span;
  /** The client that reads this file, for example `cursor`. */
  readonly client: string;
  /** The client's working folder: that of the project or plugin. Empty for the root. */
  readonly folder: string;
  /** Absent for what is read of package manifests. */
  readonly place?: ClientPlace;
  /** The name that the user gave the server. It never counts as an identity. */
  readonly alias: string;
  readonly disabled: boolean;
  /**
   * Set where only the content of its file tells of it, and its place says that nobody uses it as it is; and
   * in a template. It is judged like a disabled one.
   */
  readonly isExample?: true;
  readonly launch: Launch;
  /** Whether it sends credentials to its address, in headers or as its client does; absent where it does not. */
  readonly sendsCredentials?: true;
  /** What the client gives to its servers; absent if nothing does. */
  readonly environments?: readonly ClientEnvironment[];
  /** What puts it in force beside its own file; absent if nothing does. */
  readonly activations?: readonly Activation[];
  /** Identifies what files define of the names in its words; absent if they define none. */
  readonly definitions?: readonly string[];
  /** What keeps it off, whether or not its client honours that, and how often; absent if nothing does. */
  readonly blockedBy?: ReadonlyMap<string, number>;
}

/** Where a declaration is met, and by what. */
export interface ClientPlace {
  /** The folder that people open to meet it, with the hidden folders below that. */
  readonly folder: string;
  /** Equal for paths that one program reads alike. */
  readonly program: string;
  /**
   * `exact`: the program reads this path. `folded`: it does on file systems that ignore case. `guessed`:
   * nothing is known to read it by itself. `loose`: it only resembles what the program reads.
   */
  readonly certainty: 'exact' | 'folded' | 'guessed' | 'loose';
  /** The file by whose name it is known, relative to the project. */
  readonly path: string;
  /** Whether that file only names the one with the declaration. */
  readonly isNamed?: boolean;
}

/** Something that puts a declaration in force, as settings do that enable its plugin. */
export interface Activation {
  /** The folder in which people meet what it puts in force. */
  readonly folder: string;
  /** Which kind of thing it is. */
  readonly by: string;
  /** Whether it does no more than to show the declaration in the folder, where it may stand anyway. */
  readonly isPlace: boolean;
  /** The file that does it, where it matters which one. */
  readonly file?: string;
  /** The program that meets it there, as `ClientPlace` has it; absent where it is the declaration's own. */
  readonly program?: string;
}

/** The ecosystems of dependencies and package references; each has its record in `detection/ecosystems/ecosystems.ts`. */
export const ecosystemTypes = [
  'npm',
  'pypi',
  'oci',
  'nuget',
  'golang',
  'jsr',
  'git',
  'remote',
  'registry',
] as const;
export type EcosystemType = (typeof ecosystemTypes)[number];

/** An ecosystem, or what a launch is that belongs to none: code of the project, or not identified. */
export type DependencyType = EcosystemType | 'local' | 'unidentified';

/** How firmly a specifier names one version. */
export const pins = ['exact', 'range', 'tag', 'digest', 'git', 'none'] as const;
export type Pin = (typeof pins)[number];

/** What identifies a server: its ecosystem and its normalised full name. Never an alias. */
export interface Identity {
  readonly type: EcosystemType;
  readonly name: string;
}

/** A version that a lockfile proves, with its location there. */
export interface ResolvedVersion {
  readonly version: string;
  readonly file: string;
  readonly line: number;
  /** A hash of what the lockfile says of its source and integrity, to detect changes. */
  readonly entryDigest?: string;
}

/** The package, image, address or repository that a word of a launch command names, parsed. */
export interface IdentifiedSpec extends Identity {
  /** The name as written; absent if that is its normal form. */
  readonly written?: string;
  /** Version part as written, without the name; null if there is none. */
  readonly specifier: string | null;
  readonly pin: Pin;
  /** The exact version, tag, range or digest that the specifier names; null if there is none. */
  readonly version: string | null;
  /** Content digest of an image (`sha256:…`), else null. */
  readonly digest: string | null;
  /** Digests of the parameters in an address's query; absent if it has no query. */
  readonly query?: readonly string[];
}

/** Code of the project, or what answers at an address of the machine itself. */
export interface LocalSpec {
  readonly type: 'local';
  /** Its path or address. */
  readonly name: string;
  readonly reason: string;
  /** Absent for code of the project. */
  readonly address?: OwnAddress;
  /** Whether a step of the declaring file puts it on the machine, so that it is no path of the tree. */
  readonly isInstalled?: true;
}

/** An address of the machine itself. */
export interface OwnAddress {
  /** Scheme, host, port and path, without a port that a variable decides; for patterns of policies. */
  readonly reachable: string;
  /** As written, in lower case. */
  readonly host: string;
  /** The variable that decides its port; null if none does. */
  readonly portVariable: string | null;
}

/** Words that do not tell what they name. */
export interface UnidentifiedSpec {
  readonly type: 'unidentified';
  /** The part of the words that may be shown; null if there is none. */
  readonly name: string | null;
  readonly reason: string;
  /** The address that a URL may lead to, such as one with user-info. For deny lists; not an identity. */
  readonly reachable?: string;
}

/** What a word of a launch command names. */
export type PackageSpec = IdentifiedSpec | LocalSpec | UnidentifiedSpec;

/** Those of some specifications, launches or dependencies that belong to an ecosystem. */
export type Identified<T extends PackageSpec> = Exclude<
  T,
  { readonly type: 'local' | 'unidentified' }
>;

/** What a launch fetches, runs or connects to, and how. */
export type ResolvedLaunch = PackageSpec & LaunchCircumstances;

/** How a launch starts what it names. */
export interface LaunchCircumstances {
  /**
   * `launcher`: a helper that starts the server or bridges to it, such as `mcp-remote`. `library`: a
   * package beside code of the project, or beside a launcher, that cannot be what is started.
   */
  readonly role: 'server' | 'launcher' | 'library';
  readonly resolved: ResolvedVersion | null;
  /** Where the declaring file names it. */
  readonly span: Span;
  /** What in the declaration changes what is fetched or run. */
  readonly alterations: readonly Alteration[];
  /** Texts of the repository's scripts that start it, the outermost last; empty if the entry does itself. */
  readonly through: readonly string[];
  /** The program that is started of what is fetched, if nothing shows that it belongs to that; else absent. */
  readonly unprovenProgram?: string;
  /**
   * The option that versions of the launcher read differently, so that this is one of several things that
   * the line may start; absent if there is none.
   */
  readonly readDifferently?: string;
  /** What in the project's own manifests makes a package of it come before what is fetched; absent if nothing. */
  readonly ownPackages?: readonly Alteration[];
  /** Files of the tree among its words, which may declare servers; absent if there are none. */
  readonly namedFiles?: readonly NamedFile[];
  /** Options that give its container more of the machine than a container has; absent if there are none. */
  readonly privileges?: readonly Word[];
}

/** What lets tools run without asking, or gives a container more of the machine. Grades say nothing of it. */
export interface AutoApproval {
  readonly file: string;
  readonly span: Span;
  readonly client: string;
  /** The only server that it is about; null for all of the client. */
  readonly alias: string | null;
  /** The setting with its value, or the option of the container. */
  readonly setting: string;
  /** Equal for what lets the same run: by it two trees are compared. */
  readonly key: string;
}

/** A file of the repository that something else than a client's name leads to. */
export interface NamedFile {
  readonly path: string;
  /** The client of the declaration that names it. */
  readonly client: string;
  /** The folder that what it declares works in. */
  readonly folder: string;
  /** Where what names it is met. */
  readonly place: ClientPlace | undefined;
}

/** A variable that the repository sets, and what of the repository its value names. */
export interface VariableUse {
  readonly name: string;
  /** A hash of its value, which may be a secret. */
  readonly valueDigest: string;
  /** Paths of files; of a folder the name alone counts. */
  readonly files: readonly string[];
}

/** `registry`: fetched from another registry; `loader`, `path`, `entrypoint`: other code runs before it or instead. */
export const alterationKinds = ['registry', 'loader', 'path', 'entrypoint'] as const;
export type AlterationKind = (typeof alterationKinds)[number];

/** An option or variable that changes what a launch fetches or runs. */
export interface Alteration {
  readonly kind: AlterationKind;
  /** The name of the option, variable or key; never its value, which may be a secret. */
  readonly what: string;
  /** The file that contains it; null for the declaring file. */
  readonly file: string | null;
  readonly span: Span;
  /** The registry that it names, as `registryAddress` writes it; absent if it names none or is not clear. */
  readonly address?: string;
  /** A hash of its value, to detect changes; absent if it has no value, or an unknown one. */
  readonly contentDigest?: string;
  /**
   * Set for what projects are expected to have, such as a release of their package manager: it counts only
   * where the change brings or edits its file.
   */
  readonly isExpected?: true;
}

/** What a launch fetches, runs or connects to, together with the declaration that causes it. */
export type Dependency = ResolvedLaunch & {
  readonly declaration: Declaration;
  /** Variables of the repository that affect it, or that name files of the repository, to detect changes. */
  readonly variableUses: readonly VariableUse[];
};

/** What a project declares. */
export interface Inventory {
  readonly declarations: readonly Declaration[];
  /** At least one for each declaration. */
  readonly dependencies: readonly Dependency[];
  /**
   * Direct dependencies of package manifests, located where the manifest names them. Those that the
   * export lists are servers of the project.
   */
  readonly candidates: readonly Dependency[];
  readonly files: readonly FileReport[];
  /** What runs without asking, as the files of a client are in force together. */
  readonly autoApproved: readonly AutoApproval[];
  /** How many files the judged folder has, whatever they contain. */
  readonly searched: number;
  /** Whether programs were looked at for clients of servers, which are not read. */
  readonly withPrograms: boolean;
}

/** A parsed package reference of a server record. */
export interface PackageRef {
  /** Null for a bare name without an ecosystem. */
  readonly type: EcosystemType | null;
  readonly name: string;
  readonly version: string | null;
  readonly digest: string | null;
  /** Of an address with a query, as `IdentifiedSpec` has it. */
  readonly query?: readonly string[];
}

/** A server of the export (ServerRecord, section 2.2 of the contract). */
export interface ServerRecord {
  readonly id: string;
  readonly name: string;
  readonly publisher: { readonly namespace: string | null; readonly verified: boolean | null };
  readonly packageRefs: readonly PackageRef[];
  readonly versions: readonly ListedVersion[];
}

/** A version that a server record lists, scored or not. */
export interface ListedVersion {
  readonly version: string;
  readonly digest: string | null;
}

/** The outcome of one check (Finding, section 2.4 of the contract). */
export interface Finding {
  /** Its id, or how the score report refers to it. */
  readonly reference: string;
  /** The id of the check; null if the export does not name it. */
  readonly check: string | null;
  /** `pass`, `warn`, `fail` or `unscannable`; any other text is kept and reported. */
  readonly result: string;
  readonly weight: number | null;
  /** Any JSON value; null if there is none. */
  readonly evidence: unknown;
}

/** The grade of one version of one server (ScoreReport, section 2.3 of the contract). */
export interface ScoreReport {
  readonly server: string;
  readonly version: string;
  /** 0 to 100; null means unscannable, which is not 0. */
  readonly score: number | null;
  readonly grade: string;
  readonly findings: readonly Finding[];
  readonly rubricVersion: string | null;
  /** Its rubric, where the export as a whole names another one: absent otherwise. */
  readonly otherRubric?: string;
  readonly generatedAt: string | null;
  /** Absent if the export was read without the dates of earlier ones. */
  readonly firstSeen?: FirstSeen;
}

/** When a version of a server was first in an export, in milliseconds since the epoch. */
export interface FirstSeen {
  /** When the last export without it was generated; null if no earlier export is known. */
  readonly after: number | null;
  /** When the first known export with it was generated. */
  readonly by: number;
}

/** A server of the export that carries one of the names of a run, with all its reports. */
export interface SelectedServer {
  readonly record: ServerRecord;
  readonly reports: readonly ScoreReport[];
  /** Reports that cannot be read, with the reason; `version` is null if even that cannot be read. */
  readonly malformedReports: readonly {
    readonly version: string | null;
    readonly reason: string;
  }[];
  /** Violations of the contract in this server that do not hide its grade, in words. */
  readonly inconsistencies: readonly string[];
}

/** The head of the export document (section 2.1 of the contract). */
export interface ExportHeader {
  readonly schemaVersion: string | null;
  readonly rubricVersion: string | null;
  /** Milliseconds since the epoch. */
  readonly generatedAt: number;
  /** How many servers it says that it has; null if it does not say. */
  readonly declaredServers: number | null;
}

/** Where the judged export came from. */
export type ExportSource = 'cache' | 'download' | 'file' | 'none';

/** The result of filling the cache. */
export interface WarmedCache {
  /** UTC day on which the cached export was generated: `2026-11-20`. */
  readonly day: string;
  /** What the service answered. */
  readonly header: Pick<ExportHeader, 'generatedAt' | 'declaredServers'>;
  /** Whether this run added it; otherwise the cache had it already. */
  readonly isNew: boolean;
  /** How its schema or rubric differs from that of the export before; absent if they are not known to. */
  readonly change?: Phrase;
  /** Whether the cache has it now: another job may have been first, or this one may not write. */
  readonly isKept: boolean;
}

/** A record that cannot be read as a whole. */
export interface MalformedRecord {
  readonly reason: string;
  /** Whether it carries the identity as a package reference, not only as its name. */
  readonly isTyped: boolean;
}

/** The part of the export that one run needs, selected by the names of its dependencies. */
export interface Selection {
  readonly header: ExportHeader;
  readonly servers: readonly SelectedServer[];
  /** Records that carry one of the identities and cannot be read, by identity key. */
  readonly malformedRecords: ReadonlyMap<string, MalformedRecord>;
  /** Listed packages whose name is one edit away from a watched one, by the identity key of the watched one. */
  readonly neighbours: ReadonlyMap<string, readonly string[]>;
  /** Violations of the contract by the export as a whole, in words. */
  readonly inconsistencies: readonly string[];
}

/** What a record of the export says about one dependency. */
interface RecordMatch {
  /** What the match is based on. */
  readonly by: 'package' | 'url' | 'registry-name' | 'name' | 'binding';
  /** The record that decides. */
  readonly server: ServerRecord;
  /** All records that carry the identity. */
  readonly candidates: readonly ServerRecord[];
  /** Reports of the deciding server's scored versions: highest first, then those without an order. */
  readonly scored: readonly ScoreReport[];
  /** Why this dependency cannot be judged at all; null if it can. */
  readonly error: string | null;
  readonly inconsistencies: readonly string[];
  /** Matches by other records, versions or reports that apply equally well: the worst of all counts. */
  readonly tiedMatches: readonly ListedMatch[];
}

/** A record has a report of the version that is launched (`exact`), or of one that may be launched. */
export interface ReportedMatch extends RecordMatch {
  readonly kind: 'exact' | 'range' | 'latest';
  readonly report: ScoreReport;
  readonly judgedVersion: string;
}

/** A record has no report of the version. */
export interface UnscoredMatch extends RecordMatch {
  readonly kind: 'unscored';
  /** The version in question; null if none of those that are listed can be it. */
  readonly judgedVersion: string | null;
  /** Whether the record lists that version. */
  readonly isListed: boolean;
  /** When the export that has no report of it was generated, in milliseconds since the epoch. */
  readonly exportedAt: number;
}

export type ListedMatch = ReportedMatch | UnscoredMatch;

/** No record carries the identity, or only one that cannot be read. */
export interface UnlistedMatch {
  readonly kind: 'unlisted';
  /** Why this dependency cannot be judged at all; null if it can. */
  readonly error: string | null;
  /** Listed packages whose name is one edit away. */
  readonly neighbours: readonly string[];
}

/** What the export says about one dependency; about one without an identity, it says nothing. */
export type Match = ListedMatch | UnlistedMatch | { readonly kind: 'unidentified' | 'local' };

/** What a change does to a dependency; `unknown` if there is no base to compare with. */
export type ChangeKind = 'added' | 'changed' | 'unchanged' | 'unknown';

/** The parts of a dependency that a change may edit, in the order in which reports name them. */
export const changedPartNames = [
  'server',
  'version',
  'lockfile',
  'integrity',
  'companion',
  'command',
  'wrapper',
  'arguments',
  'url',
  'registry',
  'alterations',
  'hooks',
  'variables',
  'envFile',
  'surroundings',
  'script',
  'files',
  'ownPackages',
  'folder',
  'file',
  'client',
  'place',
  'activation',
  'enabled',
  'alias',
] as const;
export type ChangedPartName = (typeof changedPartNames)[number];

/** A part of a dependency that a change edits, without anything that may be a secret. */
export interface ChangedPart {
  readonly part: ChangedPartName;
  /** Its text in the base; null if there is none, or it may not be shown. */
  readonly from: string | null;
  /** Its text in the change, likewise. */
  readonly to: string | null;
  /** Names of what differs in it, such as variables, whose values are never shown. */
  readonly names: readonly string[];
  /** Set if its texts are paths from the repository's root. */
  readonly isPath?: true;
}

/** A dependency in the base. */
export interface Previous {
  readonly dependency: Dependency;
  readonly match: Match | null;
  /** What the change edits of it, to be shown; empty if nothing differs. */
  readonly changedParts: readonly ChangedPart[];
  /** Every part that differs and can decide what is started; empty for what is unchanged. */
  readonly edited: readonly ChangedPartName[];
  /** Why it is not the same server in the same place; empty if it is, whatever the change edits of it. */
  readonly obstacles: readonly Obstacle[];
}

/**
 * Why a dependency is not what stood in the base: a part that differs, `alias` for one that was another
 * server's, `new` where what stood there is another one now or was somewhere else, and `unguarded` where
 * the base is unprotected and the default branch has something else.
 */
export type Obstacle = ChangedPartName | 'new' | 'unguarded';

/**
 * How a problem compares with the base: `before` if the same server had it there and it is no worse now,
 * `worse` if it had it and is, `new` otherwise.
 */
export const standings = ['before', 'worse', 'new'] as const;
export type Standing = (typeof standings)[number];

/** A dependency with what the export says about it; `match` is null if the export could not be loaded. */
export interface GradedDependency {
  readonly dependency: Dependency;
  readonly match: Match | null;
  /** What it was before this change; null if it is new, or that is unknown. */
  readonly previous: Previous | null;
  /** Of what is new, a file that declares the same server without the change; absent if none does. */
  readonly alsoIn?: string;
  readonly remedy: Remedy | null;
}

/** The nearest version that meets the policy. */
export interface Remedy {
  readonly version: string;
  readonly grade: string;
  readonly score: number;
}

export type Level = 'fail' | 'warn' | 'off';
export const levels = ['fail', 'warn', 'off'] as const satisfies readonly Level[];

export type PresetName = 'recommended' | 'strict' | 'report-only';
export const presetNames = [
  'recommended',
  'strict',
  'report-only',
] as const satisfies readonly PresetName[];

/** A pattern that matches packages or addresses: `pkg:npm/@acme/*@^1.2`, `https://*.acme.example/**`. */
export interface Pattern {
  /** As written. */
  readonly text: string;
  readonly type: EcosystemType;
  /** Normalised name, in which `*` matches a part of a segment and `**` any segments. */
  readonly name: string;
  /** A version or range; null for all versions. */
  readonly version: string | null;
}

/** A registry that is accepted as a mirror of the default one. */
export interface AcceptedRegistry {
  readonly type: EcosystemType;
  /** As `registryAddress` writes it. */
  readonly address: string;
}

/** A temporary exception: for a pattern, or for a file (and alias) if there is no identity. */
export interface Waiver {
  readonly match: Pattern | null;
  readonly file: string | null;
  readonly alias: string | null;
  readonly rule: string;
  /** The one check whose findings it covers; null for the whole rule. */
  readonly check: string | null;
  /** The digest of the launch that was reviewed, for a server without an identity. */
  readonly launch?: string;
  /** What alters the launch that was reviewed, each with a digest of its value: of `altered-launch`. */
  readonly alteredBy?: readonly string[];
  readonly reason: string;
  /** Last day on which it is valid, UTC: `2027-01-31`. */
  readonly expires: string;
  /** The file of the judged tree that contains it, relative to the judged folder; null for an organisation's. */
  readonly writtenIn: string | null;
  /** Where in that file; null if it was read from another commit, in which the file differs. */
  readonly span: Span | null;
}

/** How a waiver was used in a run. */
export interface WaiverReport {
  readonly waiver: Waiver;
  /** `refused`: the organisation's policy does not allow it. */
  readonly status: 'used' | 'unused' | 'expired' | 'refused';
  /** How many problems it covers, or covered before it ended. */
  readonly covers: number;
  /** Checks whose findings it would cover if it named them. */
  readonly otherChecks: readonly string[];
  /** Lines without which it does not cover the launches that it names, in YAML; absent if there are none. */
  readonly unbound?: readonly string[];
  /** Days until it expires: 0 on its last day, negative afterwards. */
  readonly daysLeft: number;
  /** Why it is refused; null if it is not. */
  readonly reason: string | null;
}

/** One way in which a change weakens the gate, or may, with its location. */
export interface Relaxation {
  /** `milder` if something is judged more mildly; `unknown` if the edit touches what the gate rests on. */
  readonly effect: 'milder' | 'unknown';
  readonly message: Phrase;
  /** What is edited: `min-score`, `deny`, `the input scope`, `if of the job`. */
  readonly what: string;
  /** Its value in the base, on one line; null for none and for a secret, `***` for what may be one. */
  readonly before: string | null;
  /** Its value in the change, likewise. */
  readonly after: string | null;
  readonly file: string;
  readonly span: Span | null;
}

/**
 * A sentence that keeps its own words and the quoted values apart, so that each output can escape the
 * values in its own way: names, versions and evidence are text of strangers.
 */
export interface Phrase {
  /** The sentence's own words, one element more than `values`. */
  readonly words: readonly string[];
  /** The values between the words. */
  readonly values: readonly string[];
}

/** A value that JSON can hold. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: JsonValue;
}

/** A violated rule, in words, as facts and with its evidence. */
export interface Problem {
  readonly rule: string;
  readonly level: 'error' | 'fail' | 'warn';
  /** Absent where it is about no server, or nothing was compared. */
  readonly standing?: Standing;
  /** What happened: one sentence. */
  readonly message: Phrase;
  /** What to do next: one sentence. */
  readonly advice: Phrase;
  /** What the sentence says, for behind the grade: ` < 75`; absent where it says more. */
  readonly figures?: Phrase;
  /** The values behind the sentences, for other tools; the file of the rule describes them. */
  readonly facts: JsonObject;
  readonly findings: readonly Finding[];
  readonly file: string | null;
  readonly span: Span | null;
  /** The reason given in the waiver that covers it, else null. */
  readonly waived: string | null;
  /** The last day of that waiver, UTC: `2027-01-31`; absent if there is none. */
  readonly waivedUntil?: string;
  /** Set if it is not known whether the rule is violated: then it warns at most. */
  readonly isUncertain?: true;
}

export type Verdict = 'pass' | 'warn' | 'fail' | 'error';

/** Why no verdict could be reached: a cause, and what to do about it. */
export interface Failure {
  readonly code: FailureCode;
  readonly message: string;
  readonly remedy: string;
  /** The remedy on a command line, which has no inputs; absent if it is the same. */
  readonly commandRemedy?: string | undefined;
  /** Further independent sentences; most failures have none. */
  readonly details: readonly string[];
  /** The file of the repository that it is about, by its path from the root, if it is about one. */
  readonly place?: FailurePlace | undefined;
  /** The page of the manual to read on at, from the root of that repository, if not the section of the code. */
  readonly page?: string | undefined;
}

/** The file that a failure is about; the line is null where it is about no single one. */
export interface FailurePlace {
  readonly file: string;
  readonly line: number | null;
}

/** A failure of a whole run, as its readers are told of it. */
export interface RunFailure extends Failure {
  /** Whose it is; absent where a run is a part of another one, which nobody reads by itself. */
  readonly blame?: Attribution;
  /** Whether the step passes all the same. */
  readonly isTolerated?: true;
}

/** Whose it is that a run could not decide, as far as the run knows. */
export interface Attribution {
  /** What was to be judged: a change under review, files on a command line, or what a workflow is run for. */
  readonly subject: 'change' | 'merge group' | 'files' | 'workflow';
  /** Whether that is the cause: it is not, it is, it may be, or it is only if it edits `place`. */
  readonly isCause: 'no' | 'yes' | 'perhaps' | 'if-edited';
  /** Where the cause lies, or may lie: `.mcp.json:3`, or words; null where that is not known. */
  readonly place: string | null;
  /** What the change does to the inputs of the gate: `the input base-url is gone`; absent without any. */
  readonly edits?: readonly string[];
}

/** The export that was judged against. */
export interface ExportReport {
  readonly generatedAt: number | null;
  readonly schemaVersion: string | null;
  readonly rubricVersion: string | null;
  readonly source: ExportSource;
  /** Why an older export was used, in words; null normally. */
  readonly caution: string | null;
  /** How its schema or rubric differs from that of the export before, said by the run that loads it first. */
  readonly change?: Phrase;
  /** Origin of the grading service: `https://grades.example.com`; null if nobody gave it. */
  readonly service: string | null;
}
