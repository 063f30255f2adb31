import * as z from 'zod';
import { findingResults } from './schema.ts';
import type { HeadField, Section } from './splitter.ts';

/*
 * The strict contract of the export, for `export validate`. The gate itself reads exports liberally
 * (schema.ts); these rules are what the service documents.
 */

/** A rule of the contract on one field. */
export interface FieldRule {
  readonly field: string;
  /** What the field must be, in words. */
  readonly requirement: string;
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
  { field: 'schema_version', requirement: 'a text', schema: z.string().min(1) },
  { field: 'rubric_version', requirement: 'a version with three parts', schema: rubric },
  {
    field: 'generated_at',
    requirement: 'a time in ISO 8601, UTC, with milliseconds',
    schema: timestamp,
  },
  {
    field: 'counts',
    requirement: 'the integers servers, scores and findings',
    schema: z.looseObject({ servers: total, scores: total, findings: total }),
  },
];

/** Sections 2.2 to 2.4: the elements of the three arrays. */
export const fieldRules: Readonly<Record<Section, readonly FieldRule[]>> = {
  servers: [
    {
      field: 'id',
      requirement: 'a string that begins with srv-',
      schema: z.string().regex(/^srv-./),
    },
    { field: 'name', requirement: 'a text', schema: z.string().min(1) },
    {
      field: 'publisher',
      requirement: 'an object with namespace (a string) and verified (true or false)',
      schema: z.looseObject({ namespace: z.string(), verified: z.boolean() }),
    },
    { field: 'package_refs', requirement: 'a list', schema: z.array(z.unknown()) },
    { field: 'versions', requirement: 'a list', schema: z.array(z.unknown()) },
    { field: 'categories', requirement: 'a list', schema: z.array(z.unknown()) },
  ],
  scores: [
    { field: 'server', requirement: 'the id of a server', schema: z.string().min(1) },
    { field: 'version', requirement: 'a text', schema: z.string().min(1) },
    {
      field: 'score',
      requirement: 'an integer from 0 to 100, or null',
      schema: z.int().min(0).max(100).nullable(),
    },
    {
      field: 'grade',
      requirement: 'a letter from A to F, optionally with + or -',
      schema: z.string().regex(/^[A-F][+-]?$/),
    },
    { field: 'findings', requirement: 'a list of references', schema: z.array(z.unknown()) },
    { field: 'rubric_version', requirement: 'a version with three parts', schema: rubric },
    { field: 'generated_at', requirement: 'a time in ISO 8601', schema: isoTime },
  ],
  findings: [
    {
      field: 'result',
      requirement: 'pass, warn, fail or unscannable',
      schema: z.enum(findingResults),
    },
    {
      field: 'evidence',
      requirement: 'present',
      schema: z.unknown().refine((value) => value != null),
    },
    {
      field: 'weight',
      requirement: 'present',
      schema: z.unknown().refine((value) => value != null),
    },
  ],
};

/** Rules of the contract on several fields at once, in words. */
export const jointRules = {
  'counts add up': 'counts are the numbers of servers, scores and findings in the file',
  'server ids are unique': 'no two servers have the same id',
  'one score for a version': 'there is one score report for a server and version',
  'scores have a server': 'the server of a score is the id of a server in the file',
  'null means unscannable':
    'a score is null exactly when its version is unscannable: it has an unscannable finding, and a scored version has others',
  'below 75 is below B': 'a score below 75 has no grade of B or better',
  'references can be read': 'every reference of a score is an id, a place, a pointer or a finding',
  'references lead to findings': 'every reference of a score leads to a finding in the file',
  'finding ids are unique': 'no two findings have the same id',
} as const satisfies Record<string, string>;
export type JointRule = keyof typeof jointRules;

/** What the contract permits and the gate cannot use: worth a look, but not a violation. */
export const notices = {
  'package references can be read':
    'every package reference has a spelling that the gate knows; servers are found by them',
  'versions are understood': 'every version is a string, or an object with one',
  'findings have an id': 'every finding has an id, by which scores can refer to it',
  'findings name their check': 'every finding says which check it is the result of',
  'findings are referred to': 'every finding is referred to by a score',
} as const satisfies Record<string, string>;
export type Notice = keyof typeof notices;
