import * as z from 'zod';
import type { ListKey } from './policy-key.ts';
import { text } from './text.ts';

const branchFault = (given: string): string | null =>
  given.length > 250 ? 'is longer than a branch name can be' : null;

export const bases: ListKey<string> = {
  kind: 'list',
  schema: () =>
    z
      .array(text(branchFault))
      .describe(
        'Branches that accept only changes that passed this gate; `*` matches any part of a name. In a pull request that targets one of these branches, anything that the branch already contains counts as unchanged, as with the default branch and protected branches.',
      ),
  unset: [],
  organisation: 'added',
  isOverridable: true,
  withoutOverride: () => [],
  textOf: (branch) => branch,
  effect: 'permits',
};
