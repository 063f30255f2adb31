import * as z from 'zod';
import type { Waiver } from '../../../model/model.ts';
import { literalOwner } from '../../patterns/relations.ts';
import { fileRules, findingRules, waivableRules } from '../catalogue.ts';
import { alteredLaunch } from '../rules/altered-launch.ts';
import { isWithin, pattern, patternKey } from './patterns.ts';
import type { ListKey } from './policy-key.ts';

const shape = () =>
  z.strictObject({
    match: pattern().optional(),
    file: z
      .string()
      .min(1)
      .optional()
      .describe(
        'Path of the file, relative to the repository root. Use it for servers without an identity and for files that cannot be read.',
      ),
    alias: z.string().min(1).optional().describe('The name of the server in `file`.'),
    launch: z
      .string()
      .regex(/^[0-9a-f]{16}$/, 'must be the digest of a launch, as shown in reports')
      .optional()
      .describe(
        'Digest of the reviewed launch, as shown in reports. Requires `file` and `alias`. The waiver covers no other launch.',
      ),
    'altered-by': z
      .array(z.string().min(1))
      .min(1)
      .optional()
      .describe(
        'For `altered-launch`: each option or variable that alters the launch, with a digest of its value, in the form that reports suggest. The waiver covers nothing else.',
      ),
    rule: z.enum(waivableRules as [string, ...string[]]),
    check: z
      .string()
      .min(1)
      .optional()
      .describe(
        'For rules about findings: the one check that the waiver covers. Other checks still count.',
      ),
    reason: z.string().trim().min(1).describe('Why the problem is accepted; shown in reports.'),
    expires: z.iso
      .date('must be a date such as 2027-01-31')
      .describe('The last day on which the waiver counts, in UTC.'),
  });

const waiver = () =>
  shape()
    .superRefine(
      (given, context) => {
        for (const [key, message] of waiverFaults(given)) {
          context.addIssue({ code: 'custom', path: key === null ? [] : [key], message });
        }
      },
      // The check runs even if the shape has other errors, so that all errors are reported at once.
      { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) },
    )
    .transform(
      ({
        match = null,
        file = null,
        alias = null,
        check = null,
        launch,
        'altered-by': alteredBy,
        ...given
      }): Waiver => ({
        ...{ match, file, alias, check, ...given },
        ...(launch !== undefined && { launch }),
        ...(alteredBy !== undefined && { alteredBy }),
        ...{ writtenIn: null, span: null },
      }),
    );

/**
 * Yields each fault that makes a waiver ambiguous, incomplete or too broad, with the key at fault; the key is
 * null if several keys are involved.
 */
function* waiverFaults({
  match,
  file,
  alias,
  rule,
  check,
  launch,
  'altered-by': alteredBy,
}: Partial<z.infer<ReturnType<typeof shape>>>): Generator<
  readonly [key: string | null, words: string]
> {
  if (rule !== undefined && fileRules.includes(rule)) {
    if (file === undefined || match !== undefined || alias !== undefined) {
      yield [null, 'applies to a file: set file, without match or alias'];
    }
  } else if (match === undefined && file === undefined) {
    yield [null, 'needs match (a pattern), or file and alias for a server without an identity'];
  } else if (match !== undefined && (file !== undefined || alias !== undefined)) {
    yield [null, 'has match together with file or alias: use match alone, or file and alias'];
  } else if (match === undefined && alias === undefined) {
    yield [null, 'needs alias together with file, because a file can declare several servers'];
  }
  if (launch !== undefined && alias === undefined) {
    yield [
      'launch',
      'is only valid together with file and alias, because match covers only servers with an identity',
    ];
  }
  if (alteredBy !== undefined && rule !== undefined && rule !== alteredLaunch.id) {
    yield ['altered-by', `is only valid in a waiver for ${alteredLaunch.id}`];
  }
  // An invalid pattern is still a string at this point.
  if (typeof match === 'object' && literalOwner(match) === null) {
    yield [
      'match',
      `must specify whose packages it covers: ${match.text} could match anyone's packages`,
    ];
  }
  const isOfFindings = rule === undefined || findingRules.includes(rule);
  if (check !== undefined && !isOfFindings && waivableRules.includes(rule)) {
    yield ['check', `is only valid for rules about findings: ${findingRules.join(', ')}`];
  }
}

export const waivers: ListKey<Waiver> = {
  kind: 'list',
  schema: () => z.array(waiver()).describe('Exceptions with a reason and an end date.'),
  unset: [],
  organisation: 'added',
  textOf: ({ match, file, alias, rule, check, expires }) =>
    [
      match?.text ?? [alias, file].filter((part) => part !== null).join(' in '),
      check === null ? rule : `${rule} of ${check}`,
      `until ${expires}`,
    ].join(', '),
  effect: 'permits',
  // Waivers with the same subject differ only in their reason and last day.
  subjectOf: ({ match, file, alias, rule, check, launch, alteredBy }) =>
    JSON.stringify([match && patternKey(match), file, alias, rule, check, launch, alteredBy]),
  rank: ({ expires }) => -Date.parse(expires),
  isWithin: ({ match, rule, check, expires, alteredBy = [] }, other) =>
    match !== null &&
    other.match !== null &&
    isWithin(match, other.match) &&
    rule === other.rule &&
    expires <= other.expires &&
    (other.check === null || other.check === check) &&
    alteredBy.every((each) => other.alteredBy?.includes(each)),
  locate: (each, writtenIn, span) => ({ ...each, writtenIn, span }),
};
