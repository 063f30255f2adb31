export { createRemoteCommits } from './github/remote/commits.ts';
export {
  findCommitBefore,
  listMerged,
  type MergedPage,
  type MergedPull,
} from './github/remote/merged.ts';
export { type CustomProperties, listProperties } from './github/remote/properties.ts';
export {
  findRepositories,
  type HiddenRepository,
  type ListedRepository,
  listOrganisation,
  type RepositoryPage,
} from './github/remote/repositories.ts';
export { createTextQueue, type TextQueue } from './github/remote/text-queue.ts';
export type { ReadTexts, RepositoryName } from './github/remote/texts.ts';
