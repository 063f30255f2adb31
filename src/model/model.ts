/**
 * The gate's data types: plain read-only values. Data flows through the folders of `src/` in one direction:
 * each step takes values of these types and returns new values. The types share one long file so that the
 * data model can be read from top to bottom.
 */

import type { FailureCode } from './failure-codes.ts';

export type { FailureCode } from './failure-codes.ts';

/**
 * A position in a text file. Lines and columns are counted from 1; columns are counted in UTF-16 code units.
 */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A range in a text file. `end` is the position after the last character. */
export interface Span {
  readonly start: Position;
  readonly end: Position;
}

/** A string in a configuration file, and its location. */
export interface Word {
  readonly text: string;
  readonly span: Span;
}

export interface SourceFile {
  /**
   * The path relative to the repository root; in reports, relative to the judged folder. Path components are
   * separated by `/`.
   */
  readonly path: string;
  readonly text: string;
}

export interface FileReport {
  readonly path: string;
  readonly status: 'read' | 'unreadable' | 'skipped';
  /** Why the file was not read, or which part could not be parsed; null if the file was read completely. */
  readonly reason: string | null;
  readonly span: Span | null;
  /** Digest that identifies the faulty part; absent if the fault might affect the whole file. */
  readonly contentDigest?: string;
  /** The file that contains the fault, if the reported file only refers to that file. */
  readonly referredFile?: string;
}

/**
 * The program that a client starts, or the address that it connects to, according to a configuration entry.
 */
export interface Launch {
  readonly command: Word | null;
  readonly args: readonly Word[];
  readonly env: ReadonlyMap<string, Word>;
  readonly cwd: Word | null;
  readonly url: Word | null;
  /** `name[@version]` in a registry of MCP servers or in the Docker catalog. */
  readonly registry: Word | null;
  /** `name@marketplace` for a plugin whose servers are declared outside the tree. */
  readonly plugin: Word | null;
  /**
   * For an entry that allows all matching servers, the names or address patterns in its list; absent for
   * other entries.
   */
  readonly admits?: Word;
  /** A file of environment variables that the client reads before it starts the command. */
  readonly envFile: Word | null;
  /** Keys in the entry that make the client run additional or different code. */
  readonly hooks: readonly Alteration[];
}

/** The environment that a client's configuration file sets for the client's servers. */
export interface ClientEnvironment {
  readonly env: ReadonlyMap<string, Word>;
  readonly file: string;
  /** The project folder to which the file applies. */
  readonly folder: string;
  /** Names of the variables that the same client overrides with a file that it reads later. */
  readonly overridden?: ReadonlySet<string>;
}

/** An entry in a repository file that declares an MCP server. */
export interface Declaration {
  readonly file: string;
  /** The location of the entry, from its alias to the end of its value. */
  readonly span: Span;
  /** The client that reads this file, for example `cursor`. */
  readonly client: string;
  /** The client's working folder: the folder of the project or plugin. Empty for the root. */
  readonly folder: string;
  /** Absent for dependencies in package manifests. */
  readonly place?: ClientPlace;
  /** The name that a user gave to the server; never an identity. */
  readonly alias: string;
  readonly disabled: boolean;
  /**
   * Set for a template, or for a declaration that is recognised only by its content and whose file's path
   * suggests that the file is not in use. An example is judged like a disabled declaration.
   */
  readonly isExample?: true;
  readonly launch: Launch;
  /**
   * Set if credentials are sent to the declared address, either in the entry's headers or by the client
   * itself.
   */
  readonly sendsCredentials?: true;
  /** The environments that the client passes to the server; absent if there are none. */
  readonly environments?: readonly ClientEnvironment[];
  /** Settings in other files that activate the declaration; absent if there are none. */
  readonly activations?: readonly Activation[];
  /**
   * Names that the declaration's words refer to, each followed by a digest of the name's definitions in
   * files; absent if there are none.
   */
  readonly definitions?: readonly string[];
  /**
   * Settings that disable the declaration, whether or not the client honours them, with the number of
   * occurrences of each; absent if there are none.
   */
  readonly blockedBy?: ReadonlyMap<string, number>;
}

export interface ClientPlace {
  /**
   * The folder that people open to use the declaration. Hidden folders inside this folder count as part of
   * it.
   */
  readonly folder: string;
  /** A value shared by all paths that a program reads in the same way. */
  readonly program: string;
  /**
   * `exact`: the program reads this path. `folded`: the program reads this path on file systems that ignore
   * case. `guessed`: no program is known to read this path automatically. `loose`: the path only resembles a
   * path that the program reads.
   */
  readonly certainty: 'exact' | 'folded' | 'guessed' | 'loose';
  /** The file whose name identifies the client, relative to the project folder. */
  readonly path: string;
  /** Whether the file that identifies the client only refers to the file that contains the declaration. */
  readonly isNamed?: boolean;
}

/** A setting that activates a declaration, for example by enabling its plugin. */
export interface Activation {
  /** The folder in which the activated declaration applies. */
  readonly folder: string;
  readonly by: string;
  /**
   * Whether the setting only confirms that the declaration applies in the folder. Even without the setting,
   * the declaration might apply there.
   */
  readonly isPlace: boolean;
  /** The file that contains the setting, if the verdict depends on which file contains it. */
  readonly file?: string;
  /**
   * The program that reads the setting, as in `ClientPlace.program`; absent if the same program reads the
   * declaration.
   */
  readonly program?: string;
}

/**
 * The ecosystems of dependencies and package references, each with an entry in
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

/**
 * An ecosystem, or the type of a launch outside all ecosystems: `local` for project code, or `unidentified`.
 */
export type DependencyType = EcosystemType | 'local' | 'unidentified';

export const pins = ['exact', 'range', 'tag', 'digest', 'git', 'none'] as const;
export type Pin = (typeof pins)[number];

/** A server's identity: its ecosystem and its normalised full name. An alias is never an identity. */
export interface Identity {
  readonly type: EcosystemType;
  readonly name: string;
}

/** A version that a lockfile proves, and its location in the lockfile. */
export interface ResolvedVersion {
  readonly version: string;
  readonly file: string;
  readonly line: number;
  /** A hash of the source and integrity entries in the lockfile, to detect changes. */
  readonly entryDigest?: string;
}

/** The package, image, address or repository parsed from a word of a launch command. */
export interface IdentifiedSpec extends Identity {
  /** The name as written; absent if it is already normalised. */
  readonly written?: string;
  /** The version part as written, without the name; null if there is no version part. */
  readonly specifier: string | null;
  readonly pin: Pin;
  /**
   * The exact version, tag, range or digest in the specifier; null if the specifier contains none of these.
   */
  readonly version: string | null;
  /** The content digest of an image (`sha256:…`), otherwise null. */
  readonly digest: string | null;
  /** Digests of the address's query parameters; absent if the address has no query. */
  readonly query?: readonly string[];
}

/** Project code, or a service at an address on the local machine. */
export interface LocalSpec {
  readonly type: 'local';
  /** The path of the code, or the address of the service. */
  readonly name: string;
  readonly reason: string;
  /** Absent for project code. */
  readonly address?: OwnAddress;
  /**
   * Set if a step in the declaring file installs the program on the machine; the program's name is then not a
   * path in the tree.
   */
  readonly isInstalled?: true;
}

export interface OwnAddress {
  /**
   * The scheme, host, port and path; a port that a variable sets is omitted. Policy patterns are matched
   * against this address.
   */
  readonly reachable: string;
  /** The host in lower case, otherwise as written. */
  readonly host: string;
  readonly portVariable: string | null;
}

export interface UnidentifiedSpec {
  readonly type: 'unidentified';
  /** The part of the words that is safe to show; null if no part is safe. */
  readonly name: string | null;
  readonly reason: string;
  /**
   * The address to which an unidentified URL, for example one with user-info, might resolve. Used for deny
   * lists, never as an identity.
   */
  readonly reachable?: string;
}

export type PackageSpec = IdentifiedSpec | LocalSpec | UnidentifiedSpec;

export type Identified<T extends PackageSpec> = Exclude<
  T,
  { readonly type: 'local' | 'unidentified' }
>;

export type ResolvedLaunch = PackageSpec & LaunchCircumstances;

export interface LaunchCircumstances {
  /**
   * `launcher`: a helper that starts or connects to the server, such as `mcp-remote`. `library`: a package
   * that is used alongside project code or a launcher and cannot be the started program.
   */
  readonly role: 'server' | 'launcher' | 'library';
  readonly resolved: ResolvedVersion | null;
  /** The location of the package, program or address in the declaring file. */
  readonly span: Span;
  readonly alterations: readonly Alteration[];
  /**
   * Contents of the repository scripts that start the package or program, outermost last; empty if the entry
   * starts it directly.
   */
  readonly through: readonly string[];
  /** The started program, if nothing shows that it is part of the fetched package; otherwise absent. */
  readonly unprovenProgram?: string;
  /**
   * An option that different launcher versions parse differently, so that the launch might start any of
   * several programs; absent if there is none.
   */
  readonly readDifferently?: string;
  /**
   * Entries in the project's manifests that make a project package take precedence over the fetched package;
   * absent if there are none.
   */
  readonly ownPackages?: readonly Alteration[];
  /** Files in the tree that the launch refers to and that might declare servers; absent if there are none. */
  readonly namedFiles?: readonly NamedFile[];
  /**
   * Options that give the launch's container more access to the machine than usual; absent if there are none.
   */
  readonly privileges?: readonly Word[];
}

/**
 * A setting that lets tools run without approval, or gives a container more access to the machine. Grades do
 * not cover such settings.
 */
export interface AutoApproval {
  readonly file: string;
  readonly span: Span;
  readonly client: string;
  /**
   * The only server that the setting applies to; null if the setting applies to all of the client's servers.
   */
  readonly alias: string | null;
  /** The setting and its value, or the container option. */
  readonly setting: string;
  /** A value shared by all settings that allow the same thing. Used to compare two trees. */
  readonly key: string;
}

/** A repository file that a declaration refers to, as opposed to a file that a client finds by name. */
export interface NamedFile {
  readonly path: string;
  readonly client: string;
  /** The working folder of the servers that the file declares. */
  readonly folder: string;
  readonly place: ClientPlace | undefined;
}

/** A variable that the repository sets, and the repository files to which its value refers. */
export interface VariableUse {
  readonly name: string;
  /** A hash of the value, because the value may be a secret. */
  readonly valueDigest: string;
  /** The paths of the files. For a folder, only its name counts. */
  readonly files: readonly string[];
}

/**
 * `registry`: the package is fetched from another registry. `loader`, `path`, `entrypoint`: other code runs
 * before the program or replaces it.
 */
export const alterationKinds = ['registry', 'loader', 'path', 'entrypoint'] as const;
export type AlterationKind = (typeof alterationKinds)[number];

/** An option or variable that changes what a launch fetches or runs. */
export interface Alteration {
  readonly kind: AlterationKind;
  /** The name of the option, variable or key; never its value, which may be a secret. */
  readonly what: string;
  /** The file that contains the option or variable; null for the declaring file. */
  readonly file: string | null;
  readonly span: Span;
  /**
   * The registry's address, as returned by `registryAddress`; absent if the setting contains no unambiguous
   * address.
   */
  readonly address?: string;
  /** A hash of the value, to detect changes; absent if there is no value or the value is unknown. */
  readonly contentDigest?: string;
  /**
   * Set for settings that are common in projects, such as a pinned package manager release. An expected
   * setting counts only if the change adds or edits the file that contains it.
   */
  readonly isExpected?: true;
}

export type Dependency = ResolvedLaunch & {
  readonly declaration: Declaration;
  /** Repository variables that affect the dependency or refer to repository files. Used to detect changes. */
  readonly variableUses: readonly VariableUse[];
};

export interface Inventory {
  readonly declarations: readonly Declaration[];
  /** Contains at least one dependency for each declaration. */
  readonly dependencies: readonly Dependency[];
  /**
   * Direct dependencies in package manifests, with their locations in those files. A direct dependency that
   * the export lists is treated as one of the project's servers.
   */
  readonly candidates: readonly Dependency[];
  readonly files: readonly FileReport[];
  /**
   * Settings that approve tools or give containers more access, after all of a client's files have been
   * merged.
   */
  readonly autoApproved: readonly AutoApproval[];
  /** Number of files in the judged folder, with or without declarations. */
  readonly searched: number;
  /** Whether the run searched program files for code that connects to servers. Such code is not parsed. */
  readonly withPrograms: boolean;
}

export interface PackageRef {
  /** Null for a plain name without an ecosystem. */
  readonly type: EcosystemType | null;
  readonly name: string;
  readonly version: string | null;
  readonly digest: string | null;
  /** The address's query, as in `IdentifiedSpec.query`. */
  readonly query?: readonly string[];
}

/** A server in the export (ServerRecord, section 2.2 of the contract). */
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

/** The result of one check (Finding, section 2.4 of the contract). */
export interface Finding {
  /** The finding's id, or the score report's reference to it. */
  readonly reference: string;
  /** The id of the check; null if the export does not contain it. */
  readonly check: string | null;
  /** `pass`, `warn`, `fail` or `unscannable`; any other string is preserved and reported. */
  readonly result: string;
  readonly weight: number | null;
  /** Any JSON value; null if there is no evidence. */
  readonly evidence: unknown;
}

/** The grade of one version of one server (ScoreReport, section 2.3 of the contract). */
export interface ScoreReport {
  readonly server: string;
  readonly version: string;
  /** A number from 0 to 100. Null means that the version is unscannable, which is not the same as 0. */
  readonly score: number | null;
  readonly grade: string;
  readonly findings: readonly Finding[];
  readonly rubricVersion: string | null;
  /** The report's rubric, if it differs from the export's rubric; otherwise absent. */
  readonly otherRubric?: string;
  readonly generatedAt: string | null;
  /** Absent if the export was read without dates from earlier exports. */
  readonly firstSeen?: FirstSeen;
}

/** When a version of a server first appeared in an export, in milliseconds since the epoch. */
export interface FirstSeen {
  /** Generation time of the last export without the version; null if no such export is known. */
  readonly after: number | null;
  /** Generation time of the first known export with the version. */
  readonly by: number;
}

/** A server in the export that the run looks up by name, with all its reports. */
export interface SelectedServer {
  readonly record: ServerRecord;
  readonly reports: readonly ScoreReport[];
  /** Unreadable reports, each with the reason; `version` is null if the version is also unreadable. */
  readonly malformedReports: readonly {
    readonly version: string | null;
    readonly reason: string;
  }[];
  /** Contract violations in the server's data, described in words. They do not hide the server's grade. */
  readonly inconsistencies: readonly string[];
}

/** The head of the export document (section 2.1 of the contract). */
export interface ExportHeader {
  readonly schemaVersion: string | null;
  readonly rubricVersion: string | null;
  /** Milliseconds since the epoch. */
  readonly generatedAt: number;
  /** The number of servers according to the export; null if the export does not state a number. */
  readonly declaredServers: number | null;
}

export type ExportSource = 'cache' | 'download' | 'file' | 'none';

export interface WarmedCache {
  /** The UTC day on which the cached export was generated: `2026-11-20`. */
  readonly day: string;
  readonly header: Pick<ExportHeader, 'generatedAt' | 'declaredServers'>;
  /** Whether this run added the export to the cache; false if the cache already contained the export. */
  readonly isNew: boolean;
  /**
   * How the export's schema or rubric differs from that of the previous export; absent if no difference is
   * known.
   */
  readonly change?: Phrase;
  /**
   * Whether the cache now contains the export, added by this job or by another job. False if, for example,
   * this job has no write access to the cache.
   */
  readonly isKept: boolean;
}

/** A server record that contains one of the requested identities but cannot be read. */
export interface MalformedRecord {
  readonly reason: string;
  /** Whether the record contains the identity as a package reference, rather than only as a name. */
  readonly isTyped: boolean;
}

/** The part of the export that a run needs, selected by the names of its dependencies. */
export interface Selection {
  readonly header: ExportHeader;
  readonly servers: readonly SelectedServer[];
  /** Unreadable records that contain one of the requested identities, by identity key. */
  readonly malformedRecords: ReadonlyMap<string, MalformedRecord>;
  /**
   * Listed packages whose name is one edit away from a watched name, by the identity key of the watched
   * package.
   */
  readonly neighbours: ReadonlyMap<string, readonly string[]>;
  /** Contract violations, described in words, that affect the whole export. */
  readonly inconsistencies: readonly string[];
}

interface RecordMatch {
  readonly by: 'package' | 'url' | 'registry-name' | 'name' | 'binding';
  readonly server: ServerRecord;
  /** All records that contain the identity. */
  readonly candidates: readonly ServerRecord[];
  /**
   * Reports for the deciding server's scored versions. Versions with a known order come first, from highest
   * to lowest, followed by the rest.
   */
  readonly scored: readonly ScoreReport[];
  /** Why this dependency cannot be judged at all; null if the dependency can be judged. */
  readonly error: string | null;
  readonly inconsistencies: readonly string[];
  /** Matches with other records, versions or reports that apply equally well. The worst match counts. */
  readonly tiedMatches: readonly ListedMatch[];
}

/** A match with a report for the launched version (`exact`), or for a version that might be launched. */
export interface ReportedMatch extends RecordMatch {
  readonly kind: 'exact' | 'range' | 'latest';
  readonly report: ScoreReport;
  readonly judgedVersion: string;
}

export interface UnscoredMatch extends RecordMatch {
  readonly kind: 'unscored';
  /** The version without a report; null if it cannot be any listed version. */
  readonly judgedVersion: string | null;
  /** Whether the record lists `judgedVersion`. */
  readonly isListed: boolean;
  /** When the export was generated, in milliseconds since the epoch. */
  readonly exportedAt: number;
}

export type ListedMatch = ReportedMatch | UnscoredMatch;

/** The result if no record contains the identity, or if the only record that contains it cannot be read. */
export interface UnlistedMatch {
  readonly kind: 'unlisted';
  /** Why this dependency cannot be judged at all; null if the dependency can be judged. */
  readonly error: string | null;
  /** Listed packages whose name is one edit away from the dependency's name. */
  readonly neighbours: readonly string[];
}

/** The export's data about a dependency. The export has no data about a dependency without an identity. */
export type Match = ListedMatch | UnlistedMatch | { readonly kind: 'unidentified' | 'local' };

/** The effect of a change on a dependency; `unknown` if there is no base to compare with. */
export type ChangeKind = 'added' | 'changed' | 'unchanged' | 'unknown';

/** Parts of a dependency that a change can edit, in the order in which reports list them. */
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

/** An edited part of a dependency, without anything that may be a secret. */
export interface ChangedPart {
  readonly part: ChangedPartName;
  /** The text of the part in the base; null if the part does not exist or must not be shown. */
  readonly from: string | null;
  /** The text of the part in the change; null if the part does not exist or must not be shown. */
  readonly to: string | null;
  /** Names of the differing values in the part, such as variables. The values themselves are never shown. */
  readonly names: readonly string[];
  /** Set if `from` and `to` are paths relative to the repository root. */
  readonly isPath?: true;
}

export interface Previous {
  readonly dependency: Dependency;
  readonly match: Match | null;
  /** The parts that the change edits, for display; empty if there are no differences. */
  readonly changedParts: readonly ChangedPart[];
  /** Every differing part that can change which program starts; empty if the dependency is unchanged. */
  readonly edited: readonly ChangedPartName[];
  /**
   * Why the dependency is not treated as the same server in the same place; empty if it is, regardless of
   * edits.
   */
  readonly obstacles: readonly Obstacle[];
}

/**
 * Why a dependency is not treated as the same dependency as in the base. A part name: that part differs
 * (`alias`: another server had the alias). `new`: the server in its place was replaced or moved. `unguarded`:
 * the base is unprotected and the default branch differs.
 */
export type Obstacle = ChangedPartName | 'new' | 'unguarded';

/**
 * How a problem compares with the base. `before`: the same server had the problem in the same place, and the
 * problem is no worse now. `worse`: as `before`, but the problem is worse now. `new`: any other problem.
 */
export const standings = ['before', 'worse', 'new'] as const;
export type Standing = (typeof standings)[number];

/** A dependency and its match in the export; `match` is null if the export could not be loaded. */
export interface GradedDependency {
  readonly dependency: Dependency;
  readonly match: Match | null;
  /** The dependency before the change; null if the dependency is new or its earlier state is unknown. */
  readonly previous: Previous | null;
  /**
   * For a new dependency, a file that already declared the same server before the change; absent if there is
   * none.
   */
  readonly alsoIn?: string;
  readonly remedy: Remedy | null;
}

/** The nearest version that satisfies the policy. */
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
  /** The normalised name, in which `*` matches part of a segment and `**` matches any number of segments. */
  readonly name: string;
  /** A version or range; null for all versions. */
  readonly version: string | null;
}

/** A registry that is accepted as a mirror of the default registry. */
export interface AcceptedRegistry {
  readonly type: EcosystemType;
  /** The address, in the form that `registryAddress` returns. */
  readonly address: string;
}

/**
 * A temporary exception for a pattern or, if the subject has no identity, for a file (and possibly an alias).
 */
export interface Waiver {
  readonly match: Pattern | null;
  readonly file: string | null;
  readonly alias: string | null;
  readonly rule: string;
  /** The only check whose findings the waiver covers; null for the whole rule. */
  readonly check: string | null;
  /** The digest of the reviewed launch, for a server without an identity. */
  readonly launch?: string;
  /** For `altered-launch`: the settings that alter the reviewed launch, each with a digest of the value. */
  readonly alteredBy?: readonly string[];
  readonly reason: string;
  /** The last day on which the waiver is valid, in UTC: `2027-01-31`. */
  readonly expires: string;
  /**
   * The file in the judged tree that contains the waiver, relative to the judged folder; null for an
   * organisation's waiver.
   */
  readonly writtenIn: string | null;
  /**
   * The waiver's location in its file; null if the waiver was read from another commit, in which the file
   * differs.
   */
  readonly span: Span | null;
}

export interface WaiverReport {
  readonly waiver: Waiver;
  /** `refused`: the organisation's policy does not allow the waiver. */
  readonly status: 'used' | 'unused' | 'expired' | 'refused';
  /** Number of problems that the waiver covers, or covered before it expired. */
  readonly covers: number;
  /** Checks with findings that the waiver would cover if it listed those checks. */
  readonly otherChecks: readonly string[];
  /** YAML lines to add so that the waiver covers its intended launches; absent if no lines are missing. */
  readonly unbound?: readonly string[];
  /** Days until the waiver expires: 0 on its last day, negative afterwards. */
  readonly daysLeft: number;
  /** Why the waiver is refused; null if it is not refused. */
  readonly reason: string | null;
}

/** An edit that weakens, or might weaken, the gate. */
export interface Relaxation {
  /**
   * `milder`: the gate judges something less strictly. `unknown`: the edit affects something that the gate
   * depends on.
   */
  readonly effect: 'milder' | 'unknown';
  readonly message: Phrase;
  /** The edited part: `min-score`, `deny`, `the scope input`, `if of the job`. */
  readonly what: string;
  /**
   * The value in the base, on one line; null if there is no value or the value is a secret; `***` if it may
   * be a secret.
   */
  readonly before: string | null;
  /** The value in the change, in the same form as `before`. */
  readonly after: string | null;
  readonly file: string;
  readonly span: Span | null;
}

/**
 * A sentence whose words are stored separately from the values that it quotes, so that each output can escape
 * the values in the way it needs. Names, versions and evidence are third-party text.
 */
export interface Phrase {
  /** The text around the values; one element longer than `values`. */
  readonly words: readonly string[];
  readonly values: readonly string[];
}

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: JsonValue;
}

export interface Problem {
  readonly rule: string;
  readonly level: 'error' | 'fail' | 'warn';
  /** Absent if the problem does not concern a server, or nothing was compared. */
  readonly standing?: Standing;
  readonly message: Phrase;
  readonly advice: Phrase;
  /** A short form to show after the grade, such as ` < 75`; absent if the problem needs the full sentence. */
  readonly figures?: Phrase;
  /** The values behind the sentences, for other tools. The rule's file describes these values. */
  readonly facts: JsonObject;
  readonly findings: readonly Finding[];
  readonly file: string | null;
  readonly span: Span | null;
  /** The reason given in the waiver that covers the problem; null if no waiver covers it. */
  readonly waived: string | null;
  /** The waiver's last day, in UTC: `2027-01-31`; absent if no waiver covers the problem. */
  readonly waivedUntil?: string;
  /** Set if the violation is uncertain; the problem is then at most a warning. */
  readonly isUncertain?: true;
}

export type Verdict = 'pass' | 'warn' | 'fail' | 'error';

export interface Failure {
  readonly code: FailureCode;
  readonly message: string;
  readonly remedy: string;
  /** The remedy on the command line, which has no inputs; absent if it is the same as `remedy`. */
  readonly commandRemedy?: string | undefined;
  /** Additional sentences that can each be read alone; empty for most failures. */
  readonly details: readonly string[];
  /** The repository file that caused the failure, relative to the root; absent if no file caused it. */
  readonly place?: FailurePlace | undefined;
  /**
   * The manual page to read next, relative to the root of the gate's repository; absent if it is the section
   * about the failure's code.
   */
  readonly page?: string | undefined;
}

/** The file to which a failure refers. The line is null if the failure does not refer to a single line. */
export interface FailurePlace {
  readonly file: string;
  readonly line: number | null;
}

export interface RunFailure extends Failure {
  /**
   * Who has to act on the failure; absent if the run is part of another run, which does not show the failure
   * separately.
   */
  readonly blame?: Attribution;
  /** Whether the step passes anyway. */
  readonly isTolerated?: true;
}

/** Who has to act when a run reaches no verdict, if known. */
export interface Attribution {
  readonly subject: 'change' | 'merge group' | 'files' | 'workflow';
  /** Whether the subject caused the failure; `if-edited` means only if the subject edits `place`. */
  readonly isCause: 'no' | 'yes' | 'perhaps' | 'if-edited';
  /** Where the cause is or may be: `.mcp.json:3`, or a description in words; null if unknown. */
  readonly place: string | null;
  /** The change's edits to the gate's inputs: `the input base-url is gone`; absent if there are none. */
  readonly edits?: readonly string[];
}

export interface ExportReport {
  readonly generatedAt: number | null;
  readonly schemaVersion: string | null;
  readonly rubricVersion: string | null;
  readonly source: ExportSource;
  /** Why an older export was used, in words; normally null. */
  readonly caution: string | null;
  /**
   * How the export's schema or rubric differs from that of the previous export. Only the first run that loads
   * the export reports the difference.
   */
  readonly change?: Phrase;
  /** The origin of the grading service: `https://grades.example.com`; null if no service is configured. */
  readonly service: string | null;
}
