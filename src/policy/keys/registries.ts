import * as z from 'zod';
import type { AcceptedRegistry, DependencyType } from '../../model.ts';
import { registryAddress } from '../../versions/registries.ts';
import type { ListKey } from './policy-key.ts';

const types: readonly string[] = ['npm', 'pypi', 'nuget', 'jsr'];
const fault = `must be of the form npm=https://npm.acme.example/, for npm, pypi, nuget or jsr`;

/** `npm=https://npm.acme.example/` as a registry; null for any other text. */
function readRegistry(given: string): AcceptedRegistry | null {
  const [, type = '', written = ''] = /^([a-z]+)=(https?:\/\/\S+)$/.exec(given) ?? [];
  const address = registryAddress(written);
  return address === null || !types.includes(type)
    ? null
    : { type: type as DependencyType, address };
}

export const registries: ListKey<AcceptedRegistry> = {
  kind: 'list',
  schema: () =>
    z
      .array(
        z
          .string()
          .regex(/^[a-z]+=https?:\/\/\S+$/, fault)
          .transform((given, context) => {
            const registry = readRegistry(given);
            if (registry !== null) return registry;
            context.addIssue(fault);
            return z.NEVER;
          }),
      )
      .describe(
        'Mirrors whose packages are the same as those of the public registry, such as `npm=https://npm.acme.example/`.',
      ),
  unset: [],
  defaultWords: 'none',
  organisation: 'added',
  isOverridable: true,
  withoutOverride: () => [],
  textOf: ({ type, address }) => `${type}=${address}`,
  effect: 'permits',
};
