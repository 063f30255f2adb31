import type { Report, ReportFile } from '../model.ts';
import { countsOf } from './words.ts';

/** What a version of a rubric looks like; anything else could be a command to a shell. */
const rubricVersionForm = /^[\w.+-]{0,64}$/;

/** The outputs of the step about a report, by their names, and what is to be warned of. */
export interface StepOutputs {
  readonly values: Readonly<Record<string, string | number>>;
  readonly warnings: readonly string[];
}

/**
 * The outputs that say what came out. Workflows put them into scripts as they are
 * (`run: echo ${{ … }}`), where any other character of a stranger's text could run as code: each is
 * a number, a word, a time or a path of our own, or is empty where it has not the form that is expected.
 *
 * @param files where the files of the report are; empty for one that could not be written
 */
export function stepOutputs(
  report: Pick<Report, 'verdict' | 'servers' | 'export'>,
  files: Readonly<Record<ReportFile, string>>,
): StepOutputs {
  const { servers, failed, warned, errors } = countsOf(report);
  const { source, rubricVersion } = report.export;
  const isSafe = rubricVersion === null || rubricVersionForm.test(rubricVersion);
  return {
    values: {
      verdict: report.verdict,
      failed,
      warned,
      errors,
      servers,
      ...files,
      'export-generated-at': timeOutput(report.export.generatedAt),
      'export-source': source,
      'rubric-version': isSafe ? (rubricVersion ?? '') : '',
    },
    warnings: isSafe
      ? []
      : [
          'The output rubric-version is empty: what the export calls its rubric is not up to 64 letters, digits, “.”, “_”, “+” and “-”.',
        ],
  };
}

/** A time as outputs give it, ISO 8601; empty where there is none. */
export function timeOutput(ms: number | null): string {
  return ms === null ? '' : new Date(ms).toISOString();
}
