/* Tests review lists, which are CSV files that people keep in spreadsheets, at the largest size. */
import { expect, test } from 'vitest';
import { createGradeSource } from '../../src/export/review-list/grade-source.ts';
import { type ReviewLimits, reviewLimits } from '../../src/export/review-list/rows.ts';

const now = Date.UTC(2026, 10, 23);
const head = 'server,version,score,grade,check,result,evidence,reviewed,note';

async function open(
  content: string | Uint8Array,
  name = 'reviews.csv',
  limits: ReviewLimits = reviewLimits,
  size = 7,
) {
  const bytes = Buffer.from(content as string);
  const file = await createGradeSource(
    name,
    async function* () {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    },
    now,
    limits,
  );
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.open()) chunks.push(Uint8Array.from(chunk));
  return { list: file.list, text: Buffer.concat(chunks).toString() };
}

test('100,000 rows in nearly 8 MB', async () => {
  const rows = Array.from(
    { length: reviewLimits.rows },
    (_, at) =>
      `npm:p${at % 5000},1.${at % 20},${at % 7},,c${at % 7},fail,"evidence, with ""quotes"" and some text",2026-11-20,`,
  );
  const content = `${head}\n${rows.join('\n')}`;
  expect(content.length).toBeGreaterThan(7_500_000);
  const { list } = await open(content, 'r.csv', reviewLimits, 65_536);
  expect(list).toMatchObject({ rows: 100_000, servers: 5000 });
});
