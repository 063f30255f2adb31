export interface FailureHelp {
  readonly cause: FailureCause;
  /** Set if editing the policy file can cause the failure, whatever the value of `cause`. */
  readonly isOfPolicy?: true;
  /** The first thing to do, in full sentences. Includes the reason only if the messages do not contain it. */
  readonly first: string;
  /** The effect on the run; `error` by default. */
  readonly effect?: FailureEffect;
}

/**
 * The manual's sentence for each effect that a failure can have on a run, printed above a list of codes; null
 * for the most common effect.
 */
export const failureEffects = {
  error: null,
  excusable: 'The step passes undecided if [`on-undecided`](senders.md#without-a-key) allows it',
  one: 'In a run over many repositories, only the affected repository gets the verdict `error`',
  warning: 'If the failure affects only a comment, a suggestion or an issue, the run just warns',
} as const;
export type FailureEffect = keyof typeof failureEffects;

/**
 * The edits in a change under review that can cause the failure. `elsewhere`: none. `workflow`: edits to the
 * workflow. `file`: edits to the workflow or to the file in the message. `files`: edits to the workflow or to
 * any file that the gate reads. `unreviewed`: the failure never occurs in a review.
 */
export type FailureCause = 'elsewhere' | 'workflow' | 'file' | 'files' | 'unreviewed';
