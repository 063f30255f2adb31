/**
 * Outputs have size limits, but no output is truncated. If an output is too large, it is rendered again with
 * less detail until it fits. First the evidence is omitted, then findings, then entries.
 */

/**
 * Returns the first rendered text that fits.
 * @param steps levels of detail, from most to least
 * @param render returns the text for a step, or null if the text is too large
 * @throws Error if even the last step does not fit, which is a bug in the steps
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
 * Joins parts into one string, or returns null as soon as they exceed the limit, so that an oversized text is
 * never fully in memory.
 * @param sizeOf returns how much a part counts towards the limit; by default, its size in bytes
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
