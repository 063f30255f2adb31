/*
 * Tests launches from real repositories, each in a separate file: all of them can be pinned, and only one
 * word changes.
 */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ecosystems } from '../../../src/detection/ecosystems/ecosystems.ts';
import { type Dependency, ecosystemTypes } from '../../../src/model/model.ts';
import { accept, scanRepository, suggestIn } from './pinning.ts';

interface Row {
  readonly command?: string;
  readonly args?: readonly string[];
}

const text = await readFile(
  join(import.meta.dirname, '../../detection/launch/launches.jsonl'),
  'utf8',
);
const lines = text
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row)
  .flatMap(({ command, args = [] }) =>
    command === undefined ? [] : [JSON.stringify([command, ...args])],
  );

const types: readonly string[] = ecosystemTypes.filter((type) => ecosystems[type].hasLookalikes);
const version = (dependency: Dependency): string =>
  dependency.type === 'oci' && dependency.specifier?.startsWith('v') ? 'v9.8.7' : '9.8.7';

test('real launches can be pinned by one word', async () => {
  const left = new Set<string>();
  let [pinned, all] = [0, 0];
  for (const line of new Set(lines)) {
    const [command, ...args] = JSON.parse(line) as string[];
    const file = JSON.stringify({ mcpServers: { a: { command, args } } }, null, 1);
    const repository = await scanRepository(new Map([['.mcp.json', file]]));
    for (const target of repository.inventory.dependencies) {
      if (!types.includes(target.type)) continue;
      all += 1;
      const found = await suggestIn(repository, (each) => (each === target ? version(each) : null));
      for (const { reason } of found.leftOut) left.add(`${reason}: ${target.name} of ${line}`);
      if (found.suggestions.length === 0) continue;
      pinned += 1;
      const { a } = JSON.parse(accept(file, '.mcp.json', found)).mcpServers;
      const [before, after] = [
        [command, ...args],
        [a.command, ...a.args],
      ];
      const changed = after.filter((word, at) => word !== before[at]);
      expect(changed).toHaveLength(1);
      expect(changed[0]).toMatch(/(?:@|==|:|^)v?9\.8\.7/);
    }
  }
  expect([...left]).toEqual([]);
  expect(pinned).toBe(all);
  expect(all).toBeGreaterThan(75);
});
