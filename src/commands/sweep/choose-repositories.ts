import type { CustomProperties, ListedRepository } from '../../io/github-repositories.ts';
import { createGlobTest } from '../../model/glob.ts';
import type { LeftOutCounts } from './report.ts';

/** A custom repository property and one of its values. */
export interface PropertyValue {
  readonly name: string;
  readonly value: string;
}

/** Selects the repositories to judge from the listed repositories. */
export interface Choice {
  /** Patterns for `owner/name` or for names alone; if the list is empty, all repositories match. */
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  /**
   * Custom properties and their values. For each property, a repository must have one of the given values.
   */
  readonly properties: readonly PropertyValue[];
  /** Whether to judge archived repositories and forks as well. */
  readonly archived: boolean;
  readonly forks: boolean;
}

/**
 * Returns a function that returns the reason why a repository is skipped, as a key of `LeftOutCounts`; null
 * if the repository is judged.
 */
export function createRepositoryFilter(
  { include, exclude, properties, archived, forks }: Choice,
  propertiesOf: (repository: ListedRepository) => CustomProperties | undefined = () => undefined,
) {
  const [included, excluded] = [include, exclude].map((patterns) => patterns.map(nameTest));
  const wantedProperties = [...Map.groupBy(properties, ({ name }) => name.toLowerCase())];
  return (repository: ListedRepository): keyof LeftOutCounts | null => {
    const { owner, name, isArchived, isFork } = repository;
    const fits = (test: (owner: string, name: string) => boolean): boolean => test(owner, name);
    if (isArchived && !archived) return 'archived';
    if (isFork && !forks) return 'forks';
    const isWanted = include.length === 0 || included?.some(fits);
    if (!isWanted || excluded?.some(fits)) return 'byPattern';
    const propertyValues = propertiesOf(repository);
    const fitsAll = wantedProperties.every(([name, given]) =>
      given.some(({ value }) => propertyValues?.get(name)?.includes(value)),
    );
    return fitsAll ? null : 'byProperty';
  };
}

/** GitHub names are not case-sensitive. */
function nameTest(pattern: string): (owner: string, name: string) => boolean {
  const test = createGlobTest(pattern.toLowerCase());
  return (owner, name) => test((pattern.includes('/') ? `${owner}/${name}` : name).toLowerCase());
}
