/*
 * Reading the words of a launcher of npm takes time in proportion to their number: eight times the words
 * may take twenty times as long, beyond a short time that is not measured.
 */
import { expect, test } from 'vitest';
import { readNpmOptions, readNpxOptions } from '../../src/launch/npm-options.ts';
import { word } from '../builders.ts';
import { cpuMs } from '../cpu.ts';

const readers = { npm: readNpmOptions, npx: readNpxOptions };
const options = ['-y', '-d', '-n', '--yes', '--no-install', '-q', '--'];

test.for(
  Object.entries(readers).flatMap(([program, read]) =>
    options.map((option) => [program, option, read] as const),
  ),
)('%s with many %s', { timeout: 120_000 }, ([, option, read]) => {
  const timeOf = (count: number): number => {
    const args = [...Array<string>(count).fill(option), '@acme/notes@1.2.0'];
    const words = args.map((each) => word(each));
    const start = cpuMs();
    read(words);
    return cpuMs() - start;
  };
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && best >= 20; attempt += 1) {
    const small = timeOf(25_000);
    best = Math.min(best, timeOf(200_000) / Math.max(small, 25));
  }
  expect(best).toBeLessThan(20);
});
