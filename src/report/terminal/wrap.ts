import stringWidth from 'string-width';

/**
 * A line broken at spaces. The lines that follow are indented by two more, or to the words of a bullet.
 * A word that is wider than the line stays whole, so that it can be copied.
 */
export function wrapped(line: string, width: number | null): string[] {
  if (width === null || stringWidth(line) <= width) return [line];
  const [bullet = ''] = /^\s*(?:• )?/.exec(line) ?? [];
  const indent = ' '.repeat(bullet.endsWith('• ') ? bullet.length : bullet.length + 2);
  const [first = '', ...words] = line.slice(bullet.length).split(' ');
  const lines: string[] = [];
  let current = bullet + first;
  let taken = stringWidth(current);
  for (const word of words) {
    const more = stringWidth(word);
    if (taken + 1 + more <= width) {
      current += ` ${word}`;
      taken += 1 + more;
    } else {
      lines.push(current);
      current = indent + word;
      taken = indent.length + more;
    }
  }
  return [...lines, current];
}
