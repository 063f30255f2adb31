import type { Report } from '../judging/report.ts';
import type { ReportFrame } from './links.ts';
import type { Redactor } from './redact.ts';

export type Rendered = string | Iterable<string>;

/** A report format that the action always writes to a file and the command writes on request. */
export interface FileOutput {
  /** The format's name on the command line. */
  readonly format: string;
  /** A description of the file, for the documentation of inputs and outputs. */
  readonly what: string;
  /** The file's default name. */
  readonly fallback: string;
  /**
   * Renders the report without secrets. The code for the format is loaded only when this function is called.
   * @param prefix path from the root of the checkout, prepended to the paths in the report
   */
  readonly render: (
    report: Report,
    prefix: string,
    redact: Redactor,
    frame?: ReportFrame,
  ) => Promise<string>;
}

/** Describes the job summary file for every kind of report. */
export const summaryFile = { format: 'markdown', what: 'the job summary as Markdown' } as const;

/**
 * All file outputs. Each key is both the name of the input for the file's path and the name of the output
 * that contains this path. To add a file output, add a folder next to this file and an entry here.
 */
export const fileOutputs = {
  'report-file': {
    format: 'json',
    what: 'the JSON report',
    fallback: 'report.json',
    render: async (report, _, redact) => {
      const { renderJson } = await import('./json/render-json-report.ts');
      return renderJson(report, redact);
    },
  },
  'sarif-file': {
    format: 'sarif',
    what: 'the report as SARIF 2.1.0, for code scanning',
    fallback: 'report.sarif',
    render: async (report, prefix, redact, frame?: ReportFrame) => {
      const { renderSarif } = await import('./sarif/render-sarif.ts');
      const { redactJson } = await import('./redact.ts');
      return redactJson(renderSarif(report, prefix, frame), redact, 0);
    },
  },
  'summary-file': {
    ...summaryFile,
    fallback: 'summary.md',
    render: async (report, _, redact, frame?: ReportFrame) => {
      const { renderSummary } = await import('./summary/render-job-summary.ts');
      return redact(renderSummary(report, frame));
    },
  },
} as const satisfies Readonly<Record<string, FileOutput>>;

export type ReportFile = keyof typeof fileOutputs;
export const reportFiles = Object.keys(fileOutputs) as readonly ReportFile[];

/** Report formats that the command line offers besides the table. */
export const checkOutputs: readonly Pick<FileOutput, 'format' | 'render'>[] = [
  ...Object.values(fileOutputs),
  {
    format: 'gitlab-code-quality',
    render: async (report, prefix, redact) => {
      const { renderCodeQuality } = await import('./code-quality/render-code-quality.ts');
      const { redactJson } = await import('./redact.ts');
      return redactJson(renderCodeQuality(report, prefix), redact, 0);
    },
  },
];
