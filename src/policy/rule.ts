import type {
  ExportReport,
  FileReport,
  Finding,
  GradedDependency,
  Level,
  Phrase,
  Policy,
  PresetName,
  Relaxation,
  WaiverReport,
} from '../model.ts';

/** What a rule found about its subject. */
export interface Found {
  readonly message: Phrase;
  readonly advice: Phrase;
  /** The evidence, heaviest first where weights are known. */
  readonly findings: readonly Finding[];
  /** Set where the subject cannot be judged at all: no level and no waiver takes it back. */
  readonly isError?: true;
}

/** A found problem in a few words, without findings. */
export function found(message: Phrase, advice: Phrase, findings: readonly Finding[] = []): Found {
  return { message, advice, findings };
}

/** What a policy says of one dependency. */
export interface Terms {
  readonly minScore: number;
  readonly minGrade: string | null;
  readonly levelOf: (rule: string) => Level;
  /** Whether the level of a rule is set by hand, and not by the preset alone. */
  readonly isExplicit: (rule: string) => boolean;
  readonly isFirstParty: boolean;
  /** The entry of the deny list that means it; null where none does. */
  readonly deniedBy: string | null;
  /** Whether the allow list means it, or there is none. */
  readonly isAllowed: boolean;
  /** Whose terms these are, to stand behind a noun; empty for the repository's own. */
  readonly owner: '' | ' of the organisation';
}

interface Described {
  /** Its level under each preset. */
  readonly levels: Readonly<Record<PresetName, Level>>;
  /** When it fires, in half a sentence. */
  readonly title: string;
  /** Why it is there and what to do about it: a paragraph of the manual, in Markdown. */
  readonly help: string;
  /** Whether a waiver can cover it. */
  readonly isWaivable: boolean;
  /** Whether no score excuses it: of what is equally bad reports tell it first. */
  readonly isBeyondScore?: true;
}

/** A rule about one dependency: a pure function of what is known of it and of the policy. */
export interface DependencyRule extends Described {
  readonly about: 'dependency';
  /** Whether it judges launchers too: helpers that bridge to a server and are seldom graded. */
  readonly judgesLaunchers: boolean;
  /** The result of the findings that it is about, where a waiver may cover one check of several. */
  readonly ofFindings?: 'fail' | 'warn' | 'unscannable';
  readonly evaluate: (graded: GradedDependency, terms: Terms) => Found | null;
}

/** A rule about one file that could hold declarations. */
export interface FileRule extends Described {
  readonly about: 'file';
  /** Its level where the change adds or touches the file, or nothing is known of a base. */
  readonly touchedLevels: Readonly<Record<PresetName, Level>>;
  readonly evaluate: (file: FileReport) => Found | null;
}

/** A rule about the export as a whole. */
export interface ExportRule extends Described {
  readonly about: 'export';
  readonly evaluate: (facts: ExportFacts, policy: Policy) => Found | null;
}

/** A rule about what the change takes back of the gate. */
export interface GateRule extends Described {
  readonly about: 'gate';
  readonly evaluate: (relaxation: Relaxation) => Found;
}

/** A rule about the waivers of the policy; what it looks for is known when all else is through. */
export interface WaiverRule extends Described {
  readonly about: 'waiver';
  readonly evaluate: (waiver: WaiverReport) => Found | null;
}

export type Rule = DependencyRule | FileRule | ExportRule | GateRule | WaiverRule;

/** What is known of the export that was judged against. */
export interface ExportFacts extends ExportReport {
  /** Age when it was judged, in milliseconds. */
  readonly ageMs: number;
  readonly inconsistencies: readonly string[];
}
