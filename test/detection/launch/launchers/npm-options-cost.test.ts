/*
 * Tests that reading the words of an npm launcher takes time in proportion to their number. Eight times the
 * words may take twenty times as long; times too short to compare are ignored.
 */
import { expect, test } from 'vitest';
import {
  readNpmOptions,
  readNpxOptions,
} from '../../../../src/detection/launch/launchers/npm/npm-options.ts';
import type { Word } from '../../../../src/model/model.ts';
import { word } from '../../../builders.ts';
import { measureGrowth } from '../../../cpu.ts';

const readers = { npm: readNpmOptions, npx: readNpxOptions };
const options = ['-y', '-d', '-n', '--yes', '--no-install', '-q', '--'];

test.for(
  Object.entries(readers).flatMap(([program, read]) =>
    options.map((option) => [program, option, read] as const),
  ),
)('%s with many %s', async ([, option, read]) => {
  const wordsOf = (count: number): readonly Word[] => {
    const args = [...Array<string>(count).fill(option), '@acme/notes@1.2.0'];
    return args.map((each) => word(each));
  };
  const [small, large] = [wordsOf(25_000), wordsOf(200_000)];
  expect(await measureGrowth(read, { small, large, most: 20, least: 500 })).toBeLessThan(20);
});
