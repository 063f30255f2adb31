import { compareWithBase, unknownChanges } from './comparison.ts';
import type { Obtained } from './export/obtain.ts';
import type { Asked } from './export/source.ts';
import { GateError } from './failure.ts';
import type { BaseFound } from './github/base.ts';
import { identityOf, matchDependency } from './grading/match.ts';
import { findPolicy, type InForce } from './in-force.ts';
import { type Look, lookThrough, prove, rereading } from './inventory.ts';
import type {
  ChangeKind,
  Dependency,
  ExportReport,
  Failure,
  Identity,
  JudgedDependency,
  Match,
  Previous,
  Report,
  RunContext,
  Selection,
} from './model.ts';
import { openBindings, withAcceptedRegistries } from './policy/bindings.ts';
import { evaluate, type FileFacts } from './policy/evaluate.ts';
import { verdictOf } from './policy/verdict.ts';
import { lookedWords } from './report/words.ts';
import type { Settings } from './settings/settings.ts';
import type { Suggestion } from './suggestions/suggest.ts';
import { version } from './version.ts';
import { identityKey } from './versions/ecosystems.ts';
import type { World } from './world.ts';

/** What a run leaves behind: the report, and work that the verdict does not wait for. */
export interface Outcome {
  readonly report: Report;
  readonly save: () => Promise<void>;
  /** Lines that would pin or raise what fails; found when they are asked for. */
  readonly suggest: () => Promise<readonly Suggestion[]>;
}

/** A dependency with what the change does to it. */
interface Subject {
  readonly dependency: Dependency;
  readonly change: ChangeKind;
  /** What it was in the base. */
  readonly before: Dependency | null;
  /** All that it may have taken the place of. */
  readonly replaced: readonly Dependency[];
  /** Whether the verdict speaks of it. */
  readonly isCounted: boolean;
}

/** Everything that is known before the export is asked for. */
interface Circumstances {
  readonly inForce: InForce;
  readonly context: Omit<RunContext, 'head'>;
  readonly files: readonly FileFacts[];
  readonly removed: readonly Dependency[];
}

const nothingToSave = async (): Promise<void> => {};
const nothingToSuggest = async (): Promise<readonly Suggestion[]> => [];
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
  world.log(
    `${lookedWords(head.inventory, head.tree.sources.length)} (${world.now() - started} ms)`,
  );
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
      const { obtainGrades } = await import('./grades.ts');
      obtained = await obtainGrades(settings, questionsOf(declared, candidates), world);
    } catch (error) {
      if (!(error instanceof GateError)) throw error;
      const report = await conclude(declared, null, circumstances, world);
      return {
        report: { ...report, verdict: 'error', failure: plainFailure(error) },
        save: nothingToSave,
        suggest: nothingToSuggest,
      };
    }
  }
  // A name alone makes no server of a library: the export must list it by a typed reference.
  const selection = obtained?.selection ?? emptySelection;
  const listed = candidates.filter(({ dependency }) => isListed(dependency, selection));
  const proved = await prove(
    listed.map(({ dependency }) => dependency),
    head.project,
  );
  const servers = listed.map((subject, index) => ({
    ...subject,
    dependency: proved[index] ?? subject.dependency,
  }));
  const report = await conclude([...declared, ...servers], obtained, circumstances, world);
  const suggest = async (): Promise<readonly Suggestion[]> => {
    const { suggest: find } = await import('./suggestions/suggest.ts');
    return (await find(report.servers, rereading(head))).suggestions;
  };
  return { report, save: obtained?.save ?? nothingToSave, suggest };
}

/** What is compared with what, and how much the verdict speaks of. */
function contextOf(
  settings: Settings,
  world: World,
  { base, missing }: BaseFound,
  reason: string | null,
): Omit<RunContext, 'head'> {
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

/** Whether the export lists a package by a typed reference. */
function isListed(candidate: Dependency, selection: Selection): boolean {
  const { by, error } = matchDependency(candidate, selection);
  return by === 'package' || by === 'url' || error !== null;
}

/** Matches, evaluates, decides. Without an export only what can stand in none is matched. */
async function conclude(
  subjects: readonly Subject[],
  obtained: Obtained | null,
  { inForce, context, files, removed }: Circumstances,
  world: World,
): Promise<Report> {
  const { policy, loosenings } = inForce;
  const boundTo = openBindings(policy);
  const matchOf = (dependency: Dependency): Match | null =>
    obtained === null && identityOf(dependency) !== null
      ? null
      : matchDependency(dependency, obtained?.selection ?? emptySelection, boundTo(dependency));
  const accepted = (dependency: Dependency): Dependency =>
    withAcceptedRegistries(dependency, policy.registries);
  const previousOf = openPrevious((dependency) => {
    const then = accepted(dependency);
    return { dependency: then, match: matchOf(then) };
  });
  const now = world.now();
  const exported = exportReport(obtained);
  const { servers, problems, earlierProblems, waivers } = evaluate(
    {
      dependencies: subjects.map(({ dependency, change, isCounted, ...was }) => {
        const now = accepted(dependency);
        const previous = previousOf({ dependency, ...was });
        return { dependency: now, change, isCounted, match: matchOf(now), previous };
      }),
      files,
      export:
        obtained === null
          ? null
          : {
              ...exported,
              ageMs: now - obtained.selection.header.generatedAt,
              inconsistencies: obtained.selection.inconsistencies,
            },
      loosenings,
      scope: context.scope,
      now,
    },
    policy,
  );
  const counted = servers.filter(({ isCounted }) => isCounted);
  const head = servers.length > 0 ? await world.readHead() : null;
  return {
    toolVersion: version,
    run: { ...context, head, remarks: [...context.remarks, ...inForce.remarks] },
    verdict: verdictOf([...counted.flatMap((server) => server.problems), ...problems]),
    failure: null,
    policy,
    export: exported,
    servers: servers.map(asReported),
    removed,
    problems,
    earlierProblems,
    waivers,
    files: files.map(({ file }) => file),
  };
}

/**
 * Tells what a dependency was before. Where it came to a place that several have left, it may have
 * taken that of any: one that was graded counts, so that none loses its grade behind another.
 */
function openPrevious(
  judged: (dependency: Dependency) => Previous,
): (subject: Pick<Subject, 'dependency' | 'before' | 'replaced'>) => Previous | null {
  const graded = new Map<readonly Dependency[], Previous | null>();
  const isGraded = ({ match }: Previous): boolean => (match?.report?.score ?? null) !== null;
  return ({ dependency: { type, name }, before, replaced }) => {
    if (before === null) return null;
    const own = judged(before);
    if (isGraded(own) || (before.type === type && before.name === name)) return own;
    if (!graded.has(replaced)) graded.set(replaced, replaced.map(judged).find(isGraded) ?? null);
    return graded.get(replaced) ?? own;
  };
}

function exportReport(obtained: Obtained | null): ExportReport {
  if (obtained === null) return noExport;
  const { selection, source, caution } = obtained;
  return { ...selection.header, source, caution };
}

/** A judged server without what was only there to be weighed: no report shows it. */
function asReported(server: JudgedDependency): JudgedDependency {
  const plain = (match: Match | null): Match | null =>
    match === null ? null : { ...match, scored: [], rivals: [] };
  const { match, previous } = server;
  return {
    ...server,
    match: plain(match),
    previous: previous === null ? null : { ...previous, match: plain(previous.match) },
  };
}

/** Just the data of a failure: an error carries a stack and a cause too. */
function plainFailure({ code, message, remedy, details }: Failure): Failure {
  return { code, message, remedy, details };
}

/** The report of a run that ended before it could judge anything. */
export function failedReport(failure: Failure, event: string): Report {
  return {
    toolVersion: version,
    run: { event, base: null, head: null, scope: 'all', remarks: [] },
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
