import { type Line, line, prose } from '../../report/document.ts';

/** The differences of one kind, for people. */
export interface Kind {
  readonly title: string;
  readonly count: number;
  /** The first of them. */
  readonly lines: readonly Line[];
}

/** Lines of each kind at most, in any output for people; JSON has them all. */
const mostLines = 100;

export function listKind<T>(title: string, all: readonly T[], lineFor: (each: T) => Line): Kind {
  return { title, count: all.length, lines: all.slice(0, mostLines).map(lineFor) };
}

/** A score with its grade. */
export function scoreAndGrade({
  score,
  grade,
}: {
  readonly score: number | null;
  readonly grade: string | null;
}): Line {
  return score === null ? line`without a score` : line`${score} ${grade ?? prose('–')}`;
}
