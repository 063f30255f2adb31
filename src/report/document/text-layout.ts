import stringWidth from 'string-width';

/**
 * Breaks a line at spaces. The lines that follow are indented by two more, or to the words of a bullet. A
 * word that is wider than the line stays whole, so that it can be copied.
 *
 * @param width in columns
 */
export function wrapText(line: string, width: number): string[] {
  if (stringWidth(line) <= width) return [line];
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

/** Pads a text with spaces after it, or before it, to a number of columns. */
export function padText(text: string, width: number, isRight = false): string {
  const spaces = ' '.repeat(Math.max(0, width - stringWidth(text)));
  return isRight ? spaces + text : text + spaces;
}

/** Shortens a text to a number of columns: its beginning and its end, with `…` for the omitted middle. */
export function truncateMiddle(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  const segments = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  const end = textBeginning(segments.toReversed(), Math.floor((width - 1) / 2)).reverse();
  const start = textBeginning(segments, width - 1 - stringWidth(end.join('')));
  return `${start.join('')}…${end.join('')}`;
}

/** Returns as many of the first segments as fit into a number of columns. */
function textBeginning(segments: readonly string[], width: number): string[] {
  let columnsLeft = width;
  const end = segments.findIndex((segment) => {
    columnsLeft -= stringWidth(segment);
    return columnsLeft < 0;
  });
  return segments.slice(0, end < 0 ? segments.length : end);
}
