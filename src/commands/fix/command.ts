import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { join } from 'node:path/posix';
import { type Redactor, redactJson, redactReport } from '../../report/redact.ts';
import { type Invocation, UsageError } from '../command-line.ts';
import { exitStatus } from '../exit-status.ts';
import { commandSettings } from '../option-settings.ts';
import { localPorts, openRepository } from '../ports/local-ports.ts';
import { createTerminalLog, writeOutputs } from '../ports/terminal.ts';
import { fixTree, judgeEdited } from './fix-tree.ts';
import { writeTexts } from './ports/write-texts.ts';
import { type FixOutcome, renderFixes, renderFixesJson } from './render-fix.ts';

/**
 * Shows edits that move the servers in a folder to passing versions, and makes them if `--write` is given.
 * Returns the exit status that a check would return after the edits.
 */
export async function fix(invocation: Invocation, redact: Redactor): Promise<number> {
  const { values, outputs, argument } = invocation;
  if (values['export-file'] === undefined && values['base-url'] === undefined) {
    throw new UsageError(
      'To find versions that pass, fix requires grades: add --export-file FILE or --base-url URL.',
    );
  }
  const { log, progress } = createTerminalLog(redact);
  const settings = commandSettings(values, true);
  for (const caution of settings.cautions) log(caution);
  const repository = await openRepository(invocation, log);
  try {
    const { config = null } = values;
    const ports = localPorts({ base: null, config }, repository, log, progress);
    const fixedTree = await fixTree(settings, ports);
    const isWritten = values.write !== undefined;
    const folder = await realpath(resolve(argument));
    const unwritten = await writeTexts(folder, fixedTree.texts, isWritten);
    const editedTexts = [...fixedTree.texts].flatMap(([file, { after }]) =>
      unwritten.has(file) ? [] : [[join(ports.folder, file), after] as const],
    );
    // Judges skipped files with their original content.
    const { report } =
      unwritten.size === 0
        ? fixedTree
        : await judgeEdited(settings, ports, new Map(isWritten ? [] : editedTexts));
    const outcome: FixOutcome = { ...fixedTree, isWritten, unwritten, report };
    const redacted = { ...outcome, report: redactReport(report, redact) };
    await writeOutputs(outputs, (format, terminal) =>
      format === 'json'
        ? redactJson(renderFixesJson(redacted), redact)
        : redact(renderFixes(redacted, terminal)),
    );
    return exitStatus[report.verdict];
  } finally {
    repository.close();
  }
}
