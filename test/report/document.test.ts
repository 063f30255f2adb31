/* Tests how each writer renders every block of a document for people, and every text from a stranger. */
import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { countPhrase, ourWords } from '../../src/model/phrase.ts';
import {
  asLine,
  type Block,
  code,
  firstItems,
  fold,
  item,
  levelLabel,
  limits,
  line,
  link,
  list,
  marker,
  ownText,
  paragraph,
  pluralLine,
  prose,
  section,
  strong,
  table,
  title,
  value,
  verdictSign,
} from '../../src/report/document.ts';
import { writeBlocks, writeMarkdown } from '../../src/report/write-html.ts';
import { plainTerminal, writeText } from '../../src/report/write-text.ts';
import { hostileTexts } from './hostile.ts';

/** Returns a document with a stranger's text in every place that accepts text. */
const everywhere = (text: string): Block[] => [
  title(line`Title of ${text}`),
  paragraph(line`A value ${text} and ${prose(text)}`, strong(text), value(text, 50)),
  limits,
  section(line`Section of ${text}`, [
    list(
      [
        item(line`${levelLabel('fail')} ${text}`, list([text]), paragraph(prose(text))),
        asLine(text),
      ],
      { most: 1, one: 'entry' },
    ),
  ]),
  table(
    ['Verdict', 'Server', 'Score', 'Place'],
    [
      { group: line`In ${text}` },
      [verdictSign('pass'), [text, prose(text)], 41, link('https://a.example/', text)],
      { note: prose(text) },
    ],
  ),
  fold(line`Behind ${text}`, paragraph(text)),
  code(text, 'yaml'),
];

/** Tags, links and GitHub mentions that the writers do not produce themselves. */
const foreign =
  /<(?!\/?(?:h\d|p|ul|li|table|thead|tbody|tr|t[hd]|code|strong|br|wbr|details|summary|pre|a|div|section)\b)|(?<![\w<>])@\w|javascript:[^<]*"/i;

describe.for(Object.entries(hostileTexts))('%s', ([, text]) => {
  test('is only text in all blocks, for GitHub and on a page', () => {
    const github = writeMarkdown(everywhere(text), { limit: 1_000_000 });
    for (const each of [github, ...writeBlocks(everywhere(text))]) {
      expect(each.replace(/<(pre|code)[\s\S]*?<\/\1>/g, '')).not.toMatch(foreign);
      // A blank line ends the HTML, and Markdown resumes.
      for (const block of each.trim().split('\n\n')) expect(block).toMatch(/^<\/?[a-z]/);
    }
  });

  test('begins no line that a runner takes for a command, and hides nothing', () => {
    const shown = writeText(everywhere(text), plainTerminal);
    for (const each of shown.split('\n')) expect(each).not.toMatch(/^\s*::|##\[/);
    expect(shown).not.toMatch(/[\p{Cf}\p{Co}\p{Zl}\p{Zp}]|[^\P{Cc}\n]/u);
  });
});

test('rows keep to the width whatever the texts, and no place is cut off', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.string({ maxLength: 90 }), fc.string({ maxLength: 30 })), {
        ...{ minLength: 1, maxLength: 5 },
      }),
      fc.integer({ min: 60, max: 160 }),
      (rows, width) => {
        const places = rows.map((_, at) => `packages/p${at}/.mcp.json:${at + 1}`);
        const cells = rows.map(([name, version], at) => [name, version, at, places[at] ?? '']);
        const shown = writeText([table(['Server', 'Version', 'Score', 'Place'], cells)], {
          ...plainTerminal,
          width,
        });
        for (const each of shown.split('\n')) expect(stringWidth(each)).toBeLessThanOrEqual(width);
        for (const place of places) expect(shown).toContain(place);
      },
    ),
  );
});

test('names that are too long wrap, and are whole', () => {
  const names = ['filesystem', 'sequential-thinking'].map(
    (name) => `@modelcontextprotocol/server-with-a-long-name-for-${name}`,
  );
  const rows = names.map((name) => [name, '1.0.0', '.mcp.json:3']);
  const shown = writeText([table(['Server', 'Version', 'Place'], rows)], plainTerminal);
  const firstColumn = shown.split('\n').map((each) => each.split(' ', 1)[0]);
  for (const name of names) expect(firstColumn.join('')).toContain(name);
});

describe('what does not fit', () => {
  const entries = (count: number, detail: 0 | 1 | 2 | 3 = 0): Block =>
    list(
      Array.from({ length: count }, (_, at) => `entry-${at}`),
      { one: 'server', detail },
    );

  test('goes by its detail, then by the ends of lists, and is said in one sentence', () => {
    const blocks = [title(line`Title`), limits, entries(300), entries(500, 2), entries(500, 1)];
    const within = (limit: number): string => writeMarkdown(blocks, { limit });
    expect(within(1_000_000)).not.toContain('Omitted');
    expect(within(35_000)).toContain('Omitted to save space: findings. See the JSON report for');
    const least = within(300);
    expect(least.length).toBeLessThanOrEqual(300);
    expect(least).toContain('300 more servers are in the JSON report.');
  });

  test('is counted in lists, tables and sentences alike', () => {
    const names = Array.from({ length: 5 }, (_, at) => `n${at}`);
    expect(writeText([list(names, { most: 3, one: 'server' })], plainTerminal, line`--all`)).toBe(
      'n0\nn1\nn2\nand 2 more servers; --all\n',
    );
    expect(writeText([paragraph(firstItems(names, 3))], plainTerminal)).toBe(
      'n0, n1, n2 and 2 more\n',
    );
  });

  test('is written as the least where every text is endless', () => {
    const long = '&'.repeat(500_000);
    const text = writeMarkdown(everywhere(long), { limit: 65_536 });
    expect(text.length).toBeLessThanOrEqual(65_536);
  });
});

test('a marker is a comment, or nothing is written', () => {
  const write = (text: string): string => writeMarkdown([marker(text)], { limit: 1000 });
  expect(write('<!-- mcp-grade-gate: 0123 -->')).toBe('<!-- mcp-grade-gate: 0123 -->\n');
  expect(() => write('<!-- a --><b>')).toThrow('a marker is not a comment');
});

test('a text that is not known when the program is compiled is no word of ours', () => {
  const stranger: string = '<b>';
  // @ts-expect-error a plain string could be a stranger's
  ownText(stranger);
  // @ts-expect-error so could a template with one in it
  ownText(`server ${stranger}` as const);
  // @ts-expect-error and what a list calls its entries
  list([], { one: stranger });
  // @ts-expect-error and a title of a column
  table([stranger], []);
  // @ts-expect-error and what is counted
  pluralLine(2, stranger);
  // @ts-expect-error and so it is in a phrase
  ourWords(stranger);
  // @ts-expect-error and in what a phrase counts
  countPhrase(2, stranger);
  expect(writeText([paragraph(ownText('ours'), stranger)], plainTerminal)).toBe('ours\n<b>\n');
});
