import { createSpanLocator, type FormatReader, type TreeNode } from './tree.ts';

const escaped = /\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g;
const meanings: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', f: '\f' };

/**
 * Matches a line that is not a comment. A line that ends in an odd number of backslashes continues on the
 * next line.
 */
const logicalLine = /(?<=^|[\r\n])[^\S\r\n]*((?![\s#!])(?:[^\\\r\n]|\\(?:\r\n|[\s\S]))+)/g;

/**
 * Reads a Java properties file as an object; dotted keys are not split. Source: `java.util.Properties.load`.
 */
export const readProperties: FormatReader = (text) => {
  const children = [...text.matchAll(logicalLine)].map(({ 0: whole, 1: line = '', index }) =>
    parseProperty(line, index + whole.length - line.length),
  );
  const root: TreeNode = { type: 'object', offset: 0, length: text.length, children };
  return { root, spanOf: createSpanLocator(text) };
};

/** Splits a line at the first unescaped separator or white space. */
function parseProperty(line: string, offset: number): TreeNode {
  const [head = ''] = /^(?:[^\\=:\s]|\\[\s\S])*/.exec(line) ?? [];
  const [between = ''] = /^\s*(?:[=:]\s*)?/.exec(line.slice(head.length)) ?? [];
  const valueStart = head.length + between.length;
  return {
    ...{ type: 'property', offset, length: line.length },
    children: [
      { type: 'string', offset, length: head.length, value: unescapeValue(head) },
      {
        ...{ type: 'string', offset: offset + valueStart, length: line.length - valueStart },
        value: unescapeValue(line.slice(valueStart)),
      },
    ],
  };
}

function unescapeValue(written: string): string {
  const joined = written.replace(/\\\r?\n[ \t]*/g, '');
  return joined.replace(escaped, (_, code: string | undefined, letter = '') =>
    code === undefined ? (meanings[letter] ?? letter) : String.fromCharCode(parseInt(code, 16)),
  );
}
