/*
 * Tests the caching proxies from examples/caching-proxy/ in front of the embedded service: many gates, one
 * download. If nginx is not on the PATH, these tests are skipped, and their names say so.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { clientFile } from '../commands/sweep/organisation.ts';
import { good } from '../detection/variants/cases.ts';
import { type ExportService, startExportService } from '../export-service/server.ts';
import { inherited, runCommand } from '../runner/processes.ts';

const examples = join(import.meta.dirname, '../../examples/caching-proxy');
const path = `${process.env['PATH']}:/usr/sbin:/usr/local/sbin`;
const isThere = spawnSync('nginx', ['-v'], { env: { PATH: path } }).status === 0;
const missing = isThere ? '' : ' (skipped: no nginx here)';

const apiKey = 'the-key-of-the-service-0123456789abcdef';
const ownToken = 'a-token-of-the-organisation-0123456789';

interface Proxy {
  readonly folder: string;
  readonly url: string;
  readonly process: ChildProcess;
}

let service: ExportService | null = null;
let proxy: Proxy | null = null;
afterEach(async () => {
  if (proxy !== null) {
    const ended = new Promise((resolve) => proxy?.process.once('exit', resolve));
    proxy.process.kill('SIGTERM');
    await ended;
    await rm(proxy.folder, { recursive: true, force: true });
  }
  await service?.close();
  [service, proxy] = [null, null];
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/**
 * Starts nginx with an example configuration, with names and paths replaced by this test's and without TLS.
 */
async function startProxy(file: string, seconds: string): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const own = (await readFile(join(examples, file), 'utf8'))
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/^ *(?:ssl_certificate|proxy_ssl)\w* .*\n/gm, '')
    .replace('https://grades.example.com', service?.url ?? '')
    .replace('/var/cache/nginx/grades', join(folder, 'cache'))
    .replace('TOKEN-OF-YOUR-OWN', ownToken)
    .replace('API-KEY-OF-THE-SERVICE', apiKey)
    .replace('proxy_cache_valid 200 1h;', `proxy_cache_valid 200 ${seconds};`);
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};\n`).join('');
  const config = `daemon off;\nmaster_process off;\npid ${join(folder, 'pid')};\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${temporary}${own}}\n`;
  await writeFile(join(folder, 'nginx.conf'), config);
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    env: { PATH: path },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  for (let tries = 0; !(await isListening(port)); tries += 1) {
    if (child.exitCode !== null || tries > 100) throw new Error(`nginx does not start: ${errors}`);
    await sleep(50);
  }
  proxy = { folder, url: `http://127.0.0.1:${port}`, process: child };
  return proxy;
}

let gates = 0;

/** Runs a gate as if on a separate machine. */
async function gate({ folder, url }: Proxy, key: string) {
  gates += 1;
  const home = join(folder, `gate-${gates}`);
  await mkdir(join(home, 'project'), { recursive: true });
  await writeFile(join(home, 'project/.mcp.json'), clientFile({ notes: good }));
  return runCommand(['check', 'project', '--base-url', url], {
    cwd: home,
    env: { ...inherited, XDG_CACHE_HOME: home, MCP_GRADE_GATE_API_KEY: key },
  });
}

const upstream = (): (string | number)[] =>
  (service?.requests ?? []).flatMap(({ key, status }) => [key, status]);

describe.each([
  ['nginx.conf', apiKey],
  ['nginx-with-key.conf', ownToken],
])(`%s${missing}`, (file, key) => {
  test.skipIf(!isThere)('downloads once for two gates', async () => {
    service = await startExportService({ keys: [apiKey], isConditional: true });
    const started = await startProxy(file, '1h');
    const first = await gate(started, key);
    expect([first.status, first.err]).toEqual([0, expect.stringContaining('downloaded from')]);
    expect((await gate(started, key)).status).toBe(0);
    expect(upstream()).toEqual(['right', 200]);
  });

  test.skipIf(!isThere)('makes one download of many requests at the same time', async () => {
    service = await startExportService({ keys: [apiKey] });
    const started = await startProxy(file, '1h');
    const all = await Promise.all([1, 2, 3].map(() => gate(started, key)));
    expect(all.map(({ status }) => status)).toEqual([0, 0, 0]);
    expect(upstream()).toEqual(['right', 200]);
  });

  test.skipIf(!isThere)('asks for a newer export once the last one is an hour old', async () => {
    service = await startExportService({ keys: [apiKey], isConditional: true });
    const started = await startProxy(file, '1s');
    expect((await gate(started, key)).status).toBe(0);
    await sleep(2100);
    expect((await gate(started, key)).status).toBe(0);
    expect(upstream()).toEqual(['right', 200, 'right', 304]);
  });

  test.skipIf(!isThere)('has the last export if the service is down', async () => {
    service = await startExportService({ keys: [apiKey] });
    const started = await startProxy(file, '1s');
    expect((await gate(started, key)).status).toBe(0);
    await sleep(2100);
    service.setFault('internal-error');
    expect((await gate(started, key)).status).toBe(0);
    expect(upstream()).toEqual(['right', 200, 'right', 500]);
  });

  test.skipIf(!isThere)('gives nothing to another key', async () => {
    service = await startExportService({ keys: [apiKey] });
    const started = await startProxy(file, '1h');
    expect((await gate(started, key)).status).toBe(0);
    const { status, out } = await gate(started, 'another-key-0123456789abcdef');
    expect([status, out]).toEqual([2, expect.stringMatching(/answered 40[23]/)]);
  });
});
