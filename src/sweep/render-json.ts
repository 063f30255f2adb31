import { firstThatFits, joinWithin } from '../report/fit.ts';
import { documentParts } from '../report/json/document.ts';
import { errorEntry, exportEntry } from '../report/json/entries.ts';
import { type Redactor, redactJson } from '../report/redact.ts';
import { json } from '../report/text.ts';
import { serversOfMany, sweepCounts } from './counts.ts';
import type { SweepReport } from './report.ts';
// The type alone: what checks a report at run time is for its readers.
import type { JsonSweep } from './schema.ts';

/** Nobody reads more, and repositories could make it longer than a string may be. */
const maxBytes = 100_000_000;

/** The JSON report of a sweep, `sweepVersion` 1. */
export function renderSweepJson(
  report: SweepReport,
  redact: Redactor,
  most: number = maxBytes,
): string {
  const write = (value: unknown): string => redactJson(json(value), redact).trimEnd();
  const lists = {
    repositories: report.repositories,
    servers: serversOfMany(report.servers).flatMap(({ places }) =>
      places.map(({ entry }) => entry),
    ),
    gone: report.gone,
  };
  return firstThatFits(['nothing', 'entries'] as const, (omitted) => {
    const head: Omit<JsonSweep, 'repositories' | 'servers' | 'gone'> = {
      sweepVersion: 1,
      verdict: report.verdict,
      ...(report.failure === null ? {} : { error: errorEntry(report.failure) }),
      counts: sweepCounts(report),
      leftOut: report.leftOut,
      omitted,
      run: {
        version: report.toolVersion,
        at: new Date(report.at).toISOString(),
        organisation: report.organisation,
        requests: report.requests,
        notices: [...report.notices],
        last: report.last,
      },
      export: exportEntry(report.export),
    };
    const mostOfList = omitted === 'nothing' ? Number.POSITIVE_INFINITY : most * 0.3;
    return joinWithin(documentParts(head, lists, mostOfList, write), most);
  });
}
