import picomatch from 'picomatch';
import { clientFileOf, isClientFolder, longestClientPath } from './declarations/client-files.ts';
import { mayDeclare, readDeclarations } from './declarations/read.ts';
import type { Obtained } from './export/obtain.ts';
import type { Asked } from './export/source.ts';
import { GateError } from './failure.ts';
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
  Selection,
} from './model.ts';
import { evaluate, type Facts } from './policy/evaluate.ts';
import { verdictOf } from './policy/verdict.ts';
import { hasManifests, type OpenProject, openProject, settle } from './project/project.ts';
import { plural } from './report/words.ts';
import type { Settings } from './settings/settings.ts';
import { version } from './version.ts';
import { identityKey } from './versions/ecosystems.ts';
import type { World } from './world.ts';

/** What a run leaves behind: the report, and work that the verdict does not wait for. */
export interface Outcome {
  readonly report: Report;
  readonly save: () => Promise<void>;
}

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
      const { obtainGrades } = await import('./grades.ts');
      obtained = await obtainGrades(settings, asked, world);
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
