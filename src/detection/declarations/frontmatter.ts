import { createSpanLocator, type FormatReader } from './tree.ts';
import { readYamlAt } from './yaml.ts';

const opening = /^---[ \t]*\r?\n/;

/** Matches the closing line and the line break before it. A CRLF left in the YAML would end up in a value. */
const closing = /(?:^|\r?\n)---[ \t]*(?=\r?\n|$)/;

/** YAML's document end marker, which some parsers also accept as the closing line. */
const closingDots = /(?:^|\r?\n)\.\.\.[ \t]*(?=\r?\n|$)/;

/**
 * Reads the YAML between the two `---` lines at the start of a Markdown file. A file without these lines has
 * no root. Clients differ in how strictly they check these lines, so front matter that only some clients
 * accept is a fault if it could declare servers.
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
  // Front matter is often invalid YAML, which is harmless in text that cannot declare servers.
  return 'message' in document && !mayNameServers(head) ? nothing : document;
};

const serverKey = /^[ \t]*["']?(?:mcp[-_]?servers|mcp_tools|mcp)["']?[ \t]*:/im;

/** A double-quoted key that might contain an escape, including an escaped line ending. */
const escapedKey = /^[ \t]*"[^"\n]*\\(?:[xuU]|\r?$)/m;

const mayNameServers = (text: string): boolean => serverKey.test(text) || escapedKey.test(text);
