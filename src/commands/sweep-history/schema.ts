import * as z from 'zod';
import { gonePlace, sinceSchema } from '../sweep/schema.ts';

/** What `sweep history` writes as JSON. */
export const sweepHistorySchema = z.strictObject({
  historyVersion: z.literal(1).describe('Raised when a field goes or changes its meaning.'),
  organisation: z.string().nullable().describe('Null for a list of repositories.'),
  lastAt: z
    .string()
    .nullable()
    .describe('When the last whole run of the sweep began; null if there was none.'),
  isCut: z.boolean().describe('Whether older entries are gone, because there are too many.'),
  places: z
    .array(
      gonePlace.omit({ verdict: true, gone: true }).extend({
        gradedAt: z
          .string()
          .nullable()
          .describe('When a run gave it this grade; null for a grade of the given export.'),
        gone: sinceSchema
          .nullable()
          .describe('Between which runs it went; null if the last run found it.'),
        owners: z
          .array(z.string())
          .nullable()
          .describe('Who owned its file when it was there last; null if that is not known.'),
        fails: z
          .array(z.string())
          .nullable()
          .describe('The rules by which it failed then; null if that is not known.'),
      }),
    )
    .describe('One entry for each place and version that ran there.'),
});

export type JsonSweepHistory = z.input<typeof sweepHistorySchema>;

/** The JSON Schema of it, for other tools. */
export function sweepHistoryJsonSchema(): object {
  const { $schema, ...rest } = z.toJSONSchema(sweepHistorySchema, { io: 'input' });
  return { $schema, title: 'History of a sweep of MCP Grade Gate', ...rest };
}
