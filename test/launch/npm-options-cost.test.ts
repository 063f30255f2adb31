/*
 * Reading the words of a launcher of npm takes time in proportion to their number: eight times the words
 * may take twenty times as long, beyond a short time that is not measured.
 */
import { expect, test } from 'vitest';
import { readNpmOptions, readNpxOptions } from '../../src/detection/launch/npm-options.ts';
import { word } from '../builders.ts';
import { bestOf, cpuMs } from '../cpu.ts';

const readers = { npm: readNpmOptions, npx: readNpxOptions };
const options = ['-y', '-d', '-n', '--yes', '--no-install', '-q', '--'];

test.for(
  Object.entries(readers).flatMap(([program, read]) =>
    options.map((option) => [program, option, read] as const),
  ),
)('%s with many %s', async ([, option, read]) => {
  const timeOf = (count: number): number => {
    const args = [...Array<string>(count).fill(option), '@acme/notes@1.2.0'];
    const words = args.map((each) => word(each));
    const start = cpuMs();
    read(words);
    return cpuMs() - start;
  };
  const ratio = async () => {
    const small = timeOf(25_000);
    return timeOf(200_000) / Math.max(small, 25);
  };
  expect(await bestOf(ratio, 20)).toBeLessThan(20);
});
