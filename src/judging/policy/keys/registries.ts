import * as z from 'zod';
import { mirroredTypes, registryAddress } from '../../../detection/ecosystems.ts';
import type { AcceptedRegistry } from '../../../model/model.ts';
import type { ListKey } from './policy-key.ts';

export const registryForm = `npm=https://npm.acme.example/, for ${mirroredTypes.slice(0, -1).join(', ')} or ${mirroredTypes.at(-1)}`;
const fault = `must be of the form ${registryForm}`;

/** Parses an entry such as `npm=https://npm.acme.example/`. Returns null for any other form. */
function readRegistry(given: string): AcceptedRegistry | null {
  const [, named, written = ''] = /^([a-z]+)=(https?:\/\/\S+)$/.exec(given) ?? [];
  const address = registryAddress(written);
  const type = mirroredTypes.find((each) => each === named);
  return address === null || type === undefined ? null : { type, address };
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
        'Mirrors that serve the same packages as the public registry, such as `npm=https://npm.acme.example/`.',
      ),
  unset: [],
  defaultWords: 'none',
  organisation: 'added',
  isOverridable: true,
  withoutOverride: () => [],
  textOf: ({ type, address }) => `${type}=${address}`,
  effect: 'permits',
  successor: { rule: 'altered-launch', replaced: null },
};
