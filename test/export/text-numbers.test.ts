import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTextNumbers } from '../../src/export/reading/text-numbers.ts';
import '../seed.ts';

test('equal texts have the same number, and others do not', () => {
  const text = fc.string({
    unit: fc.oneof(fc.constantFrom('a', '\ud800', 'é', '\uffff'), fc.string()),
  });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 60 }), (texts) => {
      const numbers = createTextNumbers();
      const distinct = [...new Set(texts)];
      for (const each of texts) expect(numbers.ofText(each)).toBe(distinct.indexOf(each));
      expect(numbers.count()).toBe(distinct.length);
      expect(distinct.map((_, number) => numbers.textOf(number))).toEqual(distinct);
    }),
  );
});

test('a text has the number of its bytes in a document', () => {
  const numbers = createTextNumbers();
  const document = Buffer.from('"grüße"');
  expect(numbers.ofBytes(document, 1, document.length - 1)).toBe(numbers.ofText('grüße'));
});

test('there may be more and longer texts than a page has room for', () => {
  const numbers = createTextNumbers();
  const texts = Array.from({ length: 30_000 }, (_, at) => `text ${at}`);
  texts[7000] = 'x'.repeat(1_000_000);
  texts[7001] = '';
  for (const each of texts) numbers.ofText(each);
  expect(texts.map(numbers.ofText)).toEqual(texts.map((_, at) => at));
  expect(texts.map((_, at) => numbers.textOf(at))).toEqual(texts);
});
