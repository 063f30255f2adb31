import { refuseEmpty } from '../../export/records.ts';
import type { Redactor } from '../../report/redact.ts';
import { writeText } from '../../report/write-text.ts';
import { type Invocation, policyOptionNames } from '../command-line.ts';
import { readCorpusPolicy } from '../corpus/command-policy.ts';
import type { CorpusFile } from '../corpus/plan.ts';
import { type LocalExport, openLocalExport } from '../ports/local-export.ts';
import { createTerminalLog, writeOutputs } from '../ports/terminal.ts';
import { compareExports } from './compare-exports.ts';
import { type Corpus, readCorpus } from './corpus.ts';
import type { DiffFormat } from './formats.ts';
import { createNames } from './names.ts';
import { withPolicy } from './ports/diff-policy.ts';
import { diffBlocks, renderDiff } from './render-diff.ts';

export async function exportDiff(
  { argument: older, second: newer = '', values, outputs }: Invocation,
  redact: Redactor,
): Promise<number> {
  const { log } = createTerminalLog(redact);
  const hasPolicy = policyOptionNames.some((name) => values[name] !== undefined);
  const policy = hasPolicy ? await readCorpusPolicy(values, log) : null;
  const names = createNames();
  const openExports: LocalExport[] = [];
  const openSource = async (source: string): Promise<CorpusFile> => {
    const file = await openLocalExport(source, values.timeout ?? '', redact);
    openExports.push(file);
    return { open: file.open, origin: { name: source, isFile: true } };
  };
  const readSide = async ({
    open: content,
    origin,
  }: CorpusFile): Promise<readonly [string, Corpus]> => {
    const corpus = await readCorpus(content, origin, names);
    refuseEmpty(corpus.totals, origin);
    return [origin.name, corpus];
  };
  try {
    const [olderFile, newerFile] = [await openSource(older), await openSource(newer)];
    const compared = compareExports(await readSide(olderFile), await readSide(newerFile), names);
    const diff =
      policy === null ? compared : await withPolicy(compared, olderFile, newerFile, policy);
    await writeOutputs(outputs, (format, terminal) =>
      format === 'table'
        ? redact(writeText(diffBlocks(diff), terminal))
        : renderDiff(diff, format as Exclude<DiffFormat, 'table'>, redact),
    );
    return diff.differs ? 1 : 0;
  } finally {
    for (const each of openExports) each.close();
  }
}
