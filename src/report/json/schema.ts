import * as z from 'zod';
import { dependencyTypes } from '../../detection/ecosystems.ts';
import {
  catalogue,
  checkLists,
  firstSeenField,
  specifierField,
  waiverFields,
} from '../../judging/rules.ts';
import { changedPartNames, pins, standings } from '../../model/model.ts';
import { fields } from './fields.ts';

/**
 * The schema of the JSON report, `reportVersion` 2. The code that builds the report is type-checked against
 * this schema, and the published JSON Schema is generated from it. Later releases may add fields to this
 * version but never remove a field or change its meaning.
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
  formVersion,
} = fields;
const place = (about: string) => optional(about, z.int().min(1));
const type = z.enum(dependencyTypes);
const firstColumn = 'First column, counted from 1 in UTF-16 code units.';
const grade = optionalText('The grade as written in the export; null if there is none.');
const score = optional(
  '0 to 100; null if there is no score report or the version could not be scanned.',
  z.number(),
);
const name = optionalText(
  'Normalised full name or address, without secrets; null if there is none.',
);
const declaredVersion = optionalText(
  'The version proved by a lockfile, otherwise the version in the specifier; null if there is neither.',
);

export const reportFinding = object('The result of a check that did not pass.', {
  reference: text('Id of the finding, or the reference to it in the score report.'),
  check: optionalText('Name of the check; null if the export does not contain it.'),
  result: text('`warn`, `fail`, `unscannable`, or another value from the export.'),
  weight: optional('Weight of the check; null if the export does not contain one.', z.number()),
  evidence: z.unknown().describe('The evidence: any JSON value, as in the export.'),
});

/** Each rule id with the schema of its facts. Rules with the same id share one schema. */
const ruleWithFacts = z
  .union(
    [...new Map(catalogue.map((rule) => [rule.id, rule.facts()]))].map(([id, facts]) =>
      z.object({
        rule: z.literal(id).describe('Id of the rule.'),
        facts: facts.describe('The values behind the message and the advice; null means unknown.'),
      }),
    ),
  )
  .meta({ id: 'rule-with-facts', description: 'A rule and its facts.' });

/**
 * Fields shared by the problems of all rules. `unevaluatedProperties` on `problem` excludes any additional
 * fields.
 */
const sharedByProblems = z.object({
  level: z
    .enum(['error', 'fail', 'warn'])
    .describe('`error`: a verdict was not possible. No policy can override this level.'),
  standing: optional(
    '`before`: the same server has this problem in the base, and the change does not make it worse; `worse`: the change makes it worse; `new`: the change introduces it. Null if the problem concerns no server, or nothing was compared.',
    z.enum(standings),
  ),
  message: text('One or two sentences about what happened.'),
  advice: text('A sentence about what to do next; may be empty.'),
  help: text("Path of the rule's documentation, relative to the root of the action's repository."),
  findings: texts(
    'References to the `findings` entries that caused the problem, highest weight first.',
  ),
  file: optionalText('Path relative to the judged folder; null if the problem concerns no file.'),
  line: place(
    'First line of the problem, counted from 1; null if unknown. For a server, the line of its package or address.',
  ),
  column: place(firstColumn),
  endLine: place('Last line.'),
  endColumn: place('Column after the last character.'),
  waived: optionalText('The reason given in the waiver that covers the problem, or null.'),
  waivedUntil: optional(
    'The last day of the waiver that covers the problem (UTC), or null.',
    z.iso.date(),
  ),
});

/** A problem, in the short form for reports about many repositories. */
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

/** Returns the schema for the list of problems in a report that contains brief problems. */
export const problemList = <Item extends z.ZodType>(item: Item) =>
  list('Problems that the rules report.', item);

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
  after: optionalText('The last run before the state began; null if no earlier run is known.'),
  by: text('The first run after the state began.'),
});

export const launchSchema = object(
  'The command and address as written in the entry, for client allowlists. `***` replaces each word that may be a secret.',
  {
    command: optional(
      'The command and its arguments; null if the entry starts no command.',
      z.array(z.string()),
    ),
    url: optionalText('The address that the entry connects to, as written, or null.'),
    decidedBy: z
      .enum(['text', 'surroundings'])
      .describe(
        '`surroundings`: context such as variables in the entry, `.npmrc`, a lockfile or a script also affects which program starts.',
      ),
  },
);

export const serverSchema = object(
  'A dependency of a declaration. A declaration can have several dependencies.',
  {
    alias: text('Name of the server in the file; never used to identify the server.'),
    file: text('The file that declares the server, relative to the judged folder.'),
    line: z.int().min(1).describe('First line of the declaration, counted from 1.'),
    column: z.int().min(1).describe(firstColumn),
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
    specifier: specifierField(),
    version: declaredVersion,
    pin: z.enum(pins).describe('How precisely the specifier identifies a version.'),
    reason: optionalText('Why the dependency is `unidentified` or `local`; otherwise null.'),
    change: z
      .enum(['added', 'changed', 'unchanged', 'unknown'])
      .describe('How the change affects the dependency; `unknown` if nothing was compared.'),
    previous: optionalObject(
      'The dependency that this one replaces; null if it is new or unchanged.',
      {
        type,
        name,
        version: optionalText('The judged version, or the declared version if none was judged.'),
        grade,
        score,
      },
    ),
    move: optionalObject("How the change affects this server's grade; null if unknown.", {
      from: side.describe('Before the change.'),
      to: side.describe('After the change.'),
      newFailing: texts(checkLists.newFailing),
      resolved: texts(checkLists.resolved),
    }),
    changedParts: rows(
      'Parts of the earlier declaration that the change edits. Text and values that may be secrets are omitted.',
      {
        part: z.enum(changedPartNames).describe('The edited part of the declaration.'),
        from: optionalText('Its text before the change; null if there was none.'),
        to: optionalText('Its text after the change; null if there is none.'),
        names: texts('Names of the differing items, such as variables, without their values.'),
      },
    ),
    alsoIn: optionalText('Another file that already declares the same server, or null.'),
    isCounted: flag(
      'Whether the dependency counts towards the verdict; false if the change does not touch it.',
    ),
    match: optional(
      'How the dependency was matched with the export; null if there was no export.',
      z.enum(['exact', 'range', 'latest', 'unscored', 'unlisted', 'unidentified', 'local']),
    ),
    serverId: optionalText('Id of the server in the export, or null.'),
    serverName: optionalText('Name of the server in the export, or null.'),
    grade,
    score,
    judgedVersion: optionalText(
      'The judged version. For an unpinned server, the highest listed version.',
    ),
    firstSeen: firstSeenField(),
    verdict: optional(
      'Null if the change does not touch the server and no export was needed.',
      verdict,
    ),
    passedFindings: count('Number of findings with the result `pass`.'),
    findings: list('All other findings.', reportFinding),
    problems: list('Problems that the rules found.', problem),
    earlierProblems: list(
      'Problems that already existed in the base and were only warnings. They do not count towards the verdict.',
      problem,
    ),
    remedy: optional(
      'The nearest version that meets the policy; null if there is none, or none is needed.',
      side,
    ),
    history: optionalObject('History of the server in scheduled runs; null in all other runs.', {
      declared: since.describe('When this version of the server first appeared in this place.'),
      graded: since.describe('When the server first had this grade and verdict.'),
      news: optional(
        'Why the result is new or has changed since the last scheduled run; null if it is unchanged.',
        z.enum(['brought-in', 'graded-anew', 'rubric-changed', 'policy-changed']),
      ),
    }),
  },
);

const file = z.strictObject({
  path: text('Path relative to the judged folder.'),
  status: z.enum(['read', 'unreadable', 'skipped']),
  reason: optionalText('Why the file was not read completely; null if it was.'),
});

const removed = z.strictObject({
  alias: text('Name of the server in the file.'),
  file: text('The file that declared the server.'),
  type,
  name,
  version: declaredVersion,
});

const autoApproved = z.strictObject({
  file: text('The file with the setting.'),
  line: z.number().int().min(1).describe('The line that contains the setting.'),
  client: text('The client that reads the file, as in `servers`.'),
  alias: optionalText('The server that the setting applies to; null for all servers.'),
  setting: text('The setting with its value, or the container option.'),
});

export const waiverSchema = z.strictObject({
  ...waiverFields(),
  status: z
    .enum(['used', 'unused', 'expired', 'refused'])
    .describe("`refused`: the organisation's policy does not allow the waiver."),
  covers: count('Number of problems that the waiver covers, or covered before it expired.'),
  daysLeft: z
    .int()
    .describe('Days until the last day of the waiver: 0 on that day, negative afterwards.'),
  refused: optionalText('Why the waiver is refused; null if it is not.'),
  writtenIn: optionalText('The policy file that contains the waiver, if known.'),
  line: place('The line of the waiver in the `writtenIn` file.'),
});

export const reportError = z.strictObject({
  code: text(
    'Error code, for programs. docs/troubleshooting.md lists all codes. Later versions may add codes.',
  ),
  message: text('A description of the error.'),
  remedy: text('The next step.'),
  details: texts('More details, as full sentences.'),
  help: text("The page that explains the error, relative to the root of the action's repository."),
});

export const reportExport = object('The export that the servers were judged against.', {
  generatedAt: optional(
    'When the export was generated; null if no export was needed or available.',
    z.iso.datetime(),
  ),
  schemaVersion: z.string().nullable(),
  rubricVersion: optionalText('Version of the rubric behind the grades.'),
  source: z.enum(['cache', 'download', 'file', 'none']),
  caution: optionalText('Why an older export was used, or null.'),
});

/** The meaning of a status in a report about many repositories. */
export const notReadYet = '`not-read-yet`: the run ended before reading the repository.';

/** Fields that reports about many repositories share, and functions that create such fields. */
export const sharedFields = {
  error: reportError
    .optional()
    .describe('Why there is no verdict or the list is incomplete; otherwise absent.'),
  omitted: z
    .enum(['nothing', 'entries'])
    .describe('`entries`: entries that would make the report larger than 100 MB are omitted.'),
  run: <Shape extends z.ZodRawShape>(shape: Shape) => object('Information about the run.', shape),
  version: text('The version of MCP Grade Gate.'),
  requests: count("Requests to GitHub's API."),
  repositories: <Item extends z.ZodType>(item: Item) =>
    list('One entry for each repository, sorted by name.', item),
};

export const reportSchema = fields.titled('MCP Grade Gate JSON report', {
  reportVersion: formVersion(2),
  verdict: verdict.describe('`error`: the gate reached no verdict.'),
  enforcedVerdict: verdict.describe(
    'The verdict under `recommended` if the preset is `report-only`; otherwise the same as `verdict`.',
  ),
  error: reportError.optional().describe('Why the gate reached no verdict; absent if it did.'),
  counts: object(
    'Server counts. A server with several declarations counts once, under its worst verdict.',
    {
      servers: count(
        'Servers that count towards the verdict. Each server counts once, however often it is declared.',
      ),
      declarations: count('Entries that declare these servers.'),
      failed: count('Servers that fail.'),
      warned: count('Servers with warnings.'),
      errors: count('Servers that could not be judged.'),
      waived: count('Servers with a waived problem.'),
      ungraded: count('Servers without a score, for any reason.'),
      unchanged: count('Servers that the change does not touch. The other numbers exclude them.'),
    },
  ),
  omitted: z
    .enum(['nothing', 'evidence-of-passing', 'evidence', 'findings', 'entries'])
    .describe(
      'The content omitted to keep the report within 100 MB. `evidence-of-passing`: the evidence (set to null) for servers that pass or are unchanged; `evidence`: all evidence; `findings`: the findings and all references to them; `entries`: list entries that do not fit. Lists begin with the worst servers. Each value includes the omissions of the values before it.',
    ),
  run: object('The run that wrote the report.', {
    event: text('The GitHub event; `local` on the command line.'),
    repository: optionalText('`owner/name` on GitHub; null for a folder on the command line.'),
    lastRun: optionalObject(
      'The scheduled run that this run is compared with; null if this run is not scheduled.',
      {
        at: optionalText('When that run began; null if no earlier run is known.'),
      },
    ),
    base: optionalText('The commit that the judged commit was compared with, or null.'),
    head: optionalText('The judged commit; null if unknown.'),
    version: sharedFields.version,
    scope: z.enum(['changed', 'all']).describe('The scope of the verdict.'),
    remarks: texts('Notices about the base and the policy.'),
    policy: rows('The layers of the effective policy, in ascending order of precedence.', {
      layer: text('`preset`, or the name of the source.'),
      source: text('The source of the layer.'),
      sha: optionalText('The commit that the layer was read from; currently always null.'),
    }),
  }),
  export: reportExport,
  servers: list(
    'One entry for each launch in each place. In `counts`, each server counts only once.',
    serverSchema,
  ),
  files: list(
    'Files and folders that may declare servers. Package manifests are listed only if they declare servers.',
    file,
  ),
  removed: list(
    'Servers that the base declares and the change removes everywhere. An unreadable file may still declare them.',
    removed,
  ),
  autoApproved: list(
    'Servers, tools and containers that run without approval because of the change, or all that run without approval if the verdict covers everything. The list does not affect the verdict.',
    autoApproved,
  ),
  problems: list('Problems that concern files, the export or the policy, but no server.', problem),
  earlierProblems: list(
    'Problems with files that were already unreadable before the change. They do not count towards the verdict.',
    problem,
  ),
  waivers: list('All waivers in the effective policy, with their status.', waiverSchema),
});

export type JsonReport = z.input<typeof reportSchema>;
