import * as z from 'zod';
import type { Verdict } from '../../../model/model.ts';
import type { MapKey } from './policy-key.ts';

const message = () => z.string().max(2000).optional();

export const messages: MapKey<string> = {
  kind: 'map',
  schema: () =>
    z
      .strictObject({ fail: message(), warn: message(), error: message() } satisfies {
        [Name in Exclude<Verdict, 'pass'>]: unknown;
      })
      .transform((given): ReadonlyMap<string, string> => {
        const entries = Object.entries(given) as [string, string | undefined][];
        return new Map(
          entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
        );
      })
      .describe('Your own messages for `fail`, `warn` and `error`, shown with the verdict.'),
  unset: new Map(),
  organisation: 'added',
};
