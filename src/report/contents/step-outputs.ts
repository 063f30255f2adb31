import type { Report } from '../../judging/report.ts';
import { fileOutputs, type ReportFile, reportFiles } from '../outputs.ts';
import { countServers } from '../report-messages.ts';

/** The expected form of a rubric version. Any other string could inject a shell command. */
const rubricVersionForm = /^[\w.+-]{0,64}$/;

/** Descriptions of the step's outputs, for `action.yml` and the manual. */
export const stepOutputDescriptions = {
  verdict: '`pass`, `warn`, `fail`, or `error` if the gate reached no verdict.',
  failed: 'Number of failing servers.',
  warned: 'Number of servers with warnings.',
  errors: 'Number of servers that could not be judged.',
  servers: 'Number of judged servers. Each server counts once, however often it is declared.',
  declarations: 'Number of entries that declare the judged servers.',
  ...(Object.fromEntries(
    reportFiles.map((name) => [name, `Path of ${fileOutputs[name].what}.`]),
  ) as Readonly<Record<ReportFile, string>>),
  'export-generated-at': 'When the export was generated (ISO 8601); empty if no export was needed.',
  'export-source': '`cache`, `download`, `file`, or `none` if no export was needed.',
  'rubric-version':
    'Version of the rubric behind the grades: up to 64 letters, digits, `.`, `_`, `+` and `-`. Empty if the version in the export does not have this form.',
} as const satisfies Readonly<Record<string, string>>;

/** Descriptions of the outputs of a step that only fills the cache. */
export const warmOutputDescriptions = {
  'export-generated-at':
    'When the export was generated (ISO 8601); empty if the cache already contained it.',
  'export-source': '`download`, or `cache` if the cache already contained the export.',
} as const satisfies { readonly [Name in keyof typeof stepOutputDescriptions]?: string };

export interface StepOutputs {
  readonly values: Readonly<Record<keyof typeof stepOutputDescriptions, string | number>>;
  readonly warnings: readonly string[];
}

/**
 * Returns the step outputs for a report. Workflows insert outputs into scripts unchanged (`run: echo ${{ …
 * }}`), where third-party text could run as code. Each output is therefore a number, a word, a time or one of
 * our own paths. An output that does not have the expected form is empty.
 * @param files paths of the report files; empty for a file that could not be written
 */
export function stepOutputs(
  report: Pick<Report, 'verdict' | 'servers' | 'export'>,
  files: Readonly<Record<ReportFile, string>>,
): StepOutputs {
  const { servers, declarations, failed, warned, errors } = countServers(report);
  const { source, rubricVersion } = report.export;
  const isSafe = rubricVersion === null || rubricVersionForm.test(rubricVersion);
  return {
    values: {
      verdict: report.verdict,
      failed,
      warned,
      errors,
      servers,
      declarations,
      ...files,
      'export-generated-at': timeOutput(report.export.generatedAt),
      'export-source': source,
      'rubric-version': isSafe ? (rubricVersion ?? '') : '',
    },
    warnings: isSafe
      ? []
      : [
          'The rubric-version output is empty: the rubric version in the export is longer than 64 characters, or contains characters other than letters, digits, “.”, “_”, “+” and “-”.',
        ],
  };
}

export function timeOutput(ms: number | null): string {
  return ms === null ? '' : new Date(ms).toISOString();
}
