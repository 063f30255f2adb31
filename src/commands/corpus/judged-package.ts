import type { Identity, Verdict } from '../../model/model.ts';

export interface JudgedVersion {
  /**
   * The version as written in the export; null for an address, and for a package whose versions are not
   * listed or not judged.
   */
  readonly version: string | null;
  /** The version that was judged, such as the release behind a tag; null if there is none. */
  readonly judgedVersion: string | null;
  /** `warn` also passes; `error` means that the version cannot be judged. */
  readonly verdict: Verdict;
  readonly score: number | null;
  readonly grade: string | null;
  /** Absent if there is no grade or if the grade's rubric is unknown. */
  readonly rubric?: string;
  /** Ids of the rules that fail or cannot be decided, sorted and without duplicates. */
  readonly rules: readonly string[];
  /** Image digest; null if the export lists no digest or several different digests. */
  readonly digest: string | null;
  /** Grading time according to the export, in ISO 8601 format; null if unknown. */
  readonly gradedAt: string | null;
}

/** A package, image, address or registry name in an export, with all its versions. */
export interface JudgedPackage {
  readonly identity: Identity;
  /** Servers with readable records that list the package; rarely more than one. */
  readonly servers: readonly { readonly id: string; readonly name: string }[];
  /** Never empty. Highest version first; versions that cannot be ordered come last. */
  readonly versions: readonly JudgedVersion[];
}
