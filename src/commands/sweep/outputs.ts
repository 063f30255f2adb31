import { type FileOutput, summaryFile } from '../../report/outputs.ts';
import type { Redactor } from '../../report/redact.ts';
import type { SweepReport } from './report.ts';

export interface SweepOutput extends Omit<FileOutput, 'render'> {
  /** Returns the report as text without secrets. Loads the rendering code on demand. */
  readonly render: (report: SweepReport, redact: Redactor) => Promise<string>;
}

/**
 * All formats, keyed by name. The input that sets a file's path and the output that returns it share this
 * name.
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
    ...summaryFile,
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

export type SweepFile = keyof typeof sweepOutputs;

export function sweepOutput(format: string): SweepOutput | undefined {
  return Object.values(sweepOutputs).find((each) => each.format === format);
}
