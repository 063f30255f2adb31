import type { Identity, Verdict } from '../../model/model.ts';

/** One version of a package, as the policy judges it for somebody who adds it pinned to that version. */
export interface JudgedVersion {
  /**
   * As the export writes it; null for an address, and for a package of which the export names no version:
   * these are judged as they stand.
   */
  readonly version: string | null;
  /** The version that was judged; null if the export has none. */
  readonly judgedVersion: string | null;
  /** `warn` passes too; `error` means that it cannot be judged. */
  readonly verdict: Verdict;
  /** Null for a version without a score. */
  readonly score: number | null;
  readonly grade: string | null;
  /** The rubric by which it was graded; absent if it was not, or that is not known. */
  readonly rubric?: string;
  /** Ids of the rules that fail or cannot be decided, sorted, each once; empty if it passes. */
  readonly rules: readonly string[];
  /** Digest of an image; null if the export lists none. */
  readonly digest: string | null;
  /** When the export reports it as graded, ISO 8601; null if that is not known. */
  readonly gradedAt: string | null;
}

/** A package, image, address or registry name of an export, with all its versions. */
export interface JudgedPackage {
  readonly identity: Identity;
  /** The servers that list it, those with a record that can be read; more than one is rare. */
  readonly servers: readonly { readonly id: string; readonly name: string }[];
  /** Highest first; those without an order last. At least one. */
  readonly versions: readonly JudgedVersion[];
}
