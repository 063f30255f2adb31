import { isPinned } from '../../detection/ecosystems.ts';
import type { LoadedExport } from '../../export/loading.ts';
import type { Layers } from '../../gate/settings.ts';
import {
  type ChangedDependency,
  changedDependency,
  judge,
  shownPaths,
  unknownChanges,
} from '../../gate/steps.ts';
import type { ListedRepository } from '../../io/github-repositories.ts';
import type { Policy } from '../../judging/policy.ts';
import type { JudgedDependency, Report } from '../../judging/report.ts';
import { causeOf } from '../../model/failure.ts';
import type { Dependency, Problem, WaiverReport } from '../../model/model.ts';
import { problemEntry, serverEntry, serverKey, waiverEntry } from '../../report/json.ts';
import { type Redactor, redactReport } from '../../report/redact.ts';
import { scoreOf, serverName, shownGrade, versionOf } from '../../report/words.ts';
import { decodeContents } from './contents.ts';
import { type FoundRepository, withLastKnown } from './last-known.ts';
import type { Memory } from './memory.ts';
import { ownPolicy } from './own-policy.ts';
import { fullNameOf, type ReadRepository } from './read-all.ts';
import type {
  RepositoryVerdict,
  ShownServer,
  SweptProblem,
  SweptRepository,
  SweptServer,
  SweptWaiver,
} from './report.ts';

/** What all repositories are judged by. */
export interface Judging {
  /** Null if the export was not needed or could not be loaded. */
  readonly loaded: LoadedExport | null;
  /** Whether it could not be loaded. */
  readonly isUndecided: boolean;
  readonly layers: Omit<Layers, 'file'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly redact: Redactor;
  /** Who owns a repository where CODEOWNERS names nobody. */
  readonly ownersOf: (repository: ListedRepository) => readonly string[];
  /** The custom properties that are kept. */
  readonly propertiesOf: (repository: ListedRepository) => SweptRepository['customProperties'];
  /** What earlier runs know; null without a state. */
  readonly memory: Pick<
    Memory,
    'lastAt' | 'historyOf' | 'lastPolicy' | 'shownOf' | 'keepShown'
  > | null;
  /** When the run began, ISO 8601. */
  readonly at: string;
}

/** The dependencies of a default branch as they are judged: nothing is compared, so all of them count. */
export function standing(dependencies: readonly Dependency[]): ChangedDependency[] {
  const shown = shownPaths('');
  return dependencies.map((each) => changedDependency(each, unknownChanges, shown, 'all'));
}

/**
 * Judges one repository by its own policy under the floors. What was not read is an error, and shown as the
 * last whole run knew it.
 */
export async function judgeRepository(
  read: ReadRepository,
  judging: Judging,
): Promise<RepositoryVerdict> {
  const { memory, at, isUndecided } = judging;
  const found = await findIn(read, judging);
  const last = memory?.shownOf(read.repository) ?? null;
  const shown = withLastKnown(found, last, {
    ...{ at, lacksGrades: isUndecided },
    common: isUndecided ? (memory?.lastAt?.slice(0, 10) ?? null) : null,
  });
  memory?.keepShown(read.repository, { at, ...shown });
  return shown;
}

async function findIn(read: ReadRepository, judging: Judging): Promise<FoundRepository> {
  const about = aboutOf(read, judging.propertiesOf);
  if ('record' in read) {
    try {
      return await judgeRecord(read, about, judging);
    } catch (error) {
      // Whatever one repository causes must not keep the others from being judged.
      return notRead(about, causeOf(error));
    }
  }
  const { repository, status, reason } = read;
  if (status === 'empty' && !('hidden' in repository)) {
    judging.memory?.historyOf(repository, null, null, nothing, null);
  }
  const verdict = status === 'empty' ? 'pass' : 'error';
  return notRead(about, reason, { status, verdict });
}

const nothing: ReadonlySet<string> = new Set();

type Owned = Pick<SweptServer, 'owners' | 'ownersFrom'>;

type About = Pick<
  SweptRepository,
  'name' | 'id' | 'customProperties' | 'branch' | 'visibility' | 'pushedAt'
>;

function aboutOf(read: ReadRepository, propertiesOf: Judging['propertiesOf']): About {
  const { repository } = read;
  const name = fullNameOf(read);
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
  about: About,
  reason: string | null,
  { status, verdict }: Pick<SweptRepository, 'status' | 'verdict'> = {
    ...{ status: 'not-read', verdict: 'error' },
  },
): FoundRepository {
  const found = { commit: null, problems: [], waivers: [], notices: [] };
  return {
    repository: { ...about, ...found, status, reason, verdict },
    ...{ servers: [], unreadable: nothing },
  };
}

async function judgeRecord(
  { repository, record: { commit, contents } }: Extract<ReadRepository, { record: unknown }>,
  about: About,
  { loaded, isUndecided, layers, now, redact, ownersOf: others, memory, at }: Judging,
): Promise<FoundRepository> {
  const { policy: file, dependencies, files, owners } = decodeContents(contents);
  const ofRepository = others(repository).map(redact);
  const ownersOf = (path: string | null): Owned => {
    const named = (owners.owners.get(path ?? '') ?? []).map(redact);
    if (named.length > 0) return { owners: named, ownersFrom: 'codeowners' };
    return { owners: ofRepository, ownersFrom: ofRepository.length > 0 ? 'property' : null };
  };
  const { policy, notices, fault } = await ownPolicy(file, layers);
  const judgeBy = (
    by: Policy,
    shownNotices: readonly string[],
    at: () => number,
  ): Promise<Report> =>
    judge(
      standing(dependencies),
      loaded,
      {
        effective: withoutChange(by, shownNotices),
        context: { event: 'sweep', base: null, scope: 'all', notices: [] },
        files: files.map((each) => ({ file: each, isTouched: unknownChanges.touches(each) })),
        removed: [],
        unasked: [],
      },
      { now: at, readHeadCommit: async () => commit, folder: '' },
    );
  const found = await judgeBy(policy, notices, now);
  const last = isUndecided ? null : (memory?.lastPolicy(repository) ?? null);
  const underLast = last === null ? null : await judgeBy(last.policy, [], () => last.at);
  const report = redactReport(found, redact);
  // Without grades nothing can be compared with those of the last run.
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
      verdict: isUndecided || fault !== null ? 'error' : found.verdict,
      problems: problems.map((each) => ({ ...each, ...ownersOf(each.file), since: at })),
      waivers: report.waivers.filter(({ status }) => status === 'used').map(sweptWaiver),
      notices: [...report.run.notices, ...(owners.fault === null ? [] : [redact(owners.fault)])],
    },
    servers: report.servers.map((server, place) =>
      shownServer(server, {
        repository: about.name,
        ...ownersOf(server.dependency.declaration.file),
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
  { repository, owners, ownersFrom, history }: Pick<SweptServer, 'repository' | 'history'> & Owned,
): ShownServer {
  const all = serverEntry(server, entryOptions);
  const { file, line, alias, client, role, launch, type, name, specifier, version, pin } = all;
  const { match, judgedVersion, grade, score, verdict, remedy } = all;
  const entry: SweptServer = {
    ...{ repository, file, line, alias, client, role, launch, type, name, specifier, version, pin },
    ...{ match, judgedVersion, grade, score, verdict, remedy, owners, ownersFrom },
    isPinned: isPinned(server.dependency),
    below: belowOf(server),
    problems: server.problems.map(sweptProblem),
    ...{ history, asOf: null },
  };
  // Code of one repository is not that of another, whatever it is called.
  const isOwn = type === 'local' || type === 'unidentified';
  return {
    key: `${isOwn ? repository : ''} ${serverKey(server.dependency)}`,
    name: serverName(server),
    version: versionOf(server),
    grade: shownGrade(server),
    score: scoreOf(server),
    entry,
  };
}

/** What a waiver covers is not below. */
function belowOf(server: JudgedDependency): number {
  const score = scoreOf(server) ?? 0;
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
