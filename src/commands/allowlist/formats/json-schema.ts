import * as z from 'zod';
import { fields } from '../../../report/json.ts';

/*
 * The contents of `allowlist.json`. Published: fields may be added, but never renamed.
 */

const { text, optionalText, flag, list, rows } = fields;

const versionSchema = z.strictObject({
  version: optionalText(
    'As the export writes it; null for an address, which stands for what it serves.',
  ),
  digest: optionalText('Digest of an image; null if the export lists none.'),
  purl: optionalText('Its package URL; null for what has none, such as an address.'),
  judgedVersion: z
    .string()
    .nullable()
    .optional()
    .describe('The version that was judged; null if the export has none. Only with grades.'),
  verdict: z
    .enum(['pass', 'warn', 'fail', 'error'])
    .optional()
    .describe('`error`: it cannot be judged. Only with grades.'),
  score: z
    .number()
    .nullable()
    .optional()
    .describe('0 to 100; null without a score. Only with grades.'),
  grade: z.string().nullable().optional().describe('The grade. Only with grades.'),
  rules: z
    .array(z.string())
    .optional()
    .describe('The rules that fail or cannot be decided, sorted. Only with grades.'),
  gradedAt: z
    .string()
    .nullable()
    .optional()
    .describe('When it was graded, as the export has it. Only with grades.'),
});

const packageSchema = z.strictObject({
  ecosystem: text('`npm`, `pypi`, `oci`, `remote`, …: the types of dependencies of the report.'),
  name: text('The name as the gate compares it; the address of a remote server.'),
  servers: rows('The servers of the export that list it.', {
    id: text('Id of the server.'),
    name: text('Its name in the registry.'),
  }),
  admitted: list('Versions that pass the policy, highest first.', versionSchema),
  notAdmitted: list(
    'Versions that fail the policy or cannot be judged, highest first.',
    versionSchema,
  ),
});

export const listSchema = fields.titled('Allowlist of MCP Grade Gate', {
  listVersion: z.literal(1).describe('Incremented when a field is removed or changes its meaning.'),
  withGrades: flag('Whether `--with-grades` was given.'),
  packages: list('Every package, image, address and registry name of the export.', packageSchema),
});

export type AllowlistPackage = z.infer<typeof packageSchema>;
export type AllowlistVersion = z.infer<typeof versionSchema>;
