import type { LoadedExport } from '../export/load.ts';
import { GateError, plainFailure } from '../failure.ts';
import type { FileSource } from '../files/tree.ts';
import type { ListedRepository, RepositoryPage } from '../github/remote/repositories.ts';
import type { Failure, Verdict } from '../model.ts';
import { severities } from '../policy/verdict.ts';
import type { Redactor } from '../report/redact.ts';
import { needsExport, queryFor } from '../run/changed-dependencies.ts';
import { type CollectedQuery, openQuery } from '../run/collected-query.ts';
import { standingPolicy } from '../run/effective-policy.ts';
import { scanTree } from '../run/inventory.ts';
import { noExport } from '../run/judge.ts';
import { readOrganisationPolicy } from '../run/organisation-policy.ts';
import type { ExportFilePorts, RunPorts } from '../run/ports.ts';
import { openBudget } from '../run/work-budget.ts';
import type { Layers } from '../settings/layers.ts';
import { defaultConfigFile, type Settings } from '../settings/settings.ts';
import { version } from '../version.ts';
import { readCodeOwners } from './code-owners.ts';
import { decodeContents, encodeContents, type RepositoryRecord } from './contents.ts';
import { sweepCounts } from './counts.ts';
import { type Judging, judgeRepository, type RepositoryVerdict, standing } from './judge-all.ts';
import { type ReadAllOptions, readAll } from './read-all.ts';
import type { ShownServer, SweepReport, SweptRepository } from './report.ts';

/** The side effects of a sweep. */
export interface SweepPorts extends ExportFilePorts, Pick<RunPorts, 'openRepository'> {
  readonly pages: AsyncIterable<RepositoryPage>;
  /** Opens the files of a default branch. */
  readonly openFiles: (repository: ListedRepository & { readonly head: object }) => {
    readonly files: FileSource;
    readonly close: () => void;
  };
  /** How many requests were made of GitHub's API. */
  readonly requests: () => number;
  readonly redact: Redactor;
}

/** What is judged, and what the run is called. */
export interface SweepOptions extends Pick<ReadAllOptions, 'leavesOut' | 'hasRoom' | 'progress'> {
  /** Null for a list of repositories. */
  readonly organisation: string | null;
}

/** The report of a sweep, and what comes after it. */
export interface SweepOutcome {
  readonly report: SweepReport;
  readonly save: () => Promise<void>;
}

/**
 * Judges the default branches of many repositories, each by its own policy under the organisation's
 * floors, against one export: all are read first, then everything that they name is looked up at once.
 * What cannot be read is an error of the report.
 *
 * @throws GateError if the organisation's policy or the list of repositories cannot be read
 */
export async function sweep(
  settings: Settings,
  { organisation, ...options }: SweepOptions,
  ports: SweepPorts,
): Promise<SweepOutcome> {
  const { floors, notices } = await readOrganisationPolicy(settings, ports);
  for (const notice of notices) ports.log(notice);
  const layers = { given: settings.given, floors, maxAge: settings.maxAge };
  const query = openQuery();
  const read = (repository: ListedRepository) => readRepository(repository, layers, query, ports);
  const { repositories, leftOut, unlisted } = await readAll(ports.pages, { ...options, read });
  const requests = ports.requests();

  let loaded: LoadedExport | null = null;
  let failure: Failure | null = unlisted === null ? null : plainFailure(unlisted);
  let isUndecided = false;
  try {
    if (query.isNeeded()) {
      const { loadExport } = await import('../run/load-export.ts');
      loaded = await loadExport(settings, query.all(), ports);
    }
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    isUndecided = true;
    failure = plainFailure(error);
  }
  const judging: Judging = { loaded, isUndecided, layers, now: ports.now, redact: ports.redact };
  const judged: RepositoryVerdict[] = [];
  for (const repository of repositories) judged.push(await judgeRepository(repository, judging));
  const swept = judged.map(({ repository }) => repository);
  const servers = judged.flatMap((each): readonly ShownServer[] => each.servers);
  const report: SweepReport = {
    toolVersion: version,
    at: ports.now(),
    organisation,
    verdict: failure === null ? worstOf(swept) : 'error',
    failure,
    export:
      loaded === null
        ? noExport
        : { ...loaded.selection.header, source: loaded.source, caution: loaded.caution },
    repositories: swept,
    leftOut,
    servers,
    counts: sweepCounts({ repositories: swept, leftOut, servers }),
    isWithheld: false,
    last: null,
    gone: [],
    requests,
    notices,
  };
  return { report, save: loaded?.save ?? (async () => {}) };
}

/** What one repository declares, and adds to what is looked up. */
async function readRepository(
  repository: ListedRepository,
  layers: Omit<Layers, 'file'>,
  query: CollectedQuery,
  { openFiles }: SweepPorts,
): Promise<RepositoryRecord> {
  const { head } = repository;
  if (head === null) throw new Error('a repository without commits has no files');
  const { files, close } = openFiles({ ...repository, head });
  try {
    const policyFile = await files.readFile(defaultConfigFile);
    const { policy } = await standingPolicy(policyFile, layers);
    const { inventory } = await scanTree(files, {
      folder: '',
      ignorePaths: policy.values['ignore-paths'],
      withCandidates: false,
      spend: openBudget(),
    });
    const { dependencies, files: reports } = inventory;
    const owners = await readCodeOwners(files, inventory);
    const contents = encodeContents({ policy: policyFile, dependencies, files: reports, owners });
    // Decoded, so that no name holds on to the text of the file that it comes from.
    const judged = standing(decodeContents(contents).dependencies);
    query.add(queryFor(judged, [], policy), judged.some(needsExport));
    return { commit: head.commit.id, contents };
  } finally {
    close();
  }
}

function worstOf(repositories: readonly SweptRepository[]): Verdict {
  return repositories.reduce<Verdict>(
    (worst, { verdict }) => (severities[verdict] > severities[worst] ? verdict : worst),
    'pass',
  );
}
