import * as z from 'zod';

/**
 * The selection of repositories that a history covers. If days from two selections were in one folder, places
 * would wrongly look removed or fixed.
 */

const texts = z.array(z.string());

/** Names are in lower case and sorted. */
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

/** Normalises a selection, so that equal selections have equal JSON. */
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
 * Whether two selections are equal. A list of repositories may grow and shrink, as long as at least one
 * repository stays in it.
 */
export function isSameSelection(one: SweepSelection, other: SweepSelection): boolean {
  const { repositories, ...rest } = one;
  const { repositories: others, ...otherRest } = other;
  if (JSON.stringify(rest) !== JSON.stringify(otherRest)) return false;
  return one.organisation !== null || repositories.some((each) => others.includes(each));
}

/**
 * Describes the filters on the repositories of an organisation or a list, for example `include api-*, exclude
 * web`; null if there are no filters.
 */
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

/** Describes the selection, for example `the organisation acme (include api-*) of https://api.github.com`. */
export function selectionWords(selection: SweepSelection): string {
  const { source, organisation, repositories } = selection;
  const subject =
    organisation === null
      ? `a list of ${repositories.length} repositories, such as ${repositories[0] ?? 'none'},`
      : `the organisation ${organisation}`;
  const filters = filterWords(selection);
  return `${subject}${filters === null ? '' : ` (${filters})`} of ${source}`;
}
