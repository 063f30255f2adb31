import type { Report } from '../../judging/report.ts';
import { displayName } from '../../judging/verdict-words.ts';
import type { WarmedCache } from '../../model/model.ts';
import { problemItems } from '../contents/problem-items.ts';
import {
  earlierLine,
  reportBlocks,
  verdictBlocks,
  verdictTitle,
} from '../contents/report-blocks.ts';
import { groupServers, serverTable, withAlike } from '../contents/server-tables.ts';
import { type Block, fold, limits, list, paragraph, title } from '../document/block.ts';
import { firstItems, line, ownText, prose } from '../document/line.ts';
import { writeMarkdown } from '../document/write-html.ts';
import { plainFrame, type ReportFrame } from '../links.ts';
import { cacheTitle, warmedWords } from '../report-messages.ts';
import { coverage } from './coverage.ts';

/**
 * GitHub rejects step summaries larger than 1 MiB. The last 1,024 bytes are reserved for other tools that
 * write to the summary.
 */
const limit = 1024 * 1024 - 1024;

/** Limited to what a reader can take in: with 200 servers, the summary is shorter than five screens. */
const size = { open: 10, rows: 40 };

/**
 * Renders the job summary as GitHub Flavored Markdown, with less detail if the summary would exceed `limit`.
 */
export function renderSummary(report: Report, frame: ReportFrame = plainFrame): string {
  return writeMarkdown([...summaryBlocks(report, frame)], { limit });
}

/** Renders the job summary of a run that only fills the cache. */
export function renderWarmed(warmed: WarmedCache): string {
  const { change } = warmed;
  const lines = [prose(warmedWords(warmed)), ...(change === undefined ? [] : [line`${change}`])];
  return writeMarkdown([title(ownText(cacheTitle)), paragraph(...lines)], { limit });
}

function* summaryBlocks(report: Report, frame: ReportFrame): Generator<Block> {
  yield verdictTitle(report.verdict);
  yield* verdictBlocks(report, frame.links);
  yield limits;
  yield* reportBlocks(report, size, frame);
  if (report.failure === null) {
    const removed = [...new Set(report.removed.map(displayName))];
    if (removed.length > 0) yield paragraph(line`Removed: ${firstItems(removed, 20)}`);
    yield* earlierBlocks(report, frame);
  }
  // If a run fails before it reads any files, there is no coverage to show.
  if (report.failure === null || report.files.length > 0) yield coverage(report);
}

/** Shows the servers that the change does not touch, in a fold. */
function* earlierBlocks(report: Report, { links }: ReportFrame): Generator<Block> {
  const words = earlierLine(report);
  if (words === null) return;
  const earlier = groupServers(report.servers.filter(({ isCounted }) => !isCounted));
  yield fold(
    words,
    serverTable(withAlike(earlier), { links, byFile: true, open: 0 }),
    list(problemItems(report.earlierProblems, links, true), { detail: 1 }),
  );
}
