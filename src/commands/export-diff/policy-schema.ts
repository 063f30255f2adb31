import * as z from 'zod';

/*
 * What a policy makes of the difference between two exports. Published: fields may be added, but none is
 * renamed.
 */

const outcome = z.strictObject({
  verdict: z
    .enum(['pass', 'warn', 'fail', 'error'])
    .describe('`warn` passes too; `error` means that it cannot be judged.'),
  score: z.number().nullable().describe('Null for a version without a score.'),
  grade: z.string().nullable().describe('Null for a version without one.'),
  rules: z.array(z.string()).describe('The rules that fail, or cannot be decided.'),
});

const version = {
  package: z.string().describe('The package, address or registry name: `npm:@scope/name`.'),
  servers: z.array(z.string()).describe('Ids of the servers that list it.'),
  version: z.string().nullable().describe('Null for an address, and where no version is listed.'),
};

export const policyChangesSchema = z.strictObject({
  problems: z
    .array(
      z.strictObject({
        rule: z.string().describe('Id of the rule.'),
        level: z.enum(['error', 'fail', 'warn']).describe('Under the policy.'),
        message: z.string().describe('What is wrong, in a sentence.'),
      }),
    )
    .describe('Of the new export as a whole, such as its age: one that fails, fails every run.'),
  blocked: z
    .array(
      z.strictObject({
        package: version.package,
        servers: version.servers,
        versions: z.int().min(1).describe('How many versions are listed now.'),
        rules: z.array(z.string()).describe('The rules that fail for them.'),
      }),
    )
    .describe('Packages of which a version passed, and none does now: nobody can upgrade.'),
  changed: z
    .array(
      z.strictObject({
        ...version,
        change: z
          .enum(['fails', 'undecided', 'passes'])
          .describe('What it does now: `undecided` means that it cannot be judged.'),
        cause: z
          .enum(['graded-anew', 'rubric-changed'])
          .describe('`rubric-changed`: graded by another rubric, which says nothing of it.'),
        before: outcome.describe('Under the same policy, by the old export.'),
        after: outcome.describe('By the new export.'),
      }),
    )
    .describe('Versions that passed and do not now, or the other way round.'),
  came: z.array(z.strictObject({ ...version, ...outcome.shape })).describe('New versions.'),
  went: z
    .array(z.strictObject({ ...version, ...outcome.shape }))
    .describe('Versions that are listed no longer, with the verdict that they had.'),
});

export type PolicyChanges = z.infer<typeof policyChangesSchema>;
