import { readSettings } from '../../gate/settings.ts';
import { causeOf, GateError } from '../../model/failure.ts';
import type { Redactor } from '../../report/redact.ts';
import { logLine } from '../../report/text.ts';
import { type Invocation, UsageError } from '../command-line.ts';
import { givenKey, givenStateKeys } from '../credentials.ts';
import { exitStatus } from '../exit-status.ts';
import { localExportPorts } from '../ports/local-ports.ts';
import { openLines, writeOutputs } from '../ports/terminal.ts';
import { fileSlot, stateKeys } from '../sweep/ports/state-files.ts';
import { openState, type SweepState } from '../sweep/state.ts';
import {
  identitiesOfPast,
  type PastPlace,
  pastPlaces,
  regraded,
  wantedPlaces,
} from './past-servers.ts';
import { renderHistory, renderHistoryJson } from './render-history.ts';

/** Says from when to when repositories ran which servers. Returns the exit status. */
export async function sweepHistory(
  { values, outputs }: Invocation,
  redact: Redactor,
): Promise<number> {
  const { 'state-file': file, server = null, grade = null } = values;
  if (file === undefined) throw new UsageError('sweep history needs --state-file FILE.');
  const keys = stateKeys({ file, ...givenStateKeys() }) ?? [];
  const state = await readState(file, keys);
  const { line, progress } = openLines(process.stderr);
  const log = (text: string): void => line(logLine(redact(text)));
  const known = pastPlaces(state);
  const hasExport = values['export-file'] !== undefined || values['base-url'] !== undefined;
  const graded = hasExport ? await withGradesOfToday(known, values, log, progress) : known;
  const places = wantedPlaces(graded, { server, grade });
  await writeOutputs(outputs, (format, options) =>
    redact(
      format === 'json' ? renderHistoryJson(state, places) : renderHistory(state, places, options),
    ),
  );
  return exitStatus.pass;
}

/** Throws GateError `state-unusable` for a file that is not there or cannot be used. */
async function readState(file: string, keys: readonly string[]): Promise<SweepState> {
  const bytes = await fileSlot(file)
    .read()
    .catch((error: unknown) => {
      throw unusable(file, `it cannot be read (${causeOf(error)})`);
    });
  if (bytes === null) throw unusable(file, 'it is not there');
  const opened = openState(keys, bytes, null);
  if ('fault' in opened) throw unusable(file, opened.fault);
  return opened.state;
}

function unusable(file: string, fault: string): GateError {
  return new GateError(
    'state-unusable',
    `The state ${file} cannot be used, because ${fault}.`,
    'Name the file that "sweep --state-file" has written, and set the key that it was sealed with.',
  );
}

async function withGradesOfToday(
  places: readonly PastPlace[],
  values: Invocation['values'],
  log: (line: string) => void,
  progress: Parameters<typeof localExportPorts>[1],
): Promise<readonly PastPlace[]> {
  const inputs = ['export-file', 'base-url', 'timeout'] as const;
  const settings = readSettings(
    {
      ...Object.fromEntries(inputs.map((name) => [name, values[name] ?? ''])),
      'api-key': givenKey(),
    },
    'command line',
  );
  const { loadExport } = await import('../../gate/export.ts');
  const query = { identities: identitiesOfPast(places), watched: [] };
  const loaded = await loadExport(settings, query, localExportPorts(log, progress));
  if (loaded.caution !== null) log(loaded.caution);
  await loaded.save().catch((error: unknown) => log(`Cache: saving failed: ${causeOf(error)}`));
  return regraded(places, loaded.selection);
}
