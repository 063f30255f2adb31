/** Letters from the best to the worst, each with `+` before and `-` behind it. */
const letters = 'ABCDEF';

/**
 * The rank of a grade, 0 the best; null for a text that is no letter grade. Source: the contract: letters A
 * to F, optionally with `+` or `-`.
 */
export function gradeRank(grade: string): number | null {
  const [, letter, sign] = /^([A-F])([+-]?)$/.exec(grade.trim()) ?? [];
  if (letter === undefined) return null;
  const within = sign === '+' ? 0 : sign === '-' ? 2 : 1;
  return letters.indexOf(letter) * 3 + within;
}

/** The rank of a grade's letter, `+` and `-` aside, 0 the best; null for a text that is no letter grade. */
export function letterRank(grade: string): number | null {
  const rank = gradeRank(grade);
  return rank === null ? null : Math.floor(rank / 3);
}

/** Whether a grade is at least as good as another one; a text that is no letter grade meets none. */
export function meetsGrade(grade: string, minimum: string): boolean {
  const [own, least] = [gradeRank(grade), gradeRank(minimum)];
  return own !== null && least !== null && own <= least;
}
