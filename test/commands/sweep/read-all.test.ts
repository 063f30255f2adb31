import { expect, test } from 'vitest';
import { readAllRepositories } from '../../../src/commands/sweep/read-repositories.ts';
import type {
  ListedRepository,
  RepositoryPage,
} from '../../../src/io/github/remote/repositories.ts';

const web: ListedRepository = {
  ...{
    owner: 'acme',
    name: 'web',
    id: 7,
    nodeId: 'R_7',
    createdAt: null,
    pushedAt: null,
    visibility: 'private',
  },
  ...{ isArchived: false, isFork: false },
  head: { branch: 'main', commit: { id: 'a'.repeat(40), tree: 'b'.repeat(40), parents: [] } },
};

test('a repository that a list has under two names is read once', async () => {
  const shop = { ...web, name: 'shop', id: 8 };
  const unnumbered = { ...web, name: 'old', id: null };
  const pages = async function* (): AsyncGenerator<RepositoryPage> {
    yield { total: 5, repositories: [web, shop, unnumbered] };
    yield {
      total: 5,
      repositories: [
        { ...web, name: 'new' },
        { ...unnumbered, name: 'other' },
      ],
    };
  };
  const read: string[] = [];
  const done: [number, number][] = [];
  const { repositories } = await readAllRepositories(pages(), {
    listed: () => {},
    leavesOut: () => null,
    async read({ name }) {
      read.push(name);
      return { commit: '', key: '', contents: '' };
    },
    known: async () => null,
    lastReadBy: () => null,
    hasRoom: () => true,
    progress: (now, total) => void done.push([now, total]),
  });
  expect(read.sort()).toEqual(['old', 'other', 'shop', 'web']);
  expect(repositories.map(({ repository: { name } }) => name)).toEqual([
    'old',
    'other',
    'shop',
    'web',
  ]);
  expect(done.at(-1)).toEqual([5, 5]);
});
