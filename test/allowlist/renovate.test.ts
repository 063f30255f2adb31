import { readFile } from 'node:fs/promises';
import { posix, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rowsOf, tablesOf } from '../../conformance/run.mjs';
import { renovate } from '../../src/allowlist/formats/renovate.ts';
import { releasesPath } from '../../src/allowlist/renovate/files.ts';
import { expressionsOf, renovateEcosystems } from '../../src/allowlist/renovate/launches.ts';
import type { EcosystemType } from '../../src/model.ts';
import { takeInventory } from '../../src/run/inventory.ts';
import { ecosystems, isIdentified, sameVersion } from '../../src/versions/ecosystems.ts';
import { sourceOf } from '../builders.ts';
import { cpuMs } from '../cpu.ts';
import {
  filesOf,
  judgedPackage,
  judgedVersion,
  strangersPackages,
  strangersText,
} from './packages.ts';
import { listsOf, presetDigest, type Records } from './renovate/records.ts';
import '../seed.ts';

const folder = resolve(import.meta.dirname, 'renovate');
const records: Records = JSON.parse(await readFile(resolve(folder, 'records.json'), 'utf8'));
const { packages, files } = await listsOf(folder);

interface Launch {
  readonly type: EcosystemType;
  readonly depName: string;
  readonly currentValue: string;
  /** Where the version stands in the text. */
  readonly at: number;
}

/** The expressions by ecosystem, in the order of the preset. */
const expressions = Object.entries(renovateEcosystems).flatMap(([type, { launches }]) =>
  launches.flatMap(expressionsOf).map((pair) => ({
    type: type as EcosystemType,
    pair: pair.map((each) => new RegExp(each, 'g')),
  })),
);

/** What Renovate's managers find, each expression in the match of the one before. */
function launchesIn(text: string): Launch[] {
  return expressions.flatMap(({ type, pair: [launch, version] }) =>
    [...text.matchAll(launch as RegExp)].flatMap((outer) =>
      [...outer[0].matchAll(version as RegExp)].map((inner) => ({
        type,
        depName: outer.groups?.['depName'] ?? '',
        currentValue: inner.groups?.['currentValue'] ?? '',
        at: outer.index + inner.index + inner[0].indexOf(inner.groups?.['currentValue'] ?? ''),
      })),
    ),
  );
}

/** Where Renovate looks for a package, as its template has it. */
function templatePath(type: string, name: string): string {
  return `${type}/${name.replace(/([A-Z])/g, '!$1').toLowerCase()}.json`;
}

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

describe('a launch that is found', () => {
  test.for(tablesOf('launch'))('is one that programs fetched, in %s', (table) => {
    const wrong = rowsOf(table as `launch/${string}`).flatMap(({ command, args, outcome }) => {
      const packages = outcome?.packages ?? [];
      // A line that is refused, or that shows a help text, says nothing.
      if (outcome === null || (packages.length === 0 && outcome.file === undefined)) return [];
      const isFetched = ({ type, depName, currentValue }: Launch): boolean => {
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

describe('finding launches', { timeout: 120_000 }, () => {
  const atoms = [
    ...[
      '"',
      "'",
      ' ',
      '\n',
      '/',
      '\\',
      ',',
      '"npx"',
      '"npx",',
      '"npx" ',
      '"npx","-y",',
      '"-y",',
      '-y ',
    ],
    ...[
      '"npx","args":[',
      '"npx","a":"b",',
      '"npx","npx":"npx",',
      '"npx":{},',
      '"npx -y ',
      'npx/',
      '"a/',
    ],
    ...[
      '"docker","run",',
      '"docker","run","-e",',
      '"-e","docker",',
      '"-e","',
      '"docker run -e ',
      '-e -e ',
    ],
    ...[
      '"uvx","a[',
      '"uvx","a==1',
      '"uvx","1.',
      '1.1.',
      '@1.1.1-',
      '@1.1.1',
      'a@1.1.1+',
      ':1.1.1',
      '-',
      'a',
    ],
    ...[
      '"go","run","a.a/',
      'a/',
      '"deno","run","--allow-net=',
      '"npm" , "exec" , ',
      '"npx"\n\n,',
      '"uv","tool"',
    ],
  ];
  test.for(atoms)('takes time in proportion to a text of %j', (atom) => {
    const prefixes = ['', '"npx","-y","', '"docker","run","-e","', '"uvx","a@1'];
    for (const prefix of prefixes) {
      const timed = (length: number): number => {
        const text = prefix + atom.repeat(length / atom.length);
        const start = cpuMs();
        launchesIn(text);
        return cpuMs() - start;
      };
      timed(10_000);
      const small = Math.min(timed(20_000), timed(20_000));
      const large = Math.min(timed(160_000), timed(160_000));
      expect(large, prefix).toBeLessThan(16 * Math.max(small, 2));
    }
  });
});
