import * as z from 'zod';
import type { Pattern } from '../../../model/model.ts';
import { createNameTest } from '../../patterns/match.ts';
import { patternForm, readPattern } from '../../patterns/parse-pattern.ts';
import type { ListKey } from './policy-key.ts';
import { text } from './text.ts';

export const pattern = () =>
  text((given) => {
    const read = readPattern(given);
    return 'fault' in read ? read.fault : null;
  })
    .transform((given) => readPattern(given) as Pattern)
    .describe(`Packages or addresses: ${patternForm}.`);

/** Returns a key that is equal for patterns that differ only in spelling. */
export function patternKey({ type, name, version }: Pattern): string {
  return JSON.stringify([type, name, version]);
}

/**
 * Reports whether `other` covers everything that a pattern matches. Always returns false for a pattern with
 * wildcards.
 */
export function isWithin({ type, name, version }: Pattern, other: Pattern): boolean {
  const hasVersion = other.version === null || other.version === version;
  return hasVersion && !name.includes('*') && createNameTest(other)(type, name);
}

function patternList(description: string) {
  return {
    kind: 'list',
    schema: () => z.array(pattern()).describe(description),
    unset: [],
    textOf: (entry: Pattern) => entry.text,
    subjectOf: patternKey,
    isWithin,
  } as const;
}

export const firstParty: ListKey<Pattern> = {
  ...patternList(
    'Patterns that match your own packages and addresses, which are then never `unlisted`.',
  ),
  organisation: 'added',
  effect: 'permits',
  successor: { rule: 'unlisted', replaced: 'local-code' },
};

export const deny: ListKey<Pattern> = {
  ...patternList('Patterns that match packages and addresses that must not be used.'),
  organisation: 'separate',
  turnsOn: 'denied',
  effect: 'forbids',
};

export const allow: ListKey<Pattern> = {
  ...patternList(
    'Patterns that every package and address must match. An empty list sets no limit.',
  ),
  organisation: 'separate',
  turnsOn: 'not-allowed',
  effect: 'permits',
  permitsAllIfEmpty: true,
};
