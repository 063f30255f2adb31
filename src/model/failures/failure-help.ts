/** The manual's help for a failure, without the code. */
export interface FailureHelp {
  /** Where the cause of the failure may lie. */
  readonly cause: FailureCause;
  /** Set if editing the policy file can cause the failure, whatever the value of `cause`. */
  readonly isOfPolicy?: true;
  /** The first thing to do, in full sentences. Includes the reason only if the messages do not contain it. */
  readonly first: string;
  /** The effect on the run; `error` by default. */
  readonly effect?: FailureEffect;
}

/**
 * The effects of failures on a run, as worded in the manual before a list of codes; null for the most common
 * effect.
 */
export const failureEffects = {
  error: null,
  excusable: 'The step passes undecided if [`on-undecided`](senders.md#without-a-key) allows it',
  one: 'In a run over many repositories, only the affected repository is an `error`',
  warning:
    'If the answer is needed only for a comment, a suggestion or an issue, the run just warns',
} as const;
export type FailureEffect = keyof typeof failureEffects;

/**
 * The edits in a change under review that can cause the failure: none (`elsewhere`); those to the workflow
 * (`workflow`); those to the workflow or the file in the message (`file`); or those to these or other files
 * that the gate reads (`files`). `unreviewed`: the failure never occurs in a review.
 */
export type FailureCause = 'elsewhere' | 'workflow' | 'file' | 'files' | 'unreviewed';
