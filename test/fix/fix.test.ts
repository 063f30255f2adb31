/* What `fix` promises: its edits and nothing else, proved by judging the tree again. */
import {
  chmod,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { judgeTree } from '../../src/commands/check/judge-tree.ts';
import { fixTree } from '../../src/commands/fix/fix-tree.ts';
import { writeTexts } from '../../src/commands/fix/ports/write-texts.ts';
import { settingsOf } from '../../src/commands/option-settings.ts';
import { localPorts, openRepository } from '../../src/commands/ports/local-ports.ts';
import { rereading } from '../../src/gate/inventory.ts';
import type { Report } from '../../src/judging/report.ts';
import { findFixes } from '../../src/judging/suggestions.ts';
import { GateError } from '../../src/model/failure.ts';
import { exportDocument } from '../export-service/corpus.ts';
import { inherited, runCommand } from '../runner/processes.ts';

const tests = join(import.meta.dirname, '..');
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

const settings = () => settingsOf({ 'export-file': join(home, 'export.json') }, true);

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

/** The servers with their versions and verdicts. */
const versionsIn = ({ servers, verdict }: Report) => [
  verdict,
  ...servers.map(({ dependency, verdict: own }) => {
    const { declaration, name } = dependency;
    const version = 'version' in dependency ? dependency.version : null;
    return `${declaration.file} ${declaration.alias} ${name} ${version} ${own}`;
  }),
];

/** All that is below a folder, by its path: bytes of files, and what links name. */
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
  ...['plugin-marketplace', 'research-tools', 'storefront'].map((name) => join('inventory', name)),
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
      // What cannot be judged is not edited.
      expect(error).toBeInstanceOf(GateError);
      expect(await contentsOf(root)).toEqual(before);
      return;
    }
    expect([...(await writeTexts(root, found.texts))]).toEqual([]);
    const after = await contentsOf(root);
    const changed = [...after].filter(([file, text]) => before.get(file) !== text);
    expect([...after.keys()]).toEqual([...before.keys()]);
    expect(changed.map(([file]) => file).sort()).toEqual([...found.texts.keys()].sort());
    expect(versionsIn((await judged()).report)).toEqual(versionsIn(found.report));
    expect((await fixed()).fixes).toEqual([]);
  },
);

test('proofs that take too much work keep what is proved until then', async () => {
  const servers = ['a', 'b', 'c'].map(
    (name) => `"${name}": {"command": "npx", "args": ["@fictional-mcp/files@1.2.0", "${name}"]}`,
  );
  await writeFile(join(root, '.mcp.json'), `{"mcpServers": {${servers.join(',\n')}}}`);
  const { report, head } = await judged();
  const tree = rereading(head);
  let left = 3;
  const found = await findFixes(report.servers, {
    ...tree,
    take: async (...given) => {
      left -= 1;
      if (left < 0) throw new GateError('too-much-work', 'Too much.', 'Less.');
      return tree.take(...given);
    },
  });
  // One reading of what is there, and one for each proof.
  expect(found.fixes.map(({ alias }) => alias)).toEqual(['b', 'c']);
  expect(found.leftOut.map(({ dependency }) => dependency.declaration.alias)).toEqual(['a']);
});

describe('files of all kinds', () => {
  const entry = (version: string): string =>
    `{"mcpServers": {"files": {"command": "npx", "args": ["-y", "@fictional-mcp/files@${version}"]}}}`;
  const place = async (path: string, content: string | Uint8Array): Promise<void> => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  };
  const write = async () => {
    const { texts, fixes } = await fixed();
    return { fixes, left: Object.fromEntries(await writeTexts(root, texts)) };
  };
  const textOf = (path: string): Promise<string> => readFile(join(root, path), 'utf8');

  test('line ends, comments and a byte order mark stay', async () => {
    const text =
      '\ufeff// ours\r\n{"servers": {\r\n\t"a": {"command": "npx", "args": ["@fictional-mcp/files@1.2.0"]} // x\r\n}}\r\n';
    await place('.vscode/mcp.json', text);
    await chmod(join(root, '.vscode/mcp.json'), 0o644);
    expect(await write()).toMatchObject({ fixes: [{ to: '1.5.0' }], left: {} });
    expect(await textOf('.vscode/mcp.json')).toBe(text.replace('@1.2.0', '@1.5.0'));
    expect((await lstat(join(root, '.vscode/mcp.json'))).mode & 0o777).toBe(0o644);
  });

  test('several on one line, and in several files, are all edited', async () => {
    const line =
      '{"mcpServers": {"a": {"command": "npx", "args": ["@fictional-mcp/files@1.2.0"]}, "b": {"command": "npx", "args": ["@fictional-mcp/notes"]}}}';
    await place('.mcp.json', line);
    await place('sub/.mcp.json', entry('1.2.0'));
    expect((await write()).fixes.map(({ file, from }) => [file, from])).toEqual([
      ['.mcp.json', '1.2.0'],
      ['.mcp.json', null],
      ['sub/.mcp.json', '1.2.0'],
    ]);
    expect((await judged()).report.verdict).toBe('pass');
  });

  test('repeated keys: nothing is edited', async () => {
    await place('.mcp.json', entry('1.2.0').replace('{"files"', '{"files": {}, "files"'));
    expect(await write()).toEqual({ fixes: [], left: {} });
  });

  test.skipIf(process.platform === 'win32')('a file behind a link is left', async () => {
    await place('data.txt', entry('1.2.0'));
    await symlink('data.txt', join(root, '.mcp.json'));
    expect((await write()).left).toEqual({ '.mcp.json': 'a link leads to it' });
    expect(await textOf('.mcp.json')).toBe(entry('1.2.0'));
  });

  test('a read-only file is left', async () => {
    await place('.mcp.json', entry('1.2.0'));
    await chmod(join(root, '.mcp.json'), 0o444);
    expect((await write()).left).toEqual({ '.mcp.json': 'it is read-only' });
    expect(await textOf('.mcp.json')).toBe(entry('1.2.0'));
  });

  test('UTF-16 is left', async () => {
    const bytes = Buffer.from(`\ufeff${entry('1.2.0')}`, 'utf16le');
    await place('.mcp.json', bytes);
    expect((await write()).left).toEqual({ '.mcp.json': 'it is written in UTF-16' });
    expect(await readFile(join(root, '.mcp.json'))).toEqual(bytes);
  });

  test('what has changed since it was read is left, and so is what is gone', async () => {
    await place('.mcp.json', entry('1.2.0'));
    await place('sub/.mcp.json', entry('1.2.0'));
    const { texts } = await fixed();
    await place('.mcp.json', `${entry('1.2.0')}\n`);
    await rm(join(root, 'sub/.mcp.json'));
    const left = await writeTexts(root, texts);
    expect(left.get('.mcp.json')).toBe('it has changed since it was read');
    expect(left.get('sub/.mcp.json')).toMatch(/ENOENT/);
    expect(await readdir(root)).toEqual(['.mcp.json', 'sub']);
  });
});

describe('the command', () => {
  const command = (...words: readonly string[]) =>
    runCommand(['fix', root, ...words], { cwd: home, env: { ...inherited, XDG_CACHE_HOME: home } });
  const graded = ['--export-file', 'export.json'];

  test('shows the edits, makes them, and ends as a check does then', async () => {
    await cp(join(tests, '../examples/project'), root, { recursive: true });
    const before = await contentsOf(root);
    const shown = await command(...graded);
    expect(shown.status).toBe(1);
    expect(await contentsOf(root)).toEqual(before);
    expect(shown.out.replaceAll(/\d{4}-\d\d-\d\d/g, 'DAY')).toMatchInlineSnapshot(`
      "SERVER                 VERSION     USE           DECLARED IN
      @fictional-mcp/files   1.2.0       1.5.0 (B 82)  .mcp.json:9
      fictional-mcp-weather  not pinned  2.1.0 (B 79)  .mcp.json:14

      --- .mcp.json
      +++ .mcp.json
      @@ 9 @@
      -      "args": ["-y", "@fictional-mcp/files@1.2.0"],
      +      "args": ["-y", "@fictional-mcp/files@1.5.0"],
      @@ 14 @@
      -      "args": ["fictional-mcp-weather"]
      +      "args": ["fictional-mcp-weather@2.1.0"]

      Fails all the same:
        .cursor/mcp.json:7: @fictional-mcp/shell 0.1.0 is graded F (0 of 100), below the minimum of 75. Not pinned: judged as 0.1.0, the highest listed; the registry's latest may differ.
        .vscode/mcp.json:4: https://mcp.fictional.example/search is graded C (64 of 100), below the minimum of 75. The grade is of the published code; the service at that address may run other code.

      2 edits in 1 file; --write makes them. What a check would say then:
      FAIL: 2 of 7 servers fail, 2 have warnings (each has no grade), 3 pass. Grades as of DAY.
      "
    `);
    const made = JSON.parse((await command(...graded, '--write', '--json')).out);
    expect(made.edits.map((each: { isWritten: boolean }) => each.isWritten)).toEqual([true, true]);
    expect((await command(...graded)).out).toContain('No version has to change');
  });

  test('without grades says what it needs', async () => {
    const { status, err } = await command();
    expect(status).toBe(64);
    expect(err).toContain('--export-file FILE or --base-url URL');
  });
});
