/*
 * Tests the output of each escaping function by example; text.test.ts tests the properties that hold for any
 * text.
 */
import { describe, expect, test } from 'vitest';
import {
  escapeEntities,
  escapeForHtml,
  escapeForLog,
  escapeForSarif,
  escapeInvisible,
  htmlCode,
  quoteIfUnclear,
  quoteValue,
  safeJson,
} from '../../src/report/text.ts';

const cut = (length: number, gone: number): string =>
  `${'x'.repeat(length)}… (${gone} more characters)`;

describe('a long text is cut, and says by how much', () => {
  test.for([
    ['visible', escapeInvisible, 400],
    ['quoted', (text: string) => quoteValue(text).replace(/^“(.*)”$/, '$1'), 200],
    ['sarifText', escapeForSarif, 5000],
    ['logLine', escapeForLog, 20_000],
    ['html', escapeForHtml, 20_000],
    ['htmlCode', (text: string) => htmlCode(text).replace(/<.*?>/g, ''), 400],
  ] as const)('%s', ([, write, longest]) => {
    expect(write('x'.repeat(longest))).toBe('x'.repeat(longest));
    expect(write('x'.repeat(longest + 3))).toBe(cut(longest, 3));
  });

  test('at another length where that is given', () => {
    expect(quoteValue('xxxxx', 2)).toBe(`“${cut(2, 3)}”`);
    expect(escapeForSarif('xxxxx', 2)).toBe(cut(2, 3));
    expect(htmlCode('xxxxx', 2)).toBe(`<code>${cut(2, 3)}</code>`);
  });

  test('half a character is left out only where the text is cut in it', () => {
    expect(escapeInvisible('ab🦀', 3)).toBe('ab… (2 more characters)');
    expect(escapeInvisible('a\ud83e', 3)).toBe('a\\u{d83e}');
    expect(escapeInvisible('a\ud83eb', 3)).toBe('a\\u{d83e}b');
  });
});

describe('a stranger’s words in a sentence', () => {
  test.for([
    ['', '“”'],
    ['plain', 'plain'],
    ['two words', '“two words”'],
    ['a\tb', '“a\tb”'],
    ['a\u2800b', '“a\u2800b”'],
    ['it’s', 'it’s'],
    ['‘single’', '‘single’'],
    ['‘‘two’’', '“\\u{2018}\\u{2018}two\\u{2019}\\u{2019}”'],
    ['‚‛', '“\\u{201a}\\u{201b}”'],
    ['a” and is fine', '“a\\u{201d} and is fine”'],
    ['"a"', '"a"'],
  ] as const)('%j → %s', ([text, shown]) => {
    expect(quoteIfUnclear(text)).toBe(shown);
  });

  test.for([
    ...[0x2ba, 0x2dd, 0x2ee, 0x5f4, 0x201c, 0x201d, 0x201e, 0x201f, 0x2033, 0x2036, 0x275d],
    ...[0x275e, 0x3003, 0x301d, 0x301e, 0x301f, 0xff02, 0x1f676, 0x1f677, 0x1f678],
  ])('the quotation mark %i cannot close them', (code) => {
    const quote = String.fromCodePoint(code);
    expect(quoteIfUnclear(`${quote}a${quote}`)).toBe(
      `“\\u{${code.toString(16)}}a\\u{${code.toString(16)}}”`,
    );
  });
});

test.for([
  ['::error::x', '\\u{3a}:error::x'],
  [' \u00a0::error::x', ' \u00a0\\u{3a}:error::x'],
  ['a::b', 'a::b'],
  [':a', ':a'],
  ['a ##[error] ##[b]', 'a #\\u{23}[error] #\\u{23}[b]'],
  ['#[a', '#[a'],
] as const)('the line %j of a log → %j', ([text, line]) => {
  expect(escapeForLog(text)).toBe(line);
});

test.for([
  [{ a: [1] }, undefined, '{\n  "a": [\n    1\n  ]\n}'],
  [{ a: [1] }, 0, '{"a":[1]}'],
  ['##[a #b', 0, '"#\\u0023[a #b"'],
  ['\u007f\u0080\u009f\u00a0', 0, '"\\u007f\\u0080\\u009f\u00a0"'],
  ['a\u202eb\u200b', 0, '"a\\u202eb\\u200b"'],
  ['\ue000\u2028\u3164', 0, '"\\ue000\\u2028\\u3164"'],
  ['\u{e0041}🦀', 0, '"\\udb40\\udc41🦀"'],
] as const)('%j with %s spaces as JSON → %j', ([value, indent, written]) => {
  expect(safeJson(value, indent)).toBe(written);
});

test.for([
  ['<b>&"\'', '&#60;b&#62;&#38;&#34;&#39;'],
  ['##[a] #1', '#&#35;[a] #1'],
] as const)('%j as entities → %s', ([text, written]) => {
  expect(escapeEntities(text)).toBe(written);
});

test.for([
  ['<b>&"\'', '&#60;b&#62;&#38;&#34;&#39;'],
  ['a@b @c @ d', 'a@<wbr>b @<wbr>c @ d'],
  ['#1 # 1', '#<wbr>1 # 1'],
  ['$x$ $ 5', '$<wbr>x$ $ 5'],
  ['GH-1 GH-x RGH-1 gh-23', 'GH<wbr>-1 GH-x RGH-1 gh<wbr>-23'],
  ['https://a wws:b', 'https:<wbr>//a wws:b'],
  [
    ':+1: :a-b: :1a: :: 1:2:3 a:100: b:1234: c:12:',
    ':<wbr>+1: :<wbr>a-b: :<wbr>1a: :: 1:2:3 a:<wbr>100: b:<wbr>1234: c:12:',
  ],
  ['www.a awww.b www www,', 'www<wbr>.a awww.b www www,'],
  ['abcdef abcdef0 0123456789abcdef', 'abcdef abcdef<wbr>0 012345<wbr>6789ab<wbr>cdef'],
  ['ABCDEF1 ghijkl1', 'ABCDEF<wbr>1 ghijkl1'],
] as const)('%j as HTML → %s', ([text, written]) => {
  expect(escapeForHtml(text)).toBe(written);
});

test.for([
  ['{0}{1} {{2} {3}} {x} {} { 0}', '{{0}}{{1}} {{{{2}} {{3}}}} {x} {} { 0}'],
  ['{12}', '{{12}}'],
  ['a\\b[c](d)', 'a\\\\b\\[c\\](d)'],
] as const)('%j for SARIF → %s', ([text, written]) => {
  expect(escapeForSarif(text)).toBe(written);
});
