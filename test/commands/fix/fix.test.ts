/* Tests that `fix` makes its edits and no others, by judging the tree again. */

import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import {
  chmod,
  cp,
  link,
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
import { judgeTree } from '../../../src/commands/check/judge-tree.ts';
import { fixTree } from '../../../src/commands/fix/fix-tree.ts';
import { writeTexts } from '../../../src/commands/fix/ports/write-texts.ts';
import { commandSettings } from '../../../src/commands/option-settings.ts';
import { localPorts, openRepository } from '../../../src/commands/ports/local-ports.ts';
import { createRereading } from '../../../src/gate/inventory.ts';
import { findFixes } from '../../../src/judging/suggestions.ts';
import { GateError } from '../../../src/model/failure.ts';
import { exportDocument } from '../../export-service/corpus.ts';
import { inherited, runCommand } from '../../runner/processes.ts';

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

test('proofs that take too much work keep what is proved until then', async () => {
  const servers = ['a', 'b', 'c'].map(
    (name) => `"${name}": {"command": "npx", "args": ["@fictional-mcp/files@1.2.0", "${name}"]}`,
  );
  await writeFile(join(root, '.mcp.json'), `{"mcpServers": {${servers.join(',\n')}}}`);
  const { report, head } = await judged();
  const tree = createRereading(head);
  let left = 3;
  const found = await findFixes(report.servers, {
    ...tree,
    take: async (...given) => {
      left -= 1;
      if (left < 0) throw new GateError('too-much-work', 'Too much.', 'Less.');
      return tree.take(...given);
    },
  });
  // The tree is read once as it is, and once for each proof.
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
    return { fixes, left: Object.fromEntries(await writeTexts(root, texts, true)) };
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
    expect((await write()).left).toEqual({ '.mcp.json': 'it is reached through a symbolic link' });
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
    const left = await writeTexts(root, texts, true);
    expect(left.get('.mcp.json')).toBe('it has changed since it was read');
    expect(left.get('sub/.mcp.json')).toMatch(/ENOENT/);
    expect(await readdir(root)).toEqual(['.mcp.json', 'sub']);
  });
});

const command = (folder: string, ...words: readonly string[]) =>
  runCommand(['fix', folder, ...words], {
    cwd: home,
    env: { ...inherited, XDG_CACHE_HOME: join(home, 'cache') },
  });

describe.skipIf(process.platform === 'win32')(
  'with and without --write, of what is hostile',
  () => {
    const old = '"@fictional-mcp/files@1.2.0"';
    const entry = `{"mcpServers": {"files": {"command": "npx", "args": ["-y", ${old}]}}}`;
    const yaml = '.continue/mcpServers/ours.yaml';
    const place = async (path: string, content: string): Promise<void> => {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), content);
    };

    /**
     * Runs `fix` with and without `--write`. Expects that both report the same, that a dry run changes
     * nothing, and that `--write` changes only versions in the files that it names.
     */
    async function result(folder = '', ...words: readonly string[]) {
      const before = await contentsOf(root);
      const given = [join(root, folder), '--export-file', 'export.json', '--json', ...words];
      const [dir = '', ...others] = given;
      const dry = JSON.parse((await command(dir, ...others)).out);
      expect(await contentsOf(root)).toEqual(before);
      const made = JSON.parse((await command(dir, ...others, '--write')).out);
      const unmade = (all: { isWritten: boolean }[]) =>
        all.map((each) => ({ ...each, isWritten: false }));
      expect({ ...made, edits: unmade(made.edits) }).toEqual(dry);
      const after = await contentsOf(root);
      const changed = [...after].filter(([file, text]) => before.get(file) !== text);
      for (const [file, text] of changed)
        expect(text).toBe(before.get(file)?.replaceAll(old, old.replace('1.2.0', '1.5.0')));
      expect([...after.keys()]).toEqual([...before.keys()]);
      const again = JSON.parse((await command(dir, ...others)).out);
      expect(again.verdict).toBe(made.verdict);
      return {
        changed: changed
          .map(([file]) => file)
          .filter((file) => realpathSync(join(root, file)) === join(root, file)),
        verdict: made.verdict,
        edits: made.edits.map((each: { file: string; isWritten: boolean }) =>
          each.isWritten ? each.file : `${each.file} (left)`,
        ),
        reasons: [...made.left, ...made.unwritten].map(
          (each: { file: string; reason: string }) => `${each.file}: ${each.reason}`,
        ),
      };
    }
    const edited = (...files: readonly string[]) => ({
      changed: files,
      verdict: 'pass',
      edits: files,
      reasons: [],
    });

    test('an anchor of YAML that only servers use is edited for all of them', async () => {
      await place(
        yaml,
        `mcpServers:\n  - name: a\n    command: npx\n    args: &a [-y, ${old}] # ours\n  - name: b\n    command: npx\n    args: *a\n`,
      );
      expect(await result()).toEqual(edited(yaml));
    });

    test('an anchor of YAML that is more than a version of servers is left', async () => {
      await place(
        yaml,
        `name: &a ${old}\nmcpServers:\n  - name: a\n    command: npx\n    args: [-y, *a]\n`,
      );
      expect(await result()).toEqual({
        changed: [],
        verdict: 'fail',
        edits: [],
        reasons: [expect.stringContaining(`${yaml}: no edit`)],
      });
    });

    test('several documents of YAML are left', async () => {
      const one = `mcpServers:\n  - name: a\n    command: npx\n    args: [-y, ${old}]\n`;
      await place(yaml, `${one}---\n${one}`);
      const left = `${yaml}: the file has errors`;
      expect(await result()).toEqual({
        changed: [],
        verdict: 'fail',
        edits: [],
        reasons: [left, left],
      });
    });

    test('a folder of a checkout: nothing above it is written', async () => {
      execFileSync('git', ['init', '-q', root]);
      await place('.mcp.json', entry);
      await place('sub/.mcp.json', entry);
      expect(await result('sub')).toMatchObject({
        changed: ['sub/.mcp.json'],
        edits: ['.mcp.json'],
      });
    });

    test('a folder that is named through a link', async () => {
      await place('real/.mcp.json', entry);
      await symlink('real', join(root, 'linked'));
      expect(await result('linked')).toMatchObject({
        changed: ['real/.mcp.json'],
        edits: ['.mcp.json'],
      });
    });

    test('a policy outside of the folder counts', async () => {
      await place('tree/.mcp.json', entry);
      await place('policy.yml', 'min-score: 85\n');
      const policy = join(root, 'policy.yml');
      expect(await result('tree', '--config', policy)).toMatchObject({
        changed: [],
        verdict: 'fail',
      });
      expect(await result('tree')).toMatchObject({ changed: ['tree/.mcp.json'], verdict: 'pass' });
    });

    test('a link to a folder of the tree: its files are written once, under their own names', async () => {
      await place('a/.mcp.json', entry);
      await symlink('a', join(root, 'b'));
      expect(await result()).toEqual({
        ...edited('a/.mcp.json'),
        edits: ['a/.mcp.json', 'b/.mcp.json'],
      });
    });

    test('links out of the folder: nothing there is written', async () => {
      await place('outside/.mcp.json', entry);
      await place('outside/one.txt', entry);
      await place('tree/.mcp.json', entry);
      execFileSync('git', ['init', '-q', root]);
      await symlink('../outside', join(root, 'tree/folder'));
      await mkdir(join(root, 'tree/sub'));
      await symlink('../../outside/one.txt', join(root, 'tree/sub/.mcp.json'));
      expect(await result('tree')).toEqual({
        changed: ['tree/.mcp.json'],
        verdict: 'fail',
        edits: ['.mcp.json', 'folder/.mcp.json (left)', 'sub/.mcp.json (left)'],
        reasons: [
          'folder/.mcp.json: it is reached through a symbolic link',
          'sub/.mcp.json: it is reached through a symbolic link',
        ],
      });
    });

    test('another name of the same file keeps its content', async () => {
      await place('outside.txt', entry);
      await mkdir(join(root, 'tree'));
      await link(join(root, 'outside.txt'), join(root, 'tree/.mcp.json'));
      expect(await result('tree')).toMatchObject({ changed: ['tree/.mcp.json'], verdict: 'pass' });
    });

    test('a pipe is not waited for, and is named', async () => {
      execFileSync('mkfifo', [join(root, '.mcp.json')]);
      await place('sub/.mcp.json', entry);
      expect(await result()).toMatchObject({ changed: ['sub/.mcp.json'], verdict: 'fail' });
      const { out } = await command(root, '--export-file', 'export.json');
      expect(out).toMatch(/\.mcp\.json cannot be read.*: not a regular file\./);
    });

    test('mixed line ends stay', async () => {
      await place('.mcp.json', entry.replaceAll(' {', ' \r\n\n{'));
      expect(await result()).toEqual(edited('.mcp.json'));
    });

    test('a line feed of old Macs alone is left', async () => {
      await place('.mcp.json', entry.replaceAll(' {', '\r{'));
      expect((await result()).reasons).toEqual([
        expect.stringMatching(/^\.mcp\.json: .*line endings/),
      ]);
    });

    test('repeated keys and read-only files are left', async () => {
      await place('.mcp.json', entry.replace('{"files"', '{"files": {}, "files"'));
      await place('sub/.mcp.json', entry);
      await chmod(join(root, 'sub/.mcp.json'), 0o444);
      const { changed, reasons, verdict } = await result();
      expect({ changed, verdict, reasons }).toEqual({
        changed: [],
        verdict: 'fail',
        reasons: ['.mcp.json: the file has errors', 'sub/.mcp.json: it is read-only'],
      });
    });

    test('a name and a version in fields of their own are left', async () => {
      const fields =
        '"registryType": "npm", "identifier": "@fictional-mcp/files", "version": "1.2.0"';
      await place('registry.json', `{"servers": [{"name": "io.x/y", "packages": [{${fields}}]}]}`);
      expect((await result()).reasons).toEqual([
        expect.stringMatching(/^registry\.json: .*not written literally/),
      ]);
    });

    test('what is not pinned and has no version that is known to pass is named', async () => {
      await place(
        '.mcp.json',
        '{"mcpServers": {"a": {"command": "npx", "args": ["@fictional-mcp/nobody"]}}}',
      );
      expect(await result()).toEqual({
        changed: [],
        verdict: 'warn',
        edits: [],
        reasons: ['.mcp.json: the export does not list it'],
      });
    });
  },
);

describe('the command', () => {
  const graded = ['--export-file', 'export.json'];

  test('shows the edits, makes them, and ends as a check does then', async () => {
    await cp(join(tests, '../examples/project'), root, { recursive: true });
    const before = await contentsOf(root);
    const shown = await command(root, ...graded);
    expect(shown.status).toBe(1);
    expect(await contentsOf(root)).toEqual(before);
    // docs/command-line.md shows the full output.
    expect(shown.out.split('\n').filter((line) => /^(?:[-+]| {2}\.)/.test(line))).toEqual([
      '--- .mcp.json',
      '+++ .mcp.json',
      '-      "args": ["-y", "@fictional-mcp/files@1.2.0"],',
      '+      "args": ["-y", "@fictional-mcp/files@1.5.0"],',
      '-      "args": ["fictional-mcp-weather"]',
      '+      "args": ["fictional-mcp-weather@2.1.0"]',
      expect.stringMatching(/^ {2}\.cursor\/mcp\.json:9: @fictional-mcp\/shell 0\.1\.0 /),
      expect.stringMatching(
        /^ {2}\.vscode\/mcp\.json:6: https:\/\/mcp\.fictional\.example\/search /,
      ),
    ]);
    expect(shown.out).toContain('\nFAIL: 2 of 7 servers fail, 2 have warnings');
    const made = JSON.parse((await command(root, ...graded, '--write', '--json')).out);
    expect(made.edits.map((each: { isWritten: boolean }) => each.isWritten)).toEqual([true, true]);
    expect((await command(root, ...graded)).out).toContain('Nothing to fix');
  });

  test('without grades says what it needs', async () => {
    const { status, err } = await command(root);
    expect(status).toBe(64);
    expect(err).toContain('--export-file FILE or --base-url URL');
  });
});
