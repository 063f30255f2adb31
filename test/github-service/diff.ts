/** Returns the numbers of the lines that a patch shows on one side. */
export function linesInDiff(patch: string | undefined, side: 'LEFT' | 'RIGHT'): Set<number> {
  const shown = new Set<number>();
  const [own, other] = side === 'RIGHT' ? ['+', '-'] : ['-', '+'];
  let next = 0;
  for (const line of (patch ?? '').split('\n')) {
    const hunk = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line);
    if (hunk !== null) {
      next = Number(side === 'RIGHT' ? hunk[2] : hunk[1]);
    } else if (line.startsWith(own) || line.startsWith(' ')) {
      shown.add(next);
      next += 1;
    } else if (!line.startsWith(other) && line !== '' && !line.startsWith('\\')) {
      throw new Error(`no line of a patch: ${line}`);
    }
  }
  return shown;
}
