import type { Report } from '../../judging/report.ts';
import { shownName } from '../../judging/words.ts';
import type { Problem, WarmedCache } from '../../model/model.ts';
import { disputeLine } from '../contents/dispute.ts';
import { distinctServers, serverKey } from '../contents/distinct.ts';
import { reportedProblems, worstFirst, worstServersFirst } from '../contents/order.ts';
import { problemItems } from '../contents/problem-items.ts';
import {
  earlierLine,
  serverSection,
  verdictBlocks,
  verdictTitle,
  waiverBlocks,
} from '../contents/report-blocks.ts';
import { grouped, type ServerGroup, serverTable } from '../contents/server-tables.ts';
import {
  type Block,
  fold,
  lazyFold,
  limits,
  list,
  paragraph,
  section,
  title,
} from '../document/block.ts';
import { counted as countedLine, firstFew, line, prose } from '../document/line.ts';
import { writeMarkdown } from '../document/write-html.ts';
import { plainFrame, type ReportFrame, type ReportLinks } from '../links.ts';
import { endingSoon, endingWords, serverCountWords, warmedWords } from '../words.ts';
import { coverage } from './coverage.ts';

/** GitHub refuses a step summary above this size as a whole; some bytes are for what else writes to it. */
const limit = 1024 * 1024 - 1024;

/** The job summary as GitHub-flavoured Markdown, within 1 MiB: where all is too much, less is shown. */
export function renderSummary(report: Report, frame: ReportFrame = plainFrame): string {
  const groups = grouped(report.servers.filter(({ isCounted }) => isCounted));
  return writeMarkdown([...blocksOf(report, groups, frame)], { limit });
}

/** The summary of a run that only fills the cache. */
export function renderWarmed(warmed: WarmedCache): string {
  const { change } = warmed;
  const lines = [prose(warmedWords(warmed)), ...(change === undefined ? [] : [line`${change}`])];
  return writeMarkdown([title(line`MCP Grade Gate: cache`), paragraph(...lines)], { limit });
}

function* blocksOf(
  report: Report,
  groups: readonly ServerGroup[],
  frame: ReportFrame,
): Generator<Block> {
  const { links } = frame;
  yield verdictTitle(report.verdict);
  yield* verdictBlocks(report, links);
  yield limits;
  if (report.failure !== null) yield* undecidedBlocks(report, groups, links);
  else {
    yield serverTable(
      groups.flatMap(({ members }) => members),
      links,
    );
    yield* foundBlocks(groups, links);
    const dispute = disputeLine(report, links);
    if (dispute !== null) yield paragraph(dispute);
    yield section(line`Files, export and policy`, [
      list(problemItems(report.problems, links, true)),
    ]);
    yield* waiverBlocks(report, frame);
    yield section(line`Waivers that expire soon`, [list(endingSoon(report).map(endingWords))]);
    const removed = [...new Set(report.removed.map(shownName))];
    if (removed.length > 0) yield paragraph(line`Removed: ${firstFew(removed, 20)}`);
    yield* earlierBlocks(report, links);
  }
  // Of what was not read there is nothing to say.
  if (report.failure === null || report.files.length > 0) yield coverage(report);
}

/** Of what was found so much is open to be read; the rest is behind a line. */
const mostOpen = 5;

function* foundBlocks(groups: readonly ServerGroup[], links: ReportLinks): Generator<Block> {
  const found = groups.filter(({ first }) => first.problems.length > 0);
  const alike = Map.groupBy(found, ({ first }) => serverKey(first.dependency));
  const blockOf = (group: ServerGroup): Block =>
    // The table has the places; here they tell the groups of one server apart.
    serverSection(group, links, (alike.get(serverKey(group.first.dependency))?.length ?? 0) > 1);
  const [open, rest] = [found.slice(0, mostOpen), found.slice(mostOpen)];
  const behind = distinctServers(rest.map(({ first }) => first)).length;
  yield section(
    line`What was found`,
    [
      ...open.map(blockOf),
      ...(rest.length === 0
        ? []
        : [
            lazyFold(line`What was found about ${countedLine(behind, 'more server')}`, () =>
              rest.values().map(blockOf),
            ),
          ]),
    ],
    { detail: 1 },
  );
}

/** What fails without an export too, and behind a line the servers that could not be judged. */
function* undecidedBlocks(
  report: Report,
  groups: readonly ServerGroup[],
  links: ReportLinks,
): Generator<Block> {
  const counted = groups.flatMap(({ members }) => members);
  const failing = reportedProblems(counted, report.problems)
    .sort(worstFirst)
    .flatMap(({ problem }): Problem[] =>
      problem.level !== 'warn' && problem.waived === null ? [problem] : [],
    );
  yield section(line`What fails regardless`, [
    list(problemItems(failing, links, true), { most: 100 }),
  ]);
  if (counted.length === 0) return;
  yield fold(
    line`${prose(serverCountWords(counted))} could not be judged`,
    serverTable(counted, links, false),
  );
}

/** What the change does not touch: one line, which opens to the rest. */
function* earlierBlocks(report: Report, links: ReportLinks): Generator<Block> {
  const words = earlierLine(report);
  if (words === null) return;
  const earlier = report.servers.filter(({ isCounted }) => !isCounted).sort(worstServersFirst);
  yield fold(
    words,
    serverTable(earlier, links, false),
    list(problemItems(report.earlierProblems, links, true), { detail: 1 }),
  );
}
