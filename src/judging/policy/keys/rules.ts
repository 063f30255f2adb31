import * as z from 'zod';
import { type Level, levels } from '../../../model/model.ts';
import { ruleIds } from '../catalogue.ts';
import type { MapKey } from './policy-key.ts';

/** Levels by rule id. */
export const rules: MapKey<Level> = {
  kind: 'map',
  schema: () =>
    z
      .strictObject(Object.fromEntries(ruleIds.map((id) => [id, z.enum(levels).optional()])))
      .transform((given): ReadonlyMap<string, Level> => {
        const entries = Object.entries(given) as [string, Level | undefined][];
        return new Map(entries.filter((entry): entry is [string, Level] => entry[1] !== undefined));
      })
      .describe('The level of single rules: `fail`, `warn` or `off`.'),
  unset: new Map(),
  defaultWords: "the preset's",
  organisation: 'default',
  relativeTo: 'preset',
};
