import * as z from 'zod';
import {
  briefProblem,
  fields,
  reportError,
  reportExport,
  serverSchema,
} from '../../report/json.ts';

/*
 * The JSON report of a replay. It shares the shapes of the gate's own report.
 */

const { text, optionalText, texts, count, flag, verdict, object, list, rows } = fields;
const repositoryName = text('`owner/name`.');

const problem = z.strictObject({
  ...briefProblem.shape,
  server: serverSchema.shape.name.describe(
    'The server; null for a problem that concerns no server.',
  ),
  version: optionalText('Its version; null if unknown.'),
  grade: serverSchema.shape.grade,
  owners: texts(
    'The owners of the file in the CODEOWNERS of the default branch today; empty if there are none.',
  ),
});

const outcome = z.strictObject({
  verdict: verdict.describe('The verdict of the gate today on the changes of the pull request.'),
  enforcedVerdict: verdict.describe('The same if the preset `report-only` were `recommended`.'),
  problems: list('Problems in the changes of the pull request.', problem),
});

const pull = z.strictObject({
  repository: repositoryName,
  number: z.int().describe('Its number.'),
  url: text('Its page.'),
  mergedAt: text('When it was merged.'),
  base: optionalText('The commit before it; null if nothing was read.'),
  head: optionalText('The commit with it; null if nothing was read.'),
  status: z
    .enum(['judged', 'not-read', 'not-read-yet'])
    .describe('`not-read`: it cannot be read. `not-read-yet`: the run ended before it.'),
  reason: optionalText('Why it was not judged, else null.'),
  outcomes: list(
    'One entry for each policy, in the order of `policies`; empty if not judged.',
    outcome,
  ),
});

const policyCount = z.strictObject({
  name: text('The path of its file; `own` for that of each repository.'),
  failed: count('Pull requests that would have failed.'),
  undecided: count('Those that the gate cannot judge, which is red too.'),
  warned: count('Those with warnings.'),
  passed: count('Those that would have passed.'),
  failedIfEnforced: count('How many more would have failed if `report-only` were `recommended`.'),
  rules: rows('The most frequent first.', {
    rule: text('Id of the rule.'),
    pulls: count('Red pull requests by this rule.'),
  }),
  owners: rows('The most frequent first.', {
    owner: optionalText('The owner; null if there is none, or it is unknown.'),
    pulls: count('Red pull requests with problems in files of this owner.'),
  }),
});

/** The JSON report of a replay, as `renderReplayJson` writes it. */
export const replaySchema = fields.titled('JSON report of a replay of MCP Grade Gate', {
  replayVersion: z
    .literal(1)
    .describe('Incremented when a field is removed or changes its meaning.'),
  isComplete: flag('Whether everything could be listed, read and judged.'),
  error: reportError
    .optional()
    .describe('Why there is no verdict, or why the list is incomplete; otherwise absent.'),
  counts: object('Numbers of repositories and pull requests.', {
    repositories: count('Repositories whose pull requests were listed.'),
    repositoriesNotRead: count('Those that were not listed, or not completely.'),
    merged: count('Pull requests that were merged into default branches.'),
    judged: count('Those that were judged.'),
    notRead: count('Those that cannot be read.'),
    notReadYet: count('Those that the run did not reach.'),
    intoOthers: count('Those that were merged into other branches, which are not judged.'),
    policies: list('One entry for each policy.', policyCount),
    different: count('Pull requests that pass under one of two policies, but not under the other.'),
  }),
  omitted: z
    .enum(['nothing', 'entries'])
    .describe('`entries`: entries are omitted that would make the report larger than 100 MB.'),
  run: object('The circumstances.', {
    version: text('The version of MCP Grade Gate.'),
    organisation: optionalText('Null for a single repository.'),
    since: text('Merged since then.'),
    until: text('Merged until then.'),
    requests: count("Requests to GitHub's API."),
    notices: texts("Notices about the organisation's policy and about owners."),
  }),
  export: reportExport,
  policies: rows('The policies that pull requests are judged by, as they are today.', {
    name: text('The path of its file; `own` for that of each repository.'),
  }),
  repositories: rows('One entry for each repository, by its name.', {
    name: repositoryName,
    status: z
      .enum(['listed', 'empty', 'not-read', 'not-read-yet'])
      .describe('`empty`: it has no commits. The others as those of `pulls`.'),
    reason: optionalText('Why its list is incomplete, else null.'),
    merged: count('Pull requests that were merged into its default branch.'),
    intoOthers: count('Pull requests that were merged into other branches.'),
  }),
  pulls: list(
    'By repository, in the order of merging. The grades are those of `export`, not those at the time.',
    pull,
  ),
});

export type JsonReplay = z.input<typeof replaySchema>;
