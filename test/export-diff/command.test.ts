import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportDocument } from '../export-service/corpus.ts';
import { startExportService } from '../export-service/server.ts';

const cli = resolve('dist/cli.js');
const apiKey = 'key-of-the-diff-tests-0123456789';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mcp-grade-gate-diff-'));
  const day = (date: string) => exportDocument(new Date(`${date}T04:00:00Z`));
  const [old, now] = [day('2026-11-19'), day('2026-11-20')];
  await writeFile(join(folder, 'old.json'), JSON.stringify(old));
  await writeFile(join(folder, 'same.json'), JSON.stringify(now));
  await writeFile(join(folder, 'cut.json'), JSON.stringify(now).slice(0, -10));
  await writeFile(join(folder, 'fewer.json'), JSON.stringify({ ...now, scores: [] }));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function command(...args: readonly string[]) {
  const env = { ...process.env, MCP_GRADE_GATE_API_KEY: apiKey, TMPDIR: folder };
  return new Promise<{ status: number; out: string; err: string }>((done) => {
    const child = execFile(
      process.execPath,
      [cli, 'export', 'diff', ...args],
      { cwd: folder, env },
      (_, out, err) => done({ status: child.exitCode ?? -1, out, err }),
    );
  });
}

describe('export diff', { timeout: 60_000 }, () => {
  test('ends with 0 if only the day differs', async () => {
    const { status, out } = await command('old.json', 'same.json');
    expect([status, out]).toEqual([0, expect.stringContaining('Nothing differs.')]);
  });

  test('ends with 1 if something differs, and writes each format', async () => {
    const { status, out } = await command('old.json', 'fewer.json', '-o', 'json=diff.json');
    expect(status).toBe(1);
    expect(out).toMatch(/^Versions that went: \d+$/m);
    const json = JSON.parse(await readFile(join(folder, 'diff.json'), 'utf8'));
    expect(json).toMatchObject({ differs: true, new: { name: 'fewer.json', scores: 0 } });
  });

  test('reads the service, and leaves no file of it', async () => {
    const service = await startExportService({ keys: [apiKey] });
    const { status, err } = await command('old.json', service.url);
    await service.close();
    expect([status, err]).toEqual([0, '']);
    expect((await readdir(folder)).filter((name) => !name.endsWith('.json'))).toEqual([]);
  });

  test.for([
    [['old.json', 'cut.json'], 2, 'breaks off'],
    [['old.json', 'none.json'], 2, 'does not exist'],
    [['old.json'], 64, 'export diff needs OLD NEW.'],
    [['old.json', 'same.json', 'more'], 64, '"more" is too much'],
  ] as const)('says what is wrong with %j', async ([args, status, words]) => {
    expect(await command(...args)).toMatchObject({ status, err: expect.stringContaining(words) });
  });
});
