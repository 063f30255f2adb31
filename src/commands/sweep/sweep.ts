import type { LoadedExport } from '../../export/loading.ts';
import type { ExportFilePorts, RunPorts } from '../../gate/ports.ts';
import type { Settings } from '../../gate/settings.ts';
import { createQuery, exportReport, readOrganisationPolicy } from '../../gate/steps.ts';
import type { RepositoryPage } from '../../io/github-repositories.ts';
import { combineVerdicts } from '../../judging/verdict-words.ts';
import { describeError, GateError, plainFailure } from '../../model/failure.ts';
import type { Failure } from '../../model/model.ts';
import { version } from '../../model/version.ts';
import type { Redactor } from '../../report/redact.ts';
import { sweepCounts } from './counts.ts';
import { type Judging, judgeRepository } from './judge-repository.ts';
import { type KeptState, keepState } from './keep-state.ts';
import { type ReadAllOptions, readAllRepositories } from './read-repositories.ts';
import { type RepositoryReading, readRepository, reuseRecord } from './read-repository.ts';
import type { RepositoryVerdict, ShownServer, SweepReport } from './report.ts';
import type { SweepScope } from './state.ts';
import type { StateStore } from './state-store.ts';
import { isWholeRun } from './table-rows.ts';

export interface SweepPorts
  extends ExportFilePorts,
    Pick<RunPorts, 'openRepository'>,
    Pick<RepositoryReading, 'openFiles' | 'reader'> {
  readonly pages: AsyncIterable<RepositoryPage>;
  /** Null if no state is used. */
  readonly state: StateStore | null;
  readonly requests: () => number;
  /** How far this machine's clock is ahead of GitHub's, in milliseconds; null before the first response. */
  readonly ahead: () => number | null;
  readonly redact: Redactor;
}

export interface SweepOptions
  extends Pick<ReadAllOptions, 'leavesOut' | 'hasRoom' | 'progress'>,
    Pick<Judging, 'ownersOf' | 'propertiesOf'>,
    Pick<SweepReport, 'selection'> {
  readonly scope: SweepScope;
  /** The address of GitHub's website, for links; null if unknown. */
  readonly github: string | null;
  /** Start times of the runs that are in the history, in ISO 8601 format; null without a history. */
  readonly written: ReadonlySet<string> | null;
}

/**
 * A sweep's report, and the functions to call afterwards. The state is written last, so that the next run
 * repeats the news if this run is killed or cannot store its report.
 */
export interface SweepOutcome {
  readonly report: SweepReport;
  /**
   * Whether the run's day can be written to the history: the run is complete, and its state, if any, was
   * saved. If so, later runs are compared with this run.
   */
  readonly isRecordable: boolean;
  /**
   * Marks the run as complete in the state. Call it after the reports and the day are written. Resolves to an
   * error message if the state cannot be saved, otherwise to null.
   */
  readonly finish: () => Promise<string | null>;
  /** Saves the export to the cache. */
  readonly save: () => Promise<void>;
}

/**
 * Judges the default branch of each repository against one export, under the repository's policy and the
 * organisation's floors. All repositories are read first, so that a single lookup covers all their
 * dependencies. A repository that cannot be read is reported as an error.
 *
 * @throws GateError if the organisation's policy or the list of repositories cannot be read; `clock-wrong` if
 * this machine's clock differs from GitHub's by more than a day
 */
export async function sweep(
  settings: Settings,
  { scope, github, ownersOf, propertiesOf, selection, written, ...options }: SweepOptions,
  ports: SweepPorts,
): Promise<SweepOutcome> {
  const { reader, openFiles, now, log } = ports;
  const startedAt = now();
  const { floors, notices: policyNotices } = await readOrganisationPolicy(settings, ports);
  // The first response carries GitHub's time, so the clock can be checked before anything is written.
  const pages = startPages(ports.pages);
  await pages.first;
  const clockNotice = checkClock(ports.ahead());
  const notices = [...policyNotices, ...(clockNotice === null ? [] : [clockNotice])];
  for (const notice of notices) log(notice);
  const layers = { given: settings.given, floors, maxAge: settings.maxAge };
  const keptState =
    ports.state === null
      ? null
      : await keepState(ports.state, {
          ...{ scope, startedAt, reader, now, log },
          written: written ?? new Set(),
        });
  const at = keptState?.at ?? startedAt;
  const query = createQuery();
  const reading: RepositoryReading = { openFiles, layers, reader, add: query.add };
  const { repositories, leftOut, unlisted } = await readAllRepositories(pages.all, {
    ...options,
    listed: (repository) => keptState?.listed(repository),
    known: async (each) => reuseRecord(each, keptState?.lastReadState(each) ?? null, reading),
    lastReadBy: (repository) => keptState?.lastReadState(repository)?.run ?? null,
    async read(repository) {
      const record = await readRepository(repository, reading);
      keptState?.keep(repository, record);
      keptState?.saveNowAndThen();
      return record;
    },
  });
  const requests = ports.requests();
  const trySaving = async (saving: Promise<void> | undefined): Promise<string | null> => {
    const unsaved = (await saving?.catch((error: unknown) => describeError(error))) ?? null;
    if (unsaved !== null) log(unsaved);
    return unsaved;
  };
  // Saved now, so that the next run does not read the repositories again if this run fails later.
  let unsaved = await trySaving(keptState?.save());

  let loaded: LoadedExport | null = null;
  let failure: Failure | null = unlisted === null ? null : plainFailure(unlisted);
  let isUndecided = false;
  try {
    if (query.isNeeded()) {
      const { loadExport } = await import('../../gate/export.ts');
      const loadedExport = await loadExport(settings, query.all(), ports);
      await refuseSmaller(loadedExport, keptState);
      loaded = loadedExport;
    }
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    isUndecided = true;
    failure = plainFailure(error);
  }
  const { redact } = ports;
  const judging: Judging = {
    ...{ loaded, isUndecided, layers, now, redact, ownersOf, propertiesOf, memory: keptState },
    at: new Date(at).toISOString(),
  };
  const verdicts: RepositoryVerdict[] = [];
  for (const repository of repositories) verdicts.push(await judgeRepository(repository, judging));
  const sweptRepositories = verdicts.map(({ repository }) => repository);
  const servers = verdicts.flatMap((each): readonly ShownServer[] => each.servers);
  const isWhole = isWholeRun({ failure, repositories: sweptRepositories });
  if (isWhole && written !== null) unsaved = await trySaving(keptState?.prepare());
  const report: SweepReport = {
    toolVersion: version,
    at,
    ...{ organisation: scope.organisation, github },
    verdict:
      failure === null ? combineVerdicts(sweptRepositories.map((each) => each.verdict)) : 'error',
    failure,
    export: exportReport(loaded),
    repositories: sweptRepositories,
    leftOut,
    servers,
    counts: sweepCounts({
      repositories: sweptRepositories,
      leftOut,
      servers,
      lacksGrades: isUndecided,
    }),
    lacksGrades: isUndecided,
    isWithheld: false,
    last: keptState?.lastAt == null ? null : { at: keptState.lastAt },
    removed: keptState?.removedPlaces(isWhole) ?? [],
    trend: [],
    ...{ requests, selection },
    seconds: Math.round((now() - startedAt) / 1000),
    policies: floors.flatMap(({ source, commit }) =>
      commit === null ? [] : [`${source.replace(/@[^@]*$/, '')}@${commit}`],
    ),
    notices: [...notices, ...(keptState?.notices ?? []), ...(unsaved === null ? [] : [unsaved])],
  };
  return {
    report,
    isRecordable: isWhole && unsaved === null,
    finish: async () => (isWhole ? trySaving(keptState?.finish()) : null),
    save: loaded?.save ?? (async () => {}),
  };
}

/**
 * Rejects an export with fewer than half as many servers as the last run's export, because failures of the
 * missing servers would look fixed. The cache makes the same check for downloads, but has less information
 * than the state.
 * @throws GateError `export-shrunken`
 */
async function refuseSmaller(
  { selection: { header }, servers, service }: LoadedExport,
  keptState: KeptState | null,
): Promise<void> {
  if (keptState === null) return;
  const { refuseLoss } = await import('../../export/loading.ts');
  const size = { generatedAt: header.generatedAt, servers: servers ?? header.declaredServers };
  const name = service === null ? 'the file' : `the export service ${new URL(service).host}`;
  if (keptState.lastExport !== null) refuseLoss(size, keptState.lastExport, name);
  keptState.useExport(size);
}

/** Requests the first page immediately. */
function startPages(pages: AsyncIterable<RepositoryPage>): {
  /**
   * Resolves once the first page has arrived or failed, and never rejects. If the page failed, iterating over
   * `all` throws the error.
   */
  readonly first: Promise<unknown>;
  readonly all: AsyncIterable<RepositoryPage>;
} {
  const list = pages[Symbol.asyncIterator]();
  const firstPage = list.next();
  return {
    first: firstPage.catch(() => null),
    all: {
      async *[Symbol.asyncIterator]() {
        for (let next = await firstPage; !next.done; next = await list.next()) yield next.value;
      },
    },
  };
}

/**
 * All times in a state come from the machine's clock, so the clock is compared with the time in GitHub's
 * responses.
 */

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Clock difference to tolerate: responses take time, and some servers cache them. */
const usualMs = 10 * minuteMs;

/**
 * Compares this machine's clock with GitHub's.
 *
 * @param ahead how far this machine's clock is ahead, in milliseconds; null if unknown
 * @returns a notice, as a sentence; null if no notice is needed
 * @throws GateError `clock-wrong` if the clocks differ by more than a day
 */
function checkClock(ahead: number | null): string | null {
  if (ahead === null || Math.abs(ahead) <= usualMs) return null;
  const minutes = Math.round(Math.abs(ahead) / minuteMs);
  const distance = minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
  const message = `This machine's clock is ${distance} ${ahead > 0 ? 'ahead of' : 'behind'} GitHub's`;
  if (Math.abs(ahead) <= dayMs)
    return `${message}, so the times in this report are off by the same amount.`;
  throw new GateError(
    'clock-wrong',
    `${message}. Nothing was judged or written, because otherwise the state would record wrong dates.`,
    "Correct the machine's clock, then run the sweep again.",
  );
}
