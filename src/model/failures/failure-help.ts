/** The manual's help for a failure, apart from its code. */
export interface FailureHelp {
  /** Where the cause may lie. */
  readonly cause: FailureCause;
  /** Set if an edit to the policy file can cause the failure, whatever `cause` is. */
  readonly isOfPolicy?: true;
  /** The first thing to do, in sentences. Includes the reason only if the messages do not give it. */
  readonly first: string;
  /** The effect on a run; `error` by default. */
  readonly effect?: FailureEffect;
}

/**
 * The effects of a failure on a run, as the manual introduces them before a list of codes; null for the most
 * common effect.
 */
export const failureEffects = {
  error: null,
  excusable: 'The step passes undecided if [`on-undecided`](senders.md#without-a-key) allows it',
  one: 'In a run over many repositories, only this one is an `error`',
  warning: 'Only a warning if the answer is needed only for a comment, a suggestion or an issue',
} as const;
export type FailureEffect = keyof typeof failureEffects;

/**
 * The edit with which a change under review can cause the failure: none (`elsewhere`), an edit to the
 * workflow, to the workflow or the file in the message (`file`), or to these or other files that the gate
 * reads (`files`). `unreviewed`: the failure never occurs in a review.
 */
export type FailureCause = 'elsewhere' | 'workflow' | 'file' | 'files' | 'unreviewed';
