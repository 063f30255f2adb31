/** Why something about a server is new. `brought-in`: by a commit. */
export const causes = ['brought-in', 'graded-anew', 'rubric-changed', 'policy-changed'] as const;
export type Cause = (typeof causes)[number];

/**
 * When something came to be so: between two runs. ISO 8601; `after` is null if no earlier run is known, so
 * that it is so at least since `by`.
 */
export interface Since {
  readonly after: string | null;
  readonly by: string;
}

/** What earlier runs know of a server in one place. */
export interface PlaceHistory {
  /** This server, in this version, in this place. */
  readonly declared: Since;
  /** With this grade and verdict. */
  readonly graded: Since;
  /** What is new since the last run; null if nothing, or if no last run is known. */
  readonly news: Cause | null;
}
