import * as z from 'zod';

/**
 * The selection of repositories that a history covers. A folder with days from two selections would make
 * places look removed or fixed when they are not.
 */

const texts = z.array(z.string());

export const sweepSelectionSchema = z.object({
  /** The address of GitHub's API. */
  source: z.string(),
  /** Null for a list of repositories. */
  organisation: z.string().nullable(),
  /** The repositories in a list, as `owner/name`; empty for an organisation. */
  repositories: texts,
  include: texts,
  exclude: texts,
  /** `name=value`. */
  properties: texts,
  archived: z.boolean(),
  forks: z.boolean(),
});

export type SweepSelection = Readonly<z.infer<typeof sweepSelectionSchema>>;

/** Lower-cases, sorts and deduplicates the names, so that equal selections have equal JSON. */
export function normalizeSelection(given: SweepSelection): SweepSelection {
  const sorted = (all: readonly string[]): string[] =>
    [...new Set(all.map((each) => each.toLowerCase()))].sort();
  const { source, organisation, archived, forks } = given;
  return {
    ...{ source, organisation: organisation?.toLowerCase() ?? null },
    repositories: sorted(given.repositories),
    include: sorted(given.include),
    exclude: sorted(given.exclude),
    properties: sorted(given.properties),
    ...{ archived, forks },
  };
}

/**
 * Reports whether two selections match. Lists of repositories match if they share at least one repository.
 */
export function isSameSelection(one: SweepSelection, other: SweepSelection): boolean {
  const { repositories, ...rest } = one;
  const { repositories: others, ...otherRest } = other;
  if (JSON.stringify(rest) !== JSON.stringify(otherRest)) return false;
  return one.organisation !== null || repositories.some((each) => others.includes(each));
}

export function filterWords(selection: SweepSelection): string | null {
  const { include, exclude, properties, archived, forks } = selection;
  const parts = [
    ...include.map((each) => `include ${each}`),
    ...exclude.map((each) => `exclude ${each}`),
    ...properties.map((each) => `property ${each}`),
    ...(archived ? ['archived'] : []),
    ...(forks ? ['forks'] : []),
  ];
  return parts.length === 0 ? null : parts.join(', ');
}

export function selectionWords(selection: SweepSelection): string {
  const { source, organisation, repositories } = selection;
  const subject =
    organisation === null
      ? `a list of ${repositories.length} repositories, such as ${repositories[0] ?? 'none'},`
      : `the organisation ${organisation}`;
  const filters = filterWords(selection);
  return `${subject}${filters === null ? '' : ` (${filters})`} of ${source}`;
}
