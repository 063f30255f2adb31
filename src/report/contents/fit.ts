/*
 * Outputs have limits of size. None is cut: each is rendered again with less detail until it fits. Evidence
 * is left out first, then findings, then entries.
 */

/**
 * The first text that fits.
 *
 * @param steps the levels of detail, from all to least
 * @param render the text of a step; null where it is too large
 * @throws where not even the last step fits, which only a fault in the steps can bring about
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
 * The parts as one text, or null as soon as they exceed a limit: what is too large is never in memory
 * as a whole.
 *
 * @param sizeOf how the limit counts a part; bytes where it is not given
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
