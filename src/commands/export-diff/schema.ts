import * as z from 'zod';
import { fields } from '../../report/json.ts';
import { policyChangesSchema } from './policy-schema.ts';

/*
 * The difference between two exports, as `export diff -o json` prints it. Published: fields may be added, but
 * never renamed.
 */

const { text, optionalText, texts, count, flag, object, list, rows, optional, optionalObject } =
  fields;

const side = object('One of the two exports.', {
  name: text('The file or address.'),
  generatedAt: text('When the export was generated, ISO 8601.'),
  schemaVersion: optionalText('The schema that it names.'),
  rubricVersion: optionalText('The rubric that it names.'),
  servers: count('How many servers it has.'),
  scores: count('How many score reports it has.'),
  findings: count('How many findings it has.'),
  unreadable: count('Records that cannot be compared: without an id, a name or a version.'),
});

const server = { id: text('Id of the server.'), name: optionalText('Its name.') };
const serverSchema = z.strictObject(server);

const packageMove = z.strictObject({
  package: text('The package: `npm:@scope/name`; a name without an ecosystem stands alone.'),
  from: list('Servers that listed it before.', serverSchema),
  to: list('Servers that list it now.', serverSchema),
});

const publisher = z.strictObject({
  namespace: optionalText('Namespace of the publisher.'),
  verified: optional('Whether the service has verified it.', z.boolean()),
});

const grade = z.strictObject({
  score: optional('0 to 100; null means unscannable or unreadable.', z.number()),
  grade: optionalText('The grade.'),
  rubric: optionalText('The rubric by which it was graded.'),
});

const check = z.strictObject({
  check: optionalText('Null if the export has none.'),
  before: texts(
    'Its results before; empty if it had none. `damaged evidence` is one more where evidence has invalid UTF-8 or control characters.',
  ),
  after: texts('Its results now, as `before`.'),
});

const version = {
  server: text('Id of the server.'),
  name: optionalText('Its name; null if no record of it has one.'),
  version: text('The version.'),
};

const cause = z
  .enum(['graded-anew', 'rubric-changed'])
  .describe('`rubric-changed`: graded by another rubric, so the server itself may be unchanged.');

export const exportDiffSchema = fields.titled('MCP Grade Gate: difference between two exports', {
  old: side,
  new: side,
  differs: flag('Whether anything below is not empty.'),
  schema: optionalObject('The schema of the exports, if it differs; else null.', {
    before: optionalText('That of the old export.'),
    after: optionalText('That of the new export.'),
  }),
  rubric: optionalObject('The rubric of the exports, if it differs; else null.', {
    before: optionalText('That of the old export.'),
    after: optionalText('That of the new export.'),
  }),
  packages: object('The packages of servers.', {
    moved: list(
      'Packages that were listed before, and now by a server that did not list them.',
      packageMove,
    ),
    changed: rows('Servers whose packages differ.', {
      ...server,
      added: texts('Packages that it lists now.'),
      removed: texts('Packages that it no longer lists.'),
    }),
  }),
  publishers: rows('Servers whose publisher, or its verification, differs.', {
    ...server,
    before: publisher.describe('The publisher before.'),
    after: publisher.describe('The publisher now.'),
  }),
  servers: object('Servers by their ids.', {
    came: list('Servers that only the new export has.', serverSchema),
    went: list('Servers that only the old export has.', serverSchema),
    renamed: rows('Servers whose name differs.', {
      id: server.id,
      before: text('The name before.'),
      after: text('The name now.'),
    }),
    relisted: rows(
      'Servers whose records list other versions or digests; not those whose score came or went.',
      {
        ...server,
        added: texts('Versions and digests that its record lists now.'),
        removed: texts('Versions and digests that its record no longer lists.'),
      },
    ),
    repeated: rows('Servers of both exports whose number of records differs.', {
      id: server.id,
      before: count('Records with this id before.'),
      after: count('Records with this id now.'),
    }),
  }),
  versions: object('Scored versions of servers.', {
    came: rows('Versions that are scored now.', { ...version, ...grade.shape }),
    went: rows('Versions that are no longer scored.', { ...version, ...grade.shape }),
    changed: rows('Versions of both exports whose grade, or a result of a check, differs.', {
      ...version,
      cause,
      before: grade.describe('The grade before.'),
      after: grade.describe('The grade now.'),
      checks: list('Checks whose results differ.', check),
    }),
  }),
  checks: rows('Totals over the versions that both exports have.', {
    check: optionalText('Null if the export has none.'),
    cause,
    began: count('Versions in which it began to fail.'),
    ceased: count('Versions in which it ceased to fail.'),
  }),
  policy: policyChangesSchema
    .optional()
    .describe('Verdict changes under the policy; absent if no policy was given.'),
});

export type ExportDiff = z.infer<typeof exportDiffSchema>;
