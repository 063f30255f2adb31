import { createHash } from 'node:crypto';
import type { JudgedDependency, Problem, Report } from '../../model.ts';
import { firstThatFits } from '../fit.ts';
import {
  earlierWords,
  type HtmlDetail,
  heading,
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
import { html, htmlCode, htmlText, visible } from '../text.ts';
import { lead, plural, serverName, verdictSymbols, versionOf } from '../words.ts';

/** What a comment is found by again, and where it links to. */
export interface CommentFrame {
  /** As `commentMarker` makes it. */
  readonly marker: string;
  /** Address of the run, whose page shows the job summary; null where it is not known. */
  readonly runUrl: string | null;
}

/** GitHub refuses a comment that is longer, as a whole. */
export const longestComment = 65_536;

/** How much of the failing servers a comment shows. */
interface Step {
  readonly detail: HtmlDetail;
  /** So many of them. */
  readonly most: number;
}

/** From all to least. */
const ladder: readonly Step[] = [
  { detail: 'findings', most: Number.POSITIVE_INFINITY },
  { detail: 'failing findings', most: Number.POSITIVE_INFINITY },
  { detail: 'failing findings', most: 20 },
  { detail: 'failing findings', most: 5 },
  { detail: 'sentences', most: 100 },
  { detail: 'sentences', most: 20 },
  { detail: 'servers', most: 100 },
  { detail: 'servers', most: 20 },
];

/** Of warnings and waivers so many are listed; the others are counted. */
const mostNamed = 20;

/**
 * The first line of a comment, by which it is found again. The names are hashed: whatever they hold,
 * they cannot end the HTML comment that they stand in.
 *
 * @param names workflow, job and key of the comment
 */
export function commentMarker(names: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(names)).digest('hex').slice(0, 32);
  return `<!-- mcp-grade-gate: ${hash} -->`;
}

/**
 * The comment on a pull request: the verdict, what fails with its evidence and what to do, warnings
 * and waivers in brief, what was there before in one line, and a link to the job summary, which holds
 * more. It has 65,536 characters at most: where all is too much, less is shown, and nothing is cut.
 */
export function renderComment(report: Report, frame: CommentFrame): string {
  const groups = grouped(report.servers.filter(({ isCounted }) => isCounted));
  return firstThatFits([...ladder, null], (step) => {
    const blocks =
      step === null ? shortestBlocks(report, frame) : blocksOf(report, groups, frame, step);
    return joinBlocks(blocks, longestComment, charactersOf);
  });
}

/** What fits whatever the report holds. */
function shortestBlocks(report: Report, frame: CommentFrame): string[] {
  return [
    frame.marker,
    heading(report),
    `<p>${html(visible(lead(report), 1000))}</p>`,
    '<p>There is too much to show here; the job summary holds more.</p>',
    footer(report, frame),
  ];
}

/** The comment that takes the place of one on a failure once nothing fails any more. */
export function renderResolved(report: Report, { marker }: Pick<CommentFrame, 'marker'>): string {
  const blocks = [
    marker,
    `<h2>${verdictSymbols.pass} MCP Grade Gate: resolved</h2>`,
    `<p>${report.enforcedVerdict === 'pass' ? 'What was reported here is resolved.' : 'Nothing fails any more.'} ${html(visible(lead(report), 1000))}</p>`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Characters as GitHub counts them: one for each code point. */
function charactersOf(text: string): number {
  const pairs = text.match(/[\ud800-\udbff][\udc00-\udfff]/g);
  return text.length - (pairs?.length ?? 0);
}

function* blocksOf(
  report: Report,
  groups: readonly ServerGroup[],
  frame: CommentFrame,
  { detail, most }: Step,
): Generator<string> {
  yield frame.marker;
  yield heading(report);
  yield* verdictBlocks(report);
  const others = report.problems.toSorted(graverFirst);
  yield* failingBlocks(groups, others, detail, most);
  const warnings = warningItems(groups, others);
  if (warnings.length > 0) yield `<h3>Warnings</h3>\n${list(brief(warnings))}`;
  const waived = waivedItems(groups, others);
  if (waived.length > 0) yield `<h3>Waived</h3>\n${list(brief(waived))}`;
  const earlier = earlierWords(report);
  if (earlier !== null) yield `<p>${earlier}.</p>`;
  yield footer(report, frame);
}

function* failingBlocks(
  groups: readonly ServerGroup[],
  others: readonly Problem[],
  detail: HtmlDetail,
  most: number,
): Generator<string> {
  const failing = groups.filter(({ first }) => failingOf(first.problems).length > 0);
  const further = failingOf(others);
  if (failing.length + further.length === 0) return;
  yield '<h3>What fails</h3>';
  const shown = failing.slice(0, most);
  if (detail === 'servers') {
    if (shown.length > 0) yield serverTable(shown);
  } else {
    for (const group of shown) yield serverBlock(group, failingOf(group.first.problems), detail);
  }
  if (isWithoutFindings(detail)) yield '<p>The findings do not fit here.</p>';
  const left = failing.length - shown.length;
  if (left > 0) yield `<p>And ${plural(left, 'more server')}.</p>`;
  if (further.length === 0) return;
  yield `<h4>Files, export and policy</h4>\n${problemList(further.slice(0, most), detail, true)}`;
  if (further.length > most) {
    yield `<p>And ${plural(further.length - most, 'more problem')}.</p>`;
  }
}

/** A server in a line of text: its name, and its version if it is identified. */
function inlineName(server: JudgedDependency): string {
  const name = htmlCode(serverName(server));
  return server.dependency.type === 'unidentified'
    ? name
    : `${name} ${htmlCode(versionOf(server))}`;
}

function failingOf(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ level, waived }) => level !== 'warn' && waived === null);
}

/** A line for each rule that warns: its sentence where it is about one server, else the servers. */
function warningItems(groups: readonly ServerGroup[], others: readonly Problem[]): string[] {
  const warning = groups.flatMap(({ first }) =>
    first.problems
      .filter(({ level, waived }) => level === 'warn' && waived === null)
      .map((problem) => ({ problem, name: inlineName(first) })),
  );
  const ofServers = [...Map.groupBy(warning, ({ problem }) => problem.rule)].map(([rule, same]) => {
    const [first] = same;
    const names = [...new Set(same.map(({ name }) => name))];
    const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : '';
    const text =
      same.length === 1 && first !== undefined
        ? phrase(first.problem.message)
        : `${names.slice(0, mostNamed).join(', ')}${more}`;
    return `<strong>${html(rule)}</strong>: ${text}`;
  });
  const ofOthers = others
    .filter(({ level, waived }) => level === 'warn' && waived === null)
    .map(({ rule, message }) => `<strong>${html(rule)}</strong>: ${phrase(message)}`);
  return [...ofServers, ...ofOthers];
}

function waivedItems(groups: readonly ServerGroup[], others: readonly Problem[]): string[] {
  const problems = [...groups.flatMap(({ first }) => first.problems), ...others];
  const items = problems.flatMap(({ rule, message, waived }) =>
    waived === null
      ? []
      : [`<strong>${html(rule)}</strong>: ${phrase(message)} Waived: ${html(waived)}`],
  );
  return [...new Set(items)];
}

function brief(items: readonly string[]): string[] {
  const rest = items.length - mostNamed;
  return [...items.slice(0, mostNamed), ...(rest > 0 ? [`and ${rest} more`] : [])];
}

/** The judged commit, and where to read on. */
function footer({ run: { head } }: Report, { runUrl }: CommentFrame): string {
  const commit = head === null ? '' : `Commit ${htmlCode(head.slice(0, 12))} was judged. `;
  const link =
    runUrl === null
      ? 'The job summary holds more.'
      : `The <a href="${htmlText(runUrl)}">job summary</a> holds more.`;
  return `<p>${commit}${link}</p>`;
}
