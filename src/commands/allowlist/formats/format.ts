import type { JudgedPackage } from '../../corpus/judged-package.ts';

/** Options for writing the packages of an export. */
export interface FormatOptions {
  /**
   * Whether grades, scores and rules may be written. If not, the files show only whether a version is
   * admitted.
   */
  readonly withGrades: boolean;
}

/** Adds a text to the end of a file; the path is relative to the folder of the output, with `/`. */
export type EmitText = (path: string, text: string) => void;

/**
 * A format in which the packages of an export are written. To add one, add a file here and a line in
 * `commands/allowlist/formats.ts`.
 */
export interface ListFormat {
  /** The value of `--for`. */
  readonly name: string;
  /**
   * Writes the packages in the order in which they arrive: by ecosystem and name. The text contains nothing
   * that changes daily, such as the date of the export, so that a file changes only when a verdict does. A
   * file to which nothing is added does not exist.
   */
  readonly write: (
    packages: AsyncIterable<JudgedPackage>,
    options: FormatOptions,
    emit: EmitText,
  ) => Promise<void>;
}
