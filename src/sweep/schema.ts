import * as z from 'zod';
import {
  reportError,
  reportExport,
  serverSchema,
  sharedByProblems,
} from '../report/json/schema.ts';

/*
 * What the JSON report of a sweep holds. It shares the shapes of the gate's own report.
 */

const text = (about: string) => z.string().describe(about);
const count = (about: string) => z.int().min(0).describe(about);
const verdict = z.enum(['pass', 'warn', 'fail', 'error']);
const repositoryName = text('`owner/name`.');

const problem = z.strictObject({
  rule: text('Id of the rule.'),
  ...sharedByProblems.pick({
    level: true,
    message: true,
    advice: true,
    file: true,
    line: true,
    waived: true,
    waivedUntil: true,
  }).shape,
});

const repository = z.strictObject({
  name: repositoryName,
  visibility: z
    .enum(['public', 'internal', 'private'])
    .nullable()
    .describe('Null where GitHub does not show the repository.'),
  pushedAt: z.string().nullable().describe('When something was pushed last; null where unknown.'),
  branch: z.string().nullable().describe('The default branch; null where there is none.'),
  commit: z.string().nullable().describe('The judged commit; null where nothing was read.'),
  status: z
    .enum(['read', 'empty', 'not-read', 'not-read-yet'])
    .describe(
      '`empty`: it has no commits. `not-read`: it cannot be read. `not-read-yet`: the run ended before it.',
    ),
  reason: z.string().nullable().describe('Why it was not read, else null.'),
  verdict: verdict.describe('`error` where it was not read, or could not be judged.'),
  problems: z.array(problem).describe('Those of no server, such as files that cannot be read.'),
  notices: z.array(z.string()).describe('What is to be known of its policy.'),
});

const server = z.strictObject({
  repository: repositoryName,
  ...serverSchema.pick({
    file: true,
    line: true,
    alias: true,
    client: true,
    role: true,
    type: true,
    name: true,
    specifier: true,
    version: true,
    pin: true,
    match: true,
    judgedVersion: true,
    grade: true,
    score: true,
    verdict: true,
  }).shape,
  problems: z.array(problem).describe('What the rules found.'),
});

/** The JSON report of a sweep, as `renderSweepJson` writes it. */
export const sweepSchema = z.strictObject({
  sweepVersion: z.literal(1).describe('Raised when a field goes or changes its meaning.'),
  verdict: verdict.describe('The worst of all repositories; `error` also where one was not read.'),
  error: reportError
    .optional()
    .describe('Why nothing was decided, or the list has no end; only there where that is so.'),
  counts: z
    .strictObject({
      listed: count('Repositories that GitHub lists, or the file names.'),
      read: count('Those that were read.'),
      empty: count('Those without commits.'),
      notRead: count('Those that cannot be read.'),
      notReadYet: count('Those that the run did not come to.'),
      withServers: count('Those that declare servers.'),
      failing: count('Those that were read and fail.'),
      undecided: count('Those that were read and could not be judged.'),
      servers: count('Servers, each once wherever it is declared.'),
      places: count('Entries of `servers`.'),
      failedServers: count('Servers that fail somewhere.'),
    })
    .describe('Numbers of repositories and servers.'),
  leftOut: z
    .strictObject({
      archived: count('Archived repositories.'),
      forks: count('Forks.'),
      byPattern: count('Repositories that `--include` and `--exclude` leave out.'),
    })
    .describe('Numbers of repositories that are not judged, because nobody wants them to be.'),
  omitted: z
    .enum(['nothing', 'entries'])
    .describe('`entries`: those that would make the report larger than 100 MB are not there.'),
  run: z
    .strictObject({
      version: text('The version of MCP Grade Gate.'),
      organisation: z.string().nullable().describe('Null for a list of repositories.'),
      requests: count("Requests to GitHub's API."),
      notices: z.array(z.string()).describe("What is to be known of the organisation's policy."),
    })
    .describe('The circumstances.'),
  export: reportExport,
  repositories: z.array(repository).describe('One entry for each repository, by its name.'),
  servers: z
    .array(server)
    .describe('One entry for each place and what it launches, the worst verdicts first.'),
});

export type JsonSweep = z.input<typeof sweepSchema>;

/** The JSON Schema of the report, for other tools. */
export function sweepJsonSchema(): object {
  const { $schema, ...rest } = z.toJSONSchema(sweepSchema, { io: 'input' });
  return { $schema, title: 'JSON report of a sweep of MCP Grade Gate', ...rest };
}
