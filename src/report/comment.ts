import { createHash } from 'node:crypto';
import type { JudgedDependency, Problem, Report } from '../model.ts';
import {
  type Detail,
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
import { html, htmlCode, htmlText, visible } from './text.ts';
import { lead, nameOf, plural, verdictSymbols, versionOf } from './words.ts';

/** What a comment is known by, and what it leads to. */
export interface CommentFrame {
  /** As `commentMarker` makes it. */
  readonly marker: string;
  /** Address of the run, whose page shows the job summary; null where it is not known. */
  readonly runUrl: string | null;
}

/** GitHub refuses a comment that is longer, as a whole. */
export const longestComment = 65_536;

/** How many of the failing servers a comment shows with its detail, from all to least. */
const ladder: readonly { readonly detail: Detail; readonly most: number }[] = [
  { detail: 'findings', most: Number.POSITIVE_INFINITY },
  { detail: 'failing findings', most: Number.POSITIVE_INFINITY },
  { detail: 'failing findings', most: 20 },
  { detail: 'failing findings', most: 5 },
  { detail: 'sentences', most: 100 },
  { detail: 'sentences', most: 20 },
  { detail: 'servers', most: 100 },
  { detail: 'servers', most: 20 },
];

/** Of warnings and waivers a comment names so many, and counts the others. */
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
 * and waivers in brief, and a link to the job summary, which holds more. What was there before
 * is one line. Within 65,536 characters, by showing less and never by cutting.
 */
export function renderComment(report: Report, frame: CommentFrame): string {
  const groups = grouped(report.servers.filter(({ isCounted }) => isCounted));
  for (const step of ladder) {
    const text = joinWithin(blocksOf(report, groups, frame, step), longestComment, charactersOf);
    if (text !== null) return text;
  }
  const blocks = [
    frame.marker,
    heading(report),
    `<p>${html(visible(lead(report), 1000))}</p>`,
    '<p>There is too much to show here; the job summary holds more.</p>',
    footer(report, frame),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** What becomes of a comment on a failure once its cause is gone. */
export function renderResolved(report: Report, { marker }: Pick<CommentFrame, 'marker'>): string {
  const blocks = [
    marker,
    `<h2>${verdictSymbols.pass} MCP Grade Gate: resolved</h2>`,
    `<p>Nothing fails any more. ${html(visible(lead(report), 1000))}</p>`,
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
  { detail, most }: { readonly detail: Detail; readonly most: number },
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
  detail: Detail,
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

/** What a server is called in a line; what is not identified has no version. */
function calledOf(server: JudgedDependency): string {
  const name = htmlCode(nameOf(server));
  return server.dependency.type === 'unidentified'
    ? name
    : `${name} ${htmlCode(versionOf(server))}`;
}

function failingOf(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ level, waived }) => level !== 'warn' && waived === null);
}

/** A line for each rule that warns: the sentence where it is one, else whom it speaks of. */
function warningItems(groups: readonly ServerGroup[], others: readonly Problem[]): string[] {
  const warning = groups.flatMap(({ first }) =>
    first.problems
      .filter(({ level, waived }) => level === 'warn' && waived === null)
      .map((problem) => ({ problem, name: calledOf(first) })),
  );
  const ofServers = [...Map.groupBy(warning, ({ problem }) => problem.rule)].map(([rule, same]) => {
    const [one] = same;
    const names = [...new Set(same.map(({ name }) => name))];
    const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : '';
    const said =
      same.length === 1 && one !== undefined
        ? phrase(one.problem.message)
        : `${names.slice(0, mostNamed).join(', ')}${more}`;
    return `<strong>${html(rule)}</strong>: ${said}`;
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

/** Which commit this speaks of, and where to read on. */
function footer({ run: { head } }: Report, { runUrl }: CommentFrame): string {
  const commit = head === null ? '' : `Commit ${htmlCode(head.slice(0, 12))} was judged. `;
  const link =
    runUrl === null
      ? 'The job summary holds more.'
      : `The <a href="${htmlText(runUrl)}">job summary</a> holds more.`;
  return `<p>${commit}${link}</p>`;
}
