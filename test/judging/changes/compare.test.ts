/*
 * Tests what a change does to servers that move to another file, and which aliases belonged to other servers
 * before.
 */
import { describe, expect, test } from 'vitest';
import { compare } from '../../../src/judging/changes/compare.ts';
import type { Side } from '../../../src/judging/changes/fingerprint.ts';
import type { Declaration, Dependency } from '../../../src/model/model.ts';
import { parseDependency } from '../../builders.ts';

/** Parses a server from `file alias package[@version]`, with the program that reads the file in brackets. */
function server(text: string): Dependency {
  const [, file = '', alias = '', name = '', program] =
    /^(\S+) (\S+) (\S+)(?: \[(.*)\])?$/.exec(text) ?? [];
  const place: Declaration['place'] = {
    ...{ folder: '', program: program ?? 'claude', certainty: 'exact', path: file },
  };
  return parseDependency(`npx -y ${name}`, { file, alias, ...(program !== 'none' && { place }) });
}

function sideOf(text: string): Side & { readonly words: ReadonlyMap<Dependency, string> } {
  const words = new Map(
    text.split(' / ').flatMap((each) => (each === '' ? [] : [[server(each), each] as const])),
  );
  const dependencies = [...words.keys()];
  const files = dependencies.map(({ declaration }) => declaration.file);
  const holds = (path: string): boolean => files.includes(path);
  return { dependencies, words, deciding: new Map(), contentOf: () => '', holds };
}

/**
 * Returns `kind < before` with its obstacles for each server in the head, and the servers that are removed.
 */
function compared(before: string, now: string) {
  const [base, head] = [sideOf(before), sideOf(now)];
  const { changes, removed } = compare(base, head, new Map());
  return {
    kinds: head.dependencies.map((each) => changes.get(each)?.kind).join(', '),
    before: head.dependencies.map((each) => {
      const was = changes.get(each)?.before;
      return was == null ? null : base.words.get(was);
    }),
    obstacles: head.dependencies.map((each) => changes.get(each)?.obstacles ?? []),
    removed: removed.map((each) => base.words.get(each)),
  };
}

/* The permissions that people give a server depend on its alias. */
test.for([
  ['of a good and a bad server', 'a x p / a y q', 'a y p / a x q', 'changed, changed', 'y x'],
  ['of servers of two files', 'a x p / b y q', 'a y p / b x q', 'changed, changed', 'y x'],
  ['of two versions', 'a x p@1 / a y p@2', 'a y p@1 / a x p@2', 'changed, changed', ''],
  [
    'of two versions in two files',
    'a x p@1 / b y p@2',
    'a y p@1 / b x p@2',
    'changed, changed',
    'y x',
  ],
  [
    'of three in a round',
    'a x p / a y q / a z r',
    'a y p / a z q / a x r',
    'changed, changed, changed',
    'y z x',
  ],
  ['one of which goes', 'a x p / a y q', 'a y p', 'changed', 'y'],
  ['in other characters', 'a x p / a y.z q', 'a y_z p', 'changed', 'y_z'],
  ['of the same launch', 'a x p / a y p', 'a y p / a x p', 'unchanged, unchanged', ''],
  ['for that of the same launch', 'a x p / b y p', 'a y p / b y p', 'unchanged, unchanged', ''],
  ['for a new one', 'a x p / a y q', 'a z p / a y q', 'unchanged, unchanged', ''],
  ['beside the same launch', 'a x p / a y p / b z q', 'a y p / a w p', 'unchanged, unchanged', ''],
  ['that are places in a list', 'a #1 q / a #2 p', 'a #1 p', 'unchanged', ''],
] as const)('aliases are exchanged: %s', ([, before, now, kinds, taken]) => {
  const result = compared(before, now);
  expect(result.kinds).toBe(kinds);
  const aliases = now.split(' / ').map((each) => each.split(' ')[1]);
  expect(aliases.filter((_, at) => result.obstacles[at]?.includes('alias')).join(' ')).toBe(taken);
});

describe('a server that stands in a new file', () => {
  test.for([
    ['under its alias, it is the same', 'a x p', 'b x p', 'unchanged', ['a x p']],
    ['under another alias', 'a x p', 'b y p', 'changed', ['a x p']],
    ['in another version', 'a x p@1', 'b x p@2', 'changed', ['a x p@1']],
    ['for another program', 'a x p', 'b x p [cursor]', 'changed', ['a x p']],
    [
      'that no program is known to read',
      'a x p [none]',
      'b x p [none]',
      'changed',
      ['a x p [none]'],
    ],
    ['that was there', 'a x p / b y q', 'b y q / b x p', 'unchanged, changed', ['b y q', 'a x p']],
    ['beside the one that stayed', 'a x p', 'a x p / b x p', 'unchanged, added', ['a x p', null]],
    ['of which there is one more', 'a x p', 'b x p / c x p', 'unchanged, added', ['a x p', null]],
    ['as others do', 'a x p / a y q', 'b x p / c y q', 'unchanged, unchanged', ['a x p', 'a y q']],
  ] as const)('%s', ([, before, now, kinds, expected]) => {
    const result = compared(before, now);
    expect(result.kinds).toBe(kinds);
    if (kinds.includes('added')) return;
    expect(result.before).toEqual(expected);
    expect(result.removed).toEqual([]);
  });
});

test('what is gone is removed, unless something replaced it', () => {
  expect(compared('a x p / a y q', 'a x p').removed).toEqual(['a y q']);
  expect(compared('a x p', '').removed).toEqual(['a x p']);
  expect(compared('a x p', 'a x q').removed).toEqual([]);
  // If a launch is declared twice, either declaration keeps it.
  expect(compared('a x p / a y p', 'a x p').removed).toEqual([]);
});

test('of several that came in place of one, the first was that one', () => {
  const { kinds, before } = compared('a x p', 'a u q / a v r');
  expect(kinds).toBe('changed, added');
  expect(before).toEqual(['a x p', 'a x p']);
});

test.for([
  ['its own', 'a x p@1', 'a x p@2', false],
  ['a new one', 'a x p@1', 'a y p@2', false],
  ['that of another server of the file', 'a x p@1 / a y q', 'a y p@2', true],
  ['that of another server of another file', 'a x p@1 / b y q', 'a y p@2 / b y q', true],
  ['that of the same launch in another file', 'a x p@1 / b y p@1', 'a y p@2 / b y p@1', false],
  ['that of another version elsewhere', 'a x p@1 / b y p@2', 'a y p@1 / b y p@2', true],
  ['that two servers had', 'a x p@1 / b y p@1 / c y q', 'a y p@2', true],
  ['that was its own, in other characters', 'a x.y p@1', 'a x_y p@2', false],
  ['that of another server, in other characters', 'a x p@1 / a y.z q', 'a y_z p@2', true],
  ['that no server has', 'a x p@1 / b y q', 'a z p@2 / b y q', false],
  ['that is a place in a list', 'a #1 q / a #2 p@1', 'a #1 p@2', false],
] as const)('a server gets the alias %s', ([, before, now, expected]) => {
  const { obstacles } = compared(before, now);
  expect(obstacles.flat().includes('alias')).toBe(expected);
});
