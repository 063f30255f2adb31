import type { JudgedDependency, Report } from '../judging/report.ts';
import type { Problem } from '../model/model.ts';
import { say, words } from '../model/phrase.ts';
import { changeWords } from './contents/change-words.ts';
import { disputeLines } from './contents/dispute.ts';
import { distinctServers } from './contents/distinct.ts';
import { findingLine } from './contents/evidence.ts';
import { newsOfRun } from './contents/news-words.ts';
import { reportedProblems, worstFirst, worstServersFirst } from './contents/order.ts';
import { table } from './terminal/columns.ts';
import { byFirstWord, page, section, type TerminalOptions } from './terminal/page.ts';
import { wrapped } from './terminal/wrap.ts';
import {
  endingSoon,
  endingWords,
  headline,
  moreWords,
  nextWords,
  plainSentence,
  plural,
  scoreOf,
  serverName,
  shownGrade,
  teamWords,
  verdictWord,
  versionOf,
  wordPlaceOf,
} from './words.ts';

/** A report as text for a terminal: the servers as a table, the problems with what to do, the verdict. */
export function renderCheck(report: Report, terminal: TerminalOptions): string {
  const counted = report.servers.filter(({ isCounted }) => isCounted).sort(worstServersFirst);
  const rows = distinctServers(counted).flatMap(rowsOf);
  const problems = reportedProblems(counted, report.problems)
    .sort(worstFirst)
    .map(({ problem }) => problem);
  const head = ['VERDICT', 'SERVER', 'VERSION', 'GRADE', 'SCORE', 'DECLARED IN'];
  return page(
    [
      ...table(head, rows, terminal.width).map(byFirstWord),
      ...(problems.length === 0 ? [] : ['']),
      ...problemLines(problems, new Set(report.problems)).flatMap((line) =>
        wrapped(line, terminal.width).map(byFirstWord),
      ),
      ...section('What the change does:', counted.flatMap(changeLine)),
      ...section(
        'Since the last scheduled run:',
        newsOfRun(report).map((line) => `  ${plainSentence(line)}`),
      ),
      ...section(
        'Waivers that expire soon:',
        endingSoon(report).map((each) => `  ${plainSentence(endingWords(each))}`),
      ),
      '',
      ...wrapped(headline(report), terminal.width).map(byFirstWord),
      ...[...teamWords(report), ...disputeLines(report)].flatMap((line) =>
        wrapped(line, terminal.width),
      ),
      ...(report.failure === null
        ? []
        : [
            ...report.failure.details.map((detail) => `  ${detail}`),
            nextWords(report.failure),
            moreWords(report.failure),
          ]),
    ],
    terminal.paint,
  );
}

/** The row of a server, and below it one for each further place. */
function rowsOf([worst, ...others]: readonly [
  JudgedDependency,
  ...JudgedDependency[],
]): string[][] {
  const place = wordPlaceOf(worst);
  const further = new Set(others.map(wordPlaceOf));
  return [
    [
      verdictWord(worst).toUpperCase(),
      serverName(worst),
      versionOf(worst),
      shownGrade(worst),
      scoreOf(worst),
      place,
    ],
    ...[...further].filter((each) => each !== place).map((each) => ['', '', '', '', '', each]),
  ];
}

function changeLine(server: JudgedDependency): string[] {
  const change = changeWords(server);
  return change === null ? [] : [`  ${plainSentence(say`${serverName(server)}:`, change)}`];
}

/** Of the findings and the places of a problem only so many are listed. */
const mostListed = 8;

/**
 * Each sentence once, with the findings behind it, and its places where there are several.
 *
 * @param unplaced problems of no server, whose place is in no row of the table
 */
function problemLines(problems: readonly Problem[], unplaced: ReadonlySet<Problem>): string[] {
  return [...Map.groupBy(problems, sentenceOf)].flatMap(([sentence, same]) => {
    const [first] = same;
    const findings = first?.findings ?? [];
    const rest = findings.length - mostListed;
    const isInTable = first === undefined || first.file === null || !unplaced.has(first);
    return [
      sentence,
      ...findings.slice(0, mostListed).map((finding) => `    • ${findingLine(finding, 400)}`),
      ...(rest > 0 ? [`    and ${plural(rest, 'more finding')}; --json has all of them`] : []),
      ...(same.length === 1 && isInTable ? [] : [`    in ${placesOf(same)}`]),
    ];
  });
}

function sentenceOf({ level, rule, message, advice, waived, waivedUntil }: Problem): string {
  return waived === null
    ? `${level} ${rule}: ${plainSentence(message, advice)}`
    : `waived ${rule}: ${plainSentence(message, say`Waived${words(waivedUntil === undefined ? '' : ` until ${waivedUntil}`)}: ${waived}`)}`;
}

function placesOf(problems: readonly Problem[]): string {
  const all = problems.flatMap(({ file, span }) =>
    file === null ? [] : [span === null ? file : `${file}:${span.start.line}`],
  );
  const places = [...new Set(all)];
  const more = places.length > mostListed ? ` and ${places.length - mostListed} more` : '';
  return `${places.slice(0, mostListed).join(', ')}${more}`;
}
