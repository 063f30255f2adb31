import * as z from 'zod';
import { fields } from '../../report/json.ts';
import { gonePlace, sinceSchema } from '../sweep/schema.ts';

const { optionalText, flag, list, optional } = fields;

/** What `sweep history` writes as JSON. */
export const sweepHistorySchema = fields.titled('History of a sweep of MCP Grade Gate', {
  historyVersion: z.literal(1).describe('Raised when a field goes or changes its meaning.'),
  organisation: optionalText('Null for a list of repositories.'),
  lastAt: optionalText('When the last whole run of the sweep began; null if there was none.'),
  isCut: flag('Whether older entries are gone, because there are too many.'),
  places: list(
    'One entry for each place and version that ran there.',
    gonePlace.omit({ verdict: true, gone: true }).extend({
      gradedAt: optionalText(
        'When a run gave it this grade; null for a grade of the given export.',
      ),
      gone: optional('Between which runs it went; null if the last run found it.', sinceSchema),
      owners: optional(
        'Who owned its file when it was there last; null if that is not known.',
        z.array(z.string()),
      ),
      fails: optional(
        'The rules by which it failed then; null if that is not known.',
        z.array(z.string()),
      ),
    }),
  ),
});

export type JsonSweepHistory = z.input<typeof sweepHistorySchema>;
