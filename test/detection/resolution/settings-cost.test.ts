/* Tests that settings readers take time in proportion to a text, whatever it repeats. */
import { expect, test } from 'vitest';
import { readEnvFile } from '../../../src/detection/declarations/env-file.ts';
import { readNugetConfig } from '../../../src/detection/resolution/project/nuget-config.ts';
import { readNpmrc, readYarnrc } from '../../../src/detection/resolution/project/settings.ts';
import { measureGrowth } from '../../cpu.ts';

const readers = { readEnvFile, readNpmrc, readNugetConfig, readYarnrc };
const atoms = [
  'A="\n',
  "A='\\'",
  'A=$' + '{',
  'A=$A$A\n',
  '\\"',
  ' ',
  '\n',
  'export ',
  '# ',
  '<a>',
  '<!--',
  '<add ',
  '<a b="c"',
  'a=',
  '"',
  '[a]\n',
];

test.for(
  Object.entries(readers).flatMap(([name, read]) =>
    atoms.map((atom) => [name, JSON.stringify(atom), read, atom] as const),
  ),
)('%s reads repetitions of %s in linear time', async ([, , read, atom]) => {
  const textOf = (size: number): string => atom.repeat(Math.ceil(size / atom.length));
  const [small, large] = [textOf(30_000), textOf(240_000)];
  expect(await measureGrowth(read, { small, large, most: 20, least: 50 })).toBeLessThan(20);
});
