import type { Level, PresetName } from '../../model/model.ts';

/** Presets from the mildest to the strictest. */
export const presetsByStrictness = [
  'report-only',
  'recommended',
  'strict',
] as const satisfies readonly PresetName[];

/** Levels by strictness: the higher the stricter. */
export const strictness = { off: 0, warn: 1, fail: 2 } as const satisfies Record<Level, number>;
