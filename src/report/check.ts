import type { Report } from '../judging/report.ts';
import { disputeLines } from './contents/dispute.ts';
import { newsOfRun } from './contents/news-words.ts';
import { problemItems } from './contents/problem-items.ts';
import {
  entryLine,
  entryVerdict,
  grouped,
  isSentence,
  serverTable,
  withAlike,
} from './contents/server-tables.ts';
import { unaskedBlocks } from './contents/unasked-blocks.ts';
import { type Block, fold, list, paragraph, section } from './document/block.ts';
import { counted, levelOf, line, prose, verdictSign } from './document/line.ts';
import { type TerminalOptions, writeText } from './document/write-text.ts';
import { noLinks } from './links.ts';
import { endingSoon, endingWords, moreWords, nextWords, sentence, teamWords } from './words.ts';

/** So many entries have their sentences and findings below them, and so many that pass have a row. */
const mostOpen = 10;

/**
 * A report as text for a terminal: the verdict in a sentence; servers that fail, that have warnings, that
 * pass, a row each, with what was found; the rest; and the sentence again, where reading begins.
 *
 * @param manual the address of the section about what failed; null if it is not known
 */
export function renderCheck(
  report: Report,
  terminal: TerminalOptions,
  manual: string | null = null,
): string {
  return writeText(blocksOf(report, manual), terminal, line`--json has all of them`);
}

function* blocksOf(report: Report, manual: string | null): Generator<Block> {
  const { failure } = report;
  const verdict = line`${verdictSign(report.verdict)}: ${prose(sentence(report))}`;
  const groups = grouped(report.servers.filter(({ isCounted }) => isCounted));
  const isPassing = ({ first }: (typeof groups)[number]): boolean => first.verdict === 'pass';
  const passing = groups.filter(isPassing);
  const all = withAlike(
    passing.length > mostOpen ? groups.filter((each) => !isPassing(each)) : groups,
  );
  const rows = all.filter((entry) => !isSentence(entry));
  if (groups.length > 1) yield paragraph(verdict);
  yield serverTable(rows, { links: noLinks, byFile: false, open: mostOpen });
  const lines = all.filter(isSentence);
  yield list(
    lines.map((entry) => entryLine(entry, noLinks, line`${levelOf(entryVerdict(entry))} `, false)),
  );
  const closed = rows.slice(mostOpen).filter(([{ first }]) => first.problems.length > 0).length;
  if (closed > 0) yield fold(line`More about ${counted(closed, 'server')}`);
  if (passing.length > mostOpen) yield fold(line`${counted(passing.length, 'server')} pass`);
  yield list(problemItems(report.problems, noLinks, true));
  yield* unaskedBlocks(report.unasked, report.run.scope);
  yield section(line`Since the last scheduled run`, [list(newsOfRun(report))]);
  yield section(line`Waivers that expire soon`, [list(endingSoon(report).map(endingWords))]);
  yield paragraph(
    verdict,
    ...[...teamWords(report), ...disputeLines(report)].map((each) => prose(each)),
    ...(failure === null
      ? []
      : [
          ...failure.details.map((each) => `  ${each}`),
          nextWords(failure),
          moreWords(failure, manual),
        ].map((each) => prose(each))),
  );
}
