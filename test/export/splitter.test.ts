import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { StructureError } from '../../src/export/contract/faults.ts';
import { findingId, hashText } from '../../src/export/reading/record-key.ts';
import {
  createSplitter,
  parseElement,
  type Section,
  sections,
} from '../../src/export/reading/splitter.ts';
import { maxElementBytes } from '../../src/export/reading/value-reader.ts';
import { runs } from '../seed.ts';
import { anyText } from '../texts.ts';

interface Split {
  readonly head: Record<string, unknown>;
  readonly servers: unknown[];
  readonly scores: unknown[];
  readonly findings: unknown[];
  readonly hashes: number[];
  readonly hasNumericIds: boolean;
}

/** Splits a document given in chunks, and parses every element. */
function split(chunks: readonly Uint8Array[]): Split {
  const found: Split = {
    head: {},
    servers: [],
    scores: [],
    findings: [],
    hashes: [],
    hasNumericIds: false,
  };
  const splitter = createSplitter({
    head: (field, value) => {
      found.head[field] = value;
    },
    element: (section, bytes, start, end, hash) => {
      found[section].push(parseElement(bytes, start, end));
      found.hashes.push(hash);
    },
  });
  for (const chunk of chunks) splitter.push(chunk);
  splitter.end();
  return { ...found, hasNumericIds: splitter.hasNumericIds() };
}

/** Returns what the ordinary parser makes of the same document. */
function parsed(text: string): Split {
  const raw = JSON.parse(text.replace(/^\uFEFF/, '')) as Record<string, unknown>;
  const arrays = Object.fromEntries(sections.map((name) => [name, raw[name] as unknown[]]));
  const order = Object.keys(raw).filter((key) => sections.includes(key as Section)) as Section[];
  const keyOf = (section: Section, element: unknown): string | null => {
    if (section === 'findings') return findingId(element);
    const server = (element as { server?: unknown } | null)?.server;
    return section === 'scores' && typeof server === 'string' && server !== '' ? server : null;
  };
  return {
    head: Object.fromEntries(
      ['schema_version', 'rubric_version', 'generated_at', 'counts']
        .filter((key) => Object.hasOwn(raw, key))
        .map((key) => [key, raw[key]]),
    ),
    servers: arrays['servers'] ?? [],
    scores: arrays['scores'] ?? [],
    findings: arrays['findings'] ?? [],
    hashes: order.flatMap((section) =>
      (arrays[section] ?? []).map((element) => {
        const key = keyOf(section, element);
        return key === null ? 0 : hashText(key);
      }),
    ),
    hasNumericIds: (arrays['findings'] ?? []).some(
      (each) => typeof (each as { id?: unknown } | null)?.id === 'number',
    ),
  };
}

const encode = (text: string): Buffer => Buffer.from(text);
const bytewise = (bytes: Buffer): Buffer[] =>
  [...bytes.keys()].map((at) => bytes.subarray(at, at + 1));

/** Writes a value as JSON, with white space and escapes anywhere that JSON allows them. */
function written(value: unknown, random: () => number): string {
  const space = (): string => ['', '', '', ' ', '\n', '\t\r '][Math.floor(random() * 6)] ?? '';
  const text = (raw: string): string =>
    random() < 0.2
      ? `"${[...raw].map((char) => (char.length === 1 ? `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}` : char)).join('')}"`
      : JSON.stringify(raw);
  const write = (each: unknown): string => {
    if (typeof each === 'string') return text(each);
    if (Array.isArray(each)) {
      return `[${space()}${each.map((item) => `${write(item)}${space()}`).join(`,${space()}`)}]`;
    }
    if (typeof each === 'object' && each !== null) {
      const members = Object.entries(each).map(
        ([key, totals]) => `${text(key)}${space()}:${space()}${write(totals)}${space()}`,
      );
      return `{${space()}${members.join(`,${space()}`)}}`;
    }
    return JSON.stringify(each);
  };
  return `${space()}${write(value)}${space()}`;
}

const oddText = fc.oneof(
  anyText({ maxLength: 12 }),
  fc.constantFrom(
    '\\',
    '\\"',
    '"',
    '\\\\"',
    '{"',
    '}],',
    '\u{1F642}',
    `${'long '.repeat(7)}\\"${'\\'.repeat(5)}" and so on`,
    `${'x'.repeat(40)}\\`,
    '\ud800',
    '',
    'srv-1',
    'fnd-1',
  ),
);
// Keys hold no backslash because JSON.parse itself is unreliable there. After {"a":1,"\\":2}, V8 (Node 24.21)
// reads the second key of {"a":1,"\u0069":2} as a backslash.
const oddKey = fc
  .oneof(
    fc.constantFrom('id', 'finding_id', 'key', 'ref', 'server', 'i', 'ide', '__proto__', 'servers'),
    oddText,
  )
  .map((key) => key.replaceAll('\\', '/'));
const oddValue = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    oddText,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(null, true, false, 0, -0, 1e21),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(oddKey, tie('value'), { maxKeys: 5 }),
  ),
})).value;

const documents = fc.record({
  members: fc.shuffledSubarray(
    ['schema_version', 'generated_at', 'counts', 'extra', 'servers', 'scores', 'findings'],
    { minLength: 7, maxLength: 7 },
  ),
  values: fc.array(oddValue, { minLength: 4, maxLength: 4 }),
  arrays: fc.array(fc.array(oddValue, { maxLength: 4 }), { minLength: 3, maxLength: 3 }),
  seed: fc.integer(),
});

function documentOf({
  members,
  values,
  arrays,
  seed,
}: typeof documents extends fc.Arbitrary<infer T> ? T : never): string {
  let state = seed >>> 0;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  let [value, array] = [0, 0];
  const entries = members.map((name) => [
    name,
    sections.includes(name as Section) ? arrays[array++] : values[value++],
  ]);
  return written(Object.fromEntries(entries), random);
}

describe('the splitter', () => {
  test('gives the same elements as JSON.parse, wherever the bytes are cut', () => {
    fc.assert(
      fc.property(documents, fc.array(fc.nat(200), { maxLength: 8 }), (shape, cuts) => {
        const text = documentOf(shape);
        const bytes = encode(text);
        const expected = parsed(text);
        const chunks: Buffer[] = [];
        let from = 0;
        for (const size of cuts) {
          chunks.push(bytes.subarray(from, from + size));
          from += size;
        }
        chunks.push(bytes.subarray(from));
        expect(split([bytes])).toEqual(expected);
        expect(split(bytewise(bytes))).toEqual(expected);
        expect(split(chunks)).toEqual(expected);
      }),
      { numRuns: runs(400) },
    );
  });

  test('never accepts a damaged document', () => {
    fc.assert(
      fc.property(documents, fc.nat(), fc.constantFrom(...'{}[]",:\\ x0'), (shape, at, char) => {
        const text = documentOf({ ...shape, values: [1, 2.5, true, null] });
        const cut = at % text.length;
        for (const damaged of [
          text.slice(0, cut) + text.slice(cut + 1),
          text.slice(0, cut) + char + text.slice(cut),
          text.slice(0, cut) + char + text.slice(cut + 1),
        ]) {
          let expected: Split | null;
          try {
            // A cut through a surrogate pair leaves a lone surrogate, which UTF-8 cannot encode.
            expected = parsed(encode(damaged).toString());
          } catch {
            expected = null;
          }
          let found: Split | null;
          try {
            found = split([encode(damaged)]);
          } catch {
            found = null;
          }
          // The splitter may refuse a document that JSON.parse accepts (because of a repeated member), but
          // not the reverse.
          if (found !== null) expect(found).toEqual(expected);
        }
      }),
      { numRuns: runs(2000) },
    );
  });

  test('reports every beginning of a document as cut off', () => {
    const bytes = encode(
      ' {"generated_at":"x","servers":[{"a":"\\""},7],"scores":[],"findings":[[]]} ',
    );
    for (let length = 0; length < bytes.length - 1; length += 1) {
      expect(() => split([bytes.subarray(0, length)])).toThrow(
        expect.objectContaining({ isCut: true, offset: length }),
      );
    }
    expect(split([bytes]).servers).toHaveLength(2);
  });

  const empty = '"servers":[],"scores":[],"findings":[]';
  test.for([
    ['<!doctype html>', /\bstart\b/, 0],
    ['[]', /\bstart\b/, 0],
    ['{"servers":{}}', /"servers" .*\blist\b/, 11],
    ['{"servers":[],"servers":[]}', /"servers" twice/, 23],
    [`{"generated_at":1,"generated_at":2,${empty}}`, /"generated_at" twice/, 32],
    ['{"servers":[}]}', /\bvalue .*missing/, 12],
    ['{"servers":[1,]}', /\bvalue .*missing/, 14],
    ['{"servers":[,1]}', /\bvalue .*missing/, 12],
    ['{"servers":[1 2]}', /\bcomma .*missing/, 14],
    ['{"servers":[{},tru]}', /\/servers\/1 .*\bJSON\b/, 15],
    ['{"servers":[{"a":[}]}]}', /\/servers\/0\b.*\bbrackets\b/, 18],
    ['{"servers":[]"scores":[]}', /\bcomma .*missing/, 13],
    ['{,}', /\bmember .*\bname\b/, 1],
    [`{${empty},}`, /\bmember .*\bname\b/, 40],
    [`{${empty}} x`, /\btext after\b/, 41],
    ['{"servers":[],"findings":[]}', /^scores missing/, 28],
    ['{}', /^servers, scores, findings missing/, 2],
  ] as const)('tells what is wrong with %s and where', ([text, message, offset]) => {
    for (const chunks of [[encode(text)], bytewise(encode(text))]) {
      expect(() => split(chunks)).toThrow(
        expect.objectContaining({ message: expect.stringMatching(message), offset }),
      );
    }
  });

  test('accepts a byte order mark only at the beginning', () => {
    const text = `\uFEFF{${empty}}`;
    expect(split([encode(text)]).servers).toEqual([]);
    expect(split(bytewise(encode(text))).servers).toEqual([]);
    expect(() => split([encode(`{\uFEFF${empty}}`)])).toThrow(StructureError);
    expect(() => split([encode(` ${text}`)])).toThrow(StructureError);
  });

  test('pauses after a section if the target returns true', () => {
    const chunk = encode('{"servers":[1,2],"scores":[3],"findings":[4]}');
    const seen: unknown[] = [];
    const splitter = createSplitter({
      head: () => {},
      element: (_, bytes, start, end) => seen.push(parseElement(bytes, start, end)),
      sectionEnd: (section) => section === 'servers',
    });
    const taken = splitter.push(chunk);
    expect([taken, seen]).toEqual([16, [1, 2]]);
    expect(splitter.push(chunk, taken)).toBe(chunk.length);
    splitter.end();
    expect(seen).toEqual([1, 2, 3, 4]);
  });

  test('refuses an element that would fill the memory, in one piece and in many', () => {
    const huge = Buffer.concat([
      encode('{"servers":["'),
      Buffer.alloc(maxElementBytes, 'x'),
      encode('"]}'),
    ]);
    expect(() => split([huge])).toThrow(/\/servers\/0\b.*\bsize limit\b/);
    const pieces = Array.from({ length: 40 }, (_, at) =>
      huge.subarray(at * 1_048_576, (at + 1) * 1_048_576),
    );
    expect(() => split(pieces)).toThrow(/\/servers\/0\b.*\bsize limit\b/);
  });

  test('skips unknown members, however large', () => {
    const text = `{"history":[${'{"a":"]}"},'.repeat(5000)}1],${empty}}`;
    expect(split([encode(text)]).servers).toEqual([]);
  });

  test('refuses a depth that no record has', () => {
    expect(() => split([encode(`{"servers":[${'['.repeat(70_000)}`)])).toThrow(/nested too deeply/);
  });

  test('finds the key of an element of very many members', () => {
    const members = Array.from({ length: 5000 }, (_, at) => `"k${at}":"v"`).join(',');
    const text = `{"servers":[],"scores":[],"findings":[{${members},"id":"fnd-1"}]}`;
    expect(split([encode(text)]).hashes).toEqual([hashText('fnd-1')]);
  });
});
