import * as z from 'zod';
import { policyChangesSchema } from './policy-schema.ts';

/*
 * The difference between two exports, as `export diff -o json` prints it. Published: fields may be added,
 * but none is renamed.
 */

const text = (about: string) => z.string().describe(about);
const count = (about: string) => z.int().min(0).describe(about);

const side = z
  .strictObject({
    name: text('The file or address.'),
    generatedAt: text('When the export was generated, ISO 8601.'),
    schemaVersion: z.string().nullable().describe('The schema that it names.'),
    rubricVersion: z.string().nullable().describe('The rubric that it names.'),
    servers: count('How many servers it has.'),
    scores: count('How many score reports it has.'),
    findings: count('How many findings it has.'),
    unreadable: count('Records that cannot be compared: without an id, a name or a version.'),
  })
  .describe('One of the two exports.');

const server = { id: text('Id of the server.'), name: z.string().nullable().describe('Its name.') };
const serverSchema = z.strictObject(server);

const packageMove = z.strictObject({
  package: text('The package: `npm:@scope/name`; a name without an ecosystem stands alone.'),
  from: z.array(serverSchema).describe('Servers that listed it before.'),
  to: z.array(serverSchema).describe('Servers that list it now.'),
});

const publisher = z.strictObject({
  namespace: z.string().nullable().describe('Namespace of the publisher.'),
  verified: z.boolean().nullable().describe('Whether the service has verified it.'),
});

const grade = z.strictObject({
  score: z.number().nullable().describe('0 to 100; null means unscannable or unreadable.'),
  grade: z.string().nullable().describe('The grade.'),
  rubric: z.string().nullable().describe('The rubric by which it was graded.'),
});

const check = z.strictObject({
  check: z.string().nullable().describe('Null if the export does not name it.'),
  before: z.array(z.string()).describe('Its results before; empty if it had none.'),
  after: z.array(z.string()).describe('Its results now; empty if it has none.'),
});

const version = {
  server: text('Id of the server.'),
  name: z.string().nullable().describe('Its name; null if no record of it has one.'),
  version: text('The version.'),
};

const cause = z
  .enum(['graded-anew', 'rubric-changed'])
  .describe('`rubric-changed`: under another rubric, which says nothing of the server.');

export const exportDiffSchema = z.strictObject({
  old: side,
  new: side,
  differs: z.boolean().describe('Whether anything below is not empty.'),
  rubric: z
    .strictObject({
      before: z.string().nullable().describe('That of the old export.'),
      after: z.string().nullable().describe('That of the new export.'),
    })
    .nullable()
    .describe('The rubric of the exports, if it differs; else null.'),
  packages: z
    .strictObject({
      moved: z
        .array(packageMove)
        .describe('Packages that were listed before, and now by a server that did not list them.'),
      changed: z
        .array(
          z.strictObject({
            ...server,
            added: z.array(z.string()).describe('Packages that it lists now.'),
            removed: z.array(z.string()).describe('Packages that it lists no longer.'),
          }),
        )
        .describe('Servers whose packages differ.'),
    })
    .describe('What servers are distributed as.'),
  publishers: z
    .array(
      z.strictObject({
        ...server,
        before: publisher.describe('The publisher before.'),
        after: publisher.describe('The publisher now.'),
      }),
    )
    .describe('Servers whose publisher, or its verification, differs.'),
  servers: z
    .strictObject({
      came: z.array(serverSchema).describe('Servers that only the new export has.'),
      went: z.array(serverSchema).describe('Servers that only the old export has.'),
      renamed: z
        .array(
          z.strictObject({
            id: server.id,
            before: text('The name before.'),
            after: text('The name now.'),
          }),
        )
        .describe('Servers whose name differs.'),
      relisted: z
        .array(
          z.strictObject({
            ...server,
            added: z.array(z.string()).describe('What its record lists now.'),
            removed: z.array(z.string()).describe('What its record lists no longer.'),
          }),
        )
        .describe(
          'Servers whose records list other versions or digests; not those whose score came or went.',
        ),
      repeated: z
        .array(
          z.strictObject({
            id: server.id,
            before: count('Records with this id before.'),
            after: count('Records with this id now.'),
          }),
        )
        .describe('Servers of both exports that have another number of records.'),
    })
    .describe('Servers by their ids.'),
  versions: z
    .strictObject({
      came: z
        .array(z.strictObject({ ...version, ...grade.shape }))
        .describe('Versions that are scored now.'),
      went: z
        .array(z.strictObject({ ...version, ...grade.shape }))
        .describe('Versions that are no longer scored.'),
      changed: z
        .array(
          z.strictObject({
            ...version,
            cause,
            before: grade.describe('The grade before.'),
            after: grade.describe('The grade now.'),
            checks: z.array(check).describe('Checks whose results differ.'),
          }),
        )
        .describe('Versions of both exports whose grade, or a result of a check, differs.'),
    })
    .describe('Scored versions of servers.'),
  checks: z
    .array(
      z.strictObject({
        check: z.string().nullable().describe('Null if the export does not name it.'),
        cause,
        began: count('Versions in which it began to fail.'),
        ceased: count('Versions in which it ceased to fail.'),
      }),
    )
    .describe('Totals over the versions that both exports have.'),
  policy: policyChangesSchema
    .optional()
    .describe('What would pass or fail now that did not; absent if no policy was given.'),
});

export type ExportDiff = z.infer<typeof exportDiffSchema>;

/** The JSON Schema of the difference. */
export function exportDiffJsonSchema(): object {
  return {
    ...z.toJSONSchema(exportDiffSchema),
    title: 'MCP Grade Gate: difference between two exports',
  };
}
