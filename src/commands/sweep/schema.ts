import * as z from 'zod';
import { causes } from '../../judging/history.ts';
import {
  briefProblem,
  fields,
  reportError,
  reportExport,
  serverSchema,
} from '../../report/json.ts';
import { overviewSchema, ownersFrom, sweptWaiverSchema } from './schema-overview.ts';

/*
 * The JSON report of a sweep. It shares the shapes of the gate's own report.
 */

const { text, optionalText, texts, count, verdict, object, list, optional, optionalObject } =
  fields;
const optionalCount = (about: string) => optional(about, z.int().min(0));
const repositoryName = text('`owner/name`.');

const owners = texts(
  'Who owns the file by CODEOWNERS, in lower case: `@user`, `@organisation/team`, or an address of e-mail; else the values of the property of `--owner-property`; empty for nobody.',
);

const repository = z.strictObject({
  name: repositoryName,
  id: optionalText(
    "GitHub's node id, which it keeps under any name; null where that is not known.",
  ),
  customProperties: z
    .record(z.string(), z.array(z.string()))
    .describe(
      'The values of those custom properties that `--properties` names, by their names in lower case.',
    ),
  visibility: optional(
    'Null where GitHub does not show the repository.',
    z.enum(['public', 'internal', 'private']),
  ),
  pushedAt: optionalText('When something was pushed last; null where unknown.'),
  branch: optionalText('The default branch; null where there is none.'),
  commit: optionalText('The judged commit; null where nothing was read.'),
  status: z
    .enum(['read', 'empty', 'not-read', 'not-read-yet'])
    .describe(
      '`empty`: it has no commits. `not-read`: it cannot be read. `not-read-yet`: the run ended before it.',
    ),
  reason: optionalText('Why it was not read, else null.'),
  verdict: verdict.describe('`error` where it was not read, or could not be judged.'),
  asOf: optionalText(
    'When the run began that found its servers, problems and waivers; null where this one did, or none has.',
  ),
  unreadSince: optionalText(
    'The first of the whole runs that could not read it, one after the other; null where it was read, or not yet.',
  ),
  problems: list(
    'Those of no server, such as files that cannot be read.',
    briefProblem.extend({
      rule: text('Id of the rule; `invalid-policy` for a policy with faults.'),
      owners,
      ownersFrom,
      since: text('The first of the whole runs that found it, one after the other.'),
    }),
  ),
  waivers: list('The waivers of its policy that are in use.', sweptWaiverSchema),
  notices: texts('What is to be known of its policy and its CODEOWNERS.'),
});

export const sinceSchema = object('When something came to be so: between two runs.', {
  after: optionalText(
    'The last run before it was so; null if none is known: then it is so at least since `by`.',
  ),
  by: text('The first run that found it so.'),
});

const server = z.strictObject({
  repository: repositoryName,
  ...serverSchema.pick({
    file: true,
    line: true,
    alias: true,
    client: true,
    role: true,
    launch: true,
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
    remedy: true,
  }).shape,
  isPinned: optional(
    'Whether each start fetches the same version; null for what has no versions.',
    z.boolean(),
  ),
  below: z
    .number()
    .min(0)
    .describe('By how much its score is below the minimum of its policy; 0 where it is not.'),
  owners,
  ownersFrom,
  problems: list('What the rules found.', briefProblem),
  history: optionalObject('What earlier runs know of it; null without `--state-file`.', {
    declared: sinceSchema.describe('Since when this version of it is declared there.'),
    graded: sinceSchema.describe('Since when it has this grade and verdict there.'),
    news: optional(
      'Why it is new since the last run: brought in by a commit, graded anew by the service, because the rubric changed, or because the policy changed; null if nothing is new, or no last run is known.',
      z.enum(causes),
    ),
  }),
  asOf: optionalText(
    'When the run began that found it so, where it could not be read or judged now; else null.',
  ),
});

/** A server that was removed from a place. */
export const removedPlaceSchema = z.strictObject({
  repository: repositoryName,
  ...serverSchema.pick({
    file: true,
    alias: true,
    type: true,
    name: true,
    version: true,
    judgedVersion: true,
    grade: true,
    verdict: true,
  }).shape,
  declared: sinceSchema.describe('Since when it was declared there.'),
  gone: sinceSchema.describe('Between which runs it went.'),
});

/** The results of a complete run for a repository, as the state stores them. */
export const shownSchema = z.object({
  at: z.string(),
  repository,
  servers: z.array(
    z.object({
      ...{ key: z.string(), name: z.string(), version: z.string(), grade: z.string() },
      ...{ score: z.number().nullable(), entry: server },
    }),
  ),
});

export type JsonShown = z.output<typeof shownSchema>;

const headSchema = z.strictObject({
  sweepVersion: z.literal(1).describe('Raised when a field goes or changes its meaning.'),
  verdict: verdict.describe('The worst of all repositories; `error` also where one was not read.'),
  error: reportError
    .optional()
    .describe('Why nothing was decided, or the list has no end; only there where that is so.'),
  counts: object(
    'Numbers of repositories and servers; null for those that need grades, where these are not shown.',
    {
      listed: count('Repositories that GitHub lists, or the file names.'),
      read: count('Those that were read.'),
      empty: count('Those without commits.'),
      notRead: count('Those that cannot be read.'),
      notReadYet: count('Those that the run did not come to.'),
      withServers: count('Those that declare servers.'),
      failing: optionalCount('Those in which something fails.'),
      undecided: optionalCount('Those that were read and could not be judged.'),
      servers: count('Servers, each once wherever it is declared.'),
      places: count('Entries of `servers`.'),
      earlier: count('Those of them that are shown as an earlier run knew them.'),
      failedServers: optionalCount('Servers that fail somewhere.'),
    },
  ),
  grades: z
    .enum(['shown', 'withheld', 'unknown'])
    .describe(
      '`withheld`: nothing here tells grades, and the lists are empty. `unknown`: `error` says why there are none; nothing is judged, what an earlier run knew is shown with its `asOf`, and nothing is compared with the last run.',
    ),
  overview: overviewSchema,
  leftOut: object('Numbers of repositories that are not judged, because nobody wants them to be.', {
    archived: count('Archived repositories.'),
    forks: count('Forks.'),
    byPattern: count('Repositories that `--include` and `--exclude` leave out.'),
    byProperty: count('Repositories that `--property` leaves out.'),
  }),
  omitted: z
    .enum(['nothing', 'entries'])
    .describe('`entries`: those that would make the report larger than 100 MB are not there.'),
  run: object('The circumstances.', {
    version: text('The version of MCP Grade Gate.'),
    at: z.iso.datetime().describe('When everything was read.'),
    organisation: optionalText('Null for a list of repositories.'),
    requests: count("Requests to GitHub's API."),
    notices: texts("What is to be known of the organisation's policy, and of the state."),
    last: optionalObject('The last run that is known; null if none is.', {
      at: text('When it was judged.'),
    }),
  }),
  export: reportExport,
});

/** The JSON report of a sweep, as `renderSweepJson` writes it. */
export const sweepSchema = fields.titled('JSON report of a sweep of MCP Grade Gate', {
  ...headSchema.shape,
  repositories: list('One entry for each repository, by its name.', repository),
  servers: list('One entry for each place and what it launches, the worst verdicts first.', server),
  gone: list('What the last run found in a place that has it no longer.', removedPlaceSchema),
});

export type JsonSweep = z.input<typeof sweepSchema>;
/** The report without its lists. */
export type SweepHead = z.input<typeof headSchema>;

const kind = <Kind extends string>(name: Kind) => z.literal(name).describe('What the line is.');

/** A line of the report in lines, as `renderSweepLines` writes it: first the one without lists. */
export const sweepLineSchema = z
  .discriminatedUnion('kind', [
    headSchema.extend({ kind: kind('sweep') }),
    repository.extend({ kind: kind('repository') }),
    server.extend({ kind: kind('server') }),
    removedPlaceSchema.extend({ kind: kind('gone') }),
  ])
  .meta({ title: 'Line of the report of a sweep of MCP Grade Gate' });
