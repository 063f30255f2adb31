/** The reasons why something about a server is new. `brought-in`: a commit added the server. */
export const causes = ['brought-in', 'graded-anew', 'rubric-changed', 'policy-changed'] as const;
export type Cause = (typeof causes)[number];

/**
 * The time of a change, between two runs, in ISO 8601. `after` is null if no earlier run is known; the state
 * has then existed since `by` or longer.
 */
export interface Since {
  readonly after: string | null;
  readonly by: string;
}

/** The history of a server in one place, according to earlier runs. */
export interface PlaceHistory {
  /** When this version of this server appeared in this place. */
  readonly declared: Since;
  /** When the server received this grade and verdict. */
  readonly graded: Since;
  /** The cause of any news since the last run; null if nothing is new or no last run is known. */
  readonly news: Cause | null;
}
