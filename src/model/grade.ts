/** Letters from the best to the worst, each with `+` before and `-` behind it. */
const letters = 'ABCDEF';

/**
 * The rank of a grade, 0 the best; null for one that does not compare. The contract does not list the
 * grades (section 2.3), so only letters from A to F are known to have an order: in either case, optionally
 * with `+` or `-`.
 */
export function gradeRank(grade: string): number | null {
  const [, letter = '', sign] = /^([A-F])([+-]?)$/i.exec(grade.trim()) ?? [];
  if (letter === '') return null;
  const within = sign === '+' ? 0 : sign === '-' ? 2 : 1;
  return letters.indexOf(letter.toUpperCase()) * 3 + within;
}

/** The letter of a grade, `+` and `-` aside; null for one that does not compare. */
export function gradeLetter(grade: string): string | null {
  const rank = gradeRank(grade);
  return rank === null ? null : letters.charAt(Math.floor(rank / 3));
}

/** Whether the letter of a grade is lower than that of another one; null if they do not compare. */
export function isLowerLetter(grade: string, other: string): boolean | null {
  const [own, others] = [gradeLetter(grade), gradeLetter(other)];
  return own === null || others === null ? null : own > others;
}

/** Whether a grade is at least as good as another one; null if they do not compare. */
export function meetsGrade(grade: string, minimum: string): boolean | null {
  const [own, least] = [gradeRank(grade), gradeRank(minimum)];
  return own === null || least === null ? null : own <= least;
}
