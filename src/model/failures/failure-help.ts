/** The manual's help on a failure, besides its code. */
export interface FailureHelp {
  /** Where the cause can lie. */
  readonly cause: FailureCause;
  /** Set if an edit of the policy file can lead to it, whatever `cause` is. */
  readonly isOfPolicy?: true;
  /** The messages as printed, with `…` for the parts that differ from run to run. */
  readonly messages: readonly string[];
  /** The first thing to do, in sentences; with the reason only if the messages do not give it. */
  readonly first: string;
  /** The effect on a run; `error` by default. */
  readonly effect?: FailureEffect;
}

/**
 * The effects of a failure on a run, as the manual words them before a list of codes; null for the most
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
 * The edit that makes a change under review the cause of a failure: none (`elsewhere`), an edit of the
 * workflow, of the workflow or the named file (`file`), of these or other files that the gate reads
 * (`files`), or not applicable, because no review meets the failure (`unreviewed`).
 */
export type FailureCause = 'elsewhere' | 'workflow' | 'file' | 'files' | 'unreviewed';
