import {
  type Block,
  fold,
  limits,
  line,
  list,
  paragraph,
  pluralLine,
  prose,
  strong,
} from '../../report/document.ts';
import { verdictTitle } from '../../report/publishing.ts';
import { writeMarkdown } from '../../report/write-html.ts';
import { aboutRun, failureHead, overviewSections, runNotes, sentenceItem } from './blocks.ts';
import { sweepOverview } from './overview.ts';
import type { SweepOverview, SweepReport } from './report.ts';
import { collectSentences, resultWords } from './sweep-messages.ts';

/**
 * Size limit in bytes. GitHub rejects step summaries above 1 MiB, and 1 KiB is reserved for other writers.
 */
const limit = 1024 * 1024 - 1024;

/** Maximum numbers of entries per list, tried in turn until the summary fits. */
const steps = [100, 30, 10].map((most) => ({ detail: 3, most }) as const);

export function renderSweepSummary(report: SweepReport): string {
  const blocks = [...summaryBlocks(report)];
  return writeMarkdown(blocks, { limit, steps });
}

function* summaryBlocks(report: SweepReport): Generator<Block> {
  const overview = sweepOverview(report);
  yield verdictTitle(report.verdict);
  yield paragraph(strong(prose(resultWords(report))));
  yield limits;
  yield* failureHead(report);
  yield runNotes(report, overview);
  if (overview !== null) yield* summarySections(report, overview);
  yield aboutRun(report, overview);
}

function* summarySections(report: SweepReport, overview: SweepOverview): Generator<Block> {
  yield* Object.values(overviewSections(report, overview));
  const sentences = collectSentences(report);
  if (sentences.length === 0) return;
  yield fold(
    line`Rules that fired: ${pluralLine(sentences.length, 'message')}`,
    list(sentences.map(sentenceItem), { one: 'message' }),
  );
}
