import * as z from 'zod';
import { ruleIds, ungraded, ungradedRules, waivableRules } from '../catalogue.ts';
import { parseReference, referenceForm } from '../file-reference.ts';

const ruleNames = (ids: readonly string[]) => z.enum(ids as [string, ...string[]]);

/**
 * Returns the schemas of the keys that only an organisation's policy can set.
 *
 * @param overridable names of the keys that an organisation can make overridable, in addition to rules
 */
export function limitSchemas(overridable: readonly string[]) {
  return {
    overridable: z
      .array(ruleNames([...overridable, ...ruleIds, ungraded]))
      .transform(
        (names): ReadonlySet<string> =>
          new Set(names.flatMap((name) => (name === ungraded ? ungradedRules : [name]))),
      )
      .optional()
      .describe('Settings and rules for which a repository may be less strict.'),
    waivable: z
      .array(ruleNames(waivableRules))
      .transform((names): ReadonlySet<string> => new Set(names))
      .optional()
      .describe('Rules that a repository may waive; by default, none.'),
    'max-waiver-days': z
      .int()
      .min(1)
      .max(3650)
      .optional()
      .describe("Maximum number of days from today until a repository's waiver ends."),
    extends: z
      .string()
      .transform((text, context) => {
        const reference = parseReference(text);
        if (reference !== null) return reference;
        context.addIssue(`must be ${referenceForm}`);
        return z.NEVER;
      })
      .optional()
      .describe(
        'Another policy, as `OWNER/REPOSITORY/PATH@REF`, that limits this policy in the same way as this policy limits a repository. That policy cannot extend another.',
      ),
  };
}
