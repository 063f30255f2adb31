import * as z from 'zod';
import { type PresetName, presetNames } from '../../../model/model.ts';
import { presetsByStrictness } from '../strictness.ts';
import type { ValueKey } from './policy-key.ts';

export const preset: ValueKey<PresetName> = {
  kind: 'value',
  schema: () =>
    z
      .enum(presetNames)
      .describe(
        'The preset that sets the level of every rule: `recommended`, `strict`, or `report-only`, under which rules only warn.',
      ),
  unset: 'recommended',
  defaultWords: '`recommended`',
  organisation: 'default',
  isOverridable: true,
  rank: (name) => presetsByStrictness.indexOf(name),
};
