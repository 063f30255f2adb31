import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rowsOf, tablesOf } from '../../conformance/run.mjs';
import {
  ecosystems,
  isIdentified,
  sameVersion,
} from '../../src/detection/ecosystems/ecosystems.ts';
import { takeInventory } from '../../src/gate/pipeline/inventory.ts';
import { sourceOf } from '../builders.ts';
import { expressions, type FoundInText, launchesIn } from './renovate/expressions.ts';
import type { Records } from './renovate/records.ts';

const folder = resolve(import.meta.dirname, 'renovate');
const records: Records = JSON.parse(await readFile(resolve(folder, 'records.json'), 'utf8'));

describe('a launch that is found', () => {
  test.for(tablesOf('launch'))('is one that programs fetched, in %s', (table) => {
    const wrong = rowsOf(table as `launch/${string}`).flatMap(({ command, args, outcome }) => {
      const packages = outcome?.packages ?? [];
      // A line that is refused, or that shows a help text, says nothing.
      if (outcome === null || (packages.length === 0 && outcome.file === undefined)) return [];
      const isFetched = ({ type, depName, currentValue }: FoundInText): boolean => {
        const { normaliseName, partOf = () => [] } = ecosystems[type];
        const own = normaliseName(depName);
        const names = [own, ...partOf(own)];
        return packages.some(
          ({ ecosystem, name, version }) =>
            ecosystem === type &&
            names.includes(normaliseName(name)) &&
            (version.startsWith('sha256:') || sameVersion(type, version, currentValue)),
        );
      };
      const line = [command, ...args].join(' ');
      return [{ command, args }, { command: line }, { command: [command, ...args] }].flatMap(
        (server) => (launchesIn(JSON.stringify(server)).every(isFetched) ? [] : [line]),
      );
    });
    expect(wrong).toEqual([]);
  });

  test('is one that the gate reads the same, in each file of the samples', async () => {
    const paths = Object.keys(records.files);
    const texts = await Promise.all(
      paths.map((path) => readFile(resolve(folder, 'repository', path), 'utf8')),
    );
    const { dependencies } = await takeInventory(
      sourceOf(new Map(paths.map((path, index) => [path, texts[index] ?? '']))),
      { folder: '', ignorePaths: [], withCandidates: false, spend: () => {} },
    );
    const read = new Set(
      dependencies.map((each) =>
        isIdentified(each)
          ? `${each.declaration.file} ${each.type} ${each.name} ${each.specifier?.replace(/^(?:@|==)|@sha256:.*/g, '')}`
          : '',
      ),
    );
    const found = new Set(
      Object.entries(records.files).flatMap(([path, { found: all }]) =>
        all.map(
          ({ datasource, packageName, currentValue }) =>
            `${path} ${datasource.replace('custom.mcp-', '')} ${packageName} ${currentValue}`,
        ),
      ),
    );
    // What has no registry that Renovate could look into is found under a name that no list has.
    expect([...found].filter((each) => !read.has(each))).toEqual([
      '.mcp.json oci localhost./board 1.0.0-alpine',
    ]);
  });
});

test('the expressions use only what RE2 has, and name what Renovate reads', () => {
  for (const { pair } of expressions) {
    for (const { source } of pair)
      expect(source).not.toMatch(/\(\?(?!:|<[A-Za-z])|\\[1-9bBk]|[+*}]\+/);
    const groups = pair.map(({ source }) =>
      [...source.matchAll(/\(\?<(\w+)>/g)].map(([, name]) => name),
    );
    expect(groups[0]).toEqual(['depName', ...(groups[1] ?? [])]);
    expect(groups[1]?.[0]).toBe('currentValue');
  }
});
