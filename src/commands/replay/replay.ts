import { identityKey } from '../../detection/ecosystems.ts';
import type { LoadedExport } from '../../export/loading.ts';
import type { ExportQuery } from '../../export/records.ts';
import type { ExportFilePorts, RunPorts } from '../../gate/ports.ts';
import { type JudgingSources, judgeChange } from '../../gate/run.ts';
import type { Settings } from '../../gate/settings.ts';
import {
  type CollectedQuery,
  createQuery,
  exportReport,
  readOrganisationPolicy,
} from '../../gate/steps.ts';
import type { GitHubApi } from '../../io/github-api.ts';
import type { ListedRepository, RepositoryPage } from '../../io/github-repositories.ts';
import { type FileSource, readOwners } from '../../io/tree.ts';
import type { JudgedDependency } from '../../judging/report.ts';
import { describeError, GateError, onCommandLine } from '../../model/failure.ts';
import type { Failure, Problem } from '../../model/model.ts';
import { version } from '../../model/version.ts';
import { problemEntry, serverEntry } from '../../report/json.ts';
import { type Redactor, redactReport } from '../../report/redact.ts';
import { createTryRead, forEachConcurrent, type Unread } from '../sweep/try-read.ts';
import { type ListedPull, listPulls } from './list-pulls.ts';
import {
  type GivenPolicy,
  type PullPorts,
  type PullReading,
  type ReadPull,
  readPull,
} from './read-pull.ts';
import type { ReplayedPull, ReplayOutcome, ReplayProblem, ReplayReport } from './report.ts';

export interface ReplayPorts
  extends ExportFilePorts,
    Pick<RunPorts, 'openRepository'>,
    Pick<PullPorts, 'openCommits'> {
  readonly api: GitHubApi;
  readonly pages: AsyncIterable<RepositoryPage>;
  /** Returns the number of requests made to GitHub's API so far. */
  readonly requests: () => number;
  readonly redact: Redactor;
}

export interface ReplayOptions {
  /** Null for a single repository. */
  readonly organisation: string | null;
  /** Length of the period that ends now, in milliseconds. Earlier merges are ignored. */
  readonly period: number;
  /** One policy, or two to compare. */
  readonly policies: readonly GivenPolicy[];
  readonly leavesOut: (repository: ListedRepository) => boolean;
  /** Called after each pull request is read. */
  readonly progress: (done: number, total: number) => void;
}

export interface ReplayOutcomes {
  readonly report: ReplayReport;
  readonly save: () => Promise<void>;
}

/** Maximum number of pull requests that are read concurrently. Their file queries are combined. */
const maxOpen = 16;

/**
 * Judges recently merged pull requests as the gate would judge them today. All pull requests are read first,
 * so that a single lookup covers all their dependencies.
 *
 * @throws GateError if the organisation's policy or the list of repositories cannot be read
 */
export async function replay(
  settings: Settings,
  { organisation, period, policies, leavesOut, progress }: ReplayOptions,
  ports: ReplayPorts,
): Promise<ReplayOutcomes> {
  const until = ports.now();
  const since = until - period;
  const { notices } = await readOrganisationPolicy(settings, ports);
  for (const notice of notices) ports.log(notice);
  const tryRead = createTryRead();
  const { api, pages } = ports;
  const listedPulls = await listPulls(pages, { api, leavesOut, since, attempt: tryRead });

  const query = createQuery();
  const readPulls = new Map<ListedPull, ReadPull | Unread>();
  const pullPorts: PullPorts = { ...ports, addQuery: query.add };
  const total = listedPulls.pulls.length;
  await forEachConcurrent(listedPulls.pulls, maxOpen, async (pull) => {
    const result = await tryRead(() => readPull(pull, policies, settings, pullPorts));
    readPulls.set(pull, 'value' in result ? result.value : result);
    progress(readPulls.size, total);
  });

  const { unlisted } = listedPulls;
  const exported = await loadFor(query, settings, ports);
  const owners = createOwnerLookup(ports.openCommits);
  const pulls: ReplayedPull[] = [];
  for (const pull of listedPulls.pulls) {
    const reading = readPulls.get(pull);
    if (reading === undefined) throw new Error('a pull request was not read');
    pulls.push(await judgePull(pull, reading, { ...ports, load: exported.load, owners }));
  }
  const { loaded, failure } = exported;
  const report: ReplayReport = {
    toolVersion: version,
    organisation,
    since,
    until,
    policies: policies.map(({ name }) => ({ name })),
    failure: failure ?? (unlisted === null ? null : onCommandLine(unlisted)),
    export: exportReport(loaded),
    repositories: listedPulls.repositories,
    pulls,
    requests: ports.requests(),
    notices: [...notices, ...owners.faults()],
  };
  return { report, save: loaded?.save ?? (async () => {}) };
}

/**
 * Loads the export once for all pull requests. If loading fails, every call to the returned `load` rejects
 * with the error.
 */
async function loadFor(
  query: CollectedQuery,
  settings: Settings,
  ports: ReplayPorts,
): Promise<{
  readonly loaded: LoadedExport | null;
  readonly failure: Failure | null;
  readonly load: (query: ExportQuery) => Promise<LoadedExport>;
}> {
  try {
    const { loadExport } = await import('../../gate/export.ts');
    const loaded = query.isNeeded() ? await loadExport(settings, query.all(), ports) : null;
    const load = async ({ watched }: ExportQuery): Promise<LoadedExport> => {
      if (loaded === null) throw new Error('no export was loaded');
      return narrowToQuery(loaded, watched);
    };
    return { loaded, failure: null, load };
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    const load = (): Promise<never> => Promise.reject(error);
    return { loaded: null, failure: onCommandLine(error), load };
  }
}

/**
 * Narrows the shared lookup to one query, so that the result excludes names that are similar only to names in
 * other pull requests.
 */
function narrowToQuery(loaded: LoadedExport, watched: ExportQuery['watched']): LoadedExport {
  const { selection } = loaded;
  const keys = new Set(watched.map(identityKey));
  const neighbours = new Map([...selection.neighbours].filter(([key]) => keys.has(key)));
  return { ...loaded, selection: { ...selection, neighbours } };
}

interface JudgingOfPull extends Pick<ReplayPorts, 'now' | 'redact'> {
  readonly load: (query: ExportQuery) => Promise<LoadedExport>;
  readonly owners: Owners;
}

async function judgePull(
  { repository, pull }: ListedPull,
  result: ReadPull | Unread,
  { load, owners, now, redact }: JudgingOfPull,
): Promise<ReplayedPull> {
  const pullHead = {
    repository: `${repository.owner}/${repository.name}`,
    ...{ number: pull.number, url: pull.url, mergedAt: pull.mergedAt },
  };
  if ('reason' in result) return { ...pullHead, ...result, base: null, head: null, outcomes: [] };
  const { base, head, readings } = result;
  const judgedReadings: JudgedReading[] = [];
  for (const reading of readings) {
    judgedReadings.push(await judgeReading(reading.unpack(), { load, now, redact }));
  }
  const files = new Set(
    judgedReadings.flatMap(({ problems }) => problems.flatMap(({ file }) => file ?? [])),
  );
  const ownersByFile = await owners.of(repository, files);
  const outcomes = judgedReadings.map(
    (each): ReplayOutcome => ({
      ...each,
      problems: each.problems.map(
        (problem): ReplayProblem => ({
          ...problem,
          owners: (ownersByFile.get(problem.file ?? '') ?? []).map(redact),
        }),
      ),
    }),
  );
  return { ...pullHead, base, head, status: 'judged', reason: null, outcomes };
}

/** The owners of files in many repositories, according to each repository's current default branch. */
interface Owners {
  /** Returns the owners of each file. Never rejects: if the owners cannot be read, the map is empty. */
  readonly of: (
    repository: ListedPull['repository'],
    files: ReadonlySet<string>,
  ) => Promise<ReadonlyMap<string, readonly string[]>>;
  /** Returns a sentence for each repository in which some owners are unknown. */
  readonly faults: () => readonly string[];
}

function createOwnerLookup(openCommits: PullPorts['openCommits']): Owners {
  const sources = new Map<string, FileSource>();
  const faults = new Map<string, string>();
  return {
    async of(repository, files) {
      const name = `${repository.owner}/${repository.name}`;
      const source =
        sources.get(name) ?? openCommits(repository).commits.commitFiles(repository.head.commit);
      sources.set(name, source);
      try {
        const { owners, fault } = await readOwners(source, files);
        if (fault !== null) faults.set(name, `${name}: ${fault}`);
        return owners;
      } catch (error) {
        faults.set(name, `${name}: the owners of its files are unknown: ${describeError(error)}`);
        return new Map();
      }
    },
    faults: () => [...faults.values()],
  };
}

interface JudgedReading extends Omit<ReplayOutcome, 'problems'> {
  readonly problems: readonly Omit<ReplayProblem, 'owners'>[];
}

async function judgeReading(
  { change, versions }: PullReading,
  {
    load,
    now,
    redact,
  }: Pick<JudgingSources, 'load'> & Pick<RunPorts, 'now'> & { readonly redact: Redactor },
): Promise<JudgedReading> {
  const { report: unredacted } = await judgeChange(
    change,
    { now, log() {}, readHeadCommit: async () => null, folder: '' },
    {
      load,
      proved: async (candidates) =>
        candidates.map((each) => versions[change.candidates.indexOf(each)] ?? each.dependency),
      mustLoad: false,
    },
  );
  const { servers, problems } = redactReport(unredacted, redact);
  return {
    verdict: unredacted.verdict,
    enforcedVerdict: unredacted.enforcedVerdict,
    problems: [
      ...servers
        .filter(({ isCounted }) => isCounted)
        .flatMap((server) => server.problems.map((problem) => createProblemEntry(problem, server))),
      ...problems.map((problem) => createProblemEntry(problem, null)),
    ],
  };
}

const entryOptions = { omits: () => true, purlOf: () => null };

function createProblemEntry(
  problem: Problem,
  server: JudgedDependency | null,
): JudgedReading['problems'][number] {
  const { rule, level, message, advice, file, line, waived, waivedUntil } = problemEntry(
    problem,
    entryOptions,
  );
  const { name, judgedVersion, version, grade } =
    server === null
      ? { name: null, judgedVersion: null, version: null, grade: null }
      : serverEntry(server, entryOptions);
  return {
    ...{ rule, level, message, advice, file, line, waived, waivedUntil },
    ...{ server: name, version: judgedVersion ?? version, grade },
  };
}
