import type { RunPorts } from '../../gate/ports.ts';
import { type JudgingSources, judgeChange } from '../../gate/run.ts';
import type { JudgedDependency } from '../../judging/report.ts';
import type { Problem } from '../../model/model.ts';
import { problemEntry, serverEntry } from '../../report/json.ts';
import { type Redactor, redactReport } from '../../report/redact.ts';
import type { PullReading } from './read-pull.ts';
import type { ReplayOutcome, ReplayProblem } from './report.ts';

/** What one policy says of a pull request, without the owners of its files. */
export interface JudgedReading extends Omit<ReplayOutcome, 'problems'> {
  readonly problems: readonly Omit<ReplayProblem, 'owners'>[];
}

/** Judges what was read of a pull request, as the gate does. */
export async function judgeReading(
  { change, versions }: PullReading,
  {
    load,
    now,
    redact,
  }: Pick<JudgingSources, 'load'> & Pick<RunPorts, 'now'> & { readonly redact: Redactor },
): Promise<JudgedReading> {
  const { report: found } = await judgeChange(
    change,
    { now, log() {}, readHeadCommit: async () => null, folder: '' },
    {
      load,
      proved: async (candidates) =>
        candidates.map((each) => versions[change.candidates.indexOf(each)] ?? each.dependency),
      mustLoad: false,
    },
  );
  const { servers, problems } = redactReport(found, redact);
  return {
    verdict: found.verdict,
    enforcedVerdict: found.enforcedVerdict,
    problems: [
      ...servers
        .filter(({ isCounted }) => isCounted)
        .flatMap((server) => server.problems.map((problem) => entryOf(problem, server))),
      ...problems.map((problem) => entryOf(problem, null)),
    ],
  };
}

const entryOptions = { omits: () => true, purlOf: () => null };

function entryOf(
  problem: Problem,
  server: JudgedDependency | null,
): JudgedReading['problems'][number] {
  const { rule, level, message, advice, file, line, waived, waivedUntil } = problemEntry(
    problem,
    entryOptions,
  );
  const { name, judgedVersion, version, grade } =
    server === null
      ? { name: null, judgedVersion: null, version: null, grade: null }
      : serverEntry(server, entryOptions);
  return {
    ...{ rule, level, message, advice, file, line, waived, waivedUntil },
    ...{ server: name, version: judgedVersion ?? version, grade },
  };
}
