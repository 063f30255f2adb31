import stringWidth from 'string-width';

/**
 * Wraps a line at spaces to a width in columns. Continuation lines are indented by two more columns or, after
 * a bullet, to the start of the bullet's text. A word wider than the line is not split, so that it can be
 * copied.
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

/** Pads a string with spaces to a width in columns. If `isRight` is true, the text is right-aligned. */
export function padText(text: string, width: number, isRight = false): string {
  const spaces = ' '.repeat(Math.max(0, width - stringWidth(text)));
  return isRight ? spaces + text : text + spaces;
}

/**
 * Breaks a table cell into lines, preferably at spaces, otherwise after `/` or `-`, and anywhere as a last
 * resort.
 *
 * @param width the width in columns, at least 1
 */
export function wrapCell(text: string, width: number): string[] {
  if (stringWidth(text) <= width) return [text];
  const lines: string[] = [];
  let rest = text;
  while (stringWidth(rest) > width) {
    const end = lengthWithin(rest, width);
    const atSpace = rest.lastIndexOf(' ', end);
    const [upToSeparator = ''] = /^.*[/-]/s.exec(rest.slice(0, end)) ?? [];
    const length = atSpace > 0 ? atSpace : upToSeparator.length || end;
    lines.push(rest.slice(0, length));
    rest = rest.slice(length).replace(/^ /, '');
  }
  return rest === '' ? lines : [...lines, rest];
}

/**
 * Returns the length of the longest prefix that fits into `width` columns. The prefix has at least one
 * grapheme, so that `wrapCell` terminates.
 */
function lengthWithin(text: string, width: number): number {
  let columnsLeft = width;
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    columnsLeft -= stringWidth(segment);
    if (columnsLeft < 0 && index > 0) return index;
  }
  return text.length;
}
