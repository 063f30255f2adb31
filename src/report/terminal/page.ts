import { logLine } from '../text.ts';

/** How text is shown: what a terminal can do, and how wide it is. */
export interface TerminalOptions {
  /** Paints a text; gives it back as it is where there are no colours. */
  readonly paint: (style: Style, text: string) => string;
  /** Columns of a line; null where lines may be of any length. */
  readonly width: number | null;
}

export type Style = 'red' | 'yellow' | 'green' | 'dim' | 'bold';

/** A line whose first `length` characters have a style of their own. */
export interface StyledLine {
  readonly text: string;
  readonly style: Style;
  readonly length: number;
}

/** The style of the word that a line begins with. */
const styles: Readonly<Record<string, Style>> = {
  PASS: 'green',
  WARN: 'yellow',
  FAIL: 'red',
  ERROR: 'red',
  pass: 'green',
  warn: 'yellow',
  fail: 'red',
  error: 'red',
  waived: 'dim',
};

/** A line that begins with a verdict or level, in its colour. */
export function byFirstWord(line: string): string | StyledLine {
  const [first = ''] = /^\w+/.exec(line) ?? [];
  const style = Object.hasOwn(styles, first) ? styles[first] : undefined;
  return style === undefined ? line : { text: line, style, length: first.length };
}

/** Lines as the text that is printed. */
export function page(
  lines: readonly (string | StyledLine)[],
  paint: TerminalOptions['paint'] = (_, text) => text,
): string {
  const shown = lines.map((line) => {
    if (typeof line === 'string') return logLine(line);
    // Painted last: what comes out of data has no colour codes in it by then.
    const text = logLine(line.text);
    return paint(line.style, text.slice(0, line.length)) + text.slice(line.length);
  });
  return `${shown.join('\n')}\n`;
}

/** Lines under a title, with an empty line before them; nothing where there are none. */
export function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines];
}
