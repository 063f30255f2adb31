/** Why something about a server is new. `brought-in`: by a commit. */
export const causes = ['brought-in', 'graded-anew', 'rubric-changed', 'policy-changed'] as const;
export type Cause = (typeof causes)[number];

/**
 * The time of a change, between two runs. ISO 8601; `after` is null if no earlier run is known, so the state
 * has existed at least since `by`.
 */
export interface Since {
  readonly after: string | null;
  readonly by: string;
}

/** The history of a server in one place, from earlier runs. */
export interface PlaceHistory {
  /** This server, in this version, in this place. */
  readonly declared: Since;
  /** With this grade and verdict. */
  readonly graded: Since;
  /** The cause of news since the last run; null if there is no news, or no last run is known. */
  readonly news: Cause | null;
}
