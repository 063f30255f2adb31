import type { CustomProperties, ListedRepository } from '../../io/github-repositories.ts';
import { createGlobTest } from '../../model/glob.ts';
import type { LeftOutCounts } from './report.ts';

export interface PropertyValue {
  readonly name: string;
  readonly value: string;
}

export interface Choice {
  /**
   * Patterns that match `owner/name` or, if they contain no slash, the name alone. If empty, every repository
   * matches.
   */
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  /** For each property name, a repository must have at least one of the given values. */
  readonly properties: readonly PropertyValue[];
  readonly archived: boolean;
  readonly forks: boolean;
}

/** Creates a filter that returns why a repository is skipped, or null if the repository is judged. */
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

/** Returns a test that ignores case, because GitHub names are case-insensitive. */
function nameTest(pattern: string): (owner: string, name: string) => boolean {
  const test = createGlobTest(pattern.toLowerCase());
  return (owner, name) => test((pattern.includes('/') ? `${owner}/${name}` : name).toLowerCase());
}
