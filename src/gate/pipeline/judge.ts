import { versionPart } from '../../detection/ecosystems.ts';
import type { LoadedExport } from '../../export/loading.ts';
import { changedServerPart } from '../../judging/changes.ts';
import {
  createBindingLookup,
  type DependencySubject,
  type Evaluation,
  evaluate,
  type FileSubject,
  type Subjects,
  withAcceptedRegistries,
} from '../../judging/evaluation.ts';
import {
  decidingReport,
  identityOf,
  listedMatch,
  matchDependency,
  matchError,
} from '../../judging/grading.ts';
import type { Policy } from '../../judging/policy.ts';
import type { JudgedDependency, Report, RunContext } from '../../judging/report.ts';
import { computeVerdict } from '../../judging/verdict-words.ts';
import type {
  AutoApproval,
  ChangeKind,
  Dependency,
  ExportReport,
  FileReport,
  Match,
  PresetName,
  Previous,
  Selection,
  Verdict,
  Waiver,
} from '../../model/model.ts';
import { version } from '../../model/version.ts';
import type { RunPorts } from '../ports.ts';
import { differentReadings } from './different-readings.ts';
import type { EffectivePolicy } from './effective-policy.ts';

export interface ChangedDependency {
  readonly dependency: Dependency;
  readonly change: ChangeKind;
  /** The dependency in the base; null if the dependency is new or there is no base. */
  readonly before: Dependency | null;
  /** All dependencies in the base that this dependency might replace. */
  readonly replaced: readonly Dependency[];
  readonly difference: Pick<Previous, 'changedParts' | 'edited' | 'obstacles'>;
  /** Whether the dependency affects the verdict. */
  readonly isCounted: boolean;
}

type MatchedDependency = Pick<Previous, 'dependency' | 'match'>;

/** The result of reading the trees, before the export is loaded. */
export interface TreeResult {
  readonly effective: EffectivePolicy;
  readonly context: Omit<RunContext, 'head' | 'policy'>;
  readonly files: readonly FileSubject[];
  readonly removed: readonly Dependency[];
  readonly autoApproved: readonly AutoApproval[];
}

export const noExport: ExportReport = {
  generatedAt: null,
  schemaVersion: null,
  rubricVersion: null,
  source: 'none',
  caution: null,
  service: null,
};
const emptySelection: Selection = {
  header: { schemaVersion: null, rubricVersion: null, generatedAt: 0, declaredServers: null },
  servers: [],
  malformedRecords: new Map(),
  neighbours: new Map(),
  inconsistencies: [],
};

/**
 * Returns whether the export lists a package in a typed reference, or contains a malformed record of the
 * package.
 */
export function isListed(candidate: Dependency, loaded: LoadedExport | null): boolean {
  const selection = loaded?.selection ?? emptySelection;
  const match = matchDependency(candidate, selection);
  const by = listedMatch(match)?.by;
  return by === 'package' || by === 'url' || matchError(match) !== null;
}

/**
 * Matches dependencies against the export, evaluates the rules and returns the report.
 *
 * @param loaded null if the export was not needed or could not be loaded; in that case, only dependencies
 * that no export can list are matched
 */
export async function judge(
  changed: readonly ChangedDependency[],
  loaded: LoadedExport | null,
  { effective, context, files, removed, autoApproved }: TreeResult,
  ports: Pick<RunPorts, 'now' | 'readHeadCommit' | 'folder'>,
): Promise<Report> {
  const { policy, relaxations, origin, edited } = effective;
  const now = ports.now();
  const exported = exportReport(loaded);
  const subjects: Subjects = {
    dependencies: matchAll(changed, loaded, policy),
    files,
    export:
      loaded === null
        ? null
        : {
            ...exported,
            ageMs: now - loaded.selection.header.generatedAt,
            inconsistencies: loaded.selection.inconsistencies,
          },
    relaxations,
    scope: context.scope,
    folder: ports.folder,
    now,
    comingWaivers: comingWaivers(edited),
  };
  const { servers, problems, earlierProblems, waivers, offeredWaivers } = evaluate(
    subjects,
    policy,
  );
  const verdict = verdictOnCounted({ servers, problems });
  const enforcedVerdict =
    policy.values.preset === 'report-only'
      ? verdictOnCounted(evaluate(subjects, withPreset(policy, 'recommended'), false))
      : verdict;
  const shownServers = servers.filter(({ dependency: { role }, match, problems }) => {
    return (
      role !== 'library' || (match !== null && match.kind !== 'unlisted') || problems.length > 0
    );
  });
  const head = shownServers.length > 0 ? await ports.readHeadCommit() : null;
  return {
    toolVersion: version,
    run: {
      ...context,
      head,
      policy: origin,
      notices: [
        ...context.notices,
        ...effective.notices,
        ...(enforcedVerdict === verdict ? [] : [reportOnlyNotice]),
        ...differentReadings(shownServers.map(({ dependency }) => dependency)),
      ],
    },
    verdict,
    enforcedVerdict,
    failure: null,
    policy,
    export: exported,
    servers: shownServers.map(asReported),
    removed,
    autoApproved: autoApproved,
    problems,
    earlierProblems,
    waivers,
    offeredWaivers,
    files: withManifests(
      files.map(({ file }) => file),
      shownServers,
    ),
  };
}

const reportOnlyNotice =
  'The preset is report-only, so no rule fails this run. Under the recommended preset, the run would fail.';

export function withPreset(policy: Policy, preset: PresetName): Policy {
  return { ...policy, values: { ...policy.values, preset } };
}

function verdictOnCounted({
  servers,
  problems,
}: Pick<Evaluation, 'servers' | 'problems'>): Verdict {
  const counted = servers.filter(({ isCounted }) => isCounted);
  return computeVerdict([...counted.flatMap((server) => server.problems), ...problems]);
}

/**
 * Maximum number of waivers to try per change. The limit is needed because the waivers' patterns are
 * untrusted.
 */
const mostComing = 100;

/**
 * Returns the waivers that the change adds or edits. A waiver that has merely moved within the file does not
 * count.
 */
function comingWaivers(edited: EffectivePolicy['edited']): readonly Waiver[] {
  if (edited === null) return [];
  const waiverKey = ({ writtenIn, span, ...waiver }: Waiver): string => JSON.stringify(waiver);
  const waiversBefore = new Set(edited.before.values.waivers.map(waiverKey));
  return edited.after.values.waivers
    .filter((waiver) => !waiversBefore.has(waiverKey(waiver)))
    .slice(0, mostComing);
}

export function matchAll(
  changed: readonly ChangedDependency[],
  loaded: LoadedExport | null,
  policy: Policy,
): DependencySubject[] {
  const boundTo = createBindingLookup(policy);
  const findMatch = (dependency: Dependency): Match | null =>
    loaded === null && identityOf(dependency) !== null
      ? null
      : matchDependency(dependency, loaded?.selection ?? emptySelection, boundTo(dependency));
  const matched = (dependency: Dependency): MatchedDependency => {
    const accepted = withAcceptedRegistries(dependency, policy.values.registries);
    return { dependency: accepted, match: findMatch(accepted) };
  };
  const previousOf = createPreviousLookup(matched);
  const otherFileOf = createOtherFileLookup(changed);
  return changed.map(({ change, isCounted, ...was }) => ({
    ...matched(was.dependency),
    change,
    isCounted,
    previous: previousOf(was),
    ...(change === 'added' && otherFileOf(was.dependency)),
  }));
}

/**
 * Returns a function that finds another file in which the same server was already declared, preferably for
 * the same folder.
 */
function createOtherFileLookup(changed: readonly ChangedDependency[]) {
  const dependencyKey = (dependency: Dependency): string =>
    JSON.stringify([dependency.type, dependency.name, versionPart(dependency).specifier]);
  const standing = Map.groupBy(
    changed.filter(({ change }) => change === 'unchanged' || change === 'changed'),
    ({ dependency }) => dependencyKey(dependency),
  );
  return (dependency: Dependency): { readonly alsoIn?: string } => {
    const { file, folder } = dependency.declaration;
    const others = (standing.get(dependencyKey(dependency)) ?? [])
      .map((each) => each.dependency.declaration)
      .filter((each) => each.file !== file);
    const [first] = [...others.filter((each) => each.folder === folder), ...others];
    return first === undefined ? {} : { alsoIn: first.file };
  };
}

function withManifests(
  files: readonly FileReport[],
  servers: readonly Pick<JudgedDependency, 'dependency'>[],
): FileReport[] {
  const readPaths = new Set(files.map(({ path }) => path));
  const declaringFiles = new Set(servers.map(({ dependency }) => dependency.declaration.file));
  const further = [...declaringFiles].filter((path) => !readPaths.has(path));
  return [
    ...files,
    ...further.map((path): FileReport => ({ path, status: 'read', reason: null, span: null })),
  ];
}

/**
 * Returns a function that finds the former state of a dependency. If the dependency might have replaced any
 * of several servers, the function prefers a graded server. Without this preference, a change could hide the
 * loss of a grade behind an ungraded server.
 */
function createPreviousLookup(
  judged: (dependency: Dependency) => MatchedDependency,
): (subject: Omit<ChangedDependency, 'change' | 'isCounted'>) => Previous | null {
  const graded = new Map<readonly Dependency[], MatchedDependency | null>();
  const isGraded = ({ match }: MatchedDependency): boolean =>
    (decidingReport(match)?.score ?? null) !== null;
  return ({ dependency, before, replaced, difference }) => {
    if (before === null) return null;
    const ownPrevious = { ...judged(before), ...difference };
    const isSame = before.type === dependency.type && before.name === dependency.name;
    if (isGraded(ownPrevious) || isSame) return ownPrevious;
    if (!graded.has(replaced)) graded.set(replaced, replaced.map(judged).find(isGraded) ?? null);
    const other = graded.get(replaced) ?? null;
    return other === null
      ? ownPrevious
      : {
          ...other,
          ...difference,
          changedParts: [changedServerPart(dependency, other.dependency)],
        };
  };
}

/** Returns the report's data about the export behind the verdict; `noExport` if no export was loaded. */
export function exportReport(loaded: LoadedExport | null): ExportReport {
  if (loaded === null) return noExport;
  const { selection, source, caution, change, service } = loaded;
  return { ...selection.header, source, caution, service, ...(change !== undefined && { change }) };
}

/** Returns a judged server without the match data that is needed only for judging. */
function asReported(server: JudgedDependency): JudgedDependency {
  const plain = (match: Match | null): Match | null =>
    match !== null && 'server' in match ? { ...match, scored: [], tiedMatches: [] } : match;
  const { match, previous } = server;
  return {
    ...server,
    match: plain(match),
    previous: previous === null ? null : { ...previous, match: plain(previous.match) },
  };
}
