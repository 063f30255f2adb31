import type { LoadedExport } from '../export/load.ts';
import type { ExportQuery } from '../export/source.ts';
import { GateError } from '../failure.ts';
import type { BaseFound } from '../github/base.ts';
import { identityOf } from '../grading/match.ts';
import type { Dependency, Failure, Identity, Report, RunContext } from '../model.ts';
import { scanWords } from '../report/words.ts';
import type { Settings } from '../settings/settings.ts';
import type { Suggestions } from '../suggestions/suggest.ts';
import { version } from '../version.ts';
import { identityKey } from '../versions/ecosystems.ts';
import { compareWithBase, unknownChanges } from './comparison.ts';
import { findEffectivePolicy } from './effective-policy.ts';
import { prove, rereading, type ScanOptions, scanTree } from './inventory.ts';
import { type Circumstances, isListed, judge, noExport, type Subject } from './judge.ts';
import type { RunPorts } from './ports.ts';

/** What a run leaves behind: the report, and work that the verdict does not wait for. */
export interface Outcome {
  readonly report: Report;
  readonly save: () => Promise<void>;
  /** Lines that would pin or raise what fails; found when they are asked for. */
  readonly suggest: () => Promise<Suggestions>;
}

const nothingToSave = async (): Promise<void> => {};
const nothingToSuggest = async (): Promise<Suggestions> => ({ suggestions: [], leftOut: [] });

/**
 * Judges the servers that a tree declares, or those that a change brings: policy → files →
 * declarations → dependencies → changes → export → matches → problems → verdict. Trouble with the
 * export ends as a report whose verdict is `error`.
 *
 * @throws GateError where the policy cannot be used, or the tree not be understood
 */
export async function run(settings: Settings, ports: RunPorts): Promise<Outcome> {
  const found = await ports.findBase();
  const effective = await findEffectivePolicy(settings, ports, found);
  const { policy } = effective;
  ports.showPolicy(policy);
  const options: ScanOptions = {
    folder: ports.folder,
    ignorePaths: policy.ignorePaths,
    withCandidates: true,
  };
  const started = ports.now();
  const head = await scanTree(ports.head, options);
  ports.log(`${scanWords(head.inventory)} (${ports.now() - started} ms)`);
  const compared =
    found.base === null ? unknownChanges : await compareWithBase(head, found.base, options);
  const changes = 'reason' in compared ? unknownChanges : compared;
  const context = contextOf(settings, ports, found, 'reason' in compared ? compared.reason : null);
  for (const notice of [...context.notices, ...effective.notices]) ports.log(notice);

  const subjectOf = (dependency: Dependency): Subject => {
    const { kind, ...was } = changes.of(dependency);
    const isCounted = context.scope === 'all' || kind !== 'unchanged';
    return { dependency, change: kind, ...was, isCounted };
  };
  const declared = head.inventory.dependencies.map(subjectOf);
  const candidates = head.inventory.candidates.map(subjectOf);
  const circumstances: Circumstances = {
    effective,
    context,
    files: head.inventory.files.map((file) => ({ file, isTouched: changes.touches(file) })),
    removed: changes.removed,
  };

  let loaded: LoadedExport | null = null;
  if (needsExport([...declared, ...candidates])) {
    try {
      const { loadExport } = await import('./load-export.ts');
      loaded = await loadExport(settings, questionsOf(declared, candidates), ports);
    } catch (error) {
      if (!(error instanceof GateError)) throw error;
      const report = await judge(declared, null, circumstances, ports);
      return {
        report: { ...report, verdict: 'error', failure: plainFailure(error) },
        save: nothingToSave,
        suggest: nothingToSuggest,
      };
    }
  }
  // A name alone makes no server of a library: the export must list it by a typed reference.
  const listed = candidates.filter(({ dependency }) => isListed(dependency, loaded));
  const proved = await prove(
    listed.map(({ dependency }) => dependency),
    head.project,
  );
  const servers = listed.map((subject, index) => ({
    ...subject,
    dependency: proved[index] ?? subject.dependency,
  }));
  const report = await judge([...declared, ...servers], loaded, circumstances, ports);
  const suggest = async (): Promise<Suggestions> => {
    const { suggest: find } = await import('../suggestions/suggest.ts');
    return find(report.servers, rereading(head));
  };
  return { report, save: loaded?.save ?? nothingToSave, suggest };
}

/** What is compared with what, and how much the verdict speaks of. */
function contextOf(
  settings: Settings,
  ports: RunPorts,
  { base, missing }: BaseFound,
  reason: string | null,
): Omit<RunContext, 'head' | 'policy'> {
  const isComparable = base !== null && reason === null;
  const scope = settings.scope !== 'all' && isComparable ? 'changed' : 'all';
  const why = missing ?? reason;
  const notices = why === null ? [] : [`Everything is judged, for there is no base: ${why}.`];
  return { event: ports.event, base: isComparable ? base.commit : null, scope, notices };
}

/** Whether anything that the verdict speaks of, or what it was before, can stand in an export. */
function needsExport(subjects: readonly Subject[]): boolean {
  return subjects.some(
    ({ dependency, before, replaced, isCounted }) =>
      isCounted &&
      [dependency, before, ...replaced].some((each) => each !== null && identityOf(each) !== null),
  );
}

/** Everything is asked for at once, what was there before too: the report shows all. */
function questionsOf(declared: readonly Subject[], candidates: readonly Subject[]): ExportQuery {
  const subjects = [...declared, ...candidates];
  const all = [
    ...subjects.flatMap(({ dependency, before }) =>
      before === null ? [dependency] : [dependency, before],
    ),
    // Many have one list in common.
    ...[...new Set(subjects.map(({ replaced }) => replaced))].flat(),
  ];
  return {
    identities: uniqueIdentities(all),
    watched: uniqueIdentities(declared.map(({ dependency }) => dependency)),
  };
}

function uniqueIdentities(dependencies: readonly Dependency[]): Identity[] {
  const identities = dependencies.flatMap((dependency) => identityOf(dependency) ?? []);
  return [...new Map(identities.map((each) => [identityKey(each), each])).values()];
}

/** Just the data of a failure: an error carries a stack and a cause too. */
function plainFailure({ code, message, remedy, details }: Failure): Failure {
  return { code, message, remedy, details };
}

/** The report of a run that ended before it could judge anything. */
export function failedReport(failure: Failure, event: string): Report {
  return {
    toolVersion: version,
    run: { event, base: null, head: null, scope: 'all', policy: null, notices: [] },
    verdict: 'error',
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
