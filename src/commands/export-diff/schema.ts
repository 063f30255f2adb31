import * as z from 'zod';
import { fields } from '../../report/json.ts';
import { gradeCause, policyChangesSchema } from './policy-schema.ts';

/** The output of `export diff -o json`. This schema is published: fields may be added, but never renamed. */

const { text, optionalText, texts, count, flag, object, list, rows, optional, optionalObject } =
  fields;

const side = object('One of the two exports.', {
  name: text('The file or address.'),
  generatedAt: text('When the export was generated, ISO 8601.'),
  schemaVersion: optionalText('The schema version in the export.'),
  rubricVersion: optionalText('The rubric version in the export.'),
  servers: count('Number of servers.'),
  scores: count('Number of score reports.'),
  findings: count('Number of findings.'),
  unreadable: count(
    'Number of records that cannot be compared, because they have no id, name or version.',
  ),
});

const server = { id: text('Id of the server.'), name: optionalText('Its name.') };
const serverSchema = z.strictObject(server);

const packageMove = z.strictObject({
  package: text(
    'The package, such as `npm:@scope/name`. For a package without an ecosystem, only its name.',
  ),
  from: list('Servers that listed it before.', serverSchema),
  to: list('Servers that list it now.', serverSchema),
});

const publisher = z.strictObject({
  namespace: optionalText('Namespace of the publisher.'),
  verified: optional('Whether the service has verified the publisher.', z.boolean()),
});

const grade = z.strictObject({
  score: optional('0 to 100; null means unscannable or unreadable.', z.number()),
  grade: optionalText('The grade.'),
  rubric: optionalText('The rubric used for the grade.'),
});

const checkName = optionalText('Name of the check; null if the export contains none.');

const check = z.strictObject({
  check: checkName,
  before: texts(
    'The earlier results of the check; empty if there were none. Includes `damaged evidence` if the evidence contains invalid UTF-8 or control characters.',
  ),
  after: texts('The current results, in the same form as `before`.'),
});

const version = {
  server: text('Id of the server.'),
  name: optionalText('Name of the server; null if none of its records contains one.'),
  version: text('The version.'),
};

export const exportDiffSchema = fields.titled('MCP Grade Gate: difference between two exports', {
  old: side,
  new: side,
  differs: flag('Whether there is any difference.'),
  schema: optionalObject('The schema versions of the exports if they differ; otherwise null.', {
    before: optionalText('In the old export.'),
    after: optionalText('In the new export.'),
  }),
  rubric: optionalObject('The rubric versions of the exports if they differ; otherwise null.', {
    before: optionalText('In the old export.'),
    after: optionalText('In the new export.'),
  }),
  packages: object('Changes to the packages that servers list.', {
    moved: list(
      'Previously listed packages that are now listed by a server that did not list them before.',
      packageMove,
    ),
    changed: rows('Servers whose packages differ.', {
      ...server,
      added: texts('Packages that the server lists now.'),
      removed: texts('Packages that the server no longer lists.'),
    }),
  }),
  publishers: rows('Servers whose publisher or publisher verification differs.', {
    ...server,
    before: publisher.describe('The publisher in the old export.'),
    after: publisher.describe('The publisher in the new export.'),
  }),
  servers: object('Changes to servers, compared by id.', {
    came: list('Servers that only the new export contains.', serverSchema),
    went: list('Servers that only the old export contains.', serverSchema),
    renamed: rows('Servers whose name differs.', {
      id: server.id,
      before: text('The name in the old export.'),
      after: text('The name in the new export.'),
    }),
    relisted: rows(
      'Servers whose records list different versions or digests. Versions whose score was added or removed are excluded.',
      {
        ...server,
        added: texts('Versions and digests now listed for the server.'),
        removed: texts('Versions and digests no longer listed for the server.'),
      },
    ),
    repeated: rows('Servers that are in both exports, but with a different number of records.', {
      id: server.id,
      before: count('Number of records with this id in the old export.'),
      after: count('Number of records with this id in the new export.'),
    }),
  }),
  versions: object('Changes to the scored versions of servers.', {
    came: rows('Versions that are scored now.', { ...version, ...grade.shape }),
    went: rows('Versions that are no longer scored.', { ...version, ...grade.shape }),
    changed: rows(
      'Versions that are in both exports, but with a different grade or different check results.',
      {
        ...version,
        cause: gradeCause,
        before: grade.describe('The grade in the old export.'),
        after: grade.describe('The grade in the new export.'),
        checks: list('Checks whose results differ.', check),
      },
    ),
  }),
  checks: rows('Totals over the versions in both exports.', {
    check: checkName,
    cause: gradeCause,
    began: count('Number of versions in which the check started to fail.'),
    ceased: count('Number of versions in which the check stopped failing.'),
  }),
  policy: policyChangesSchema
    .optional()
    .describe('Verdict changes under the policy; absent if no policy was given.'),
});

export type ExportDiff = z.infer<typeof exportDiffSchema>;
