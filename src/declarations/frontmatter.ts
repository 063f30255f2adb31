import { type FormatReader, spansOf } from './tree.ts';
import { readYamlAt } from './yaml.ts';

/**
 * Reads the YAML between the two `---` at the head of a Markdown file; a file without has no root.
 * Readers differ in how strict they are about these lines: where they could matter, it is said.
 */
export const readFrontmatter: FormatReader = (text) => {
  const opening = /^---[ \t]*\r?\n/.exec(text)?.[0];
  const fault = (message: string) => ({ message, span: spansOf(text)({ offset: 0, length: 3 }) });
  if (opening === undefined) {
    const isOdd = /^\s*---/.test(text) && /mcp-?servers/i.test(text);
    return isOdd
      ? fault('a head that does not begin with a plain "---"')
      : { root: null, spanOf: spansOf(text) };
  }
  const rest = text.slice(opening.length);
  const end = /(?:^|\n)(?:---|\.\.\.)[ \t]*(?=\r?\n|$)/.exec(rest)?.index;
  if (end === undefined) return fault('a head that does not end');
  return readYamlAt(text, rest.slice(0, end), opening.length);
};
