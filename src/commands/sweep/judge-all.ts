import type { LoadedExport } from '../../export/loading.ts';
import { standingPolicy } from '../../gate/policy.ts';
import type { Layers } from '../../gate/settings.ts';
import {
  type ChangedDependency,
  changedDependency,
  judge,
  shownPaths,
  unknownChanges,
} from '../../gate/steps.ts';
import type { Policy } from '../../judging/policy.ts';
import type { JudgedDependency } from '../../judging/report.ts';
import { isPinned } from '../../judging/rules.ts';
import { causeOf } from '../../model/failure.ts';
import type { Dependency, Problem, WaiverReport } from '../../model/model.ts';
import { problemEntry, serverEntry, serverKey, waiverEntry } from '../../report/json.ts';
import { type Redactor, redactReport } from '../../report/redact.ts';
import { scoreOf, serverName, shownGrade, versionOf } from '../../report/words.ts';
import { decodeContents } from './contents.ts';
import type { Memory } from './memory.ts';
import { fullNameOf, type ReadRepository } from './read-all.ts';
import type {
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
  /** What earlier runs know; null without a state. */
  readonly memory: Pick<Memory, 'historyOf'> | null;
}

/** A repository with its servers. */
export interface RepositoryVerdict {
  readonly repository: SweptRepository;
  readonly servers: readonly ShownServer[];
}

/** The dependencies of a default branch as they are judged: nothing is compared, so all of them count. */
export function standing(dependencies: readonly Dependency[]): ChangedDependency[] {
  const shown = shownPaths('');
  return dependencies.map((each) => changedDependency(each, unknownChanges, shown, 'all'));
}

/** Judges one repository by its own policy under the floors. What was not read is an error. */
export async function judgeRepository(
  read: ReadRepository,
  judging: Judging,
): Promise<RepositoryVerdict> {
  const about = aboutOf(read);
  if ('record' in read) {
    try {
      return await judgeRecord(read, about, judging);
    } catch (error) {
      // Whatever one repository causes must not keep the others from being judged.
      return { repository: notRead(about, causeOf(error)), servers: [] };
    }
  }
  const { repository, status, reason } = read;
  if (status === 'empty' && !('hidden' in repository)) {
    judging.memory?.historyOf(repository, null, null);
  }
  const verdict = status === 'empty' ? 'pass' : 'error';
  return { repository: { ...notRead(about, reason), status, verdict }, servers: [] };
}

type About = Pick<SweptRepository, 'name' | 'branch' | 'visibility' | 'pushedAt'>;

function aboutOf(read: ReadRepository): About {
  const { repository } = read;
  const name = fullNameOf(read);
  if ('hidden' in repository) return { name, branch: null, visibility: null, pushedAt: null };
  const { visibility, pushedAt, head } = repository;
  return { name, branch: head?.branch ?? null, visibility, pushedAt };
}

function notRead(about: About, reason: string | null): SweptRepository {
  const nothing = { commit: null, problems: [], waivers: [], notices: [] };
  return { ...about, ...nothing, status: 'not-read', reason, verdict: 'error' };
}

async function judgeRecord(
  { repository, record: { commit, contents } }: Extract<ReadRepository, { record: unknown }>,
  about: About,
  { loaded, isUndecided, layers, now, redact, memory }: Judging,
): Promise<RepositoryVerdict> {
  const { policy: file, dependencies, files, owners } = decodeContents(contents);
  const ownersOf = (path: string | null): readonly string[] =>
    (owners.owners.get(path ?? '') ?? []).map(redact);
  const { policy, notices } = await standingPolicy(file, layers);
  const found = await judge(
    standing(dependencies),
    loaded,
    {
      effective: withoutChange(policy, notices),
      context: { event: 'sweep', base: null, scope: 'all', notices: [] },
      files: files.map((each) => ({ file: each, isTouched: unknownChanges.touches(each) })),
      removed: [],
    },
    { now, readHeadCommit: async () => commit, folder: '' },
  );
  const report = redactReport(found, redact);
  // Without grades nothing can be compared with those of the last run.
  const histories = isUndecided ? [] : (memory?.historyOf(repository, commit, report) ?? []);
  return {
    repository: {
      ...about,
      commit,
      status: 'read',
      reason: null,
      verdict: isUndecided ? 'error' : found.verdict,
      problems: report.problems.map((each) => ({
        ...sweptProblem(each),
        owners: ownersOf(each.file),
      })),
      waivers: report.waivers.filter(({ status }) => status === 'used').map(sweptWaiver),
      notices: [...report.run.notices, ...(owners.fault === null ? [] : [redact(owners.fault)])],
    },
    servers: report.servers.map((server, at) =>
      shownServer(server, {
        repository: about.name,
        owners: ownersOf(server.dependency.declaration.file),
        history: histories[at] ?? null,
      }),
    ),
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
  { repository, owners, history }: Pick<SweptServer, 'repository' | 'owners' | 'history'>,
): ShownServer {
  const all = serverEntry(server, entryOptions);
  const { file, line, alias, client, role, launch, type, name, specifier, version, pin } = all;
  const { match, judgedVersion, grade, score, verdict, remedy } = all;
  const entry: SweptServer = {
    ...{ repository, file, line, alias, client, role, launch, type, name, specifier, version, pin },
    ...{ match, judgedVersion, grade, score, verdict, remedy, owners },
    isPinned: isPinned(server.dependency),
    problems: server.problems.map(sweptProblem),
    history,
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

function sweptWaiver(waiver: WaiverReport): SweptWaiver {
  const { status, refused, line, ...rest } = waiverEntry(waiver);
  return rest;
}

function sweptProblem(problem: Problem): SweptProblem {
  const { rule, level, message, advice, file, line, waived, waivedUntil } = problemEntry(
    problem,
    entryOptions,
  );
  return { rule, level, message, advice, file, line, waived, waivedUntil };
}
