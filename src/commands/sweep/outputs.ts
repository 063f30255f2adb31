import type { FileOutput } from '../../report/outputs.ts';
import type { Redactor } from '../../report/redact.ts';
import type { SweepReport } from './report.ts';

/** A format of the sweep report that is written to a file. */
export interface SweepOutput extends Omit<FileOutput, 'render'> {
  /**
   * Renders the report as text, with secrets removed. The rendering code is loaded when this function is
   * called.
   */
  readonly render: (report: SweepReport, redact: Redactor) => Promise<string>;
}

/**
 * All formats, keyed by the name of both the input that sets the path and the output that returns the path.
 * To add a format, add a file next to this one and an entry here.
 */
export const sweepOutputs = {
  'report-file': {
    format: 'json',
    what: 'the JSON report',
    fallback: 'sweep.json',
    render: async (report, redact) =>
      (await import('./render-sweep-json.ts')).renderSweepJson(report, redact),
  },
  'ndjson-file': {
    format: 'ndjson',
    what: 'the report as NDJSON',
    fallback: 'sweep.ndjson',
    render: async (report, redact) =>
      (await import('./render-sweep-json.ts')).renderSweepLines(report, redact),
  },
  'summary-file': {
    format: 'markdown',
    what: 'the job summary as Markdown',
    fallback: 'sweep.md',
    render: async (report, redact) =>
      redact((await import('./render-markdown.ts')).renderSweepSummary(report)),
  },
  'html-file': {
    format: 'html',
    what: 'the report as one self-contained HTML page',
    fallback: 'sweep.html',
    render: async (report, redact) =>
      redact((await import('./page/render-page.ts')).renderSweepPage(report)),
  },
} as const satisfies Readonly<Record<string, SweepOutput>>;

/** The inputs that set the paths of a sweep's files. */
export type SweepFile = keyof typeof sweepOutputs;

/** Returns the format with a given name on the command line; undefined if no format has that name. */
export function sweepOutput(format: string): SweepOutput | undefined {
  return Object.values(sweepOutputs).find((each) => each.format === format);
}
