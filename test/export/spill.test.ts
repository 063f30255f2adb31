import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSpill } from '../../src/export/ports/spill-file.ts';

test('texts come back in their parts, and the disk has them sealed', () => {
  const path = join(tmpdir(), randomUUID());
  const spill = createSpill(path, 3);
  const texts = Array.from({ length: 60_000 }, (_, at) => `paid text ${at} `.repeat((at % 7) + 1));
  for (const [at, text] of texts.entries()) spill.add(at % 3, Buffer.from(text));
  spill.add(1, Buffer.alloc(1_000_000, 'x'));
  expect(readFileSync(path).toString('latin1')).not.toMatch(/paid|text|xxxx/);
  for (const part of [0, 1, 2]) {
    const expected = texts.filter((_, at) => at % 3 === part).join('');
    const own = part === 1 ? expected + 'x'.repeat(1_000_000) : expected;
    expect(spill.take(part).equals(Buffer.from(own))).toBe(true);
  }
  spill.close();
  expect(existsSync(path)).toBe(false);
});

test('a file that cannot be written is an error that says so', () => {
  const spill = createSpill(join(tmpdir(), randomUUID(), 'nowhere'), 1);
  const fill = (): void => {
    for (let at = 0; at < 40; at += 1) spill.add(0, Buffer.alloc(100_000));
  };
  expect(fill).toThrow(expect.objectContaining({ code: 'store-unwritable' }));
  spill.close();
});
