import type { JudgedPackage } from '../../corpus/judged-package.ts';

/** How the packages of an export are written. */
export interface FormatOptions {
  /** Whether grades, scores and rules may be written; without it only what is admitted and what is not. */
  readonly withGrades: boolean;
}

/** Adds a text to the end of a file; the path is relative to the folder of the output, with `/`. */
export type EmitText = (path: string, text: string) => void;

/** A form in which the packages of an export are written. To add one, add a file here and a line in `commands/allowlist/formats.ts`. */
export interface ListFormat {
  /** As `--for` names it. */
  readonly name: string;
  /**
   * Writes the packages in the order in which they come, which is that of their ecosystems and names. A text
   * holds nothing of the day, such as the date of the export, so that a file changes only where a verdict
   * does. A file that nothing is added to does not exist.
   */
  readonly write: (
    packages: AsyncIterable<JudgedPackage>,
    options: FormatOptions,
    emit: EmitText,
  ) => Promise<void>;
}
