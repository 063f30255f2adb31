/* Tests whether people find a declaration where they found it before, in the same program and in force. */
import { describe, expect, test } from 'vitest';
import { isExampleFile } from '../../../src/detection/declarations/examples.ts';
import {
  type FolderTest,
  isActiveAsBefore,
  isReadAsBefore,
  isSamePlace,
} from '../../../src/judging/changes/places.ts';
import type { Activation, ClientPlace, Declaration } from '../../../src/model/model.ts';
import { declare } from '../../builders.ts';

/** Returns which folders contain anything in the head and in the base. */
const having = (
  head: readonly string[],
  base: readonly string[],
): { head: FolderTest; base: FolderTest } => ({
  head: (folder) => head.includes(folder),
  base: (folder) => base.includes(folder),
});

test.for<[now: string, before: string, head: string[], base: string[], expected: boolean]>([
  ['a', 'a', ['a'], ['a'], true],
  // Below the earlier folder, the declaration reaches no additional people.
  ['a', '', ['', 'a'], ['', 'a'], true],
  ['a/b', 'a', ['a', 'a/b'], ['a', 'a/b'], true],
  ['ab', 'a', ['a', 'ab'], ['a'], false],
  ['x/a/b', 'a', ['a', 'x/a/b'], ['a'], false],
  // The folder moved in its entirety.
  ['b', 'a', ['b'], ['a'], true],
  ['c/d', 'a/b', ['c/d'], ['a/b'], true],
  ['c/d/e', 'a/b', ['c/d/e'], ['a/b'], true],
  // Only part of the folder moved, or the target already existed.
  ['b', 'a', ['a', 'b'], ['a'], false],
  ['b', 'a', ['b'], ['a', 'b'], false],
  // The declaration moved nearer to the root.
  ['', 'a', [], ['a'], false],
  ['b', 'a/c', ['b'], ['a/c'], false],
  // The declaration moved out of a folder that is set aside.
  ['b', 'tests', ['b'], ['tests'], false],
  ['p/a', 'tests/a', ['p/a'], ['tests/a'], false],
  ['examples', 'tests', ['examples'], ['tests'], true],
  ['examples', 'a', ['examples'], ['a'], true],
])('%j is where %j was, with %j and before %j: %s', ([now, before, head, base, expected]) => {
  expect(isSamePlace(now, before, having(head, base))).toBe(expected);
});

const place = (parts: Partial<ClientPlace> = {}): ClientPlace => ({
  ...{ folder: 'a', program: 'claude', certainty: 'exact', path: 'a/.mcp.json' },
  ...parts,
});
const declared = (parts: Partial<Declaration>): Declaration =>
  declare('npx -y x@1.0.0', { folder: 'a', ...parts });

const activation = (parts: Partial<Activation> = {}): Activation => ({
  ...{ folder: 'a', by: 'plugin', isPlace: false },
  ...parts,
});

describe('where it is met', () => {
  const holds = having(['a', 'b'], ['a']);
  const compare = (now: Partial<Declaration>, before: Partial<Declaration>): boolean =>
    isReadAsBefore(declared(now), declared(before), holds);

  test('the folder of its client, and the one that people open', () => {
    expect(compare({ place: place() }, { place: place() })).toBe(true);
    expect(compare({ folder: 'b', place: place() }, { place: place() })).toBe(false);
    expect(compare({ place: place({ folder: 'b' }) }, { place: place() })).toBe(false);
  });

  test('a place that is not known is another than a known one', () => {
    expect(compare({}, {})).toBe(true);
    expect(compare({ place: place() }, {})).toBe(false);
    expect(compare({}, { place: place() })).toBe(false);
  });

  test.for([
    ['a/.claude', 'a', false],
    ['a/.claude', 'a/.claude', true],
    ['a/.claude/x', 'a/.claude', true],
    ['a/.claude/.x', 'a/.claude', true],
    ['a/x/.cursor', 'a/x', false],
    ['a/b.', 'a', true],
    ['a/b.c', 'a', true],
    // The folder moved in its entirety, out of the hidden folder.
    ['c/d', 'd/.claude', true],
    ['c/.claude', 'd/.claude', true],
    ['c/.cursor', 'd/.claude', false],
  ] as const)('the hidden folders of %j are those of %j: %s', ([now, before, expected]) => {
    const [one, other] = [place({ folder: now }), place({ folder: before })];
    expect(compare({ place: one }, { place: other })).toBe(expected);
  });

  const levels = ['loose', 'guessed', 'folded', 'exact'] as const;
  test.for(
    levels.flatMap((now, at) => levels.map((before, from) => [now, before, at <= from] as const)),
  )('%s after %s: %s', ([now, before, expected]) => {
    const [one, other] = [place({ certainty: now }), place({ certainty: before })];
    expect(compare({ place: one }, { place: other })).toBe(expected);
  });

  const example = 'a/mcp.example.json';
  test.for<[string, Partial<ClientPlace>, Partial<ClientPlace>, boolean]>([
    ['an example is new nowhere', { certainty: 'guessed', path: example, program: 'x' }, {}, true],
    ['nor a loose one', { certainty: 'loose', path: example, program: 'x' }, {}, true],
    ['but one that is read', { certainty: 'folded', path: example, program: 'x' }, {}, false],
    [
      'out of an example it is used by its name',
      { certainty: 'guessed', path: 'a/servers.json' },
      { certainty: 'guessed', path: example },
      false,
    ],
    [
      'what is read is used already, whatever its name',
      { certainty: 'guessed', path: 'a/servers.json' },
      { certainty: 'exact', path: example },
      true,
    ],
    [
      'from one name to another that nothing reads',
      { certainty: 'guessed', path: 'a/servers.json' },
      { certainty: 'guessed', path: 'a/others.json' },
      true,
    ],
  ])('%s', ([, now, before, expected]) => {
    expect(compare({ place: place(now) }, { place: place(before) })).toBe(expected);
  });

  const named = { program: 'cursor', isNamed: true };
  test.for<[string, Partial<ClientPlace>, readonly Activation[] | undefined, boolean]>([
    ['by another program', { program: 'cursor' }, undefined, false],
    ['of a file that no other named before', named, undefined, false],
    ['of a file that another named', named, [activation({ program: 'cursor' })], true],
    ['or one of several', named, [activation(), activation({ program: 'cursor' })], true],
    ['for another program', named, [activation({ program: 'codex' })], false],
    ['from beside it', { ...named, folder: 'b' }, [activation({ program: 'cursor' })], false],
    ['which is not named now', { program: 'cursor' }, [activation({ program: 'cursor' })], false],
    [
      'which is known by its own name',
      { program: 'cursor', isNamed: false },
      [activation({ program: 'cursor' })],
      false,
    ],
  ])('it is read %s', ([, now, activations, expected]) => {
    const before = declared({ place: place(), ...(activations && { activations }) });
    expect(isReadAsBefore(declared({ place: place(now) }), before, holds)).toBe(expected);
  });

  test('each program in its own place', () => {
    const before = declared({
      place: place(),
      activations: [activation({ program: 'cursor', folder: 'a/x' })],
    });
    const now = (folder: string) => declared({ place: place({ ...named, folder }) });
    const both = having(['a', 'a/x', 'a/y'], ['a', 'a/x', 'a/y']);
    expect(isReadAsBefore(now('a/x/z'), before, both)).toBe(true);
    expect(isReadAsBefore(now('a/y'), before, both)).toBe(false);
  });
});

describe('what puts it in force', () => {
  const active = (now: Partial<Declaration>, before: Partial<Declaration>): boolean =>
    isActiveAsBefore(
      declared(now),
      declared(before),
      having(['a', 'b', 'c'], ['a', 'b', 'c']),
      (path) => path.replace('new', 'old'),
    );

  test.for<[now: Record<string, number> | null, before: Record<string, number> | null, boolean]>([
    [null, null, true],
    [{ disabled: 1 }, null, true],
    [{ disabled: 2 }, { disabled: 2 }, true],
    [{ disabled: 3 }, { disabled: 2 }, true],
    [{ disabled: 1 }, { disabled: 2 }, false],
    [null, { disabled: 1 }, false],
    [{ other: 1 }, { disabled: 1 }, false],
  ])('kept off by %j after %j: %s', ([now, before, expected]) => {
    const blocked = (by: Record<string, number> | null): Partial<Declaration> =>
      by === null ? {} : { blockedBy: new Map(Object.entries(by)) };
    expect(active(blocked(now), blocked(before))).toBe(expected);
  });

  test.for<[string, Activation[], Activation[], boolean]>([
    ['nothing', [], [], true],
    ['less than before', [], [activation()], true],
    ['the same', [activation()], [activation()], true],
    ['something new', [activation()], [], false],
    [
      'one that was and one that was not',
      [activation(), activation({ by: 'x' })],
      [activation()],
      false,
    ],
    ['one of several', [activation()], [activation({ by: 'x' }), activation()], true],
    ['another kind', [activation({ by: 'x' })], [activation()], false],
    ['another program', [activation({ program: 'x' })], [activation()], false],
    ['the same program', [activation({ program: 'x' })], [activation({ program: 'x' })], true],
    ['the same for people elsewhere', [activation({ folder: 'b' })], [activation()], false],
    ['the same further below', [activation({ folder: 'a/b' })], [activation()], true],
    ['the same file', [activation({ file: 'f' })], [activation({ file: 'f' })], true],
    ['the same file, renamed', [activation({ file: 'new' })], [activation({ file: 'old' })], true],
    ['another file', [activation({ file: 'f' })], [activation({ file: 'g' })], false],
    ['a file, where it mattered not which', [activation({ file: 'f' })], [activation()], false],
    ['any file, where it mattered which', [activation()], [activation({ file: 'f' })], false],
    ['what shows it where it stands', [activation({ isPlace: true })], [], true],
    ['what shows it elsewhere', [activation({ isPlace: true, folder: 'b' })], [], false],
  ])('%s', ([, activations, earlier, expected]) => {
    expect(active({ activations }, { activations: earlier })).toBe(expected);
    if (earlier.length === 0) expect(active({ activations }, {})).toBe(expected);
  });
});

test.for([
  ['examples/mcp.json', true],
  ['a/my-fixtures/b/mcp.json', true],
  ['mcp.example.json', true],
  ['example.json', true],
  ['a/.example', true],
  ['a/e2e/mcp.json', true],
  ['Templates_/mcp.json', true],
  ['mcp.json', false],
  ['a.tests.b/mcp.json', false],
  ['contest/latest.json', false],
  ['golden/bold.json', false],
] as const)('%s is set aside: %s', ([path, expected]) => {
  expect(isExampleFile(path)).toBe(expected);
});
