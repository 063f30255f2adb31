import { dependencyRuleOf } from '../../judging/rules.ts';
import { isOfOtherRegistry, severities } from '../../judging/words.ts';
import type { Problem, Span } from '../../model/model.ts';
import { distinctBy, say } from '../../model/phrase.ts';
import { serverName } from '../words.ts';
import type { ReportedProblem } from './order.ts';

/** What alters launches, outside of the files that declare them. */
interface Cause {
  readonly file: string;
  readonly span: Span;
  /** The options, variables or keys, and where each of them is. */
  readonly alterations: readonly Alteration[];
}

interface Alteration {
  readonly what: string;
  readonly file: string;
  readonly line: number;
}

/** Where a launch is altered, if all that alters it stands in other files than its declaration; else null. */
function causeOf({ problem, server }: ReportedProblem): Cause | null {
  if (server === null || dependencyRuleOf(problem.rule)?.ofCause === undefined) return null;
  const found = server.dependency.alterations;
  const { file: own } = server.dependency.declaration;
  const alterations = found.flatMap(({ what, file, span }) =>
    file === null || file === own ? [] : [{ what, file, line: span.start.line }],
  );
  const [first] = found;
  if (first === undefined || first.file === null || alterations.length < found.length) return null;
  return { file: first.file, span: first.span, alterations };
}

/** Whether a problem is nothing but what follows from another one, which has a cause and is as grave. */
function isConsequence({ problem, server }: ReportedProblem): boolean {
  if (server === null || problem.waived !== null) return false;
  const isOfRegistry = dependencyRuleOf(problem.rule)?.followsFromRegistry === true;
  if (!isOfRegistry || !isOfOtherRegistry(server.dependency)) return false;
  return server.problems.some(
    (each) =>
      each.waived === null &&
      severities[each.level] >= severities[problem.level] &&
      causeOf({ problem: each, server }) !== null,
  );
}

/**
 * Moves problems to the line that causes them, and joins those with one cause: a setting that alters twenty
 * launches is one thing to fix. The first of those that are joined stands for them; `touched` has them all.
 * What follows from such a cause is left out.
 *
 * @param sameAs what further tells problems apart
 */
export function atCauses<T extends ReportedProblem>(
  all: readonly T[],
  sameAs: (each: T) => unknown = () => null,
): { readonly first: T; readonly problem: Problem; readonly touched: readonly T[] }[] {
  const kept = all.filter((each) => !isConsequence(each));
  const causes = new Map(kept.map((each) => [each, causeOf(each)]));
  const keyOf = (each: T): string | null => {
    const cause = causes.get(each) ?? null;
    const { level, waived } = each.problem;
    return cause && JSON.stringify([level, waived, cause.alterations, sameAs(each)]);
  };
  const together = Map.groupBy(kept, keyOf);
  return kept.flatMap((each) => {
    const cause = causes.get(each) ?? null;
    if (cause === null) return [{ first: each, problem: each.problem, touched: [each] }];
    const touched = together.get(keyOf(each)) ?? [each];
    if (touched[0] !== each) return [];
    const { file, span } = cause;
    return [{ first: each, problem: { ...joined(touched, cause), file, span }, touched }];
  });
}

function joined(touched: readonly ReportedProblem[], { alterations }: Cause): Problem {
  const [first] = touched;
  if (first === undefined) throw new Error('no problem to join');
  const names = namesOf(touched);
  const settings = alterations.map(({ what, file, line }) => say`${what} (${`${file}:${line}`})`);
  const message = dependencyRuleOf(first.problem.rule)?.ofCause?.(distinctBy(settings), names);
  return names.length === 1 || message === undefined
    ? first.problem
    : { ...first.problem, message };
}

/** The servers that problems are about, each once. */
export const namesOf = (problems: readonly ReportedProblem[]): string[] => [
  ...new Set(problems.flatMap(({ server }) => (server === null ? [] : [serverName(server)]))),
];
