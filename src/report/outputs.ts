import type { Report, ReportFile } from '../model.ts';
import { type Redactor, redactJson } from './redact.ts';

/** A form of the report that is written to a file: by the action always, by the command on request. */
export interface FileOutput {
  /** The option of the command. */
  readonly option: 'json' | 'markdown' | 'sarif';
  /** The name of the file where none is chosen. */
  readonly fallback: string;
  /**
   * Renders the text, without secrets; its code is loaded when it is called.
   *
   * @param prefix what stands before the report's paths, from the root of the checkout
   */
  readonly render: (report: Report, prefix: string, redact: Redactor) => Promise<string>;
}

/**
 * All of them, by the inputs that say where they go. A new one is a folder beside this file, an entry
 * here, and its input in `reportFiles`, which the compiler checks this list against.
 */
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
