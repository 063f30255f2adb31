/* Readers of settings take time in proportion to a text, whatever is repeated in it. */
import { expect, test } from 'vitest';
import { readEnvFile } from '../../src/detection/declarations/env-file.ts';
import { readNugetConfig } from '../../src/detection/resolution/project/nuget-config.ts';
import { readNpmrc, readYarnrc } from '../../src/detection/resolution/project/settings.ts';
import { bestOf, cpuMs } from '../cpu.ts';

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

/** Milliseconds that a piece of work takes. */
function timeOf(work: () => unknown): number {
  const start = cpuMs();
  work();
  return cpuMs() - start;
}

test.for(
  Object.entries(readers).flatMap(([name, read]) =>
    atoms.map((atom) => [name, JSON.stringify(atom), read, atom] as const),
  ),
)('%s reads repetitions of %s in linear time', async ([, , read, atom]) => {
  const textOf = (size: number): string => atom.repeat(Math.ceil(size / atom.length));
  const [small, large] = [textOf(30_000), textOf(240_000)];
  read(small);
  // Eight times the text; the constant is for what the engine does meanwhile.
  const excess = async () => timeOf(() => read(large)) - 20 * timeOf(() => read(small)) - 50;
  expect(await bestOf(excess, 0)).toBeLessThan(0);
});
