/*
 * The data types of the gate, as plain read-only values. Data flows in one direction through the folders of
 * `src/`: each step takes values of these types and returns new ones. They share one long file because it is
 * the manual of the data, to be read from the top.
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

/** A string in a configuration file with its location. */
export interface Word {
  readonly text: string;
  readonly span: Span;
}

/** A file of the repository as text, before it is parsed. */
export interface SourceFile {
  /**
   * Path relative to the repository root; in reports, relative to the judged folder. Its parts are separated
   * by `/`.
   */
  readonly path: string;
  readonly text: string;
}

/** The status of a file or folder that may contain declarations, or of a manifest that may list servers. */
export interface FileReport {
  readonly path: string;
  readonly status: 'read' | 'unreadable' | 'skipped';
  /** Why the file was not read, or which part could not be understood; null if it was read completely. */
  readonly reason: string | null;
  /** The location of the error in the file, if known. */
  readonly span: Span | null;
  /** Identifies the faulty part; absent if the whole file may be affected. */
  readonly contentDigest?: string;
  /** The file that the fault is about, if this file only refers to it. */
  readonly referredFile?: string;
}

/** The program that a client starts, or the address it connects to, according to a configuration entry. */
export interface Launch {
  readonly command: Word | null;
  readonly args: readonly Word[];
  readonly env: ReadonlyMap<string, Word>;
  readonly cwd: Word | null;
  readonly url: Word | null;
  /** `name[@version]` in a registry of MCP servers or in the Docker catalog. */
  readonly registry: Word | null;
  /** `name@marketplace` of a plugin whose servers are declared outside the tree. */
  readonly plugin: Word | null;
  /** Names or address patterns in a list that lets any matching server run; absent for other entries. */
  readonly admits?: Word;
  /** A file of environment variables that the client reads before it starts the command. */
  readonly envFile: Word | null;
  /** Keys of the entry that make the client run or load additional code or different code. */
  readonly hooks: readonly Alteration[];
}

/** The environment that a client's configuration file passes to its servers. */
export interface ClientEnvironment {
  readonly env: ReadonlyMap<string, Word>;
  readonly file: string;
  /** The project folder that the file applies to. */
  readonly folder: string;
  /** Names of variables that a later file of the same client overrides. */
  readonly overridden?: ReadonlySet<string>;
}

/** A place in a file of the repository that declares an MCP server. */
export interface Declaration {
  readonly file: string;
  /** The entry, from its alias to the end of its value. */
  readonly span: Span;
  /** The client that reads this file, for example `cursor`. */
  readonly client: string;
  /** The client's working folder: the folder of the project or plugin. Empty for the root. */
  readonly folder: string;
  /** Absent for dependencies of package manifests. */
  readonly place?: ClientPlace;
  /** The name that the user gave the server. It never counts as an identity. */
  readonly alias: string;
  readonly disabled: boolean;
  /**
   * Set for templates, and for declarations that are recognised only by content if their path suggests that
   * the file is not used as it is. Such a declaration is judged like a disabled one.
   */
  readonly isExample?: true;
  readonly launch: Launch;
  /** Set if it sends credentials to its address, either in headers or because the client does. */
  readonly sendsCredentials?: true;
  /** The environments that the client passes to its servers; absent if there are none. */
  readonly environments?: readonly ClientEnvironment[];
  /** Settings outside its own file that activate it; absent if there are none. */
  readonly activations?: readonly Activation[];
  /** Identifies the definitions in files for names that its words use; absent if there are none. */
  readonly definitions?: readonly string[];
  /**
   * The settings that disable it, whether or not its client honours them, with the number of occurrences;
   * absent if there are none.
   */
  readonly blockedBy?: ReadonlyMap<string, number>;
}

/** The location from which a program reads a declaration, and the program. */
export interface ClientPlace {
  /** The folder that people open to use the declaration. Hidden folders below it belong to it. */
  readonly folder: string;
  /** Equal for paths that one program reads in the same way. */
  readonly program: string;
  /**
   * `exact`: the program reads this path. `folded`: the program reads it on file systems that ignore case.
   * `guessed`: no program is known to read it automatically. `loose`: the path only resembles one that the
   * program reads.
   */
  readonly certainty: 'exact' | 'folded' | 'guessed' | 'loose';
  /** The file whose name identifies the client, relative to the project. */
  readonly path: string;
  /** Whether that file only refers to the file with the declaration. */
  readonly isNamed?: boolean;
}

/** A setting that activates a declaration, for example by enabling its plugin. */
export interface Activation {
  /** The folder in which the activated declaration applies. */
  readonly folder: string;
  /** The kind of setting. */
  readonly by: string;
  /**
   * Whether the setting only shows that the declaration applies in the folder, where it may apply without the
   * setting too.
   */
  readonly isPlace: boolean;
  /** The file with the setting, if it matters which file that is. */
  readonly file?: string;
  /**
   * The program that reads the setting, as in `ClientPlace.program`; absent if it is the same as for the
   * declaration.
   */
  readonly program?: string;
}

/**
 * The ecosystems of dependencies and package references. Each has a record in
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

/** An ecosystem, or the type of a launch outside all ecosystems: project code, or unidentified. */
export type DependencyType = EcosystemType | 'local' | 'unidentified';

/** How precisely a specifier selects one version. */
export const pins = ['exact', 'range', 'tag', 'digest', 'git', 'none'] as const;
export type Pin = (typeof pins)[number];

/** The identity of a server: its ecosystem and its normalised full name. Never an alias. */
export interface Identity {
  readonly type: EcosystemType;
  readonly name: string;
}

/** A version that a lockfile proves, with its location in the lockfile. */
export interface ResolvedVersion {
  readonly version: string;
  readonly file: string;
  readonly line: number;
  /** A hash of the source and integrity entries in the lockfile, to detect changes. */
  readonly entryDigest?: string;
}

/** The package, image, address or repository that is parsed from a word of a launch command. */
export interface IdentifiedSpec extends Identity {
  /** The name as written; absent if it is written in its normal form. */
  readonly written?: string;
  /** Version part as written, without the name; null if there is none. */
  readonly specifier: string | null;
  readonly pin: Pin;
  /** The exact version, tag, range or digest in the specifier; null if there is none. */
  readonly version: string | null;
  /** Content digest of an image (`sha256:…`), else null. */
  readonly digest: string | null;
  /** Digests of the query parameters in an address; absent if it has no query. */
  readonly query?: readonly string[];
}

/** Code in the project, or a service at a local address of the machine. */
export interface LocalSpec {
  readonly type: 'local';
  /** Its path or address. */
  readonly name: string;
  readonly reason: string;
  /** Absent for project code. */
  readonly address?: OwnAddress;
  /**
   * Set if a step of the declaring file installs it on the machine, which means that it is not a path in the
   * tree.
   */
  readonly isInstalled?: true;
}

/** A local address of the machine. */
export interface OwnAddress {
  /** Scheme, host, port and path, without a port that a variable sets. Matched against policy patterns. */
  readonly reachable: string;
  /** The host as written, in lower case. */
  readonly host: string;
  /** The variable that sets the port; null if none does. */
  readonly portVariable: string | null;
}

/** Words of a launch that do not identify a package or address. */
export interface UnidentifiedSpec {
  readonly type: 'unidentified';
  /** The part of the words that is safe to show; null if there is none. */
  readonly name: string | null;
  readonly reason: string;
  /**
   * The address that a URL may resolve to, for example one with user-info. Used for deny lists, never as an
   * identity.
   */
  readonly reachable?: string;
}

/** The meaning of a word in a launch command. */
export type PackageSpec = IdentifiedSpec | LocalSpec | UnidentifiedSpec;

/** The members of a union that belong to an ecosystem. */
export type Identified<T extends PackageSpec> = Exclude<
  T,
  { readonly type: 'local' | 'unidentified' }
>;

/** The package, program or address of a launch, with details of the launch. */
export type ResolvedLaunch = PackageSpec & LaunchCircumstances;

/** How a launch starts its package or program. */
export interface LaunchCircumstances {
  /**
   * `launcher`: a helper that starts the server or bridges to it, such as `mcp-remote`. `library`: a package
   * next to project code or next to a launcher that cannot be the started program.
   */
  readonly role: 'server' | 'launcher' | 'library';
  readonly resolved: ResolvedVersion | null;
  /** The location of the declaration that contains it. */
  readonly span: Span;
  /** Settings in the declaration that change what is fetched or run. */
  readonly alterations: readonly Alteration[];
  /** Texts of repository scripts that start it, the outermost last; empty if the entry itself starts it. */
  readonly through: readonly string[];
  /** The started program if nothing shows that it belongs to the fetched package; otherwise absent. */
  readonly unprovenProgram?: string;
  /**
   * An option that launcher versions parse differently, so that the line may start one of several programs;
   * absent if there is none.
   */
  readonly readDifferently?: string;
  /**
   * Entries in the project's own manifests that give a project package precedence over the fetched one;
   * absent if there are none.
   */
  readonly ownPackages?: readonly Alteration[];
  /** Files of the tree among the words of the launch that may declare servers; absent if there are none. */
  readonly namedFiles?: readonly NamedFile[];
  /** Options that give its container more access to the machine than usual; absent if there are none. */
  readonly privileges?: readonly Word[];
}

/**
 * A setting that lets tools run without approval, or gives a container more access to the machine. Grades do
 * not cover this.
 */
export interface AutoApproval {
  readonly file: string;
  readonly span: Span;
  readonly client: string;
  /** The only server that the setting applies to; null if it applies to all servers of the client. */
  readonly alias: string | null;
  /** The setting with its value, or the container option. */
  readonly setting: string;
  /** Equal for settings that allow the same thing. Used to compare two trees. */
  readonly key: string;
}

/** A repository file that a declaration refers to, as opposed to one that a client finds by name. */
export interface NamedFile {
  readonly path: string;
  /** The client of the declaration that refers to the file. */
  readonly client: string;
  /** The working folder of the servers that the file declares. */
  readonly folder: string;
  /** The place of the declaration that refers to the file. */
  readonly place: ClientPlace | undefined;
}

/** A variable that the repository sets, and the repository files in its value. */
export interface VariableUse {
  readonly name: string;
  /** A hash of the value, which may be a secret. */
  readonly valueDigest: string;
  /** Paths of files. For a folder, only the name counts. */
  readonly files: readonly string[];
}

/**
 * `registry`: fetched from another registry. `loader`, `path`, `entrypoint`: other code runs before the
 * program or in its place.
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
  /**
   * The address of the registry, as in `registryAddress`; absent if the setting contains none or is not
   * clear.
   */
  readonly address?: string;
  /** A hash of its value, to detect changes; absent if it has no value, or an unknown one. */
  readonly contentDigest?: string;
  /**
   * Set for settings that projects usually have, such as a pinned package manager release. They count only if
   * the change adds or edits their file.
   */
  readonly isExpected?: true;
}

/** The package, program or address of a launch, with the declaration behind it. */
export type Dependency = ResolvedLaunch & {
  readonly declaration: Declaration;
  /**
   * Variables in the repository that affect the dependency or refer to repository files, to detect changes.
   */
  readonly variableUses: readonly VariableUse[];
};

/** The declarations and servers of a project. */
export interface Inventory {
  readonly declarations: readonly Declaration[];
  /** At least one for each declaration. */
  readonly dependencies: readonly Dependency[];
  /**
   * Direct dependencies of package manifests, located in the manifest. Those in the export count as servers
   * of the project.
   */
  readonly candidates: readonly Dependency[];
  readonly files: readonly FileReport[];
  /** Settings that approve tools or give containers more access, after merging all files of a client. */
  readonly autoApproved: readonly AutoApproval[];
  /** Number of files in the judged folder, with or without declarations. */
  readonly searched: number;
  /** Whether the run searched program files for code that connects to servers. Such code is not parsed. */
  readonly withPrograms: boolean;
}

/** A parsed package reference of a server record. */
export interface PackageRef {
  /** Null for a bare name without an ecosystem. */
  readonly type: EcosystemType | null;
  readonly name: string;
  readonly version: string | null;
  readonly digest: string | null;
  /** The query of the address, as in `IdentifiedSpec.query`. */
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

/** A version in a server record, scored or not. */
export interface ListedVersion {
  readonly version: string;
  readonly digest: string | null;
}

/** The outcome of one check (Finding, section 2.4 of the contract). */
export interface Finding {
  /** The finding's id, or the score report's reference to it. */
  readonly reference: string;
  /** The id of the check; null if the export does not give one. */
  readonly check: string | null;
  /** `pass`, `warn`, `fail` or `unscannable`; any other text is preserved and reported. */
  readonly result: string;
  readonly weight: number | null;
  /** Any JSON value; null if there is none. */
  readonly evidence: unknown;
}

/** The grade of one version of one server (ScoreReport, section 2.3 of the contract). */
export interface ScoreReport {
  readonly server: string;
  readonly version: string;
  /** 0 to 100. Null means unscannable, which is not the same as 0. */
  readonly score: number | null;
  readonly grade: string;
  readonly findings: readonly Finding[];
  readonly rubricVersion: string | null;
  /** The rubric of the report if it differs from the rubric of the export; otherwise absent. */
  readonly otherRubric?: string;
  readonly generatedAt: string | null;
  /** Absent if the export was read without dates from earlier exports. */
  readonly firstSeen?: FirstSeen;
}

/** When a version of a server first appeared in an export, in milliseconds since the epoch. */
export interface FirstSeen {
  /** When the last export without the version was generated; null if no such export is known. */
  readonly after: number | null;
  /** When the first known export with the version was generated. */
  readonly by: number;
}

/** A server in the export with a name that the run looks for, with all its reports. */
export interface SelectedServer {
  readonly record: ServerRecord;
  readonly reports: readonly ScoreReport[];
  /** Reports that cannot be read, with the reason; `version` is null if the version itself cannot be read. */
  readonly malformedReports: readonly {
    readonly version: string | null;
    readonly reason: string;
  }[];
  /** Contract violations in this server that do not hide its grade, in words. */
  readonly inconsistencies: readonly string[];
}

/** The head of the export document (section 2.1 of the contract). */
export interface ExportHeader {
  readonly schemaVersion: string | null;
  readonly rubricVersion: string | null;
  /** Milliseconds since the epoch. */
  readonly generatedAt: number;
  /** The number of servers that the export claims to contain; null if it claims none. */
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
  /** Whether this run added the export. If not, it was already in the cache. */
  readonly isNew: boolean;
  /** How its schema or rubric differs from that of the previous export; absent if no difference is known. */
  readonly change?: Phrase;
  /**
   * Whether the cache contains the export now. Another job may have added it first, or this job may lack
   * write access.
   */
  readonly isKept: boolean;
}

/** A record that cannot be read as a whole. */
export interface MalformedRecord {
  readonly reason: string;
  /** Whether it contains the identity as a package reference, not only as its name. */
  readonly isTyped: boolean;
}

/** The part of the export that one run needs, selected by the names of the run's dependencies. */
export interface Selection {
  readonly header: ExportHeader;
  readonly servers: readonly SelectedServer[];
  /** Records that contain one of the identities and cannot be read, by identity key. */
  readonly malformedRecords: ReadonlyMap<string, MalformedRecord>;
  /**
   * Listed packages whose name is one edit away from a watched one, by the identity key of the watched one.
   */
  readonly neighbours: ReadonlyMap<string, readonly string[]>;
  /** Contract violations by the export as a whole, in words. */
  readonly inconsistencies: readonly string[];
}

/** The match of one dependency with a record of the export. */
interface RecordMatch {
  /** The basis of the match. */
  readonly by: 'package' | 'url' | 'registry-name' | 'name' | 'binding';
  /** The deciding record. */
  readonly server: ServerRecord;
  /** All records that contain the identity. */
  readonly candidates: readonly ServerRecord[];
  /** Reports of the deciding server's scored versions: highest first, then those without an order. */
  readonly scored: readonly ScoreReport[];
  /** Why this dependency cannot be judged at all; null if it can be judged. */
  readonly error: string | null;
  readonly inconsistencies: readonly string[];
  /**
   * Matches with other records, versions or reports that apply equally well. The worst of all of them counts.
   */
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
  /** The version in question; null if it cannot be any of the listed ones. */
  readonly judgedVersion: string | null;
  /** Whether the record lists that version. */
  readonly isListed: boolean;
  /** When the export without a report of it was generated, in milliseconds since the epoch. */
  readonly exportedAt: number;
}

export type ListedMatch = ReportedMatch | UnscoredMatch;

/** No record contains the identity, or the only such record cannot be read. */
export interface UnlistedMatch {
  readonly kind: 'unlisted';
  /** Why this dependency cannot be judged at all; null if it can be judged. */
  readonly error: string | null;
  /** Listed packages whose name is one edit away. */
  readonly neighbours: readonly string[];
}

/** The export's data about one dependency. There is no data about a dependency without an identity. */
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
  /** Its text in the base; null if there is none or it must not be shown. */
  readonly from: string | null;
  /** Its text in the change, likewise. */
  readonly to: string | null;
  /** Names of values in it that differ, such as variables. The values are never shown. */
  readonly names: readonly string[];
  /** Set if its texts are paths from the repository's root. */
  readonly isPath?: true;
}

/** A dependency in the base. */
export interface Previous {
  readonly dependency: Dependency;
  readonly match: Match | null;
  /** The parts that the change edits, for display; empty if there are no differences. */
  readonly changedParts: readonly ChangedPart[];
  /** Every differing part that can decide which program starts; empty if the dependency is unchanged. */
  readonly edited: readonly ChangedPartName[];
  /**
   * Why the dependency is not the same server in the same place; empty if it is the same, whatever the change
   * edits.
   */
  readonly obstacles: readonly Obstacle[];
}

/**
 * Why a dependency does not count as the one in the base: a part that differs (`alias` if the alias belonged
 * to another server); `new` if the server in its place was replaced or moved; `unguarded` if the base is
 * unprotected and the default branch has something else.
 */
export type Obstacle = ChangedPartName | 'new' | 'unguarded';

/**
 * How a problem compares with the base. `before`: the same server had it in the same place, and it is no
 * worse now. `worse`: the server had it, and it is worse now. `new`: all other problems.
 */
export const standings = ['before', 'worse', 'new'] as const;
export type Standing = (typeof standings)[number];

/** A dependency with its match in the export; `match` is null if the export could not be loaded. */
export interface GradedDependency {
  readonly dependency: Dependency;
  readonly match: Match | null;
  /** The dependency before this change; null if it is new, or its former state is unknown. */
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

/** A pattern for packages or addresses: `pkg:npm/@acme/*@^1.2`, `https://*.acme.example/**`. */
export interface Pattern {
  /** As written. */
  readonly text: string;
  readonly type: EcosystemType;
  /** Normalised name, in which `*` matches a part of a segment and `**` any number of segments. */
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

/** A temporary exception for a pattern or, if there is no identity, for a file (and alias). */
export interface Waiver {
  readonly match: Pattern | null;
  readonly file: string | null;
  readonly alias: string | null;
  readonly rule: string;
  /** The single check whose findings it covers; null for the whole rule. */
  readonly check: string | null;
  /** The digest of the reviewed launch, for a server without an identity. */
  readonly launch?: string;
  /** For `altered-launch`: the settings that alter the reviewed launch, each with a digest of its value. */
  readonly alteredBy?: readonly string[];
  readonly reason: string;
  /** Last day on which the waiver is valid, in UTC: `2027-01-31`. */
  readonly expires: string;
  /**
   * The file in the judged tree that contains it, relative to the judged folder; null for a waiver of the
   * organisation.
   */
  readonly writtenIn: string | null;
  /** The location in that file; null if the waiver was read from another commit in which the file differs. */
  readonly span: Span | null;
}

/** How a run used a waiver. */
export interface WaiverReport {
  readonly waiver: Waiver;
  /** `refused`: the organisation's policy does not allow it. */
  readonly status: 'used' | 'unused' | 'expired' | 'refused';
  /** Number of problems that the waiver covers, or covered before it expired. */
  readonly covers: number;
  /** Checks with findings that the waiver would cover if it listed them. */
  readonly otherChecks: readonly string[];
  /**
   * Lines of YAML that the waiver must contain to cover the launches it applies to; absent if none are
   * missing.
   */
  readonly unbound?: readonly string[];
  /** Days until it expires: 0 on its last day, negative afterwards. */
  readonly daysLeft: number;
  /** The reason for a refusal; null if the waiver is not refused. */
  readonly reason: string | null;
}

/** One way in which a change weakens the gate, or may weaken it, with its location. */
export interface Relaxation {
  /**
   * `milder` if something is judged less strictly; `unknown` if the edit affects something the gate depends
   * on.
   */
  readonly effect: 'milder' | 'unknown';
  readonly message: Phrase;
  /** The edited part: `min-score`, `deny`, `the input scope`, `if of the job`. */
  readonly what: string;
  /**
   * Its value in the base, on one line; null if there is none or it is a secret; `***` if it may be a secret.
   */
  readonly before: string | null;
  /** Its value in the change, in the same form. */
  readonly after: string | null;
  readonly file: string;
  readonly span: Span | null;
}

/**
 * A sentence that stores its own words separately from quoted values, so that each output can escape the
 * values in its own way. Names, versions and evidence are third-party text.
 */
export interface Phrase {
  /** The sentence's own words, with one element more than `values`. */
  readonly words: readonly string[];
  /** The values between the words. */
  readonly values: readonly string[];
}

/** A value that JSON can represent. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: JsonValue;
}

/** A violated rule, described in words and as facts, with its evidence. */
export interface Problem {
  readonly rule: string;
  readonly level: 'error' | 'fail' | 'warn';
  /** Absent if the problem is not about a server, or there was no comparison. */
  readonly standing?: Standing;
  /** One sentence about what happened. */
  readonly message: Phrase;
  /** One sentence about what to do next. */
  readonly advice: Phrase;
  /** A short form to show after the grade, such as ` < 75`; absent if the sentence says more. */
  readonly figures?: Phrase;
  /** The values behind the sentences, for other tools. The file of the rule describes them. */
  readonly facts: JsonObject;
  readonly findings: readonly Finding[];
  readonly file: string | null;
  readonly span: Span | null;
  /** The reason in the waiver that covers the problem; otherwise null. */
  readonly waived: string | null;
  /** The last day of that waiver, UTC: `2027-01-31`; absent if there is none. */
  readonly waivedUntil?: string;
  /** Set if it is uncertain whether the rule is violated. The problem is then at most a warning. */
  readonly isUncertain?: true;
}

export type Verdict = 'pass' | 'warn' | 'fail' | 'error';

/** Why a run has no verdict: the cause, and what to do about it. */
export interface Failure {
  readonly code: FailureCode;
  readonly message: string;
  readonly remedy: string;
  /** The remedy for the command line, which has no inputs; absent if it is the same. */
  readonly commandRemedy?: string | undefined;
  /** Further independent sentences; most failures have none. */
  readonly details: readonly string[];
  /** The repository file that caused the failure, with its path from the root; absent if there is none. */
  readonly place?: FailurePlace | undefined;
  /**
   * The manual page to read next, as a path from the root of the gate's repository; absent if it is the
   * section for the code.
   */
  readonly page?: string | undefined;
}

/** The file that a failure refers to. The line is null if the failure does not refer to a single line. */
export interface FailurePlace {
  readonly file: string;
  readonly line: number | null;
}

/** A failure of a whole run, as shown to people. */
export interface RunFailure extends Failure {
  /**
   * Who has to act on the failure; absent if the run is part of another run, because people do not read it
   * separately.
   */
  readonly blame?: Attribution;
  /** Whether the step passes anyway. */
  readonly isTolerated?: true;
}

/** Who has to act when a run reaches no verdict, if known. */
export interface Attribution {
  /** The subject of the run: a change under review, files on a command line, or a workflow. */
  readonly subject: 'change' | 'merge group' | 'files' | 'workflow';
  /** Whether the subject is the cause: no, yes, perhaps, or only if the subject edits `place`. */
  readonly isCause: 'no' | 'yes' | 'perhaps' | 'if-edited';
  /** Where the cause lies or may lie: `.mcp.json:3`, or words; null if unknown. */
  readonly place: string | null;
  /** The change's edits to the gate's inputs: `the input base-url is gone`; absent if there are none. */
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
   * How its schema or rubric differs from that of the previous export. Only the first run that loads the
   * export reports this.
   */
  readonly change?: Phrase;
  /** Origin of the grading service: `https://grades.example.com`; null if it is not configured. */
  readonly service: string | null;
}
