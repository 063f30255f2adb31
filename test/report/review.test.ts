import { marked } from 'marked';
import { describe, expect, test } from 'vitest';
import type { SuggestedPin, Suggestion } from '../../src/judging/suggestions/suggest.ts';
import { redactorFor } from '../../src/report/redact.ts';
import {
  listLeftOut,
  readSuggestionKeys,
  reviewBody,
  suggestedChanges,
} from '../../src/report/review/build-review.ts';
import { parsePackage } from '../builders.ts';

const pin: SuggestedPin = {
  type: 'npm',
  name: '@fictional-mcp/notes',
  alias: 'notes',
  from: 'latest',
  to: '1.4.0',
  grade: 'A',
  score: 96,
};
const suggestion: Suggestion = {
  file: '.mcp.json',
  line: 4,
  text: '\t"args": ["@fictional-mcp/notes@1.4.0"]',
  lineEnd: '\n',
  pins: [pin],
  nth: 0,
  contents: [],
  plainContents: [],
};

const redact = redactorFor(['a-key-of-the-export-service']);
const changesOf = (parts: Partial<Suggestion>, prefix = '') =>
  suggestedChanges([{ ...suggestion, ...parts }], prefix, redact);
const bodyOf = (parts: Partial<Suggestion>): string => changesOf(parts)[0]?.body ?? '';

/** Returns a comment's suggested text as a Markdown reader finds it. */
function suggestedText(body: string): string[] {
  return marked
    .lexer(body)
    .flatMap((token) =>
      token.type === 'code' && token.lang === 'suggestion' ? [token.text as string] : [],
    );
}

describe('a suggested change', () => {
  test('reads as a person would write it', () => {
    expect(bodyOf({}).replace(/[0-9a-f]{32}/, 'KEY')).toBe(
      [
        '<p><code>@fictional-mcp/notes</code> <code>1.4.0</code> is graded <code>A</code> (96 of 100) and meets the policy; this line specifies <code>latest</code>.</p>',
        '',
        '```suggestion',
        '\t"args": ["@fictional-mcp/notes@1.4.0"]',
        '```',
        '',
        '<!-- mcp-grade-gate:suggestion KEY -->',
      ].join('\n'),
    );
    expect(bodyOf({ pins: [{ ...pin, from: null }] })).toContain(
      '; this line does not specify a version.</p>',
    );
  });

  test.for([
    '  "a": "``` and ````"',
    '```',
    '``````suggestion',
    '--> <!-- ~~~',
    '    four spaces   ',
    '\ttab\tand trailing\t',
    '"größe": "🧭"',
    '@here #1 <b> [x](https://x.example) \\` &amp;',
  ])('holds just the line %j', (text) => {
    for (const lineEnd of ['\n', '\r\n'] as const) {
      const body = bodyOf({ text, lineEnd });
      expect(suggestedText(body)).toEqual([text]);
      expect(readSuggestionKeys(body)).toHaveLength(1);
    }
  });

  test('lines of CRLF files end as they do there', () => {
    expect(bodyOf({ lineEnd: '\r\n' })).toContain(
      '```suggestion\r\n\t"args": ["@fictional-mcp/notes@1.4.0"]\r\n```',
    );
  });

  test('names and grades of strangers are code', () => {
    const body = bodyOf({
      pins: [{ ...pin, name: '<img>@you #1\n\n```', from: '\u202e--> [x](y)', grade: '</code>&' }],
    });
    const [words = ''] = body.split('\n\n');
    expect(words).toContain('<code>&#60;img&#62;@you #1\\u{a}\\u{a}```</code>');
    expect(words).toContain('<code>&#60;/code&#62;&#38;</code>');
    expect(words).toContain('<code>\\u{202e}--&#62; [x](y)</code>');
    expect(suggestedText(body)).toHaveLength(1);
  });

  test('many pins of a line are named to a bound', () => {
    const body = bodyOf({ pins: Array.from({ length: 30 }, () => pin) });
    expect(body.match(/meets the policy/g)).toHaveLength(20);
    expect(body).toContain('<p>And 10 more.</p>');
    expect(body.length).toBeLessThan(65_536);
  });

  test('a line that holds the key is left out', () => {
    expect(changesOf({ text: '"x": "a-key-of-the-export-service"' })).toEqual([]);
    expect(changesOf({ text: 'ghp_ABCDEFGH1234567890abcdefgh' })).toEqual([]);
  });

  test('is known again by file, pins and number, not by its line', () => {
    const key = (parts: Partial<Suggestion>, prefix = '') => changesOf(parts, prefix)[0]?.key;
    expect(key({ line: 9, text: 'x' })).toBe(key({}));
    const others = [
      key({ file: 'x.json' }),
      key({}, 'a/'),
      key({ nth: 1 }),
      key({ pins: [{ ...pin, to: '1.5.0' }] }),
      key({ pins: [{ ...pin, name: 'x' }] }),
      key({ pins: [pin, pin] }),
    ];
    expect(new Set([key({}), ...others]).size).toBe(7);
    expect(changesOf({}, 'a/')[0]?.path).toBe('a/.mcp.json');
  });
});

test('the review marks what it holds and says what is left', () => {
  const changes = [...changesOf({}), ...changesOf({ nth: 1 })];
  const body = reviewBody(changes, 3);
  expect(body).toContain(
    'This review suggests versions that meet the policy, for 2 lines of this change. A later run will',
  );
  expect(readSuggestionKeys(body)).toEqual(changes.map(({ key }) => key));
  expect(reviewBody(changes.slice(0, 1), 0)).toContain(
    'This review suggests a version that meets the policy, for 1 line of this change.</p>',
  );
});

test('the log has a line for each reason, however many servers have no suggestion', () => {
  const one = parsePackage('npx server');
  const leftOut = Array.from({ length: 8000 }, (_, at) => ({
    dependency: { ...one, name: `server-${at % 4000}` },
    reason: at === 2 ? 'the file has errors' : 'there are too many of them',
  }));
  expect(listLeftOut(leftOut)).toEqual([
    'No suggested change for server-0, server-1, server-3, server-4, server-5 and 3995 more: there are too many of them',
    'No suggested change for server-2: the file has errors',
  ]);
});
