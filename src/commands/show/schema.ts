import * as z from 'zod';
import { recordNameField } from '../../judging/rules.ts';
import { ecosystemTypes } from '../../model/model.ts';
import {
  briefProblem,
  type Frozen,
  fields,
  problemList,
  reportExport,
  reportFinding,
} from '../../report/json.ts';

/** The output of `show -o json`. This schema is published, so fields can be added but never renamed. */

const { text, optionalText, texts, count, object, list, optional, optionalObject } = fields;
const verdict = z
  .enum(['pass', 'warn', 'fail', 'error'])
  .describe('The verdict of the gate; `error` means that the server cannot be judged.');
const grade = optionalText('Its grade; null if it has none.');
const score = optional('0 to 100; null if it has none.', z.number());

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
  name: recordNameField(),
  publisher: optionalText('The namespace of its publisher; null if not given.'),
  verified: optional('Whether the publisher is verified; null if not given.', z.boolean()),
  packages: texts(
    'Every form in which it is distributed: package URLs, addresses, or `type:name`.',
  ),
});

const version = z.strictObject({
  version: optionalText(
    'The version as written in the export; null if the server is judged without a version, for example by its address.',
  ),
  judgedVersion: optionalText('The judged version; null if there is none.'),
  verdict: verdict.describe('The verdict if the server is added and pinned to this version.'),
  score,
  grade,
  rules: texts('Rules that fail or could not be evaluated.'),
  rubric: optionalText('The rubric used for the grade; null if not given.'),
  digest: optionalText('The digest of an image; null if the export contains none.'),
  gradedAt: optional('When it was graded; null if not given.', z.iso.datetime()),
});

const detail = z.strictObject({
  version: version.shape.version,
  reason: z
    .enum(['named', 'take', 'newest'])
    .describe(
      'Why this version is shown: the user asked for it, it is the one to use, or no version passes and it is the newest.',
    ),
  verdict: verdict.describe('The verdict if this version is added.'),
  score,
  grade,
  problems: problemList(problem),
  passedFindings: count('Number of checks that passed.'),
  findings: list(
    'Findings with any result except `pass`, with their evidence, highest weight first.',
    reportFinding,
  ),
});

const shownPackage = z.strictObject({
  type: z.enum(ecosystemTypes).describe('Its ecosystem.'),
  name: text('Its normalised name or address, without secrets.'),
  purl: optionalText('Its package URL; null if it has none.'),
  servers: list(
    'The servers that list it. If there are several, the worst report for each version counts.',
    server,
  ),
  versions: list('All versions, the newest first.', version),
  take: optionalObject('The newest version that passes; null if none does.', {
    version: version.shape.version,
    score,
    grade,
  }),
  detail: optional('One version in detail; null if it cannot be launched.', detail),
});

export const showSchema = fields.titled('A server in an export, as MCP Grade Gate shows it', {
  query: text('The search text.'),
  export: reportExport,
  policy: object('The policy applied to the versions.', {
    file: optionalText('The policy file; null if none was given.'),
    preset: text('Its preset.'),
    minScore: z.number().describe('The lowest score that passes.'),
  }),
  problems: list('Problems with the export as a whole.', problem),
  packages: list('The matches; empty if there are none.', shownPackage),
  neighbours: texts(
    'If nothing was found, names of listed packages that differ from `query` by one character.',
  ),
});

export type Shown = Frozen<z.infer<typeof showSchema>>;
export type ShownPackage = Shown['packages'][number];
export type ShownVersion = ShownPackage['versions'][number];
export type ShownProblem = Shown['problems'][number];
