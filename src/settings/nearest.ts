import leven from 'leven';

/** The nearest of some right spellings to a wrong one; the empty text where there are none. */
export function nearest(text: string, candidates: readonly string[]): string {
  // What is compared has a limit: a stranger's key may have any length.
  const start = text.slice(0, 60);
  return candidates.toSorted((a, b) => leven(start, a) - leven(start, b))[0] ?? '';
}
