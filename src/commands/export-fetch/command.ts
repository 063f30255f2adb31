import { join } from 'node:path';
import { openMirrorFolder } from '../../export/mirror.ts';
import { duration } from '../../gate/settings.ts';
import { byteSize } from '../../model/phrase.ts';
import type { Redactor } from '../../report/redact.ts';
import { logLine } from '../../report/text.ts';
import { type Invocation, UsageError } from '../command-line.ts';
import { givenPreviousKey, previousKeyVariable } from '../credentials.ts';
import { exitStatus } from '../exit-status.ts';
import { exportOptionNames, exportSettings } from '../option-settings.ts';
import { localExportPorts } from '../ports/local-ports.ts';
import { openLog } from '../ports/terminal.ts';
import { fetchExport } from './fetch-export.ts';

/** Writes the day's export into a folder as a mirror. Returns the exit status. */
export async function fetchExportCommand(
  { values }: Invocation,
  redact: Redactor,
): Promise<number> {
  const { out, seal } = values;
  if (out === undefined) throw new UsageError('export fetch needs --out DIR.');
  if (seal === undefined) {
    throw new UsageError('export fetch writes sealed files only: give it --seal.');
  }
  const overlapMs = overlapOf(values.overlap);
  const { log, progress } = openLog(redact);
  const settings = exportSettings(values, exportOptionNames, { previousKey: givenPreviousKey() });
  for (const caution of settings.cautions) log(caution);
  if (overlapMs !== null && settings.previousApiKey === null) {
    log(`--overlap has no effect without a previous key in ${previousKeyVariable}.`);
  }
  const mirror = await fetchExport(
    settings,
    openMirrorFolder(out),
    localExportPorts(log, progress),
    overlapMs,
  );
  const time = new Date(mirror.generatedAt).toISOString();
  const what = `the export of ${time}, sealed in ${byteSize(mirror.size)}: ${join(out, mirror.file)}`;
  const words = mirror.isNew ? `Written: ${what}` : `There is nothing newer than ${what}`;
  process.stdout.write(redact(`${logLine(words)}\n`));
  return exitStatus.pass;
}

function overlapOf(given: string | undefined): number | null {
  if (given === undefined) return null;
  const { data } = duration().safeParse(given);
  if (data === undefined) throw new UsageError(`--overlap is a time such as 24h, not ${given}.`);
  return data;
}
