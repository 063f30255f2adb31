import * as z from 'zod';
import { fields } from '../../report/json.ts';

/*
 * Verdict changes under a policy. Published: fields may be added, but never renamed.
 */

const { text, optionalText, texts, rows, optional } = fields;
const outcome = z.strictObject({
  verdict: z
    .enum(['pass', 'warn', 'fail', 'error'])
    .describe('`warn` passes too; `error` means that it cannot be judged.'),
  score: optional('Null for a version without a score.', z.number()),
  grade: optionalText('Null for a version without one.'),
  rules: texts('The rules that fail, or cannot be decided.'),
});

const version = {
  package: text('The package, address or registry name: `npm:@scope/name`.'),
  servers: texts('Ids of the servers that list it.'),
  version: optionalText('Null for an address, and if no version is listed.'),
};

export const policyChangesSchema = z.strictObject({
  problems: rows(
    'Problems of the new export as a whole, such as its age: one that fails makes every run fail.',
    {
      rule: text('Id of the rule.'),
      level: z.enum(['error', 'fail', 'warn']).describe('Under the policy.'),
      message: text('The problem, in a sentence.'),
    },
  ),
  blocked: rows(
    'Packages with a version that passed before, and none that passes now: no upgrade helps.',
    {
      package: version.package,
      servers: version.servers,
      versions: z.int().min(1).describe('How many versions are listed now.'),
      rules: texts('The rules that fail for them.'),
    },
  ),
  changed: rows('Versions that passed before and do not pass now, or the other way round.', {
    ...version,
    change: z
      .enum(['fails', 'undecided', 'passes'])
      .describe('Its result now: `undecided` means that it cannot be judged.'),
    cause: z
      .enum(['graded-anew', 'rubric-changed'])
      .describe(
        '`rubric-changed`: graded by another rubric, so the server itself may be unchanged.',
      ),
    before: outcome.describe('Under the same policy, by the old export.'),
    after: outcome.describe('By the new export.'),
  }),
  came: rows('New versions.', { ...version, ...outcome.shape }),
  went: rows('Versions that are no longer listed, with their last verdict.', {
    ...version,
    ...outcome.shape,
  }),
});

export type PolicyChanges = z.infer<typeof policyChangesSchema>;
