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
 * Makes the shape of a rule's facts: an object of JSON values, each field with a description. Only the
 * manual and the schema of the report need it, so a run makes none.
 */
export type FactsSchema = () => z.ZodType<JsonObject, JsonObject>;

/** A rule's statement that its subject violates it, in words and as facts of the rule's shape. */
export interface Violation<Schema extends FactsSchema = FactsSchema>
  extends Pick<Problem, 'message' | 'advice' | 'figures' | 'isUncertain'> {
  /** The values behind the sentences. Null is what is unknown; a secret is in none. */
  readonly facts: z.output<ReturnType<Schema>>;
  /** The evidence, the heaviest first if weights are known; absent if there is none. */
  readonly findings?: readonly Finding[];
  /** Set if the subject cannot be judged at all: then neither a level nor a waiver has an effect. */
  readonly isError?: true;
}

/** The settings of a policy that apply to one dependency. */
export interface Terms {
  /** The values of the policy by their keys, with those that it sets for this dependency. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly levelOf: (rule: string) => Level;
  /** Whether the level of a rule is set explicitly, not by the preset. */
  readonly isExplicit: (rule: string) => boolean;
  /** Whether a value is set, and not only the one that applies otherwise. */
  readonly isSet: (key: string) => boolean;
  readonly isFirstParty: boolean;
  /** The entry of the deny list that matches it; null if none does. */
  readonly deniedBy: string | null;
  /** Whether the allow list matches it, or there is no allow list. */
  readonly isAllowed: boolean;
  /** Whether what stood there before and is no worse only warns. */
  readonly ratchet: boolean;
  /** Whose terms these are, as a suffix of a noun in messages; empty for the repository's. */
  readonly owner: '' | ' of the organisation';
}

/** The value that terms have for the key of a rule. */
export function valueUnder<T>({ values }: Terms, { name }: RuleKey<T>): T {
  return values[name] as T;
}

/** A server on one side of a comparison, and what a rule says of it there. */
export interface Standpoint<Schema extends FactsSchema = FactsSchema> {
  readonly graded: GradedDependency;
  readonly violation: Violation<Schema>;
  /** What the change edits of it and can decide what is started; the same on both sides. */
  readonly edited: readonly ChangedPartName[];
}

/** What a repository with an example has, beside a launch in `.mcp.json`. */
interface ExampleAround {
  /** The lines of the policy; a rule that is off by default gets its level from whoever reads the example. */
  readonly policy?: string;
  /** The text of a workflow. */
  readonly workflow?: string;
  /** Inputs of the action. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** Other values of the fictional export, by their paths in it: `counts/servers`. */
  readonly exported?: Readonly<Record<string, number | string>>;
}

/** Another side of an example: a command line, or what is different around the same one. */
export type ExampleSide = string | ExampleAround;

/**
 * An example of a rule, on 20 November 2026 and by the fictional export of the tests. The manual shows
 * it, and the tests judge it at every level.
 */
export interface RuleExample extends ExampleAround {
  /** What is to know of the export, as a sentence. */
  readonly about?: string;
  /** What the change is compared with; absent where everything is judged. */
  readonly before?: ExampleSide;
  /** The command line of a server with which the rule fires, or the text of `.mcp.json`. */
  readonly fires: string | { readonly file: string };
  /** What resolves it, in words that follow "Resolved by". */
  readonly by: string;
  readonly resolved: ExampleSide;
}

/** What rules are about, as people are shown them. A heading is neither set nor waived. */
export const headings = [
  'low grade',
  'no grade',
  'unsure which server',
  'command or version can change',
  'not allowed here',
  'the gate itself',
] as const;

interface RuleMetadata<Schema extends FactsSchema> {
  /** What policies and reports call it. Two rules share one if it has two kinds of subject. */
  readonly id: string;
  readonly heading: (typeof headings)[number];
  /** Its level under each preset. */
  readonly levels: Readonly<Record<PresetName, Level>>;
  /** When it fires: a phrase without a capital letter or a full stop. */
  readonly title: string;
  /** Why it is there and what to do about it: two sentences of the manual at most, in Markdown. */
  readonly help: string;
  readonly example: RuleExample;
  /** The shape of its facts. Two rules with one id share it. */
  readonly facts: Schema;
  /** Whether a waiver can cover it. */
  readonly isWaivable: boolean;
  /** Set if it is off, whatever its levels, unless the policy sets its level or the key that turns it on. */
  readonly isOffUnset?: true;
  /** Set if no score excuses it: outputs list its problems first among equals. */
  readonly isIndependentOfScore?: true;
}

/** As many servers are named by a sentence about all that one setting touches. */
export const mostServers = 3;

/** A rule about one dependency. It is a pure function of the dependency, its grades and the policy. */
export interface DependencyRule<
  Schema extends FactsSchema = FactsSchema,
  Key extends RuleKey = RuleKey,
> extends RuleMetadata<Schema> {
  readonly about: 'dependency';
  /** The keys of the policy that are about this rule alone. An organisation turns the rule on by setting one. */
  readonly keys?: readonly Key[];
  /** Set if `ungraded` in a policy stands for it too. */
  readonly isUngraded?: true;
  /** The rules that tell as much of a low grade: this one is left out where one of them is no milder. */
  readonly leftOutFor?: readonly string[];
  /** The rule whose finding this one tells too: annotations leave that out where it is no graver. */
  readonly alsoReports?: string;
  /** Set if it follows where a launch fetches from another registry, and is told with what alters the launch. */
  readonly followsFromRegistry?: true;
  /** Set if it judges by dates: it needs those of earlier exports, and a day alone can change what it finds. */
  readonly isByDate?: true;
  /** What its problems of several servers of one file say together in annotations. */
  readonly ofFile?: (servers: readonly string[]) => Pick<Violation, 'message' | 'advice'>;
  /**
   * What its problems say together, if settings that alter the launches of one or more servers are their
   * cause. `isRegistry` tells whether the settings only name registries.
   */
  readonly ofCause?: (
    settings: readonly Phrase[],
    servers: readonly string[],
    isRegistry: boolean,
  ) => Pick<Violation, 'message' | 'advice'>;
  /**
   * What it judges. A library that the export lists is judged as a server, any other by the rules about
   * everything alone. Launchers are helpers that bridge to a server and are seldom graded.
   */
  readonly judges: 'servers' | 'servers and launchers' | 'everything';
  /** The result of the findings that it is about, which can be disputed likewise. Its waivers may be limited to a single check. */
  readonly ofFindings?: 'fail' | 'warn' | 'unscannable';
  /**
   * Whether a problem is no worse than that of the same server in the base, by the same policy and export.
   * Absent if it is where the facts are equal, versions and lines apart; null if it never is.
   */
  readonly isNoWorse?: ((now: Standpoint<Schema>, before: Standpoint<Schema>) => boolean) | null;
  /** What makes it worse, as words behind "It was there before". */
  readonly worseWords?: (now: Standpoint<Schema>, before: Standpoint<Schema>) => Phrase;
  /** `now` in milliseconds since the epoch: a rule has no clock. */
  readonly evaluate: (
    graded: GradedDependency,
    terms: Terms,
    now: number,
  ) => Violation<Schema> | null;
}

/** A rule about one file that could hold declarations. */
export interface FileRule<Schema extends FactsSchema = FactsSchema> extends RuleMetadata<Schema> {
  readonly about: 'file';
  /** Its levels if the change adds or modifies the file, or there is no base to compare with. */
  readonly touchedLevels: Readonly<Record<PresetName, Level>>;
  readonly evaluate: (file: FileReport) => Violation<Schema> | null;
}

/** A rule about the export as a whole. */
export interface ExportRule<Schema extends FactsSchema = FactsSchema> extends RuleMetadata<Schema> {
  readonly about: 'export';
  readonly evaluate: (
    subject: ExportSubject,
    policy: { readonly maxAgeMs: number },
  ) => Violation<Schema> | null;
}

/** A rule about one way in which the change weakens the gate. */
export interface GateRule<Schema extends FactsSchema = FactsSchema> extends RuleMetadata<Schema> {
  readonly about: 'gate';
  readonly evaluate: (relaxation: Relaxation) => Violation<Schema> | null;
}

/** A rule about a waiver of the policy. It is evaluated last, when the use of all waivers is known. */
export interface WaiverRule<Schema extends FactsSchema = FactsSchema> extends RuleMetadata<Schema> {
  readonly about: 'waiver';
  readonly evaluate: (waiver: WaiverReport) => Violation<Schema> | null;
}

export type Rule = DependencyRule | FileRule | ExportRule | GateRule | WaiverRule;

/** The export that was judged against. */
export interface ExportSubject extends Omit<ExportReport, 'service'> {
  /** Its age during the run, in milliseconds. */
  readonly ageMs: number;
  readonly inconsistencies: readonly string[];
}
