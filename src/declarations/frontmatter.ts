import { type FormatReader, spansOf } from './tree.ts';
import { readYamlAt } from './yaml.ts';

/** Reads the YAML between the two `---` at the head of a Markdown file; a file without has no root. */
export const readFrontmatter: FormatReader = (text) => {
  const opening = /^---[ \t]*\r?\n/.exec(text)?.[0];
  if (opening === undefined) return { root: null, spanOf: spansOf(text) };
  const rest = text.slice(opening.length);
  const end = /^(?:---|\.\.\.)[ \t]*$/m.exec(rest)?.index;
  if (end === undefined) {
    return {
      message: 'a head that does not end',
      span: spansOf(text)({ offset: 0, length: opening.length }),
    };
  }
  return readYamlAt(text, rest.slice(0, end), opening.length);
};
