/*
 * The nouns of the gate, as plain read-only values. Data goes one way through the folders of `src/`:
 * each step takes values of this file and returns new ones. It is one long file because it is the
 * manual of the data, which is read from the top.
 */

/** A place in a text file; line and column count from 1, columns in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A stretch of a text file. `end` is the position just behind the last character. */
export interface Span {
  readonly start: Position;
  readonly end: Position;
}

/** A string of a configuration file with the place where it stands. */
export interface Word {
  readonly text: string;
  readonly span: Span;
}

/** The text of a repository's file, not yet understood. */
export interface SourceFile {
  /** Relative to the judged folder, with `/` between its parts. */
  readonly path: string;
  readonly text: string;
}

/** What became of a file or folder that could hold declarations, or a manifest that names servers. */
export interface FileReport {
  readonly path: string;
  readonly status: 'read' | 'unreadable' | 'skipped';
  /** Why it was not read, or what in it could not be understood; null for a file read whole. */
  readonly reason: string | null;
  /** Where in the file, when it is known. */
  readonly span: Span | null;
}

/** What an entry of a configuration file tells a client to start or to connect to. */
export interface Launch {
  readonly command: Word | null;
  readonly args: readonly Word[];
  readonly env: ReadonlyMap<string, Word>;
  readonly cwd: Word | null;
  readonly url: Word | null;
  /** `name[@version]` in a registry of MCP servers, or in Docker's catalog. */
  readonly registry: Word | null;
  /** `name@marketplace` of a plugin that brings servers of its own, which are not in the tree. */
  readonly plugin: Word | null;
  /** A file of variables that the client reads before it starts the command. */
  readonly envFile: Word | null;
  /** Keys of the entry that make the client run or load something else. */
  readonly hooks: readonly Alteration[];
}

/** What stands around an entry and decides what the variables in its words hold, as hashes. */
export interface Surroundings {
  /** Of all that may set a variable or hand a value over. */
  readonly ofVariables: string;
  /** Of what chooses among values that are kept outside of the repository, as settings of GitHub are. */
  readonly ofSettings: string;
}

/** A place in a file of the repository that declares an MCP server. */
export interface Declaration {
  readonly file: string;
  /** The entry, from its alias to the end of its value. */
  readonly span: Span;
  /** The client that reads this file, for example `cursor`. */
  readonly client: string;
  /** The folder that the client works in: that of the project or plugin. Empty for the judged folder. */
  readonly folder: string;
  /** The name that the user gave the server. Never an identity. */
  readonly alias: string;
  readonly disabled: boolean;
  readonly launch: Launch;
  /** Absent where the entry says all that its file tells of it. */
  readonly surroundings?: Surroundings;
}

/** The ecosystems that dependencies and package references live in. */
export const dependencyTypes = [
  'npm',
  'pypi',
  'oci',
  'nuget',
  'golang',
  'jsr',
  'git',
  'remote',
  'registry',
  'local',
  'unidentified',
] as const;
export type DependencyType = (typeof dependencyTypes)[number];

/** How firmly a specifier names one version. */
export type Pin = 'exact' | 'range' | 'tag' | 'digest' | 'git' | 'none';

/** What a server is known by: its ecosystem and its normalised full name. Never an alias. */
export interface Identity {
  readonly type: DependencyType;
  readonly name: string;
}

/** A version that a lockfile proves, with the place that proves it. */
export interface ResolvedVersion {
  readonly version: string;
  readonly file: string;
  readonly line: number;
}

/** What a word of a launch command names: a package, an image, an address or a repository, taken apart. */
export interface PackageSpec {
  readonly type: DependencyType;
  /** Normalised full name; for `unidentified` and `local` what may be shown of the words; null where there are none. */
  readonly name: string | null;
  /** Version part as written, without the name; null where there is none. */
  readonly specifier: string | null;
  readonly pin: Pin;
  /** The exact version, tag, range or digest that the specifier means; null where there is none. */
  readonly version: string | null;
  /** Content digest of an image (`sha256:…`), else null. */
  readonly digest: string | null;
  /** Why it is `unidentified` or `local`, else null. */
  readonly reason: string | null;
  /** Of an unidentified URL where it may lead, such as behind user-info: for deny lists, and no identity. */
  readonly reachable?: string;
}

/** One thing that a launch fetches, runs or connects to. */
export interface ResolvedLaunch extends PackageSpec {
  /** `launcher` is the helper that starts or bridges the server, such as `mcp-remote`. */
  readonly role: 'server' | 'launcher';
  readonly resolved: ResolvedVersion | null;
  /** Where the file names it. */
  readonly span: Span;
  /** What in the declaration changes what is fetched or run. */
  readonly alterations: readonly Alteration[];
  /** Texts of the repository's scripts that start it, the outermost last; none where the entry does. */
  readonly through: readonly string[];
}

/** `registry`: fetched from elsewhere; `loader`, `path`, `entrypoint`: other code runs before or instead. */
export type AlterationKind = 'registry' | 'loader' | 'path' | 'entrypoint';

/** An option or variable that changes what a launch fetches or runs. */
export interface Alteration {
  readonly kind: AlterationKind;
  /** The option, variable or key by its name; never its value, which may be a secret. */
  readonly what: string;
  /** The file where it stands; null for that of the declaration. */
  readonly file: string | null;
  readonly span: Span;
  /** The registry that it names, as `registryAddress` writes it; absent where it names none plainly. */
  readonly address?: string;
  /** A hash of its value: tells it from another one. Absent where it has none, or it is not known. */
  readonly contentDigest?: string;
}

/** A launched thing together with the declaration that brings it in. */
export interface Dependency extends ResolvedLaunch {
  readonly declaration: Declaration;
}

/** What a project declares. */
export interface Inventory {
  readonly declarations: readonly Declaration[];
  /** At least one for each declaration. */
  readonly dependencies: readonly Dependency[];
  /**
   * Direct dependencies of package manifests, at the place where the manifest names them: those that
   * the export lists are servers of the project.
   */
  readonly candidates: readonly Dependency[];
  readonly files: readonly FileReport[];
}

/** A package reference of a server record, as far as it could be understood. */
export interface PackageRef {
  /** Null for a bare name, which tells no ecosystem. */
  readonly type: DependencyType | null;
  readonly name: string;
  readonly version: string | null;
  readonly digest: string | null;
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
  /** The check that was made; null where the export does not name it. */
  readonly check: string | null;
  /** `pass`, `warn`, `fail` or `unscannable`; any other text is kept and reported. */
  readonly result: string;
  readonly weight: number | null;
  /** Any JSON value; null where there is none. */
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
  readonly generatedAt: string | null;
}

/** A server of the export with all its reports, selected for the names of one run. */
export interface SelectedServer {
  readonly record: ServerRecord;
  readonly reports: readonly ScoreReport[];
  /** Reports that are there and cannot be read, with the reason; `version` is null where even that is missing. */
  readonly malformedReports: readonly {
    readonly version: string | null;
    readonly reason: string;
  }[];
  /** What of this server breaks the contract without hiding its grade. */
  readonly inconsistencies: readonly string[];
}

/** The head of the export document (section 2.1 of the contract). */
export interface ExportHeader {
  readonly schemaVersion: string | null;
  readonly rubricVersion: string | null;
  /** Milliseconds since the epoch. */
  readonly generatedAt: number;
}

/** Where the judged export came from. */
export type ExportSource = 'cache' | 'download' | 'file' | 'none';

/** What the cache was filled with. */
export interface WarmedCache {
  /** UTC day on which the export that is kept now was generated: `2026-11-20`. */
  readonly day: string;
  /** Milliseconds since the epoch; null where the entry was not opened. */
  readonly generatedAt: number | null;
  /** Whether the cache has it only now; else it had it already. */
  readonly isNew: boolean;
  /** Whether the cache has it: another job may have been first, or this one may not write. */
  readonly isKept: boolean;
}

/** A record that cannot be read as a whole. */
export interface MalformedRecord {
  readonly reason: string;
  /** Whether it carries the identity as a package reference, and not by its name alone. */
  readonly isTyped: boolean;
}

/** What the export says about the names of one run: all that a verdict needs of it. */
export interface Selection {
  readonly header: ExportHeader;
  readonly servers: readonly SelectedServer[];
  /** Records that carry one of the identities and cannot be read, by identity key. */
  readonly malformedRecords: ReadonlyMap<string, MalformedRecord>;
  /** Listed packages whose name is one edit away from a watched one, by the identity key of that. */
  readonly neighbours: ReadonlyMap<string, readonly string[]>;
  /** What is wrong with the export as a whole. */
  readonly inconsistencies: readonly string[];
}

export type MatchKind =
  | 'exact'
  | 'range'
  | 'latest'
  | 'unscored'
  | 'unlisted'
  | 'unidentified'
  | 'local';

/** What the export says of one dependency. */
export interface Match {
  readonly kind: MatchKind;
  /** What the match rests on; null where there is none. */
  readonly by: 'package' | 'url' | 'registry-name' | 'name' | 'binding' | null;
  /** The record that decides. */
  readonly server: ServerRecord | null;
  /** All records that carry the identity. */
  readonly candidates: readonly ServerRecord[];
  /** The report that decides; null where this version has none. */
  readonly report: ScoreReport | null;
  /** The version that was judged: the one launched, or one that could be where none is pinned. */
  readonly judgedVersion: string | null;
  /** Reports of the deciding server for its scored versions: highest first, then those without an order. */
  readonly scored: readonly ScoreReport[];
  /** Why this dependency cannot be judged at all; null where it can. */
  readonly error: string | null;
  readonly inconsistencies: readonly string[];
  /** Of what is not listed: listed packages whose name is one edit away. */
  readonly neighbours: readonly string[];
  /** What other records, versions or reports say that could decide as well: the worst of all counts. */
  readonly rivals: readonly Match[];
}

/** What a change does to a dependency; `unknown` where there is nothing to compare with. */
export type ChangeKind = 'added' | 'changed' | 'unchanged' | 'unknown';

/** What a dependency was in the base. */
export interface Previous {
  readonly dependency: Dependency;
  readonly match: Match | null;
}

/** A dependency with what the export says of it; `match` is null where the export could not be had. */
export interface GradedDependency {
  readonly dependency: Dependency;
  readonly match: Match | null;
  /** What it was before this change; null where it is new, or nothing is known of it. */
  readonly previous: Previous | null;
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

/** The inputs that say where the files of the report go; `report/outputs.ts` renders them. */
export const reportFiles = ['report-file', 'sarif-file', 'summary-file'] as const;
export type ReportFile = (typeof reportFiles)[number];

export type PresetName = 'recommended' | 'strict' | 'report-only';
export const presetNames = [
  'recommended',
  'strict',
  'report-only',
] as const satisfies readonly PresetName[];

/** Packages or addresses, as `pkg:npm/@acme/*@^1.2` or `https://*.acme.example/**` means them. */
export interface Pattern {
  /** As it is written. */
  readonly text: string;
  readonly type: DependencyType;
  /** Normalised name, in which `*` stands for a part of a segment and `**` for segments. */
  readonly name: string;
  /** A version or range; null for all versions. */
  readonly version: string | null;
}

/** What a policy says of some dependencies only. */
export interface Override {
  readonly match: Pattern;
  readonly minScore: number | null;
  readonly minGrade: string | null;
  readonly levels: ReadonlyMap<string, Level>;
  /** Id of the one server record that these dependencies are; null where the export tells. */
  readonly server: string | null;
}

/** A registry whose packages are those of the default one. */
export interface AcceptedRegistry {
  readonly type: DependencyType;
  /** As `registryAddress` writes it. */
  readonly address: string;
}

/** An exception that ends: by a pattern, or by file (and alias) for what has no identity. */
export interface Waiver {
  readonly match: Pattern | null;
  readonly file: string | null;
  readonly alias: string | null;
  readonly rule: string;
  /** The one check whose findings it covers; null for the whole rule. */
  readonly check: string | null;
  readonly reason: string;
  /** Last day on which it counts, UTC: `2027-01-31`. */
  readonly expires: string;
  /** The file of the judged tree that it is written in, from the judged folder; null for an organisation's. */
  readonly writtenIn: string | null;
  /** Where in that file; null where the policy is that of another commit, in which the file differs. */
  readonly span: Span | null;
}

/** What one source says of the policy; null and empty where it says nothing. */
export interface PolicyLayer {
  /** What it is called in the provenance of values: `input`, or the path of a file. */
  readonly source: string;
  readonly preset: PresetName | null;
  /** 0 to 100: the lowest score that passes. */
  readonly minScore: number | null;
  /** `A` to `F`, perhaps with `+` or `-`: the lowest grade that passes. */
  readonly minGrade: string | null;
  /** Levels that are set by hand, by rule id; the preset says the rest. */
  readonly levels: ReadonlyMap<string, Level>;
  readonly overrides: readonly Override[];
  /** What is ours: never unlisted. */
  readonly firstParty: readonly Pattern[];
  readonly registries: readonly AcceptedRegistry[];
  readonly deny: readonly Pattern[];
  /** When not empty, nothing else may be used. */
  readonly allow: readonly Pattern[];
  readonly waivers: readonly Waiver[];
  readonly ignorePaths: readonly string[] | null;
  /** Words of the team's own that go with a verdict. */
  readonly messages: ReadonlyMap<Verdict, string>;
  /** Where each value stands, by its path in the file: `rules.unpinned`, `deny.0`. */
  readonly places: ReadonlyMap<string, Span>;
}

/** An organisation's policy: what a repository may tighten, and loosen only where it says so. */
export interface Floor extends PolicyLayer {
  /** Names of settings and rules in which a repository's policy may be milder. */
  readonly overridable: ReadonlySet<string>;
  /** Rules that a repository may waive. */
  readonly waivable: ReadonlySet<string>;
  /** How far ahead a repository's waiver may end; null for any time. */
  readonly maxWaiverDays: number | null;
}

/** What is accepted: the layers put together, and the floor below which they do not count. */
export interface Policy extends Omit<PolicyLayer, 'source' | 'ignorePaths' | 'places'> {
  readonly preset: PresetName;
  readonly minScore: number;
  readonly ignorePaths: readonly string[];
  /** What the organisation says of some servers, as far as the repository says nothing of it. */
  readonly inherited: readonly Override[];
  readonly floor: Floor | null;
  /** Longest accepted age of the export, in milliseconds. */
  readonly maxAgeMs: number;
  /** Where each value comes from, in words, for example `min-score` → `input`. */
  readonly provenance: ReadonlyMap<string, string>;
}

/** What became of a waiver in a run. */
export interface WaiverReport {
  readonly waiver: Waiver;
  /** `refused`: the organisation's policy does not let it count. */
  readonly status: 'used' | 'unused' | 'expired' | 'refused';
  /** How many problems it covers, or covered before it ended. */
  readonly covers: number;
  /** Checks whose findings it would cover if it named them. */
  readonly otherChecks: readonly string[];
  /** Days that are left of it, 0 on its last day; negative afterwards. */
  readonly daysLeft: number;
  /** Why it is refused; null where it is not. */
  readonly reason: string | null;
}

/** Something that a change takes back of the gate, with the place where it does. */
export interface Relaxation {
  readonly message: Phrase;
  readonly file: string;
  readonly span: Span | null;
}

/**
 * A sentence whose own words and whose quoted values are kept apart, so that each output can make
 * the values harmless in its own way: names, versions and evidence are text of strangers.
 */
export interface Phrase {
  /** The sentence's own words: one more than there are values. */
  readonly words: readonly string[];
  /** What stands between them. */
  readonly values: readonly string[];
}

/** What a rule found, in words and with its evidence. */
export interface Problem {
  readonly rule: string;
  readonly level: 'error' | 'fail' | 'warn';
  /** What happened: one sentence. */
  readonly message: Phrase;
  /** What to do next: one sentence. */
  readonly advice: Phrase;
  readonly findings: readonly Finding[];
  readonly file: string | null;
  readonly span: Span | null;
  /** The reason of the waiver that covers it, else null. */
  readonly waived: string | null;
}

export type Verdict = 'pass' | 'warn' | 'fail' | 'error';

/** A dependency with its problems and its own verdict. */
export interface JudgedDependency extends GradedDependency {
  readonly change: ChangeKind;
  /** Whether the verdict of the run speaks of it; else it was there before and is only shown. */
  readonly isCounted: boolean;
  readonly problems: readonly Problem[];
  /** Null for what was there before, where nothing of the change needed the export. */
  readonly verdict: Verdict | null;
}

/** Why no verdict could be reached: a cause, and what to do about it. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
  /** Further sentences, each a matter of its own; most failures have none. */
  readonly details: readonly string[];
}

/** What is known of the export that was judged against. */
export interface ExportReport {
  readonly generatedAt: number | null;
  readonly schemaVersion: string | null;
  readonly rubricVersion: string | null;
  readonly source: ExportSource;
  /** Why an older export was used, in words; null in the ordinary case. */
  readonly caution: string | null;
}

/** The circumstances of a run. */
export interface RunContext {
  /** `pull_request`, `push`, …; `local` on the command line. */
  readonly event: string;
  /** The commit that was compared with; null where none was. */
  readonly base: string | null;
  readonly head: string | null;
  /** Whether only what the change brings was judged, or everything. */
  readonly scope: 'changed' | 'all';
  /** Where the policy file in force was read, if from a commit. */
  readonly policy: { readonly source: string; readonly commit: string } | null;
  /** What is to be known of base and policy, in sentences. */
  readonly notices: readonly string[];
}

/** Everything that a run found out: every output is rendered from this value. */
export interface Report {
  readonly toolVersion: string;
  readonly run: RunContext;
  readonly verdict: Verdict;
  /** Why the gate could not decide; null where it could. */
  readonly failure: Failure | null;
  /** Null where the settings could not be read. */
  readonly policy: Policy | null;
  readonly export: ExportReport;
  readonly servers: readonly JudgedDependency[];
  /** Dependencies of the base that the change takes out. */
  readonly removed: readonly Dependency[];
  /** Problems that belong to no server: of files, of the export, of the policy. */
  readonly problems: readonly Problem[];
  /** Files that could not be read in the base either: the verdict does not speak of them. */
  readonly earlierProblems: readonly Problem[];
  readonly waivers: readonly WaiverReport[];
  readonly files: readonly FileReport[];
}
