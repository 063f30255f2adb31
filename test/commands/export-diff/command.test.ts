import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportDocument } from '../../export-service/corpus.ts';
import { startExportService } from '../../export-service/server.ts';
import { type FinishedCommand, inherited, runCommand } from '../../runner/processes.ts';

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
  const scores = now['scores'] as { server: string }[];
  const lower = scores.map((each) => (each.server === 'srv-notes' ? { ...each, score: 60 } : each));
  await writeFile(join(folder, 'lower.json'), JSON.stringify({ ...now, scores: lower }));
  const first = scores.slice(0, 1);
  await writeFile(join(folder, 'fewer.json'), JSON.stringify({ ...now, scores: first }));
  await writeFile(join(folder, 'no-scores.json'), JSON.stringify({ ...now, scores: [] }));
  await writeFile(join(folder, 'no-servers.json'), JSON.stringify({ ...now, servers: [] }));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

function command(...args: readonly string[]): Promise<FinishedCommand> {
  const env = { ...inherited, MCP_GRADE_GATE_API_KEY: apiKey, TMPDIR: folder };
  return runCommand(['export', 'diff', ...args], { cwd: folder, env });
}

describe('export diff', () => {
  test('ends with 0 if only the day differs', async () => {
    const { status, out } = await command('old.json', 'same.json');
    expect([status, out]).toEqual([0, expect.stringContaining('There are no differences.')]);
  });

  test('ends with 1 if something differs, and writes each format', async () => {
    const { status, out } = await command('old.json', 'fewer.json', '-o', 'json=diff.json');
    expect(status).toBe(1);
    expect(out).toMatch(/^Versions removed: \d+$/m);
    const json = JSON.parse(await readFile(join(folder, 'diff.json'), 'utf8'));
    expect(json).toMatchObject({ differs: true, new: { name: 'fewer.json', scores: 1 } });
  });

  test.for(['servers', 'scores'])('refuses an export without %s, on either side', async (what) => {
    const empty = `no-${what}.json`;
    for (const sides of [
      ['old.json', empty],
      [empty, 'same.json'],
    ]) {
      const { status, err } = await command(...sides);
      expect([status, err]).toEqual([
        2,
        expect.stringContaining(`The export from ${empty} has no ${what}`),
      ]);
    }
    const tables = await runCommand(['export', 'tables', empty, '--out', 'tables'], {
      cwd: folder,
      env: inherited,
    });
    expect([tables.status, tables.err]).toEqual([
      2,
      expect.stringContaining(`The export from ${empty} has no ${what}`),
    ]);
    expect(await readdir(join(folder, 'tables'))).toEqual([]);
    await rm(join(folder, 'tables'), { recursive: true });
  });

  test('says under a policy what passes or fails now that did not', async () => {
    const policy = join(folder, 'gate.yml');
    await writeFile(policy, 'min-score: 75\n');
    const { status, out } = await command(
      'old.json',
      'lower.json',
      '--config',
      policy,
      '-o',
      'table',
    );
    expect(status).toBe(1);
    expect(out).toMatch(/^Packages .* passing version: 1$/m);
    expect(out).toContain('npm:@fictional-mcp/notes 1.4.0: 96 A → 60 A; below-minimum');
    const lower = await command('old.json', 'lower.json', '--config', policy, '--min-score', '50');
    expect(lower.out).not.toContain('fail now');
    expect((await readdir(folder)).filter((name) => name.startsWith('mcp-'))).toEqual([]);
  });

  test('says what is wrong with a policy', async () => {
    await writeFile(join(folder, 'faulty.yml'), 'min-scores: 75\n');
    const faulty = await command('old.json', 'same.json', '--config', 'faulty.yml');
    expect([faulty.status, faulty.err]).toEqual([2, expect.stringContaining('faulty.yml:1:1')]);
    const wrong = await command('old.json', 'same.json', '--min-score', '750');
    expect([wrong.status, wrong.err]).toEqual([64, expect.stringContaining('--min-score: "750"')]);
  });

  test.for(['SIGINT', 'SIGTERM'] as const)('leaves no file after %s', async (signal) => {
    const hanging = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"servers":[');
    });
    await new Promise<void>((done) => {
      hanging.listen(0, '127.0.0.1', done);
    });
    const { port } = hanging.address() as AddressInfo;
    const child = spawn(
      process.execPath,
      [cli, 'export', 'diff', `http://127.0.0.1:${port}`, 'old.json'],
      { cwd: folder, env: { ...process.env, MCP_GRADE_GATE_API_KEY: apiKey, TMPDIR: folder } },
    );
    const left = async () =>
      (await readdir(folder)).filter((name) => /^mcp-grade-gate-\w{6}$/.test(name));
    const ended = new Promise<NodeJS.Signals | null>((done) => {
      child.on('exit', (_, by) => done(by));
    });
    await expect.poll(left, { timeout: 240_000 }).toHaveLength(1);
    child.kill(signal);
    expect(await ended).toBe(signal);
    expect(await left()).toEqual([]);
    hanging.closeAllConnections();
    hanging.close();
  });

  test('reads the service, and leaves no file of it', async () => {
    const service = await startExportService({ keys: [apiKey] });
    const { status, err } = await command('old.json', service.url);
    await service.close();
    expect([status, err]).toEqual([0, '']);
    expect((await readdir(folder)).filter((name) => !/\.(?:json|yml)$/.test(name))).toEqual([]);
  });

  test.for([
    [['old.json', 'cut.json'], 2, /cut\.json .*#export-not-json/s],
    [['old.json', 'none.json'], 2, /none\.json .*#\w/s],
    [['old.json'], 64, /requires OLD NEW/],
    [['old.json', 'same.json', 'more'], 64, /unexpected argument "more"/],
  ] as const)('says what is wrong with %j', async ([args, status, words]) => {
    expect(await command(...args)).toMatchObject({ status, err: expect.stringMatching(words) });
  });
});
