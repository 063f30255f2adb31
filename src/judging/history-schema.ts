import * as z from 'zod';
import type { Shape } from '../model/form.ts';
import { ecosystemTypes } from '../model/model.ts';
import type { RememberedPlace, RememberedRepository } from './history/compare.ts';
import type { Since } from './history/history.ts';

const text = z.string().nullable();

const since = z.object({ after: text, by: z.string() } satisfies Shape<Since>);

const place = {
  file: z.string(),
  client: z.string(),
  alias: z.string(),
  folder: z.string(),
  role: z.enum(['server', 'launcher', 'library']),
  type: z.enum([...ecosystemTypes, 'local', 'unidentified']),
  name: text,
  version: text,
  launch: z.string(),
  grade: text,
  verdict: z.enum(['pass', 'warn', 'fail', 'error']).nullable(),
  judgedVersion: text,
  rubric: text,
  record: z.string(),
  evidence: z.string(),
  rules: z.array(z.string()),
  declared: since,
  graded: since,
} satisfies Shape<RememberedPlace>;

export const rememberedSchema = z.object({
  at: z.string(),
  commit: text,
  reader: z.string(),
  policy: z.string(),
  places: z.array(z.object(place)),
  isWhole: z.boolean(),
} satisfies Shape<RememberedRepository>);
