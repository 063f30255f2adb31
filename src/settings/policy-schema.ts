import * as z from 'zod';
import { levels, presetNames } from '../model.ts';
import { patternForm, readPattern } from '../patterns/read.ts';
import { literalOwner } from '../patterns/relations.ts';
import { findingRules, ruleIds, waivableRules } from '../policy/catalogue.ts';
import { registryAddress } from '../versions/registries.ts';

/*
 * The schema of policy files. The JSON Schema for editors is generated from it. What a JSON Schema cannot
 * express (patterns, consistent waivers) is checked here too, so that all faults of a file are reported
 * at once.
 */

/** Settings that an organisation can make overridable, in addition to rules. */
export const overridableSettings = [
  'preset',
  'min-score',
  'min-grade',
  'servers',
  'registries',
  'ignore-paths',
] as const;

/** A non-empty text that is checked by a function, which returns a fault in words or null. */
function text(faultOf: (given: string) => string | null): z.ZodString {
  return z
    .string()
    .min(1)
    .superRefine((given, context) => {
      const fault = given === '' ? null : faultOf(given);
      if (fault !== null) context.addIssue(fault);
    });
}

const pattern = text((given) => {
  const read = readPattern(given);
  return 'fault' in read ? read.fault : null;
}).describe(`Packages or addresses: ${patternForm}.`);
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

const waiverShape = z.strictObject({
  match: pattern.optional(),
  file: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Path of the declaring file from the root of the repository, for what has no identity, or cannot be read.',
    ),
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

const waiver = waiverShape.superRefine(
  (given, context) => {
    for (const [key, message] of waiverFaults(given)) {
      context.addIssue({ code: 'custom', path: key === null ? [] : [key], message });
    }
  },
  // Also run if the shape has other faults, so that all are reported at once.
  { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) },
);

/** The reasons why a waiver is ambiguous, incomplete or too broad, each with the key that it is about. */
function* waiverFaults({
  match,
  file,
  alias,
  rule,
  check,
}: Readonly<Record<string, unknown>>): Generator<readonly [key: string | null, words: string]> {
  if (rule === 'unparsable-file') {
    if (file === undefined || match !== undefined || alias !== undefined) {
      yield [null, 'is about a file: name it by file, without match and alias'];
    }
  } else if (match === undefined && file === undefined) {
    yield [null, 'needs match (a pattern), or file and alias for what has no identity'];
  } else if (match !== undefined && (file !== undefined || alias !== undefined)) {
    yield [null, 'has both match and file or alias: one of them names what is waived'];
  } else if (match === undefined && alias === undefined) {
    yield [null, 'needs alias beside file: a file holds many servers'];
  }
  const read = typeof match === 'string' ? readPattern(match) : null;
  if (read !== null && !('fault' in read) && literalOwner(read) === null) {
    yield ['match', `must name whose packages it means: ${read.text} could be anybody's`];
  }
  const isOfFindings = findingRules.some((id) => id === rule);
  if (check !== undefined && !isOfFindings && waivableRules.some((id) => id === rule)) {
    yield ['check', `is known to rules about findings alone: ${findingRules.join(', ')}`];
  }
}

const patterns = z.array(pattern);

/**
 * What is wrong with a glob pattern; null if nothing. It becomes a regular expression that is matched
 * against every path: with many wildcards, or a repeated group, that can take hours.
 */
function globFault(given: string): string | null {
  // `!` would leave out everything except the named paths.
  if (given.startsWith('!')) return 'must say what is left out, without !';
  if (given.length > 500) return 'is longer than 500 characters';
  const wildcards = (part: string): number => part.match(/\*+|\++|\?+/g)?.length ?? 0;
  const segments = given.split('/');
  const crossing = segments.filter((part) => part.includes('**')).length;
  if (segments.some((part) => wildcards(part) > 3) || crossing > 3 || wildcards(given) > 6) {
    return 'has too many wildcards: three in a segment, three ** and six in all are the most';
  }
  return /\)[*+?{]|\}\+|[*+?@!]\(/.test(given)
    ? 'repeats a group: write what is meant as {a,b}'
    : null;
}

/** The form of an entry of `registries`, for messages about faulty ones. */
export const registryForm = 'npm=https://npm.acme.example/, for npm, pypi, nuget or jsr';
const roughForm = /^[a-z]+=https?:\/\/\S+$/;
const registryTypes: readonly string[] = ['npm', 'pypi', 'nuget', 'jsr'];

const registry = z
  .string()
  .regex(roughForm)
  .superRefine((given, context) => {
    if (!roughForm.test(given)) return;
    const { type, address } = readRegistry(given);
    if (address === null || !registryTypes.includes(type)) {
      context.addIssue(`must be of the form ${registryForm}`);
    }
  });

/** The parts of an entry of `registries`; `address` is null if it is not a usable address. */
export function readRegistry(given: string): { type: string; address: string | null } {
  const [type = '', ...rest] = given.split('=');
  return { type, address: registryAddress(rest.join('=')) };
}

const sharedKeys = {
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
    .array(registry)
    .optional()
    .describe('Accepted mirrors, such as npm=https://npm.acme.example/.'),
  deny: patterns.optional().describe('What must not be used.'),
  allow: patterns.optional().describe('When not empty, nothing else may be used.'),
  waivers: z.array(waiver).optional().describe('Exceptions that end.'),
  'ignore-paths': z
    .array(text(globFault))
    .optional()
    .describe(
      'Glob patterns of files and folders that are not judged, from the root of the repository.',
    ),
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
export const policySchema = z.strictObject(sharedKeys);

/** An organisation's policy: the floor for those of its repositories. */
export const floorSchema = z.strictObject({
  ...sharedKeys,
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
