import * as z from 'zod';
import type { Shape } from '../../model/form.ts';
import {
  type ExportHeader,
  ecosystemTypes,
  type Finding,
  type FirstSeen,
  type ListedVersion,
  type MalformedRecord,
  type PackageRef,
  type ScoreReport,
  type SelectedServer,
  type Selection,
  type ServerRecord,
} from '../../model/model.ts';
import type { ElementCounts, Head } from '../reading/head.ts';
import type { ExportSummary, StoreHead, Validators } from '../reading/source.ts';

/**
 * Schemas for the stored parts of an export (form.ts). Unlike the schemas for the service's data, they are
 * strict, because a missing value means that another build wrote the stored data.
 */

const text = z.string().nullable();
const count = z.int().nullable();
const texts = z.array(z.string());

const header = {
  schemaVersion: text,
  rubricVersion: text,
  generatedAt: z.number(),
  declaredServers: count,
} satisfies Shape<ExportHeader>;

const counts = { servers: count, scores: count, findings: count } satisfies Shape<ElementCounts>;

const summary = {
  head: z.object({ ...header, counts: z.object(counts).nullable() } satisfies Shape<Head>),
  totals: z.object({ servers: z.int(), scores: z.int(), findings: z.int() }),
  unreadable: z.int(),
  anonymous: z.int(),
  repeatedIds: texts,
  hasNumericIds: z.boolean(),
} satisfies Shape<ExportSummary>;

export const validatorsSchema = z.object({
  etag: text,
  lastModified: text,
} satisfies Shape<Validators>);

export const storeHeadSchema = z.object({
  whole: z.object(summary),
  validators: validatorsSchema,
  since: z.number(),
} satisfies Shape<StoreHead>);

export const namesSchema = z.array(z.string());
export type NamesFrame = z.infer<typeof namesSchema>;

const packageRef = {
  type: z.enum(ecosystemTypes).nullable(),
  name: z.string(),
  version: text,
  digest: text,
  query: z.exactOptional(texts),
} satisfies Shape<PackageRef>;

const version = { version: z.string(), digest: text } satisfies Shape<ListedVersion>;

const record = {
  id: z.string(),
  name: z.string(),
  publisher: z.object({ namespace: text, verified: z.boolean().nullable() }),
  packageRefs: z.array(z.object(packageRef)),
  versions: z.array(z.object(version)),
} satisfies Shape<ServerRecord>;

const finding = {
  reference: z.string(),
  check: text,
  result: z.string(),
  weight: z.number().nullable(),
  evidence: z.unknown(),
} satisfies Shape<Finding>;

const firstSeen = { after: z.number().nullable(), by: z.number() } satisfies Shape<FirstSeen>;

const report = {
  server: z.string(),
  version: z.string(),
  score: z.number().nullable(),
  grade: z.string(),
  findings: z.array(z.object(finding)),
  rubricVersion: text,
  otherRubric: z.exactOptional(z.string()),
  generatedAt: text,
  firstSeen: z.exactOptional(z.object(firstSeen)),
} satisfies Shape<ScoreReport>;

const server = {
  record: z.object(record),
  reports: z.array(z.object(report)),
  malformedReports: z.array(z.object({ version: text, reason: z.string() })),
  inconsistencies: texts,
} satisfies Shape<SelectedServer>;

const malformed = { reason: z.string(), isTyped: z.boolean() } satisfies Shape<MalformedRecord>;

const mapSchema = <T>(value: z.ZodType<T>) =>
  z.array(z.tuple([z.string(), value])).transform((entries) => new Map(entries));

export const selectionSchema = z.object({
  header: z.object(header),
  servers: z.array(z.object(server)),
  malformedRecords: mapSchema(z.object(malformed)),
  neighbours: mapSchema(texts),
  inconsistencies: texts,
} satisfies Shape<Selection>);
