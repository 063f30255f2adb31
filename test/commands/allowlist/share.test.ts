import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareAmong } from '../../../src/commands/allowlist/share.ts';

/* Tests that several readers can share one source. */

async function* numbers(count: number, log: string[] = []): AsyncGenerator<number> {
  try {
    for (let at = 0; at < count; at += 1) {
      log.push(`made ${at}`);
      yield at;
    }
  } finally {
    log.push('released');
  }
}

/** Returns a reader that takes up to `most` items at a pace of its choice. */
const reader =
  (most: number, pause: number, found: number[]) =>
  async (items: AsyncIterable<number>): Promise<void> => {
    if (most === 0) return;
    for await (const each of items) {
      found.push(each);
      for (let at = 0; at < pause; at += 1) await Promise.resolve();
      if (found.length === most) return;
    }
  };

describe('readers of one source', () => {
  test('each get all that they want, whatever their pace', async () => {
    const wishes = fc.array(fc.tuple(fc.nat(12), fc.nat(5)), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(fc.nat(10), wishes, async (count, all) => {
        const found = all.map((): number[] => []);
        const log: string[] = [];
        await shareAmong(
          numbers(count, log),
          all.map(([most, pause], at) => reader(most, pause, found[at] ?? [])),
        );
        expect(found).toEqual(
          all.map(([most]) => Array.from({ length: Math.min(count, most) }, (_, at) => at)),
        );
        if (log.length > 0) expect(log.at(-1)).toBe('released');
      }),
    );
  });

  test('are never ahead of each other by more than one item', async () => {
    const log: string[] = [];
    const note = (name: string) => async (items: AsyncIterable<number>) => {
      for await (const each of items) log.push(`${name} ${each}`);
    };
    await shareAmong(numbers(3, log), [note('a'), note('b')]);
    expect(log).toEqual([
      ...['made 0', 'a 0', 'b 0', 'made 1', 'a 1', 'b 1', 'made 2', 'a 2', 'b 2', 'released'],
    ]);
  });

  test('fail where the source or one of them fails, and the source is released', async () => {
    const log: string[] = [];
    const failing = async (items: AsyncIterable<number>): Promise<void> => {
      for await (const each of items) if (each === 1) throw new Error('full');
    };
    const found: number[] = [];
    await expect(shareAmong(numbers(5, log), [failing, reader(9, 0, found)])).rejects.toThrow(
      'full',
    );
    expect(log).toContain('released');
    async function* broken(): AsyncGenerator<number> {
      yield 0;
      throw new Error('damaged');
    }
    await expect(shareAmong(broken(), [reader(9, 0, []), reader(9, 3, [])])).rejects.toThrow(
      'damaged',
    );
  });
});
