import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lockfileFormats, maxLockfileLength } from '../../../src/detection/lockfiles/formats.ts';
import type { LockedPackage } from '../../../src/detection/lockfiles/lockfile.ts';
import { cpuMs } from '../../cpu.ts';
import { runs } from '../../seed.ts';
import { type File, lockfile, read } from './reading.ts';
import * as texts from './texts.ts';

/** Returns `version:line [programs] doubt`, without the parts that are absent. */
function brief(locked: LockedPackage | null): string {
  if (locked === null) return 'nothing';
  const programs = locked.programs === null ? '?' : locked.programs.join(' ');
  return `${locked.version}:${locked.line} [${programs}] ${locked.doubt ?? ''}`.trim();
}

/** Returns the text of the line on which an entry is reported to begin. */
const lineOf = (text: string, locked: LockedPackage | null): string =>
  text.split('\n')[(locked?.line ?? 0) - 1]?.trim() ?? '';

/** Folder, name, range and expected result. */
type Row = readonly [folder: string, name: string, range: string | null, expected: string];

const generations: readonly (readonly [
  title: string,
  file: File,
  text: string,
  rows: readonly Row[],
])[] = [
  [
    'package-lock of generation 3',
    'package-lock.json',
    texts.packageLock3,
    [
      ['', 'notes-mcp', null, '1.4.0:15 [notes-mcp notes-admin]'],
      ['', '@acme/files', null, '2.0.0:24 [files]'],
      ['packages/a', '@acme/files', null, '1.9.0:62 []'],
      ['packages/a', 'notes-mcp', null, '1.4.0:15 [notes-mcp notes-admin]'],
      ['packages/a/src', '@acme/files', null, '1.9.0:62 []'],
      ['packages', '@acme/files', null, '2.0.0:24 [files]'],
      ['', '@acme/a', null, 'null:11 [a-tool] a link'],
      ['', 'other-name', null, '1.0.0:30 [] an alias of another package'],
      ['', 'in-bundle', null, '1.0.0:35 [] a bundled copy'],
      ['', 'elsewhere', null, '1.0.0:39 [] a package from another registry'],
      ['', 'from-git', null, '1.0.0:43 [] a git dependency'],
      ['', 'from-file', null, '1.0.0:47 [] a local package'],
      ['', 'passed-off', null, "1.0.0:51 [] another package's tarball"],
      ['', 'no-version', null, 'nothing'],
      ['', 'not-there', null, 'nothing'],
      ['', 'notes-mcp/node_modules/deep', null, 'nothing'],
    ],
  ],
  [
    'package-lock of generation 2: its packages count',
    'npm-shrinkwrap.json',
    texts.packageLock2,
    [
      ['', 'notes-mcp', null, '1.4.0:10 [notes-mcp]'],
      ['', 'only-nested', null, 'nothing'],
    ],
  ],
  [
    'package-lock of generation 1',
    'package-lock.json',
    texts.packageLock1,
    [
      ['', 'notes-mcp', null, '1.4.0:12 [?]'],
      ['packages/a', 'notes-mcp', null, '1.3.0:8 [?]'],
      ['packages/b', 'notes-mcp', null, '1.4.0:12 [?]'],
      ['', '@acme/a', null, 'null:5 [?] a local package'],
      ['', 'aliased', null, '7.0.0:21 [?] an alias of another package'],
      ['', 'self', null, '7.0.0:24 [?]'],
      ['', 'tarred', null, 'null:27 [?] a tarball'],
      ['', 'gitted', null, 'null:30 [?] a git dependency'],
      ['', 'bundle', null, '1.0.0:33 [?] a bundled copy'],
    ],
  ],
  [
    'pnpm-lock of generation 9',
    'pnpm-lock.yaml',
    texts.pnpm9,
    [
      ['', 'notes-mcp', '^1.0.0', '1.4.0:65 [?]'],
      ['', '@acme/files', null, '2.0.0:49 []'],
      ['packages/a', '@acme/files', null, '1.9.0:46 []'],
      ['packages/a', 'notes-mcp', null, '1.4.0:65 [?]'],
      ['', 'with-peer', null, '1.2.0:75 []'],
      ['', '@acme/a', null, 'null:14 [?] a link'],
      ['', 'aliased', null, '7.0.0:69 [] an alias of another package'],
      ['', 'local', null, 'null:62 [] a local package'],
      ['', 'gitted', null, 'null:59 [] a git dependency'],
      ['', 'patched', null, '1.0.0:72 [] a patched package'],
      ['', 'forced', null, '1.0.0:56 [] an override'],
      ['', 'elsewhere', null, '1.0.0:53 [] a package from another registry'],
      ['packages/a', 'not-there', null, 'nothing'],
    ],
  ],
  [
    'pnpm-lock of generation 6, a project alone',
    'pnpm-lock.yaml',
    texts.pnpm6,
    [
      ['', 'notes-mcp', null, '1.4.0:19 [?]'],
      ['', 'with-peer', null, '1.2.0:32 []'],
      ['', 'aliased', null, '7.0.0:24 [] an alias of another package'],
    ],
  ],
  [
    'pnpm-lock of generation 5, with projects',
    'pnpm-lock.yaml',
    texts.pnpm5,
    [
      ['', 'notes-mcp', null, '1.4.0:25 [?]'],
      ['', 'with-peer', null, '1.2.0:32 []'],
      ['', 'aliased', null, '7.0.0:29 [] an alias of another package'],
      ['packages/a', '@acme/files', null, '1.9.0:21 []'],
      ['', 'elsewhere', null, 'null:5 [?] a source other than a registry version'],
    ],
  ],
  [
    'yarn.lock of Yarn 1',
    'yarn.lock',
    texts.yarn1,
    [
      ['', 'notes-mcp', '^1.0.0', '1.4.0:5 [?]'],
      ['', 'notes-mcp', '^1.4.0', '1.4.0:5 [?]'],
      ['', 'notes-mcp', null, '1.4.0:5 [?]'],
      ['', 'notes-mcp', '^2.0.0', 'nothing'],
      ['', '@acme/files', '^2.0.0', '2.0.0:14 [?]'],
      ['', '@acme/files', null, 'nothing'],
      ['', 'aliased', 'npm:other@7.0.0', '7.0.0:18 [?] an alias of another package'],
      ['', 'tarred', null, '1.3.0:22 [?] a tarball'],
      ['', 'local', 'file:./local', '0.0.1:26 [?] a local package'],
      ['', 'elsewhere', null, '1.0.0:29 [?] a package from another registry'],
      ['', 'passed-off', null, "1.0.0:33 [?] another package's tarball"],
      ['', 'gitted', null, '1.0.0:37 [?] a git dependency'],
    ],
  ],
  [
    'yarn.lock of Yarn 4',
    'yarn.lock',
    texts.yarn4,
    [
      ['', 'notes-mcp', '^1.0.0', '1.4.0:54 [notes-mcp]'],
      ['', 'notes-mcp', null, '1.4.0:54 [notes-mcp]'],
      ['', 'notes-mcp', '^9.0.0', 'nothing'],
      ['', '@acme/files', null, '2.0.0:27 [files]'],
      ['packages/a', '@acme/files', null, '1.9.0:18 [files]'],
      ['', '@acme/a', 'workspace:*', 'null:8 [a-tool] a link'],
      ['', 'aliased', 'npm:other@7.0.0', '7.0.0:34 [] an alias of another package'],
      ['', 'patched', '^1.0.0', '1.0.0:61 [] a patched package'],
      ['', 'elsewhere', '^1.0.0', '1.0.0:39 [] a package from another registry'],
      ['', 'gitted', null, 'null:44 [] a git dependency'],
      ['', 'local', 'file:./local', 'null:49 [] a local package'],
    ],
  ],
  [
    'bun.lock',
    'bun.lock',
    texts.bun,
    [
      ['', 'notes-mcp', null, '1.4.0:30 [notes-mcp]'],
      ['', '@acme/files', null, '2.0.0:24 [files]'],
      ['packages/a', '@acme/files', null, '1.9.0:42 [files]'],
      ['packages/a', 'notes-mcp', null, '1.4.0:30 [notes-mcp]'],
      ['', '@acme/a', null, 'null:22 [a] a link'],
      ['', 'aliased', null, '7.0.0:26 [] an alias of another package'],
      ['', 'elsewhere', null, '1.0.0:28 [] a package from another registry'],
      ['', 'patched', null, '1.0.0:32 [] a patched package'],
      ['', 'forced', null, '1.0.0:34 [] an override'],
      ['', 'gitted', null, 'null:36 [] a git dependency'],
      ['', 'tarred', null, 'null:38 [] a tarball'],
      ['', 'linked-programs', null, '1.0.0:40 [?]'],
    ],
  ],
  [
    'uv.lock',
    'uv.lock',
    texts.uv,
    [
      ['', 'notes-mcp', null, '1.4.0:54 [?]'],
      ['packages/a', 'Notes_MCP', null, '1.4.0:54 [?]'],
      ['', 'calendar', null, '2022.6.15:21 [?]'],
      ['', 'many', null, 'nothing'],
      ['', 'held-back', null, '4.8.0:39 [?] a constraint'],
      ['', 'forced', null, '3.7:27 [?] an override'],
      ['', 'gitted', null, '1.0:32 [?] a git dependency'],
      ['', 'elsewhere', null, '1.0:62 [?] a package from another registry'],
      ['', 'passed-off', null, '1.0:67 [?] a file from another source'],
      ['', 'root', null, '0.1.0:80 [?] a local project'],
      ['', 'not-there', null, 'nothing'],
      ['', 'odd', null, 'nothing'],
    ],
  ],
  [
    'poetry.lock',
    'poetry.lock',
    texts.poetry,
    [
      ['', 'notes-mcp', null, '1.4.0:3 [?]'],
      ['', 'Gitted', null, '1.0:14 [?] a git dependency'],
      ['', 'elsewhere', null, '1.0:29 [?] a package from another registry'],
      ['', 'local', null, '1.0:39 [?] a local project'],
      ['', 'many', null, 'nothing'],
    ],
  ],
];

describe.for(generations)('%s', ([, file, text, rows]) => {
  test.for(rows)('%s %s %s → %s', async ([folder, name, range, expected]) => {
    const locked = (await lockfile(file, text)).find(folder, name, range);
    expect(brief(locked)).toBe(expected);
    if (locked?.doubt !== null) return;
    // The entry itself begins on that line; in TOML, its name is on the next line.
    const lines = text.split('\n').slice(locked.line - 1, locked.line + 1);
    expect(lines.join('\n')).toContain(locked.name);
  });

  test('is read alike with other line ends and a byte order mark', async () => {
    const other = await lockfile(file, `\uFEFF${text.replaceAll('\n', '\r\n')}`);
    for (const [folder, name, range, expected] of rows) {
      expect(brief(other.find(folder, name, range))).toBe(expected);
    }
  });

  test('names of every object’s own members are not there', async () => {
    const found = await lockfile(file, text);
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(found.find(name, name, name)).toBeNull();
      expect(found.find('', name, null)).toBeNull();
      expect(found.withProgram('', name)).toEqual([]);
      expect(found.covers(name)).not.toBe(true);
    }
  });
});

describe('programs', () => {
  const names = async (file: File, text: string, folder: string, program: string) =>
    (await lockfile(file, text))
      .withProgram(folder, program)
      .map(({ name, version }) => `${name}@${version}`);

  test.for([
    ['package-lock.json', texts.packageLock3, '', 'notes-admin', ['notes-mcp@1.4.0']],
    ['package-lock.json', texts.packageLock3, 'packages/a', 'notes-mcp', ['notes-mcp@1.4.0']],
    ['package-lock.json', texts.packageLock3, '', 'a-tool', ['@acme/a@null']],
    ['package-lock.json', texts.packageLock3, '', 'nothing', []],
    ['package-lock.json', texts.packageLock1, '', 'notes-mcp', []],
    ['pnpm-lock.yaml', texts.pnpm9, '', 'notes-mcp', []],
    ['yarn.lock', texts.yarn1, '', 'notes-mcp', []],
    ['yarn.lock', texts.yarn4, '', 'files', ['@acme/files@2.0.0']],
    ['yarn.lock', texts.yarn4, 'packages/a', 'files', ['@acme/files@1.9.0']],
    ['yarn.lock', texts.yarn4, 'packages/a', 'notes-mcp', ['notes-mcp@1.4.0']],
    ['bun.lock', texts.bun, '', 'files', ['@acme/files@2.0.0']],
    ['bun.lock', texts.bun, 'packages/a', 'files', ['@acme/files@1.9.0']],
    ['bun.lock', texts.bun, 'packages/a', 'notes-mcp', ['notes-mcp@1.4.0']],
    ['bun.lock', texts.bun, '', 'a', ['@acme/a@null']],
  ] as const)('%s, %#: %s', async ([file, text, folder, program, expected]) => {
    expect(await names(file, text, folder, program)).toEqual(expected);
  });

  test('two packages may bring one program', async () => {
    const text = JSON.stringify({
      lockfileVersion: 3,
      packages: {
        'node_modules/a': { version: '1.0.0', bin: { serve: 'a.js' } },
        'node_modules/b': { version: '2.0.0', bin: 'b.js' },
        'node_modules/@acme/serve': { version: '3.0.0', bin: 'c.js' },
        'node_modules/a/node_modules/c': { version: '4.0.0', bin: { serve: 'c.js' } },
      },
    });
    expect(await names('package-lock.json', text, '', 'serve')).toEqual([
      'a@1.0.0',
      '@acme/serve@3.0.0',
    ]);
    expect(await names('package-lock.json', text, '', 'b')).toEqual(['b@2.0.0']);
  });
});

describe('projects', () => {
  test.for([
    ['package-lock.json', texts.packageLock3, [true, true, false]],
    ['package-lock.json', texts.packageLock1, [true, true, false]],
    ['pnpm-lock.yaml', texts.pnpm9, [true, true, false]],
    ['pnpm-lock.yaml', texts.pnpm6, [true, false, false]],
    ['yarn.lock', texts.yarn1, [null, null, null]],
    ['yarn.lock', texts.yarn4, [true, true, false]],
    ['bun.lock', texts.bun, [true, true, false]],
    ['uv.lock', texts.uv, [true, true, false]],
    ['poetry.lock', texts.poetry, [null, null, null]],
  ] as const)('%s, %#', async ([file, text, expected]) => {
    const { covers } = await lockfile(file, text);
    expect(['', 'packages/a', 'elsewhere'].map(covers)).toEqual(expected);
  });
});

describe('text that is no lockfile', () => {
  const odd = [
    '',
    '{',
    '[]',
    'null',
    '{}',
    '"x"',
    '- a\n- b\n',
    'a: 1\n',
    '\uD800',
    '\0',
    '<<<<<<< HEAD\n',
    '{"lockfileVersion": "x", "packages": []}',
    '__metadata: 1\n',
    'a: &a [x]\nb: *a\n',
    'a = 1\n',
    'version = "x"\n',
  ];
  test.for(lockfileFormats.map(({ file }) => file))('%s: nothing is read from it', async (file) => {
    for (const text of odd) expect(await read(file, text)).toBeNull();
  });

  test.for(lockfileFormats.map(({ file }) => file))(
    '%s: hostile sizes and nestings are refused in time',
    async (file) => {
      const deep = 100_000;
      const hostile = [
        '['.repeat(deep),
        '{"a":'.repeat(deep),
        `{"lockfileVersion":3,"workspaces":{},"packages":${'['.repeat(deep)}${']'.repeat(deep)}}`,
        `a: ${'['.repeat(deep)}`,
        '- '.repeat(deep),
        Array.from({ length: 2000 }, (_, index) => `${' '.repeat(index)}a:`).join('\n'),
        `# yarn lockfile v1\n\n${Array.from({ length: 2000 }, (_, index) => `${'  '.repeat(index)}a:`).join('\n')}`,
        `lockfileVersion: 9.0\na0: &a0 [x]\n${Array.from(
          { length: 40 },
          (_, index) => `a${index + 1}: &a${index + 1} [*a${index}, *a${index}]`,
        ).join('\n')}`,
        `version = 1\na = ${'['.repeat(deep)}`,
        `version = 1\n${'a.'.repeat(3_000_000)}b = 1`,
        'x'.repeat(maxLockfileLength.json + 1),
      ];
      const start = cpuMs();
      for (const text of hostile) {
        const found = await read(file, text);
        found?.find('', 'a', null);
        found?.withProgram('', 'a');
      }
      expect(cpuMs() - start).toBeLessThan(20_000);
    },
  );

  test('nested dependencies that grow with their depth are followed to a bound', async () => {
    const name = 'x'.repeat(50_000);
    const text = `{"lockfileVersion":1,"dependencies":${`{"${name}":{"version":"1.0.0","dependencies":`.repeat(200)}{}${'}}'.repeat(200)}}`;
    expect(brief((await lockfile('package-lock.json', text)).find('', name, null))).toBe(
      '1.0.0:1 [?]',
    );
  });
});

describe('hostile entries', () => {
  test('a lockfile with an escaped key is none: readers differ in what they make of it', async () => {
    const text = '{"lockfileVersion":3,"packages":{"node_modules/a":{"version":"1.0.0"}}}';
    expect(await read('package-lock.json', text)).not.toBeNull();
    expect(
      await read('package-lock.json', text.replace('"version"', '"\\u0076ersion"')),
    ).toBeNull();
  });

  test('own members named as those of every object', async () => {
    const text = `{"lockfileVersion": 3, "packages": {"__proto__": {"version": "6.6.6"},
      "node_modules/constructor": {"version": "1.0.0", "bin": {"__proto__": "x"}},
      "node_modules/__proto__": {"version": "2.0.0"}}}`;
    const { find, withProgram } = await lockfile('package-lock.json', text);
    expect(brief(find('', 'constructor', null))).toBe('1.0.0:2 [__proto__]');
    expect(brief(find('', '__proto__', null))).toBe('2.0.0:3 []');
    expect(withProgram('', '__proto__').map(({ name }) => name)).toEqual(['constructor']);
    expect(find('', 'version', null)).toBeNull();
  });

  test('a prototype set by a key proves nothing', async () => {
    const text =
      '{"workspaces": {"": {}}, "packages": {"__proto__": {"x": ["x@6.6.6", "", {}, "h"]}}}';
    expect((await lockfile('bun.lock', text)).find('', 'x', null)).toBeNull();
  });

  test('the lines are those of the entries, not of look-alikes', async () => {
    const json = `{"lockfileVersion": 3, "x": {
      "node_modules/a": {"version": "9.9.9"}},
      "packages": {"y": {"node_modules/a": 1},
      "node_modules/a": {"version": "1.0.0"}}}`;
    expect((await lockfile('package-lock.json', json)).find('', 'a', null)?.line).toBe(4);
    const yaml =
      "lockfileVersion: '9.0'\nx:\n  a@1.0.0: {}\nimporters:\n  .:\n    dependencies:\n" +
      '      a: {specifier: 1.0.0, version: 1.0.0}\npackages:\n  "b":\n    a@1.0.0: {}\n' +
      "  'a@1.0.0': {resolution: {integrity: sha512-x}}\n";
    const locked = (await lockfile('pnpm-lock.yaml', yaml)).find('', 'a', null);
    expect(lineOf(yaml, locked)).toBe("'a@1.0.0': {resolution: {integrity: sha512-x}}");
  });

  test.for([
    ['forced', 'an override'],
    ['parent>forced@^1', 'an override'],
    ['@acme/parent@2>forced', 'an override'],
    ['forced@>=1.0.0 <2', 'an override'],
    ['@acme/forced', null],
    ['unforced', null],
  ] as const)('the override %s', async ([key, doubt]) => {
    const text = texts.pnpm9.replace('parent>forced@1', `'${key}'`);
    expect((await lockfile('pnpm-lock.yaml', text)).find('', 'forced', null)?.doubt).toBe(doubt);
  });

  test('overrides of Bun within those of a parent', async () => {
    const text = texts.bun.replace('"forced": "1.0.0"', '"parent": { "forced": "1.0.0" }');
    expect((await lockfile('bun.lock', text)).find('', 'forced', null)?.doubt).toBe('an override');
  });

  test('of several documents pnpm means the last', async () => {
    const text = `---\nlockfileVersion: '9.0'\nimporters: {.: {dependencies: {a: 9.9.9}}}\npackages: {a@9.9.9: {}}\n---\n${texts.pnpm9}`;
    const { find } = await lockfile('pnpm-lock.yaml', text);
    expect(find('', 'a', null)).toBeNull();
    const locked = find('', 'notes-mcp', null);
    expect(lineOf(text, locked)).toBe('notes-mcp@1.4.0:');
  });
});

describe('whatever a lockfile says', () => {
  const known = generations.map(([title, file, text]) => ({ title, file, text }));

  test.for(known)('$title: no mutation makes a reader or a query throw', async ({ file, text }) => {
    const format = lockfileFormats.find((candidate) => candidate.file === file);
    const readText = await format?.load();
    const scraps = ['"', "'", '{', '}', '[', ']', ':', ',', '\n', '  ', '@', '/', '\\', '\uD800'];
    const values = [
      'null',
      '7',
      'true',
      '[]',
      '{}',
      '""',
      '__proto__',
      'npm:a@1',
      'link:x',
      '&a',
      '*a',
    ];
    const edit = fc.record({
      at: fc.nat(text.length),
      removed: fc.nat(40),
      added: fc.oneof(fc.constantFrom(...scraps, ...values), fc.string({ maxLength: 8 })),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
        const mutated = edits.reduce(
          (before, { at, removed, added }) =>
            `${before.slice(0, at)}${added}${before.slice(at + removed)}`,
          text,
        );
        const found = readText?.(mutated) ?? null;
        for (const name of [
          'notes-mcp',
          '@acme/files',
          '@acme/a',
          'aliased',
          '',
          '@',
          '__proto__',
        ]) {
          for (const folder of ['', 'packages/a', '..', '/']) {
            const locked = found?.find(folder, name, null) ?? null;
            if (locked !== null) expect(locked.line).toBeGreaterThan(0);
            found?.find(folder, name, '^1.0.0');
            found?.withProgram(folder, name);
            found?.covers(folder);
          }
        }
      }),
      { numRuns: runs(300) },
    );
  });

  test.for(known)('$title: a value of another type anywhere', async ({ file, text }) => {
    if (!file.endsWith('.json')) return;
    const whole: unknown = JSON.parse(text);
    const paths = pathsOf(whole);
    for (const path of paths) {
      for (const value of [null, 7, true, 'x', [], {}, [[]]]) {
        const found = await read(file, JSON.stringify(replaced(whole, path, value)));
        found?.find('packages/a', 'notes-mcp', null);
        found?.withProgram('packages/a', 'notes-mcp');
        found?.covers('packages/a');
      }
    }
  });
});

function pathsOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  return [
    [],
    ...Object.entries(value).flatMap(([key, inner]) =>
      pathsOf(inner).map((path) => [key, ...path]),
    ),
  ];
}

function replaced(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const fields = whole as Record<string, unknown>;
  return { ...fields, [key]: replaced(fields[key], rest, value) };
}
