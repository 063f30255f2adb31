/* Tests what the redactors remove, by example; redacted.test.ts tests complete outputs. */
import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/judging/report.ts';
import { type Redactor, redactJson, redactorFor, redactReport } from '../../src/report/redact.ts';

const base64 = (text: string, form: 'base64' | 'base64url' = 'base64'): string =>
  Buffer.from(text).toString(form);

describe('of a text', () => {
  const key = 'Kq7/v>X+?z&2';
  const redact: Redactor = (text) => redactorFor([key])(text);

  test('only a secret of at least 8 characters is taken out', () => {
    expect(redactorFor(['1234567'])('a 1234567')).toBe('a 1234567');
    expect(redactorFor(['12345678'])('a 12345678')).toBe('a ***');
    expect(redactorFor(['1234567', 'abcdefgh'])('1234567 abcdefgh')).toBe('1234567 ***');
  });

  test('tokens of known forms are taken out with any secrets, and without', () => {
    for (const secrets of [[], ['abcdefgh']]) {
      expect(redactorFor(secrets)('ghp_AbCdEf0123456789AbCd abc')).toBe('*** abc');
    }
  });

  const [inQuotes, likeCommand] = ['a"b\\c"d\te', 'ab#[cd#[ef'];
  test.for([
    ['as it is', key, key],
    ['in JSON', inQuotes, JSON.stringify(inQuotes).slice(1, -1)],
    ['in JSON as we write it', likeCommand, 'ab\\u0023[cd\\u0023[ef'],
    ['in a URL', key, 'Kq7%2Fv%3EX%2B%3Fz%262'],
    ['in a URL, in small letters', key, 'Kq7%2fv%3eX%2b%3fz%262'],
    ['in HTML', key, 'Kq7/v&#62;X+?z&#38;2'],
    ['in Base64', key, base64(key)],
    ['in Base64 for URLs', key, base64(key, 'base64url')],
    ['in Base64 with two characters of padding', `${key}a`, base64(`${key}a`).slice(0, -2)],
    ['in Base64 with one character of padding', `${key}ab`, base64(`${key}ab`).slice(0, -1)],
    ['in Base64 for URLs, padded elsewhere', `${key}?a`, base64(`${key}?a`, 'base64url')],
  ] as const)('%s it is taken out, and nothing beside it', ([, secret, written]) => {
    expect(redactorFor([secret])(`(${written})`)).toBe('(***)');
  });

  test.for([0, 1, 2, 3, 4, 5])('in Base64 behind %i other bytes', (shift) => {
    for (const form of ['base64', 'base64url'] as const) {
      for (const behind of ['', 'a', 'ab', 'abc']) {
        const redacted = redact(base64(`${'u'.repeat(shift)}${key}${behind}`, form));
        expect(redacted).toMatch(/^[\w+/=-]{0,8}\*\*\*[\w+/=-]{0,8}$/);
        // At most a few bits of the key's first and last letters remain.
        const rest = Buffer.from(redacted.replace(/^.*\*\*\*/, ''), form).toString('latin1');
        expect(rest).not.toContain(key.slice(-4));
      }
    }
  });

  test.for(['\n', '\r\n', '\\n', '\\r\\n', '%0A', '%0d%0a', '%0D', '<br>', ' \t\n\t ', '\n\n \n'])(
    'broken by %j',
    (lineBreak) => {
      expect(redact(`(${key.slice(0, 5)}${lineBreak}${key.slice(5)})`)).toBe('(***)');
      expect(redact(`(${[...key].join(lineBreak)})`)).toBe('(***)');
    },
  );

  test.for([' ', '\t', '-', 'n'])('but not with %j in it, which is another text', (between) => {
    const text = `${key.slice(0, 5)}${between}${key.slice(5)}`;
    expect(redact(text)).toBe(text);
  });

  test('a secret is no pattern', () => {
    const special = '^$.*+?()[]{}|/-\\';
    expect(redactorFor([special])(`a${special}b`)).toBe('a***b');
    expect(redactorFor(['a.c*(e)|g'])('abccce abc*(e)g g')).toBe('abccce abc*(e)g g');
  });

  test('of two secrets of which one holds the other, nothing is left', () => {
    expect(redactorFor(['12345678', '12345678abc'])('12345678abc 12345678')).toBe('*** ***');
  });

  test('a secret of any length is taken out, broken over lines too', () => {
    const long = 'k7Q/'.repeat(25_000);
    const broken = long.replace(/.{76}/g, '$&\r\n');
    expect(redactorFor([long])(`(${long}) (${broken}) ${base64(long, 'base64url')}`)).toBe(
      '(***) (***) ***',
    );
  });

  test('a secret that looks like breaks of lines is found in time that grows with the text', () => {
    const secret = '%0a'.repeat(12);
    expect(redactorFor([secret])(`${'%0a'.repeat(60)}.`)).not.toContain(secret);
  });

  test('half a character of a secret does not stop it', () => {
    expect(redactorFor(['a🦀bcdefgh'])('(a🦀\nbcdefgh)')).toBe('(***)');
  });
});

describe('of a report', () => {
  const redact = redactorFor(['warning1']);
  const of = (value: object): unknown => redactReport(value as unknown as Report, redact);

  test.for([
    ...['verdict', 'level', 'kind', 'type', 'pin', 'role', 'status', 'source', 'by', 'rule'],
    ...['preset', 'event'],
  ])('our own word behind %s stays, and only there', (field) => {
    expect(of({ [field]: 'warning1', a: [{ [field]: 'warning1', b: 'warning1' }] })).toEqual({
      [field]: 'warning1',
      a: [{ [field]: 'warning1', b: '***' }],
    });
    expect(of({ [field]: ['warning1'] })).toEqual({ [field]: ['***'] });
    for (const foreign of ['evidence', 'facts']) {
      expect(of({ [foreign]: { [field]: 'warning1' } })).toEqual({ [foreign]: { [field]: '***' } });
    }
    expect(of({ m: new Map([[field, { [field]: 'warning1' }]]) })).toEqual({
      m: new Map([[field, { [field]: 'warning1' }]]),
    });
  });

  test('numbers, nothing and empty values stay', () => {
    const value = { a: 1, b: null, c: true, d: [], e: {}, f: undefined, g: '' };
    expect(of(value)).toEqual(value);
  });

  test('sets, lists and the names of a map are redacted; our names of fields are not', () => {
    const value = { s: new Set(['warning1']), l: [['warning1']], m: new Map([['warning1', 1]]) };
    expect(of(value)).toEqual({
      ...{ s: new Set(['***']), l: [['***']], m: new Map([['***', 1]]) },
    });
    expect(of({ warning1: 1 })).toEqual({ warning1: 1 });
    expect(of({ evidence: [{ warning1: { warning1: 'a' } }] })).toEqual({
      evidence: [{ '***': { '***': 'a' } }],
    });
  });

  test('what several places share is one object afterwards too', () => {
    const shared = { a: 'warning1' };
    const { first, second } = of({ first: shared, second: shared }) as Record<string, unknown>;
    expect(first).toBe(second);
  });

  test('what stands under our names and under a stranger’s is redacted for each', () => {
    const shared = { type: 'warning1' };
    expect(of({ a: shared, evidence: shared, b: shared })).toEqual({
      ...{ a: { type: 'warning1' }, evidence: { type: '***' }, b: { type: 'warning1' } },
    });
  });
});

describe('of JSON', () => {
  const redact = redactorFor(['warning1']);

  test('a text without secrets is as it was, to the last space', () => {
    expect(redactJson('{ "a":1 }', redact)).toBe('{ "a":1 }');
  });

  test('another is written again, with the names of fields too', () => {
    const text = '{"warning1":"warning1","type":"warning1","n":1}';
    expect(redactJson(text, redact)).toBe('{\n  "***": "***",\n  "type": "***",\n  "n": 1\n}\n');
    expect(redactJson(text, redact, 0)).toBe('{"***":"***","type":"***","n":1}\n');
  });

  test('a text that would be a secret once it is written is masked as a whole', () => {
    // The secret contains a line break as JSON writes it.
    const text = JSON.stringify({ a: 'x\nwarning1', b: 'y' });
    const given = redactorFor(['x\\nwarni']);
    expect(redactJson(text, given, 0)).toBe('{"a":"***","b":"y"}\n');
  });
});
