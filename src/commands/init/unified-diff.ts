/** How many unchanged lines are shown around the changed ones. */
const context = 3;

/**
 * The difference of two texts as a unified diff with one hunk, which `git apply` and `patch` take; no
 * lines where they are equal.
 *
 * @param path from the root of the repository
 * @param before null for a file that is new
 * @param isShown whether an unchanged line may be shown: one that is shown as another would fit nowhere
 */
export function unifiedDiff(
  path: string,
  before: string | null,
  after: string,
  isShown: (line: string) => boolean = () => true,
): string[] {
  if (before === after) return [];
  const [old, now] = [linesOf(before ?? ''), linesOf(after)];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  let first = start;
  while (first > 0 && start - first < context && isShown(old[first - 1] ?? '')) first -= 1;
  let more = 0;
  while (more < Math.min(end, context) && isShown(old[old.length - end + more] ?? '')) more += 1;
  const [oldEnd, nowEnd] = [old.length - end, now.length - end];
  const range = (last: number): string => {
    const count = last + more - first;
    // Without a line of this side, the number is that of the line before.
    return `${count === 0 ? first : first + 1},${count}`;
  };
  return [
    before === null ? '--- /dev/null' : `--- a/${path}`,
    `+++ b/${path}`,
    `@@ -${range(oldEnd)} +${range(nowEnd)} @@`,
    ...old.slice(first, start).flatMap((line) => shown(' ', line)),
    ...old.slice(start, oldEnd).flatMap((line) => shown('-', line)),
    ...now.slice(start, nowEnd).flatMap((line) => shown('+', line)),
    ...now.slice(nowEnd, nowEnd + more).flatMap((line) => shown(' ', line)),
  ];
}

/** The lines of a text, each with its line break. */
const linesOf = (text: string): string[] => text.match(/[^\n]+\n?|\n/g) ?? [];

function shown(sign: string, line: string): string[] {
  return line.endsWith('\n')
    ? [sign + line.slice(0, -1)]
    : [sign + line, '\\ No newline at end of file'];
}
