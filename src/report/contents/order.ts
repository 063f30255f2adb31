import { decidingReport } from '../../judging/grading.ts';
import type { JudgedDependency } from '../../judging/report.ts';
import { scoreIndependentRules } from '../../judging/rules.ts';
import type { Problem, Verdict } from '../../model/model.ts';

/**
 * The order that all outputs share: worst first, so that a shortened output omits only the least severe
 * problems.
 */

/** A problem and its server; the server is null if the problem concerns a file, the export or the policy. */
export interface ReportedProblem {
  readonly problem: Problem;
  readonly server: JudgedDependency | null;
}

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

/**
 * Orders problems: unwaived before waived, then by level, then problems that fail regardless of the score
 * before all others.
 */
export function compareGravity(a: Problem, b: Problem): number {
  return (
    Number(a.waived !== null) - Number(b.waived !== null) ||
    levelOrder[a.level] - levelOrder[b.level] ||
    Number(scoreIndependentRules.has(b.rule)) - Number(scoreIndependentRules.has(a.rule))
  );
}

/** Orders problems as `compareGravity` does, and equally severe problems by their servers' scores. */
export function compareProblems(a: ReportedProblem, b: ReportedProblem): number {
  return compareGravity(a.problem, b.problem) || lowerFirst(a.server, b.server);
}

/**
 * Orders servers: by verdict, then servers with a problem that fails regardless of the score before all
 * others, then by score, lowest first.
 */
export function compareServers(a: JudgedDependency, b: JudgedDependency): number {
  return (
    verdictOrder[a.verdict ?? 'pass'] - verdictOrder[b.verdict ?? 'pass'] ||
    Number(isIndependentOfScore(b)) - Number(isIndependentOfScore(a)) ||
    lowerFirst(a, b)
  );
}

function isIndependentOfScore({ verdict, problems }: JudgedDependency): boolean {
  return problems.some(
    ({ rule, level, waived }) =>
      waived === null && level === verdict && scoreIndependentRules.has(rule),
  );
}

/**
 * Stands in for a missing score. The value exceeds the maximum score of 100, so that servers without a score
 * come last.
 */
const ungraded = 101;

/**
 * Orders servers by score, lowest first. Among servers with equal scores, those that the change adds or edits
 * come first, because the diff shows them.
 */
function lowerFirst(a: JudgedDependency | null, b: JudgedDependency | null): number {
  const scoreForOrder = (server: typeof a): number =>
    decidingReport(server?.match)?.score ?? ungraded;
  const wasThere = (server: typeof a): number => Number(server?.change === 'unchanged');
  return scoreForOrder(a) - scoreForOrder(b) || wasThere(a) - wasThere(b);
}
