import * as z from 'zod';
import type { ListKey } from './policy-key.ts';
import { text } from './text.ts';

/** What is wrong with a pattern of branches; null if nothing. */
function branchFault(given: string): string | null {
  return given.length > 250 ? 'is longer than the name of any branch' : null;
}

export const bases: ListKey<string> = {
  kind: 'list',
  schema: () =>
    z
      .array(text(branchFault))
      .describe(
        'Branches, with `*` for any part of a name, into which nothing comes without this gate: what they have counts as unchanged in a pull request into them, as it does for the default branch and for protected ones.',
      ),
  unset: [],
  organisation: 'added',
  isOverridable: true,
  withoutOverride: () => [],
  textOf: (branch) => branch,
  effect: 'permits',
};
