import { isOfOtherRegistry, severities } from '../../judging/words.ts';
import type { Phrase, Problem, Span } from '../../model/model.ts';
import { listed, say } from '../../model/phrase.ts';
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
  if (problem.rule !== 'altered-launch' || server === null) return null;
  const found = server.dependency.alterations;
  const { file: own } = server.dependency.declaration;
  const alterations = found.flatMap(({ what, file, span }) =>
    file === null || file === own ? [] : [{ what, file, line: span.start.line }],
  );
  const [first] = found;
  if (first === undefined || first.file === null || alterations.length < found.length) return null;
  return { file: first.file, span: first.span, alterations };
}

/** What follows from another registry, and is said with it. */
const consequences = new Set(['grade-lost', 'unlisted']);

/** Whether a problem is nothing but what follows from another one, which has a cause and is as grave. */
function isConsequence({ problem, server }: ReportedProblem): boolean {
  if (server === null || !consequences.has(problem.rule) || problem.waived !== null) return false;
  if (!isOfOtherRegistry(server.dependency)) return false;
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
  const names = [...new Set(touched.flatMap(({ server }) => (server ? [serverName(server)] : [])))];
  if (names.length === 1) return first.problem;
  const named = alterations.map(({ what, file, line }) => say`${what} (${`${file}:${line}`})`);
  const unique = new Map(
    named.map((each): [string, Phrase] => [JSON.stringify(each.values), each]),
  );
  return {
    ...first.problem,
    message: say`${listed([...unique.values()])} changes what ${names.length} servers fetch or run, so their grades say nothing about what is started: ${listed(names)}.`,
  };
}
