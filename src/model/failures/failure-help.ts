/** What the manual says of a failure, beside its code. */
export interface FailureHelp {
  /** Where its cause can lie. */
  readonly cause: FailureCause;
  /** Set if an edit of the policy file can lead to it, whatever the cause is otherwise. */
  readonly isOfPolicy?: true;
  /** The messages as they are printed, with `…` for what differs from run to run. */
  readonly messages: readonly string[];
  /** What to do first, in sentences; the reason only where the messages do not say it. */
  readonly first: string;
  /** What it does to a run; `error` by default. */
  readonly effect?: FailureEffect;
}

/** What a failure does to a run, as the manual words it before a list of codes; null for what most of them do. */
export const failureEffects = {
  error: null,
  excusable: 'The step passes undecided where [`on-undecided`](senders.md#without-a-key) allows it',
  one: 'In a run over many repositories, only this one is an `error`',
  warning: 'Only a warning where nothing but a comment, a suggestion or an issue needs the answer',
} as const;
export type FailureEffect = keyof typeof failureEffects;

/**
 * What a change under review must edit to be the cause of a failure: nothing makes it one, the workflow,
 * the named file too, files that the gate reads, or no review meets it.
 */
export type FailureCause = 'elsewhere' | 'workflow' | 'file' | 'files' | 'unreviewed';
