import { createSpanLocator, type FormatReader } from './tree.ts';
import { readYamlAt } from './yaml.ts';

const opening = /^---[ \t]*\r?\n/;

/**
 * The closing line, including the line break before it. If the CRLF stayed in the YAML, it would end up in a
 * value.
 */
const closing = /(?:^|\r?\n)---[ \t]*(?=\r?\n|$)/;

/** YAML's own document end marker, which some parsers also accept as the closing line. */
const closingDots = /(?:^|\r?\n)\.\.\.[ \t]*(?=\r?\n|$)/;

/**
 * Reads the YAML between the two `---` lines at the start of a Markdown file. A file without the two `---`
 * lines has no root. Clients differ in how strictly they check the `---` lines. Front matter that only some
 * clients accept is a fault if it could declare servers.
 */
export const readFrontmatter: FormatReader = (text) => {
  const nothing = { root: null, spanOf: createSpanLocator(text) };
  const fault = (message: string) => ({
    message,
    span: createSpanLocator(text)({ offset: 0, length: 3 }),
  });
  const start = opening.exec(text)?.[0].length;
  if (start === undefined) {
    const isOdd = text.trimStart().startsWith('---') && mayNameServers(text);
    return isOdd ? fault('front matter that does not begin with a plain "---"') : nothing;
  }
  const behind = text.slice(start);
  // If the front matter contains both end markers, it ends at the dashes, because the text after the dots is
  // a second document.
  const end = (closing.exec(behind) ?? closingDots.exec(behind))?.index;
  // Without a closing line, `---` is a horizontal rule.
  if (end === undefined)
    return mayNameServers(text) ? fault('front matter without a closing delimiter') : nothing;
  const head = text.slice(start, start + end);
  const document = readYamlAt(text, head, start);
  // Front matter is often not strict YAML, which is harmless if it cannot declare servers.
  return 'message' in document && !mayNameServers(head) ? nothing : document;
};

/** Keys for servers in front matter, at the start of a line. */
const serverKey = /^[ \t]*["']?(?:mcp[-_]?servers|mcp_tools|mcp)["']?[ \t]*:/im;

/** A key in double quotes that may contain an escape, including an escaped line ending. */
const escapedKey = /^[ \t]*"[^"\n]*\\(?:[xuU]|\r?$)/m;

/** Whether text may declare servers, including under a key with an escape. */
const mayNameServers = (text: string): boolean => serverKey.test(text) || escapedKey.test(text);
