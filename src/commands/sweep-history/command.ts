import { causeOf, GateError } from '../../model/failure.ts';
import type { Redactor } from '../../report/redact.ts';
import { type Invocation, UsageError } from '../command-line.ts';
import { givenStateKeys } from '../credentials.ts';
import { exitStatus } from '../exit-status.ts';
import { exportSettings } from '../option-settings.ts';
import { localExportPorts } from '../ports/local-ports.ts';
import { openLog, writeOutputs } from '../ports/terminal.ts';
import { historyUnusable, readDay, readRuns } from '../sweep/ports/history-files.ts';
import { fileSlot, stateKeys } from '../sweep/ports/state-files.ts';
import { openState, type SweepState } from '../sweep/state.ts';
import { placesOfDays } from './past-days.ts';
import {
  filterOf,
  identitiesOfPast,
  type PastFilter,
  type PastPlace,
  pastPlaces,
  regraded,
  sortedPlaces,
  withLatestGrades,
} from './past-servers.ts';
import { type About, renderHistory, renderHistoryJson } from './render-history.ts';

/** Says from when to when repositories ran which servers. Returns the exit status. */
export async function sweepHistory(
  { values, outputs }: Invocation,
  redact: Redactor,
): Promise<number> {
  const { 'state-file': file, history: folder, grade = null, since = null } = values;
  if ((file === undefined) === (folder === undefined)) {
    throw new UsageError('sweep history needs either --state-file FILE or --history DIR.');
  }
  if (since !== null && !isDay(since)) {
    throw new UsageError(`--since is a day such as 2026-11-20, not ${JSON.stringify(since)}.`);
  }
  const { server = null, repository = null, owner = null, rule = null } = values;
  const filter = { server, repository, owner, rule };
  const { log, progress } = openLog(redact);
  const { places: known, ...about } =
    folder === undefined ? await ofState(file ?? '', filter) : ofTables(folder, filter);
  const hasExport = values['export-file'] !== undefined || values['base-url'] !== undefined;
  const latest = withLatestGrades(known);
  const graded = hasExport ? await withGradesOfToday(latest, values, log, progress) : latest;
  const isWanted = ({ grade: given, gone }: PastPlace): boolean =>
    (grade === null || given?.toLowerCase() === grade.toLowerCase()) &&
    (since === null || gone === null || gone.by.slice(0, 10) >= since);
  const places = sortedPlaces(graded.filter(isWanted));
  await writeOutputs(outputs, (format, options) =>
    redact(
      format === 'json' ? renderHistoryJson(about, places) : renderHistory(about, places, options),
    ),
  );
  return exitStatus.pass;
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

type Past = About & { readonly places: readonly PastPlace[] };

async function ofState(file: string, filter: PastFilter): Promise<Past> {
  const state = await readState(file, stateKeys({ file, ...givenStateKeys() }) ?? []);
  const all = pastPlaces(state).filter(filterOf({ ...filter, owner: null, rule: null }));
  const places = all.filter(filterOf(filter));
  const isUnsure = filter.owner !== null || filter.rule !== null;
  const unknown = isUnsure ? all.filter(({ owners }) => owners === null).length : 0;
  const { organisation, lastAt, isLogCut } = state;
  return { places, organisation, lastAt, isLogCut, unknown };
}

function ofTables(folder: string, filter: PastFilter): Past {
  const runs = readRuns(folder);
  const last = runs.at(-1);
  if (last === undefined) throw historyUnusable(folder, 'it has no day');
  const days = runs.values().map(({ day, at }) => ({ at, places: readDay(folder, day, 'places') }));
  const { organisation } = last.row;
  const places = placesOfDays(days, filter);
  return { places, organisation, lastAt: last.at, isLogCut: false, unknown: 0 };
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
  const settings = exportSettings(values);
  const { loadExport } = await import('../../gate/export.ts');
  const query = { identities: identitiesOfPast(places), watched: [] };
  const loaded = await loadExport(settings, query, localExportPorts(log, progress));
  if (loaded.caution !== null) log(loaded.caution);
  await loaded.save().catch((error: unknown) => log(`Cache: saving failed: ${causeOf(error)}`));
  return regraded(places, loaded.selection);
}
