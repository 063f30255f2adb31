import type { JudgedDependency, Report } from '../judging/report.ts';
import { changeWords } from './contents/change-words.ts';
import { disputeLines } from './contents/dispute.ts';
import { distinctServers } from './contents/distinct.ts';
import { newsOfRun } from './contents/news-words.ts';
import { reportedProblems, worstFirst, worstServersFirst } from './contents/order.ts';
import { briefItems } from './contents/problem-items.ts';
import { type Block, list, paragraph, type Row, section, table } from './document/block.ts';
import { dash, type Inline, line, nothing, prose, verdictSign } from './document/line.ts';
import { type TerminalOptions, writeText } from './document/write-text.ts';
import { noLinks } from './links.ts';
import {
  endingSoon,
  endingWords,
  moreWords,
  nextWords,
  sentence,
  serverName,
  shownGrade,
  shownScore,
  teamWords,
  verdictWord,
  versionOf,
  wordPlaceOf,
} from './words.ts';

/** A report as text for a terminal: the servers as a table, the problems with what to do, the verdict. */
export function renderCheck(report: Report, terminal: TerminalOptions): string {
  return writeText(blocksOf(report), terminal, line`--json has all of them`);
}

function* blocksOf(report: Report): Generator<Block> {
  const { failure } = report;
  const counted = report.servers.filter(({ isCounted }) => isCounted).sort(worstServersFirst);
  const problems = reportedProblems(counted, report.problems).sort(worstFirst);
  yield table(
    ['Verdict', 'Server', 'Version', 'Grade', 'Score', 'Declared in'],
    distinctServers(counted).flatMap(rowsOf),
  );
  yield list(
    briefItems(
      problems.map(({ problem }) => problem),
      new Set(report.problems),
      noLinks,
    ),
  );
  yield section(line`What the change does`, [list(counted.flatMap(changeLine))]);
  yield section(line`Since the last scheduled run`, [list(newsOfRun(report))]);
  yield section(line`Waivers that expire soon`, [list(endingSoon(report).map(endingWords))]);
  yield paragraph(
    line`${verdictSign(report.verdict)}: ${prose(sentence(report))}`,
    ...[...teamWords(report), ...disputeLines(report)].map((each) => prose(each)),
    ...(failure === null
      ? []
      : [...failure.details.map((each) => `  ${each}`), nextWords(failure), moreWords(failure)].map(
          (each) => prose(each),
        )),
  );
}

/** The row of a server, and below it one for each further place. */
function rowsOf([worst, ...others]: readonly [JudgedDependency, ...JudgedDependency[]]): Row[] {
  const place = wordPlaceOf(worst);
  const further = new Set(others.map(wordPlaceOf));
  const { verdict } = worst;
  const row: Inline[] = [
    verdict === null ? prose(verdictWord(worst).toUpperCase()) : verdictSign(verdict),
    ...[serverName(worst), versionOf(worst), shownGrade(worst), shownScore(worst) ?? dash, place],
  ];
  return [
    row,
    ...[...further]
      .filter((each) => each !== place)
      .map((each) => [nothing, nothing, nothing, nothing, nothing, each]),
  ];
}

function changeLine(server: JudgedDependency): Inline[] {
  const change = changeWords(server);
  return change === null ? [] : [line`${serverName(server)}: ${change}`];
}
