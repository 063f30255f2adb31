import * as z from 'zod';
import type { Level } from '../../../model/model.ts';
import type { ValueKey } from './policy-key.ts';

const dayMs = 86_400_000;
const units = { h: dayMs / 24, d: dayMs } as const;
const form = /^([1-9]\d{0,3})([hd])$/;

/** The age that counts if a policy sets the level of `too-new` and no age. */
export const defaultMinAge = '7d';

/** A duration such as `7d` or `48h` in milliseconds; NaN for any other text. */
export function ageMs(text: string): number {
  const [, count, unit] = form.exec(text) ?? [];
  return Number(count) * units[unit as keyof typeof units];
}

/** The same in words: `7 days`. */
export function ageInWords(text: string): string {
  const [, count, unit] = form.exec(text) ?? [];
  return `${count} ${unit === 'd' ? 'day' : 'hour'}${count === '1' ? '' : 's'}`;
}

/** Null means that there is no minimum, unless a policy sets the level of the rule. */
export const minAge: ValueKey<string | null> = {
  kind: 'value',
  schema: () =>
    z
      .string('must be a duration such as 7d or 48h')
      .regex(form, 'must be a duration such as 7d or 48h')
      .refine((text) => ageMs(text) <= 365 * dayMs, 'must be a year (365d) at most')
      .describe(
        'How long ago a version must have been first seen in the exports, such as `7d` or `48h`: see [age](#age).',
      ),
  unset: null,
  defaultWords: `no minimum; \`${defaultMinAge}\` if the level of \`too-new\` is set`,
  organisation: 'default',
  turnsOn: 'too-new',
  isOverridable: true,
  effective: (values: {
    readonly 'min-age': string | null;
    readonly rules: ReadonlyMap<string, Level>;
  }) => values['min-age'] ?? (values.rules.has('too-new') ? defaultMinAge : null),
  rank: (age) => (age === null ? 0 : ageMs(age)),
};
