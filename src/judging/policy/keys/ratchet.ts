import * as z from 'zod';
import type { PresetName } from '../../../model/model.ts';
import type { ValueKey } from './policy-key.ts';

/** If the value is null, the preset decides whether the ratchet is on. */
export const ratchet: ValueKey<boolean | null> = {
  kind: 'value',
  schema: () =>
    z
      .boolean()
      .describe(
        'Whether the level of a problem is lowered by one if the server had the problem before the change and the problem is no worse now.',
      ),
  unset: null,
  defaultWords: '`true`; `false` under `strict`',
  organisation: 'separate',
  isOverridable: true,
  effective: isRatchetOn,
  rank: (isOn) => (isOn === false ? 1 : 0),
};

/**
 * Reports whether an earlier problem that has not become worse causes only a warning. `preset` is null for a
 * floor that sets no preset.
 */
export function isRatchetOn(values: {
  readonly ratchet: boolean | null;
  readonly preset: PresetName | null;
}): boolean {
  return values.ratchet ?? values.preset !== 'strict';
}
