import { isFailing } from '../../judging/verdict-words.ts';
import type { ShownServer, SweepEdit, SweepReport, SweptProblem } from './report.ts';

interface Cleared extends Pick<SweepEdit, 'kind' | 'name' | 'to'> {
  readonly repository: string;
  readonly version: string | null;
  readonly problems: readonly SweptProblem[];
}

const mostVersions = 5;
const mostAdvice = 3;

/**
 * Returns the edits that clear failures, sorted by the number of places they clear. Each edit moves a server
 * to a version that is known to pass. If no such version is known, the edit repeats the rules' advice, which
 * needs a human decision.
 */
export function clearingEdits({ servers, repositories }: SweepReport): SweepEdit[] {
  const clearedEntries = [
    ...servers.flatMap(clearedServer),
    ...repositories.flatMap(({ name, problems }) =>
      problems.filter(isFailing).map((problem): Cleared & { key: unknown } => ({
        // Problems without a file are grouped across repositories by rule and advice.
        key: [problem.rule, problem.file === null ? problem.advice : [name, problem.file]],
        ...{ kind: 'other', name: problem.file, to: null, repository: name, version: null },
        problems: [problem],
      })),
    ),
  ];
  const groups = Map.groupBy(clearedEntries, ({ key }) => JSON.stringify(key));
  return [...groups.values()]
    .flatMap((same) => same.slice(0, 1).map((first) => createEdit(first, same)))
    .sort((a, b) => b.places - a.places || b.repositories - a.repositories);
}

function clearedServer({ name, version, entry }: ShownServer): (Cleared & { key: unknown })[] {
  const problems = entry.problems.filter(isFailing);
  if (problems.length === 0) return [];
  const { type, remedy: to, repository } = entry;
  // Local code with the same name can differ between repositories.
  const owner = type === 'local' || type === 'unidentified' ? repository : null;
  const rules = [...new Set(problems.map(({ rule }) => rule))].sort();
  const key = [owner, type, name, to?.version ?? rules];
  const kind = to === null ? 'other' : 'version';
  return [{ key, kind, name, to, repository, version, problems }];
}

function createEdit({ kind, name, to, repository }: Cleared, same: readonly Cleared[]): SweepEdit {
  const problems = same.flatMap((each) => each.problems);
  const advice = kind === 'version' ? [] : problems.map((each) => each.advice);
  const firstTexts = (texts: Iterable<string>, most: number): string[] =>
    [...new Set(texts)].filter((text) => text !== '').slice(0, most);
  return {
    ...{ kind, name, to },
    from: firstTexts(
      same.flatMap(({ version }) => version ?? []),
      mostVersions,
    ),
    advice: firstTexts(advice, mostAdvice),
    rules: [...new Set(problems.map(({ rule }) => rule))],
    places: same.length,
    repositories: new Set(same.map((each) => each.repository)).size,
    example: repository,
  };
}
