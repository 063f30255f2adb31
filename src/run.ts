import picomatch from 'picomatch';
import { clientFileOf, isClientFolder, longestClientPath } from './declarations/client-files.ts';
import { mayDeclare, readDeclarations } from './declarations/read.ts';
import type { ExportCache } from './export/cache.ts';
import type { DownloadWorld } from './export/client.ts';
import type { StoreDownloadWorld } from './export/download.ts';
import type { ObtainRequest } from './export/entries.ts';
import type { Obtained } from './export/obtain.ts';
import type { Asked } from './export/source.ts';
import type { NewStoreFile } from './export/store-file.ts';
import { GateError } from './failure.ts';
import type { Tree, Wanted } from './files/workspace.ts';
import { identityOf, matchDependency } from './grading/match.ts';
import type {
  Declaration,
  Dependency,
  ExportReport,
  Failure,
  Identity,
  Inventory,
  JudgedDependency,
  Report,
  RunContext,
  Selection,
  Warmed,
} from './model.ts';
import { evaluate, type Facts } from './policy/evaluate.ts';
import { verdictOf } from './policy/verdict.ts';
import { hasManifests, type OpenProject, openProject, settle } from './project/project.ts';
import { plural } from './report/words.ts';
import type { Settings } from './settings/settings.ts';
import { version } from './version.ts';
import { identityKey } from './versions/ecosystems.ts';

/** Everything that a run needs of the world outside; tests and the two entries build their own. */
export interface World extends DownloadWorld {
  /** Reads the wanted files of the judged tree. */
  readonly readTree: (wanted: Wanted) => Promise<Tree>;
  /** Bytes of a local file, from its beginning; throws its system error. */
  readonly readChunks: (path: string) => AsyncIterable<Uint8Array>;
  readonly cache: ExportCache;
  /** Begins a file for the downloaded export. */
  readonly createStore: () => NewStoreFile;
  /** The event that started the run: `pull_request`, `push`, …; `local` on the command line. */
  readonly event: string;
  /** Base and head of the event; asked only where there is something to judge. */
  readonly readCommits: () => Promise<Pick<RunContext, 'base' | 'head'>>;
  /** Operating system and processor, part of the cache key. */
  readonly platform: string;
  /** Why a run may have no API key, and what to do about it. */
  readonly explainMissingKey: () => Promise<Pick<Failure, 'message' | 'remedy'>>;
}

/** What a run leaves behind: the report, and work that the verdict does not wait for. */
export interface Outcome {
  readonly report: Report;
  readonly save: () => Promise<void>;
}

/** Far beyond any corpus: a limit to what a service gone wild can make of a disk. */
const maxExportBytes = 16 * 1024 ** 3;
const longestIdleMs = 60_000;
const longestConnectMs = 15_000;

const nothingToSave = async (): Promise<void> => {};
const noExport: ExportReport = {
  generatedAt: null,
  schemaVersion: null,
  rubricVersion: null,
  source: 'none',
  caution: null,
};
const emptySelection: Selection = {
  header: { schemaVersion: null, rubricVersion: null, generatedAt: 0 },
  servers: [],
  malformedRecords: new Map(),
  neighbours: new Map(),
  inconsistencies: [],
};

/**
 * Judges the servers that a tree declares: files → declarations → dependencies → export → matches →
 * problems → verdict. Trouble with the export ends as a report whose verdict is `error`.
 */
export async function run(settings: Settings, world: World): Promise<Outcome> {
  const { inventory, project } = await lookThrough({ ...settings, withCandidates: true }, world);
  const { dependencies, candidates, files } = inventory;
  const asked: Asked = {
    identities: uniqueIdentities([...dependencies, ...candidates]),
    watched: uniqueIdentities(dependencies),
  };

  let obtained: Obtained | null = null;
  if (asked.identities.length > 0) {
    try {
      obtained = await obtain(settings, asked, world);
    } catch (error) {
      if (!(error instanceof GateError)) throw error;
      const facts = { dependencies: dependencies.map(unjudged), files, export: null };
      const report = await conclude(settings, world, facts, noExport);
      return {
        report: { ...report, verdict: 'error', failure: plainFailure(error) },
        save: nothingToSave,
      };
    }
  }

  const selection = obtained?.selection ?? emptySelection;
  const listed = candidates.filter((candidate) => isListed(candidate, selection));
  const proved = await prove(listed, project);
  const matched = [...dependencies, ...proved].map((dependency) => ({
    dependency,
    match: matchDependency(dependency, selection),
  }));
  const exported =
    obtained === null
      ? noExport
      : { ...selection.header, source: obtained.source, caution: obtained.caution };
  const facts: Facts = {
    dependencies: matched,
    files,
    export:
      obtained === null
        ? null
        : {
            ...exported,
            ageMs: world.now() - selection.header.generatedAt,
            inconsistencies: selection.inconsistencies,
          },
  };
  const report = await conclude(settings, world, facts, exported);
  return { report, save: obtained?.save ?? nothingToSave };
}

/** Whether the export lists a package by a typed reference: a name alone makes no server of a library. */
function isListed(candidate: Dependency, selection: Selection): boolean {
  const { by, error } = matchDependency(candidate, selection);
  return by === 'package' || by === 'url' || error !== null;
}

/** Finds and identifies what the tree declares; needs neither key nor export. */
export async function takeInventory(
  settings: Pick<Settings, 'ignorePaths'> & { readonly withCandidates: boolean },
  world: Pick<World, 'readTree' | 'log' | 'now'>,
): Promise<Inventory> {
  const { inventory, project } = await lookThrough(settings, world);
  return { ...inventory, candidates: await prove(inventory.candidates, project) };
}

/** The inventory whose candidates are not proved yet, and the project's files for doing so. */
async function lookThrough(
  settings: Pick<Settings, 'ignorePaths'> & { readonly withCandidates: boolean },
  world: Pick<World, 'readTree' | 'log' | 'now'>,
): Promise<{ readonly inventory: Inventory; readonly project: OpenProject }> {
  const started = world.now();
  const ignored =
    settings.ignorePaths.length > 0 ? picomatch([...settings.ignorePaths], { dot: true }) : null;
  const tree = await world.readTree({
    client: (path) => clientFileOf(path)?.file.client ?? null,
    matters: (path, text) => text === null || mayDeclare(path, text),
    folder: isClientFolder,
    depth: longestClientPath,
    ignored: (path) => ignored?.(path) ?? false,
  });
  const { declarations, files } = await readDeclarations(tree.sources, tree.read);
  const project = openProject(tree);
  const dependencies = await resolveAll(declarations, project);
  const candidates = settings.withCandidates ? await findCandidates(dependencies, project) : [];
  const disabled = declarations.filter((declaration) => declaration.disabled).length;
  const looked =
    candidates.length > 0 ? `; ${plural(candidates.length, 'package')} of manifests` : '';
  world.log(
    `Declarations: ${declarations.length} in ${plural(tree.sources.length, 'file')}, ${disabled} disabled${looked} (${world.now() - started} ms)`,
  );
  const inventory = { declarations, dependencies, candidates, files: [...files, ...tree.files] };
  return { inventory, project };
}

/** What the declarations launch. The launchers are loaded here, for a tree without any needs none. */
async function resolveAll(
  declarations: readonly Declaration[],
  project: OpenProject,
): Promise<Dependency[]> {
  if (declarations.length === 0) return [];
  const { resolveLaunch } = await import('./launch/resolve.ts');
  return settle(project, (files) =>
    declarations.flatMap((declaration) => resolveLaunch(declaration, files)),
  );
}

async function findCandidates(
  dependencies: readonly Dependency[],
  project: OpenProject,
): Promise<Dependency[]> {
  if (!hasManifests(project.project)) return [];
  const { candidatesOf } = await import('./launch/candidates.ts');
  return settle(project, (files) => candidatesOf(files, dependencies));
}

/** Candidates in the versions that lockfiles prove. */
async function prove(
  candidates: readonly Dependency[],
  project: OpenProject,
): Promise<Dependency[]> {
  if (candidates.length === 0) return [];
  const { proveCandidate } = await import('./launch/candidates.ts');
  return settle(project, (files) =>
    candidates.map((candidate) => proveCandidate(candidate, files)),
  );
}

function uniqueIdentities(dependencies: readonly Dependency[]): Identity[] {
  const identities = dependencies.flatMap((dependency) => identityOf(dependency) ?? []);
  return [...new Map(identities.map((each) => [identityKey(each), each])).values()];
}

async function obtain(settings: Settings, asked: Asked, world: World): Promise<Obtained> {
  const { exportFile } = settings;
  if (exportFile !== null) return readExportFile(exportFile, asked, world);
  // Loaded here, for a run with nothing to judge needs none of it.
  const { obtainExport } = await import('./export/obtain.ts');
  const [request, exportWorld] = await exportService(settings, world);
  return obtainExport(request, asked, exportWorld);
}

/**
 * Fills the cache with the day's export and judges nothing: for scheduled runs on the default branch,
 * whose entries every pull request can read.
 *
 * @throws GateError where the export cannot be had
 */
export async function warm(settings: Settings, world: World): Promise<Warmed> {
  const { warmCache } = await import('./export/obtain.ts');
  const [request, exportWorld] = await exportService(settings, world);
  return warmCache(request, exportWorld);
}

/** How the export service is spoken to. */
async function exportService(
  { apiKey, baseUrl, timeoutMs, policy }: Settings,
  world: World,
): Promise<[ObtainRequest, StoreDownloadWorld]> {
  if (apiKey === null) {
    const { message, remedy } = await world.explainMissingKey();
    throw new GateError('missing-key', message, remedy);
  }
  if (baseUrl === null) throw new Error('the settings have neither base-url nor export-file');
  const request: ObtainRequest = {
    baseUrl,
    apiKey,
    maxAgeMs: policy.maxAgeMs,
    forPullRequest: world.event.startsWith('pull_request'),
    platform: world.platform,
  };
  const download: StoreDownloadWorld['download'] = async (held, receive) => {
    // Loaded here, for most runs find what they need in the cache.
    const { downloadExport } = await import('./export/client.ts');
    return downloadExport(
      {
        baseUrl,
        apiKey,
        timeoutMs,
        idleMs: Math.min(timeoutMs, longestIdleMs),
        connectMs: Math.min(timeoutMs, longestConnectMs),
        maxBytes: maxExportBytes,
        userAgent: `mcp-grade-gate/${version}`,
        held,
      },
      world,
      receive,
    );
  };
  const { now, cache, createStore, log } = world;
  return [request, { now, cache, createStore, log, download }];
}

async function readExportFile(path: string, asked: Asked, world: World): Promise<Obtained> {
  const [{ scanExport }, { selectFromExport }] = await Promise.all([
    import('./export/scan.ts'),
    import('./export/select.ts'),
  ]);
  const started = world.now();
  try {
    const source = scanExport(() => world.readChunks(path), path);
    const selection = await selectFromExport(source, asked);
    world.log(`Export: read from ${path} (${world.now() - started} ms)`);
    return { selection, source: 'file', caution: null, save: nothingToSave };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof GateError || code === undefined) throw error;
    throw new GateError(
      'export-file-unreadable',
      `The export file ${path} cannot be read (${code}).`,
      'Check the input export-file; it is relative to the workspace.',
      { cause: error },
    );
  }
}

function unjudged(dependency: Dependency): Facts['dependencies'][number] {
  return { dependency, match: null };
}

async function conclude(
  { policy }: Settings,
  world: World,
  facts: Facts,
  exported: ExportReport,
): Promise<Report> {
  const { servers, problems } = evaluate(facts, policy);
  const commits = servers.length > 0 ? await world.readCommits() : { base: null, head: null };
  const all = [...servers.flatMap((server) => server.problems), ...problems];
  return {
    toolVersion: version,
    run: { event: world.event, ...commits },
    verdict: verdictOf(all),
    failure: null,
    policy,
    export: exported,
    servers: servers.map(asReported),
    problems,
    files: facts.files,
  };
}

/** A judged server without what was only there to be weighed: no report shows it. */
function asReported(server: JudgedDependency): JudgedDependency {
  const { match } = server;
  return match === null ? server : { ...server, match: { ...match, scored: [], rivals: [] } };
}

/** Just the data of a failure: an error carries a stack and a cause too. */
function plainFailure({ code, message, remedy, details }: Failure): Failure {
  return { code, message, remedy, details };
}

/** The report of a run that ended before it could judge anything. */
export function failedReport(failure: Failure, event: string): Report {
  return {
    toolVersion: version,
    run: { event, base: null, head: null },
    verdict: 'error',
    failure: plainFailure(failure),
    policy: null,
    export: noExport,
    servers: [],
    problems: [],
    files: [],
  };
}
