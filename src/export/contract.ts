import * as z from 'zod';
import { findingResults } from './schema.ts';
import type { HeadField, Section } from './splitter.ts';

/*
 * The contract of the export to the letter, for `validate-export`: what the gate itself reads
 * liberally (schema.ts) is measured here by what the service's own documentation says.
 */

/** One thing that the contract says of a field. */
export interface FieldRule {
  readonly field: string;
  /** What the field must be, in words. */
  readonly says: string;
  readonly schema: z.ZodType;
}

/** An ISO 8601 timestamp in UTC with milliseconds (section 2.1). */
const timestamp = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
  .refine((text) => isTime(text) && new Date(text).toISOString() === text);
const isoTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T/)
  .refine(isTime);
const rubric = z.string().regex(/^\d+\.\d+\.\d+$/);
const total = z.int().min(0);

function isTime(text: string): boolean {
  return !Number.isNaN(Date.parse(text));
}

/** Section 2.1: the document itself. */
export const headRules: readonly (FieldRule & { readonly field: HeadField })[] = [
  { field: 'schema_version', says: 'a text', schema: z.string().min(1) },
  { field: 'rubric_version', says: 'a version of three parts', schema: rubric },
  {
    field: 'generated_at',
    says: 'a time in ISO 8601, UTC, with milliseconds',
    schema: timestamp,
  },
  {
    field: 'counts',
    says: 'the integers servers, scores and findings',
    schema: z.looseObject({ servers: total, scores: total, findings: total }),
  },
];

/** Sections 2.2 to 2.4: the elements of the three arrays. */
export const fieldRules: Readonly<Record<Section, readonly FieldRule[]>> = {
  servers: [
    { field: 'id', says: 'a text that begins with srv-', schema: z.string().regex(/^srv-./) },
    { field: 'name', says: 'a text', schema: z.string().min(1) },
    {
      field: 'publisher',
      says: 'an object of namespace (text) and verified (true or false)',
      schema: z.looseObject({ namespace: z.string(), verified: z.boolean() }),
    },
    { field: 'package_refs', says: 'a list', schema: z.array(z.unknown()) },
    { field: 'versions', says: 'a list', schema: z.array(z.unknown()) },
    { field: 'categories', says: 'a list', schema: z.array(z.unknown()) },
  ],
  scores: [
    { field: 'server', says: 'the id of a server', schema: z.string().min(1) },
    { field: 'version', says: 'a text', schema: z.string().min(1) },
    {
      field: 'score',
      says: 'an integer from 0 to 100, or null',
      schema: z.int().min(0).max(100).nullable(),
    },
    {
      field: 'grade',
      says: 'a letter from A to F, perhaps with + or -',
      schema: z.string().regex(/^[A-F][+-]?$/),
    },
    { field: 'findings', says: 'a list of references', schema: z.array(z.unknown()) },
    { field: 'rubric_version', says: 'a version of three parts', schema: rubric },
    { field: 'generated_at', says: 'a time in ISO 8601', schema: isoTime },
  ],
  findings: [
    {
      field: 'result',
      says: 'pass, warn, fail or unscannable',
      schema: z.enum(findingResults),
    },
    { field: 'evidence', says: 'present', schema: z.unknown().refine((value) => value != null) },
    { field: 'weight', says: 'present', schema: z.unknown().refine((value) => value != null) },
  ],
};

/** What the contract says of more than one field at once. */
export const jointRules = {
  'counts add up': 'counts are the numbers of servers, scores and findings in the file',
  'server ids are unique': 'no two servers have the same id',
  'one score for a version': 'there is one score report for a server and version',
  'scores have a server': 'the server of a score is the id of a server in the file',
  'null means unscannable':
    'a score is null exactly when its version is unscannable: it has an unscannable finding, and a scored version has others',
  'below 75 is below B': 'a score below 75 has no grade of B or better',
  'references are understood':
    'every reference of a score is an id, a place, a pointer or a finding',
  'references lead to findings': 'every reference of a score leads to a finding in the file',
  'finding ids are unique': 'no two findings have the same id',
} as const satisfies Record<string, string>;
export type JointRule = keyof typeof jointRules;

/** What the contract leaves open, and this gate could not make use of: worth a look, and no fault. */
export const notices = {
  'package references are understood':
    'every package reference has a spelling that the gate knows; servers are found by them',
  'versions are understood': 'every version is a text, or an object with one',
  'findings have an id': 'every finding has an id, by which scores can refer to it',
  'findings name their check': 'every finding says which check it is the result of',
  'findings are referred to': 'every finding is referred to by a score',
} as const satisfies Record<string, string>;
export type Notice = keyof typeof notices;
