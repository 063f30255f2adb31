/* What may decide a launch that cannot be identified: variables, recipes, and what surrounds it. */
import { describe, expect, test } from 'vitest';
import {
  hiddenBehind,
  hiddenVariables,
  recipesOf,
  scriptWords,
  surroundingsOf,
} from '../../src/judging/changes/hidden.ts';
import type { Declaration, Dependency, Launch } from '../../src/model/model.ts';
import { declare, launchOf, packageOf, unidentifiedOf, word } from '../builders.ts';

/** An unidentified launch of this command line, which such scripts start. */
const hidden = (
  line: string,
  through: readonly string[] = [],
  overrides: Partial<Declaration> = {},
): Dependency => ({ ...unidentifiedOf(), declaration: declare(line, overrides), through });

const variables = (entries: Readonly<Record<string, string>>): Launch['env'] =>
  new Map(Object.entries(entries).map(([name, text]) => [name, word(text)]));

describe('the variables in its words', () => {
  test.for<[text: string, ...names: string[]]>([
    ['plain'],
    ['A}'],
    ['$A', 'A'],
    ['$LONG_1-x', 'LONG_1'],
    ['${A:-x}', 'A'],
    ['$env:A', 'A'],
    ['${env:A}', 'A'],
    ['%A%', 'A'],
    ['!A!', 'A'],
    ['{env:A}', 'A'],
    ['${{env.A}}', 'A'],
    ['${{\t env.A\t}}', 'A'],
    ['${{  A}}', 'A'],
    ['${ A}', 'A'],
    ['a$A/${B}', 'A', 'B'],
  ])('%j', ([text, ...names]) => {
    const parts: Partial<Launch>[] = [
      { command: word(text) },
      { command: word('odd'), args: [word('a'), word(text)] },
      { command: word('odd'), cwd: word(text) },
      { url: word(text) },
    ];
    for (const launch of parts) {
      const dependency = hidden('odd', [], { launch: launchOf(launch) });
      expect([...hiddenBehind(dependency)]).toEqual(names);
    }
    expect([...hiddenBehind(hidden('odd', ['node a', text]))]).toEqual(names);
  });

  test('of a package none, because it is known without them', () => {
    const dependency = packageOf('npx -y x@1.0.0 $A make');
    expect([...hiddenBehind(dependency)]).toEqual([]);
    expect(recipesOf(dependency)).toEqual([]);
    expect(scriptWords({ ...dependency, through: ['make'] })).toEqual([]);
  });
});

describe('the values that count', () => {
  const env = variables({ B: '2', C: '3', A: '1' });
  const environments = [
    { file: 'a.json', folder: '', isShared: false, env: variables({ A: '4', D: '5' }) },
  ];
  const of = (line: string): unknown => {
    const { launch } = declare(line);
    return hiddenVariables(hidden(line, [], { launch: { ...launch, env }, environments }));
  };

  test('are those of the variables in its words, by name', () => {
    const expected = [
      ['A', '1'],
      ['A', '4'],
      ['B', '2'],
    ];
    expect(of('odd $B $A')).toEqual(expected);
    expect(of('odd $A $B')).toEqual(expected);
    expect(of('odd --start')).toEqual([]);
  });

  test('are all of them where a recipe may use any', () => {
    expect(of('make serve')).toEqual([
      ['A', '1'],
      ['A', '4'],
      ['B', '2'],
      ['C', '3'],
      ['D', '5'],
    ]);
  });
});

describe('a recipe', () => {
  test('is read by a program among its words or those of its scripts', () => {
    expect(recipesOf(hidden('sh -c "cd a && make serve"'))).toContain('Makefile');
    expect(recipesOf(hidden('odd', ['echo a', 'just serve']))).toContain('justfile');
    expect(recipesOf(hidden('', [], { launch: launchOf({ args: [word('make')] }) }))).toContain(
      'Makefile',
    );
    expect(recipesOf(hidden('odd makefile', ['remake']))).toEqual([]);
  });

  test('is not read by a comment of a script', () => {
    expect(recipesOf(hidden('odd', ['# make serve\n \t# just serve\nnode a']))).toEqual([]);
    expect(scriptWords(hidden('odd', ['a\n# b\n \t# c\nd#e f # g', 'h']))).toEqual([
      'a',
      'd#e',
      'f',
      '#',
      'g',
      'h',
    ]);
  });
});

describe('what surrounds it', () => {
  const surroundings = { ofVariables: 'all', ofNamed: 'named', ofSettings: 'settings' };

  test.for<[line: string, through: string[], expected: string | null]>([
    // Nothing in it can differ.
    ['odd --start', [], null],
    ['odd --start', ['node a'], null],
    // Its own words name a variable.
    ['odd $A', [], 'named'],
    ['odd %A%', [], 'named'],
    ['odd !A!', [], 'named'],
    ['odd ${{env.A}}', [], 'named'],
    ['odd ${{vars.A}} $A', [], 'named'],
    ['odd ${{vars.A||env.A}}', [], 'named'],
    // Nothing but settings outside of the repository.
    ['odd ${{vars.A}}', [], 'settings'],
    ["odd ${{secrets.A||vars.B-C&&'x'}}", [], 'settings'],
    ['odd ${{vars.A}}', ['node a'], 'settings'],
    // A command, a script or a recipe may use any variable.
    ['odd $(cat', [], 'all'],
    ['odd `cat`', [], 'all'],
    ['odd $A `cat`', [], 'all'],
    ['odd $A', ['node a'], 'all'],
    ['odd', ['node $A'], 'all'],
    ['make serve', [], 'all'],
    ['odd', ['make serve'], 'all'],
  ])('%s with scripts %j: %s', ([line, through, expected]) => {
    expect(surroundingsOf(hidden(line, through, { surroundings }))).toBe(expected);
    expect(surroundingsOf(hidden(line, through))).toBeNull();
  });

  test('nothing that decides a package', () => {
    const dependency = packageOf('npx -y x@1.0.0 $A', { surroundings });
    expect(surroundingsOf(dependency)).toBeNull();
  });
});
