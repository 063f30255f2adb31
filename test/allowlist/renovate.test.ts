import { readFile } from 'node:fs/promises';
import { posix, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renovate } from '../../src/commands/allowlist/formats/renovate.ts';
import { releasesPath } from '../../src/commands/allowlist/renovate/files.ts';
import { renovateEcosystems } from '../../src/commands/allowlist/renovate/launches.ts';
import {
  filesOf,
  judgedPackage,
  judgedVersion,
  strangersPackages,
  strangersText,
} from './packages.ts';
import { launchesIn, templatePath } from './renovate/expressions.ts';
import { listsOf, presetDigest, type Records } from './renovate/records.ts';
import '../seed.ts';

const folder = resolve(import.meta.dirname, 'renovate');
const records: Records = JSON.parse(await readFile(resolve(folder, 'records.json'), 'utf8'));
const { packages, files } = await listsOf(folder);

describe('what Renovate did', () => {
  test('was recorded with the preset of today: otherwise run "npm run conformance:renovate"', () => {
    expect(records.preset).toBe(presetDigest(files));
    expect(records.faults).toEqual([]);
  });

  test.for(packages)(
    'it reads the versions of $identity.name that pass',
    ({ identity, versions }) => {
      const key = `${identity.type}:${identity.name}`;
      const isListed = renovateEcosystems[identity.type] !== undefined;
      expect(records.paths[key]).toBe(isListed ? templatePath(identity.type, identity.name) : null);
      const text = files.get(`renovate/${records.paths[key]}`);
      if (text === undefined) {
        expect(records.releases[key]).toBeNull();
        expect(releasesPath(identity.type, identity.name) !== null && isListed).toBe(false);
        return;
      }
      const { releases } = JSON.parse(text) as { releases: Record<string, string>[] };
      expect(records.releases[key]).toEqual(
        releases.map(({ version, digest, releaseTimestamp }) => ({
          version,
          releaseTimestamp: new Date(releaseTimestamp ?? '').toISOString(),
          ...(digest === undefined ? {} : { newDigest: digest }),
        })),
      );
      const passing = new Set(
        versions.flatMap(({ version, verdict }) =>
          verdict === 'pass' || verdict === 'warn' ? [(version ?? '').replace(/^v/, '')] : [],
        ),
      );
      for (const { version = '' } of releases) expect(passing).toContain(version.replace(/^v/, ''));
    },
  );

  test.for(Object.keys(records.files))(
    'it finds the launches of %s, and writes their versions',
    async (path) => {
      const text = await readFile(resolve(folder, 'repository', path), 'utf8');
      const { found = [], updated = null } = records.files[path] ?? {};
      const isClientFile = path !== 'docs/notes.json';
      const launches = isClientFile ? launchesIn(text) : [];
      const plain = (each: { depName: string; currentValue: string }) =>
        `${each.depName} ${each.currentValue}`;
      expect(launches.map(plain).sort()).toEqual(found.map(plain).sort());
      // What is proposed passes.
      for (const { datasource, packageName, newValues } of found) {
        const releases =
          records.releases[`${datasource.replace('custom.mcp-', '')}:${packageName}`];
        for (const each of newValues)
          expect(releases?.map(({ version }) => version)).toContain(each);
      }
      // Each version is replaced where it stands; everything else remains.
      const keyOf = (type: string, depName: string, value: string) => `${type} ${depName} ${value}`;
      const newValues = new Map(
        found.map(({ datasource, depName, currentValue, newValues: all }) => [
          keyOf(datasource, depName, currentValue),
          all.at(-1) ?? currentValue,
        ]),
      );
      let expected = text;
      for (const { type, depName, currentValue, at } of launches.sort((a, b) => b.at - a.at)) {
        const next = newValues.get(keyOf(`custom.mcp-${type}`, depName, currentValue));
        expected = `${expected.slice(0, at)}${next}${expected.slice(at + currentValue.length)}`;
      }
      const digests = /sha256:[0-9a-f]{64}/g;
      expect((updated ?? text).replace(digests, '')).toBe(expected.replace(digests, ''));
      if (path === '.vscode/mcp.json') expect(updated).toContain(`1.1.0@sha256:${'cd'.repeat(32)}`);
    },
  );

  test('it leaves a version that fails where none is higher, except with rollbackPrs', () => {
    const found = records.files['.mcp.json']?.found.find((each) => each.currentValue === '3.0.0');
    expect([found?.newValues, records.rollbacks]).toEqual([[], ['2.0.0']]);
  });

  test('it finds the launches that the samples are to have found', async () => {
    const text = await readFile(resolve(folder, 'repository/.mcp.json'), 'utf8');
    const servers = Object.entries<object>(JSON.parse(text).mcpServers);
    const unseen = servers.filter(([, server]) => launchesIn(JSON.stringify(server)).length !== 1);
    expect(unseen.map(([name]) => name)).toMatchInlineSnapshot(`
      [
        "unpinned",
        "range",
        "tag",
        "short",
        "ranges",
        "arguments first",
        "another registry",
        "another index",
        "no tag",
        "moving tag",
        "an argument",
        "paths",
        "a path behind a scope",
        "dots",
        "a folder of git",
        "escaped",
        "an image's path",
        "a module's path",
      ]
    `);
  });
});

describe('the files for Renovate', () => {
  const parts = [
    '..',
    '.',
    '',
    'a',
    'A',
    'É',
    'ſ',
    'K',
    'con',
    'Aux.b',
    '.git',
    'x.json',
    'b.',
    '@a',
    ' ',
  ];
  const paths = fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 4 });
  const names = fc.oneof(
    paths.map((all) => all.join('/')),
    strangersText,
    fc.stringMatching(/^[@/.aA!~-]{1,6}$/),
  );

  test('stay in their folder, and collide on no file system', () => {
    fc.assert(
      fc.property(fc.uniqueArray(names, { maxLength: 30 }), (all) => {
        const found = all.flatMap((name) => releasesPath('npm', name) ?? []);
        const folded = found.map((path) => path.normalize('NFC').toUpperCase().toLowerCase());
        expect(folded).toEqual(found);
        expect(new Set(found).size).toBe(found.length);
        for (const path of found) {
          expect(posix.normalize(path)).toBe(path);
          expect(path).toMatch(
            /^npm\/(?:@?[a-z0-9_~!-][a-z0-9._~!-]*\/)*@?[a-z0-9_~!-][a-z0-9._~!-]*\.json$/,
          );
          expect(path).not.toMatch(/(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|\/)|\.\//);
          // A file is no folder of another one.
          expect(found.some((other) => other.startsWith(`${path}/`))).toBe(false);
        }
        for (const name of all) {
          expect([null, templatePath('npm', name)]).toContain(releasesPath('npm', name));
        }
      }),
    );
  });

  test('are not found under names that have none', () => {
    const words = fc.tuple(
      names,
      fc.constantFrom('@', '==', ':'),
      fc.constantFrom('1.2.3', 'v1.2.3'),
    );
    const starts = [['npx'], ['uvx'], ['docker', 'run'], ['dnx'], ['go', 'run']];
    fc.assert(
      fc.property(fc.constantFrom(...starts), words, ([command, ...args], word) => {
        const text = JSON.stringify({ command, args: [...args, word.join('')] });
        for (const { type, depName } of launchesIn(text)) {
          const path = templatePath(type, depName);
          expect(posix.normalize(path)).toBe(path);
          expect(path.replace(/![a-z]/g, '')).not.toMatch(/[!%\\]|\/\./);
        }
      }),
    );
  });

  test('have only versions that are plain words, and no grades', async () => {
    await fc.assert(
      fc.asyncProperty(strangersPackages, async (all) => {
        const unique = new Map(
          all.map((each) => [`${each.identity.type}:${each.identity.name}`, each]),
        );
        const written = await filesOf(renovate, [...unique.values()], true);
        for (const [path, text] of written) {
          expect(path.startsWith('renovate/')).toBe(true);
          if (path === 'renovate/mcp-servers.json') continue;
          const { releases, ...others } = JSON.parse(text);
          expect(others).toEqual({});
          for (const release of releases) {
            expect(release.version).toMatch(/^[\w.+!-]+$/);
            expect(Object.keys(release)).not.toContain('grade');
          }
        }
      }),
    );
  });

  test('leave out a version that is listed in two spellings, unless both pass', async () => {
    const [failing, passing] = [
      judgedVersion('v1.0.0', { verdict: 'fail' }),
      judgedVersion('1.0.0'),
    ];
    const versionsOf = async (key: string, versions: Parameters<typeof judgedPackage>[1]) => {
      const written = await filesOf(renovate, [judgedPackage(key, versions)]);
      const [, text = ''] = [...written].at(-1) ?? [];
      return JSON.parse(text).releases.map(({ version }: { version: string }) => version);
    };
    expect(await versionsOf('npm:a', [failing, passing])).toEqual([]);
    expect(await versionsOf('npm:a', [passing, failing])).toEqual([]);
    expect(await versionsOf('npm:a', [passing, judgedVersion('v1.0.0')])).toEqual(['1.0.0']);
    // Of images, these are two tags.
    expect(await versionsOf('oci:docker.io/a/b', [failing, passing])).toEqual(['1.0.0']);
  });
});
