import { createSpanLocator, type FormatReader, maxDepth, type TreeNode } from './tree.ts';

/*
 * Parses JSON5 (https://spec.json5.org). The reference parser is not used, because it returns values without
 * positions.
 */

const gap = /(?:[\s\uFEFF]|\/\/[^\n\r\u2028\u2029]*|\/\*[\s\S]*?\*\/)*/y;
const quoted = /"(?:[^"\\\n\r]|\\(?:\r\n|[\s\S]))*"|'(?:[^'\\\n\r]|\\(?:\r\n|[\s\S]))*'/y;
const plain = /(?:[\w$.+-]|[\u0080-\uffff]|\\u[0-9a-f]{4})+/iy;
const escapes = /\\(?:u([0-9a-f]{4})|x([0-9a-f]{2})|(\r\n|[\s\S]))/gi;

const letters: Readonly<Record<string, string>> = {
  ...{ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', '0': '\0' },
  ...{ '\n': '', '\r\n': '', '\r': '', '\u2028': '', '\u2029': '' },
};

const unescapeText = (written: string): string =>
  written.replace(escapes, (_, ...[unicode, hex, letter = '']: (string | undefined)[]) => {
    const code = unicode ?? hex;
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
    return letters[letter] ?? letter;
  });

const words: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

class Unexpected extends Error {
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

class Reader {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  document(): TreeNode | null {
    this.skip();
    if (this.at === this.text.length) return null;
    const root = this.value(0);
    if (this.at < this.text.length) throw new Unexpected('end of file expected', this.at);
    return root;
  }

  private value(depth: number): TreeNode {
    const offset = this.at;
    if (depth > maxDepth) throw new Unexpected(`nested more than ${maxDepth} levels deep`, offset);
    const first = this.text[offset];
    if (first === '{' || first === '[') return this.list(first, depth);
    const written = this.take(quoted);
    if (written !== null) return this.scalar('string', unescapeText(written.slice(1, -1)), offset);
    const word = this.take(plain) ?? '';
    const value = words.get(word);
    if (value === null) return this.scalar('null', value, offset);
    if (value !== undefined) return this.scalar('boolean', value, offset);
    const number = Number(word.replace(/^[+-](?=0x|Infinity|NaN)/i, ''));
    if (word === '' || (Number.isNaN(number) && !/^[+-]?NaN$/.test(word))) {
      throw new Unexpected('value expected', offset);
    }
    return this.scalar('number', number, offset);
  }

  private scalar(type: TreeNode['type'], value: unknown, offset: number): TreeNode {
    const node = { type, value, offset, length: this.at - offset };
    this.skip();
    return node;
  }

  private list(open: '{' | '[', depth: number): TreeNode {
    const offset = this.at;
    const close = open === '{' ? '}' : ']';
    const children: TreeNode[] = [];
    this.step();
    while (this.text[this.at] !== close) {
      children.push(open === '{' ? this.property(depth) : this.value(depth + 1));
      if (this.text[this.at] === ',') this.step();
      else if (this.text[this.at] !== close) {
        throw new Unexpected(`comma or ${close} expected`, this.at);
      }
    }
    const length = this.at + 1 - offset;
    this.step();
    return { type: open === '{' ? 'object' : 'array', offset, length, children };
  }

  private property(depth: number): TreeNode {
    const offset = this.at;
    const written = this.take(quoted);
    const name = written === null ? this.take(plain) : written.slice(1, -1);
    if (name === null) throw new Unexpected('property name expected', offset);
    const key = this.scalar('string', unescapeText(name), offset);
    if (this.text[this.at] !== ':') throw new Unexpected('colon expected', this.at);
    this.step();
    const value = this.value(depth + 1);
    const length = value.offset + value.length - offset;
    return { type: 'property', offset, length, children: [key, value] };
  }

  private take(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const matchedText = pattern.exec(this.text)?.[0] ?? null;
    this.at += matchedText?.length ?? 0;
    return matchedText;
  }

  private skip(): void {
    this.take(gap);
  }

  private step(): void {
    this.at += 1;
    this.skip();
  }
}

export const readJson5: FormatReader = (text) => {
  const spanOf = createSpanLocator(text);
  try {
    return { root: new Reader(text).document(), spanOf };
  } catch (error) {
    if (!(error instanceof Unexpected)) throw error;
    const message = `not valid JSON5: ${error.message}`;
    return { message, span: spanOf({ offset: error.offset, length: 1 }) };
  }
};
