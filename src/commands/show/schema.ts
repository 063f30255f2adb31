import * as z from 'zod';
import { ecosystemTypes } from '../../model/model.ts';
import { briefProblem, reportExport, reportFinding } from '../../report/json.ts';

/*
 * What an export says of a server, as `show -o json` prints it. Published: fields may be added, but none is
 * renamed.
 */

const text = (about: string) => z.string().describe(about);
const verdict = z
  .enum(['pass', 'warn', 'fail', 'error'])
  .describe('What the gate decides; `error` means that it cannot judge it.');
const grade = z.string().nullable().describe('Its grade; null if it has none.');
const score = z.number().nullable().describe('0 to 100; null if it has none.');

const problem = briefProblem.pick({
  rule: true,
  level: true,
  message: true,
  advice: true,
  waived: true,
  waivedUntil: true,
});

const server = z.strictObject({
  id: text('Its id in the export.'),
  name: text('Its name in the registry.'),
  publisher: z.string().nullable().describe('The namespace of its publisher; null if not given.'),
  verified: z
    .boolean()
    .nullable()
    .describe('Whether the publisher is verified; null if not given.'),
  packages: z
    .array(z.string())
    .describe('Everything that it is distributed as: package URLs, addresses, or `type:name`.'),
});

const version = z.strictObject({
  version: z
    .string()
    .nullable()
    .describe('As the export writes it; null for what is judged without one, such as an address.'),
  judgedVersion: z.string().nullable().describe('The version that was judged; null if none was.'),
  verdict: verdict.describe('On somebody who adds it pinned to this version.'),
  score,
  grade,
  rules: z.array(z.string()).describe('Rules that fail, or could not be decided.'),
  rubric: z.string().nullable().describe('The rubric by which it was graded; null if not given.'),
  digest: z.string().nullable().describe('Of an image; null if the export has none.'),
  gradedAt: z.iso.datetime().nullable().describe('When it was graded; null if not given.'),
});

const detail = z.strictObject({
  version: version.shape.version,
  reason: z
    .enum(['named', 'take', 'newest'])
    .describe('Why it is this one: it was named, it is the one to take, or the newest of none.'),
  verdict: verdict.describe('On somebody who pastes it.'),
  score,
  grade,
  problems: z.array(problem).describe('What the rules found.'),
  passedFindings: z.int().min(0).describe('How many checks it passed.'),
  findings: z.array(reportFinding).describe('The others with their evidence, heaviest first.'),
});

const entry = z
  .strictObject({
    client: text('The client, as `--add` names it.'),
    title: text('The client, as people call it.'),
    file: text('Its file.'),
    place: z
      .enum(['project', 'user'])
      .describe('Whether that is in the project, or in the settings of the user.'),
    keys: z.array(z.string()).describe('The keys of the file below which entries are.'),
    source: text('The documentation of that file.'),
    alias: text('The name of the entry.'),
    version: version.shape.version,
    text: text('A file that has this entry alone.'),
    entry: text('The entry, for a file that has others.'),
  })
  .describe('What to paste.');

const shownPackage = z.strictObject({
  type: z.enum(ecosystemTypes).describe('Its ecosystem.'),
  name: text('Its normalised name or address, without secrets.'),
  purl: z.string().nullable().describe('Its package URL; null if it has none.'),
  servers: z.array(server).describe('The servers that list it; of several the worst counts.'),
  versions: z.array(version).describe('All versions, the newest first.'),
  take: z
    .strictObject({ version: version.shape.version, score, grade })
    .nullable()
    .describe('The newest version that passes; null if none does.'),
  detail: detail.nullable().describe('One version in detail; null if it cannot be launched.'),
  add: entry.nullable().describe('What to paste, with `--add`; null if there is nothing.'),
  addFault: z.string().nullable().describe('Why there is nothing to paste; null if there is.'),
});

export const showSchema = z.strictObject({
  query: text('What was searched for.'),
  export: reportExport,
  policy: z
    .strictObject({
      file: z.string().nullable().describe('The policy file; null if none was named.'),
      preset: text('Its preset.'),
      minScore: z.number().describe('The lowest score that passes.'),
    })
    .describe('What the versions are judged by.'),
  problems: z.array(problem).describe('What is wrong with the export as a whole.'),
  packages: z.array(shownPackage).describe('What was found; empty if nothing was.'),
  neighbours: z
    .array(z.string())
    .describe('If nothing was found, names of listed packages that are one character away.'),
});

/** What an export says of what was searched for. */
export type Shown = z.infer<typeof showSchema>;
export type ShownPackage = Shown['packages'][number];
export type ShownVersion = ShownPackage['versions'][number];
export type ShownEntry = NonNullable<ShownPackage['add']>;
export type ShownProblem = Shown['problems'][number];

/** The JSON Schema of `show -o json`, for other tools. */
export function showJsonSchema(): object {
  const { $schema, ...rest } = z.toJSONSchema(showSchema);
  return { $schema, title: 'A server in an export, as MCP Grade Gate shows it', ...rest };
}
