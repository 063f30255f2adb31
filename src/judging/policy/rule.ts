import type * as z from 'zod';
import type {
  ChangedPartName,
  ExportReport,
  FileReport,
  Finding,
  GradedDependency,
  JsonObject,
  Level,
  Phrase,
  PresetName,
  Problem,
  Relaxation,
  WaiverReport,
} from '../../model/model.ts';
import type { RuleKey } from './keys/policy-key.ts';

/**
 * Creates the schema of a rule's facts: an object of JSON values with a description for each field. A run
 * never creates the schema, because only the manual and the report schema need it.
 */
export type FactsSchema = () => z.ZodType<JsonObject, JsonObject>;

export interface Violation<Schema extends FactsSchema = FactsSchema>
  extends Pick<Problem, 'message' | 'advice' | 'figures' | 'isUncertain'> {
  /**
   * The values that the violation's sentences are based on. Unknown values are null. No value may contain a
   * secret.
   */
  readonly facts: z.output<ReturnType<Schema>>;
  /** The evidence, highest weight first if weights are known; absent if there is no evidence. */
  readonly findings?: readonly Finding[];
  /** Set if the subject cannot be judged at all. No level or waiver can suppress such an error. */
  readonly isError?: true;
}

/** The policy settings that apply to one dependency. */
export interface Terms {
  /** The policy's values by key, including values set only for this dependency. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly levelOf: (rule: string) => Level;
  /** Returns whether the policy sets a rule's level explicitly rather than through the preset. */
  readonly isExplicit: (rule: string) => boolean;
  /** Returns whether the policy sets a value explicitly rather than using the default. */
  readonly isSet: (key: string) => boolean;
  readonly isFirstParty: boolean;
  readonly deniedBy: string | null;
  /** Whether the allow list matches the dependency, or there is no allow list. */
  readonly isAllowed: boolean;
  /** Whether an earlier problem that has not become worse causes only a warning. */
  readonly ratchet: boolean;
  /** Who sets these terms, as a suffix to a noun in messages; empty for the repository. */
  readonly owner: '' | ' of the organisation';
}

export function valueUnder<T>({ values }: Terms, { name }: RuleKey<T>): T {
  return values[name] as T;
}

/** One side of a comparison: the server in the base or in the change, and the rule's violation there. */
export interface Standpoint<Schema extends FactsSchema = FactsSchema> {
  readonly graded: GradedDependency;
  readonly violation: Violation<Schema>;
  /** Edited parts that can change which program starts; the list is the same on both sides. */
  readonly edited: readonly ChangedPartName[];
}

/** The context of an example: everything except the launch in `.mcp.json`. */
interface ExampleAround {
  /**
   * The lines of the policy file. For a rule that is off by default, the code that runs the example sets the
   * level.
   */
  readonly policy?: string;
  readonly workflow?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  /** Values to change in the fictional export, by path, such as `counts/servers`. */
  readonly exported?: Readonly<Record<string, number | string>>;
}

/** The other side of an example: a command line, or a different context for the same command line. */
export type ExampleSide = string | ExampleAround;

/**
 * An example of a rule violation, judged as of 20 November 2026 with the fictional export from the tests. The
 * manual shows the example, and the tests judge it at every level.
 */
export interface RuleExample extends ExampleAround {
  /** An explanatory sentence about the export; absent if the example is clear without one. */
  readonly about?: string;
  /** The base of the comparison; absent if everything is judged. */
  readonly before?: ExampleSide;
  /** The command line of a server that violates the rule, or the text of `.mcp.json`. */
  readonly fires: string | { readonly file: string };
  /** How to resolve the violation, as a noun phrase to follow "Fix:". */
  readonly by: string;
  readonly resolved: ExampleSide;
}

/** The headings under which outputs group rules. Policies and waivers cannot refer to a heading. */
export const headings = [
  'low grade',
  'no grade',
  'unsure which server',
  'command or version can change',
  'not allowed here',
  'the gate itself',
] as const;

interface RuleMetadata<Schema extends FactsSchema> {
  /**
   * The rule's id in policies and reports. Two rules share an id if they apply the same rule to different
   * kinds of subject.
   */
  readonly id: string;
  readonly heading: (typeof headings)[number];
  readonly levels: Readonly<Record<PresetName, Level>>;
  /** The condition for a violation, as a phrase without an initial capital or a full stop. */
  readonly title: string;
  /** Why the rule exists and how to resolve a violation, in at most two Markdown sentences for the manual. */
  readonly help: string;
  readonly example: RuleExample;
  /** The schema of the rule's facts. Two rules with the same id share a schema. */
  readonly facts: Schema;
  readonly isWaivable: boolean;
  /**
   * Set if the rule is off in every preset until the policy sets the rule's level or the key that enables the
   * rule.
   */
  readonly isOffUnset?: true;
  /**
   * Set if a violation of the rule counts regardless of the score. Outputs list these violations before other
   * problems of equal severity.
   */
  readonly isIndependentOfScore?: true;
}

/** Maximum number of servers that a sentence names if one setting affects several servers. */
export const mostServers = 3;

/** A rule about one dependency. Its `evaluate` is a pure function. */
export interface DependencyRule<
  Schema extends FactsSchema = FactsSchema,
  Key extends RuleKey = RuleKey,
> extends RuleMetadata<Schema> {
  readonly about: 'dependency';
  /**
   * The policy keys that belong only to this rule. An organisation enables the rule by setting one of these
   * keys.
   */
  readonly keys?: readonly Key[];
  /** Set if the shorthand `ungraded` covers this rule. */
  readonly isUngraded?: true;
  /**
   * Rules that report the same low grade. This rule's problem is omitted if one of those rules reports a
   * problem at the same or a higher level.
   */
  readonly leftOutFor?: readonly string[];
  /**
   * The rule whose result this rule also reports. Annotations omit that rule unless its result is more
   * severe.
   */
  readonly alsoReports?: string;
  /**
   * Set if fetching from another registry causes the violation, which is then reported together with the
   * alteration of the launch.
   */
  readonly followsFromRegistry?: true;
  /**
   * Set if the rule depends on dates. Such a rule needs the dates of earlier exports, and its result can
   * change merely because time passes.
   */
  readonly isByDate?: true;
  /** Returns the combined message for several servers in one file, for annotations. */
  readonly ofFile?: (servers: readonly string[]) => Pick<Violation, 'message' | 'advice'>;
  /**
   * Returns the combined message for settings that together alter the launches of one or more servers.
   * `isRegistry` is true if all the settings select registries.
   */
  readonly ofCause?: (
    settings: readonly Phrase[],
    servers: readonly string[],
    isRegistry: boolean,
  ) => Pick<Violation, 'message' | 'advice'>;
  /**
   * The dependency roles that the rule judges. A library that the export lists is judged as a server. Any
   * other library is judged only by rules that judge `everything`. A launcher is a helper that connects to a
   * server, and is rarely graded.
   */
  readonly judges: 'servers' | 'servers and launchers' | 'everything';
  /**
   * The result of the findings that the rule reports. These findings can be disputed, and a waiver for the
   * rule can be limited to a single check.
   */
  readonly ofFindings?: 'fail' | 'warn' | 'unscannable';
  /**
   * Returns whether a problem is no worse than the same server's problem in the base, under the same policy
   * and export. If absent, a problem is no worse if its facts are equal, ignoring versions and lines. If
   * null, every problem counts as worse.
   */
  readonly isNoWorse?: ((now: Standpoint<Schema>, before: Standpoint<Schema>) => boolean) | null;
  /** Explains why a problem is worse, worded to follow "It was there before". */
  readonly worseWords?: (now: Standpoint<Schema>, before: Standpoint<Schema>) => Phrase;
  /**
   * Returns the violation, or null. `now` is in milliseconds since the epoch; it is passed in because rules
   * do not read the clock.
   */
  readonly evaluate: (
    graded: GradedDependency,
    terms: Terms,
    now: number,
  ) => Violation<Schema> | null;
}

export interface FileRule<Schema extends FactsSchema = FactsSchema> extends RuleMetadata<Schema> {
  readonly about: 'file';
  /** The levels if the change adds or modifies the file, or if there is no base to compare with. */
  readonly touchedLevels: Readonly<Record<PresetName, Level>>;
  readonly evaluate: (file: FileReport) => Violation<Schema> | null;
}

export interface ExportRule<Schema extends FactsSchema = FactsSchema> extends RuleMetadata<Schema> {
  readonly about: 'export';
  readonly evaluate: (
    subject: ExportSubject,
    policy: { readonly maxAgeMs: number },
  ) => Violation<Schema> | null;
}

export interface GateRule<Schema extends FactsSchema = FactsSchema> extends RuleMetadata<Schema> {
  readonly about: 'gate';
  readonly evaluate: (relaxation: Relaxation) => Violation<Schema> | null;
}

/** A rule about a waiver in the policy. Evaluated last, once it is known which waivers are used. */
export interface WaiverRule<Schema extends FactsSchema = FactsSchema> extends RuleMetadata<Schema> {
  readonly about: 'waiver';
  readonly evaluate: (waiver: WaiverReport) => Violation<Schema> | null;
}

export type Rule = DependencyRule | FileRule | ExportRule | GateRule | WaiverRule;

export interface ExportSubject extends Omit<ExportReport, 'service'> {
  readonly ageMs: number;
  readonly inconsistencies: readonly string[];
}
