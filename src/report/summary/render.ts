import type { Problem, Report, WarmedCache } from '../../model.ts';
import { shownName } from '../../policy/words.ts';
import { firstThatFits } from '../fit.ts';
import {
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
import { graverFirst } from '../order.ts';
import { html, htmlCode } from '../text.ts';
import { endingSoon, endingWords, warmedWords } from '../words.ts';
import { coverage } from './coverage.ts';

/** GitHub refuses a step summary above this size as a whole. */
const maxBytes = 1024 * 1024;

/** The job summary as GitHub-flavoured Markdown, within 1 MiB: where all is too much, less is shown. */
export function renderSummary(report: Report): string {
  const counted = grouped(report.servers.filter(({ isCounted }) => isCounted));
  const earlier = grouped(report.servers.filter(({ isCounted }) => !isCounted));
  return firstThatFits(htmlDetails, (detail) =>
    joinBlocks(blocksOf(report, { counted, earlier }, detail), maxBytes - 1024, Buffer.byteLength),
  );
}

/** The summary of a run that only fills the cache. */
export function renderWarmed(warmed: WarmedCache): string {
  return `<h2>MCP Grade Gate: cache</h2>\n\n<p>${html(warmedWords(warmed))}</p>\n`;
}

/** The servers of a report: those that the verdict speaks of, and those that were there before. */
interface Groups {
  readonly counted: readonly ServerGroup[];
  readonly earlier: readonly ServerGroup[];
}

function* blocksOf(report: Report, groups: Groups, detail: HtmlDetail): Generator<string> {
  yield heading(report);
  yield* verdictBlocks(report);
  if (detail === 'counts' || detail === 'the worst') {
    if (detail === 'the worst') yield* worstBlocks(report, groups.counted);
    yield '<p>There is too much to show here; the JSON report holds more.</p>';
  } else {
    const { counted } = groups;
    if (counted.length > 0) yield serverTable(counted);
    if (isWithoutFindings(detail)) {
      yield '<p>The findings do not fit here; the JSON report holds more.</p>';
    }
    if (detail !== 'servers') {
      const withProblems = counted.filter(({ first }) => first.problems.length > 0);
      if (withProblems.length > 0) yield '<h3>What was found</h3>';
      for (const group of withProblems) yield serverBlock(group, group.first.problems, detail);
    }
    if (report.problems.length > 0) yield otherBlock(report.problems, detail);
    const ending = endingSoon(report).map((each) => phrase(endingWords(each)));
    if (ending.length > 0) yield `<h3>Waivers that end soon</h3>\n${list(ending)}`;
    if (report.removed.length > 0) yield `<p>${removedLine(report)}</p>`;
    const earlier = earlierBlock(report, groups.earlier, detail);
    if (earlier !== null) yield earlier;
  }
  yield coverage(report, detail);
}

/** Where the rows of all do not fit, so many are shown: the worst must be seen. */
const mostWorst = 100;

function* worstBlocks({ problems }: Report, counted: readonly ServerGroup[]): Generator<string> {
  const others = problems.toSorted(graverFirst).slice(0, mostWorst);
  if (counted.length > 0) yield serverTable(counted.slice(0, mostWorst));
  if (others.length > 0) yield otherBlock(others, 'the worst');
  const left =
    counted.length + problems.length - Math.min(counted.length, mostWorst) - others.length;
  if (left > 0) yield `<p>These are the worst; there are ${left} more.</p>`;
}

/** Problems of no server. */
function otherBlock(problems: readonly Problem[], detail: HtmlDetail): string {
  return `<h3>Files, export and policy</h3>\n${problemList(problems, detail, true)}`;
}

function removedLine({ removed }: Report): string {
  const names = [...new Set(removed.map(shownName))];
  const rest = names.length > 20 ? ` and ${names.length - 20} more` : '';
  return `Removed: ${names
    .slice(0, 20)
    .map((name) => htmlCode(name))
    .join(', ')}${rest}`;
}

/** What was there before the change: one line, which opens to the rest. */
function earlierBlock(
  { servers, earlierProblems }: Report,
  earlier: readonly ServerGroup[],
  detail: HtmlDetail,
): string | null {
  const words = earlierWords({ servers, earlierProblems });
  if (words === null) return null;
  return [
    `<details><summary>${words}</summary>`,
    ...(detail === 'servers' || earlier.length === 0 ? [] : [serverTable(earlier, false)]),
    ...(detail === 'servers' || earlierProblems.length === 0
      ? []
      : [problemList(earlierProblems, detail, true)]),
    '</details>',
  ].join('\n');
}
