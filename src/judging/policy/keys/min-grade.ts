import * as z from 'zod';
import { gradeRank } from '../../../model/grade.ts';
import type { ValueKey } from './policy-key.ts';

/** Null means that there is no minimum. */
export const minGrade: ValueKey<string | null> = {
  kind: 'value',
  schema: () =>
    z
      .string()
      .regex(/^[A-Fa-f][+-]?$/, 'must be a letter from A to F, optionally with + or -')
      .describe('The lowest grade that passes, `A` to `F`, optionally with `+` or `-`.'),
  unset: null,
  defaultWords: 'no minimum',
  organisation: 'default',
  turnsOn: 'grade-below-minimum',
  isOverridable: true,
  rank: (grade) => -(grade === null ? Number.POSITIVE_INFINITY : (gradeRank(grade) ?? 0)),
};
