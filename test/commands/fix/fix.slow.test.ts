/* Tests that `fix` keeps its promises in each repository of the scenarios, by judging the tree again. */
import { cp, lstat, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { judgeTree } from '../../../src/commands/check/judge-tree.ts';
import { fixTree } from '../../../src/commands/fix/fix-tree.ts';
import { writeTexts } from '../../../src/commands/fix/ports/write-texts.ts';
import { commandSettings } from '../../../src/commands/option-settings.ts';
import { localPorts, openRepository } from '../../../src/commands/ports/local-ports.ts';
import type { Report } from '../../../src/judging/report.ts';
import { GateError } from '../../../src/model/failure.ts';
import { exportDocument } from '../../export-service/corpus.ts';

const tests = join(import.meta.dirname, '../..');
let home = '';
let root = '';
beforeAll(async () => {
  home = await realpath(await mkdtemp(join(tmpdir(), 'fix-')));
  await writeFile(join(home, 'export.json'), JSON.stringify(exportDocument(new Date())));
});
afterAll(() => rm(home, { recursive: true, force: true }));
beforeEach(async () => {
  root = await mkdtemp(join(home, 'tree-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const settings = () => commandSettings({ 'export-file': join(home, 'export.json') }, true);

async function withPorts<T>(use: (ports: ReturnType<typeof localPorts>) => Promise<T>): Promise<T> {
  const repository = await openRepository({ argument: root, values: {} }, () => {});
  try {
    return await use(localPorts({ base: null, config: null }, repository, () => {}, null));
  } finally {
    repository.close();
  }
}
const fixed = () => withPorts((ports) => fixTree(settings(), ports));
const judged = () => withPorts((ports) => judgeTree(settings(), ports));

/** Returns the overall verdict, and the servers with their versions and verdicts. */
const versionsIn = ({ servers, verdict }: Report) => [
  verdict,
  ...servers.map(({ dependency, verdict: own }) => {
    const { declaration, name } = dependency;
    const version = 'version' in dependency ? dependency.version : null;
    return `${declaration.file} ${declaration.alias} ${name} ${version} ${own}`;
  }),
];

/** Returns everything below a folder by path: the bytes of files and the targets of links. */
async function contentsOf(folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const path of await readdir(folder, { recursive: true })) {
    const status = await lstat(join(folder, path));
    if (status.isFile()) found.set(path, (await readFile(join(folder, path))).toString('latin1'));
    else found.set(path, status.isDirectory() ? 'folder' : 'other');
  }
  return found;
}

const repositories = [
  ...(await readdir(join(tests, 'scenarios'), { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join('scenarios', name, 'repository')),
  ...['plugin-marketplace', 'research-tools', 'storefront'].map((name) =>
    join('gate/inventory', name),
  ),
  '../examples/project',
];

test.each(repositories)(
  '%s: a check says what was promised, and nothing else has changed',
  async (path) => {
    if ((await lstat(join(tests, path)).catch(() => null)) === null) return;
    await cp(join(tests, path), root, { recursive: true, verbatimSymlinks: true });
    const before = await contentsOf(root);
    let found: Awaited<ReturnType<typeof fixTree>>;
    try {
      found = await fixed();
    } catch (error) {
      // A tree that cannot be judged is not edited.
      expect(error).toBeInstanceOf(GateError);
      expect(await contentsOf(root)).toEqual(before);
      return;
    }
    expect([...(await writeTexts(root, found.texts, true))]).toEqual([]);
    const after = await contentsOf(root);
    const changed = [...after].filter(([file, text]) => before.get(file) !== text);
    expect([...after.keys()]).toEqual([...before.keys()]);
    expect(changed.map(([file]) => file).sort()).toEqual([...found.texts.keys()].sort());
    expect(versionsIn((await judged()).report)).toEqual(versionsIn(found.report));
    expect((await fixed()).fixes).toEqual([]);
  },
);
