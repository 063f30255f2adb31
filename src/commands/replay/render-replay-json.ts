import { firstThatFits, joinWithin } from '../../report/fit.ts';
import { documentParts, errorEntry, exportEntry, type Frozen } from '../../report/json.ts';
import { type Redactor, redactJson } from '../../report/redact.ts';
import { safeJson } from '../../report/text.ts';
import { isComplete, replayCounts } from './counts.ts';
import type { ReplayReport } from './report.ts';
// Only the type is imported, because only consumers of reports need the validation code at run time.
import type { JsonReplay } from './schema.ts';

/**
 * Maximum size of the report, in bytes. A report on many pull requests could otherwise exceed the maximum
 * length of a string.
 */
const maxBytes = 100_000_000;

export function renderReplayJson(report: ReplayReport, redact: Redactor): string {
  const write = (value: unknown): string => redactJson(safeJson(value), redact).trimEnd();
  const lists = { repositories: report.repositories, pulls: report.pulls };
  return firstThatFits(['nothing', 'entries'] as const, (omitted) => {
    const head: Omit<Frozen<JsonReplay>, keyof typeof lists> = {
      replayVersion: 1,
      isComplete: isComplete(report),
      ...(report.failure === null ? {} : { error: errorEntry(report.failure) }),
      counts: replayCounts(report),
      omitted,
      run: {
        version: report.toolVersion,
        organisation: report.organisation,
        since: new Date(report.since).toISOString(),
        until: new Date(report.until).toISOString(),
        requests: report.requests,
        notices: report.notices,
      },
      export: exportEntry(report.export),
      policies: report.policies,
    };
    const mostOfList = omitted === 'nothing' ? Number.POSITIVE_INFINITY : maxBytes * 0.45;
    return joinWithin(documentParts(head, lists, mostOfList, write), maxBytes);
  });
}
