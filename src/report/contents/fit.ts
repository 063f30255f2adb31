/*
 * Outputs have size limits, but no output is cut. Instead, it is rendered again with less detail until it
 * fits. Evidence is omitted first, then findings, then entries.
 */

/**
 * Returns the first text that fits.
 *
 * @param steps the levels of detail, from full detail to the least
 * @param render returns the text of a step; null if it is too large
 * @throws Error if not even the last step fits, which only a bug in the steps can cause
 */
export function firstThatFits<Step>(
  steps: Iterable<Step>,
  render: (step: Step) => string | null,
): string {
  for (const step of steps) {
    const text = render(step);
    if (text !== null) return text;
  }
  throw new Error('the output does not fit even with the least detail');
}

/**
 * Joins the parts into one text. Returns null as soon as they exceed a limit, so that an oversized text is
 * never completely in memory.
 *
 * @param sizeOf returns the size of a part for the limit; bytes if absent
 */
export function joinWithin(
  parts: Iterable<string>,
  limit: number,
  sizeOf: (part: string) => number = Buffer.byteLength,
): string | null {
  const keptParts: string[] = [];
  let size = 0;
  for (const part of parts) {
    size += sizeOf(part);
    if (size > limit) return null;
    keptParts.push(part);
  }
  return keptParts.join('');
}
