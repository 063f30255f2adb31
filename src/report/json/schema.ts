import * as z from 'zod';
import { changedPartNames, pins } from '../../model.ts';
import { catalogue } from '../../policy/catalogue.ts';
import { waiverFields } from '../../policy/facts.ts';
import { dependencyTypes } from '../../versions/ecosystems.ts';

/*
 * What the JSON report holds, `reportVersion` 2. The report is built against the type of this, and the
 * JSON Schema for other tools is made of it. A report of this version may come to have more fields; none
 * goes, and none changes its meaning.
 */

const text = (about: string) => z.string().describe(about);
const count = (about: string) => z.int().min(0).describe(about);
const place = (about: string) => z.int().min(1).nullable().describe(about);
const verdict = z.enum(['pass', 'warn', 'fail', 'error']);
const type = z.enum(dependencyTypes);
const grade = z
  .string()
  .nullable()
  .describe('The grade, as the export writes it; null where none.');
const score = z
  .number()
  .nullable()
  .describe('0 to 100; null where there is no report, or the version could not be scanned.');
const name = z
  .string()
  .nullable()
  .describe('Normalised full name or address, without secrets; null where there is none.');

const finding = z
  .strictObject({
    reference: text('Its id, or how the score report refers to it.'),
    check: z.string().nullable().describe('The check; null where the export does not name it.'),
    result: text('`warn`, `fail`, `unscannable`, or what else the export says.'),
    weight: z.number().nullable().describe('Its weight; null where the export tells none.'),
    evidence: z.unknown().describe('What it rests on: any JSON value, as the export has it.'),
  })
  .describe('The outcome of one check that was not passed.');

/** Each rule with its facts. Where two rules share an id, they share the shape of their facts. */
const ruleWithFacts = z
  .union(
    [...new Map(catalogue.map(({ id, rule }) => [id, rule.facts()]))].map(([id, facts]) =>
      z.object({
        rule: z.literal(id).describe('Id of the rule.'),
        facts: facts.describe('The values behind the sentences; null is what is not known.'),
      }),
    ),
  )
  .meta({ id: 'rule-with-facts', description: 'A rule, and the facts that it gives.' });

/** What the problems of all rules have; `unevaluatedProperties` excludes further fields. */
const sharedByProblems = z.object({
  level: z
    .enum(['error', 'fail', 'warn'])
    .describe('`error`: it could not be judged, which no policy takes back.'),
  message: text('What happened: one or two sentences.'),
  advice: text('What to do next: a sentence; may be empty.'),
  help: text("Where the rule is explained, from the root of the action's repository."),
  findings: z
    .array(z.string())
    .describe('References of the findings behind it, heaviest first; `findings` holds them.'),
  file: z.string().nullable().describe('From the judged folder; null where it is of no file.'),
  line: place(
    'Where it begins, from 1: of a server the word that names it, in its declaration; null where that is not known.',
  ),
  column: place('Where it begins, from 1, in UTF-16 code units.'),
  endLine: place('Where it ends.'),
  endColumn: place('Just behind the last character.'),
  waived: z.string().nullable().describe('The reason of the waiver that covers it, else null.'),
  waivedUntil: z.iso.date().nullable().describe('The last day of that waiver, UTC, else null.'),
});

const problem = z.intersection(sharedByProblems, ruleWithFacts).meta({
  id: 'problem',
  type: 'object',
  description: 'What a rule found.',
  unevaluatedProperties: false,
});

const side = z.strictObject({
  version: text('The version that was judged.'),
  grade: text('Its grade.'),
  score: z.number().describe('Its score.'),
});

const server = z
  .strictObject({
    alias: text('The name that the file gives the server. Never an identity.'),
    file: text('The file that declares it, from the judged folder.'),
    line: z.int().min(1).describe('Where the declaration begins, from 1.'),
    column: z.int().min(1).describe('Where it begins, from 1, in UTF-16 code units.'),
    client: text('The client that reads the file, for example `cursor`.'),
    role: z
      .enum(['server', 'launcher', 'library'])
      .describe(
        '`launcher`: the helper that starts or bridges the server; `library`: a package beside the launched one.',
      ),
    disabled: z.boolean().describe('Whether the entry is marked as disabled.'),
    type: type.describe('The ecosystem that it lives in.'),
    name,
    purl: z.string().nullable().describe('Package URL, for display; null where there is none.'),
    specifier: z.string().nullable().describe('The version as it is written; null where none is.'),
    version: z
      .string()
      .nullable()
      .describe("The version that a lockfile proves, else the specifier's; null where neither is."),
    pin: z.enum(pins).describe('How firmly the specifier names one version.'),
    reason: z.string().nullable().describe('Why it is `unidentified` or `local`, else null.'),
    change: z
      .enum(['added', 'changed', 'unchanged', 'unknown'])
      .describe('What the change does to it; `unknown` where nothing was compared.'),
    previous: z
      .strictObject({
        type,
        name,
        version: z.string().nullable().describe('The version that was judged, or written.'),
        grade,
        score,
      })
      .nullable()
      .describe('What stood in its place before; null where it is new or the same.'),
    move: z
      .strictObject({
        from: side.describe('Before the change.'),
        to: side.describe('After the change.'),
        newFailing: z.array(z.string()).describe('Checks that fail only now.'),
        resolved: z.array(z.string()).describe('Checks that fail no more.'),
      })
      .nullable()
      .describe('What the change does to the grade of this server; null where that is not known.'),
    changedParts: z
      .array(
        z.strictObject({
          part: z.enum(changedPartNames).describe('Which part of the declaration it is.'),
          from: z.string().nullable().describe('Its text before; null if it had none.'),
          to: z.string().nullable().describe('Its text now; null if it has none.'),
          names: z
            .array(z.string())
            .describe('What differs in it by name, such as variables. Their values are not here.'),
        }),
      )
      .describe(
        'What the change edits of what stood there before. Texts and values that may be secrets are left out.',
      ),
    alsoIn: z
      .string()
      .nullable()
      .describe('A file that declares the same server without the change; null where none.'),
    isCounted: z.boolean().describe('Whether the verdict speaks of it, or it was there before.'),
    match: z
      .enum(['exact', 'range', 'latest', 'unscored', 'unlisted', 'unidentified', 'local'])
      .nullable()
      .describe('How it was found in the export; null where that could not be had.'),
    serverId: z.string().nullable().describe('Id of the server of the export; null where none.'),
    serverName: z.string().nullable().describe('Its name there.'),
    grade,
    score,
    judgedVersion: z
      .string()
      .nullable()
      .describe('The version that was judged: of one that is not pinned the highest listed.'),
    verdict: verdict
      .nullable()
      .describe('Null for what was there before, where nothing of the change needed the export.'),
    passedFindings: count('How many findings have the result `pass`.'),
    findings: z.array(finding).describe('All others.'),
    problems: z.array(problem).describe('What the rules found.'),
    remedy: side
      .nullable()
      .describe(
        'The nearest version that meets the policy; null where none does, or none is needed.',
      ),
  })
  .describe('A dependency of a declaration. One declaration may have several.');

const file = z.strictObject({
  path: text('From the judged folder.'),
  status: z.enum(['read', 'unreadable', 'skipped']),
  reason: z.string().nullable().describe('Why it was not read in full; null where it was.'),
});

const removed = z.strictObject({
  alias: text('The name that the file gave the server.'),
  file: text('The file that declared it.'),
  type,
  name,
  version: z.string().nullable().describe('The version that a lockfile proved, or was written.'),
});

const waiver = z.strictObject({
  ...waiverFields(),
  status: z
    .enum(['used', 'unused', 'expired', 'refused'])
    .describe("`refused`: the organisation's policy does not let it count."),
  covers: count('How many problems it covers, or covered before it ended.'),
  daysLeft: z.int().describe('0 on its last day, negative afterwards.'),
  refused: z.string().nullable().describe('Why it is refused; null where it is not.'),
  writtenIn: z.string().nullable().describe('The policy file that grants it, where it is known.'),
  line: place('Where in that file.'),
});

/** The JSON report, as `renderJson` writes it. */
export const reportSchema = z.strictObject({
  reportVersion: z.literal(2).describe('Raised when a field goes or changes its meaning.'),
  verdict: verdict.describe('`error`: the gate could not decide.'),
  enforcedVerdict: verdict.describe(
    'What the verdict would be under `recommended` where the preset is `report-only`; else the same one.',
  ),
  error: z
    .strictObject({
      code: text('What kind of trouble, for programs.'),
      message: text('What happened.'),
      remedy: text('What to do next.'),
      details: z.array(z.string()).describe('Further sentences.'),
    })
    .optional()
    .describe('Why the gate could not decide; only there where that is so.'),
  counts: z
    .strictObject({
      servers: count('Servers that the verdict speaks of, each once wherever it is declared.'),
      declarations: count('Places that declare them.'),
      failed: count('Those that fail.'),
      warned: count('Those with warnings.'),
      errors: count('Those that could not be judged.'),
      waived: count('Those with a problem that is waived.'),
      ungraded: count('Those without a score, for whatever reason.'),
      unchanged: count('Servers that the change does not touch, of which the others do not speak.'),
    })
    .describe(
      'Numbers of servers. One that several places declare counts once, under its worst verdict.',
    ),
  omitted: z
    .enum(['nothing', 'evidence-of-passing', 'evidence', 'findings', 'entries'])
    .describe(
      'What is left out, for the report would have more than 100 MB: the evidence of servers that pass or were there before, which is null then; all evidence; the findings and what refers to them; and of the lists the entries that do not fit, where the worst servers come first. Each with what stands before it.',
    ),
  run: z
    .strictObject({
      event: text('The event of GitHub; `local` on the command line.'),
      base: z.string().nullable().describe('The commit that was compared with; null where none.'),
      head: z.string().nullable().describe('The judged commit; null where it is not known.'),
      version: text('The version of MCP Grade Gate.'),
      scope: z.enum(['changed', 'all']).describe('What the verdict speaks of.'),
      remarks: z.array(z.string()).describe('What is to be known of base and policy.'),
      policy: z
        .array(
          z.strictObject({
            layer: text('`preset`, or what the source is called.'),
            source: text('Where it comes from.'),
            sha: z.string().nullable().describe('The commit that it was read at; null so far.'),
          }),
        )
        .describe('The layers of the policy in force, the strongest last.'),
    })
    .describe('The circumstances.'),
  export: z
    .strictObject({
      generatedAt: z.iso.datetime().nullable().describe('Null where none was needed or had.'),
      schemaVersion: z.string().nullable(),
      rubricVersion: z.string().nullable().describe('Version of the rubric behind the grades.'),
      source: z.enum(['cache', 'download', 'file', 'none']),
      caution: z.string().nullable().describe('Why an older export was used, else null.'),
    })
    .describe('The export that was judged against.'),
  servers: z
    .array(server)
    .describe('One entry for each place and what it launches; `counts` counts each server once.'),
  files: z
    .array(file)
    .describe('Files and folders that could declare servers; package manifests where they do.'),
  removed: z.array(removed).describe('Dependencies of the base that the change takes out.'),
  problems: z
    .array(problem)
    .describe('Those of no server: of files, of the export, of the policy.'),
  earlierProblems: z
    .array(problem)
    .describe('Files that could not be read before either: the verdict does not speak of them.'),
  waivers: z.array(waiver).describe('Every waiver of the policy in force, with what became of it.'),
});

/** The JSON report as a type. */
export type JsonReport = z.input<typeof reportSchema>;

/** The JSON Schema of the report, for other tools. */
export function reportJsonSchema(): object {
  const { $schema, ...rest } = z.toJSONSchema(reportSchema, { io: 'input' });
  return { $schema, title: 'JSON report of MCP Grade Gate', ...rest };
}
