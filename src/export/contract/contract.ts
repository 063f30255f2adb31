import * as z from 'zod';
import { findingResults } from '../reading/schema.ts';
import { type HeadField, type Section, sections } from '../reading/splitter.ts';

/**
 * Defines the strict contract of the export for `export validate`. The gate itself parses exports leniently
 * (schema.ts). Rules cover only requirements in the service's contract. Notices cover points that the
 * contract leaves open but on which the gate or its users rely.
 */

export interface ContractRule {
  readonly section: string;
  readonly requirement: string;
}

export interface FieldRule<Field extends string = string> extends ContractRule {
  readonly field: Field;
  readonly schema: z.ZodType;
}

const text = z.string();
/** An ISO 8601 time, in its basic or extended format. */
const isoForm =
  /^(\d{4})-?(\d\d)-?(\d\d)T(\d\d):?(\d\d)(?::?(\d\d)(?:[.,](\d+))?)?(Z|[+-]\d\d(?::?\d\d)?)?$/;
const isoTime = text.refine((value) => {
  const [, ...parts] = isoForm.exec(value) ?? [];
  const numbers = parts.slice(0, 6).map((part) => Number(part ?? 0));
  const [year = 0, month = 0, day = 0, hour, minute, second] = numbers;
  const time = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  // `Date` normalises out-of-range values, such as month 13, so its parts are compared with those in the
  // text.
  const read = [time.getUTCMonth() + 1, time.getUTCDate(), time.getUTCMinutes()];
  return String(read) === String([month, day, minute]);
});
const preciseUtcTime = isoTime.regex(/[.,]\d{3}(?:Z|\+00(?::?00)?)$/);
const list = z.array(z.unknown());
const present = z.unknown().refine((value) => value !== undefined);
const total = z.int().min(0);

function sectionRules<Field extends string>(
  section: string,
  ...rules: readonly (readonly [Field, string, z.ZodType])[]
): FieldRule<Field>[] {
  return rules.map(([field, requirement, schema]) => ({ section, field, requirement, schema }));
}

export const headRules: readonly FieldRule<HeadField>[] = sectionRules<HeadField>(
  '2.1',
  ['schema_version', 'a string', text],
  ['rubric_version', 'a version with three parts', text.regex(/^[^.]+\.[^.]+\.[^.]+$/)],
  ['generated_at', 'an ISO 8601 time in UTC, with milliseconds', preciseUtcTime],
  [
    'counts',
    'an object with servers, scores and findings (integers)',
    z.looseObject({ servers: total, scores: total, findings: total }),
  ],
);

export const fieldRules: Readonly<Record<Section, readonly FieldRule[]>> = {
  servers: sectionRules(
    '2.2',
    ['id', 'a string that begins with srv-', text.startsWith('srv-')],
    ['name', 'a string', text],
    [
      'publisher',
      'an object with namespace (a string) and verified (true or false)',
      z.looseObject({ namespace: text, verified: z.boolean() }),
    ],
    ['package_refs', 'a list', list],
    ['versions', 'a list', list],
    ['categories', 'a list', list],
  ),
  scores: sectionRules(
    '2.3',
    ['server', 'a string', text],
    ['version', 'a string', text],
    ['score', 'an integer from 0 to 100, or null', z.int().min(0).max(100).nullable()],
    ['grade', 'a string', text],
    ['findings', 'a list', list],
    ['rubric_version', 'a string', text],
    ['generated_at', 'an ISO 8601 time', isoTime],
  ),
  findings: sectionRules(
    '2.4',
    ['result', 'pass, warn, fail or unscannable', z.enum(findingResults)],
    ['evidence', 'present', present],
    ['weight', 'present', present],
  ),
};

export const jointRules = {
  'equal findings have one score': {
    section: '1',
    requirement:
      'scores that use the same rubric and refer to the same findings are equal, because every score can be recomputed from its findings',
  },
  'servers and scores are there': {
    section: '1',
    requirement:
      'the file contains at least one server and one score, because it is the complete scored corpus',
  },
  'counts add up': {
    section: '2.1',
    requirement: 'counts match the numbers of servers, scores and findings in the file',
  },
  'server ids are unique': { section: '2.1', requirement: 'no two servers have the same id' },
  'one score for a version': {
    section: '2.1',
    requirement: 'there is only one score report per server and version',
  },
  'scores have a server': {
    section: '2.3',
    requirement: "every score's server is the id of a server in the file",
  },
  'below 75 is below B': { section: '2.3', requirement: 'a score below 75 has a grade below B' },
  'references lead to findings': {
    section: '2.3',
    requirement: 'every reference in a score leads to a finding in the file',
  },
} as const satisfies Record<string, ContractRule>;
export type JointRule = keyof typeof jointRules;

export const contractRules: readonly (readonly [rule: string, ContractRule])[] = [
  ...headRules.map((each) => [each.field, each] as const),
  ...sections.flatMap((section) =>
    fieldRules[section].map((each) => [`${section}[].${each.field}`, each] as const),
  ),
  ...Object.entries(jointRules),
];

/** Points that the contract leaves open. A notice is worth a look but is not a violation. */
export const notices = {
  'grades can be compared':
    'every grade is a letter from A to F, optionally with + or -; min-grade cannot compare other grades',
  'null means unscannable':
    'a version with a null score has an unscannable finding; a version with a score and an unscannable finding also has a finding with a different result',
  'references can be read':
    'every reference in a score is itself a finding, or is an id, position or pointer; for each form used, at least one reference leads to a finding',
  'finding ids are unique': 'no two findings have the same id',
  'names and versions are given': 'no server name or score version is empty',
  'evidence and weight are given': 'the evidence and weight of findings are never null',
  'package references can be read':
    'every package reference has a form that the gate understands, because the gate uses references to find servers',
  'versions are understood': 'every version is a string, or an object with a version string',
  'findings have an id': 'every finding has an id to which scores can refer',
  'findings name their check': 'every finding contains the name of its check',
  'findings are referred to': 'every finding is used by at least one score',
  'findings that look alike have one score':
    'scores under the same rubric are equal if their findings differ only in their ids; the rubric can use data that is not in the export',
} as const satisfies Record<string, string>;
export type Notice = keyof typeof notices;
