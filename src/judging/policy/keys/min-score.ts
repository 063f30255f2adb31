import * as z from 'zod';
import type { ValueKey } from './policy-key.ts';

export const minScore: ValueKey<number> = {
  kind: 'value',
  schema: () => z.number().min(0).max(100).describe('The lowest score that passes, 0 to 100.'),
  // The lower end of grade B.
  unset: 75,
  defaultWords: '75',
  organisation: 'default',
  unsetByOrganisation: 0,
  turnsOn: 'score-below-minimum',
  isOverridable: true,
  rank: (score) => score,
};
