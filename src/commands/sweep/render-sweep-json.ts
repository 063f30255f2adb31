import { firstThatFits, joinWithin } from '../../report/fit.ts';
import { documentParts, errorEntry, exportEntry, type Frozen } from '../../report/json.ts';
import { type Redactor, redactJson } from '../../report/redact.ts';
import { safeJson } from '../../report/text.ts';
import { groupSweptServers } from './counts.ts';
import { sweepOverview } from './overview.ts';
import type { SweepReport } from './report.ts';
// Imports types only, because rendering needs no validation code at run time.
import type { SweepHead } from './schema.ts';

/**
 * Maximum size of the report, in bytes. A report on many repositories could otherwise exceed the maximum
 * length of a string.
 */
const maxBytes = 100_000_000;

/**
 * Renders a sweep's JSON report. If the report would exceed `most` bytes, entries are omitted, and `omitted`
 * is `entries`.
 */
export function renderSweepJson(
  report: SweepReport,
  redact: Redactor,
  most: number = maxBytes,
): string {
  const write = (value: unknown): string => redactJson(safeJson(value), redact).trimEnd();
  const { repositories, servers, gone } = reportLists(report);
  return firstThatFits(['nothing', 'entries'] as const, (omitted) =>
    joinWithin(
      documentParts(
        reportHead(report, omitted),
        { repositories, servers, gone },
        mostOfList(omitted, most),
        write,
      ),
      most,
    ),
  );
}

/**
 * Renders the report as JSON lines, each with a `kind`: first the report without its lists, then one line per
 * entry.
 */
export function renderSweepLines(
  report: SweepReport,
  redact: Redactor,
  most: number = maxBytes,
): string {
  const write = (kind: string, value: object): string =>
    `${redactJson(safeJson({ kind, ...value }, 0), redact, 0).trimEnd()}\n`;
  const { repositories, servers, gone } = reportLists(report);
  const lists = { repository: repositories, server: servers, gone };
  return firstThatFits(['nothing', 'entries'] as const, (omitted) => {
    function* lines(): Generator<string> {
      yield write('sweep', reportHead(report, omitted));
      for (const [kind, entries] of Object.entries(lists)) {
        let bytesLeft = mostOfList(omitted, most);
        for (const entry of entries) {
          const line = write(kind, entry);
          const size = Buffer.byteLength(line);
          if (size > bytesLeft) continue;
          bytesLeft -= size;
          yield line;
        }
      }
    }
    return joinWithin(lines(), most);
  });
}

function reportLists(report: SweepReport) {
  const groups = groupSweptServers(report.servers);
  const servers = groups.flatMap(({ places }) => places.map(({ entry }) => entry));
  return { repositories: report.repositories, servers, gone: report.removed };
}

type Omitted = SweepHead['omitted'];

const mostOfList = (omitted: Omitted, most: number): number =>
  omitted === 'nothing' ? Number.POSITIVE_INFINITY : most * 0.3;

function reportHead(report: SweepReport, omitted: Omitted): Frozen<SweepHead> {
  const { failure, counts, leftOut, isWithheld } = report;
  return {
    sweepVersion: 1,
    verdict: report.verdict,
    ...(failure === null ? {} : { error: errorEntry(failure) }),
    ...{ counts, leftOut, omitted },
    grades: isWithheld ? 'withheld' : report.lacksGrades ? 'unknown' : 'shown',
    overview: sweepOverview(report),
    run: {
      version: report.toolVersion,
      at: new Date(report.at).toISOString(),
      organisation: report.organisation,
      requests: report.requests,
      notices: report.notices,
      last: report.last,
    },
    export: exportEntry(report.export),
  };
}
