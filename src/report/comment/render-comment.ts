import { createHash } from 'node:crypto';
import type { Report } from '../../judging/report.ts';
import {
  earlierLine,
  reportBlocks,
  verdictBlocks,
  verdictTitle,
} from '../contents/report-blocks.ts';
import { type Block, limits, marker, paragraph, title } from '../document/block.ts';
import { emptyLine, line, link, ownText, prose, verdictSymbol } from '../document/line.ts';
import { type Fit, writeMarkdown } from '../document/write-html.ts';
import { plainFrame, type ReportFrame } from '../links.ts';
import { verdictLead } from '../report-messages.ts';

export interface CommentFrame {
  /** The marker that `commentMarker` returns. */
  readonly marker: string;
  /** Address of the run's page, which shows the job summary; null if unknown. */
  readonly runUrl: string | null;
}

/** GitHub rejects longer comments. */
export const longestComment = 65_536;

/** Levels of detail, from most to least. */
const steps: readonly Fit[] = [
  ...([3, 2] as const).map((detail): Fit => ({ detail, most: Number.POSITIVE_INFINITY })),
  ...[20, 5].map((most): Fit => ({ detail: 2, most })),
  { detail: 1, most: Number.POSITIVE_INFINITY },
  ...[100, 20].map((most): Fit => ({ detail: 1, most })),
  ...[100, 20, 0].map((most): Fit => ({ detail: 0, most })),
];

/** The limits are lower than in the job summary, because the conversation continues below the comment. */
const size = { open: 5, rows: 20 };

/**
 * Returns the first line of a comment, which identifies the comment to later runs. The names are hashed so
 * that they cannot close the surrounding HTML comment, whatever they contain.
 *
 * @param names the comment's workflow, job and key
 */
export function commentMarker(names: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(names)).digest('hex').slice(0, 32);
  return `<!-- mcp-grade-gate: ${hash} -->`;
}

/**
 * Returns the comment for a pull request: the job summary without untouched servers and coverage, plus a link
 * to the full summary. A comment that would exceed 65,536 characters shows less detail instead of being
 * truncated.
 */
export function renderComment(
  report: Report,
  comment: CommentFrame,
  frame: ReportFrame = plainFrame,
): string {
  return writeMarkdown([...commentBlocks(report, comment, frame)], {
    ...{ limit: longestComment, sizeOf: countCharacters, steps },
    whereRest: line`the job summary`,
  });
}

/** Returns the comment that replaces a failure comment once nothing fails anymore. */
export function renderResolved(
  report: Report,
  { marker: found }: Pick<CommentFrame, 'marker'>,
): string {
  const resolved =
    report.enforcedVerdict === 'pass'
      ? line`The problems reported here are resolved.`
      : line`No failures remain.`;
  const blocks = [
    marker(found),
    title(line`${verdictSymbol('pass')}MCP Grade Gate: resolved`),
    paragraph(line`${resolved} ${prose(verdictLead(report), 1000)}`),
  ];
  return writeMarkdown(blocks, { limit: longestComment, sizeOf: countCharacters });
}

/** Counts characters as GitHub does: one per code point. */
export function countCharacters(text: string): number {
  const pairs = text.match(/[\ud800-\udbff][\udc00-\udfff]/g);
  return text.length - (pairs?.length ?? 0);
}

function* commentBlocks(
  report: Report,
  comment: CommentFrame,
  frame: ReportFrame,
): Generator<Block> {
  yield marker(comment.marker);
  yield verdictTitle(report.verdict);
  yield* verdictBlocks(report, frame.links);
  yield limits;
  yield* reportBlocks(report, size, frame);
  const earlier = report.failure === null ? earlierLine(report) : null;
  if (earlier !== null) yield paragraph(line`${earlier}.`);
  yield footer(report, comment);
}

function footer({ run: { head }, failure }: Report, { runUrl }: CommentFrame): Block {
  const was = ownText(failure === null ? 'was judged' : 'was not judged');
  const commit = head === null ? emptyLine : line`Commit ${head.slice(0, 12)} ${was}. `;
  return paragraph(line`${commit}See the ${link(runUrl, line`job summary`)} for more.`);
}
