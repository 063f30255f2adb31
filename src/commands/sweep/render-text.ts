import {
  type Block,
  counted,
  type Inline,
  line,
  list,
  own,
  paragraph,
  prose,
  section,
  verdictSign,
} from '../../report/document.ts';
import { failureLines } from '../../report/words.ts';
import { type TerminalOptions, writeText } from '../../report/write-text.ts';
import { overviewSections, sentenceItem, sweptServers, unreadList } from './blocks.ts';
import { sweepOverview } from './overview.ts';
import type { SweepReport } from './report.ts';
import {
  commonDayWords,
  foundSentences,
  leftOutWords,
  resultWords,
  withheldWords,
} from './words.ts';

/** Of each list only so many are shown: the JSON report has all. */
const [mostServers, mostSentences, mostFew] = [100, 50, 20];

/** A sweep as text: the servers, what is wrong with them, what to do and who has to, the verdict. */
export function renderSweep(report: SweepReport, terminal: TerminalOptions): string {
  return writeText(blocksOf(report), terminal, line`--json has all of them`);
}

function* blocksOf(report: SweepReport): Generator<Block> {
  const overview = sweepOverview(report);
  yield sweptServers(report, mostServers, false);
  yield section(line`What the rules found`, [
    list(foundSentences(report).map(sentenceItem), { most: mostSentences, one: 'sentence' }),
  ]);
  if (overview === null) yield paragraph(...withheldWords.map((each) => own(each)));
  else {
    const shown = overviewSections(report, overview, mostFew);
    yield* [shown.edits, shown.decisions, shown.exposure, shown.teams, shown.waivers, shown.new];
  }
  yield section(line`Not read`, [unreadList(report, mostSentences)]);
  yield paragraph(...verdictLines(report));
}

function verdictLines(report: SweepReport): Inline[] {
  const { failure, counts, requests } = report;
  const leftOut = leftOutWords(report);
  const asOf = commonDayWords(report);
  return [
    line`${verdictSign(report.verdict)}: ${prose(resultWords(report))}`,
    ...[
      ...(leftOut === null ? [] : [leftOut]),
      ...(failure === null ? [] : failureLines(failure)),
      ...(asOf === null ? [] : [asOf]),
    ].map((each) => prose(each)),
    ...(counts.notReadYet === 0 ? [] : [line`Run the sweep again to judge what was not read yet.`]),
    line`${counted(requests, 'request')} to GitHub's API. Dependencies of package manifests are not judged.`,
  ];
}
