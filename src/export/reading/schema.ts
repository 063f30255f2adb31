import * as z from 'zod';
import type { Finding, ListedVersion, ScoreReport, ServerRecord } from '../../model/model.ts';
import { firstText, ownValue } from './fields.ts';
import { readPackageRef } from './package-ref.ts';
import { findingId } from './record-key.ts';

/**
 * Parses the elements of an export leniently. Fields whose format the contract leaves open are accepted in
 * every format that the official registry and similar registries have used. Unknown fields are allowed. An
 * element that cannot be parsed yields the reason for the failure and does not affect other elements.
 */

const serverSchema = z.looseObject({
  id: z.string().min(1),
  name: z.string().min(1),
  publisher: z
    .looseObject({
      namespace: z.string().nullish().catch(null),
      verified: z.boolean().nullish().catch(null),
    })
    .nullish()
    .catch(null),
  // The fields below can be missing. A wrong type makes the record malformed, because ignoring the field
  // would hide data.
  package_refs: z.array(z.unknown()).nullish(),
  versions: z.array(z.unknown()).nullish(),
});

/**
 * Maximum length of a version, in characters. Real versions are shorter, and comparing long versions is slow.
 */
const maxVersionLength = 256;

/**
 * Maximum number of references in a report. Reports on real versions contain fewer, and a finding takes up
 * memory in every report that refers to it.
 */
export const maxReferences = 10_000;

const scoreSchema = z.looseObject({
  server: z.string().min(1),
  version: z.string().min(1).max(maxVersionLength),
  score: z.number().min(0).max(100).nullable(),
  grade: z.string().nullish().catch(null),
  findings: z.array(z.unknown()).nullish().catch(null),
  rubric_version: z.string().nullish().catch(null),
  generated_at: z.string().nullish().catch(null),
});

const findingSchema = z.looseObject({
  result: z.string().min(1),
  weight: z.number().nullish().catch(null),
});

/** Finding results listed in the contract (section 2.4). */
export const findingResults = ['pass', 'warn', 'fail', 'unscannable'] as const;

/** Descriptions that the export schema shares with the columns of export tables. */
export const memberMeanings = {
  serverName: "The server's name in the registry.",
  findingCheck: 'The check that produced the finding.',
} as const;

/** Returns the schema of accepted exports, for authors of exports. Unknown fields are allowed everywhere. */
export const exportSchema = () =>
  z
    .looseObject({
      schema_version: z.string().optional().describe("The file's schema version."),
      rubric_version: z
        .string()
        .optional()
        .describe('The version of the rubric behind the scores; reports show it.'),
      generated_at: z
        .string()
        .describe(
          'When the file was generated, in ISO 8601. The stale-export rule reports exports older than max-age.',
        ),
      counts: z
        .looseObject({ servers: z.int(), scores: z.int(), findings: z.int() })
        .partial()
        .optional()
        .describe('The number of elements in each of the three arrays.'),
      servers: z
        .array(
          z.looseObject({
            ...serverSchema.shape,
            id: serverSchema.shape.id.describe("The server's id, to which scores refer."),
            name: serverSchema.shape.name.describe(memberMeanings.serverName),
            publisher: serverSchema.shape.publisher.describe("The server's publisher."),
            package_refs: serverSchema.shape.package_refs.describe(
              "The server's packages: package URLs, TYPE:NAME, addresses, or objects from the registry.",
            ),
            versions: serverSchema.shape.versions.describe(
              "The server's versions, lowest first: strings, or objects with version and digest.",
            ),
          }),
        )
        .min(1),
      scores: z
        .array(
          z.looseObject({
            ...scoreSchema.shape,
            server: scoreSchema.shape.server.describe("The server's id."),
            version: scoreSchema.shape.version.describe('The graded version.'),
            score: scoreSchema.shape.score.describe('0 to 100; null for an unscannable version.'),
            grade: scoreSchema.shape.grade.describe('The letter grade, compared with min-grade.'),
            findings: scoreSchema.shape.findings.describe(
              'Ids or positions of findings, or the findings themselves.',
            ),
            rubric_version: scoreSchema.shape.rubric_version.describe(
              'The version of the rubric behind this score.',
            ),
            generated_at: scoreSchema.shape.generated_at.describe(
              'When the version was graded. If a version has several reports, only the newest ones are used.',
            ),
          }),
        )
        .min(1),
      findings: z.array(
        z.looseObject({
          id: z
            .union([z.string(), z.number()])
            .optional()
            .describe("The finding's id, to which scores refer."),
          check: z.string().optional().describe(memberMeanings.findingCheck),
          result: findingSchema.shape.result.describe(`One of ${findingResults.join(', ')}.`),
          evidence: z
            .unknown()
            .describe('The evidence for the result: a string or any other JSON value.'),
          weight: findingSchema.shape.weight.describe(
            'The weight that the service gives to the finding.',
          ),
        }),
      ),
    })
    .meta({ title: 'Grade export for MCP Grade Gate' });

export type ReadResult<T> = { readonly value: T } | { readonly reason: string };

export interface ReadServerRecord {
  readonly record: ServerRecord;
  readonly faults: readonly string[];
}

/** Reads a ServerRecord (section 2.2 of the contract). */
export function readServerRecord(raw: unknown): ReadResult<ReadServerRecord> {
  const parsed = serverSchema.safeParse(raw);
  if (!parsed.success) return { reason: firstIssue(parsed.error) };
  const { id, name, publisher, package_refs, versions } = parsed.data;
  const refs = (package_refs ?? []).map(readPackageRef);
  const listed = (versions ?? []).map(readVersion);
  const record = {
    id,
    name,
    publisher: { namespace: publisher?.namespace ?? null, verified: publisher?.verified ?? null },
    packageRefs: refs.filter((ref) => ref !== null),
    versions: listed.filter((version) => version !== null),
  };
  const faults = [
    ...(refs.includes(null) ? ['a package reference cannot be read'] : []),
    ...(listed.includes(null) ? ['a version cannot be read'] : []),
  ];
  return { value: { record, faults } };
}

export interface RawScoreReport extends Omit<ScoreReport, 'findings'> {
  /** Null if the field exists but is not a list. */
  readonly findingRefs: readonly unknown[] | null;
}

/**
 * Reads a ScoreReport (section 2.3 of the contract). A missing score is not treated as null but makes the
 * report malformed.
 */
export function readScoreReport(raw: unknown): ReadResult<RawScoreReport> {
  const parsed = scoreSchema.safeParse(raw);
  if (!parsed.success) return { reason: firstIssue(parsed.error) };
  const { server, version, score, grade, findings, rubric_version, generated_at } = parsed.data;
  if ((findings?.length ?? 0) > maxReferences) {
    return { reason: `findings: more than ${maxReferences} references` };
  }
  return {
    value: {
      server,
      version,
      score,
      grade: grade ?? '',
      findingRefs: findings === undefined ? [] : findings,
      rubricVersion: rubric_version ?? null,
      generatedAt: generated_at ?? null,
    },
  };
}

/** Members that can hold a finding's check; the first member that contains a string is used. */
export const checkKeys = ['check', 'check_id', 'rule', 'rule_id', 'code', 'name', 'title'] as const;

export function readCheck(raw: unknown): string | null {
  return firstText(raw, checkKeys);
}

/** Reads a Finding (section 2.4 of the contract). If the finding has no id, `reference` is used as its id. */
export function readFinding(raw: unknown, reference: string): ReadResult<Finding> {
  const parsed = findingSchema.safeParse(raw);
  if (!parsed.success) return { reason: firstIssue(parsed.error) };
  const { result, weight } = parsed.data;
  return {
    value: {
      reference: findingId(raw) ?? reference,
      check: readCheck(raw),
      result: result.toLowerCase(),
      weight: weight ?? null,
      evidence: limitDepth(ownValue(raw, 'evidence') ?? null, 6),
    },
  };
}

/**
 * Returns a copy of a JSON value in which anything below the given depth is replaced with a placeholder,
 * because reports process values recursively. Infinite numbers become strings, because JSON cannot represent
 * them.
 */
export function limitDepth(value: unknown, depth: number): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '(nested deeper)';
  if (Array.isArray(value)) return value.map((item) => limitDepth(item, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, limitDepth(inner, depth - 1)]),
  );
}

export type FindingReference =
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'index'; readonly index: number }
  | { readonly kind: 'inline'; readonly raw: unknown };

/**
 * Reads a finding reference: an id, an index into `findings`, a JSON pointer (`/findings/3`, `#/findings/3`),
 * an object that contains one of these, or the finding itself. Returns null for anything else.
 */
export function readFindingReference(raw: unknown): FindingReference | null {
  if (typeof raw === 'number') {
    return Number.isSafeInteger(raw) && raw >= 0 ? { kind: 'index', index: raw } : null;
  }
  if (typeof raw === 'string') {
    // Runs the regular expression only on possible pointers, because an export contains millions of
    // references and most of them are ids.
    const isPointer = raw.startsWith('/') || raw.startsWith('#');
    const pointer = isPointer ? /^#?\/findings\/(0|[1-9]\d{0,14})$/.exec(raw)?.[1] : undefined;
    return pointer === undefined
      ? { kind: 'id', id: raw }
      : { kind: 'index', index: Number(pointer) };
  }
  if (typeof ownValue(raw, 'result') === 'string') return { kind: 'inline', raw };
  const index = ownValue(raw, 'index');
  if (typeof index === 'number') return readFindingReference(index);
  const text = findingId(raw) ?? firstText(raw, ['$ref', 'pointer', 'finding']);
  return text === null ? null : readFindingReference(text);
}

/**
 * Reads an element of a server's `versions`. Returns null if the element has no version or if the version is
 * longer than `maxVersionLength`.
 */
export function readVersion(raw: unknown): ListedVersion | null {
  const version =
    typeof raw === 'string' ? raw : firstText(raw, ['version', 'number', 'name', 'id', 'tag']);
  if (version === null || version === '' || version.length > maxVersionLength) return null;
  return { version, digest: firstText(raw, ['digest']) };
}

/**
 * Returns the path and the message of the first issue, without the invalid value: `score: expected number,
 * received string`.
 */
function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0];
  const path = issue?.path.join('.') ?? '';
  const words = (issue?.message ?? 'not understood').replace(/^Invalid input: /, '');
  return path === '' ? words : `${path}: ${words}`;
}
