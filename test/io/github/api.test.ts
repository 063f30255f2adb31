import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type ApiLimits, createApi, type GitHubApi } from '../../../src/io/github/api.ts';
import type { GateError } from '../../../src/model/failure.ts';
import type { GitHubFault } from '../../github-service/faults.ts';
import {
  type GitHubService,
  type Misbehaviour,
  startGitHubService,
} from '../../github-service/server.ts';

const token = 'ghs_Token0123456789abcdefghijklmnopqr';
const services: Pick<GitHubService, 'close'>[] = [];
afterEach(async () => {
  for (const service of services.splice(0)) await service.close();
});

/**
 * Starts a server on the loopback interface that answers as `listener` does until the test ends, and returns
 * its address.
 */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  services.push({ close });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const noWaits = { now: Date.now, sleep: async () => {}, random: Math.random, log: () => {} };

/** Opens the API against a service that misbehaves; waits are recorded and take no time. */
async function opened(
  misbehaviour?: Misbehaviour,
  { sent = token, limits }: { sent?: string; limits?: Partial<ApiLimits> } = {},
) {
  const service = await startGitHubService({ token });
  services.push(service);
  service.misbehave(misbehaviour);
  const waits: number[] = [];
  const logged: string[] = [];
  let slept = 0;
  const ports = {
    now: () => Date.now() + slept,
    sleep: async (ms: number) => {
      waits.push(ms);
      slept += ms;
    },
    random: () => 1,
    log: (line: string) => {
      logged.push(line);
    },
  };
  const { apiUrl, graphqlUrl } = service;
  const usual = { responseMs: 10_000, waitMs: 60_000, totalMs: 120_000 };
  const api = await createApi({ token: sent, apiUrl, graphqlUrl }, ports, { ...usual, ...limits });
  return { api, service, waits, logged };
}

const path = '/repos/octo/project/issues/7/comments';
const create = (api: GitHubApi): Promise<unknown> =>
  api.rest({ method: 'POST', path, body: { body: 'text' } });
const queryText = `query ($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) { pullRequest(number: $number) { locked } }
}`;
const query = (api: GitHubApi): Promise<unknown> =>
  api.graphql(queryText, { owner: 'octo', name: 'project', number: 7 });

describe('the API', () => {
  test('sends calls with the token and returns their results', async () => {
    const { api, service } = await opened();
    expect(await create(api)).toMatchObject({ body: 'text' });
    expect(await query(api)).toMatchObject({ repository: { pullRequest: { locked: false } } });
    expect(await api.rest({ method: 'GET', path })).toHaveLength(1);
    expect(service.requests.map(({ token: sent }) => sent)).toEqual(Array(3).fill('right'));
  });

  test.for<[GitHubFault, string]>([
    ['forbidden', 'api-forbidden'],
    ['not-found', 'api-not-found'],
    ['invalid', 'api-refused'],
    ['redirect', 'api-refused'],
    ['used-up', 'api-limited'],
  ])('%s is %s and not tried again', async ([fault, code]) => {
    const { api, service, waits } = await opened({ fault });
    await expect(create(api)).rejects.toMatchObject({ code });
    expect([service.requests.length, waits]).toEqual([1, []]);
  });

  test('a call with a refused token is not retried', async () => {
    const { api, service } = await opened(undefined, { sent: 'ghs_other' });
    await expect(create(api)).rejects.toMatchObject({ code: 'api-token-refused' });
    expect(service.requests).toMatchObject([{ token: 'wrong', status: 401 }]);
  });

  test.for<[GitHubFault, string]>([
    ['query-forbidden', 'api-forbidden'],
    ['query-not-found', 'api-not-found'],
    ['query-limited', 'api-limited'],
  ])('GraphQL: %s is %s, whatever its status', async ([fault, code]) => {
    const { api, service } = await opened({ fault });
    await expect(query(api)).rejects.toMatchObject({ code });
    expect(service.requests).toHaveLength(1);
  });

  test('a faulty query is not retried', async () => {
    const { api, service } = await opened({ fault: 'query-faulty' });
    await expect(query(api)).rejects.toMatchObject({ code: 'api-refused' });
    expect(service.requests).toHaveLength(1);
  });

  test.for<[GitHubFault, readonly number[]]>([
    ['too-many-requests', [1000, 1000]],
    ['secondary-limit', [1000, 1000]],
    ['internal-error', [1000, 2000]],
  ])('%s is waited for, as long as the response says', async ([fault, expected]) => {
    const { api, waits, logged } = await opened({ fault, times: 2 });
    expect(await create(api)).toMatchObject({ body: 'text' });
    expect(waits).toEqual(expected);
    expect(logged).toHaveLength(2);
  });

  test.for<GitHubFault>(['query-error', 'odd'])('GraphQL: %s passes', async (fault) => {
    const { api, waits } = await opened({ fault, times: 1 });
    await query(api);
    expect(waits).toEqual([1000]);
  });

  test('a lasting error is reported with the number of attempts', async () => {
    const { api, service, waits } = await opened({ fault: 'internal-error' });
    await expect(create(api)).rejects.toMatchObject({
      code: 'api-unavailable',
      message: `GitHub's API answered 500 to POST ${path} (4 attempts).`,
    });
    expect([service.requests.length, waits]).toEqual([4, [1000, 2000, 4000]]);
  });

  test('the sum of all waits of a run is bounded', async () => {
    const { api, waits } = await opened({ fault: 'internal-error' }, { limits: { waitMs: 5000 } });
    await expect(query(api)).rejects.toMatchObject({ code: 'api-unavailable' });
    await expect(query(api)).rejects.toMatchObject({ code: 'api-unavailable' });
    expect(waits).toEqual([1000, 2000, 1000]);
  });

  test('a response that does not arrive is given up', async () => {
    const { api, service } = await opened({ fault: 'slow' }, { limits: { responseMs: 50 } });
    await expect(create(api)).rejects.toMatchObject({
      code: 'api-unavailable',
      message: "GitHub's API did not answer in time (4 attempts).",
    });
    expect(service.requests).toHaveLength(4);
  });

  test('the total time is bounded', async () => {
    const limits = { responseMs: 50, totalMs: 1500 };
    const { api, waits } = await opened({ fault: 'slow' }, { limits });
    await expect(create(api)).rejects.toMatchObject({ code: 'api-unavailable' });
    expect(waits).toEqual([1000, 2000]);
  });

  test('a call that may have been carried out is not repeated if its result is found', async () => {
    const { api, service } = await opened({ fault: 'lost', on: 'create', times: 1 });
    const findExisting = async (): Promise<unknown> => service.comments[0] ?? null;
    const done = await api.rest({ method: 'POST', path, body: { body: 'text' }, findExisting });
    expect(done).toMatchObject({ body: 'text' });
    expect(service.comments).toHaveLength(1);
  });

  test('a call that was refused by a rate limit was not carried out', async () => {
    const { api, service } = await opened({ fault: 'too-many-requests', times: 1 });
    const findExisting = async (): Promise<unknown> => 'never looked for';
    await api.rest({ method: 'POST', path, body: { body: 'text' }, findExisting });
    expect(service.comments).toHaveLength(1);
  });

  test('an address that cannot be reached is named by its error code', async () => {
    const { api, service } = await opened();
    await service.close();
    await expect(create(api)).rejects.toMatchObject({
      message: "GitHub's API could not be reached (ECONNREFUSED) (4 attempts).",
    });
  });

  describe('a response that is out of the ordinary', () => {
    const gzip = { 'content-encoding': 'gzip', 'content-type': 'application/json' };
    test.for<[string, number, Record<string, string>, string | null, string | null, number]>([
      ['204 with an encoding is a success', 204, gzip, '', null, 1],
      ['403 with an empty encoded body keeps its status', 403, gzip, '', 'api-forbidden', 1],
      [
        '404 that breaks off keeps its status',
        404,
        { 'content-length': '9' },
        null,
        'api-not-found',
        1,
      ],
      [
        '403 with an empty retry-after is a limit',
        403,
        { 'retry-after': '' },
        '{}',
        'api-limited',
        2,
      ],
      [
        '200 that breaks off is trouble',
        200,
        { 'content-length': '9' },
        null,
        'api-unavailable',
        4,
      ],
    ])('%s', async ([, status, headers, body, code, requests]) => {
      let received = 0;
      const url = await serve((_, response) => {
        received += 1;
        response.writeHead(status, headers);
        if (body === null) response.write('{', () => response.destroy());
        else response.end(body);
      });
      const api = await createApi({ token, apiUrl: url, graphqlUrl: url }, noWaits);
      const result = await create(api).then(
        () => null,
        (error: GateError) => error.code,
      );
      expect([result, received]).toEqual([code, requests]);
    });

    test('texts of the API are not logged', async () => {
      const warn = vi.spyOn(console, 'warn');
      const headers = { deprecation: 'true', sunset: 'soon ::error::x' };
      const url = await serve((_, response) => {
        response.writeHead(200, headers).end('{}');
      });
      await create(await createApi({ token, apiUrl: url, graphqlUrl: url }, noWaits));
      expect(warn).not.toHaveBeenCalled();
    });
  });

  test('on GitHub Enterprise Server both addresses are those of the environment', async () => {
    const urls: (string | undefined)[] = [];
    const host = await serve((request, response) => {
      urls.push(request.url);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{}}');
    });
    const api = await createApi(
      { token, apiUrl: `${host}/api/v3`, graphqlUrl: `${host}/api/graphql` },
      noWaits,
    );
    await create(api);
    await query(api);
    expect(urls).toEqual([`/api/v3${path}`, '/api/graphql']);
  });

  test.for<[string, () => string, number]>([
    ['seconds', () => '7', 7000],
    ['a date', () => new Date(Date.now() + 9000).toUTCString(), 9000],
  ])('retry-after may be %s', async ([, retryAfter, expected]) => {
    let left = 1;
    const apiUrl = await serve((_, response) => {
      const status = left > 0 ? 429 : 200;
      left -= 1;
      const headers = { 'content-type': 'application/json', 'retry-after': retryAfter() };
      response.writeHead(status, headers).end('{}');
    });
    const waits: number[] = [];
    const sleep = async (ms: number): Promise<void> => {
      waits.push(ms);
    };
    const ports = { now: Date.now, sleep, random: Math.random, log: () => {} };
    await create(await createApi({ token, apiUrl, graphqlUrl: apiUrl }, ports));
    expect(waits[0]).toBeGreaterThan(expected - 1500);
    expect(waits[0]).toBeLessThanOrEqual(expected);
  });
});
