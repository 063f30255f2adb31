import * as z from 'zod';
import type { ValueKey } from './policy-key.ts';

const values = ['off', 'on'] as const;

export const manifests: ValueKey<(typeof values)[number]> = {
  kind: 'value',
  schema: () =>
    z
      .enum(values)
      .describe(
        'Whether dependencies in package manifests are judged if the export lists them as servers: `on` or `off`.',
      ),
  unset: 'on',
  defaultWords: '`on`',
  organisation: 'default',
  isOverridable: true,
  rank: (value) => values.indexOf(value),
};
