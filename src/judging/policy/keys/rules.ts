import * as z from 'zod';
import { type Level, levels } from '../../../model/model.ts';
import { ruleIds, ungraded, ungradedRules } from '../catalogue.ts';
import type { MapKey } from './policy-key.ts';

/**
 * The level of each rule in a layer. The level of `ungraded` applies to every rule that it covers, unless the
 * layer lists the rule itself.
 */
export const rules: MapKey<Level> = {
  kind: 'map',
  schema: () =>
    z
      .strictObject({
        ...Object.fromEntries(ruleIds.map((id) => [id, z.enum(levels).optional()])),
        [ungraded]: z
          .enum(levels)
          .optional()
          .describe(`Short for ${ungradedRules.join(', ')}.`),
      })
      .transform(({ ungraded: short, ...given }): ReadonlyMap<string, Level> => {
        const entries = Object.entries(given) as [string, Level | undefined][];
        const ofShort = ungradedRules.map((id) => [id, short] as const);
        return new Map(
          [...ofShort, ...entries].filter((entry): entry is [string, Level] => entry[1] != null),
        );
      })
      .describe(
        'The level of individual rules: `fail`, `warn` or `off`. `ungraded` is short for the rules about servers without a grade.',
      ),
  unset: new Map(),
  defaultWords: "the preset's",
  organisation: 'default',
  relativeTo: 'preset',
};
