import * as z from 'zod';
import { causes } from '../../judging/history.ts';
import { fields, serverSchema, waiverSchema } from '../../report/json.ts';

/*
 * The numbers of a sweep in its JSON report.
 */

const { text, optionalText, texts, count, object, list, optional, optionalObject } = fields;
const places = count('Places.');
const repositories = count('Repositories with these places.');

function listed<Item extends z.ZodType>(item: Item, about: string) {
  return optionalObject(`${about} Null if grades are unknown.`, {
    total: count('How many there are.'),
    first: list('The first of them.', item),
  });
}

/** The classes of reach: servers of one repository, of 2 to 9, of 10 to 99, and of more. */
const reaches = ['1', '2-9', '10-99', '100+'] as const;

export const ownersFrom = optional(
  'The source of the owners; null if there are none.',
  z.enum(['codeowners', 'property']),
);

/** A waiver of a policy that is in use. */
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
    asOf: optionalText('Start of the run that found it in use; null for this run.'),
  });

const news = z.strictObject({
  places: count('New places with this cause.'),
  failing: count('Those that fail, or could not be judged.'),
});

const newsAbout: Readonly<Record<(typeof causes)[number], string>> = {
  'brought-in': 'By a commit.',
  'graded-anew': 'Graded anew by the service.',
  'rubric-changed': 'Because the rubric changed.',
  'policy-changed': 'Because the policy changed.',
};

const edit = z.strictObject({
  kind: z
    .enum(['version', 'other'])
    .describe('`version`: another version passes. `other`: none does, or it concerns no server.'),
  name: optionalText('A server or a file; null for neither.'),
  from: texts('The versions that are there now, five at most.'),
  to: serverSchema.shape.remedy.describe('The version that passes; null if none does.'),
  advice: texts('The advice of the rules, three sentences at most.'),
  rules: texts('The rules that no longer fail.'),
  places: count('Failing places that it clears.'),
  repositories,
  example: text('One of the repositories.'),
});

export const overviewSchema = optionalObject(
  'Numbers for the people responsible; null if grades are withheld.',
  {
    grades: optional(
      'Servers by their grade, from the best to the worst; null if grades are unknown.',
      z.array(
        z.strictObject({
          grade: optionalText('A letter; `other` for anything else; null without a score.'),
          servers: count('Servers with it.'),
          places: count('Places that declare them.'),
          byReach: object(
            'These servers by the number of repositories that declare them.',
            Object.fromEntries(
              reaches.map((reach) => [reach, count(`Those in ${reach} repositories.`)]),
            ) as Record<(typeof reaches)[number], ReturnType<typeof count>>,
          ),
        }),
      ),
    ),
    rules: optional(
      'Rules that fail, or could not be judged. A place with two rules counts for both. Null if grades are unknown.',
      z.array(z.strictObject({ rule: text('Id of the rule.'), places, repositories })),
    ),
    teams: listed(
      z.strictObject({
        team: optionalText(
          'An owner from CODEOWNERS or the property of `--owner-property`; null for none.',
        ),
        from: ownersFrom,
        places,
        repositories,
      }),
      'Owners of failing files. A place with two owners counts for both.',
    ),
    pinned: count('Places with a version that is pinned.'),
    unpinned: count('Places where each start may fetch another version.'),
    news: optionalObject(
      'New places since the last run, by cause; null if no last run is known, or grades are unknown.',
      Object.fromEntries(causes.map((cause) => [cause, news.describe(newsAbout[cause])])) as {
        [Each in (typeof causes)[number]]: typeof news;
      },
    ),
    exposure: listed(
      z.strictObject({
        name: text('Its name.'),
        version: text('Its version, as it is shown.'),
        grade: text('Its grade.'),
        score: z.number().describe('Its score.'),
        failing: count('Repositories in which it fails.'),
        repositories: count('Repositories that declare it.'),
        exposure: z
          .number()
          .describe(
            'The distance of its score from the minimum, added over the repositories in which it fails.',
          ),
      }),
      'Servers whose score is below the minimum somewhere, those with the greatest exposure first.',
    ),
    waivers: listed(
      sweptWaiverSchema.extend({
        repository: optionalText(
          "The repository whose policy has it; null for the organisation's.",
        ),
      }),
      'Waivers in use, the next to end first.',
    ),
    edits: listed(edit, 'The versions that clear the most failures.'),
    decisions: listed(
      edit,
      'Failures that no version clears, or that concern no server: they need a decision, and the rules advise.',
    ),
  },
);
