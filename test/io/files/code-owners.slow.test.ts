import { expect, test } from 'vitest';
import { matchCodeOwners } from '../../../src/io/files/code-owners.ts';

function ownersIn(text: string, path: string): readonly string[] | undefined {
  return matchCodeOwners(text, [path]).get(path);
}

test.for<[string, string, string]>([
  ['characters', `/*${'a'.repeat(500)}b @team`, 'a'.repeat(1000)],
  ['folders', `/**/${'*/**/'.repeat(500)}b @team`, 'a/'.repeat(1000)],
])('lines that take too long to compare by their %s end it', ([, line, path]) => {
  const text = `* @all\n${`${line}\n`.repeat(600)}`;
  expect([...matchCodeOwners(text, [path, 'other'])]).toEqual([]);
  expect(ownersIn(`* @all\n${line}`, path)).toEqual(['@all']);
});

test('many lines, and a line with many owners, take no room', () => {
  const owners = Array.from({ length: 60_000 }, (_, at) => `@user-${at}`).join(' ');
  expect(ownersIn(`* ${owners}`, 'a')).toHaveLength(50);
  expect(ownersIn(`* @a\n${'b @b\n'.repeat(500_000)}`, 'a')).toEqual(['@a']);
  expect(ownersIn(`${'**/'.repeat(900_000)}a @a`, 'a')).toEqual(['@a']);
});

test('a pattern that is longer than any name costs each name no more than its own length', () => {
  const paths = Array.from({ length: 100 }, (_, at) => `${'a/'.repeat(40)}${at}`);
  const found = matchCodeOwners(`* @all\n${'a'.repeat(3_000_000)} @team`, paths);
  expect(new Set([...found.values()].flat())).toEqual(new Set(['@all']));
});
