import type { Level, PresetName } from '../../model/model.ts';

/** The presets, from mildest to strictest. */
export const presetsByStrictness = [
  'report-only',
  'recommended',
  'strict',
] as const satisfies readonly PresetName[];

/** The strictness of each level; a higher number is stricter. */
export const strictness = { off: 0, warn: 1, fail: 2 } as const satisfies Record<Level, number>;
