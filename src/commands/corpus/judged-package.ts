import type { Identity, Verdict } from '../../model/model.ts';

/** One version of a package, judged as if newly added and pinned to that version. */
export interface JudgedVersion {
  /**
   * The version as the export writes it; null for an address, and for a package without versions in the
   * export. Addresses, and packages without versions, are judged as a whole.
   */
  readonly version: string | null;
  /** The version that was judged; null if the export contains no version. */
  readonly judgedVersion: string | null;
  /** `warn` also passes; `error` means that the version cannot be judged. */
  readonly verdict: Verdict;
  /** Null for a version without a score. */
  readonly score: number | null;
  readonly grade: string | null;
  /** The rubric of the grade; absent if there is no grade, or the rubric is unknown. */
  readonly rubric?: string;
  /**
   * Ids of the rules that fail or cannot be decided, sorted and without duplicates; empty if the version
   * passes.
   */
  readonly rules: readonly string[];
  /** Digest of an image; null if the export lists no digest. */
  readonly digest: string | null;
  /** Grading time according to the export, in ISO 8601 format; null if unknown. */
  readonly gradedAt: string | null;
}

/** A package, image, address or registry name in an export, with all its versions. */
export interface JudgedPackage {
  readonly identity: Identity;
  /** The servers that list the package, if their records can be read; rarely more than one. */
  readonly servers: readonly { readonly id: string; readonly name: string }[];
  /**
   * Versions, highest first; versions that cannot be ordered come last. The list contains at least one
   * version.
   */
  readonly versions: readonly JudgedVersion[];
}
