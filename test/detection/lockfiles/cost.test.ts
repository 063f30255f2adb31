/*
 * Tests that reading a lockfile and looking up all its entries both take time in proportion to the number of
 * entries.
 */
import { expect, test } from 'vitest';
import { cpuMs } from '../../cpu.ts';
import { type File, lockfile } from './reading.ts';

const entries = (count: number) => Array.from({ length: count }, (_, index) => `pkg-${index}`);
/** Lockfiles with the given number of entries. */
const made: readonly (readonly [File, (count: number) => string])[] = [
  [
    'package-lock.json',
    (count) =>
      JSON.stringify(
        {
          lockfileVersion: 3,
          packages: Object.fromEntries(
            entries(count).map((name) => [
              `node_modules/${name}`,
              { version: '1.0.0', bin: { x: 'x' } },
            ]),
          ),
        },
        null,
        2,
      ),
  ],
  [
    'pnpm-lock.yaml',
    (count) =>
      `lockfileVersion: '9.0'\nimporters:\n  .:\n    dependencies:\n${entries(count)
        .map((name) => `      ${name}: {specifier: 1.0.0, version: 1.0.0}\n`)
        .join('')}packages:\n${entries(count)
        .map((name) => `  ${name}@1.0.0:\n    resolution: {integrity: sha512-x}\n`)
        .join('')}`,
  ],
  [
    'yarn.lock',
    (count) =>
      `# yarn lockfile v1\n\n\n${entries(count)
        .map((name) => `${name}@^1.0.0:\n  version "1.0.0"\n`)
        .join('\n')}`,
  ],
  [
    'bun.lock',
    (count) =>
      `{"workspaces":{"":{}},"packages":{\n${entries(count)
        .map((name) => `"${name}": ["${name}@1.0.0", "", {"bin":{"x":"x"}}, "h"],`)
        .join('\n')}}}`,
  ],
  [
    'uv.lock',
    (count) =>
      `version = 1\n${entries(count)
        .map(
          (name) =>
            `[[package]]\nname = "${name}"\nversion = "1.0.0"\nsource = { registry = "https://pypi.org/simple" }\n`,
        )
        .join('\n')}`,
  ],
];

test.for(made)('%s: ten times the entries take about ten times as long', async ([file, make]) => {
  const take = async (count: number): Promise<number> => {
    const text = make(count);
    const times: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const start = cpuMs();
      const found = await lockfile(file, text);
      for (const name of entries(count)) {
        expect(found.find('', name, null) !== null || `${name} is missing`).toBe(true);
        found.withProgram('', name);
      }
      times.push(cpuMs() - start);
    }
    return Math.min(...times);
  };
  await take(500);
  const few = await take(1000);
  // A quadratic algorithm would take a hundred times as long; a busy machine can double the expected factor
  // of ten.
  expect((await take(10_000)) / few).toBeLessThan(30);
});
