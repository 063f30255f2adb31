/* Tests where a report's files are written, given that a pull request can put links into the workspace. */
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeReportFiles } from '../../src/gate/publishing/report-files.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'report-files-'));
  for (const name of ['workspace', 'temporary', 'elsewhere']) await mkdir(join(root, name));
  await writeFile(join(root, 'elsewhere/file'), 'of somebody else');
  vi.stubEnv('GITHUB_WORKSPACE', join(root, 'workspace'));
  vi.stubEnv('RUNNER_TEMP', join(root, 'temporary'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true, force: true });
});

/** Writes one file. Returns its path and any reason why it was not written. */
async function write(chosen: string | null) {
  const faults: string[] = [];
  const paths = await writeReportFiles(
    { report: { fallback: 'report.json' } },
    { report: chosen },
    async () => '{}',
    (_, work) => work().catch((error: Error) => void faults.push(error.message)),
  );
  return { path: paths.report, faults };
}

test('a file goes where the input says, below the workspace', async () => {
  const { path, faults } = await write('out/of/report.json');
  expect([path, faults]).toEqual([join(root, 'workspace/out/of/report.json'), []]);
  expect(await readFile(path, 'utf8')).toBe('{}');
  // Reports contain paid grades, so only the owner can read them.
  if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('a file does not go through a link that leads out of the workspace', async () => {
  await symlink(join(root, 'elsewhere'), join(root, 'workspace/out'));
  for (const chosen of ['out/report.json', 'out/new/report.json', '../elsewhere/report.json']) {
    expect(await write(chosen)).toEqual({
      path: '',
      faults: ['its folder is outside the workspace'],
    });
  }
  expect(await readdir(join(root, 'elsewhere'))).toEqual(['file']);
});

test('a link in the place of a file is replaced, and what it leads to stays', async () => {
  await symlink(join(root, 'elsewhere/file'), join(root, 'workspace/report.json'));
  const { path } = await write('report.json');
  expect(await readFile(path, 'utf8')).toBe('{}');
  expect(await readFile(join(root, 'elsewhere/file'), 'utf8')).toBe('of somebody else');
});

test('without an input it is in a folder of this run alone', async () => {
  const [first, second] = [await write(null), await write(null)];
  expect(first.path).toMatch(/temporary\/mcp-grade-gate\/report-\w+\/report\.json$/);
  expect(second.path).not.toBe(first.path);
});
