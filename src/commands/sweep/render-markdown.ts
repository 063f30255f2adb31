import { firstThatFits, heading, joinBlocks, list } from '../../report/html.ts';
import { html } from '../../report/text.ts';
import { plural } from '../../report/words.ts';
import { introduction, overviewSections, sentenceItem } from './blocks.ts';
import { type SweepOverview, sweepOverview } from './overview.ts';
import type { SweepReport } from './report.ts';
import { moreBlocks } from './shortened-blocks.ts';
import { foundSentences, resultWords } from './words.ts';

/** GitHub refuses a step summary above this size as a whole. */
const maxBytes = 1024 * 1024;

/** So many entries of each list are shown: fewer where more do not fit. */
const details = [100, 30, 10, 0] as const;

/** The job summary of a sweep as GitHub-flavoured Markdown, within 1 MiB. */
export function renderSweepSummary(report: SweepReport): string {
  const overview = sweepOverview(report);
  return firstThatFits(details, (most) =>
    joinBlocks(blocksOf(report, overview, most), maxBytes - 1024, Buffer.byteLength),
  );
}

function* blocksOf(
  report: SweepReport,
  overview: SweepOverview | null,
  most: number,
): Generator<string> {
  yield heading(report);
  yield `<p><strong>${html(resultWords(report))}</strong></p>`;
  yield* introduction(report, overview);
  if (overview === null) return;
  for (const { title, blocks } of overviewSections(report, overview, most)) {
    yield* [`<h3>${title}</h3>`, ...blocks];
  }
  yield* sentenceBlocks(report, most);
}

/** What the rules found, behind a line that opens to it. */
function* sentenceBlocks(report: SweepReport, most: number): Generator<string> {
  const all = foundSentences(report);
  const shown = all.slice(0, most);
  if (shown.length === 0) return;
  yield `<details><summary>What the rules found: ${plural(all.length, 'sentence')}</summary>`;
  yield list(shown.map(sentenceItem));
  yield* moreBlocks(all.length - shown.length);
  yield '</details>';
}
