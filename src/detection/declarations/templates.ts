import type { Format } from './formats.ts';

const placeholder = /\$?\{\{[^{}\n]{0,500}\}\}/g;
const controlLine = /^[ \t]*(?:\{%[^%\n]{0,500}%\}|\{\{-?[^{}\n]{0,500}\}\})[ \t]*\r?$/gm;

/** A bare placeholder where JSON requires a value. */
const bareValue =
  /(?<=[:[,]\s{0,20})(?:\$\{[^{}"\n]{0,500}\}|\$?\{\{[^{}\n]{0,500}\}\})(?=\s{0,20}[,\]}\n])/g;

/**
 * Converts a template to text that a parser can read: placeholders become variables, and control lines become
 * empty. Line numbers do not change. Returns null for text without template code.
 */
export function asTemplate(text: string, format: Format): string | null {
  const steered = withoutActions(text).replace(controlLine, '');
  const bare = format === 'json' ? steered.replace(bareValue, '"$"') : steered;
  const filled = bare.replace(placeholder, (found) => `$${found.slice(1).replace(/\W/g, '_')}`);
  return filled === text ? null : filled;
}

/** Delimiters of template comments and of embedded code, both of which can span several lines. */
const actions = [
  [/\{\{-?[ \t]?\/\*/g, /\*\/[ \t]?-?\}\}/g],
  [/<%/g, /%>/g],
] as const;

/** Removes template comments and embedded code, but keeps their line breaks. */
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
