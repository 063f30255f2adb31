/** The differences of one kind, for people. */
export interface Kind {
  readonly title: string;
  readonly count: number;
  /** The first of them, each as a line. */
  readonly lines: readonly string[];
}

/** @param most how many lines there are at most */
export function listKind<T>(
  title: string,
  all: readonly T[],
  line: (each: T) => string,
  most: number,
): Kind {
  return { title, count: all.length, lines: all.slice(0, most).map(line) };
}

/** A score with its grade; `value` makes a stranger's text harmless. */
export function scoreAndGrade(
  { score, grade }: { readonly score: number | null; readonly grade: string | null },
  value: (text: string) => string,
): string {
  return score === null ? 'without a score' : `${score} ${value(grade ?? '–')}`;
}
