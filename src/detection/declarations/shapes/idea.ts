import type { Word } from '../../../model/model.ts';
import {
  declaring,
  emptyReading,
  joinReadings,
  type Reading,
  type ShapeReader,
} from '../reader.ts';
import type { TreeDocument } from '../tree.ts';

/*
 * Servers that JetBrains' IDEs keep in the file of a project's workspace: elements of a component whose
 * name has `mcp`, with options for the program, its arguments and its address.
 */

const attributes = /(?<![\w.:-])([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly isEmpty: boolean;
  readonly attributes: ReadonlyMap<string, string>;
  readonly offset: number;
  readonly length: number;
}

interface Element {
  readonly tag: Tag;
  readonly options: Map<string, Word>;
  readonly env: Map<string, Word>;
}

export const ideaWorkspace: ShapeReader = ({ spanOf }, text) => {
  const readings: Reading[] = [];
  let isOfMcp = false;
  let element: Element | null = null;
  const { tags, isWhole } = tagsOf(text);
  for (const tag of tags) {
    const isServer = isOfMcp && /server|command|url/i.test(tag.name);
    if (tag.name === 'component') {
      const name = tag.isEnd || tag.isEmpty ? '' : (tag.attributes.get('name') ?? '');
      isOfMcp = /mcp/i.test(name);
      element = null;
    } else if (isServer && tag.isEnd && element?.tag.name === tag.name) {
      readings.push(serverOf(element, tag, spanOf));
      element = null;
    } else if (isServer && !tag.isEnd && !tag.isEmpty) {
      element = { tag, options: new Map(), env: new Map() };
    } else if (element !== null && !tag.isEnd) {
      const value = tag.attributes.get('value');
      const values = tag.name === 'env' ? element.env : element.options;
      if (value !== undefined) {
        values.set(tag.attributes.get('name') ?? '', { text: value, span: spanOf(tag) });
      }
    }
  }
  const fault = { message: 'not valid XML', span: spanOf({ offset: 0, length: 0 }) };
  return joinReadings([...readings, { ...emptyReading, faults: isWhole ? [] : [fault] }]);
};

/** The server of an element; one without options is a list of servers. */
function serverOf(
  { tag, options, env }: Element,
  end: Tag,
  spanOf: TreeDocument['spanOf'],
): Reading {
  if (options.size === 0) return emptyReading;
  const span = spanOf({ offset: tag.offset, length: end.offset + end.length - tag.offset });
  const alias = options.get('name')?.text ?? tag.name;
  const written = options.get('arguments') ?? options.get('args');
  const args = (written?.text ?? '').split(/\s+/).filter((word) => word !== '');
  return declaring(alias, span, {
    command: options.get('programPath') ?? options.get('command') ?? null,
    url: options.get('url') ?? options.get('serverUrl') ?? null,
    args: args.map((each) => ({ text: each, span: written?.span ?? span })),
    cwd: options.get('workingDirectory') ?? null,
    env,
  });
}

/** Parts of a document that have no tags. */
const untagged = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
] as const;

/** The tags of a document, up to one that does not end. */
function tagsOf(text: string): { tags: Tag[]; isWhole: boolean } {
  const tags: Tag[] = [];
  let at = text.indexOf('<');
  while (at >= 0) {
    const closing = untagged.find(([opening]) => text.startsWith(opening, at))?.[1];
    const end = closing === undefined ? endOfTag(text, at) : text.indexOf(closing, at);
    if (end < 0) return { tags, isWhole: false };
    if (closing === undefined) tags.push(tagAt(text, at, end));
    at = text.indexOf('<', end);
  }
  return { tags, isWhole: true };
}

/** Where a tag ends: a value in quotes may have the same character. */
function endOfTag(text: string, start: number): number {
  let quote = '';
  for (let at = start; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '>') return at;
    else if (character === '"' || character === "'") quote = character;
  }
  return -1;
}

function tagAt(text: string, start: number, end: number): Tag {
  const inside = text.slice(start + 1, end);
  const [name = ''] = /^\/?[^\s/]*/.exec(inside) ?? [];
  return {
    name: name.replace('/', ''),
    isEnd: name.startsWith('/'),
    isEmpty: inside.endsWith('/'),
    attributes: attributesOf(inside),
    offset: start,
    length: end + 1 - start,
  };
}

function attributesOf(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(attributes)].map(({ 1: name = '', 2: double, 3: single }) => [
      name,
      decoded(double ?? single ?? ''),
    ]),
  );
}

const entities = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['amp', '&'],
]);

function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,8}));/gi,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return entities.get(name) ?? whole;
      const code = Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
