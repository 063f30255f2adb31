/** Causes of news about a server. `brought-in`: a commit added or edited the server. */
export const causes = ['brought-in', 'graded-anew', 'rubric-changed', 'policy-changed'] as const;
export type Cause = (typeof causes)[number];

/**
 * The two runs between which a change happened, as ISO 8601 times. If no earlier run is known, `after` is
 * null and the change happened at `by` or earlier.
 */
export interface Since {
  readonly after: string | null;
  readonly by: string;
}

export interface PlaceHistory {
  /** When this version of the server appeared in this place. */
  readonly declared: Since;
  readonly graded: Since;
  /** Cause of the news since the last run; null if nothing is new or no earlier run is known. */
  readonly news: Cause | null;
}
