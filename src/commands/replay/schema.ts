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
  server: serverSchema.shape.name.describe('The server; null for a problem of none.'),
  version: optionalText('Its version; null where unknown.'),
  grade: serverSchema.shape.grade,
  owners: texts(
    'Who owns the file by the CODEOWNERS of the default branch today; empty for nobody.',
  ),
});

const outcome = z.strictObject({
  verdict: verdict.describe('What the gate says today of what the pull request brought.'),
  enforcedVerdict: verdict.describe('The same if the preset `report-only` were `recommended`.'),
  problems: list('What the rules found in what the pull request brought.', problem),
});

const pull = z.strictObject({
  repository: repositoryName,
  number: z.int().describe('Its number.'),
  url: text('Its page.'),
  mergedAt: text('When it was merged.'),
  base: optionalText('The commit before it; null where nothing was read.'),
  head: optionalText('The commit with it; null where nothing was read.'),
  status: z
    .enum(['judged', 'not-read', 'not-read-yet'])
    .describe('`not-read`: it cannot be read. `not-read-yet`: the run ended before it.'),
  reason: optionalText('Why it was not judged, else null.'),
  outcomes: list(
    'One entry for each policy, in the order of `policies`; empty where not judged.',
    outcome,
  ),
});

const policyCount = z.strictObject({
  name: text('The path of its file; `own` for that of each repository.'),
  failed: count('Pull requests that would have failed.'),
  undecided: count('Those that the gate cannot judge: that is red too.'),
  warned: count('Those with warnings.'),
  passed: count('Those that would have passed.'),
  failedIfEnforced: count('How many more would have failed if `report-only` were `recommended`.'),
  rules: rows('The most frequent first.', {
    rule: text('Id of the rule.'),
    pulls: count('Red pull requests by this rule.'),
  }),
  owners: rows('The most frequent first.', {
    owner: optionalText('Null for nobody, and where unknown.'),
    pulls: count('Red pull requests with problems in files of this owner.'),
  }),
});

/** The JSON report of a replay, as `renderReplayJson` writes it. */
export const replaySchema = fields.titled('JSON report of a replay of MCP Grade Gate', {
  replayVersion: z.literal(1).describe('Raised when a field goes or changes its meaning.'),
  isComplete: flag('Whether everything could be listed, read and judged.'),
  error: reportError
    .optional()
    .describe('Why nothing was decided, or the list has no end; only there where that is so.'),
  counts: object('Numbers of repositories and pull requests.', {
    repositories: count('Repositories whose pull requests were listed.'),
    repositoriesNotRead: count('Those that were not, or not to the end.'),
    merged: count('Pull requests that were merged into default branches.'),
    judged: count('Those that were judged.'),
    notRead: count('Those that cannot be read.'),
    notReadYet: count('Those that the run did not come to.'),
    intoOthers: count('Those that were merged into other branches: they are not judged.'),
    policies: list('One entry for each policy.', policyCount),
    different: count('Pull requests that one of two policies lets pass, and the other does not.'),
  }),
  omitted: z
    .enum(['nothing', 'entries'])
    .describe('`entries`: those that would make the report larger than 100 MB are not there.'),
  run: object('The circumstances.', {
    version: text('The version of MCP Grade Gate.'),
    organisation: optionalText('Null for a single repository.'),
    since: text('Merged since then.'),
    until: text('Merged until then.'),
    requests: count("Requests to GitHub's API."),
    notices: texts("What is to be known of the organisation's policy, and of owners."),
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
    reason: optionalText('Why it was not listed to the end, else null.'),
    merged: count('Pull requests that were merged into its default branch.'),
    intoOthers: count('Pull requests that were merged into other branches.'),
  }),
  pulls: list(
    'By repository, those merged first first. The grades are those of `export`, not of then.',
    pull,
  ),
});

export type JsonReplay = z.input<typeof replaySchema>;
