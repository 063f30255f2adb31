import type { Report, ReportFile } from '../model.ts';
import { type Redactor, redactJson } from './redact.ts';

/** A report that is written to a file, by the action always and by the command where it is asked for. */
export interface FileOutput {
  /** The option of the command. */
  readonly option: 'json' | 'markdown' | 'sarif';
  /** What the file is called where nobody chose. */
  readonly fallback: string;
  /**
   * Makes the text without secrets, with code that is loaded then.
   *
   * @param prefix what stands before the report's paths, from the root of the checkout
   */
  readonly render: (report: Report, prefix: string, redact: Redactor) => Promise<string>;
}

/** All of them, by the inputs that say where they go. */
export const fileOutputs: Readonly<Record<ReportFile, FileOutput>> = {
  'report-file': {
    option: 'json',
    fallback: 'report.json',
    render: async (report, _, redact) => {
      const { renderJson } = await import('./json/render.ts');
      return renderJson(report, redact);
    },
  },
  'sarif-file': {
    option: 'sarif',
    fallback: 'report.sarif',
    render: async (report, prefix, redact) => {
      const { renderSarif } = await import('./sarif/render.ts');
      return redactJson(renderSarif(report, prefix), redact, 0);
    },
  },
  'summary-file': {
    option: 'markdown',
    fallback: 'summary.md',
    render: async (report, _, redact) => {
      const { renderSummary } = await import('./summary/render.ts');
      return redact(renderSummary(report));
    },
  },
};
