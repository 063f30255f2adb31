import * as z from 'zod';
import { hasVersions } from '../../../detection/ecosystems.ts';
import type {
  FirstSeen,
  GradedDependency,
  Level,
  Phrase,
  ScoreReport,
} from '../../../model/model.ts';
import { countPhrase, ourWords, say } from '../../../model/phrase.ts';
import { ageVerdict, gradedAt, isOnOneDay } from '../../grading/age.ts';
import { listedMatch, matchError } from '../../grading/matched.ts';
import {
  firstSeenFacts,
  firstSeenField,
  lockfileFacts,
  lockfileField,
  ownerField,
  policyOwner,
  remedyField,
  serverFacts,
  serverFields,
} from '../facts.ts';
import type { RuleKey } from '../keys/policy-key.ts';
import { type DependencyRule, type Violation, valueUnder } from '../rule.ts';
import {
  formatDay,
  judgedAs,
  judgedVersionOf,
  remedyAdvice,
  versionedName,
} from '../rule-messages.ts';

const facts = () =>
  z.strictObject({
    ...serverFields(),
    age: z
      .enum(['new', 'unknown'])
      .describe('Whether the version is too new or its age is unknown.'),
    firstSeen: firstSeenField(),
    gradedAt: z.iso.datetime().nullable().describe('When the score report was generated, or null.'),
    minAge: z.string().describe('`min-age`, such as `7d`.'),
    owner: ownerField(),
    lockfile: lockfileField(),
    remedy: remedyField(),
  });

const dayMs = 86_400_000;
const units = { h: dayMs / 24, d: dayMs } as const;
const form = /^([1-9]\d{0,3})([hd])$/;

/** The minimum age if a policy sets a level for `too-new` but no age. */
const defaultMinAge = '7d';

/** Parses a duration such as `7d` or `48h`. Returns milliseconds, or NaN if the string is not a duration. */
function ageMs(text: string): number {
  const [, count, unit] = form.exec(text) ?? [];
  return Number(count) * units[unit as keyof typeof units];
}

function ageInWords(text: string): Phrase {
  const [, number, unit] = form.exec(text) ?? [];
  return countPhrase(Number(number), unit === 'd' ? 'day' : 'hour');
}

const notDuration = 'must be a duration such as 7d or 48h';

const minAge: RuleKey<string | null, 'min-age'> = {
  name: 'min-age',
  kind: 'value',
  schema: () =>
    z
      .string(notDuration)
      .regex(form, notDuration)
      .refine((text) => ageMs(text) <= 365 * dayMs, 'must be at most a year (365d)')
      .describe(
        'Minimum time since a version was first seen in the exports, such as `7d` or `48h`: see [age](#age).',
      ),
  unset: null,
  defaultWords: `no minimum; \`${defaultMinAge}\` if a level is set for \`too-new\``,
  organisation: 'default',
  isOverridable: true,
  effective: (values: {
    readonly 'min-age': string | null;
    readonly rules: ReadonlyMap<string, Level>;
  }) => values['min-age'] ?? (values.rules.has('too-new') ? defaultMinAge : null),
  rank: (age) => (age === null ? 0 : ageMs(age)),
};

export const tooNew: DependencyRule<typeof facts, typeof minAge> = {
  id: 'too-new',
  about: 'dependency',
  heading: 'not allowed here',
  judges: 'servers and launchers',
  levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
  isOffUnset: true,
  title: 'the version was first seen less than min-age ago, if min-age is set',
  help: "Most malicious versions are found within days, so with `min-age: 7d`, a version passes only once it is [seven days old](policy.md#age). If the version's age is unknown, the rule warns but never fails.",
  example: {
    about:
      'Version 1.4.0 first appeared in the export of 18 November, and version 1.3.0 in the export of 22 October.',
    policy: 'min-age: 7d',
    fires: 'npx -y @fictional-mcp/notes@1.4.0',
    by: 'an older version that passes',
    resolved: 'npx -y @fictional-mcp/notes@1.3.0',
  },
  facts,
  keys: [minAge],
  isWaivable: true,
  leftOutFor: ['unscored-version'],
  isByDate: true,
  isNoWorse: (now, before) => judgedVersionOf(now.graded) === judgedVersionOf(before.graded),
  evaluate(graded, terms, now): Violation<typeof facts> | null {
    const least = valueUnder(terms, minAge) ?? (terms.isExplicit('too-new') ? defaultMinAge : null);
    const match = listedMatch(graded.match);
    if (least === null || match === null || matchError(match) !== null) return null;
    if (!hasVersions(graded.dependency)) return null;
    const report = 'report' in match ? match.report : null;
    const age = report === null ? 'unknown' : ageVerdict(report, ageMs(least), now);
    if (age === 'old') return null;
    const { firstSeen } = report ?? {};
    const made = report && gradedAt(report);
    const knownTimes = [firstSeen?.by, made].filter((time) => time != null);
    const due = { minAge: least, until: Math.min(...knownTimes) + ageMs(least), now };
    return {
      ...(age === 'new'
        ? newWords(graded, firstSeen as FirstSeen, due, ourWords(terms.owner))
        : unknownWords(graded, report, due, ourWords(terms.owner))),
      facts: {
        ...serverFacts(graded),
        age,
        firstSeen: firstSeenFacts(firstSeen),
        gradedAt: made === null ? null : new Date(made).toISOString(),
        minAge: least,
        owner: policyOwner(terms),
        lockfile: lockfileFacts(graded.dependency),
        remedy: graded.remedy,
      },
    };
  },
};

/** When a version reaches the minimum age. `until` and `now` are in milliseconds since the epoch. */
interface DueDate {
  readonly minAge: string;
  readonly until: number;
  readonly now: number;
}

type Words = Pick<Violation, 'message' | 'advice' | 'isUncertain'>;

function newWords(
  graded: GradedDependency,
  firstSeen: FirstSeen,
  { minAge, until, now }: DueDate,
  owner: Phrase,
): Words {
  const { after, by } = firstSeen;
  const days = Math.floor((now - by) / dayMs);
  const ago =
    days < 1 ? say`less than a day ago` : days === 1 ? say`a day ago` : say`${days} days ago`;
  const seen =
    after === null || isOnOneDay(firstSeen)
      ? say`first seen in the export of ${formatDay(by, now)}, ${ago}`
      : say`first seen between the exports of ${formatDay(after, now)} and ${formatDay(by, now)}`;
  return {
    message: say`${versionedName(graded)} is too new: it was ${seen}, but the minimum age${owner} is ${ageInWords(minAge)}.${judgedAs(graded)}`,
    advice:
      graded.remedy === null
        ? say`Wait until ${formatDay(until, now)}, when the version will be old enough, or waive this rule.`
        : say`${remedyAdvice(graded)} Or wait until ${formatDay(until, now)}, when this version will be old enough.`,
  };
}

function unknownWords(
  graded: GradedDependency,
  report: ScoreReport | null,
  { minAge, until, now }: DueDate,
  owner: Phrase,
): Words {
  const least = say`the minimum age${owner} (${ageInWords(minAge)})`;
  return {
    message: say`It is unknown whether ${versionedName(graded)} has reached ${least}: ${unknownAgeReason(report, now)}.${judgedAs(graded)}`,
    advice:
      report === null
        ? say`Run the check again when the version has a score, or use a version that already has one.`
        : report.firstSeen === undefined
          ? say`Download the export from the service instead, so that the cache records export dates.`
          : say`The version will be provably old enough on ${formatDay(until, now)}, if the cache keeps the export dates until then. To keep them, run the “warm” action every day.`,
    isUncertain: true,
  };
}

function unknownAgeReason(report: ScoreReport | null, now: number): Phrase {
  if (report === null) return ourWords('the export has no score report for it');
  const { firstSeen } = report;
  if (firstSeen === undefined)
    return ourWords('the export is a file, which does not record the dates of earlier exports');
  const { after, by } = firstSeen;
  const day = formatDay(by, now);
  return after === null
    ? say`the first known export, from ${day}, already contains it`
    : say`the export of ${formatDay(after, now)} does not contain it, but the export of ${day} does, and no export in between is known`;
}
