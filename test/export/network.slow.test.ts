/*
 * Tests downloads over real loopback connections: private certificates, proxies, and connections that fail.
 */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { downloadExport } from '../../src/export/service/client.ts';
import type { GateError } from '../../src/model/failure.ts';
import { version } from '../../src/model/version.ts';
import { type CacheService, startCacheService } from '../cache-service/server.ts';
import { eventScopes } from '../cache-service/token.ts';
import { ownCertificate } from '../certificate.ts';
import { exportDocument } from '../export-service/corpus.ts';
import { type GitHubService, startGitHubService } from '../github-service/server.ts';
import { commitAll } from '../runner/git.ts';
import { runInLoadedBundle } from '../runner/processes.ts';
import { jobToken, runStep } from '../runner/runner.ts';

const apiKey = 'the-right-key-0123456789abcdef';
const repository = join(import.meta.dirname, '../scenarios/cache-hit/repository');
let folder = '';
let workspace = '';
let authority = '';
let servicePort = 0;
let proxyPort = 0;
let github: GitHubService;
let cache: CacheService;
/** The credentials that the proxy requires; null if it accepts everyone. */
let credentials: string | null = null;
/** The targets of the proxy's connections, and all bytes that passed through it. */
const tunnels: string[] = [];
const passed: Buffer[] = [];
const servers: Server[] = [];
/** The requests to the service: paths and headers. */
const requests: (readonly [path: string, headers: IncomingHttpHeaders])[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'network-'));
  workspace = join(folder, 'workspace');
  await cp(repository, workspace, { recursive: true });
  await commitAll(workspace);
  const { key, cert } = await ownCertificate('grades.example');
  authority = join(folder, 'authority.pem');
  await writeFile(authority, cert);
  const service = createHttpsServer({ key, cert }, (request, response) => {
    requests.push([request.url ?? '', request.headers]);
    const isRight = request.headers.authorization === `Bearer ${apiKey}`;
    const today = new Date(new Date().setUTCHours(0, 0, 0, 0));
    response.writeHead(isRight ? 200 : 402);
    response.end(isRight ? JSON.stringify(exportDocument(today)) : '');
  });
  servicePort = await listen(service);
  github = await startGitHubService({ token: jobToken });
  cache = await startCacheService();
  const cacheUrl = cache.variables([])['ACTIONS_RESULTS_URL'] ?? '';
  const ports: Readonly<Record<string, number>> = {
    'grades.example:443': servicePort,
    'api.github.example:80': Number(new URL(github.apiUrl).port),
    'results.example:80': Number(new URL(cacheUrl).port),
  };
  const proxy = createHttpServer((_, response) => response.writeHead(501).end());
  proxy.on('connect', ({ url = '', headers }, client: Socket) => {
    tunnels.push(url);
    if (credentials !== null && headers['proxy-authorization'] !== `Basic ${btoa(credentials)}`) {
      client.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
      return;
    }
    const upstream = connect(ports[url] ?? 0, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      for (const side of [client, upstream]) side.on('data', (chunk) => passed.push(chunk));
      client.pipe(upstream).pipe(client);
    });
    upstream.on('error', () => client.destroy());
    client.on('error', () => upstream.destroy());
  });
  proxyPort = await listen(proxy);
});

afterAll(async () => {
  for (const server of servers) server.close();
  await Promise.all([github.close(), cache.close()]);
  await rm(folder, { recursive: true, force: true });
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

function step(baseUrl: string, env: Record<string, string>) {
  const inputs = { 'api-key': apiKey, 'base-url': baseUrl, source: 'workspace' };
  // Node reads certificate authorities only at startup.
  const isPlain = !('NODE_EXTRA_CA_CERTS' in env);
  return runStep({ workspace, inputs, env, ...(isPlain && { run: runInLoadedBundle }) });
}

describe('a service with a certificate of its own authority', () => {
  test('is trusted if NODE_EXTRA_CA_CERTS names the authority', async () => {
    const { outputs } = await step(`https://127.0.0.1:${servicePort}`, {
      NODE_EXTRA_CA_CERTS: authority,
    });
    expect(outputs).toMatchObject({ verdict: 'fail', 'export-source': 'download' });
  });

  test('learns the key and the version of the tool, and nothing of the repository', async () => {
    requests.length = 0;
    const host = `127.0.0.1:${servicePort}`;
    await step(`https://${host}`, { NODE_EXTRA_CA_CERTS: authority });
    const usual = {
      accept: 'application/json',
      'accept-encoding': expect.any(String),
      connection: expect.any(String),
      host,
      'user-agent': `mcp-grade-gate/${version}`,
    };
    expect(requests).toEqual([
      ['/api/v1/scores.json', { ...usual, authorization: `Bearer ${apiKey}` }],
    ]);
  });

  test('is not trusted otherwise, and the message has the remedy', async () => {
    const { outputs, annotations, exitCode } = await step(`https://127.0.0.1:${servicePort}`, {});
    expect([outputs['verdict'], exitCode]).toEqual(['error', 1]);
    expect(annotations[0]?.data).toMatch(/certificate of 127\.0\.0\.1.*NODE_EXTRA_CA_CERTS/);
  });
});

describe('a proxy', () => {
  test('is used for the service, and sees neither the key nor the export', async () => {
    const { outputs } = await step('https://grades.example', {
      NODE_EXTRA_CA_CERTS: authority,
      https_proxy: `http://127.0.0.1:${proxyPort}`,
    });
    expect(outputs).toMatchObject({ verdict: 'fail', 'export-source': 'download' });
    expect(tunnels).toEqual(['grades.example:443']);
    const seen = Buffer.concat(passed).toString('latin1');
    expect(seen.length).toBeGreaterThan(JSON.stringify(exportDocument(new Date())).length);
    for (const word of [apiKey, 'fictional', 'srv-', 'path-traversal']) {
      expect(seen).not.toContain(word);
    }
  });

  test('is not used if no_proxy names the service', async () => {
    tunnels.length = 0;
    const { outputs } = await step(`https://127.0.0.1:${servicePort}`, {
      NODE_EXTRA_CA_CERTS: authority,
      https_proxy: `http://127.0.0.1:${proxyPort}`,
      no_proxy: '127.0.0.1',
    });
    expect([outputs['verdict'], tunnels]).toEqual(['fail', []]);
  });

  describe('with credentials', () => {
    beforeAll(() => {
      credentials = 'octo:p@ss word';
    });
    afterAll(() => {
      credentials = null;
    });
    const env = (user: string) => ({
      NODE_EXTRA_CA_CERTS: authority,
      HTTPS_PROXY: `http://${user}127.0.0.1:${proxyPort}`,
      HTTP_PROXY: `http://${user}127.0.0.1:${proxyPort}`,
    });

    test("is used for the service, GitHub's API and the cache", async () => {
      tunnels.length = 0;
      const address = 'http://api.github.example';
      const inputs = { 'api-key': apiKey, 'base-url': 'https://grades.example', comment: 'always' };
      const { outputs, log } = await runStep({
        workspace,
        inputs: { ...inputs, source: 'workspace' },
        github: { apiUrl: address, graphqlUrl: `${address}/graphql` },
        env: {
          ...env('octo:p%40ss%20word@'),
          ...cache.variables(eventScopes('pull_request')),
          ACTIONS_RESULTS_URL: 'http://results.example/',
          // The host that holds the contents of cache entries.
          NO_PROXY: '127.0.0.1',
        },
      });
      expect(outputs).toMatchObject({ verdict: 'fail', 'export-source': 'download' });
      expect(github.comments).toHaveLength(1);
      expect(cache.calls.at(-1)).toMatch(/^finalise [^→]+$/);
      expect([...new Set(tunnels)].sort()).toEqual([
        'api.github.example:80',
        'grades.example:443',
        'results.example:80',
      ]);
      expect(log.join('\n')).not.toContain('p@ss word');
    });

    test('lets nobody through without them', async () => {
      const { outputs, everything } = await step('https://grades.example', env(''));
      expect(outputs['verdict']).toBe('error');
      expect(everything).toContain('The proxy in front of grades.example answered 407');
    });

    test('is not used if NO_PROXY names the service', async () => {
      tunnels.length = 0;
      const { outputs } = await step('https://grades.example', {
        ...env(''),
        NO_PROXY: 'other.example,.example',
      });
      expect([outputs['verdict'], tunnels]).toEqual(['error', []]);
    });
  });
});

/** Downloads from an address, with time-outs that `changes` can shorten. */
async function impatient(address: string, changes: object = {}) {
  const log: string[] = [];
  let begun = 0;
  const request = {
    baseUrl: new URL(address),
    apiKey,
    timeoutMs: 30_000,
    idleMs: 25_000,
    connectMs: 25_000,
    maxBytes: 1000,
    userAgent: 'test',
    validators: null,
    ...changes,
  };
  const ports = {
    now: Date.now,
    random: () => 0,
    sleep: async () => {},
    log: (line: string) => log.push(line),
  };
  const receive = () => {
    begun += 1;
    return { push: () => false, isComplete: () => false };
  };
  const error = await downloadExport(request, ports, receive).then(
    () => null,
    (reason: unknown) => reason as GateError,
  );
  return { code: error?.code, message: error?.message, log, begun: () => begun };
}

describe('a silent service', () => {
  test('is given up after the idle time before its response', async () => {
    const port = await listen(createHttpServer(() => {}));
    const { code, message } = await impatient(`http://127.0.0.1:${port}`, { idleMs: 100 });
    expect(code).toBe('export-unavailable');
    expect(message).toMatch(/not answer .*\(3 attempts\)/);
  });

  test('is given up after the idle time within its response', async () => {
    const port = await listen(
      createHttpServer((_, response) => {
        response.writeHead(200, { 'content-length': 100 });
        response.write('{');
      }),
    );
    const { code, message } = await impatient(`http://127.0.0.1:${port}`, { idleMs: 100 });
    expect(code).toBe('export-unavailable');
    expect(message).toContain('the transfer stalled (3 attempts)');
  });

  test('is given up after the idle time behind a silent proxy, too', async () => {
    const port = await listen(createServer());
    process.env['https_proxy'] = `http://127.0.0.1:${port}`;
    try {
      const { message } = await impatient('https://grades.example', { idleMs: 100 });
      expect(message).toMatch(/not answer .*\(3 attempts\)/);
    } finally {
      delete process.env['https_proxy'];
    }
  });

  test('is not read after the timeout, even if it then responds', async () => {
    const port = await listen(
      createHttpServer((_, response) => {
        setTimeout(() => response.end('{}'), 300);
      }),
    );
    const { message, begun } = await impatient(`http://127.0.0.1:${port}`, { timeoutMs: 100 });
    expect(message).toContain('longer than timeout allows');
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
    expect(begun()).toBe(0);
  });
});

describe('a connection that is never made', () => {
  test('is given up after the connection timeout, long before the idle time', async () => {
    // Accepts connections and sends nothing, so there is no handshake.
    const silent = createServer();
    const port = await listen(silent);
    const { code, message, log } = await impatient(`https://127.0.0.1:${port}`, { connectMs: 100 });
    expect(code).toBe('export-unavailable');
    expect(message).toContain('no connection within 0.1 s (3 attempts)');
    expect(log).toHaveLength(2);
  });
});
