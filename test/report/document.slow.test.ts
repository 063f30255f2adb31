/* Tests how each writer renders every block of a document for people, and every text from a stranger. */
import { expect, test } from 'vitest';
import { list, table } from '../../src/report/document.ts';
import { writeMarkdown } from '../../src/report/write-html.ts';
import { plainTerminal, writeText } from '../../src/report/write-text.ts';

test('a list and a table of any length are written', () => {
  const many = Array.from({ length: 200_000 }, () => 'x');
  const blocks = [
    list(many),
    table(
      ['Server'],
      many.map((each) => [each]),
    ),
  ];
  expect(writeText(blocks, plainTerminal).split('\n')).toHaveLength(2 * many.length + 3);
  expect(writeMarkdown(blocks, { limit: 100_000_000 })).toContain('<td><code>x</code></td>');
});
