import type { Format } from './formats.ts';

/**
 * Placeholders that template programs replace with a value, and lines that contain only template control
 * code.
 */
const placeholder = /\$?\{\{[^{}\n]{0,500}\}\}/g;
const controlLine = /^[ \t]*(?:\{%[^%\n]{0,500}%\}|\{\{-?[^{}\n]{0,500}\}\})[ \t]*\r?$/gm;

/** A bare placeholder where JSON requires a value. */
const bareValue =
  /(?<=[:[,]\s{0,20})(?:\$\{[^{}"\n]{0,500}\}|\$?\{\{[^{}\n]{0,500}\}\})(?=\s{0,20}[,\]}\n])/g;

/**
 * Treats a file that cannot be parsed as a template: each placeholder becomes a variable, and each control
 * line becomes an empty line. Returns null if the file contains neither placeholders nor control lines. Line
 * numbers do not change.
 */
export function asTemplate(text: string, format: Format): string | null {
  const steered = withoutActions(text).replace(controlLine, '');
  const bare = format === 'json' ? steered.replace(bareValue, '"$"') : steered;
  const filled = bare.replace(placeholder, (found) => `$${found.slice(1).replace(/\W/g, '_')}`);
  return filled === text ? null : filled;
}

/**
 * The delimiters of template comments and of embedded code. Template comments and embedded code may span
 * several lines.
 */
const actions = [
  [/\{\{-?[ \t]?\/\*/g, /\*\/[ \t]?-?\}\}/g],
  [/<%/g, /%>/g],
] as const;

/** Removes comments and embedded code from the text, but keeps line breaks. */
function withoutActions(text: string): string {
  let remaining = text;
  for (const [begin, end] of actions) {
    let output = '';
    let position = 0;
    for (const { index } of remaining.matchAll(begin)) {
      if (index < position) continue;
      end.lastIndex = index;
      const endMatch = end.exec(remaining);
      if (endMatch === null) break;
      const afterEnd = endMatch.index + endMatch[0].length;
      output +=
        remaining.slice(position, index) + remaining.slice(index, afterEnd).replace(/[^\n]/g, '');
      position = afterEnd;
    }
    remaining = output + remaining.slice(position);
  }
  return remaining;
}
