import type { LoadedExport } from '../../export/loading.ts';
import type { ExportFilePorts, RunPorts } from '../../gate/ports.ts';
import type { Settings } from '../../gate/settings.ts';
import { exportReport, openQuery, readOrganisationPolicy } from '../../gate/steps.ts';
import type { RepositoryPage } from '../../io/github-repositories.ts';
import { worstOf } from '../../judging/words.ts';
import { causeOf, GateError, plainFailure } from '../../model/failure.ts';
import type { Failure } from '../../model/model.ts';
import { version } from '../../model/version.ts';
import type { Redactor } from '../../report/redact.ts';
import { sweepCounts } from './counts.ts';
import { type Judging, judgeRepository } from './judge-all.ts';
import { type KeptState, keepState } from './keep-state.ts';
import { type ReadAllOptions, readAll } from './read-all.ts';
import { knownRecord, type RepositoryReading, readRepository } from './read-one.ts';
import type { RepositoryVerdict, ShownServer, SweepReport } from './report.ts';
import type { SweepScope } from './state.ts';
import type { StateStore } from './state-store.ts';
import { isWholeRun } from './table-rows.ts';

/** The side effects of a sweep. */
export interface SweepPorts
  extends ExportFilePorts,
    Pick<RunPorts, 'openRepository'>,
    Pick<RepositoryReading, 'openFiles' | 'reader'> {
  readonly pages: AsyncIterable<RepositoryPage>;
  /** Where the state is kept; null for nowhere. */
  readonly state: StateStore | null;
  /** How many requests were made of GitHub's API. */
  readonly requests: () => number;
  /** How far this machine's clock is ahead of GitHub's, in milliseconds; null before the first answer. */
  readonly ahead: () => number | null;
  readonly redact: Redactor;
}

/** What is judged, and what the run is called. */
export interface SweepOptions
  extends Pick<ReadAllOptions, 'leavesOut' | 'hasRoom' | 'progress'>,
    Pick<Judging, 'ownersOf' | 'propertiesOf'>,
    Pick<SweepReport, 'selection'> {
  readonly scope: SweepScope;
  /** Where GitHub's pages are, for links; null where that is not known. */
  readonly github: string | null;
  /** When the runs began whose days are in the history, ISO 8601; null without a history. */
  readonly written: ReadonlySet<string> | null;
}

/**
 * The report of a sweep, and what comes after it. The state comes last, so that the news of a run that is
 * killed, or has no room for its report, are told by the next one.
 */
export interface SweepOutcome {
  readonly report: SweepReport;
  /** Whether its day may be written: what a later run compares with is known, or there is no state. */
  readonly isRecordable: boolean;
  /** Ends the run in the state, once its reports and its day are written; says what keeps it from that. */
  readonly finish: () => Promise<string | null>;
  /** Saves the export to the cache. */
  readonly save: () => Promise<void>;
}

/**
 * Judges the default branches of many repositories, each by its own policy under the organisation's
 * floors, against one export: all are read first, then everything that they name is looked up at once.
 * What cannot be read is an error of the report.
 *
 * @throws GateError if the organisation's policy or the list of repositories cannot be read, and
 *   `clock-wrong`
 */
export async function sweep(
  settings: Settings,
  { scope, github, ownersOf, propertiesOf, selection, written, ...options }: SweepOptions,
  ports: SweepPorts,
): Promise<SweepOutcome> {
  const { reader, openFiles, now, log } = ports;
  const startedAt = now();
  const { floors, notices: ofPolicy } = await readOrganisationPolicy(settings, ports);
  // The first answer has GitHub's clock, and nothing is written before that.
  const pages = begun(ports.pages);
  await pages.first;
  const ofClock = checkClock(ports.ahead());
  const notices = [...ofPolicy, ...(ofClock === null ? [] : [ofClock])];
  for (const notice of notices) log(notice);
  const layers = { given: settings.given, floors, maxAge: settings.maxAge };
  const kept =
    ports.state === null
      ? null
      : await keepState(ports.state, {
          ...{ scope, startedAt, reader, now, log },
          written: written ?? new Set(),
        });
  const at = kept?.at ?? startedAt;
  const query = openQuery();
  const reading: RepositoryReading = { openFiles, layers, reader, add: query.add };
  const { repositories, leftOut, unlisted } = await readAll(pages.all, {
    ...options,
    listed: (repository) => kept?.listed(repository),
    known: async (each) => knownRecord(each, kept?.readOf(each) ?? null, reading),
    lastReadBy: (repository) => kept?.readOf(repository)?.run ?? null,
    async read(repository) {
      const record = await readRepository(repository, reading);
      kept?.keep(repository, record);
      kept?.saveNowAndThen();
      return record;
    },
  });
  const requests = ports.requests();
  const unsavedBy = async (saving: Promise<void> | undefined): Promise<string | null> => {
    const unsaved = (await saving?.catch((error: unknown) => causeOf(error))) ?? null;
    if (unsaved !== null) log(unsaved);
    return unsaved;
  };
  // What was read is not read again, whatever happens from here.
  let unsaved = await unsavedBy(kept?.save());

  let loaded: LoadedExport | null = null;
  let failure: Failure | null = unlisted === null ? null : plainFailure(unlisted);
  let isUndecided = false;
  try {
    if (query.isNeeded()) {
      const { loadExport } = await import('../../gate/export.ts');
      const found = await loadExport(settings, query.all(), ports);
      await refuseSmaller(found, kept);
      loaded = found;
    }
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    isUndecided = true;
    failure = plainFailure(error);
  }
  const { redact } = ports;
  const judging: Judging = {
    ...{ loaded, isUndecided, layers, now, redact, ownersOf, propertiesOf, memory: kept },
    at: new Date(at).toISOString(),
  };
  const judged: RepositoryVerdict[] = [];
  for (const repository of repositories) judged.push(await judgeRepository(repository, judging));
  const swept = judged.map(({ repository }) => repository);
  const servers = judged.flatMap((each): readonly ShownServer[] => each.servers);
  const isWhole = isWholeRun({ failure, repositories: swept });
  if (isWhole && written !== null) unsaved = await unsavedBy(kept?.prepare());
  const report: SweepReport = {
    toolVersion: version,
    at,
    ...{ organisation: scope.organisation, github },
    verdict: failure === null ? worstOf(swept.map((each) => each.verdict)) : 'error',
    failure,
    export: exportReport(loaded),
    repositories: swept,
    leftOut,
    servers,
    counts: sweepCounts({ repositories: swept, leftOut, servers, lacksGrades: isUndecided }),
    lacksGrades: isUndecided,
    isWithheld: false,
    last: kept?.lastAt == null ? null : { at: kept.lastAt },
    gone: kept?.gone(isWhole) ?? [],
    trend: [],
    ...{ requests, selection },
    seconds: Math.round((now() - startedAt) / 1000),
    policies: floors.flatMap(({ source, commit }) =>
      commit === null ? [] : [`${source.replace(/@[^@]*$/, '')}@${commit}`],
    ),
    notices: [...notices, ...(kept?.notices ?? []), ...(unsaved === null ? [] : [unsaved])],
  };
  return {
    report,
    isRecordable: isWhole && unsaved === null,
    finish: async () => (isWhole ? unsavedBy(kept?.finish()) : null),
    save: loaded?.save ?? (async () => {}),
  };
}

/**
 * Refuses an export that lost more than half of the servers of the last run's: what fails by it would look
 * fixed. The cache does the same for downloads, and knows less than the state.
 *
 * @throws GateError `export-shrunken`
 */
async function refuseSmaller(
  { selection: { header }, servers, service }: LoadedExport,
  kept: KeptState | null,
): Promise<void> {
  if (kept === null) return;
  const { refuseLoss } = await import('../../export/loading.ts');
  const size = { generatedAt: header.generatedAt, servers: servers ?? header.declaredServers };
  const name = service === null ? 'the file' : `the export service ${new URL(service).host}`;
  if (kept.lastExport !== null) refuseLoss(size, kept.lastExport, name);
  kept.useExport(size);
}

/** Pages of which the first is requested at once. */
function begun(pages: AsyncIterable<RepositoryPage>): {
  /** Ends once it is there, or cannot be had: who takes the pages meets the error. */
  readonly first: Promise<unknown>;
  readonly all: AsyncIterable<RepositoryPage>;
} {
  const list = pages[Symbol.asyncIterator]();
  const first = list.next();
  return {
    first: first.catch(() => null),
    all: {
      async *[Symbol.asyncIterator]() {
        for (let next = await first; !next.done; next = await list.next()) yield next.value;
      },
    },
  };
}

/*
 * Everything that a state says of time depends on the clock of the machine, and GitHub's answers show
 * another one.
 */

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** So far two clocks may be apart: answers take time, and some servers cache them. */
const usualMs = 10 * minuteMs;

/**
 * Compares the clock of this machine with GitHub's.
 *
 * @param ahead how far it is ahead, in milliseconds; null if that is not known
 * @returns what is to be known of it, in a sentence; null for nothing
 * @throws GateError `clock-wrong` if they are more than a day apart
 */
function checkClock(ahead: number | null): string | null {
  if (ahead === null || Math.abs(ahead) <= usualMs) return null;
  const minutes = Math.round(Math.abs(ahead) / minuteMs);
  const far = minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
  const words = `The clock of this machine is ${far} ${ahead > 0 ? 'ahead of' : 'behind'} GitHub's`;
  if (Math.abs(ahead) <= dayMs) return `${words}, so times in this report are that far off.`;
  throw new GateError(
    'clock-wrong',
    `${words}. Nothing was judged or written, because dates that are so wrong would stay in the state.`,
    'Set the clock of the machine, then run the sweep again.',
  );
}
