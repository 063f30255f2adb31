import type { Report, ReportFile } from '../model.ts';

/** A report that is written to a file, by the action always and by the command where it is asked for. */
export interface FileReport {
  /** The option of the command. */
  readonly option: 'json' | 'markdown' | 'sarif';
  /** What the file is called where nobody chose. */
  readonly fallback: string;
  /**
   * Makes the text, with code that is loaded then.
   *
   * @param prefix what stands before the report's paths, from the root of the checkout
   */
  readonly render: (report: Report, prefix: string) => Promise<string>;
}

/** All of them, by the inputs that say where they go. */
export const fileReports: Readonly<Record<ReportFile, FileReport>> = {
  'report-file': {
    option: 'json',
    fallback: 'report.json',
    render: async (report) => (await import('./json.ts')).renderJson(report),
  },
  'sarif-file': {
    option: 'sarif',
    fallback: 'report.sarif',
    render: async (report, prefix) => (await import('./sarif.ts')).renderSarif(report, prefix),
  },
  'summary-file': {
    option: 'markdown',
    fallback: 'summary.md',
    render: async (report) => (await import('./summary.ts')).renderSummary(report),
  },
};
