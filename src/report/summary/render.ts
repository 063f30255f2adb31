import type { Report } from '../../judging/report.ts';
import { shownName } from '../../judging/words.ts';
import type { Problem, WarmedCache } from '../../model/model.ts';
import { disputeBlocks } from '../contents/dispute.ts';
import { distinctServers, serverKey } from '../contents/distinct.ts';
import { firstThatFits } from '../contents/fit.ts';
import { graverFirst, reportedProblems, worstFirst, worstServersFirst } from '../contents/order.ts';
import {
  type BlockOptions,
  earlierWords,
  type HtmlDetail,
  heading,
  htmlDetails,
  isWithoutFindings,
  joinBlocks,
  list,
  phrase,
  problemList,
  serverBlock,
  verdictBlocks,
} from '../html/blocks.ts';
import { grouped, type ServerGroup, serverTable } from '../html/servers.ts';
import { waiverBlock } from '../html/waivers.ts';
import { plainFrame, type ReportFrame, type ReportLinks } from '../links.ts';
import { html, htmlCode } from '../text.ts';
import { endingSoon, endingWords, plural, serverCountWords, warmedWords } from '../words.ts';
import { coverage } from './coverage.ts';

/** GitHub refuses a step summary above this size as a whole. */
const maxBytes = 1024 * 1024;

/** The job summary as GitHub-flavoured Markdown, within 1 MiB: where all is too much, less is shown. */
export function renderSummary(report: Report, frame: ReportFrame = plainFrame): string {
  const counted = grouped(report.servers.filter(({ isCounted }) => isCounted));
  return firstThatFits(htmlDetails, (detail) =>
    joinBlocks(blocksOf(report, counted, frame, detail), maxBytes - 1024, Buffer.byteLength),
  );
}

/** The summary of a run that only fills the cache. */
export function renderWarmed(warmed: WarmedCache): string {
  return `<h2>MCP Grade Gate: cache</h2>\n\n<p>${html(warmedWords(warmed))}</p>\n`;
}

function* blocksOf(
  report: Report,
  counted: readonly ServerGroup[],
  frame: ReportFrame,
  detail: HtmlDetail,
): Generator<string> {
  const { links } = frame;
  yield heading(report);
  yield* verdictBlocks(report, links);
  if (detail === 'counts' || detail === 'the worst') {
    if (detail === 'the worst') yield* worstBlocks(report, counted, links);
    yield '<p>There is too much to show here; see the JSON report for more.</p>';
  } else if (report.failure !== null) {
    yield* undecidedBlocks(report, { detail, links });
  } else {
    if (counted.length > 0)
      yield serverTable(
        counted.flatMap(({ members }) => members),
        links,
      );
    if (isWithoutFindings(detail)) {
      yield '<p>The findings do not fit here; see the JSON report for more.</p>';
    }
    if (detail !== 'servers') yield* foundBlocks(counted, { detail, links });
    yield* disputeBlocks(report, links);
    if (report.problems.length > 0) yield otherBlock(report.problems, { detail, links });
    const waivers = waiverBlock(report, frame);
    if (waivers !== null) yield waivers;
    const ending = endingSoon(report).map((each) => phrase(endingWords(each)));
    if (ending.length > 0) yield `<h3>Waivers that expire soon</h3>\n${list(ending)}`;
    if (report.removed.length > 0) yield `<p>${removedLine(report)}</p>`;
    const earlier = earlierBlock(report, { detail, links });
    if (earlier !== null) yield earlier;
  }
  // Of what was not read there is nothing to say.
  if (report.failure === null || report.files.length > 0) yield coverage(report, detail);
}

/** How much is shown, and where it links to. */
type Shown = Pick<BlockOptions, 'detail' | 'links'>;

/** Of what was found so much is open to be read; the rest is behind a line. */
const mostOpen = 5;

function* foundBlocks(counted: readonly ServerGroup[], shown: Shown): Generator<string> {
  const found = counted.filter(({ first }) => first.problems.length > 0);
  if (found.length === 0) return;
  const groups = Map.groupBy(found, ({ first }) => serverKey(first.dependency));
  const blockOf = (group: ServerGroup): string => {
    // The table has the places; here they tell the groups of one server apart.
    const withPlaces = (groups.get(serverKey(group.first.dependency))?.length ?? 0) > 1;
    return serverBlock(group, group.first.problems, { ...shown, withPlaces });
  };
  yield '<h3>What was found</h3>';
  yield* found.slice(0, mostOpen).map(blockOf);
  const rest = found.slice(mostOpen);
  if (rest.length === 0) return;
  yield `<details><summary>What was found about ${plural(distinctServers(rest.map(({ first }) => first)).length, 'more server')}</summary>`;
  yield* rest.values().map(blockOf);
  yield '</details>';
}

/** What fails without an export too, and behind a line the servers that could not be judged. */
function* undecidedBlocks({ servers, problems }: Report, shown: Shown): Generator<string> {
  const counted = servers.filter(({ isCounted }) => isCounted);
  const failing = reportedProblems(counted, problems)
    .sort(worstFirst)
    .flatMap(({ problem }) => (problem.level !== 'warn' && problem.waived === null ? problem : []));
  if (failing.length > 0) {
    yield `<h3>What fails regardless</h3>\n${problemList(failing.slice(0, mostWorst), { ...shown, withPlaces: true })}`;
  }
  if (counted.length === 0) return;
  yield [
    `<details><summary>${serverCountWords(counted)} could not be judged</summary>`,
    serverTable(counted, shown.links, false),
    '</details>',
  ].join('\n');
}

/** Where the rows of all do not fit, so many are shown: the worst must be seen. */
const mostWorst = 100;

function* worstBlocks(
  { problems }: Report,
  counted: readonly ServerGroup[],
  links: ReportLinks,
): Generator<string> {
  const others = problems.toSorted(graverFirst).slice(0, mostWorst);
  const worst = counted.slice(0, mostWorst).map(({ first }) => first);
  if (worst.length > 0) yield serverTable(worst, links);
  if (others.length > 0) yield otherBlock(others, { detail: 'the worst', links });
  const left = counted.length + problems.length - worst.length - others.length;
  if (left > 0) yield `<p>These are the worst; there are ${left} more.</p>`;
}

/** Problems of no server. */
const otherBlock = (problems: readonly Problem[], shown: Shown): string =>
  `<h3>Files, export and policy</h3>\n${problemList(problems, { ...shown, withPlaces: true })}`;

function removedLine({ removed }: Report): string {
  const names = [...new Set(removed.map(shownName))];
  const rest = names.length > 20 ? ` and ${names.length - 20} more` : '';
  return `Removed: ${names
    .slice(0, 20)
    .map((name) => htmlCode(name))
    .join(', ')}${rest}`;
}

/** What the change does not touch: one line, which opens to the rest. */
function earlierBlock({ servers, earlierProblems }: Report, shown: Shown): string | null {
  const words = earlierWords({ servers, earlierProblems });
  if (words === null) return null;
  const earlier = servers.filter(({ isCounted }) => !isCounted).sort(worstServersFirst);
  return [
    `<details><summary>${words}</summary>`,
    ...(shown.detail === 'servers' || earlier.length === 0
      ? []
      : [serverTable(earlier, shown.links, false)]),
    ...(shown.detail === 'servers' || earlierProblems.length === 0
      ? []
      : [problemList(earlierProblems, { ...shown, withPlaces: true })]),
    '</details>',
  ].join('\n');
}
