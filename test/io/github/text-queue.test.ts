import { expect, test } from 'vitest';
import type { GitHubApi } from '../../../src/io/github/api.ts';
import { createTextQueue } from '../../../src/io/github/remote/text-queue.ts';
import { GateError } from '../../../src/model/failure.ts';
import type { FailureCode } from '../../../src/model/model.ts';

/**
 * Creates an API in which each file's text is its ID, and which rejects any query that involves one of the
 * refused repositories.
 */
function fakeApi(refused: readonly string[] = [], code: FailureCode = 'api-not-found') {
  const sizes: number[] = [];
  const api: GitHubApi = {
    rest: async () => new Promise((resolve) => setTimeout(() => resolve(null), 20)),
    async graphql(query, variables) {
      const names = Object.entries(variables).filter(([name]) => name.startsWith('name'));
      const files = [
        ...query.matchAll(/(repository\d+): repository|(file\d+): object\(oid: \$(id\d+)\)/g),
      ];
      sizes.push(files.filter(([, repository]) => repository === undefined).length);
      if (names.some(([, name]) => refused.includes(String(name)))) {
        throw new GateError(code, 'it is not there', '');
      }
      const data: Record<string, Record<string, object>> = {};
      let current = '';
      for (const [, repository, file = '', id = ''] of files) {
        current = repository ?? current;
        data[current] ??= {};
        if (repository === undefined) {
          data[current] = { ...data[current], [file]: { isTruncated: false, text: variables[id] } };
        }
      }
      return data;
    },
  };
  return { sizes, ...createTextQueue(api) };
}

const wanted = (name: string, count = 1, size = 10) =>
  Array.from({ length: count }, (_, at) => ({
    repository: { owner: 'acme', name },
    id: `${name}-${at}`,
    size,
  }));

test('files of many repositories are read with full queries, each to where it is wanted', async () => {
  const { textsOf, sizes } = fakeApi();
  const names = Array.from({ length: 120 }, (_, at) => `service-${at}`);
  const texts = await Promise.all(names.map((name) => textsOf(wanted(name))));
  expect(texts).toEqual(names.map((name) => [`${name}-0`]));
  expect(sizes).toEqual([50, 50, 20]);
});

test('a query waits for requests after which more may be wanted', async () => {
  const { textsOf, api, sizes } = fakeApi();
  const listed = api.rest({ method: 'GET', path: '/' }).then(() => textsOf(wanted('b')));
  await Promise.all([textsOf(wanted('a')), listed]);
  expect(sizes).toEqual([2]);
});

test('large files are not all in one query', async () => {
  const { textsOf, sizes } = fakeApi();
  await textsOf(wanted('a', 12, 1024 * 1024));
  expect(sizes).toEqual([4, 4, 4]);
});

test.for([
  'api-not-found',
  'api-forbidden',
  'api-refused',
  'api-unavailable',
  'api-wrong-content',
] as const)(
  'a repository that GitHub answers %s for does not hide the files of others',
  async (code) => {
    const { textsOf } = fakeApi(['gone', 'secret'], code);
    const names = ['a', 'gone', 'b', 'c', 'secret', 'd'];
    const texts = await Promise.all(
      names.map((name) => textsOf(wanted(name, 2)).catch((error: GateError) => error.code)),
    );
    expect(texts).toEqual(
      names.map((name) => (['gone', 'secret'].includes(name) ? code : [`${name}-0`, `${name}-1`])),
    );
  },
);

test('what ends the whole run is not tried again for each repository', async () => {
  const { textsOf, sizes } = fakeApi(['a'], 'api-limited');
  const codes = await Promise.all(
    ['a', 'b'].map((name) => textsOf(wanted(name)).catch((error: GateError) => error.code)),
  );
  expect([codes, sizes]).toEqual([['api-limited', 'api-limited'], [2]]);
});
