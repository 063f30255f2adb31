import { isPinned } from '../../detection/ecosystems.ts';
import type { LoadedExport } from '../../export/loading.ts';
import type { Layers } from '../../gate/settings.ts';
import {
  type ChangedDependency,
  changedDependency,
  createShownPaths,
  judge,
  unknownChanges,
} from '../../gate/steps.ts';
import type { ListedRepository } from '../../io/github-repositories.ts';
import type { Policy } from '../../judging/policy.ts';
import type { JudgedDependency, Report } from '../../judging/report.ts';
import { describeError } from '../../model/failure.ts';
import type { Dependency, Problem, WaiverReport } from '../../model/model.ts';
import { problemEntry, serverEntry, serverKey, waiverEntry } from '../../report/json.ts';
import { type Redactor, redactReport } from '../../report/redact.ts';
import { gradeText, scoreOrNull, serverName, versionText } from '../../report/report-messages.ts';
import { decodeContents } from './contents.ts';
import { type FoundRepository, withLastKnown } from './last-known.ts';
import type { Memory } from './memory.ts';
import { readOwnPolicy } from './own-policy.ts';
import { type ReadRepository, repositoryFullName } from './read-repositories.ts';
import type {
  RepositoryVerdict,
  ShownServer,
  SweptProblem,
  SweptRepository,
  SweptServer,
  SweptWaiver,
} from './report.ts';

export interface Judging {
  /** Null if the export was not needed or could not be loaded. */
  readonly loaded: LoadedExport | null;
  /** Whether the export could not be loaded. */
  readonly isUndecided: boolean;
  readonly layers: Omit<Layers, 'file'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly redact: Redactor;
  /** Returns the owners from a repository's custom property, for files without an owner in CODEOWNERS. */
  readonly ownersOf: (repository: ListedRepository) => readonly string[];
  readonly propertiesOf: (repository: ListedRepository) => SweptRepository['customProperties'];
  /** Null if there is no state. */
  readonly memory: Pick<
    Memory,
    'lastAt' | 'historyOf' | 'lastPolicy' | 'shownOf' | 'keepShown'
  > | null;
  /** Start of the run, in ISO 8601 format. */
  readonly at: string;
}

/** Marks every dependency as changed, because a sweep has no base to compare the default branch with. */
export function asChangedDependencies(dependencies: readonly Dependency[]): ChangedDependency[] {
  const shown = createShownPaths('');
  return dependencies.map((each) => changedDependency(each, unknownChanges, shown, 'all'));
}

/**
 * Judges one repository under its policy and the floors. An unreadable repository is treated as an error and
 * keeps its result from the last complete run.
 */
export async function judgeRepository(
  read: ReadRepository,
  judging: Judging,
): Promise<RepositoryVerdict> {
  const { memory, at, isUndecided } = judging;
  const foundRepository = await judgeOrExplain(read, judging);
  const last = memory?.shownOf(read.repository) ?? null;
  const repositoryVerdict = withLastKnown(foundRepository, last, {
    ...{ at, lacksGrades: isUndecided },
    common: isUndecided ? (memory?.lastAt?.slice(0, 10) ?? null) : null,
  });
  memory?.keepShown(read.repository, { at, ...repositoryVerdict });
  return repositoryVerdict;
}

async function judgeOrExplain(read: ReadRepository, judging: Judging): Promise<FoundRepository> {
  const about = describeRepository(read, judging.propertiesOf);
  if ('record' in read) {
    try {
      return await judgeRecord(read, about, judging);
    } catch (error) {
      // An error in one repository must not stop the sweep.
      return notRead(about, describeError(error));
    }
  }
  const { repository, status, reason } = read;
  if (status === 'empty' && !('hidden' in repository)) {
    judging.memory?.historyOf(repository, null, null, noFiles, null);
  }
  const verdict = status === 'empty' ? 'pass' : 'error';
  return notRead(about, reason, { status, verdict });
}

const noFiles: ReadonlySet<string> = new Set();

type OwnerFields = Pick<SweptServer, 'owners' | 'ownersFrom'>;

type RepositoryFacts = Pick<
  SweptRepository,
  'name' | 'id' | 'customProperties' | 'branch' | 'visibility' | 'pushedAt'
>;

function describeRepository(
  read: ReadRepository,
  propertiesOf: Judging['propertiesOf'],
): RepositoryFacts {
  const { repository } = read;
  const name = repositoryFullName(read);
  if ('hidden' in repository) {
    const unknown = { id: null, branch: null, visibility: null, pushedAt: null };
    return { name, ...unknown, customProperties: {} };
  }
  const { nodeId: id, visibility, pushedAt, head } = repository;
  const branch = head?.branch ?? null;
  const customProperties = propertiesOf(repository);
  return { name, id, customProperties, branch, visibility, pushedAt };
}

function notRead(
  about: RepositoryFacts,
  reason: string | null,
  { status, verdict }: Pick<SweptRepository, 'status' | 'verdict'> = {
    ...{ status: 'not-read', verdict: 'error' },
  },
): FoundRepository {
  const emptyResult = { commit: null, problems: [], waivers: [], notices: [] };
  return {
    repository: { ...about, ...emptyResult, status, reason, verdict },
    ...{ servers: [], unreadable: noFiles },
  };
}

async function judgeRecord(
  { repository, record: { commit, contents } }: Extract<ReadRepository, { record: unknown }>,
  about: RepositoryFacts,
  { loaded, isUndecided, layers, now, redact, ownersOf: propertyOwners, memory, at }: Judging,
): Promise<FoundRepository> {
  const { policy: file, dependencies, files, owners } = decodeContents(contents);
  const repositoryOwners = propertyOwners(repository).map(redact);
  const findOwners = (path: string | null): OwnerFields => {
    const codeOwners = (owners.owners.get(path ?? '') ?? []).map(redact);
    if (codeOwners.length > 0) return { owners: codeOwners, ownersFrom: 'codeowners' };
    return {
      owners: repositoryOwners,
      ownersFrom: repositoryOwners.length > 0 ? 'property' : null,
    };
  };
  const { policy, notices, fault } = await readOwnPolicy(file, layers);
  const judgeUnder = (
    by: Policy,
    shownNotices: readonly string[],
    judgedAt: () => number,
  ): Promise<Report> =>
    judge(
      asChangedDependencies(dependencies),
      loaded,
      {
        effective: withoutChange(by, shownNotices),
        context: { event: 'sweep', base: null, scope: 'all', notices: [] },
        files: files.map((each) => ({ file: each, isTouched: unknownChanges.touches(each) })),
        removed: [],
        autoApproved: [],
      },
      { now: judgedAt, readHeadCommit: async () => commit, folder: '' },
    );
  const unredacted = await judgeUnder(policy, notices, now);
  const lastPolicy = isUndecided ? null : (memory?.lastPolicy(repository) ?? null);
  const underLast =
    lastPolicy === null ? null : await judgeUnder(lastPolicy.policy, [], () => lastPolicy.at);
  const report = redactReport(unredacted, redact);
  // `histories` is empty without the export, because there are no grades to compare with the grades from the
  // last run.
  const unreadable = new Set(
    files.flatMap(({ path, status }) => (status === 'unreadable' ? path : [])),
  );
  const histories = isUndecided
    ? []
    : (memory?.historyOf(repository, commit, report, unreadable, underLast) ?? []);
  const problems = [
    ...report.problems.map(sweptProblem),
    ...(fault === null ? [] : [{ ...fault, message: redact(fault.message) }]),
  ];
  return {
    repository: {
      ...about,
      commit,
      status: 'read',
      reason: null,
      verdict: isUndecided || fault !== null ? 'error' : unredacted.verdict,
      problems: problems.map((each) => ({ ...each, ...findOwners(each.file), since: at })),
      waivers: report.waivers.filter(({ status }) => status === 'used').map(sweptWaiver),
      notices: [...report.run.notices, ...(owners.fault === null ? [] : [redact(owners.fault)])],
    },
    servers: report.servers.map((server, place) =>
      shownServer(server, {
        repository: about.name,
        ...findOwners(server.dependency.declaration.file),
        history: histories[place] ?? null,
      }),
    ),
    unreadable,
  };
}

function withoutChange(policy: Policy, notices: readonly string[]) {
  return {
    ...{ policy, notices, relaxations: [], isGateIntroduced: false },
    ...{ origin: null, edited: null },
  };
}

const entryOptions = { omits: () => true, purlOf: () => null };

function shownServer(
  server: JudgedDependency,
  {
    repository,
    owners,
    ownersFrom,
    history,
  }: Pick<SweptServer, 'repository' | 'history'> & OwnerFields,
): ShownServer {
  const wholeEntry = serverEntry(server, entryOptions);
  const { file, line, alias, client, role, launch, type, name, specifier, version, pin } =
    wholeEntry;
  const { match, judgedVersion, grade, score, verdict, remedy } = wholeEntry;
  const entry: SweptServer = {
    ...{ repository, file, line, alias, client, role, launch, type, name, specifier, version, pin },
    ...{ match, judgedVersion, grade, score, verdict, remedy, owners, ownersFrom },
    isPinned: isPinned(server.dependency),
    below: gapToMinimum(server),
    problems: server.problems.map(sweptProblem),
    ...{ history, asOf: null },
  };
  // Local code with the same name can differ between repositories.
  const isOwn = type === 'local' || type === 'unidentified';
  return {
    key: `${isOwn ? repository : ''} ${serverKey(server.dependency)}`,
    name: serverName(server),
    version: versionText(server),
    grade: gradeText(server),
    score: scoreOrNull(server),
    entry,
  };
}

function gapToMinimum(server: JudgedDependency): number {
  const score = scoreOrNull(server) ?? 0;
  const gaps = server.problems.map(({ level, waived, facts: { minScore } }) =>
    level === 'fail' && waived === null && typeof minScore === 'number' ? minScore - score : 0,
  );
  return Math.max(0, ...gaps);
}

function sweptWaiver(waiver: WaiverReport): SweptWaiver {
  const { status, refused, line, ...rest } = waiverEntry(waiver);
  return { ...rest, asOf: null };
}

function sweptProblem(problem: Problem): SweptProblem {
  const { rule, level, message, advice, file, line, waived, waivedUntil } = problemEntry(
    problem,
    entryOptions,
  );
  return { rule, level, message, advice, file, line, waived, waivedUntil };
}
