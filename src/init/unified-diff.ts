/** How many unchanged lines are shown around the changed ones. */
const context = 3;

/**
 * The difference of two texts as a unified diff with one hunk, which `git apply` and `patch` take; no
 * lines where they are equal.
 *
 * @param path from the root of the repository
 * @param before null for a file that is new
 */
export function unifiedDiff(path: string, before: string | null, after: string): string[] {
  if (before === after) return [];
  const [old, now] = [linesOf(before ?? ''), linesOf(after)];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const first = Math.max(0, start - context);
  const more = Math.min(end, context);
  const [oldEnd, nowEnd] = [old.length - end, now.length - end];
  const range = (lines: readonly string[], last: number): string => {
    const count = last + more - first;
    return `${lines.length === 0 ? 0 : first + 1},${count}`;
  };
  return [
    before === null ? '--- /dev/null' : `--- a/${path}`,
    `+++ b/${path}`,
    `@@ -${range(old, oldEnd)} +${range(now, nowEnd)} @@`,
    ...old.slice(first, start).flatMap((line) => shown(' ', line)),
    ...old.slice(start, oldEnd).flatMap((line) => shown('-', line)),
    ...now.slice(start, nowEnd).flatMap((line) => shown('+', line)),
    ...now.slice(nowEnd, nowEnd + more).flatMap((line) => shown(' ', line)),
  ];
}

/** The lines of a text, each with its line break. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function shown(sign: string, line: string): string[] {
  return line.endsWith('\n')
    ? [sign + line.slice(0, -1)]
    : [sign + line, '\\ No newline at end of file'];
}
