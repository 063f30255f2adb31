import type { Obtained } from '../export/obtain.ts';
import type { Asked } from '../export/source.ts';
import { GateError } from '../failure.ts';
import type { BaseFound } from '../github/base.ts';
import { identityOf } from '../grading/match.ts';
import type { Dependency, Failure, Identity, Report, RunContext } from '../model.ts';
import { lookedWords } from '../report/words.ts';
import type { Settings } from '../settings/settings.ts';
import type { Suggestions } from '../suggestions/suggest.ts';
import { version } from '../version.ts';
import { identityKey } from '../versions/ecosystems.ts';
import { compareWithBase, unknownChanges } from './comparison.ts';
import { findPolicy } from './effective-policy.ts';
import { type Look, lookThrough, prove, rereading } from './inventory.ts';
import { type Circumstances, isListed, judge, noExport, type Subject } from './judge.ts';
import type { World } from './ports.ts';

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
export async function run(settings: Settings, world: World): Promise<Outcome> {
  const found = await world.findBase();
  const inForce = await findPolicy(settings, world, found);
  const { policy } = inForce;
  world.showPolicy(policy);
  const look: Look = {
    folder: world.folder,
    ignorePaths: policy.ignorePaths,
    withCandidates: true,
  };
  const started = world.now();
  const head = await lookThrough(world.head, look);
  world.log(`${lookedWords(head.inventory)} (${world.now() - started} ms)`);
  const compared =
    found.base === null ? unknownChanges : await compareWithBase(head, found.base, look);
  const changes = 'reason' in compared ? unknownChanges : compared;
  const context = contextOf(settings, world, found, 'reason' in compared ? compared.reason : null);
  for (const remark of [...context.remarks, ...inForce.remarks]) world.log(remark);

  const subjectOf = (dependency: Dependency): Subject => {
    const { kind, ...was } = changes.of(dependency);
    const isCounted = context.scope === 'all' || kind !== 'unchanged';
    return { dependency, change: kind, ...was, isCounted };
  };
  const declared = head.inventory.dependencies.map(subjectOf);
  const candidates = head.inventory.candidates.map(subjectOf);
  const circumstances: Circumstances = {
    inForce,
    context,
    files: head.inventory.files.map((file) => ({ file, isTouched: changes.touches(file) })),
    removed: changes.removed,
  };

  let obtained: Obtained | null = null;
  if (needsExport([...declared, ...candidates])) {
    try {
      const { obtainGrades } = await import('./load-export.ts');
      obtained = await obtainGrades(settings, questionsOf(declared, candidates), world);
    } catch (error) {
      if (!(error instanceof GateError)) throw error;
      const report = await judge(declared, null, circumstances, world);
      return {
        report: { ...report, verdict: 'error', failure: plainFailure(error) },
        save: nothingToSave,
        suggest: nothingToSuggest,
      };
    }
  }
  // A name alone makes no server of a library: the export must list it by a typed reference.
  const listed = candidates.filter(({ dependency }) => isListed(dependency, obtained));
  const proved = await prove(
    listed.map(({ dependency }) => dependency),
    head.project,
  );
  const servers = listed.map((subject, index) => ({
    ...subject,
    dependency: proved[index] ?? subject.dependency,
  }));
  const report = await judge([...declared, ...servers], obtained, circumstances, world);
  const suggest = async (): Promise<Suggestions> => {
    const { suggest: find } = await import('../suggestions/suggest.ts');
    return find(report.servers, rereading(head));
  };
  return { report, save: obtained?.save ?? nothingToSave, suggest };
}

/** What is compared with what, and how much the verdict speaks of. */
function contextOf(
  settings: Settings,
  world: World,
  { base, missing }: BaseFound,
  reason: string | null,
): Omit<RunContext, 'head' | 'policy'> {
  const isComparable = base !== null && reason === null;
  const scope = settings.scope !== 'all' && isComparable ? 'changed' : 'all';
  const why = missing ?? reason;
  const remarks = why === null ? [] : [`Everything is judged, for there is no base: ${why}.`];
  return { event: world.event, base: isComparable ? base.commit : null, scope, remarks };
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
function questionsOf(declared: readonly Subject[], candidates: readonly Subject[]): Asked {
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
    run: { event, base: null, head: null, scope: 'all', policy: null, remarks: [] },
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
