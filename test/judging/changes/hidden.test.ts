/* Tests which variables can influence a launch that cannot be identified. */
import { describe, expect, test } from 'vitest';
import { hiddenVariables, variablesInTexts } from '../../../src/judging/changes/hidden.ts';
import type { Declaration, Dependency, Launch } from '../../../src/model/model.ts';
import { createUnidentified, declare, launchWith, parsePackage, word } from '../../builders.ts';

/** Creates an unidentified launch from this command line, started through the given scripts. */
const hidden = (
  line: string,
  through: readonly string[] = [],
  overrides: Partial<Declaration> = {},
): Dependency => ({ ...createUnidentified(), declaration: declare(line, overrides), through });

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
      const dependency = hidden('odd', [], { launch: launchWith(launch) });
      expect([...variablesInTexts(dependency)]).toEqual(names);
    }
    expect([...variablesInTexts(hidden('odd', ['node a', text]))]).toEqual(names);
  });

  test('of a package none, because it is known without them', () => {
    expect([...variablesInTexts(parsePackage('npx -y x@1.0.0 $A make'))]).toEqual([]);
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
    expect(of('make serve')).toEqual([]);
  });

  test('are all of the entry where files of Compose may use any', () => {
    expect(of('docker compose run x')).toEqual([
      ['A', '1'],
      ['B', '2'],
      ['C', '3'],
    ]);
  });
});
