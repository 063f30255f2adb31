import * as z from 'zod';
import {
  briefProblem,
  fields,
  notReadYet,
  reportExport,
  serverSchema,
  sharedFields,
} from '../../report/json.ts';

const { text, optionalText, texts, count, flag, verdict, object, list, rows } = fields;
const repositoryName = text('`owner/name`.');

const problem = z.strictObject({
  ...briefProblem.shape,
  server: serverSchema.shape.name.describe('The server; null if the problem concerns no server.'),
  version: optionalText('Its version; null if unknown.'),
  grade: serverSchema.shape.grade,
  owners: texts(
    'The owners of the file, from CODEOWNERS on the default branch today; empty if there are none.',
  ),
});

const outcome = z.strictObject({
  verdict: verdict.describe("Today's verdict on the changes in the pull request."),
  enforcedVerdict: verdict.describe(
    'The verdict if the preset were `recommended` instead of `report-only`.',
  ),
  problems: list("Problems in the pull request's changes.", problem),
});

const pull = z.strictObject({
  repository: repositoryName,
  number: z.int().describe('Its number.'),
  url: text('Its page.'),
  mergedAt: text('When it was merged.'),
  base: optionalText('The commit before the merge; null if nothing was read.'),
  head: optionalText('The commit after the merge; null if nothing was read.'),
  status: z
    .enum(['judged', 'not-read', 'not-read-yet'])
    .describe(`\`not-read\`: the pull request could not be read. ${notReadYet}`),
  reason: optionalText('Why it was not judged; otherwise null.'),
  outcomes: list(
    'One entry for each policy, in the order of `policies`; empty if not judged.',
    outcome,
  ),
});

const repository = z.strictObject({
  name: repositoryName,
  status: z
    .enum(['listed', 'empty', 'not-read', 'not-read-yet'])
    .describe(
      '`empty`: the repository has no commits. `not-read` and `not-read-yet` have the same meaning as in `pulls`.',
    ),
  reason: optionalText('Why its list of pull requests is incomplete; otherwise null.'),
  merged: count('Pull requests that were merged into its default branch.'),
  intoOthers: count('Pull requests that were merged into other branches.'),
});

const policyName = text("Path of the policy file; `own` for each repository's own policy.");

const policyCount = z.strictObject({
  name: policyName,
  failed: count('Pull requests that would have failed.'),
  undecided: count('Pull requests that could not be judged. These also count as red.'),
  warned: count('Pull requests with warnings.'),
  passed: count('Pull requests that would have passed.'),
  failedIfEnforced: count(
    'Additional pull requests that would have failed if the preset were `recommended` instead of `report-only`.',
  ),
  rules: rows('Most frequent first.', {
    rule: text('Id of the rule.'),
    pulls: count('Pull requests that are red because of this rule.'),
  }),
  owners: rows('Most frequent first.', {
    owner: optionalText('The owner; null if there is none or the owner is unknown.'),
    pulls: count("Red pull requests with problems in this owner's files."),
  }),
});

export const replaySchema = fields.titled('JSON report of an MCP Grade Gate replay', {
  replayVersion: fields.formVersion(1),
  isComplete: flag('Whether everything could be listed, read and judged.'),
  error: sharedFields.error,
  counts: object('Numbers of repositories and pull requests.', {
    repositories: count('Repositories whose pull requests were listed.'),
    repositoriesNotRead: count('Repositories whose pull requests were not listed completely.'),
    merged: count('Pull requests that were merged into default branches.'),
    judged: count('Pull requests that were judged.'),
    notRead: count('Pull requests that could not be read.'),
    notReadYet: count('Pull requests that the run did not reach.'),
    intoOthers: count('Pull requests merged into other branches. These are not judged.'),
    policies: list('One entry for each policy.', policyCount),
    different: count(
      'Pull requests that pass under one of the two policies, but not under the other.',
    ),
  }),
  omitted: sharedFields.omitted,
  run: sharedFields.run({
    version: sharedFields.version,
    organisation: optionalText('The organisation; null for a single repository.'),
    since: text('Earliest merge time.'),
    until: text('Latest merge time.'),
    requests: sharedFields.requests,
    notices: texts("Notices about the organisation's policy and about owners."),
  }),
  export: reportExport,
  policies: rows('The policies applied to the pull requests, as of today.', {
    name: policyName,
  }),
  repositories: sharedFields.repositories(repository),
  pulls: list(
    'Sorted by repository, then by merge time. Grades are those in `export`, not those at the time of the merge.',
    pull,
  ),
});

export type JsonReplay = z.input<typeof replaySchema>;
