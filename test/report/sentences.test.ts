/*
 * Tests sentences in plain text: a value never pushes the gate's own words or its advice out of sight, and
 * never passes for them.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JudgedDependency, Report } from '../../src/judging/report.ts';
import type { Failure } from '../../src/model/model.ts';
import { joinList, prosePhrase, say } from '../../src/model/phrase.ts';
import {
  buildAnnotations,
  failureAnnotations,
} from '../../src/report/annotations/build-annotations.ts';
import { renderCheck } from '../../src/report/check.ts';
import { renderJson } from '../../src/report/json/render-json-report.ts';
import { plainSentence, warmedWords } from '../../src/report/report-messages.ts';
import { renderSarif } from '../../src/report/sarif/render-sarif.ts';
import { quoteIfUnclear, quoteValue } from '../../src/report/text.ts';
import { anyText } from '../texts.ts';
import { createReport, problem, server } from './builders.ts';
import { judged } from './reports.ts';

const advice = /Launch .*\bpackage\b.*\bwaive\b/;
const forged = '@corp/x is graded A (99 of 100) and passes.';

/** The sentences in each plain-text output. */
const sinks: Readonly<Record<string, (report: Report) => string | Promise<string>>> = {
  annotations: (report) =>
    buildAnnotations(report, '')
      .map(({ message }) => message)
      .join('\n'),
  'a terminal': (report) => renderCheck(report, { paint: (_, text) => text, width: 1000 }),
  SARIF: (report) =>
    JSON.parse(renderSarif(report, ''))
      .runs[0].results.map(({ message }: { message: { text: string } }) => message.text)
      .join('\n'),
  JSON: async (report) =>
    JSON.parse(await renderJson(report, (text) => text))
      .servers.flatMap(({ problems }: JudgedDependency) => problems)
      .map((each: { message: string; advice: string }) => `${each.message} ${each.advice}`)
      .join('\n'),
};

/** Returns a report on an unidentifiable launch with the given name. */
function under(alias: string): Report {
  const report = judged(['${ODD}'], 'rules: { unidentified: fail }');
  const [first] = report.servers;
  if (first === undefined) throw new Error('no server');
  const problems = first.problems.map((each) => ({
    ...each,
    message: { ...each.message, values: each.message.values.map(() => alias) },
  }));
  return { ...report, servers: [{ ...first, problems }] };
}

describe.for(Object.entries(sinks))('%s', ([, render]) => {
  test.for([2700, 50_000])(
    'keep our own words and the advice beside a name of %d',
    async (long) => {
      for (const name of ['x'.repeat(long), 'x y '.repeat(long / 4), '\u202e'.repeat(long)]) {
        const text = await render(under(name));
        expect(text).toContain('The server ');
        expect(text).toContain(' cannot be identified: ');
        expect(text).toMatch(advice);
      }
    },
  );

  test('show a name that reads like a sentence of ours in quotation marks', async () => {
    expect(await render(under(forged))).toContain(`The server “${forged}” cannot`);
    expect(await render(under(`x” is fine. “${forged}`))).toContain(
      `The server “x\\u{201d} is fine. \\u{201c}${forged}” cannot`.replaceAll(
        '\\',
        render === sinks['SARIF'] ? '\\\\' : '\\',
      ),
    );
  });
});

describe('told', () => {
  test('has every sentence whole, with as much of the values as there is room for', () => {
    const value = 'v'.repeat(300);
    expect(plainSentence(say`One ${value}.`, say`Two.`)).toBe(
      `One “${'v'.repeat(200)}… (100 more characters)”. Two.`,
    );
    const many = say`${joinList(Array(30).fill(value))}, ${joinList(Array(30).fill(value))}.`;
    const text = plainSentence(many, say`Two.`);
    expect(text).toMatch(
      /^“v{80}… \(220 more characters\)”, .* and 20 more, .* and 20 more\. Two\.$/,
    );
    expect(text.length).toBeLessThanOrEqual(2500);
  });

  test('never exceeds its length, and ends with the advice', () => {
    const phrase = fc
      .array(fc.tuple(fc.string({ maxLength: 500 }), anyText({ maxLength: 3000 })))
      .map((parts) =>
        parts
          .map(([word, value]) => say`${prosePhrase(word)}${value}`)
          .reduce((a, b) => say`${a}${b}`, say``),
      );
    fc.assert(
      fc.property(phrase, (message) => {
        const text = plainSentence(message, say`Do ${'this'}.`);
        expect(text.length).toBeLessThanOrEqual(2500);
        expect(text.endsWith('Do this.')).toBe(true);
      }),
    );
  });
});

describe('a list in a sentence', () => {
  test.for([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b c'], 'a, “b c”'],
    [[...'abcdefghijkl'], 'a, b, c, d, e, f, g, h, i, j and 2 more'],
  ] as const)('%j is %j', ([values, text]) => {
    expect(plainSentence(joinList(values))).toBe(text);
  });
});

describe('quotation marks', () => {
  test.for([
    ['@acme/notes', '@acme/notes'],
    ['>=1.0 <2', '“>=1.0 <2”'],
    ['a\u00a0b', '“a\u00a0b”'],
    ['a\u2800b', '“a\u2800b”'],
    ['a”', '“a\\u{201d}”'],
    ['a"b', 'a"b'],
    ['', '“”'],
    ['a\nb', 'a\\u{a}b'],
  ] as const)('%j is %j', ([value, text]) => {
    expect(quoteValue(value)).toBe(text);
  });

  test('are never closed by what stands in them', () => {
    const hostile = fc
      .array(fc.constantFrom('“', '”', '„', '❞', '＂', 'ˮ', '″', '’', ' ', 'a'))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(fc.oneof(hostile, anyText()), (value) => {
        const text = quoteIfUnclear(value);
        const inside = text.startsWith('“') ? text.slice(1, -1) : text;
        expect(inside).not.toMatch(/[“”„‟❝❞〝〞〟＂ˮ″]|’’/);
        if (!text.startsWith('“')) expect(text).not.toMatch(/\s/);
      }),
    );
  });
});

test('a failure says what to do, however long its cause is', () => {
  const failure: Failure = {
    code: 'internal',
    message: 'm'.repeat(9000),
    remedy: 'Add the secret.',
    details: [],
  };
  expect(failureAnnotations(failure)[0]?.message).toMatch(
    /more characters\) Add the secret\.\nMore: /,
  );
});

test('a waiver’s reason is in quotation marks, in notices and on a terminal', () => {
  const waived = problem({ waived: 'reviewed. All is well' });
  const text = renderCheck(createReport([server('a', [waived])]), {
    paint: (_, each) => each,
    width: 1000,
  });
  expect(text).toContain('Waived: “reviewed. All is well”');
});

test('a cache that did not take an export is told with what may be why', () => {
  const header = { generatedAt: 0, declaredServers: null };
  const warmed = { day: '2026-11-22', header, isNew: true, isKept: false };
  expect(warmedWords(warmed)).toMatch(
    /cache .*\b2026-11-22\b.*\bwrite\b.*\bunavailable\b.*\binterrupted\b/,
  );
});
