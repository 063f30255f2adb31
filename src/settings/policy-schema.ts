import * as z from 'zod';
import { levels, presetNames } from '../model.ts';
import { ruleIds, waivableRules } from '../policy/catalogue.ts';
import { patternForm } from '../policy/pattern.ts';

/*
 * What a policy file may hold. The JSON Schema that editors use is made of this, so what stands here is
 * what they can check; the rest (patterns, dates, waivers that fit together) is checked when the file
 * is read.
 */

/** Names of the settings in which an organisation may let repositories be milder, beside rules. */
export const overridableSettings = [
  'preset',
  'min-score',
  'min-grade',
  'servers',
  'registries',
  'ignore-paths',
] as const;

const pattern = z.string().min(1).describe(`Packages or addresses: ${patternForm}.`);
const minScore = z.number().min(0).max(100).describe('The lowest score that passes, 0 to 100.');
const minGrade = z
  .string()
  .regex(/^[A-F][+-]?$/)
  .describe('The lowest grade that passes, A to F, perhaps with + or -.');
const level = z.enum(levels);
const rules = z
  .strictObject(Object.fromEntries(ruleIds.map((id) => [id, level.optional()])))
  .describe('The level of single rules; the preset says the rest.');

const server = z.strictObject({
  match: pattern,
  'min-score': minScore.optional(),
  'min-grade': minGrade.optional(),
  rules: rules.optional(),
  server: z
    .string()
    .min(1)
    .optional()
    .describe('Id of the one server of the export that these are, where several claim to be it.'),
});

const waiver = z.strictObject({
  match: pattern.optional(),
  file: z
    .string()
    .min(1)
    .optional()
    .describe('Path of the declaring file, for what has no identity, or cannot be read.'),
  alias: z.string().min(1).optional().describe('The name of the server in that file.'),
  rule: z.enum(waivableRules as [string, ...string[]]),
  check: z
    .string()
    .min(1)
    .optional()
    .describe('One check of a rule about findings; the others still count.'),
  reason: z.string().trim().min(1).describe('Why it is accepted: reports show it.'),
  expires: z.iso.date().describe('The last day on which it counts, UTC.'),
});

const patterns = z.array(pattern);

const common = {
  preset: z.enum(presetNames).optional().describe('Levels of all rules. Default recommended.'),
  'min-score': minScore.optional(),
  'min-grade': minGrade.optional(),
  rules: rules.optional(),
  servers: z
    .array(server)
    .optional()
    .describe('What differs for some servers; of several the most specific pattern counts.'),
  'first-party': patterns.optional().describe('What is ours: never unlisted.'),
  registries: z
    .array(z.string().regex(/^[a-z]+=https?:\/\/\S+$/))
    .optional()
    .describe('Accepted mirrors, such as npm=https://npm.acme.example/.'),
  deny: patterns.optional().describe('What must not be used.'),
  allow: patterns.optional().describe('When not empty, nothing else may be used.'),
  waivers: z.array(waiver).optional().describe('Exceptions that end.'),
  'ignore-paths': z
    .array(z.string().min(1))
    .optional()
    .describe('Glob patterns of files and folders that are not judged.'),
  messages: z
    .strictObject({
      fail: z.string().max(2000).optional(),
      warn: z.string().max(2000).optional(),
      error: z.string().max(2000).optional(),
    })
    .optional()
    .describe('Words of your own that go with a verdict.'),
};

/** A repository's policy file. */
export const policySchema = z.strictObject(common);

/** An organisation's policy: the floor of every repository's. */
export const floorSchema = z.strictObject({
  ...common,
  overridable: z
    .array(z.enum([...overridableSettings, ...ruleIds] as [string, ...string[]]))
    .optional()
    .describe('Settings and rules in which a repository may be milder.'),
  waivable: z
    .array(z.enum(waivableRules as [string, ...string[]]))
    .optional()
    .describe('Rules that a repository may waive; none where it is not given.'),
  'max-waiver-days': z
    .int()
    .min(1)
    .max(3650)
    .optional()
    .describe("How many days ahead a repository's waiver may end."),
});

/** The JSON Schema of policy files, for editors. */
export function policyJsonSchema(): object {
  const { $schema, ...rest } = z.toJSONSchema(policySchema, { io: 'input' });
  return { $schema, title: 'Policy of MCP Grade Gate', ...rest };
}
