import type { Report } from '../judging/report.ts';
import { autoApprovedBlocks } from './contents/auto-approved-blocks.ts';
import { disputeLines } from './contents/dispute.ts';
import { endingWaivers } from './contents/ending-waivers.ts';
import { runNews } from './contents/news-words.ts';
import { problemItems } from './contents/problem-items.ts';
import { groupServers, serverTable, withAlike } from './contents/server-tables.ts';
import { type Block, fold, list, paragraph, section } from './document/block.ts';
import { line, pluralLine, prose, verdictSign } from './document/line.ts';
import { jsonHint, type TerminalOptions, writeText } from './document/write-text.ts';
import { noLinks } from './links.ts';
import { adviceText, helpPointer, reportSentence, teamMessageLines } from './report-messages.ts';

/** Maximum number of servers shown with messages and findings, and of rows for passing servers. */
const mostOpen = 10;

/**
 * Renders a report as text for a terminal: the servers with their findings, then everything else. The verdict
 * comes at the end, because people read a terminal from the bottom. If there are several servers, it also
 * comes at the top.
 *
 * @param manual address of the manual section about the failing rule; null if unknown
 */
export function renderCheck(
  report: Report,
  terminal: TerminalOptions,
  manual: string | null = null,
): string {
  return writeText(checkBlocks(report, manual), terminal, jsonHint);
}

function* checkBlocks(report: Report, manual: string | null): Generator<Block> {
  const { failure } = report;
  const verdict = line`${verdictSign(report.verdict)}: ${prose(reportSentence(report))}`;
  const groups = groupServers(report.servers.filter(({ isCounted }) => isCounted));
  const isPassing = ({ first }: (typeof groups)[number]): boolean => first.verdict === 'pass';
  const passing = groups.filter(isPassing);
  const shownGroups = withAlike(
    passing.length > mostOpen ? groups.filter((each) => !isPassing(each)) : groups,
    false,
  );
  if (groups.length > 1) yield paragraph(verdict);
  yield serverTable(shownGroups, { links: noLinks, byFile: false, open: mostOpen });
  const closed = shownGroups
    .slice(mostOpen)
    .flat()
    .filter(({ first }) => first.problems.length > 0).length;
  if (closed > 0) yield fold(line`More about ${pluralLine(closed, 'server')}`);
  if (passing.length > mostOpen) yield fold(line`${pluralLine(passing.length, 'server')} pass`);
  yield list(problemItems(report.problems, noLinks, true));
  yield* autoApprovedBlocks(report.autoApproved, report.run.scope);
  yield section(line`Since the last scheduled run`, [list(runNews(report))]);
  yield endingWaivers(report);
  yield paragraph(
    verdict,
    ...[...teamMessageLines(report), ...disputeLines(report)].map((each) => prose(each)),
    ...(failure === null
      ? []
      : [
          ...failure.details.map((each) => `  ${each}`),
          adviceText(failure),
          helpPointer(failure, manual),
        ].map((each) => prose(each))),
  );
}
