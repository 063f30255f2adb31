import type { LoadedExport } from '../export/loading.ts';
import type { ExportQuery } from '../export/records.ts';
import type { Report } from '../judging/report.ts';
import type { Suggestions } from '../judging/suggestions.ts';
import { GateError, onCommandLine, plainFailure } from '../model/failure.ts';
import type { Attribution, Dependency, Failure } from '../model/model.ts';
import { version } from '../model/version.ts';
import { buildQuery, isListable, needsExport } from './pipeline/changed-dependencies.ts';
import { firstRunNotices, manualEvent } from './pipeline/first-run.ts';
import { createRereading } from './pipeline/inventory.ts';
import { type ChangedDependency, isListed, judge, noExport } from './pipeline/judge.ts';
import {
  type Candidate,
  type ProveVersions,
  type ReadChange,
  readChange,
} from './pipeline/read-change.ts';
import { undecidedPackages } from './pipeline/undecided.ts';
import type { RunPorts } from './ports.ts';
import type { Settings } from './settings/settings.ts';

/** The report of a run, and follow-up work that does not affect the verdict. */
export interface Outcome {
  readonly report: Report;
  /** Whether all undecided changes are package changes that are excused if no key is available. */
  readonly isOfPackagesAlone?: boolean;
  readonly save: () => Promise<void>;
  /** Finds changes that would pin failing servers or raise their versions. */
  readonly suggest: () => Promise<Suggestions>;
}

const nothingToSave = async (): Promise<void> => {};
const nothingToSuggest = async (): Promise<Suggestions> => ({ suggestions: [], leftOut: [] });

/**
 * Judges the servers that a tree declares, or only those that a change adds or edits. The steps run in this
 * order: policy → files → declarations → dependencies → changes → export → matches → problems → verdict. If
 * the export cannot be loaded, the report's verdict is `error`.
 *
 * @throws GateError if the policy is unusable or the tree cannot be read
 */
export async function run(settings: Settings, ports: RunPorts): Promise<Outcome> {
  const { change, head, proved } = await readChange(settings, ports);
  const outcome = await judgeChange(change, ports, {
    load: async (query) => {
      const { loadExport } = await import('./pipeline/load-export.ts');
      return loadExport(settings, query, ports);
    },
    proved,
    mustLoad: triesService(settings, ports),
  });
  if (outcome.report.failure !== null) return { ...outcome, suggest: nothingToSuggest };
  return {
    ...outcome,
    async suggest() {
      const { findSuggestions } = await import('../judging/suggestions.ts');
      return findSuggestions(outcome.report.servers, createRereading(head));
    },
  };
}

export interface JudgingSources {
  readonly load: (query: ExportQuery) => Promise<LoadedExport>;
  readonly proved: ProveVersions;
  /** Whether to load the export even if no server needs it. */
  readonly mustLoad: boolean;
}

/**
 * Judges a change whose files have been read. If the export cannot be loaded, the report's verdict is
 * `error`.
 */
export async function judgeChange(
  { declared, candidates, tree }: ReadChange,
  ports: Pick<RunPorts, 'now' | 'log' | 'readHeadCommit' | 'folder'>,
  { load, proved, mustLoad }: JudgingSources,
): Promise<Omit<Outcome, 'suggest'>> {
  const { effective, context } = tree;
  const loadAll = (): Promise<LoadedExport> =>
    load(buildQuery(declared, candidates, effective.policy));
  let loaded: LoadedExport | null;
  try {
    // If no export can list a server that affects the verdict, the export is loaded only to test the service.
    const isNeeded = [...declared, ...candidates].some(needsExport) || mustLoad;
    loaded = isNeeded ? await loadAll() : null;
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    const report = await judge(declared, null, tree, ports);
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
    };
  }
  const listed = await provedCandidates(candidates, loaded, proved);
  const comparison =
    effective.edited === null
      ? { effective, save: loaded?.save ?? nothingToSave }
      : await (await import('./pipeline/judge-edits.ts')).judgeEdits(effective, ports, {
          loaded,
          load: [...declared, ...candidates].some(isListable) ? loadAll : null,
          loadServers: async (known) => [
            ...declared,
            ...(await provedCandidates(candidates, known, proved)),
          ],
        });
  const proof = firstRunNotices(context.event, loaded, effective.isGateIntroduced);
  for (const notice of proof) ports.log(notice);
  const compared = {
    ...tree,
    effective: comparison.effective,
    context: { ...context, notices: [...proof, ...context.notices] },
  };
  const report = await judge([...declared, ...listed], loaded, compared, ports);
  return { report, save: comparison.save };
}

/** Returns whether the run tests the API key and the service's address. */
const triesService = ({ 'export-file': exportFile }: Settings, { event }: RunPorts): boolean =>
  event === manualEvent && exportFile === null;

/**
 * Returns the candidates that are servers, with the versions that lockfiles prove. A matching name does not
 * make a library a server: the export must list the package in a typed reference.
 */
async function provedCandidates(
  candidates: readonly Candidate[],
  loaded: LoadedExport | null,
  proved: ProveVersions,
): Promise<ChangedDependency[]> {
  const listed = candidates.filter(
    ({ dependency, before }) =>
      isListed(dependency, loaded) || replacesListed(dependency, before, loaded),
  );
  const versions = await proved(listed);
  return listed.map(({ plain, ...each }, index) => ({
    ...each,
    dependency: versions[index] ?? each.dependency,
  }));
}

/** Reports whether a package replaced one that the export lists and that was declared under the same key. */
function replacesListed(
  dependency: Dependency,
  before: Dependency | null,
  loaded: LoadedExport | null,
): boolean {
  const isSameKey = before?.declaration.alias === dependency.declaration.alias;
  return before !== null && isSameKey && isListed(before, loaded);
}

export function failedOutcome(failure: Failure, event: string): Outcome {
  const report: Report = {
    toolVersion: version,
    run: { event, base: null, head: null, scope: 'all', policy: null, notices: [] },
    verdict: 'error',
    enforcedVerdict: 'error',
    failure: plainFailure(failure),
    policy: null,
    export: noExport,
    servers: [],
    removed: [],
    autoApproved: [],
    problems: [],
    earlierProblems: [],
    waivers: [],
    files: [],
  };
  return { report, save: nothingToSave, suggest: nothingToSuggest };
}

/**
 * Adds an attribution, which states who must act, to an outcome's failure. Returns an outcome without a
 * failure unchanged.
 */
export async function withAttribution(
  outcome: Outcome,
  attribute: (failure: Failure) => Promise<Attribution>,
): Promise<Outcome> {
  const { report } = outcome;
  const { failure } = report;
  if (failure === null) return outcome;
  const blame = await attribute(failure);
  const shownFailure = blame.subject === 'files' ? onCommandLine(failure) : failure;
  return { ...outcome, report: { ...report, failure: { ...shownFailure, blame } } };
}
