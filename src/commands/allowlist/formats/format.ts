import type { JudgedPackage } from '../../corpus/judged-package.ts';

export interface FormatOptions {
  /**
   * Whether the files may contain grades, scores and rule ids. Otherwise, the files show only whether a
   * version is admitted.
   */
  readonly withGrades: boolean;
}

/** Appends text to a file; the path is relative to the output folder and uses `/`. */
export type EmitText = (path: string, text: string) => void;

/** To add a format, add a file in this folder and a line in `commands/allowlist/formats.ts`. */
export interface ListFormat {
  /** The value of `--for` that selects this format. */
  readonly name: string;
  /**
   * Writes the packages in the order in which they arrive, which is by ecosystem and name. The output
   * contains nothing that changes daily, such as the export date, so that unchanged results leave the files
   * unchanged. A file that would be empty is not created.
   */
  readonly write: (
    packages: AsyncIterable<JudgedPackage>,
    options: FormatOptions,
    emit: EmitText,
  ) => Promise<void>;
}
