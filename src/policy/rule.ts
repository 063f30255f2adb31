import type {
  ExportReport,
  FileReport,
  Finding,
  GradedDependency,
  Level,
  Phrase,
  PresetName,
  Relaxation,
  WaiverReport,
} from '../model.ts';
import type { Policy, PolicyValues } from './keys.ts';

/** A rule's statement that its subject violates it. */
export interface Violation {
  readonly message: Phrase;
  readonly advice: Phrase;
  /** The evidence, the heaviest first if weights are known. */
  readonly findings: readonly Finding[];
  /** Set if the subject cannot be judged at all: then neither a level nor a waiver has an effect. */
  readonly isError?: true;
}

export function violation(
  message: Phrase,
  advice: Phrase,
  findings: readonly Finding[] = [],
): Violation {
  return { message, advice, findings };
}

/** The settings of a policy that apply to one dependency. */
export interface Terms {
  /** The policy's values, with those that it sets for this dependency. Levels: see `levelOf`. */
  readonly values: PolicyValues;
  readonly levelOf: (rule: string) => Level;
  /** Whether the level of a rule is set explicitly, not by the preset. */
  readonly isExplicit: (rule: string) => boolean;
  readonly isFirstParty: boolean;
  /** The entry of the deny list that matches it; null if none does. */
  readonly deniedBy: string | null;
  /** Whether the allow list matches it, or there is no allow list. */
  readonly isAllowed: boolean;
  /** Whose terms these are, as a suffix of a noun in messages; empty for the repository's. */
  readonly owner: '' | ' of the organisation';
}

interface RuleMetadata {
  /** Its level under each preset. */
  readonly levels: Readonly<Record<PresetName, Level>>;
  /** When it fires: a phrase without a capital letter or a full stop. */
  readonly title: string;
  /** Why it is there and what to do about it: a paragraph of the manual, in Markdown. */
  readonly help: string;
  /** Whether a waiver can cover it. */
  readonly isWaivable: boolean;
  /** Set if no score excuses it: outputs list its problems first among equals. */
  readonly isIndependentOfScore?: true;
}

/** A rule about one dependency. It is a pure function of the dependency, its grades and the policy. */
export interface DependencyRule extends RuleMetadata {
  readonly about: 'dependency';
  /** Whether it also judges launchers: helpers that bridge to a server and are seldom graded. */
  readonly judgesLaunchers: boolean;
  /** The result of the findings that it is about. Its waivers may be limited to a single check. */
  readonly ofFindings?: 'fail' | 'warn' | 'unscannable';
  readonly evaluate: (graded: GradedDependency, terms: Terms) => Violation | null;
}

/** A rule about one file that could hold declarations. */
export interface FileRule extends RuleMetadata {
  readonly about: 'file';
  /** Its levels if the change adds or modifies the file, or there is no base to compare with. */
  readonly touchedLevels: Readonly<Record<PresetName, Level>>;
  readonly evaluate: (file: FileReport) => Violation | null;
}

/** A rule about the export as a whole. */
export interface ExportRule extends RuleMetadata {
  readonly about: 'export';
  readonly evaluate: (facts: ExportFacts, policy: Policy) => Violation | null;
}

/** A rule about one way in which the change weakens the gate. */
export interface GateRule extends RuleMetadata {
  readonly about: 'gate';
  readonly evaluate: (relaxation: Relaxation) => Violation;
}

/** A rule about a waiver of the policy. It is evaluated last, when the use of all waivers is known. */
export interface WaiverRule extends RuleMetadata {
  readonly about: 'waiver';
  readonly evaluate: (waiver: WaiverReport) => Violation | null;
}

export type Rule = DependencyRule | FileRule | ExportRule | GateRule | WaiverRule;

/** The export that was judged against. */
export interface ExportFacts extends ExportReport {
  /** Its age during the run, in milliseconds. */
  readonly ageMs: number;
  readonly inconsistencies: readonly string[];
}
