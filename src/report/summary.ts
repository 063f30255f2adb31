import type { Policy, Problem, Report, WarmedCache } from '../model.ts';
import { shownName } from '../policy/words.ts';
import { policyLines } from '../settings/policy-lines.ts';
import {
  type Detail,
  details,
  earlierWords,
  heading,
  isWithoutFindings,
  joinWithin,
  list,
  phrase,
  problemList,
  serverBlock,
  verdictBlocks,
} from './blocks.ts';
import { graverFirst } from './order.ts';
import { grouped, type ServerGroup, serverTable } from './servers.ts';
import { html, htmlCode } from './text.ts';
import { endingSoon, endingWords, instant, plural, sourceWords, warmedWords } from './words.ts';

/** GitHub refuses a step summary above this size as a whole. */
const maxBytes = 1024 * 1024;

/**
 * The job summary as GitHub-flavoured Markdown, within 1 MiB.
 */
export function renderSummary(report: Report): string {
  const counted = grouped(report.servers.filter(({ isCounted }) => isCounted));
  const earlier = grouped(report.servers.filter(({ isCounted }) => !isCounted));
  for (const detail of details) {
    const blocks = blocksOf(report, { counted, earlier }, detail);
    const text = joinWithin(blocks, maxBytes - 1024, Buffer.byteLength);
    if (text !== null) return text;
  }
  // Counts are few bytes whatever the report; only a broken ladder gets here.
  throw new Error('the shortest summary does not fit');
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

function* blocksOf(report: Report, groups: Groups, detail: Detail): Generator<string> {
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
      const remarkable = counted.filter(({ first }) => first.problems.length > 0);
      if (remarkable.length > 0) yield '<h3>What was found</h3>';
      for (const group of remarkable) yield serverBlock(group, group.first.problems, detail);
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

/** Where not even a row for each fits: so many of them, for what is worst must be seen. */
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
function otherBlock(problems: readonly Problem[], detail: Detail): string {
  return `<h3>Files, export and policy</h3>\n${problemList(problems, detail, true)}`;
}

function removedLine({ removed }: Report): string {
  const names = [...new Set(removed.map(shownName))];
  const rest = names.length > 20 ? ` and ${names.length - 20} more` : '';
  return `Taken out: ${names
    .slice(0, 20)
    .map((name) => htmlCode(name))
    .join(', ')}${rest}`;
}

/** What was there before: one line, and the rest for who opens it. */
function earlierBlock(
  { servers, earlierProblems }: Report,
  earlier: readonly ServerGroup[],
  detail: Detail,
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

function coverage(report: Report, detail: Detail): string {
  const { files, servers, policy } = report;
  const of = (status: string) => files.filter((file) => file.status === status);
  const disabled = servers.filter(({ dependency }) => dependency.declaration.disabled).length;
  const matched = servers.filter(({ match }) => match?.server != null).length;
  const lines = [
    `Files read: ${filesLine(of('read'), detail)}`,
    `Not readable: ${filesLine(of('unreadable'), detail)}`,
    `Left out: ${filesLine(of('skipped'), detail)}`,
    report.export.generatedAt !== null
      ? `Servers: ${servers.length}, in the export ${matched}, not in it ${servers.length - matched}, disabled ${disabled}`
      : `Servers: ${servers.length}, disabled ${disabled}`,
    `Export: ${report.failure === null ? exportLine(report) : 'none'}`,
    ...(policy === null ? [] : [policyLine(policy)]),
  ];
  return [
    `<details><summary>Coverage: ${plural(of('read').length, 'file')} read, ${of('unreadable').length} not readable, ${of('skipped').length} left out</summary>`,
    list(lines),
    '</details>',
  ].join('\n');
}

/** The policy in force with where it comes from; the log has the whole of it. */
function policyLine(policy: Policy): string {
  const main = ['preset', 'min-score', 'min-grade'];
  const all = policyLines(policy);
  const shown = all
    .filter(({ name }) => main.includes(name))
    .map(({ name, value, source }) => `${name} ${htmlCode(value)} (${htmlCode(source)})`);
  const rest = all.length - shown.length;
  return `Policy: ${shown.join(', ')}, and ${plural(rest, 'more setting')} in the log`;
}

function filesLine(files: Report['files'], detail: Detail): string {
  const shown = detail === 'counts' ? [] : files.slice(0, 50);
  const names = shown.map(
    ({ path, reason }) => `${htmlCode(path)}${reason === null ? '' : ` (${html(reason)})`}`,
  );
  const rest = files.length - shown.length;
  return files.length === 0 ? 'none' : [...names, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}

function exportLine({ export: { source, generatedAt, rubricVersion, caution } }: Report): string {
  if (generatedAt === null) return sourceWords[source];
  const rubric = rubricVersion === null ? '' : `, rubric ${htmlCode(rubricVersion)}`;
  const notice = caution === null ? '' : `. ${html(caution)}`;
  return `generated ${instant(generatedAt)}${rubric}, ${sourceWords[source]}${notice}`;
}
