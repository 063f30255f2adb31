import type { ListedRepository } from '../../io/github-repositories.ts';
import { globTest } from '../../model/glob.ts';
import type { LeftOutCounts } from './report.ts';

/** Which of the listed repositories are judged. */
export interface Choice {
  /** Patterns of `owner/name`, or of names alone; empty for all. */
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  /** Whether archived repositories, and forks, are judged too. */
  readonly archived: boolean;
  readonly forks: boolean;
}

/** Says why a repository is left out, as a member of `LeftOutCounts`; null if it is judged. */
export function openChoice({ include, exclude, archived, forks }: Choice) {
  const [included, excluded] = [include, exclude].map((patterns) => patterns.map(nameTest));
  return (repository: ListedRepository): keyof LeftOutCounts | null => {
    const { owner, name, isArchived, isFork } = repository;
    const fits = (test: (owner: string, name: string) => boolean): boolean => test(owner, name);
    if (isArchived && !archived) return 'archived';
    if (isFork && !forks) return 'forks';
    const isWanted = include.length === 0 || included?.some(fits);
    return isWanted && !excluded?.some(fits) ? null : 'byPattern';
  };
}

/** GitHub's names are the same in capitals. */
function nameTest(pattern: string): (owner: string, name: string) => boolean {
  const test = globTest(pattern.toLowerCase());
  return (owner, name) => test((pattern.includes('/') ? `${owner}/${name}` : name).toLowerCase());
}
