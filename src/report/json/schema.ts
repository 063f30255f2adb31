import * as z from 'zod';
import { dependencyTypes } from '../../detection/ecosystems.ts';
import { catalogue, firstSeenField, waiverFields } from '../../judging/rules.ts';
import { changedPartNames, pins, standings } from '../../model/model.ts';
import { fields } from './fields.ts';

/*
 * The contents of the JSON report, `reportVersion` 2. The report is built against this type, and the JSON
 * Schema for other tools is generated from it. Later reports of this version may have more fields, but no
 * field is removed or changes its meaning.
 */

const {
  text,
  optionalText,
  texts,
  count,
  flag,
  verdict,
  object,
  list,
  rows,
  optional,
  optionalObject,
} = fields;
const place = (about: string) => optional(about, z.int().min(1));
const type = z.enum(dependencyTypes);
const grade = optionalText('The grade, as the export writes it; null if there is none.');
const score = optional(
  '0 to 100; null if there is no report, or the version could not be scanned.',
  z.number(),
);
const name = optionalText(
  'Normalised full name or address, without secrets; null if there is none.',
);

export const reportFinding = object('The result of one check that was not passed.', {
  reference: text('Its id, or how the score report refers to it.'),
  check: optionalText('The check; null if the export does not name it.'),
  result: text('`warn`, `fail`, `unscannable`, or another value from the export.'),
  weight: optional('Its weight; null if the export does not give one.', z.number()),
  evidence: z.unknown().describe('The evidence: any JSON value, as in the export.'),
});

/** Each rule with its facts. If two rules share an id, they share the shape of their facts. */
const ruleWithFacts = z
  .union(
    [...new Map(catalogue.map((rule) => [rule.id, rule.facts()]))].map(([id, facts]) =>
      z.object({
        rule: z.literal(id).describe('Id of the rule.'),
        facts: facts.describe('The values behind the sentences; null means not known.'),
      }),
    ),
  )
  .meta({ id: 'rule-with-facts', description: 'A rule and its facts.' });

/** The fields that the problems of all rules share; `unevaluatedProperties` excludes further fields. */
const sharedByProblems = z.object({
  level: z
    .enum(['error', 'fail', 'warn'])
    .describe('`error`: it could not be judged, which no policy overrides.'),
  standing: optional(
    '`before`: the same server had it in the base, and it is no worse; `worse`: it had it, and it is; `new`: the change brings it. Null if it is about no server, or nothing was compared.',
    z.enum(standings),
  ),
  message: text('One or two sentences about what happened.'),
  advice: text('A sentence about what to do next; may be empty.'),
  help: text("Where the rule is explained, from the root of the action's repository."),
  findings: texts('References of the findings behind it, heaviest first; `findings` holds them.'),
  file: optionalText('From the judged folder; null if it is not about a file.'),
  line: place(
    'Where it begins, from 1 (for a server, the word in its declaration that names it); null if not known.',
  ),
  column: place('Where it begins, from 1, in UTF-16 code units.'),
  endLine: place('Where it ends.'),
  endColumn: place('Just after the last character.'),
  waived: optionalText('The reason of the waiver that covers it, or null.'),
  waivedUntil: optional('The last day of that waiver, UTC, or null.', z.iso.date()),
});

/** A problem in a report about many repositories. */
export const briefProblem = z.strictObject({
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

const problem = z.intersection(sharedByProblems, ruleWithFacts).meta({
  id: 'problem',
  type: 'object',
  description: 'A problem that a rule found.',
  unevaluatedProperties: false,
});

const side = z.strictObject({
  version: text('The version that was judged.'),
  grade: text('Its grade.'),
  score: z.number().describe('Its score.'),
});

const since = z.strictObject({
  after: optionalText('Later than this run; null if no earlier one is known.'),
  by: text('At the latest by this run.'),
});

export const launchSchema = object(
  'The words of the entry as they are written, for the lists of clients; `***` stands for each that may be a secret.',
  {
    command: optional(
      'The command and its arguments; null if it starts none.',
      z.array(z.string()),
    ),
    url: optionalText('The address that it connects to, as written, or null.'),
    decidedBy: z
      .enum(['text', 'surroundings'])
      .describe(
        '`surroundings`: beside these words something else has a part in what is started, such as variables of the entry, `.npmrc`, a lockfile or a script.',
      ),
  },
);

export const serverSchema = object(
  'A dependency of a declaration. One declaration may have several.',
  {
    alias: text('The name that the file gives the server. Never an identity.'),
    file: text('The file that declares it, from the judged folder.'),
    line: z.int().min(1).describe('Where the declaration begins, from 1.'),
    column: z.int().min(1).describe('Where it begins, from 1, in UTF-16 code units.'),
    client: text('The client that reads the file, for example `cursor`.'),
    role: z
      .enum(['server', 'launcher', 'library'])
      .describe(
        '`launcher`: the helper that starts or bridges the server; `library`: a package fetched in addition to the launched one.',
      ),
    disabled: flag('Whether the entry is marked as disabled.'),
    launch: launchSchema,
    type: type.describe('Its ecosystem.'),
    name,
    purl: optionalText('Package URL, for display; null if there is none.'),
    specifier: optionalText('The version as it is written; null if there is none.'),
    version: optionalText(
      "The version that a lockfile proves, otherwise the specifier's; null if there is neither.",
    ),
    pin: z.enum(pins).describe('How firmly the specifier names one version.'),
    reason: optionalText('Why it is `unidentified` or `local`; otherwise null.'),
    change: z
      .enum(['added', 'changed', 'unchanged', 'unknown'])
      .describe('How the change affects it; `unknown` if nothing was compared.'),
    previous: optionalObject('The dependency that it replaces; null if it is new or the same.', {
      type,
      name,
      version: optionalText('The version that was judged, or the one that was written.'),
      grade,
      score,
    }),
    move: optionalObject('How the change affects the grade of this server; null if not known.', {
      from: side.describe('Before the change.'),
      to: side.describe('After the change.'),
      newFailing: texts('Checks that fail only now.'),
      resolved: texts('Checks that no longer fail.'),
    }),
    changedParts: rows(
      'Parts of the earlier declaration that the change edits. Texts and values that may be secrets are left out.',
      {
        part: z.enum(changedPartNames).describe('Which part of the declaration it is.'),
        from: optionalText('Its text before; null if it had none.'),
        to: optionalText('Its text now; null if it has none.'),
        names: texts('Names of what differs in it, such as variables, without their values.'),
      },
    ),
    alsoIn: optionalText(
      'A file that already declares the same server without the change, or null.',
    ),
    isCounted: flag(
      'Whether it counts towards the verdict; false if the change does not touch it.',
    ),
    match: optional(
      'How it was found in the export; null if there was no export.',
      z.enum(['exact', 'range', 'latest', 'unscored', 'unlisted', 'unidentified', 'local']),
    ),
    serverId: optionalText('Id of the server in the export, or null.'),
    serverName: optionalText('Its name there.'),
    grade,
    score,
    judgedVersion: optionalText(
      'The version that was judged: for a server that is not pinned, the highest listed one.',
    ),
    firstSeen: firstSeenField(),
    verdict: optional(
      'Null for what was there before, if nothing in the change needed the export.',
      verdict,
    ),
    passedFindings: count('How many findings have the result `pass`.'),
    findings: list('All others.', reportFinding),
    problems: list('Problems that the rules found.', problem),
    earlierProblems: list(
      'Problems that were there before and only warned: they do not count.',
      problem,
    ),
    remedy: optional(
      'The nearest version that meets the policy; null if none does, or none is needed.',
      side,
    ),
    history: optionalObject('Its history in scheduled runs; null in all other runs.', {
      declared: since.describe('This server, in this version, in this place.'),
      graded: since.describe('With this grade and verdict.'),
      news: optional(
        'Why it is new since the last scheduled run; null if it is as it was then.',
        z.enum(['brought-in', 'graded-anew', 'rubric-changed', 'policy-changed']),
      ),
    }),
  },
);

const file = z.strictObject({
  path: text('From the judged folder.'),
  status: z.enum(['read', 'unreadable', 'skipped']),
  reason: optionalText('Why it was not read in full; null if it was.'),
});

const removed = z.strictObject({
  alias: text('The name that the file gave the server.'),
  file: text('The file that declared it.'),
  type,
  name,
  version: optionalText('The version that a lockfile proved, or the one that was written.'),
});

const autoApproved = z.strictObject({
  file: text('The file with the setting.'),
  line: z.number().int().min(1).describe('The line of the setting.'),
  client: text('The client whose file it is, as in `servers`.'),
  alias: optionalText('The only server that it is about; null for all.'),
  setting: text('The setting with its value, or the option of the container.'),
});

export const waiverSchema = z.strictObject({
  ...waiverFields(),
  status: z
    .enum(['used', 'unused', 'expired', 'refused'])
    .describe("`refused`: the organisation's policy does not let it count."),
  covers: count('How many problems it covers, or covered before it expired.'),
  daysLeft: z.int().describe('0 on its last day, negative afterwards.'),
  refused: optionalText('Why it is refused; null if it is not.'),
  writtenIn: optionalText('The policy file that grants it, if known.'),
  line: place('The line in that file.'),
});

/** The reason why there is no verdict. */
export const reportError = z.strictObject({
  code: text(
    'The kind of error, for programs: docs/troubleshooting.md lists all. A later version may have more.',
  ),
  message: text('A description of the error.'),
  remedy: text('The next thing to do.'),
  details: texts('Further sentences.'),
  help: text("Where it is explained, from the root of the action's repository."),
});

export const reportExport = object('The export that the servers were judged against.', {
  generatedAt: optional('Null if no export was needed or available.', z.iso.datetime()),
  schemaVersion: z.string().nullable(),
  rubricVersion: optionalText('Version of the rubric behind the grades.'),
  source: z.enum(['cache', 'download', 'file', 'none']),
  caution: optionalText('Why an older export was used, or null.'),
});

/** The JSON report, as `renderJson` writes it. */
export const reportSchema = fields.titled('JSON report of MCP Grade Gate', {
  reportVersion: z.literal(2).describe('Raised when a field is removed or changes its meaning.'),
  verdict: verdict.describe('`error`: the gate could not decide.'),
  enforcedVerdict: verdict.describe(
    'The verdict under `recommended` if the preset is `report-only`; otherwise the same as `verdict`.',
  ),
  error: reportError
    .optional()
    .describe('Why the gate could not decide; present only in that case.'),
  counts: object(
    'Numbers of servers. One with several declarations counts once, under its worst verdict.',
    {
      servers: count('Servers that count towards the verdict, each once wherever it is declared.'),
      declarations: count('Entries of files that declare them.'),
      failed: count('Those that fail.'),
      warned: count('Those with warnings.'),
      errors: count('Those that could not be judged.'),
      waived: count('Those with a problem that is waived.'),
      ungraded: count('Those without a score, for whatever reason.'),
      unchanged: count(
        'Servers that the change touches nowhere, which the other numbers do not include.',
      ),
    },
  ),
  omitted: z
    .enum(['nothing', 'evidence-of-passing', 'evidence', 'findings', 'entries'])
    .describe(
      'The content that is left out because the report would exceed 100 MB: the evidence of servers that pass or were there before (then null); all evidence; the findings and what refers to them; or the entries of the lists that do not fit, which begin with the worst servers. Each value includes those before it.',
    ),
  run: object('The run that wrote the report.', {
    event: text('The event of GitHub; `local` on the command line.'),
    repository: optionalText('`owner/name` on GitHub; null for a folder on the command line.'),
    lastRun: optionalObject(
      'The scheduled run that this one is compared with; null in all other runs.',
      {
        at: optionalText('When it began; null if nothing is known of one.'),
      },
    ),
    base: optionalText('The commit that it was compared with, or null.'),
    head: optionalText('The judged commit; null if not known.'),
    version: text('The version of MCP Grade Gate.'),
    scope: z.enum(['changed', 'all']).describe('The scope of the verdict.'),
    remarks: texts('Notices about the base and the policy.'),
    policy: rows('The layers of the effective policy, the strongest last.', {
      layer: text('`preset`, or the name of the source.'),
      source: text('Where it comes from.'),
      sha: optionalText('The commit that it was read at; always null so far.'),
    }),
  }),
  export: reportExport,
  servers: list(
    'One entry for each place and each launch in it; `counts` counts each server once.',
    serverSchema,
  ),
  files: list(
    'Files and folders that could declare servers; package manifests only if they do.',
    file,
  ),
  removed: list(
    'Servers that the base declares, and the change nowhere any more. A file that cannot be read may still declare them.',
    removed,
  ),
  autoApproved: list(
    'Servers, tools and containers that run without approval since the change, or all of them if the verdict covers everything. The list does not affect the verdict.',
    autoApproved,
  ),
  problems: list(
    'Problems that do not belong to a server: with files, the export or the policy.',
    problem,
  ),
  earlierProblems: list(
    'Files that could not be read before either, and do not count towards the verdict.',
    problem,
  ),
  waivers: list('Every waiver of the effective policy, and its status.', waiverSchema),
});

export type JsonReport = z.input<typeof reportSchema>;
