/** Maximum length of a diff, in characters; GitHub never returns a longer diff. */
const maxLength = 8 * 1024 * 1024;

/**
 * Returns the lines that a diff shows, as line numbers in the file after the change.
 * @param patch the hunks, as GitHub returns them for a file in a pull request; undefined if GitHub returns no
 * hunks
 * @returns an empty set if the patch is missing, too long, or contradicts its hunk headers
 */
export function readShownLines(patch: unknown): ReadonlySet<number> {
  const shownNumbers = new Set<number>();
  const nothing: ReadonlySet<number> = new Set();
  if (typeof patch !== 'string' || patch.length > maxLength) return nothing;
  // The numbers of old and new lines that remain in the hunk, and the current line number in the new file.
  let [before, after, line] = [0, 0, 0];
  for (const text of patch.replace(/\n$/, '').split('\n')) {
    if (before === 0 && after === 0 && !text.startsWith('\\')) {
      const head = /^@@ -\d{1,9}(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@/.exec(text);
      if (head === null) return nothing;
      [before, after] = [Number(head[1] ?? 1), Number(head[3] ?? 1)];
      line = Number(head[2]);
    } else if (text.startsWith('+') || text.startsWith(' ')) {
      if (text.startsWith(' ')) before -= 1;
      after -= 1;
      shownNumbers.add(line);
      line += 1;
    } else if (text.startsWith('-')) {
      before -= 1;
    } else if (!text.startsWith('\\')) {
      return nothing;
    }
    if (before < 0 || after < 0) return nothing;
  }
  return before === 0 && after === 0 ? shownNumbers : nothing;
}
