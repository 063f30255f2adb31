/** What the manual says of a failure, beside its code. */
export interface FailureHelp {
  /** The messages as they are printed, with `…` for what differs from run to run. */
  readonly messages: readonly string[];
  /** When it happens, in sentences. */
  readonly why: string;
  /** What to do first, in sentences. */
  readonly first: string;
  /** What it does to a run; `error` by default. */
  readonly effect?: FailureEffect;
}

/** What a failure does to a run, in words for the manual. */
export const failureEffects = {
  error: 'The run is an `error`: the step fails, a command ends with status 2.',
  excusable:
    'The run is an `error`: the step fails, or passes undecided where [`on-undecided`](forks.md#without-a-key) allows that; a command ends with status 2.',
  one: 'In a run over many repositories, only this repository or pull request is an `error`, and the others are judged.',
  warning:
    'Of a comment, a suggestion or an issue it is a warning that changes no verdict. Of anything that the verdict needs, the run is an `error`.',
} as const;
export type FailureEffect = keyof typeof failureEffects;
