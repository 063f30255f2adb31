import type { Level, PresetName } from '../../model/model.ts';

export const presetsByStrictness = [
  'report-only',
  'recommended',
  'strict',
] as const satisfies readonly PresetName[];

export const strictness = { off: 0, warn: 1, fail: 2 } as const satisfies Record<Level, number>;
