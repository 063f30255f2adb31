import type {
  ExportReport,
  FileReport,
  Finding,
  GradedDependency,
  Level,
  Phrase,
  Policy,
  PresetName,
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

interface Described {
  /** Its level under each preset. */
  readonly levels: Readonly<Record<PresetName, Level>>;
  /** When it fires, in half a sentence. */
  readonly title: string;
}

/** A rule about one dependency: a pure function of what is known of it and of the policy. */
export interface DependencyRule extends Described {
  readonly about: 'dependency';
  /** Whether it judges launchers too: helpers that bridge to a server and are seldom graded. */
  readonly judgesLaunchers: boolean;
  readonly evaluate: (graded: GradedDependency, context: RuleContext) => Found | null;
}

/** A rule about one file that could hold declarations. */
export interface FileRule extends Described {
  readonly about: 'file';
  readonly evaluate: (file: FileReport) => Found | null;
}

/** A rule about the export as a whole. */
export interface ExportRule extends Described {
  readonly about: 'export';
  readonly evaluate: (facts: ExportFacts, policy: Policy) => Found | null;
}

export type Rule = DependencyRule | FileRule | ExportRule;

/** What a rule may ask beside its subject. */
export interface RuleContext {
  readonly policy: Policy;
  readonly levelOf: (rule: string) => Level;
}

/** What is known of the export that was judged against. */
export interface ExportFacts extends ExportReport {
  /** Age when it was judged, in milliseconds. */
  readonly ageMs: number;
  readonly inconsistencies: readonly string[];
}
