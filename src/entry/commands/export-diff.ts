import { compareExports } from '../../export-diff/compare-exports.ts';
import { type Corpus, readCorpus } from '../../export-diff/corpus.ts';
import type { DiffFormat } from '../../export-diff/formats.ts';
import { createNames } from '../../export-diff/names.ts';
import { renderDiff } from '../../export-diff/render.ts';
import type { Redactor } from '../../report/redact.ts';
import type { Invocation } from '../command-line.ts';
import { openLocalExport } from '../local-export.ts';
import { writeOutputs } from '../terminal.ts';

/**
 * Compares two exports.
 *
 * @returns the exit status: 0 nothing differs, 1 something does
 */
export async function exportDiff(
  { argument: older, second: newer = '', values: { timeout = '' }, outputs }: Invocation,
  redact: Redactor,
): Promise<number> {
  const names = createNames();
  const read = async (source: string): Promise<readonly [string, Corpus]> => {
    const opened = await openLocalExport(source, timeout, redact);
    try {
      const origin = { name: source, isFile: true };
      return [source, await readCorpus(opened.open, origin, names)];
    } finally {
      opened.close();
    }
  };
  const diff = compareExports(await read(older), await read(newer), names);
  await writeOutputs(outputs, (format) => redact(renderDiff(diff, format as DiffFormat)));
  return diff.differs ? 1 : 0;
}
