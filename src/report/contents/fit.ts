/**
 * Outputs have size limits, but no output is truncated. If an output is too large, it is rendered again with
 * less detail until it fits. First the evidence is omitted, then findings, then entries.
 */

/**
 * Returns the first rendered text that fits.
 *
 * @param steps the levels of detail, from most to least
 * @param render renders the text for a step; null if the text is too large
 * @throws Error if not even the last step fits, which can only be a bug in the steps
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
 * Joins the parts into one string. Returns null as soon as the parts exceed a limit, so that an oversized
 * text is never completely in memory.
 *
 * @param sizeOf returns how much a part counts towards the limit; its size in bytes by default
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
