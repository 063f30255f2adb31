import * as z from 'zod';
import { causes } from '../../judging/history.ts';
import {
  briefProblem,
  fields,
  notReadYet,
  problemList,
  reportExport,
  serverSchema,
  sharedFields,
} from '../../report/json.ts';
import { overviewSchema, ownersFrom, sweptWaiverSchema } from './schema-overview.ts';
import { historyTables } from './tables.ts';

const { text, optionalText, texts, count, verdict, object, list, optional, optionalObject } =
  fields;
const { runs, repositories, places } = historyTables;
const optionalCount = (about: string) => optional(about, z.int().min(0));
const repositoryName = text('`owner/name`.');

const owners = texts(
  'The owners that CODEOWNERS lists for the file, in lower case: `@user`, `@organisation/team`, or an e-mail address. If CODEOWNERS lists no owners, the values of the property given with `--owner-property`; empty if that property has no values.',
);

const repository = z.strictObject({
  name: repositoryName,
  id: optionalText(
    "GitHub's node id, which does not change when a repository is renamed; null if unknown.",
  ),
  customProperties: z
    .record(z.string(), z.array(z.string()))
    .describe('The values of the custom properties given with `--properties`, by lower-case name.'),
  visibility: optional(
    'Null if GitHub does not show the repository.',
    z.enum(['public', 'internal', 'private']),
  ),
  pushedAt: optionalText('Time of the last push; null if unknown.'),
  branch: optionalText('The default branch; null if there is none.'),
  commit: optionalText(repositories.commit.meaning),
  status: z
    .enum(['read', 'empty', 'not-read', 'not-read-yet'])
    .describe(`\`empty\`: it has no commits. \`not-read\`: it cannot be read. ${notReadYet}`),
  reason: optionalText(repositories.reason.meaning),
  verdict: verdict.describe('`error` if it was not read or could not be judged.'),
  asOf: optionalText(
    'Start of the run that found its servers, problems and waivers; null for this run, or if no run found any.',
  ),
  unreadSince: optionalText(
    'The first of the consecutive complete runs that could not read it; null if it was read or not read yet.',
  ),
  problems: list(
    'Problems that concern no server, such as files that cannot be read.',
    briefProblem.extend({
      rule: text('Id of the rule; `invalid-policy` for a policy with errors.'),
      owners,
      ownersFrom,
      since: text('The first of the consecutive complete runs that found it.'),
    }),
  ),
  waivers: list('The waivers in its policy that are in use.', sweptWaiverSchema),
  notices: texts('Notices about its policy and its CODEOWNERS.'),
});

export const sinceSchema = object('The time of a change, between two runs.', {
  after: optionalText(
    'The last run before the change. Null if no earlier run is known; in that case, the change happened at or before `by`.',
  ),
  by: text('The first run after the change.'),
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
  isPinned: optional(places.is_pinned.meaning, z.boolean()),
  below: z
    .number()
    .min(0)
    .describe(
      'How far its score is below the minimum in its policy; 0 if the score is not below that minimum.',
    ),
  owners,
  ownersFrom,
  problems: problemList(briefProblem),
  history: optionalObject('Its history from earlier runs; null without `--state-file`.', {
    declared: sinceSchema.describe('When this version was added to this place.'),
    graded: sinceSchema.describe('When it first had this grade and verdict in this place.'),
    news: optional(
      'Why it is new since the last run: a commit added or edited it, the service changed its grade, the rubric changed, or the policy changed. Null if it is not new or the last run is unknown.',
      z.enum(causes),
    ),
  }),
  asOf: optionalText(places.as_of.meaning),
});

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
  declared: sinceSchema.describe('When it was added to this place.'),
  gone: sinceSchema.describe('When it was removed from this place.'),
});

/** A repository's results from a complete run, as stored in the state. */
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
  sweepVersion: fields.formVersion(1),
  verdict: verdict.describe(
    'The worst verdict among all repositories; also `error` if a repository was not read.',
  ),
  error: sharedFields.error,
  counts: object(
    'Numbers of repositories and servers. Numbers that need grades are null if grades are not shown.',
    {
      listed: count("Repositories in GitHub's list, or in the file given with `--repos`."),
      read: count('Repositories that were read.'),
      empty: count('Repositories without commits.'),
      notRead: count('Repositories that could not be read.'),
      notReadYet: count('Repositories that the run did not reach.'),
      withServers: count('Repositories that declare servers.'),
      failing: optionalCount('Repositories with a failure.'),
      undecided: optionalCount('Repositories that were read but could not be judged.'),
      servers: count('Servers. Each server counts once, however often it is declared.'),
      places: count('Entries of `servers`.'),
      earlier: count('Places that show the results of an earlier run.'),
      failedServers: optionalCount('Servers that fail in at least one place.'),
    },
  ),
  grades: z
    .enum(['shown', 'withheld', 'unknown'])
    .describe(
      '`withheld`: the report does not reveal grades, and its lists are empty. `unknown`: grades are unavailable for the reason in `error`. The run then judges nothing, shows results of an earlier run with their `asOf`, and compares nothing with the last run.',
    ),
  overview: overviewSchema,
  leftOut: object('Numbers of repositories that the settings exclude.', {
    archived: count('Archived repositories.'),
    forks: count('Forks.'),
    byPattern: count('Repositories excluded by `--include` and `--exclude`.'),
    byProperty: count('Repositories excluded by `--property`.'),
  }),
  omitted: sharedFields.omitted,
  run: sharedFields.run({
    version: sharedFields.version,
    at: z.iso.datetime().describe('When the repositories were read.'),
    organisation: optionalText(runs.organisation.meaning),
    requests: sharedFields.requests,
    notices: texts("Notices about the organisation's policy and about the state."),
    last: optionalObject('The last known run; null if there is none.', {
      at: text('When that run read the repositories.'),
    }),
  }),
  export: reportExport,
});

export const sweepSchema = fields.titled('JSON report of an MCP Grade Gate sweep', {
  ...headSchema.shape,
  repositories: sharedFields.repositories(repository),
  servers: list('One entry for each launch in each place, worst verdicts first.', server),
  gone: list(
    'Servers from the last run that have since been removed from their places.',
    removedPlaceSchema,
  ),
});

export type JsonSweep = z.input<typeof sweepSchema>;
/** The report without its lists. */
export type SweepHead = z.input<typeof headSchema>;

const kind = <Kind extends string>(name: Kind) => z.literal(name).describe('The kind of line.');

/** A line of the report that `renderSweepLines` writes. The first line holds the report without its lists. */
export const sweepLineSchema = z
  .discriminatedUnion('kind', [
    headSchema.extend({ kind: kind('sweep') }),
    repository.extend({ kind: kind('repository') }),
    server.extend({ kind: kind('server') }),
    removedPlaceSchema.extend({ kind: kind('gone') }),
  ])
  .meta({ title: 'A line of an MCP Grade Gate sweep report' });
