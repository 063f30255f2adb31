import * as z from 'zod';
import { recordNameField } from '../../../judging/rules.ts';
import { fields } from '../../../report/json.ts';

/** The format of `allowlist.json` is public: fields can be added but never renamed. */

const { text, optionalText, flag, list, rows } = fields;

const versionSchema = z.strictObject({
  version: optionalText(
    'The version as written in the export; null for an address, which has no version.',
  ),
  digest: optionalText('The image digest; null if the export contains none.'),
  purl: optionalText('The package URL; null if there is none, as for an address.'),
  judgedVersion: z
    .string()
    .nullable()
    .optional()
    .describe('The judged version; null if the export contains none. Present only with grades.'),
  verdict: z
    .enum(['pass', 'warn', 'fail', 'error'])
    .optional()
    .describe('`error`: the version cannot be judged. Present only with grades.'),
  score: z
    .number()
    .nullable()
    .optional()
    .describe('The score, 0 to 100; null if there is none. Present only with grades.'),
  grade: z.string().nullable().optional().describe('The grade. Present only with grades.'),
  rules: z
    .array(z.string())
    .optional()
    .describe('The rules that fail or cannot be evaluated, sorted. Present only with grades.'),
  gradedAt: z
    .string()
    .nullable()
    .optional()
    .describe('When the version was graded, as written in the export. Present only with grades.'),
});

const packageSchema = z.strictObject({
  ecosystem: text(
    'Type of the dependency, as in the report, such as `npm`, `pypi`, `oci` or `remote`.',
  ),
  name: text('The normalised name that the gate compares, or the address of a remote server.'),
  servers: rows('The servers in the export that list this package or address.', {
    id: text('Id of the server.'),
    name: recordNameField(),
  }),
  admitted: list('Versions that pass the policy, highest first.', versionSchema),
  notAdmitted: list(
    'Versions that fail the policy or cannot be judged, highest first.',
    versionSchema,
  ),
});

export const listSchema = fields.titled('MCP Grade Gate allowlist', {
  listVersion: fields.formVersion(1),
  withGrades: flag('Whether `--with-grades` was given.'),
  packages: list('Every package, image, address and registry name in the export.', packageSchema),
});

export type AllowlistPackage = z.infer<typeof packageSchema>;
export type AllowlistVersion = z.infer<typeof versionSchema>;
