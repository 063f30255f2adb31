/*
 * Launches and references that lead into a submodule that is not checked out: the content is unknown, and a
 * new commit of the submodule counts as an edit.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonReport } from '../../../src/report/json/schema.ts';
import { exportDocument } from '../../export-service/corpus.ts';
import { commitAll, git } from '../../runner/git.ts';
import { inherited, runCommand } from '../../runner/processes.ts';
import { type Files, mcp, place, summarizeReport } from './cases.ts';

const pinned = '@fictional-mcp/notes@1.4.0';
const npx = (more: object = {}, ...options: string[]): Files =>
  mcp({ command: 'npx', args: [...options, '-y', pinned], ...more });
const recipe = (text: string): Files => ({
  'recipe.yaml': `version: 1.0.0\ntitle: x\ndescription: x\nprompt: x\nextensions:\n  - type: stdio\n    name: notes\n    cmd: npx\n    args: [-y, "${pinned}"]\n${text}`,
});

/** Each row has a submodule `vendor`; the second change replaces its commit. */
const rows: readonly (readonly [name: string, files: Files, added: RegExp, bumped: RegExp])[] = [
  ['no use of it', npx(), /^added$/, /^unchanged$/],
  ['envFile', npx({ envFile: 'vendor/.env' }), /altered-launch/, /altered-launch/],
  [
    '--env-file',
    mcp({ command: 'uvx', args: ['--env-file', 'vendor/.env', 'fictional-search==2.0.0'] }),
    /altered-launch/,
    /altered-launch/,
  ],
  [
    'sub_recipes',
    recipe('sub_recipes:\n  - name: more\n    path: vendor/more.yaml\n'),
    /unparsable-file/,
    /unparsable-file/,
  ],
  [
    'config_file',
    { 'fastagent.config.yaml': 'config_file: vendor/mcp.yaml\nmcp:\n  servers: {}\n' },
    /unparsable-file/,
    /unparsable-file/,
  ],
  [
    'a workspace folder',
    { 'x.code-workspace': { json: { folders: [{ path: 'vendor/app' }], settings: {} } } },
    /unparsable-file/,
    /unparsable-file/,
  ],
];

const links = async (repository: string, commit: string): Promise<void> => {
  for (const at of rows.keys()) {
    const path = `case-${at}/vendor`;
    await mkdir(join(repository, path), { recursive: true });
    const entry = `160000,${commit.repeat(40)},${path}`;
    await git(repository, 'update-index', '--add', '--cacheinfo', entry);
  }
};

let folder = '';
const reports: JsonReport[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'submodules-'));
  const repository = join(folder, 'repository');
  const exportFile = join(folder, 'export.json');
  await writeFile(exportFile, JSON.stringify(exportDocument(new Date())));
  await place(repository, { 'README.md': 'x' });
  await commitAll(repository);
  await git(repository, 'checkout', '-q', '-b', 'added');
  for (const [at, [, files]] of rows.entries()) await place(join(repository, `case-${at}`), files);
  await git(repository, 'add', '-A');
  await links(repository, '1');
  await git(repository, 'commit', '-q', '-m', 'x');
  const check = async (base: string): Promise<void> => {
    const output = join(folder, 'report.json');
    const words = ['check', repository, '--base', base, '--preset', 'strict'];
    const { err } = await runCommand(
      [...words, '--export-file', exportFile, '-o', `json=${output}`],
      { cwd: folder, env: { ...inherited, XDG_CACHE_HOME: folder } },
    );
    reports.push(JSON.parse(await readFile(output, 'utf8').catch(() => Promise.reject(err))));
  };
  await check('main');
  await git(repository, 'checkout', '-q', '-b', 'bumped');
  await links(repository, '2');
  await git(repository, 'commit', '-q', '-m', 'y');
  await check('added');
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test.for(rows.map((row, at) => [row[0], at] as const))('%s in a submodule', ([, at]) => {
  const [, , added, bumped] = rows[at] as (typeof rows)[number];
  const [whenAdded, whenBumped] = reports as [JsonReport, JsonReport];
  expect(summarizeReport(whenAdded, `case-${at}/`)).toMatch(added);
  expect(summarizeReport(whenBumped, `case-${at}/`)).toMatch(bumped);
});
