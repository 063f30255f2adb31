import { decidingReport } from '../../judging/grading.ts';
import type { JudgedDependency } from '../../judging/report.ts';
import { scoreIndependentRules } from '../../judging/rules.ts';
import type { Problem, Verdict } from '../../model/model.ts';

/*
 * The one order of all outputs, the worst first, so that what does not fit is the mildest.
 */

/** A problem with the server that it is about; null for one of a file, of the export or of the policy. */
export interface ReportedProblem {
  readonly problem: Problem;
  readonly server: JudgedDependency | null;
}

/** The problems of some servers, and those of none. */
export function reportedProblems(
  servers: readonly JudgedDependency[],
  others: readonly Problem[] = [],
): ReportedProblem[] {
  return [
    ...servers.flatMap((server) => server.problems.map((problem) => ({ problem, server }))),
    ...others.map((problem) => ({ problem, server: null })),
  ];
}

const levelOrder: Readonly<Record<Problem['level'], number>> = { error: 0, fail: 1, warn: 2 };
const verdictOrder: Readonly<Record<Verdict, number>> = { error: 0, fail: 1, warn: 2, pass: 3 };

/** Orders problems: those that count before those that are waived, by level, then those that no score excuses. */
export function compareGravity(a: Problem, b: Problem): number {
  return (
    Number(a.waived !== null) - Number(b.waived !== null) ||
    levelOrder[a.level] - levelOrder[b.level] ||
    Number(scoreIndependentRules.has(b.rule)) - Number(scoreIndependentRules.has(a.rule))
  );
}

/** Orders problems as `graverFirst`, and those that are equally grave by their servers' scores. */
export function compareProblems(a: ReportedProblem, b: ReportedProblem): number {
  return compareGravity(a.problem, b.problem) || lowerFirst(a.server, b.server);
}

/** Orders servers: by verdict, then what no score excuses, then the lower score. */
export function compareServers(a: JudgedDependency, b: JudgedDependency): number {
  return (
    verdictOrder[a.verdict ?? 'pass'] - verdictOrder[b.verdict ?? 'pass'] ||
    Number(isIndependentOfScore(b)) - Number(isIndependentOfScore(a)) ||
    lowerFirst(a, b)
  );
}

/** Whether its verdict rests on a problem that no score excuses. */
function isIndependentOfScore({ verdict, problems }: JudgedDependency): boolean {
  return problems.some(
    ({ rule, level, waived }) =>
      waived === null && level === verdict && scoreIndependentRules.has(rule),
  );
}

/** The rank of a server without a score: behind all that are known to be bad. */
const ungraded = 101;

/** The lower score first; of equal ones those that the change brings, which are in its diff. */
function lowerFirst(a: JudgedDependency | null, b: JudgedDependency | null): number {
  const scoreForOrder = (server: typeof a): number =>
    decidingReport(server?.match)?.score ?? ungraded;
  const wasThere = (server: typeof a): number => Number(server?.change === 'unchanged');
  return scoreForOrder(a) - scoreForOrder(b) || wasThere(a) - wasThere(b);
}
