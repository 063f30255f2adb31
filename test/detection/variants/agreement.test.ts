/*
 * Tests that a lockfile proves a version only if it agrees with the manifest, the catalogs, the constraints
 * and the patches.
 */
import { type Case, type FileContent, type Files, mcp, playCases } from './cases.ts';

const json = (value: unknown): FileContent => ({ json: value });
/** A version with grade A, and one that fails. */
const [good, bad] = ['1.5.0', '1.2.0'];
const files = '@fictional-mcp/files';

const run = (command: string, ...args: string[]): Files => mcp({ command, args }, 'files');
const manifest = (range: string, more: object = {}): Files => ({
  'package.json': json({ name: 'x', private: true, dependencies: { [files]: range }, ...more }),
});
const pnpmLock = (version: string, more = ''): string =>
  `lockfileVersion: '9.0'\nimporters:\n  .:\n    dependencies:\n      '${files}':\n        specifier: ^1.0.0\n        version: ${version}\npackages:\n  '${files}@${version}':\n    resolution: {integrity: sha512-x}\n    hasBin: true\n${more}`;
const byPnpm: Files = {
  ...run('pnpm', 'exec', files),
  ...manifest('^1.0.0'),
  'pnpm-lock.yaml': pnpmLock(good),
};
const byUv: Files = {
  ...run('uv', 'run', 'fictional-mcp-weather'),
  'pyproject.toml':
    '[project]\nname = "x"\nversion = "1"\ndependencies = ["fictional-mcp-weather==2.1.0"]\n',
};
const head = (name: string, base: Files, change: Files, expected: Case['expected']): Case => ({
  ...{ name, base, head: change, expected },
});

const altered = /changed: .*altered-launch/;
const hostile: readonly Case[] = [
  head(
    'packageExtensions of pnpm-workspace.yaml add a package',
    byPnpm,
    {
      'pnpm-workspace.yaml': `packageExtensions:\n  '${files}':\n    dependencies:\n      fictional-evil: 1.0.0\n`,
    },
    altered,
  ),
  head(
    'packageExtensions of package.json',
    byPnpm,
    manifest('^1.0.0', {
      pnpm: { packageExtensions: { [files]: { dependencies: { 'fictional-evil': '1.0.0' } } } },
    }),
    altered,
  ),
  head(
    'packageExtensions of Yarn',
    run('yarn', 'dlx', `${files}@${good}`),
    {
      '.yarnrc.yml': `packageExtensions:\n  '${files}@*':\n    dependencies:\n      fictional-evil: 1.0.0\n`,
    },
    altered,
  ),
  head(
    'patchedDependencies of pnpm-workspace.yaml',
    byPnpm,
    { 'pnpm-workspace.yaml': `patchedDependencies:\n  '${files}@${good}': patches/x.patch\n` },
    altered,
  ),
  head(
    'a catalog that names another package than the lockfile',
    {
      ...byPnpm,
      ...manifest('catalog:'),
      'pnpm-workspace.yaml': `catalog:\n  '${files}': ^1.0.0\n`,
    },
    { 'pnpm-workspace.yaml': `catalog:\n  '${files}': npm:fictional-evil@1.0.0\n` },
    /changed: .*(?:grade-\w+|unlisted)/,
  ),
  head(
    'an alias of YAML in place of a resolution',
    byPnpm,
    {
      'pnpm-lock.yaml': pnpmLock(good)
        .replace('{integrity: sha512-x}', '*x')
        .replace(
          "lockfileVersion: '9.0'",
          "lockfileVersion: '9.0'\nx: &x {tarball: https://evil.example/x.tgz}",
        ),
    },
    /changed/,
  ),
  head(
    'dependency-metadata of uv',
    byUv,
    {
      'pyproject.toml': `${byUv['pyproject.toml']}[[tool.uv.dependency-metadata]]\nname = "fictional-mcp-weather"\nversion = "2.1.0"\nrequires-dist = ["fictional-evil"]\n`,
    },
    altered,
  ),
  head(
    'overrides of PDM',
    {
      ...run('pdm', 'run', 'fictional-mcp-weather'),
      'pyproject.toml': byUv['pyproject.toml'] ?? '',
    },
    {
      'pyproject.toml': `${byUv['pyproject.toml']}[tool.pdm.resolution.overrides]\nfictional-mcp-weather = "https://evil.example/x.whl"\n`,
    },
    altered,
  ),
  head(
    'constraints of a list of requirements',
    {
      ...run('uv', 'run', '--with-requirements', 'requirements.txt', 'server.py'),
      'server.py': '',
      'requirements.txt': 'fictional-mcp-weather==2.1.0\n',
    },
    {
      'requirements.txt': '-c constraints.txt\nfictional-mcp-weather==2.1.0\n',
      'constraints.txt': 'fictional-mcp-weather @ https://evil.example/x.whl\n',
    },
    altered,
  ),
  head(
    'scripts that are written twice',
    {
      ...run('bun', 'run', 'mcp'),
      'package.json': `{"name": "x", "scripts": {"mcp": "bunx ${files}@${good}"}}`,
    },
    {
      'package.json': `{"name": "x", "scripts": {"mcp": "bunx fictional-evil@1.0.0"}, "scripts": {"mcp": "bunx ${files}@${good}"}}`,
    },
    /unidentified/,
  ),
];

const aliases = { dependencies: { notes: `npm:${files}@^1.0.0` } };
const honest: readonly Case[] = [
  head(
    'packageExtensions that only say what is optional',
    byPnpm,
    {
      'pnpm-workspace.yaml': `packageExtensions:\n  x:\n    peerDependenciesMeta:\n      y:\n        optional: true\n`,
    },
    'unchanged',
  ),
  head(
    'a catalog that agrees with the lockfile',
    {},
    {
      ...byPnpm,
      ...manifest('catalog:'),
      'pnpm-workspace.yaml': `catalog:\n  '${files}': ^1.0.0\n`,
    },
    'added',
  ),
  head(
    'an alias in the version that the lockfile has',
    {},
    {
      ...run('npx', 'notes'),
      'package.json': json({ name: 'x', private: true, ...aliases }),
      'package-lock.json': json({
        lockfileVersion: 3,
        packages: {
          '': aliases,
          'node_modules/notes': { name: files, version: bad, bin: { notes: 'x.js' } },
        },
      }),
    },
    /^added: below-minimum/,
  ),
];

playCases([...hostile, ...honest]);
