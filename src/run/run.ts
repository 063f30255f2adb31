import type { LoadedExport } from '../export/load.ts';
import { GateError, plainFailure } from '../failure.ts';
import type { BaseFound } from '../github/base.ts';
import type { Dependency, Failure, Report } from '../model.ts';
import { scanWords } from '../report/words.ts';
import type { Settings } from '../settings/settings.ts';
import type { Suggestions } from '../suggestions/suggest.ts';
import { version } from '../version.ts';
import { changedDependency, isListable, needsExport, queryFor } from './changed-dependencies.ts';
import { type Changes, unknownChanges } from './compare-with-base.ts';
import { findEffectivePolicy } from './effective-policy.ts';
import { firstRunNotices, manualEvent } from './first-run.ts';
import { compareWithGuardedBase } from './guarded-base.ts';
import { prove, rereading, type ScannedTree, type ScanOptions, scanTree } from './inventory.ts';
import { type ChangedDependency, isListed, judge, noExport, type TreeResult } from './judge.ts';
import type { RunPorts } from './ports.ts';
import { judgesManifests, undecidedPackages } from './undecided.ts';
import { openBudget } from './work-budget.ts';

/** The report of a run, and work that the verdict does not wait for. */
export interface Outcome {
  readonly report: Report;
  /** Whether nothing is undecided but changes of packages that are excused where a key cannot be had. */
  readonly isOfPackagesAlone?: boolean;
  readonly save: () => Promise<void>;
  /** Finds changes that would pin failing servers or raise their versions. */
  readonly suggest: () => Promise<Suggestions>;
}

const nothingToSave = async (): Promise<void> => {};
const nothingToSuggest = async (): Promise<Suggestions> => ({ suggestions: [], leftOut: [] });

/**
 * Judges the servers that a tree declares, or those that a change brings: policy → files →
 * declarations → dependencies → changes → export → matches → problems → verdict. If the export cannot
 * be loaded, the verdict of the report is `error`.
 *
 * @throws GateError if the policy cannot be used, or the tree cannot be read
 */
export async function run(settings: Settings, ports: RunPorts): Promise<Outcome> {
  const found = await ports.findBase();
  const effective = await findEffectivePolicy(settings, ports, found);
  ports.showPolicy(effective.policy);
  const options: ScanOptions = {
    folder: ports.folder,
    ignorePaths: effective.policy.values['ignore-paths'],
    registries: effective.policy.values.registries,
    withCandidates: judgesManifests(effective.policy),
    spend: openBudget(),
  };
  const head = await scanHead(ports, options);
  const { bases } = effective.policy.values;
  const { changes, missing } = await changesSince(found, head, bases, options);
  const context = contextOf(settings, ports, found.base, missing, changes.notices);
  for (const notice of [...context.notices, ...effective.notices]) ports.log(notice);

  const { inventory, shown } = head;
  const withChange = (dependency: Dependency): ChangedDependency =>
    changedDependency(dependency, changes, shown, context.scope);
  const declared = inventory.dependencies.map(withChange);
  const candidates = inventory.candidates.map((plain) => ({ plain, ...withChange(plain) }));
  const treeResult: TreeResult = {
    effective,
    context,
    files: inventory.files.map((file) => ({
      file: shown.file(file),
      isTouched: changes.touches(file),
    })),
    removed: shown.dependencies(changes.removed),
  };

  const load = async (): Promise<LoadedExport> => {
    const { loadExport } = await import('./load-export.ts');
    return loadExport(settings, queryFor(declared, candidates, effective.policy), ports);
  };
  let loaded: LoadedExport | null;
  try {
    // If no export can list anything that counts, none is needed, except by a run that tries the service.
    const isNeeded =
      [...declared, ...candidates].some(needsExport) || triesService(settings, ports);
    loaded = isNeeded ? await load() : null;
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    const report = await judge(declared, null, treeResult, ports);
    const failure = plainFailure(error);
    const packages = candidates.filter(needsExport);
    const undecided =
      declared.some(needsExport) || packages.length === 0
        ? null
        : undecidedPackages(packages, effective.policy);
    const details = undecided === null ? [] : [undecided.sentence];
    return {
      report: {
        ...report,
        verdict: 'error',
        enforcedVerdict: 'error',
        failure: { ...failure, details: [...details, ...failure.details] },
      },
      isOfPackagesAlone: undecided?.mayPass ?? false,
      save: nothingToSave,
      suggest: nothingToSuggest,
    };
  }
  const listed = await provedCandidates(candidates, loaded, head);
  const comparison =
    effective.edited === null
      ? { effective, save: loaded?.save ?? nothingToSave }
      : await (await import('./milder-servers.ts')).nameMilderServers(effective, ports, {
          loaded,
          load: [...declared, ...candidates].some(isListable) ? load : null,
          serversOf: async (known) => [
            ...declared,
            ...(await provedCandidates(candidates, known, head)),
          ],
        });
  const proof = firstRunNotices(ports.event, loaded, effective.isGateIntroduced);
  for (const notice of proof) ports.log(notice);
  const compared = {
    ...treeResult,
    effective: comparison.effective,
    context: { ...context, notices: [...proof, ...context.notices] },
  };
  const report = await judge([...declared, ...listed], loaded, compared, ports);
  return {
    report,
    save: comparison.save,
    async suggest() {
      const { findSuggestions } = await import('../suggestions/suggest.ts');
      return findSuggestions(report.servers, rereading(head));
    },
  };
}

async function scanHead(ports: RunPorts, options: ScanOptions): Promise<ScannedTree> {
  const started = ports.now();
  const head = await scanTree(ports.head, options);
  ports.log(`${scanWords(head.inventory)} (${ports.now() - started} ms)`);
  return head;
}

/** What the tree changes; `missing` says why there is no base, and is null if there is one. */
async function changesSince(
  { base, branch, missing }: BaseFound,
  head: ScannedTree,
  bases: readonly string[],
  options: ScanOptions,
): Promise<{ readonly changes: Changes; readonly missing: string | null }> {
  if (base === null) return { changes: unknownChanges, missing };
  const compared = await compareWithGuardedBase(head, { base, branch }, bases, options);
  return 'reason' in compared
    ? { changes: unknownChanges, missing: missing ?? compared.reason }
    : { changes: compared, missing };
}

/** The compared commits, and the scope of the verdict. */
function contextOf(
  settings: Settings,
  ports: RunPorts,
  base: BaseFound['base'],
  missing: string | null,
  ofChanges: Changes['notices'],
): TreeResult['context'] {
  const isComparable = base !== null && missing === null;
  const scope = settings.scope !== 'all' && isComparable ? 'changed' : 'all';
  const notices =
    missing === null
      ? ofChanges
      : [`Everything is judged, because there is no base: ${missing}.`, ...ofChanges];
  return { event: ports.event, base: isComparable ? base.commit : null, scope, notices };
}

/** Whether the run is to show that key and address work. */
function triesService({ 'export-file': exportFile }: Settings, { event }: RunPorts): boolean {
  return event === manualEvent && exportFile === null;
}

/**
 * The candidates that are servers, with the versions that lockfiles prove. A library is not taken for a
 * server because of its name alone: the export must list it by a typed reference.
 *
 * @param candidates each with the dependency as it is inside, `plain`
 */
async function provedCandidates(
  candidates: readonly (ChangedDependency & { readonly plain: Dependency })[],
  loaded: LoadedExport | null,
  { project, shown }: ScannedTree,
): Promise<ChangedDependency[]> {
  const listed = candidates.filter(
    ({ dependency, before }) =>
      isListed(dependency, loaded) || isInPlaceOfListed(dependency, before, loaded),
  );
  const proved = await prove(
    listed.map(({ plain }) => plain),
    project,
  );
  return listed.map(({ plain, ...each }, index) => ({
    ...each,
    dependency: shown.dependency(proved[index] ?? plain),
  }));
}

/** Whether a package that the export does not list stands where one did that it lists, by the same key. */
function isInPlaceOfListed(
  dependency: Dependency,
  before: Dependency | null,
  loaded: LoadedExport | null,
): boolean {
  const isSameKey = before?.declaration.alias === dependency.declaration.alias;
  return before !== null && isSameKey && isListed(before, loaded);
}

/** The report of a run that failed before it could judge anything. */
export function failedReport(failure: Failure, event: string): Report {
  return {
    toolVersion: version,
    run: { event, base: null, head: null, scope: 'all', policy: null, notices: [] },
    verdict: 'error',
    enforcedVerdict: 'error',
    failure: plainFailure(failure),
    policy: null,
    export: noExport,
    servers: [],
    removed: [],
    problems: [],
    earlierProblems: [],
    waivers: [],
    files: [],
  };
}
