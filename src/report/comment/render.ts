import { createHash } from 'node:crypto';
import type { Report } from '../../judging/report.ts';
import type { Problem } from '../../model/model.ts';
import { distinctBy } from '../../model/phrase.ts';
import { disputeLine } from '../contents/dispute.ts';
import { graverFirst } from '../contents/order.ts';
import { findingLists, problemItems, ruleName, waivedWords } from '../contents/problem-items.ts';
import {
  earlierLine,
  nameLine,
  verdictBlocks,
  verdictTitle,
  waiverBlocks,
} from '../contents/report-blocks.ts';
import { declaredLine, gradeLine, grouped, type ServerGroup } from '../contents/server-tables.ts';
import {
  type Block,
  fold,
  limits,
  list,
  marker,
  paragraph,
  section,
  series,
  title,
} from '../document/block.ts';
import {
  firstFew,
  joinedLine,
  type Line,
  line,
  link,
  nothing,
  own,
  prose,
  symbolOf,
} from '../document/line.ts';
import { type Fit, writeMarkdown } from '../document/write-html.ts';
import { plainFrame, type ReportFrame, type ReportLinks } from '../links.ts';
import { lead } from '../words.ts';

/** What a comment is found by again, and where it links to. */
export interface CommentFrame {
  /** As `commentMarker` makes it. */
  readonly marker: string;
  /** Address of the run, whose page shows the job summary; null where it is not known. */
  readonly runUrl: string | null;
}

/** GitHub refuses a comment that is longer, as a whole. */
export const longestComment = 65_536;

/** From all to least. */
const steps: readonly Fit[] = [
  ...([3, 2] as const).map((detail): Fit => ({ detail, most: Number.POSITIVE_INFINITY })),
  ...[20, 5].map((most): Fit => ({ detail: 2, most })),
  { detail: 1, most: Number.POSITIVE_INFINITY },
  ...[100, 20].map((most): Fit => ({ detail: 1, most })),
  ...[100, 20, 0].map((most): Fit => ({ detail: 0, most })),
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
  const all = [...blocksOf(report, { groups, comment, frame })];
  return writeMarkdown(all, {
    ...{ limit: longestComment, sizeOf: charactersOf, steps },
    whereRest: line`the job summary`,
  });
}

/** The comment that takes the place of one on a failure once nothing fails any more. */
export function renderResolved(
  report: Report,
  { marker: found }: Pick<CommentFrame, 'marker'>,
): string {
  const resolved =
    report.enforcedVerdict === 'pass'
      ? line`What was reported here is resolved.`
      : line`Nothing fails any more.`;
  const blocks = [
    marker(found),
    title(line`${symbolOf('pass')}MCP Grade Gate: resolved`),
    paragraph(line`${resolved} ${prose(lead(report), 1000)}`),
  ];
  return writeMarkdown(blocks, { limit: longestComment, sizeOf: charactersOf });
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
}

function* blocksOf(report: Report, { groups, comment, frame }: Parts): Generator<Block> {
  const { links } = frame;
  const others = report.problems.toSorted(graverFirst);
  yield marker(comment.marker);
  yield verdictTitle(report.verdict);
  yield* verdictBlocks(report, links);
  yield limits;
  yield failingSection(report, groups, others, links);
  const dispute = disputeLine(report, links);
  if (dispute !== null) yield paragraph(dispute);
  if (report.failure === null) {
    yield section(line`Warnings`, [
      list(warningItems(groups, others, links), { most: mostNamed, one: 'warning' }),
    ]);
    yield section(line`Waived`, [
      list(waivedItems(groups, others, links), { most: mostNamed, one: 'waiver' }),
    ]);
    yield* waiverBlocks(report, frame);
    const earlier = earlierLine(report);
    if (earlier !== null) yield paragraph(line`${earlier}.`);
  }
  yield footer(report, comment);
}

/** What fails: each server a line that opens to the rest, then what is about no server. */
function failingSection(
  { failure }: Report,
  groups: readonly ServerGroup[],
  others: readonly Problem[],
  links: ReportLinks,
): Block {
  const failing = groups.filter(({ first }) => failingOf(first.problems).length > 0);
  const isBrief = failing.length > mostSentences;
  const folds = failing.map((group) => failingFold(group, links, isBrief));
  return section(failure === null ? line`What fails` : line`What fails regardless`, [
    series(folds, { one: 'server' }),
    section(line`Files, export and policy`, [
      list(problemItems(failingOf(others), links, true), { one: 'problem' }),
    ]),
  ]);
}

/** A server that fails in a line: what is worst about it and what to do. The line opens to the rest. */
function failingFold({ first, members }: ServerGroup, links: ReportLinks, isBrief: boolean): Block {
  const failing = failingOf(first.problems).sort(graverFirst);
  const [worst, ...rest] = failing;
  const places = declaredLine(members, links);
  const page = links.server(first);
  const { remedy } = first;
  const use = remedy === null ? nothing : line` → use ${remedy.version}`;
  const rules = joinedLine(
    [...new Set(failing.map(({ rule }) => rule))].map((rule) => ruleName(rule, links)),
  );
  const brief = line`${nameLine(first, page)} (${gradeLine(first)}) ${places}: ${rules}${use}`;
  if (worst === undefined || isBrief) {
    return fold(brief, list(problemItems(failing, links, false), { detail: 1 }));
  }
  const its = page === null ? nothing : line`; ${link(page, line`its page`)}`;
  const sentence = line`${ruleName(worst.rule, links)}: ${worst.message} → ${worst.advice} (${places}${its})`;
  return fold(
    sentence,
    ...findingLists(worst.findings),
    ...(rest.length === 0 ? [] : [list(problemItems(rest, links, false), { detail: 1 })]),
  );
}

const failingOf = (problems: readonly Problem[]): Problem[] =>
  problems.filter(({ level, waived }) => level !== 'warn' && waived === null);

const isWarning = ({ level, waived }: Problem): boolean => level === 'warn' && waived === null;

/** A line for each rule that warns: its sentence where it is about one server, else the servers. */
function warningItems(
  groups: readonly ServerGroup[],
  others: readonly Problem[],
  links: ReportLinks,
): Line[] {
  const warning = groups.flatMap(({ first }) =>
    first.problems.filter(isWarning).map((problem) => ({ problem, name: nameLine(first) })),
  );
  const ofServers = [...Map.groupBy(warning, ({ problem }) => problem.rule)].map(([rule, same]) => {
    const [first] = same;
    const names = distinctBy(same.map(({ name }) => name));
    const isOne = same.length === 1 && first !== undefined;
    const text = isOne ? first.problem.message : firstFew(names, mostNamed);
    return line`${ruleName(rule, links)}: ${text}`;
  });
  const ofOthers = others
    .filter(isWarning)
    .map(({ rule, message }) => line`${ruleName(rule, links)}: ${message}`);
  return [...ofServers, ...ofOthers];
}

function waivedItems(
  groups: readonly ServerGroup[],
  others: readonly Problem[],
  links: ReportLinks,
): Line[] {
  const items = [...groups.flatMap(({ first }) => first.problems), ...others]
    .filter(({ waived }) => waived !== null)
    .map(
      (problem) =>
        line`${ruleName(problem.rule, links)}: ${problem.message} ${waivedWords(problem)}`,
    );
  return distinctBy(items);
}

/** The commit that was to be judged, and where to read on. */
function footer({ run: { head }, failure }: Report, { runUrl }: CommentFrame): Block {
  const was = own(failure === null ? 'was judged' : 'was not judged');
  const commit = head === null ? nothing : line`Commit ${head.slice(0, 12)} ${was}. `;
  return paragraph(line`${commit}See the ${link(runUrl, line`job summary`)} for more.`);
}
