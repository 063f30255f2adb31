import { createHash } from 'node:crypto';
import { hasVersions } from '../../detection/ecosystems.ts';
import type { JudgedDependency, Report } from '../../judging/report.ts';
import type { Problem } from '../../model/model.ts';
import { disputeBlocks } from '../contents/dispute.ts';
import { firstThatFits } from '../contents/fit.ts';
import { graverFirst } from '../contents/order.ts';
import {
  type BlockOptions,
  earlierWords,
  findingList,
  type HtmlDetail,
  heading,
  isWithoutFindings,
  joinBlocks,
  list,
  phrase,
  problemList,
  verdictBlocks,
  waivedWords,
} from '../html/blocks.ts';
import {
  declaredWords,
  gradeCell,
  grouped,
  linked,
  ruleName,
  type ServerGroup,
} from '../html/servers.ts';
import { waiverBlock } from '../html/waivers.ts';
import { plainFrame, type ReportFrame, type ReportLinks } from '../links.ts';
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

/** Of more failing servers the sentences are behind their lines. */
const mostSentences = 5;

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
 * The comment on a pull request: the verdict, a line for each server that fails with its evidence behind
 * it, warnings and waivers in brief, and a link to the job summary, which holds more. It has 65,536
 * characters at most: where all is too much, less is shown, and nothing is cut.
 */
export function renderComment(
  report: Report,
  comment: CommentFrame,
  frame: ReportFrame = plainFrame,
): string {
  const groups = grouped(report.servers.filter(({ isCounted }) => isCounted));
  return firstThatFits([...ladder, null], (step) => {
    const blocks =
      step === null
        ? shortestBlocks(report, comment)
        : blocksOf(report, { groups, comment, frame, step });
    return joinBlocks(blocks, longestComment, charactersOf);
  });
}

/** What fits whatever the report holds. */
function shortestBlocks(report: Report, frame: CommentFrame): string[] {
  return [
    frame.marker,
    heading(report),
    `<p>${html(visible(lead(report), 1000))}</p>`,
    '<p>There is too much to show here; see the job summary for more.</p>',
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
export function charactersOf(text: string): number {
  const pairs = text.match(/[\ud800-\udbff][\udc00-\udfff]/g);
  return text.length - (pairs?.length ?? 0);
}

interface Parts {
  readonly groups: readonly ServerGroup[];
  readonly comment: CommentFrame;
  readonly frame: ReportFrame;
  readonly step: Step;
}

function* blocksOf(report: Report, parts: Parts): Generator<string> {
  const { groups, comment, frame } = parts;
  const { links } = frame;
  yield comment.marker;
  yield heading(report);
  yield* verdictBlocks(report, links);
  const others = report.problems.toSorted(graverFirst);
  yield* failingBlocks(report, others, parts);
  yield* disputeBlocks(report, links);
  if (report.failure === null) {
    const warnings = warningItems(groups, others, links);
    if (warnings.length > 0) yield `<h3>Warnings</h3>\n${list(brief(warnings))}`;
    const waived = waivedItems(groups, others, links);
    if (waived.length > 0) yield `<h3>Waived</h3>\n${list(brief(waived))}`;
    const waivers = waiverBlock(report, frame);
    if (waivers !== null) yield waivers;
    const earlier = earlierWords(report);
    if (earlier !== null) yield `<p>${earlier}.</p>`;
  }
  yield footer(report, comment);
}

function* failingBlocks(
  report: Report,
  others: readonly Problem[],
  { groups, frame: { links }, step: { detail, most } }: Parts,
): Generator<string> {
  const failing = groups.filter(({ first }) => failingOf(first.problems).length > 0);
  const further = failingOf(others);
  if (failing.length + further.length === 0) return;
  yield report.failure === null ? '<h3>What fails</h3>' : '<h3>What fails regardless</h3>';
  const worst = failing.slice(0, most);
  const isBrief = failing.length > mostSentences;
  yield* worst.values().map((group) => failingBlock(group, { detail, links, isBrief }));
  const hasFindings = failing.some(({ first }) =>
    first.problems.some(({ findings }) => findings.length > 0),
  );
  if (isWithoutFindings(detail) && hasFindings) yield '<p>The findings do not fit here.</p>';
  const left = failing.length - worst.length;
  if (left > 0) yield `<p>And ${plural(left, 'more server')}.</p>`;
  if (further.length === 0) return;
  const shown = problemList(further.slice(0, most), { detail, links, withPlaces: true });
  yield `<h4>Files, export and policy</h4>\n${shown}`;
  if (further.length > most) yield `<p>And ${plural(further.length - most, 'more problem')}.</p>`;
}

/** A server that fails in a line: what is worst about it and what to do. The line opens to the rest. */
function failingBlock(
  { first, members }: ServerGroup,
  shown: Pick<BlockOptions, 'detail' | 'links'> & { readonly isBrief: boolean },
): string {
  const { links, detail, isBrief } = shown;
  const failing = failingOf(first.problems).sort(graverFirst);
  const [worst, ...rest] = failing;
  const places = declaredWords(members, links);
  const page = links.server(first);
  if (worst === undefined || detail === 'servers' || isBrief) {
    const rules = [...new Set(failing.map(({ rule }) => ruleName(rule, links)))];
    const { remedy } = first;
    const next = remedy === null ? '' : ` → use ${htmlCode(remedy.version)}`;
    const grade = gradeCell(first);
    const line = `${linked(page, inlineName(first))} (${grade}) ${places}: ${rules.join(', ')}${next}`;
    return detail === 'servers'
      ? `<p>${line}</p>`
      : `<details><summary>${line}</summary>\n${problemList(failing, { detail, links, withPlaces: false })}\n</details>`;
  }
  const line = [
    `<strong>${ruleName(worst.rule, links)}</strong>: ${phrase(worst.message)}`,
    `→ ${phrase(worst.advice)}`,
    `(${places}${page === null ? '' : `; ${linked(page, 'its page')}`})`,
  ].join(' ');
  const findings = findingList(worst, detail);
  const behind = [
    ...(findings === '' ? [] : [findings]),
    ...(rest.length === 0 ? [] : [problemList(rest, { detail, links, withPlaces: false })]),
  ];
  return behind.length === 0
    ? `<p>${line}</p>`
    : [`<details><summary>${line}</summary>`, ...behind, '</details>'].join('\n');
}

/** A server in a line of text: its name, and its version if it has one. */
function inlineName(server: JudgedDependency): string {
  const name = htmlCode(serverName(server));
  return hasVersions(server.dependency) ? `${name} ${htmlCode(versionOf(server))}` : name;
}

const failingOf = (problems: readonly Problem[]): Problem[] =>
  problems.filter(({ level, waived }) => level !== 'warn' && waived === null);

/** A line for each rule that warns: its sentence where it is about one server, else the servers. */
function warningItems(
  groups: readonly ServerGroup[],
  others: readonly Problem[],
  links: ReportLinks,
): string[] {
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
    return `<strong>${ruleName(rule, links)}</strong>: ${text}`;
  });
  const ofOthers = others
    .filter(({ level, waived }) => level === 'warn' && waived === null)
    .map(({ rule, message }) => `<strong>${ruleName(rule, links)}</strong>: ${phrase(message)}`);
  return [...ofServers, ...ofOthers];
}

function waivedItems(
  groups: readonly ServerGroup[],
  others: readonly Problem[],
  links: ReportLinks,
): string[] {
  const problems = [...groups.flatMap(({ first }) => first.problems), ...others];
  const items = problems
    .filter(({ waived }) => waived !== null)
    .map(
      (problem) =>
        `<strong>${ruleName(problem.rule, links)}</strong>: ${phrase(problem.message)} It is ${waivedWords(problem)}`,
    );
  return [...new Set(items)];
}

function brief(items: readonly string[]): string[] {
  const rest = items.length - mostNamed;
  return [...items.slice(0, mostNamed), ...(rest > 0 ? [`and ${rest} more`] : [])];
}

/** The commit that was to be judged, and where to read on. */
function footer({ run: { head }, failure }: Report, { runUrl }: CommentFrame): string {
  const was = failure === null ? 'was judged' : 'was not judged';
  const commit = head === null ? '' : `Commit ${htmlCode(head.slice(0, 12))} ${was}. `;
  const link =
    runUrl === null
      ? 'See the job summary for more.'
      : `See the <a href="${htmlText(runUrl)}">job summary</a> for more.`;
  return `<p>${commit}${link}</p>`;
}
