/*
 * The data types of the gate, as plain read-only values. Data goes one way through the folders of `src/`:
 * each step takes values of these types and returns new ones. This is one long file because it is the manual
 * of the data, to be read from the top.
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
  /** Path relative to the repository, in reports to the judged folder, with `/` between its parts. */
  readonly path: string;
  readonly text: string;
}

/** The status of a file or folder that may contain declarations, or of a manifest that may list servers. */
export interface FileReport {
  readonly path: string;
  readonly status: 'read' | 'unreadable' | 'skipped';
  /** Why the file was not read, or which part could not be understood; null if it was read completely. */
  readonly reason: string | null;
  /** The location of the fault in the file, if known. */
  readonly span: Span | null;
  /** Identifies the faulty part; absent if the fault may affect the whole file. */
  readonly contentDigest?: string;
  /** The file that the fault is about, if this file only refers to it. */
  readonly referredFile?: string;
}

/** The program that a client starts, or the address it connects to, for an entry of a configuration file. */
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
  /** Names or address patterns of a list that lets any matching server run; absent for other entries. */
  readonly admits?: Word;
  /** A file of environment variables that the client reads before it starts the command. */
  readonly envFile: Word | null;
  /** Keys of the entry that make the client run or load something else. */
  readonly hooks: readonly Alteration[];
}

/** The environment that a client's file gives its servers. */
export interface ClientEnvironment {
  readonly env: ReadonlyMap<string, Word>;
  readonly file: string;
  /** The folder of the project that the file applies to. */
  readonly folder: string;
  /** Names of variables that a later file of the client overrides. */
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
  /** Absent for dependencies of package manifests. */
  readonly place?: ClientPlace;
  /** The name that the user gave the server. It never counts as an identity. */
  readonly alias: string;
  readonly disabled: boolean;
  /**
   * Set for templates, and for declarations that only the content of the file reveals if its path suggests
   * that it is not used as it is. It is judged like a disabled one.
   */
  readonly isExample?: true;
  readonly launch: Launch;
  /** Set if it sends credentials to its address, in headers or as its client does. */
  readonly sendsCredentials?: true;
  /** The environments that the client gives its servers; absent if there are none. */
  readonly environments?: readonly ClientEnvironment[];
  /** Settings beside its own file that activate it; absent if there are none. */
  readonly activations?: readonly Activation[];
  /** Identifies the definitions that files contain for names in its words; absent if there are none. */
  readonly definitions?: readonly string[];
  /**
   * The settings that disable it, whether or not its client honours them, with the number of occurrences;
   * absent if there are none.
   */
  readonly blockedBy?: ReadonlyMap<string, number>;
}

/** The location from which a program reads a declaration, and the program. */
export interface ClientPlace {
  /** The folder that people open to use the declaration, including the hidden folders below it. */
  readonly folder: string;
  /** Equal for paths that one program reads in the same way. */
  readonly program: string;
  /**
   * `exact`: the program reads this path. `folded`: it does on file systems that ignore case. `guessed`: no
   * program is known to read it by itself. `loose`: the path only resembles one that the program reads.
   */
  readonly certainty: 'exact' | 'folded' | 'guessed' | 'loose';
  /** The file whose name identifies the client, relative to the project. */
  readonly path: string;
  /** Whether that file only refers to the one with the declaration. */
  readonly isNamed?: boolean;
}

/** A setting that activates a declaration, for example by enabling its plugin. */
export interface Activation {
  /** The folder in which the activated declaration applies. */
  readonly folder: string;
  /** The kind of setting. */
  readonly by: string;
  /** Whether it only shows the declaration in the folder, where the declaration may also exist without it. */
  readonly isPlace: boolean;
  /** The file with the setting, if it matters which one. */
  readonly file?: string;
  /**
   * The program that reads the setting, as in `ClientPlace.program`; absent if it is the declaration's own.
   */
  readonly program?: string;
}

/**
 * The ecosystems of dependencies and package references. Each has its record in
 * `detection/ecosystems/ecosystems.ts`.
 */
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

/** An ecosystem, or the type of a launch that belongs to none: code of the project, or not identified. */
export type DependencyType = EcosystemType | 'local' | 'unidentified';

/** How firmly a specifier names one version. */
export const pins = ['exact', 'range', 'tag', 'digest', 'git', 'none'] as const;
export type Pin = (typeof pins)[number];

/** The identity of a server: its ecosystem and its normalised full name. Never an alias. */
export interface Identity {
  readonly type: EcosystemType;
  readonly name: string;
}

/** A version that a lockfile proves, with its location there. */
export interface ResolvedVersion {
  readonly version: string;
  readonly file: string;
  readonly line: number;
  /** A hash of the lockfile's source and integrity entries, to detect changes. */
  readonly entryDigest?: string;
}

/** The parsed package, image, address or repository in a word of a launch command. */
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

/** Code of the project, or a service at an address of the machine itself. */
export interface LocalSpec {
  readonly type: 'local';
  /** Its path or address. */
  readonly name: string;
  readonly reason: string;
  /** Absent for code of the project. */
  readonly address?: OwnAddress;
  /** Set if a step of the declaring file installs it on the machine, so that it is not a path of the tree. */
  readonly isInstalled?: true;
}

/** An address of the machine itself. */
export interface OwnAddress {
  /** Scheme, host, port and path, without a port that a variable decides; for patterns of policies. */
  readonly reachable: string;
  /** The host as written, in lower case. */
  readonly host: string;
  /** The variable that decides the port; null if none does. */
  readonly portVariable: string | null;
}

/** Words of a launch that do not identify a package or address. */
export interface UnidentifiedSpec {
  readonly type: 'unidentified';
  /** The part of the words that may be shown; null if there is none. */
  readonly name: string | null;
  readonly reason: string;
  /** The address that a URL may lead to, for example one with user-info. For deny lists; not an identity. */
  readonly reachable?: string;
}

/** The subject of a word of a launch command. */
export type PackageSpec = IdentifiedSpec | LocalSpec | UnidentifiedSpec;

/** The members of a union that belong to an ecosystem. */
export type Identified<T extends PackageSpec> = Exclude<
  T,
  { readonly type: 'local' | 'unidentified' }
>;

/** The package, program or address of a launch, and its circumstances. */
export type ResolvedLaunch = PackageSpec & LaunchCircumstances;

/** How a launch starts its package or program. */
export interface LaunchCircumstances {
  /**
   * `launcher`: a helper that starts the server or bridges to it, such as `mcp-remote`. `library`: a package
   * besides code of the project, or besides a launcher, that cannot be the started program.
   */
  readonly role: 'server' | 'launcher' | 'library';
  readonly resolved: ResolvedVersion | null;
  /** The place of the declaration that contains it. */
  readonly span: Span;
  /** Settings in the declaration that change what is fetched or run. */
  readonly alterations: readonly Alteration[];
  /**
   * Texts of the repository's scripts that start it, the outermost last; empty if the entry itself starts it.
   */
  readonly through: readonly string[];
  /** The started program, if nothing shows that it belongs to the fetched package; else absent. */
  readonly unprovenProgram?: string;
  /**
   * The option that versions of the launcher parse differently, so that the line may start one of several
   * programs; absent if there is none.
   */
  readonly readDifferently?: string;
  /**
   * Entries in the project's own manifests that make a package of the project take precedence over the
   * fetched one; absent if there are none.
   */
  readonly ownPackages?: readonly Alteration[];
  /** Files of the tree among its words, which may declare servers; absent if there are none. */
  readonly namedFiles?: readonly NamedFile[];
  /** Options that give its container more access to the machine than usual; absent if there are none. */
  readonly privileges?: readonly Word[];
}

/**
 * A setting that lets tools run without approval, or gives a container more access to the machine. Grades do
 * not cover it.
 */
export interface AutoApproval {
  readonly file: string;
  readonly span: Span;
  readonly client: string;
  /** The only server that it applies to; null for all servers of the client. */
  readonly alias: string | null;
  /** The setting with its value, or the option of the container. */
  readonly setting: string;
  /** Equal for settings that allow the same. Two trees are compared by it. */
  readonly key: string;
}

/** A file of the repository that a declaration refers to, rather than one that a client finds by name. */
export interface NamedFile {
  readonly path: string;
  /** The client of the declaration that refers to the file. */
  readonly client: string;
  /** The working folder of the servers that the file declares. */
  readonly folder: string;
  /** The place of the declaration that refers to the file. */
  readonly place: ClientPlace | undefined;
}

/** A variable that the repository sets, and the files of the repository in its value. */
export interface VariableUse {
  readonly name: string;
  /** A hash of its value, which may be a secret. */
  readonly valueDigest: string;
  /** Paths of files. For a folder, only the name counts. */
  readonly files: readonly string[];
}

/**
 * `registry`: fetched from another registry; `loader`, `path`, `entrypoint`: other code runs before the
 * program or instead of it.
 */
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
  /** The address of the registry, as in `registryAddress`; absent if it sets none or is not clear. */
  readonly address?: string;
  /** A hash of its value, to detect changes; absent if it has no value, or an unknown one. */
  readonly contentDigest?: string;
  /**
   * Set for settings that projects usually have, such as a release of their package manager. They count only
   * if the change adds or edits their file.
   */
  readonly isExpected?: true;
}

/** The package, program or address of a launch, with the declaration behind it. */
export type Dependency = ResolvedLaunch & {
  readonly declaration: Declaration;
  /**
   * Variables of the repository that affect it, or that refer to files of the repository, to detect changes.
   */
  readonly variableUses: readonly VariableUse[];
};

/** The declarations and servers of a project. */
export interface Inventory {
  readonly declarations: readonly Declaration[];
  /** At least one for each declaration. */
  readonly dependencies: readonly Dependency[];
  /**
   * Direct dependencies of package manifests, located in the manifest. Those in the export are servers of the
   * project.
   */
  readonly candidates: readonly Dependency[];
  readonly files: readonly FileReport[];
  /** Settings that approve tools or give containers more access, as the files of a client apply together. */
  readonly autoApproved: readonly AutoApproval[];
  /** Number of files in the judged folder, whatever they contain. */
  readonly searched: number;
  /** Whether programs were searched for clients of servers, which are not read. */
  readonly withPrograms: boolean;
}

/** A parsed package reference of a server record. */
export interface PackageRef {
  /** Null for a bare name without an ecosystem. */
  readonly type: EcosystemType | null;
  readonly name: string;
  readonly version: string | null;
  readonly digest: string | null;
  /** The query of an address, as in `IdentifiedSpec.query`. */
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
  /** Its id, or the score report's reference to it. */
  readonly reference: string;
  /** The id of the check; null if the export does not give one. */
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
  /** Its rubric, if it differs from that of the export; otherwise absent. */
  readonly otherRubric?: string;
  readonly generatedAt: string | null;
  /** Absent if the export was read without the dates of earlier exports. */
  readonly firstSeen?: FirstSeen;
}

/** When a version of a server first appeared in an export, in milliseconds since the epoch. */
export interface FirstSeen {
  /** When the last export without the version was generated; null if no earlier export is known. */
  readonly after: number | null;
  /** When the first known export with the version was generated. */
  readonly by: number;
}

/** A server of the export with a name that the run looks for, with all its reports. */
export interface SelectedServer {
  readonly record: ServerRecord;
  readonly reports: readonly ScoreReport[];
  /** Reports that cannot be read, with the reason; `version` is null if the version itself cannot be read. */
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
  /** The number of servers that the export claims to have; null if it gives none. */
  readonly declaredServers: number | null;
}

/** The source of the judged export. */
export type ExportSource = 'cache' | 'download' | 'file' | 'none';

/** The result of filling the cache. */
export interface WarmedCache {
  /** UTC day on which the cached export was generated: `2026-11-20`. */
  readonly day: string;
  /** The head of the service's export. */
  readonly header: Pick<ExportHeader, 'generatedAt' | 'declaredServers'>;
  /** Whether this run added the export; otherwise it was already in the cache. */
  readonly isNew: boolean;
  /** How its schema or rubric differs from that of the previous export; absent if no difference is known. */
  readonly change?: Phrase;
  /**
   * Whether the cache has the export now. Another job may have been first, or this one may not be allowed to
   * write.
   */
  readonly isKept: boolean;
}

/** A record that cannot be read as a whole. */
export interface MalformedRecord {
  readonly reason: string;
  /** Whether it contains the identity as a package reference, not only as its name. */
  readonly isTyped: boolean;
}

/** The part of the export that one run needs, selected by the names of its dependencies. */
export interface Selection {
  readonly header: ExportHeader;
  readonly servers: readonly SelectedServer[];
  /** Records that contain one of the identities and cannot be read, by identity key. */
  readonly malformedRecords: ReadonlyMap<string, MalformedRecord>;
  /**
   * Listed packages whose name is one edit away from a watched one, by the identity key of the watched one.
   */
  readonly neighbours: ReadonlyMap<string, readonly string[]>;
  /** Violations of the contract by the export as a whole, in words. */
  readonly inconsistencies: readonly string[];
}

/** The match of one dependency with a record of the export. */
interface RecordMatch {
  /** The basis of the match. */
  readonly by: 'package' | 'url' | 'registry-name' | 'name' | 'binding';
  /** The record that decides. */
  readonly server: ServerRecord;
  /** All records that contain the identity. */
  readonly candidates: readonly ServerRecord[];
  /** Reports of the deciding server's scored versions: highest first, then those without an order. */
  readonly scored: readonly ScoreReport[];
  /** Why this dependency cannot be judged at all; null if it can. */
  readonly error: string | null;
  readonly inconsistencies: readonly string[];
  /** Matches by other records, versions or reports that apply equally well. The worst of all counts. */
  readonly tiedMatches: readonly ListedMatch[];
}

/** A match with a report of the launched version (`exact`), or of a version that may be launched. */
export interface ReportedMatch extends RecordMatch {
  readonly kind: 'exact' | 'range' | 'latest';
  readonly report: ScoreReport;
  readonly judgedVersion: string;
}

/** A match without a report of the version. */
export interface UnscoredMatch extends RecordMatch {
  readonly kind: 'unscored';
  /** The version in question; null if it can be none of the listed ones. */
  readonly judgedVersion: string | null;
  /** Whether the record lists that version. */
  readonly isListed: boolean;
  /** When the export without a report of it was generated, in milliseconds since the epoch. */
  readonly exportedAt: number;
}

export type ListedMatch = ReportedMatch | UnscoredMatch;

/** No record contains the identity, or only one that cannot be read. */
export interface UnlistedMatch {
  readonly kind: 'unlisted';
  /** Why this dependency cannot be judged at all; null if it can. */
  readonly error: string | null;
  /** Listed packages whose name is one edit away. */
  readonly neighbours: readonly string[];
}

/** The export's data about one dependency. It has none about a dependency without an identity. */
export type Match = ListedMatch | UnlistedMatch | { readonly kind: 'unidentified' | 'local' };

/** The effect of a change on a dependency; `unknown` if there is no base to compare with. */
export type ChangeKind = 'added' | 'changed' | 'unchanged' | 'unknown';

/** The parts of a dependency that a change may edit, in the order of reports. */
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
  /** Names of the differing values in it, such as variables. The values are never shown. */
  readonly names: readonly string[];
  /** Set if its texts are paths from the repository's root. */
  readonly isPath?: true;
}

/** A dependency in the base. */
export interface Previous {
  readonly dependency: Dependency;
  readonly match: Match | null;
  /** The parts that the change edits, for display; empty if nothing differs. */
  readonly changedParts: readonly ChangedPart[];
  /** Every differing part that can decide which program starts; empty if the dependency is unchanged. */
  readonly edited: readonly ChangedPartName[];
  /** Why it is not the same server in the same place; empty if it is, whatever the change edits. */
  readonly obstacles: readonly Obstacle[];
}

/**
 * Why a dependency is not the one in the base: a part that differs; `alias` if the alias belonged to another
 * server; `new` if the server in its place was replaced or moved; `unguarded` if the base is unprotected and
 * the default branch has something else.
 */
export type Obstacle = ChangedPartName | 'new' | 'unguarded';

/**
 * How a problem compares with the base: `before` if the same server had it there and it is no worse now,
 * `worse` if the server had it and it is worse now, `new` otherwise.
 */
export const standings = ['before', 'worse', 'new'] as const;
export type Standing = (typeof standings)[number];

/** A dependency with its match in the export; `match` is null if the export could not be loaded. */
export interface GradedDependency {
  readonly dependency: Dependency;
  readonly match: Match | null;
  /** The dependency before this change; null if it is new, or that is unknown. */
  readonly previous: Previous | null;
  /**
   * For a new dependency, a file that declares the same server without the change; absent if there is none.
   */
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
  /** The address, as in `registryAddress`. */
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
  /** For `altered-launch`: the settings that alter the reviewed launch, each with a digest of its value. */
  readonly alteredBy?: readonly string[];
  readonly reason: string;
  /** Last day on which it is valid, UTC: `2027-01-31`. */
  readonly expires: string;
  /**
   * The file of the judged tree that contains it, relative to the judged folder; null for an organisation's.
   */
  readonly writtenIn: string | null;
  /** The location in that file; null if it was read from another commit with a different file. */
  readonly span: Span | null;
}

/** The use of a waiver in a run. */
export interface WaiverReport {
  readonly waiver: Waiver;
  /** `refused`: the organisation's policy does not allow it. */
  readonly status: 'used' | 'unused' | 'expired' | 'refused';
  /** Number of problems that it covers, or covered before it expired. */
  readonly covers: number;
  /** Checks with findings that the waiver would cover if it listed them. */
  readonly otherChecks: readonly string[];
  /** Lines of YAML that the waiver needs to cover the launches it applies to; absent if there are none. */
  readonly unbound?: readonly string[];
  /** Days until it expires: 0 on its last day, negative afterwards. */
  readonly daysLeft: number;
  /** The reason for a refusal; null if it is not refused. */
  readonly reason: string | null;
}

/** One way in which a change weakens the gate, or may weaken it, with its location. */
export interface Relaxation {
  /**
   * `milder` if something is judged less strictly; `unknown` if the edit affects something that the gate
   * depends on.
   */
  readonly effect: 'milder' | 'unknown';
  readonly message: Phrase;
  /** The edited part: `min-score`, `deny`, `the input scope`, `if of the job`. */
  readonly what: string;
  /** Its value in the base, on one line; null if there is none or it is a secret, `***` if it may be one. */
  readonly before: string | null;
  /** Its value in the change, likewise. */
  readonly after: string | null;
  readonly file: string;
  readonly span: Span | null;
}

/**
 * A sentence that keeps its own words apart from the quoted values, so that each output can escape the values
 * in its own way. Names, versions and evidence are other people's text.
 */
export interface Phrase {
  /** The sentence's own words, with one element more than `values`. */
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
  /** Absent if the problem is not about a server, or nothing was compared. */
  readonly standing?: Standing;
  /** One sentence about what happened. */
  readonly message: Phrase;
  /** One sentence about what to do next. */
  readonly advice: Phrase;
  /** A short form to follow the grade, such as ` < 75`; absent if the sentence says more. */
  readonly figures?: Phrase;
  /** The values behind the sentences, for other tools; described in the file of the rule. */
  readonly facts: JsonObject;
  readonly findings: readonly Finding[];
  readonly file: string | null;
  readonly span: Span | null;
  /** The reason in the waiver that covers the problem; otherwise null. */
  readonly waived: string | null;
  /** The last day of that waiver, UTC: `2027-01-31`; absent if there is none. */
  readonly waivedUntil?: string;
  /** Set if it is not known whether the rule is violated. The problem then warns at most. */
  readonly isUncertain?: true;
}

export type Verdict = 'pass' | 'warn' | 'fail' | 'error';

/** Why a run has no verdict: a cause, and what to do about it. */
export interface Failure {
  readonly code: FailureCode;
  readonly message: string;
  readonly remedy: string;
  /** The remedy on a command line, which has no inputs; absent if it is the same. */
  readonly commandRemedy?: string | undefined;
  /** Further independent sentences; most failures have none. */
  readonly details: readonly string[];
  /**
   * The file of the repository that caused the failure, by its path from the root; absent if there is none.
   */
  readonly place?: FailurePlace | undefined;
  /**
   * The page of the manual to read next, from the root of that repository, if it is not the section of the
   * code.
   */
  readonly page?: string | undefined;
}

/** The file that a failure is about; the line is null if it is about no single line. */
export interface FailurePlace {
  readonly file: string;
  readonly line: number | null;
}

/** A failure of a whole run, as shown to people. */
export interface RunFailure extends Failure {
  /**
   * Who has to act on the failure; absent if the run is part of another one, because people do not read it on
   * its own.
   */
  readonly blame?: Attribution;
  /** Whether the step passes anyway. */
  readonly isTolerated?: true;
}

/** Who has to act when a run reaches no verdict, if known. */
export interface Attribution {
  /** The subject of the run: a change under review, files on a command line, or the subject of a workflow. */
  readonly subject: 'change' | 'merge group' | 'files' | 'workflow';
  /** Whether the subject is the cause: no, yes, perhaps, or only if it edits `place`. */
  readonly isCause: 'no' | 'yes' | 'perhaps' | 'if-edited';
  /** Where the cause lies, or may lie: `.mcp.json:3`, or words; null if that is not known. */
  readonly place: string | null;
  /** The change's edits of the gate's inputs: `the input base-url is gone`; absent if there are none. */
  readonly edits?: readonly string[];
}

/** The export behind the verdict. */
export interface ExportReport {
  readonly generatedAt: number | null;
  readonly schemaVersion: string | null;
  readonly rubricVersion: string | null;
  readonly source: ExportSource;
  /** Why an older export was used, in words; normally null. */
  readonly caution: string | null;
  /**
   * How its schema or rubric differs from that of the previous export. Only the run that loads the export
   * first reports it.
   */
  readonly change?: Phrase;
  /** Origin of the grading service: `https://grades.example.com`; null if none was given. */
  readonly service: string | null;
}
