/** What the manual says of a failure, beside its code. */
export interface FailureHelp {
  /** Where its cause can lie. */
  readonly cause: FailureCause;
  /** The messages as they are printed, with `…` for what differs from run to run. */
  readonly messages: readonly string[];
  /** When it happens, in sentences. */
  readonly why: string;
  /** What to do first, in sentences. */
  readonly first: string;
  /** What it does to a run; `error` by default. */
  readonly effect?: FailureEffect;
}

/** What a failure does to a run, in words for the manual, where that is not what most of them do. */
export const failureEffects = {
  error: null,
  excusable:
    'Where [`on-undecided`](senders.md#without-a-key) allows it, the step passes undecided.',
  one: 'In a run over many repositories, only this repository or pull request is an `error`, and the others are judged.',
  warning:
    'Of a comment, a suggestion or an issue it is a warning that changes no verdict. Of anything that the verdict needs, the run is an `error`.',
} as const;
export type FailureEffect = keyof typeof failureEffects;

/**
 * Where the cause of a failure can lie, as a change under review sees it, in words for the manual; null for
 * what no review of a change meets.
 */
export const failureCauses = {
  elsewhere: 'A change under review is never the cause.',
  workflow: 'A change under review is the cause only if it edits the workflow.',
  file: 'A change under review is the cause only if it edits the file that the message names, or the workflow.',
  files: 'A change under review is the cause only if it edits files that the gate reads.',
  unreviewed: null,
} as const;
export type FailureCause = keyof typeof failureCauses;
