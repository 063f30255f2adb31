import * as z from 'zod';
import { causes } from '../../judging/history.ts';
import { fields, serverSchema, waiverSchema } from '../../report/json.ts';

const { text, optionalText, texts, count, object, list, optional, optionalObject } = fields;
const places = count('Places.');
const repositories = count('Repositories with these places.');

function listed<Item extends z.ZodType>(item: Item, about: string) {
  return optionalObject(`${about} Null if grades are unknown.`, {
    total: count('Total number.'),
    first: list('The first entries.', item),
  });
}

const reaches = ['1', '2-9', '10-99', '100+'] as const;

export const ownersFrom = optional(
  'The source of the owners; null if there are none.',
  z.enum(['codeowners', 'property']),
);

export const sweptWaiverSchema = waiverSchema
  .pick({
    match: true,
    file: true,
    alias: true,
    rule: true,
    check: true,
    launch: true,
    alteredBy: true,
    reason: true,
    expires: true,
    covers: true,
    daysLeft: true,
    writtenIn: true,
  })
  .extend({
    asOf: optionalText('Start of the run that found the waiver in use; null for this run.'),
  });

const news = z.strictObject({
  places: count('New places with this cause.'),
  failing: count('New places that fail or could not be judged.'),
});

const newsAbout: Readonly<Record<(typeof causes)[number], string>> = {
  'brought-in': 'Added or edited by a commit.',
  'graded-anew': 'Graded again by the service.',
  'rubric-changed': 'New because the rubric changed.',
  'policy-changed': 'New because the policy changed.',
};

const edit = z.strictObject({
  kind: z
    .enum(['version', 'other'])
    .describe(
      '`version`: another version passes. `other`: no version passes, or the problem concerns no server.',
    ),
  name: optionalText('A server or a file; null if there is neither.'),
  from: texts('Up to five of the current versions.'),
  to: serverSchema.shape.remedy.describe('The version that passes; null if none does.'),
  advice: texts("The rules' advice, at most three sentences."),
  rules: texts('The rules that no longer fail after the edit.'),
  places: count('Number of failing places that the edit clears.'),
  repositories,
  example: text('The name of one of these repositories.'),
});

export const overviewSchema = optionalObject(
  'Summary of the results; null if grades are withheld.',
  {
    grades: optional(
      'Servers by grade, from best to worst; null if the grades are unknown.',
      z.array(
        z.strictObject({
          grade: optionalText(
            "The grade's letter; `other` for a grade without a letter; null without a score.",
          ),
          servers: count('Number of servers with this grade.'),
          places: count('Number of places that declare these servers.'),
          byReach: object(
            'Number of these servers, by the number of repositories that declare them.',
            Object.fromEntries(
              reaches.map((reach) => [
                reach,
                count(`Number of servers declared in ${reach} repositories.`),
              ]),
            ) as Record<(typeof reaches)[number], ReturnType<typeof count>>,
          ),
        }),
      ),
    ),
    rules: optional(
      'Rules that fail or could not be evaluated. A place where two rules fail counts for both. Null if grades are unknown.',
      z.array(z.strictObject({ rule: text('Id of the rule.'), places, repositories })),
    ),
    teams: listed(
      z.strictObject({
        team: optionalText(
          'An owner from CODEOWNERS or from the property given with `--owner-property`; null if there is none.',
        ),
        from: ownersFrom,
        places,
        repositories,
      }),
      'Owners of failing files. A place with two owners counts for both.',
    ),
    pinned: count('Places with a pinned version.'),
    unpinned: count('Places where each start can fetch a different version.'),
    news: optionalObject(
      'New places since the last run, by cause; null if the last run or the grades are unknown.',
      Object.fromEntries(causes.map((cause) => [cause, news.describe(newsAbout[cause])])) as {
        [Each in (typeof causes)[number]]: typeof news;
      },
    ),
    exposure: listed(
      z.strictObject({
        name: text('Its name.'),
        version: text('Its version as shown in reports.'),
        grade: text('Its grade.'),
        score: z.number().describe('Its score.'),
        failing: count('Repositories in which it fails.'),
        repositories: count('Repositories that declare it.'),
        exposure: z
          .number()
          .describe(
            'How far its score is below the minimum, summed over the repositories in which it fails.',
          ),
      }),
      'Servers whose score is below the minimum in any repository, highest exposure first.',
    ),
    waivers: listed(
      sweptWaiverSchema.extend({
        repository: optionalText(
          "The repository whose policy contains the waiver; null for the organisation's policy.",
        ),
      }),
      'Waivers in use, earliest expiry first.',
    ),
    edits: listed(edit, 'The versions that clear the most failures.'),
    decisions: listed(
      edit,
      'Failures that no version clears, or that concern no server. They need a decision; `advice` comes from the rules.',
    ),
  },
);
