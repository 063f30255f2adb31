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
    const isOdd = /^\s*---/.test(text) && mayNameServers(text);
    return isOdd
      ? fault('a head that does not begin with a plain "---"')
      : { root: null, spanOf: spansOf(text) };
  }
  const rest = text.slice(opening.length);
  const end = /(?:^|\n)(?:---|\.\.\.)[ \t]*(?=\r?\n|$)/.exec(rest)?.index;
  // A rule between paragraphs is no head.
  if (end === undefined) {
    return mayNameServers(text)
      ? fault('a head that does not end')
      : { root: null, spanOf: spansOf(text) };
  }
  const head = rest.slice(0, end);
  const document = readYamlAt(text, head, opening.length);
  // Such heads are seldom strict YAML; where one cannot name servers, that is no matter.
  return 'message' in document && !mayNameServers(head)
    ? { root: null, spanOf: spansOf(text) }
    : document;
};

/** Whether a text names servers, perhaps by an escape. */
function mayNameServers(text: string): boolean {
  return /^\s*["']?mcp[-_]?servers["']?\s*:|^\s*"[^"\n]*\\[xuU\r\n][^"]*"\s*:/im.test(text);
}
