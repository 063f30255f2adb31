/* Tests that the embedded cache service answers as GitHub's does. */
import { afterEach, describe, expect, test } from 'vitest';
import { type CacheService, type CacheServiceOptions, startCacheService } from './server.ts';
import { type CacheScope, eventScopes, readOnlyScopes } from './token.ts';

const services: CacheService[] = [];
afterEach(async () => {
  for (const service of services.splice(0)) await service.close();
});

const own = eventScopes('pull_request');
const main = eventScopes('push');

async function start(options: CacheServiceOptions = {}) {
  const service = await startCacheService(options);
  services.push(service);
  const url = Object.values(service.variables(own)).find((each) => each.startsWith('http')) ?? '';
  const send = async (path: string, init: RequestInit, scopes: readonly CacheScope[] = own) => {
    const { ACTIONS_RUNTIME_TOKEN: token } = service.variables(scopes);
    const headers = { authorization: `Bearer ${token}`, ...init.headers };
    const response = await fetch(`${url}${path}`, { ...init, headers });
    // biome-ignore lint/suspicious/noExplicitAny: the tests say what it has
    const body: any = await response.json().catch(() => null);
    return { status: response.status, body };
  };
  const call = (method: string, body: object, scopes: readonly CacheScope[] = own) =>
    send(
      `twirp/github.actions.results.api.v1.CacheService/${method}`,
      { method: 'POST', body: JSON.stringify(body) },
      scopes,
    );
  const save = async (key: string, scopes: readonly CacheScope[] = own, version = 'v') => {
    const { body } = await call('CreateCacheEntry', { key, version }, scopes);
    await fetch(body.signed_upload_url, { method: 'PUT', body: key });
    const size_bytes = String(key.length);
    return call('FinalizeCacheEntryUpload', { key, version, size_bytes }, scopes);
  };
  const find = async (
    keys: readonly string[],
    scopes: readonly CacheScope[] = own,
    version = 'v',
  ): Promise<string | undefined> => {
    const [key, ...restore_keys] = keys;
    const request = { key, restore_keys, version };
    return (await call('GetCacheEntryDownloadURL', request, scopes)).body.matched_key;
  };
  return { service, send, call, save, find };
}

describe('an entry', () => {
  test('with exactly one of the keys comes before those that begin with one', async () => {
    const { save, find } = await start();
    for (const key of ['a-1', 'a-2', 'b', 'a-1-newer']) await save(key);
    expect(await find(['a', 'b'])).toBe('b');
    expect(await find(['a'])).toBe('a-1-newer');
    expect(await find(['a-1'])).toBe('a-1');
    expect(await find(['c'])).toBeUndefined();
  });

  test('is found by its own ref first, then by those of the default branch, in its version', async () => {
    const { save, find } = await start();
    await save('key', main);
    await save('key-longer', own);
    expect(await find(['key'])).toBe('key-longer');
    expect(await find(['key'], main)).toBe('key');
    expect(await find(['key-longer'], main)).toBeUndefined();
    expect(await find(['key'], eventScopes('merge_group'))).toBe('key');
    expect(await find(['key'], own, 'another')).toBeUndefined();
  });

  test('keeps its key from its reservation on, and is found when it is finalised', async () => {
    const { call, find, save } = await start();
    expect((await call('CreateCacheEntry', { key: 'key', version: 'v' })).body.ok).toBe(true);
    expect(await find(['key'])).toBeUndefined();
    expect(await call('CreateCacheEntry', { key: 'key', version: 'v' })).toMatchObject({
      status: 409,
      body: { code: 'already_exists' },
    });
    const size_bytes = '9';
    const { body } = await call('FinalizeCacheEntryUpload', {
      key: 'key',
      version: 'v',
      size_bytes,
    });
    expect(body).toEqual({ ok: false });
    expect((await save('key', main)).body.ok).toBe(true);
  });

  test('is saved by a token that may write only, and read by none without scopes', async () => {
    const { call, send, save, find } = await start();
    await save('key', main);
    const { body } = await call(
      'CreateCacheEntry',
      { key: 'x', version: 'v' },
      readOnlyScopes(own),
    );
    expect(body).toEqual({ ok: false, message: expect.stringMatching(/^cache write denied: /) });
    expect(await find(['key'], readOnlyScopes(own))).toBe('key');
    expect(await find(['key'], [{ Scope: 'refs/heads/main', Permission: 2 }])).toBeUndefined();
    const headers = { authorization: 'Bearer x' };
    expect((await send('_apis/artifactcache/cache', { headers })).status).toBe(401);
  });
});

test('a blob is uploaded in blocks, and read in ranges', async () => {
  const { call, service } = await start();
  const { body } = await call('CreateCacheEntry', { key: 'key', version: 'v' });
  const put = (query: string, content: string) =>
    fetch(`${body.signed_upload_url}&${query}`, { method: 'PUT', body: content });
  await put('comp=block&blockid=Mg%3D%3D', 'world');
  await put('comp=block&blockid=MQ%3D%3D', 'hello ');
  const list = (...ids: string[]) =>
    `<BlockList>${ids.map((id) => `<Latest>${id}</Latest>`).join('')}</BlockList>`;
  expect((await put('comp=blocklist', list('MQ==', 'Mw=='))).status).toBe(400);
  expect((await put('comp=blocklist', list('MQ==', 'Mg=='))).status).toBe(201);
  expect(service.entries[0]?.bytes?.toString()).toBe('hello world');
  const part = await fetch(body.signed_upload_url, { headers: { 'x-ms-range': 'bytes=3-7' } });
  expect([part.status, await part.text()]).toEqual([206, 'lo wo']);
  expect(part.headers.get('content-range')).toBe('bytes 3-7/11');
});

test('the protocol of Enterprise Server takes chunks, and refuses what the other one has', async () => {
  const { send, call } = await start({ protocol: 1 });
  const caches = '_apis/artifactcache/caches';
  const post = (path: string, given: object, scopes = own) =>
    send(path, { method: 'POST', body: JSON.stringify(given) }, scopes);
  const key = { key: 'key', version: 'v' };
  const { body } = await post(caches, key);
  const patch = (range: string, content: string) =>
    send(`${caches}/${body.cacheId}`, {
      method: 'PATCH',
      body: content,
      headers: { 'content-range': range },
    });
  expect((await patch('bytes 2-4/*', 'llo')).status).toBe(204);
  expect((await patch('bytes 0-1/*', 'he')).status).toBe(204);
  expect((await patch('bytes 0-9/*', 'he')).status).toBe(400);
  expect((await post(`${caches}/${body.cacheId}`, { size: 9 })).status).toBe(400);
  expect((await post(`${caches}/${body.cacheId}`, { size: 5 })).status).toBe(204);
  const found = await send('_apis/artifactcache/cache?keys=k,key&version=v', {});
  expect(found.body).toMatchObject({ cacheKey: 'key', cacheVersion: 'v' });
  expect(await (await fetch(found.body.archiveLocation)).text()).toBe('hello');
  expect((await send('_apis/artifactcache/cache?keys=key&version=w', {})).status).toBe(204);
  expect(await post(caches, key)).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^Cache already exists/) },
  });
  expect((await post(caches, key, readOnlyScopes(own))).status).toBe(403);
  expect((await call('CreateCacheEntry', key)).status).toBe(404);
});
