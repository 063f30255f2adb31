import {
  type Block,
  type Inline,
  line,
  list,
  ownText,
  paragraph,
  pluralLine,
  prose,
  section,
  verdictSign,
} from '../../report/document.ts';
import { failureLines } from '../../report/report-messages.ts';
import { jsonHint, type TerminalOptions, writeText } from '../../report/write-text.ts';
import { overviewSections, sentenceItem, sweptServers, unreadList } from './blocks.ts';
import { sweepOverview } from './overview.ts';
import type { SweepReport } from './report.ts';
import {
  collectSentences,
  commonDayWords,
  leftOutWords,
  resultWords,
  withheldWords,
} from './sweep-messages.ts';

const [mostServers, mostSentences, mostFew] = [100, 50, 20];

export function renderSweep(report: SweepReport, terminal: TerminalOptions): string {
  return writeText(sweepBlocks(report), terminal, jsonHint);
}

function* sweepBlocks(report: SweepReport): Generator<Block> {
  const overview = sweepOverview(report);
  yield sweptServers(report, mostServers, false);
  yield section(line`Rules that fired`, [
    list(collectSentences(report).map(sentenceItem), { most: mostSentences, one: 'message' }),
  ]);
  if (overview === null) yield paragraph(...withheldWords.map((each) => ownText(each)));
  else {
    const sections = overviewSections(report, overview, mostFew);
    yield* [
      sections.edits,
      sections.decisions,
      sections.exposure,
      sections.teams,
      sections.waivers,
      sections.new,
    ];
  }
  yield section(line`Not read`, [unreadList(report, mostSentences)]);
  yield paragraph(...verdictLines(report));
}

function verdictLines(report: SweepReport): Inline[] {
  const { failure, counts, requests } = report;
  const leftOutSentence = leftOutWords(report);
  const dateSentence = commonDayWords(report);
  return [
    line`${verdictSign(report.verdict)}: ${prose(resultWords(report))}`,
    ...[
      ...(leftOutSentence === null ? [] : [leftOutSentence]),
      ...(failure === null ? [] : failureLines(failure)),
      ...(dateSentence === null ? [] : [dateSentence]),
    ].map((each) => prose(each)),
    ...(counts.notReadYet === 0
      ? []
      : [line`To judge the repositories that were not read yet, run the sweep again.`]),
    line`${pluralLine(requests, 'request')} to GitHub's API. Dependencies in package manifests are not judged.`,
  ];
}
