import type { Judged } from '../../examples/judge.ts';

/** Returns the annotation that the pictures show: the first error in the changed file. */
export function picturedAnnotation({ result }: Judged) {
  return result.annotations.find(
    ({ name, properties }) => name === 'error' && properties['file'] === '.mcp.json',
  );
}

/** Returns the part of a summary that the pictures show: everything before the first folded section. */
export function picturedSummary({ result }: Judged): string {
  return result.summary.split('<details>')[0] ?? '';
}

/** Returns the texts in all pictures, with placeholders for dates, addresses and commits. */
export function picturedTexts(judged: Judged): string {
  const texts = [picturedAnnotation(judged)?.data, picturedSummary(judged), judged.comment];
  return `${texts.join('\n\n---\n\n')}\n`
    .replace(/\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?(?:\.\d+)?(?:Z| UTC)?)?/g, 'DAY')
    .replace(/127\.0\.0\.1:\d+/g, 'HOST')
    .replace(/\b[0-9a-f]{12,64}\b/g, 'COMMIT');
}
