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

/** What grades a version had and has; by another rubric only the new one, since the two do not compare. */
export const gradesOf = ({
  cause,
  before,
  after,
}: {
  readonly cause: string;
  readonly before: Parameters<typeof scoreAndGrade>[0];
  readonly after: Parameters<typeof scoreAndGrade>[0];
}): Line =>
  cause === 'rubric-changed'
    ? line`now ${scoreAndGrade(after)}`
    : line`${scoreAndGrade(before)} → ${scoreAndGrade(after)}`;
