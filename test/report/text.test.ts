import fc from 'fast-check';
import { marked } from 'marked';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/judging/report.ts';
import { redactorFor, redactReport } from '../../src/report/redact.ts';
import {
  escapeForHtml,
  escapeForLog,
  escapeForSarif,
  escapeInvisible,
  htmlCode,
  safeJson,
} from '../../src/report/text.ts';
import { parseCommand } from '../runner/commands.ts';
import { runs } from '../seed.ts';
import { anyText } from '../texts.ts';

/** Any text, in which pieces that matter to runners, Markdown and HTML occur more often than by chance. */
const hostile = fc
  .array(
    fc.oneof(
      anyText(),
      fc.constantFrom(
        '::error::x',
        '::',
        ':',
        '##[error]',
        '##[',
        '#',
        '%0A',
        '\n',
        '\r\n',
        '\u2028',
        '\u0085',
        '<script>',
        '</code>',
        '</table>',
        '<!--',
        '-->',
        '&amp;',
        '&#64;',
        '@octocat',
        '#12',
        'GH-1',
        '`',
        '```',
        '~~~',
        '|',
        '\\',
        '\\|',
        '[a](https://e.example)',
        '![i](https://e.example)',
        'https://evil.example',
        'www.evil.example',
        'a@b.example',
        '\u202e',
        '\u200b',
        '\u001b[31m',
        '\ud800',
        '\udfff',
        ' ',
        '   ',
        '\t',
        '*',
        '_',
        '$$',
        '<b>',
        '"',
        "'",
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

describe('visible', () => {
  test.for([
    ['plain', 'plain'],
    ['two\nlines', 'two\\u{a}lines'],
    ['right\u202eleft', 'right\\u{202e}left'],
    ['zero\u200bwidth\ufeff', 'zero\\u{200b}width\\u{feff}'],
    ['lone \ud800 surrogate', 'lone \\u{d800} surrogate'],
    ['hangul\u3164filler', 'hangul\\u{3164}filler'],
    ['tag\u{e0041}', 'tag\\u{e0041}'],
    ['naïve 日本 🦀', 'naïve 日本 🦀'],
  ] as const)('%j → %j', ([text, shown]) => {
    expect(escapeInvisible(text)).toBe(shown);
  });

  test('cuts a giant and says how much is gone, never between the halves of a character', () => {
    expect(escapeInvisible('🦀'.repeat(500), 401)).toBe(
      `${'🦀'.repeat(200)}… (600 more characters)`,
    );
  });

  test('leaves no control, no invisible and no line break', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(escapeInvisible(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      }),
    );
  });
});

describe('logLine', () => {
  test('the runner finds no command in any text', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const line = escapeForLog(text);
        expect(parseCommand(line)).toBeNull();
        expect(line.trimStart().startsWith('::')).toBe(false);
        expect(line).not.toContain('##[');
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('html', () => {
  /** Returns the text that a browser would display, and every tag in it. */
  const parse = (source: string): { tags: string[]; text: string } => {
    const rendered = marked.parse(source, { gfm: true, async: false });
    const tags = [...rendered.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, tag]) => tag ?? '');
    const text = rendered
      .replace(/<[^>]*>/g, '')
      .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
    return { tags, text };
  };

  test.for([
    ['html', escapeForHtml, ['p', 'wbr']],
    ['htmlCode', htmlCode, ['p', 'code']],
  ] as const)('%s: nothing but text remains in a block of HTML', ([, sink, allowed]) => {
    fc.assert(
      fc.property(hostile, (text) => {
        const { tags, text: shown } = parse(`<p>${sink(text)}</p>`);
        expect(tags.filter((tag) => !(allowed as readonly string[]).includes(tag))).toEqual([]);
        expect(shown.trim()).toBe(escapeInvisible(text, 20_000).trim());
      }),
      { numRuns: runs(1000) },
    );
  });

  test('breaks mentions, references, addresses and emoji codes outside of code', () => {
    expect(escapeForHtml(':tada::100: at 8:15:30, a:1:1, b:100:2')).toBe(
      ':<wbr>tada::<wbr>100: at 8:15:30, a:1:1, b:<wbr>100:2',
    );
    expect(escapeForHtml('@octocat fixes #12')).toBe('@<wbr>octocat fixes #<wbr>12');
    expect(escapeForHtml('gh-12 https://a.example WWW.a.example')).toBe(
      'gh<wbr>-12 https:<wbr>//a.example WWW<wbr>.a.example',
    );
  });
});

describe('json', () => {
  test('means the same, and hides nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), hostile, (value, text) => {
        const written = safeJson({ value, text });
        expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify({ value, text })));
        expect(written).not.toMatch(/[^\P{Cc}\n]|[\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
        expect(written).not.toContain('##[');
      }),
    );
  });
});

describe('sarifText', () => {
  /**
   * Returns the text that a SARIF reader finds in a message, or null if the message contains more than text.
   */
  const readSarif = (message: string): string | null => {
    if (/[\\[\]]/.test(message.replace(/\\[\\[\]]/g, ''))) return null;
    if (/\{\d+\}/.test(message.replace(/\{\{|\}\}/g, ''))) return null;
    return message
      .replace(/(?<!\{)\{+\d+\}+/g, (doubled) => doubled.replace(/(\{|\})\1/g, '$1'))
      .replace(/\\([\\[\]])/g, '$1');
  };

  test.for([
    ['plain', 'plain'],
    ['[click](https://evil.example)', '\\[click\\](https://evil.example)'],
    ['\\[click\\](x)', '\\\\\\[click\\\\\\](x)'],
    ['{0} of {{1}}', '{{0}} of {{{{1}}}}'],
    ['{"a": {}} ${x}', '{"a": {}} ${x}'],
    ['a\nb\u202e', 'a\\\\u{a}b\\\\u{202e}'],
  ] as const)('%j → %j', ([text, message]) => {
    expect(escapeForSarif(text)).toBe(message);
    expect(readSarif(message)).toBe(escapeInvisible(text));
  });

  test('a reader finds neither links nor placeholders, and the text as it was', () => {
    const pieces = fc.constantFrom('[', ']', '(x)', '\\', '{', '}', '0', '12', 'a');
    const text = fc.array(fc.oneof(pieces, hostile), { maxLength: 12 }).map((all) => all.join(''));
    fc.assert(
      fc.property(text, (each) => {
        expect(readSarif(escapeForSarif(each))).toBe(escapeInvisible(each, 5000));
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('redactorFor', () => {
  const key = 'p@ss/word+with"quotes"';
  const redact = redactorFor([key]);

  test.for([
    ['as it is', key],
    ['in JSON', JSON.stringify({ key })],
    ['in a URL', `https://x.example/?k=${encodeURIComponent(key)}`],
    ['in Base64', Buffer.from(key).toString('base64')],
    ['in Base64 for URLs', Buffer.from(key).toString('base64url')],
  ] as const)('takes the key out %s', ([, text]) => {
    const redacted = redact(`before ${text} after`);
    expect(redacted).toContain('***');
    expect(redacted).not.toContain('word');
    expect(redacted).not.toContain(Buffer.from(key).toString('base64').slice(0, 10));
  });

  test('takes out a key as it looks in HTML', () => {
    expect(redactorFor(['ab&cd<word>'])(htmlCode('ab&cd<word>'))).toBe('<code>***</code>');
  });

  test('reaches every text of strangers in a report, and none of our own words', () => {
    const strange = { list: ['a secret-key'], 'secret-key': { 'secret-key': 1 } };
    const report = {
      verdict: 'secret-key',
      alias: 'secret-key',
      levels: new Map([['secret-key', 'x']]),
      evidence: strange,
    } as unknown as Report;
    expect(redactReport(report, redactorFor(['secret-key']))).toEqual({
      verdict: 'secret-key',
      alias: '***',
      levels: new Map([['***', 'x']]),
      evidence: { list: ['a ***'], '***': { '***': 1 } },
    });
  });

  test('a text too short to be a key is left alone', () => {
    expect(redactorFor(['error'])('error: none')).toBe('error: none');
  });

  test('without a secret nothing changes', () => {
    expect(redactorFor([''])('a text')).toBe('a text');
  });
});
