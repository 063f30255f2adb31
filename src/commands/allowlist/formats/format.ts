import type { JudgedPackage } from '../../corpus/judged-package.ts';

/** Options for writing the packages of an export. */
export interface FormatOptions {
  /**
   * Whether grades, scores and rule ids may be written. If grades are not allowed, the files show only
   * whether a version is admitted.
   */
  readonly withGrades: boolean;
}

/** Appends text to a file; the path is relative to the output folder and uses `/`. */
export type EmitText = (path: string, text: string) => void;

/**
 * A format in which the packages of an export are written. To add a format, add a file here and a line in
 * `commands/allowlist/formats.ts`.
 */
export interface ListFormat {
  /** The value for `--for`. */
  readonly name: string;
  /**
   * Writes the packages in the order in which they arrive: sorted by ecosystem and name. The files contain
   * nothing that changes daily, such as the date of the export, so they change only when a verdict does. A
   * file that would be empty is not created.
   */
  readonly write: (
    packages: AsyncIterable<JudgedPackage>,
    options: FormatOptions,
    emit: EmitText,
  ) => Promise<void>;
}
