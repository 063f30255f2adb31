/*
 * Tests the package that `npm pack` builds, which `npx github:…` also installs, and that the command runs
 * with nothing else installed. The package must not have certain scripts: they make npm prepare a package
 * from git first. Everyone who just runs the command would then install all of this repository's tools.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actions } from '../../src/gate/settings/actions.ts';
import { version } from '../../src/model/version.ts';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));

/** The description of a package in the output of `npm pack --json`. */
interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

describe('the packed package', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'package-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  let paths: string[] = [];
  beforeAll(async () => {
    const npm = await run('npm', ['pack', '--json', '--offline', '--pack-destination', folder], {
      cwd: root,
      // On Windows, npm is a batch file.
      shell: process.platform === 'win32',
    });
    const [packed] = Object.values<Packed>(JSON.parse(npm.stdout));
    paths = (packed?.files ?? []).map(({ path }) => path).sort();
    await run('tar', ['-xzf', packed?.filename ?? ''], { cwd: folder });
  });

  test('has what runs, and what describes it', () => {
    const ofActions = actions.map(({ folder }) => `${folder}/action.yml`.slice(1));
    const inFolder = (name: string): string[] => paths.filter((path) => dirname(path) === name);
    const rest = paths.filter((path) => !/^(?:dist|schema)\//.test(path));
    expect(rest).toEqual(
      [
        ...ofActions,
        ...['CHANGELOG.md', 'LICENSE', 'README.md', 'SECURITY.md', 'package.json'],
      ].sort(),
    );
    expect(inFolder('dist')).toMatchInlineSnapshot(`
      [
        "dist/advice.js",
        "dist/cache.js",
        "dist/cli.js",
        "dist/command.js",
        "dist/corpus.js",
        "dist/export-diff.js",
        "dist/export.js",
        "dist/formats.js",
        "dist/github.js",
        "dist/index.js",
        "dist/judging.js",
        "dist/late.js",
        "dist/licenses.txt",
        "dist/main.js",
        "dist/organisation.js",
        "dist/package.json",
        "dist/resolution.js",
        "dist/settings.js",
        "dist/source.sha256",
        "dist/sweep.js",
        "dist/warm.js",
      ]
    `);
    expect(inFolder('schema')).toMatchInlineSnapshot(`
      [
        "schema/allowlist.schema.json",
        "schema/export-diff.schema.json",
        "schema/export.schema.json",
        "schema/org-policy.schema.json",
        "schema/policy.schema.json",
        "schema/replay.schema.json",
        "schema/report.schema.json",
        "schema/show.schema.json",
        "schema/sweep-line.schema.json",
        "schema/sweep-tables.schema.json",
        "schema/sweep.schema.json",
      ]
    `);
  });

  test('runs without any other package', async () => {
    const { stdout } = await run(process.execPath, ['package/dist/cli.js', '--version'], {
      cwd: folder,
    });
    expect(stdout).toBe(`${version}\n`);
  });
});

test('nothing is installed along with the package', () => {
  for (const kind of ['dependencies', 'optionalDependencies', 'peerDependencies', 'workspaces']) {
    expect(manifest).not.toHaveProperty(kind);
  }
});

// https://github.com/npm/pacote/blob/v21.5.1/lib/git.js, in #prepareDir
test.for([
  ...['postinstall', 'build', 'preinstall', 'install', 'prepack', 'prepare'],
  ...['prepublish', 'postpack'],
])('npm does not prepare the package when it comes from git: it has no script "%s"', (script) => {
  expect(manifest.scripts).not.toHaveProperty(script);
});

test('the package cannot be published by mistake: its name in the registry is not ours', () => {
  expect(manifest.private).toBe(true);
});
