/*
 * Tokens of a GitHub App: how they are made, renewed and refused.
 */
import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { type ApiAccess, openApi } from '../../src/io/github/api.ts';
import { openAppTokens, readAppKey } from '../../src/io/github/app-token.ts';
import type { GateError } from '../../src/model/failure.ts';
import { type AppServiceOptions, appKey, appService } from '../github-service/apps.ts';
import { organisationOf } from '../github-service/organisation.ts';
import { type GitHubService, startGitHubService } from '../github-service/server.ts';

const pkcs1 = appKey.privateKey;
const pkcs8 = String(createPrivateKey(pkcs1).export({ type: 'pkcs8', format: 'pem' }));
let service: GitHubService | null = null;
afterEach(async () => {
  await service?.close();
  service = null;
});

interface Run extends Partial<AppServiceOptions> {
  readonly key?: string;
  readonly app?: string;
  /** How far this machine's clock is ahead. */
  readonly aheadMs?: number;
  readonly owner?: string;
}

async function opened({ key = pkcs1, app = '12', aheadMs = 0, owner = 'acme', ...rest }: Run = {}) {
  const apps = appService({ id: '12', installations: [{ owner: 'acme' }], ...rest });
  const organisation = organisationOf('acme', [{ name: 'one', files: { a: 'b' } }]);
  service = await startGitHubService({ token: 'none', organisation, extensions: [apps] });
  const logged: string[] = [];
  const secrets: string[] = [];
  const clock = { aheadMs };
  const ports = {
    now: () => Date.now() + clock.aheadMs,
    sleep: async () => {},
    random: () => 0,
    log: (line: string) => void logged.push(line),
    addSecret: (secret: string) => void secrets.push(secret),
  };
  const { apiUrl, graphqlUrl } = service;
  const tokens = openAppTokens({ id: app, key: readAppKey(key) }, { apiUrl, graphqlUrl }, ports);
  const access = async (): Promise<ApiAccess> => ({
    apiUrl,
    graphqlUrl,
    token: await tokens(owner),
  });
  const tree = async (from: Promise<ApiAccess>) => {
    const limits = { responseMs: 10_000, waitMs: 1000, totalMs: Number.POSITIVE_INFINITY };
    const api = await openApi(await from, ports, limits);
    const query = '{ organization(login: "acme") { repositories(first: 1) { totalCount } } }';
    return () => api.graphql(query, {});
  };
  return { apps, service, logged, secrets, clock, access, tree, ports };
}

const total = { organization: { repositories: { totalCount: 1 } } };

describe('a private key', () => {
  test.for([
    ['PKCS#1', pkcs1],
    ['PKCS#8', pkcs8],
    ['with escaped line breaks', pkcs1.replaceAll('\n', '\\n')],
    ['with those of Windows', pkcs1.replaceAll('\n', '\r\n')],
    ['in one line', pkcs8.replaceAll('\n', ' ')],
    ['without line breaks, quoted', `"${pkcs8.replaceAll('\n', '')}"`],
    ['with words around it', `key:\n${pkcs1}\nend`],
  ])('may be %s', ([, text = '']) => {
    expect(readAppKey(text).asymmetricKeyType).toBe('rsa');
  });

  const elliptic = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  test.for([
    ['a path', '/run/secrets/key.pem', /not in PEM/],
    ['a public key', appKey.publicKey, /labelled PUBLIC KEY/],
    ['half of one', pkcs1.slice(0, 300), /not in PEM/],
    ['a damaged one', pkcs1.replace(/\n.{64}\n/, '\n'), /damaged/],
    ['one of another kind', elliptic.privateKey, /not an RSA key/],
  ] as const)('is not %s', ([, text, expected]) => {
    expect(() => readAppKey(text)).toThrow(expected);
  });
});

describe('the token of an installation', () => {
  test('is made for an organisation, or a user, with two permissions', async () => {
    for (const isUser of [false, true]) {
      const installations = [{ owner: 'acme', isUser }];
      const { apps, access, tree, secrets } = await opened({ installations });
      const list = await tree(access());
      expect(await list()).toEqual(total);
      expect(await list()).toEqual(total);
      expect(apps.made.map(({ permissions }) => permissions)).toEqual([
        { contents: 'read', metadata: 'read' },
      ]);
      expect(secrets).toContain(apps.made[0]?.token);
      await service?.close();
    }
  });

  test('reads custom properties where the installation may, and no more than it needs', async () => {
    const permissions = {
      contents: 'write',
      metadata: 'read',
      issues: 'write',
      organization_custom_properties: 'write',
    } as const;
    const { apps, access, tree } = await opened({
      installations: [{ owner: 'acme', permissions }],
    });
    const list = await tree(access());
    expect(await list()).toEqual(total);
    expect(apps.made.map((made) => made.permissions)).toEqual([
      { contents: 'read', metadata: 'read', organization_custom_properties: 'read' },
    ]);
  });

  test('is renewed before it ends, once for all requests', async () => {
    const { apps, access, tree, clock } = await opened();
    const list = await tree(access());
    await Promise.all([list(), list(), list()]);
    expect(apps.made).toHaveLength(1);
    clock.aheadMs = 54 * 60_000;
    await list();
    expect(apps.made).toHaveLength(1);
    clock.aheadMs = 56 * 60_000;
    expect(await Promise.all([list(), list(), list()])).toEqual([total, total, total]);
    expect(apps.made).toHaveLength(2);
  });

  test('is renewed once where GitHub refuses it in the middle', async () => {
    const { apps, access, tree, service: api } = await opened({ uses: 5 });
    const list = await tree(access());
    for (let at = 0; at < 3; at += 1) {
      expect(await Promise.all([list(), list(), list()])).toEqual([total, total, total]);
    }
    expect(apps.made).toHaveLength(2);
    expect(api.requests.filter(({ status }) => status === 401).length).toBeGreaterThan(0);
  });

  test('that is always refused is an error after one renewal', async () => {
    const { apps, access, tree } = await opened({ uses: 0 });
    const list = await tree(access());
    await expect(list()).rejects.toMatchObject({ code: 'api-token-refused' });
    expect(apps.made).toHaveLength(2);
  });

  test.for([-12, 7])('is made though the clock is off by %i minutes', async (minutes) => {
    const { access, tree, logged } = await opened({ aheadMs: minutes * 60_000 });
    const list = await tree(access());
    expect(await list()).toEqual(total);
    expect(logged.filter((line) => line.includes('clock'))).toHaveLength(1);
  });

  test('of selected repositories only is told', async () => {
    const { access, logged } = await opened({
      installations: [{ owner: 'acme', selection: 'selected' }],
    });
    await access();
    expect(logged.join()).toMatch(/installed on selected repositories of acme/);
  });

  const other = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey;
  test.for<[string, Run, string, RegExp]>([
    ['a wrong key', { key: other }, 'app-refused', /refuses the private key for the GitHub App 12/],
    ['a wrong id', { app: '13' }, 'app-refused', /the GitHub App 13: either there is no such App/],
    ['another owner', { owner: 'other' }, 'app-not-installed', /App 12 is not installed on other/],
    [
      'a suspended one',
      { installations: [{ owner: 'acme', isSuspended: true }] },
      'app-not-allowed',
      /on acme is suspended/,
    ],
    [
      'one that is suspended meanwhile',
      { installations: [{ owner: 'acme', isSuspended: 0 }] },
      'app-not-allowed',
      /on acme is suspended/,
    ],
    [
      'one without contents: read',
      { installations: [{ owner: 'acme', permissions: { metadata: 'read' } }] },
      'app-not-allowed',
      /does not have contents: read/,
    ],
  ])('%s is an error', async ([, run, code, words]) => {
    const { access, tree } = await opened(run);
    const made = tree(access()).then((list) => list());
    const error = (await made.catch((each: unknown) => each)) as GateError;
    expect(error).toMatchObject({ code, message: expect.stringMatching(words) });
    expect(error.remedy).not.toBe('');
    expect(error.message + error.remedy).not.toMatch(/-----|eyJ|ghs_/);
  });
});
