import * as z from 'zod';
import { fields } from '../../report/json.ts';

/** This schema is published: fields may be added, but never renamed. */

const { text, optionalText, texts, rows, optional } = fields;

/** Why a grade differs between the two exports. */
export const gradeCause = z
  .enum(['graded-anew', 'rubric-changed'])
  .describe(
    '`rubric-changed`: graded with a different rubric, so the server itself may be unchanged.',
  );

const undecidedMeaning = 'means that the version cannot be judged.';
const outcome = z.strictObject({
  verdict: z
    .enum(['pass', 'warn', 'fail', 'error'])
    .describe(`\`warn\` also passes; \`error\` ${undecidedMeaning}`),
  score: optional('The score; null if there is none.', z.number()),
  grade: optionalText('The grade; null if there is none.'),
  rules: texts('The rules that fail or cannot be evaluated.'),
});

const version = {
  package: text('The package, address or registry name, such as `npm:@scope/name`.'),
  servers: texts('Ids of the servers that list this package or address.'),
  version: optionalText('The version; null for an address, or if no version is listed.'),
};

export const policyChangesSchema = z.strictObject({
  problems: rows(
    'Problems with the new export as a whole, such as its age. A failing problem makes every run fail.',
    {
      rule: text('Id of the rule.'),
      level: z.enum(['error', 'fail', 'warn']).describe('The level under the policy.'),
      message: text('The problem, in a sentence.'),
    },
  ),
  blocked: rows(
    'Packages that had a passing version before but have none now, so upgrading does not help.',
    {
      package: version.package,
      servers: version.servers,
      versions: z.int().min(1).describe('Number of versions listed now.'),
      rules: texts('The rules that fail for these versions.'),
    },
  ),
  changed: rows('Versions that passed before but do not pass now, or vice versa.', {
    ...version,
    change: z
      .enum(['fails', 'undecided', 'passes'])
      .describe(`The result now. \`undecided\` ${undecidedMeaning}`),
    cause: gradeCause,
    before: outcome.describe('The result under the same policy with the old export.'),
    after: outcome.describe('The result with the new export.'),
  }),
  came: rows('New versions.', { ...version, ...outcome.shape }),
  went: rows('Versions that are no longer listed, with their last verdict.', {
    ...version,
    ...outcome.shape,
  }),
});

export type PolicyChanges = z.infer<typeof policyChangesSchema>;
