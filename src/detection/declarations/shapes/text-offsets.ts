import type { Span } from '../../../model/model.ts';
import type { TreeDocument, TreeNode } from '../tree.ts';

/**
 * Returns a function that maps offsets in a string's value to offsets in the file. Offsets are exact for
 * single-line strings, multi-line TOML strings and `|` blocks.
 */
export function createOffsetMap(
  node: TreeNode,
  value: string,
  file: string,
): (offset: number) => number {
  const end = node.offset + node.length;
  const source = file.slice(node.offset, end);
  if (!/^[|>]/.test(source)) {
    const [quote = '"'] = /^(?:"{3}|'{3})(?:\r?\n)?/.exec(source) ?? [];
    return (offset) => Math.min(node.offset + quote.length + offset, end);
  }
  const first = file.indexOf('\n', node.offset) + 1;
  if (source.startsWith('>')) {
    // A `>` block joins its lines, which shifts offsets. The word at an offset is therefore searched for in
    // the file, starting at the earliest possible position.
    return (offset) => {
      const word = /^\S{1,60}/.exec(value.slice(offset))?.[0] ?? '';
      const at = word === '' ? -1 : file.indexOf(word, Math.min(first + offset, end));
      return at < 0 || at > end ? Math.min(first + offset, end) : at;
    };
  }
  const lines = lineOffsets(file.slice(first, end)).map((at) => at + first);
  const indents = lines.map((at) => /^ */.exec(file.slice(at, at + 200))?.[0].length ?? 0);
  const indent =
    indents.find((_, index) => file[(lines[index] ?? 0) + (indents[index] ?? 0)] !== '\n') ?? 0;
  const values = lineOffsets(value);
  return (offset) => {
    let line = 0;
    let high = values.length - 1;
    while (line < high) {
      const middle = (line + high + 1) >> 1;
      if ((values[middle] ?? 0) <= offset) line = middle;
      else high = middle - 1;
    }
    const lineStart = (lines[Math.min(line, lines.length - 1)] ?? first) + indent;
    return Math.min(lineStart + offset - (values[line] ?? 0), file.length);
  };
}

const lineOffsets = (text: string): number[] => [
  0,
  ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1),
];

/** Returns a function like `spanOf` that takes ranges in the string's value instead of ranges in the file. */
export function spansIn(
  node: TreeNode,
  value: string,
  file: string,
  spanOf: TreeDocument['spanOf'],
): TreeDocument['spanOf'] {
  const toFile = createOffsetMap(node, value, file);
  return ({ offset, length }): Span => {
    const start = toFile(offset);
    return spanOf({ offset: start, length: toFile(offset + length) - start });
  };
}
