import type { Level, PresetName } from '../../model/model.ts';

/** Presets from the mildest to the strictest. */
export const presetsByStrictness = [
  'report-only',
  'recommended',
  'strict',
] as const satisfies readonly PresetName[];

/** Strictness of levels: a higher number is stricter. */
export const strictness = { off: 0, warn: 1, fail: 2 } as const satisfies Record<Level, number>;
