import { PackageURL } from 'packageurl-js';
import * as z from 'zod';
import type {
  DependencyType,
  Finding,
  ListedVersion,
  PackageRef,
  ScoreReport,
  ServerRecord,
} from '../model.ts';
import type { PackageSpec } from '../versions/ecosystem.ts';
import { ecosystems } from '../versions/ecosystems.ts';
import { readOciSpec } from '../versions/oci.ts';
import { normaliseRemoteUrl } from '../versions/remote.ts';

/*
 * The contract of the export, read liberally in one place. What the contract calls "not shown" is
 * accepted in every shape that the official registry and its peers have used; unknown fields are
 * kept; what cannot be understood says so and never rejects the rest.
 */

/** Head of the export document. Only the three arrays are indispensable. */
export const documentSchema = z.looseObject({
  schema_version: z.string().nullish().catch(null),
  rubric_version: z.string().nullish().catch(null),
  generated_at: z.string(),
  counts: z
    .looseObject({ servers: z.int(), scores: z.int(), findings: z.int() })
    .partial()
    .nullish()
    .catch(null),
  servers: z.array(z.unknown()),
  scores: z.array(z.unknown()),
  findings: z.array(z.unknown()),
});
export type ExportDocument = z.infer<typeof documentSchema>;

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
  // Missing is one thing; of another type they hide what matters, and the record is malformed.
  package_refs: z.array(z.unknown()).nullish(),
  versions: z.array(z.unknown()).nullish(),
});

const scoreSchema = z.looseObject({
  server: z.string().min(1),
  version: z.string().min(1),
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

/** A value of the export as it was meant, or why it cannot be understood. */
export type Understood<T> = { readonly value: T } | { readonly reason: string };

/** A server record with what in it could not be understood. */
export interface ReadServerRecord {
  readonly record: ServerRecord;
  readonly faults: readonly string[];
}

/** Reads a ServerRecord (section 2.2 of the contract). */
export function readServerRecord(raw: unknown): Understood<ReadServerRecord> {
  const parsed = serverSchema.safeParse(raw);
  if (!parsed.success) return { reason: firstIssue(parsed.error) };
  const { id, name, publisher, package_refs, versions } = parsed.data;
  const refs = (package_refs ?? []).map(readPackageRef);
  const listed = (versions ?? []).map(readVersion);
  const record = {
    id,
    name,
    publisher: {
      namespace: publisher?.namespace ?? null,
      verified: publisher?.verified ?? null,
    },
    packageRefs: refs.filter((ref) => ref !== null),
    versions: listed.filter((version) => version !== null),
  };
  const faults = [
    ...(refs.includes(null) ? ['a package reference that cannot be read'] : []),
    ...(listed.includes(null) ? ['a version that cannot be read'] : []),
  ];
  return { value: { record, faults } };
}

/** A score report whose findings are still references. */
export interface RawScoreReport extends Omit<ScoreReport, 'findings'> {
  /** Null where the field is there and no list. */
  readonly findingRefs: readonly unknown[] | null;
}

/** Reads a ScoreReport (section 2.3 of the contract). A missing score is malformed, not null. */
export function readScoreReport(raw: unknown): Understood<RawScoreReport> {
  const parsed = scoreSchema.safeParse(raw);
  if (!parsed.success) return { reason: firstIssue(parsed.error) };
  const { server, version, score, grade, findings, rubric_version, generated_at } = parsed.data;
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

/** Keys under which a finding may carry what it is called by, strongest first. */
const findingIdKeys = ['id', 'finding_id', 'key', 'ref'] as const;
const checkKeys = ['check', 'check_id', 'rule', 'rule_id', 'code', 'name', 'title'] as const;

/** The id of a raw finding, or null where it has none. A number is an id like any other. */
export function findingId(raw: unknown): string | null {
  for (const key of findingIdKeys) {
    const value = ownValue(raw, key);
    if (typeof value === 'string' && value !== '') return value;
    if (typeof value === 'number') return String(value);
  }
  return null;
}

/** Reads a Finding (section 2.4 of the contract); `reference` names it where it carries no id. */
export function readFinding(raw: unknown, reference: string): Understood<Finding> {
  const parsed = findingSchema.safeParse(raw);
  if (!parsed.success) return { reason: firstIssue(parsed.error) };
  const { result, weight } = parsed.data;
  return {
    value: {
      reference: findingId(raw) ?? reference,
      check: firstText(raw, checkKeys),
      result: result.toLowerCase(),
      weight: weight ?? null,
      evidence: shallow(ownValue(raw, 'evidence') ?? null, 6),
    },
  };
}

/** A JSON value down to a depth: what lies deeper is named and not shown, for reports recurse. */
function shallow(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '(nested deeper)';
  if (Array.isArray(value)) return value.map((item) => shallow(item, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, shallow(held, depth - 1)]),
  );
}

/** How a score report refers to a finding. */
export type FindingReference =
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'index'; readonly index: number }
  | { readonly kind: 'inline'; readonly raw: unknown };

/**
 * Reads a finding reference: an id, an index into `findings`, a JSON pointer (`/findings/3`,
 * `#/findings/3`), an object that carries one of these, or the finding itself. Null where it is none.
 */
export function readFindingReference(raw: unknown): FindingReference | null {
  if (typeof raw === 'number') {
    return Number.isSafeInteger(raw) && raw >= 0 ? { kind: 'index', index: raw } : null;
  }
  if (typeof raw === 'string') {
    const pointer = /^#?\/findings\/(0|[1-9]\d{0,14})$/.exec(raw)?.[1];
    return pointer === undefined
      ? { kind: 'id', id: raw }
      : { kind: 'index', index: Number(pointer) };
  }
  if (typeof ownValue(raw, 'result') === 'string') return { kind: 'inline', raw };
  const index = ownValue(raw, 'index');
  if (typeof index === 'number') return readFindingReference(index);
  const text = firstText(raw, [...findingIdKeys, '$ref', 'pointer', 'finding']);
  return text === null ? null : readFindingReference(text);
}

const typeNames: Readonly<Record<string, DependencyType>> = {
  npm: 'npm',
  node: 'npm',
  pypi: 'pypi',
  python: 'pypi',
  oci: 'oci',
  docker: 'oci',
  container: 'oci',
  nuget: 'nuget',
  golang: 'golang',
  go: 'golang',
  jsr: 'jsr',
  git: 'git',
  remote: 'remote',
  'streamable-http': 'remote',
  sse: 'remote',
  http: 'remote',
  url: 'remote',
};

function typeOf(text: string | null): DependencyType | null {
  if (text === null) return null;
  const key = text.toLowerCase();
  return Object.hasOwn(typeNames, key) ? (typeNames[key] ?? null) : null;
}

/**
 * Reads a package reference: a purl, `type:name[@version]`, a URL, a bare name, or an object in any
 * spelling of the official registry. Null where nothing of it can be understood.
 */
export function readPackageRef(raw: unknown): PackageRef | null {
  if (typeof raw === 'string') return readRefText(raw.trim());
  const purl = firstText(raw, ['purl']);
  if (purl !== null) return readRefText(purl);
  const type =
    typeKeys.map((key) => typeOf(firstText(raw, [key]))).find((each) => each !== null) ?? null;
  const identifier = firstText(raw, ['identifier', 'name', 'package', 'package_name', 'image']);
  const version = firstText(raw, ['version']);
  const url = firstText(raw, ['url']);
  if (type === 'remote') return typedRef(type, url ?? identifier ?? '', null);
  if (identifier !== null && type !== null) {
    const registry = firstText(raw, ['registry']);
    const base = firstText(raw, ['registryBaseUrl', 'registry_base_url']);
    return ofRegistry(
      base ?? (registry?.includes('://') ? registry : null),
      type,
      identifier,
      version,
    );
  }
  if (url !== null) return typedRef('remote', url, null);
  return identifier === null ? null : readRefText(identifier);
}

const typeKeys = [
  'registryType',
  'registry_type',
  'registry_name',
  'ecosystem',
  'registry',
  'type',
] as const;

function readRefText(text: string): PackageRef | null {
  if (text === '') return null;
  if (text.startsWith('pkg:')) return readPurl(text);
  if (/^https?:\/\//i.test(text)) return typedRef('remote', text, null);
  const prefixed = /^([A-Za-z]+):(?!\/\/)(.+)$/s.exec(text);
  const type = typeOf(prefixed?.[1] ?? null);
  if (type !== null) return typedRef(type, prefixed?.[2] ?? '', null);
  const { name, version } = splitVersion(text);
  return { type: null, name, version, digest: null };
}

/** A reference within an ecosystem; a version behind the name counts where none is given apart. */
function typedRef(
  type: DependencyType,
  identifier: string,
  version: string | null,
): PackageRef | null {
  if (type === 'oci') return ociRef(readOciSpec(identifier), version);
  if (type === 'remote') {
    const name = normaliseRemoteUrl(identifier);
    return name === null ? null : { type, name, version: null, digest: null };
  }
  const split = splitVersion(identifier);
  const name = ecosystems[type].normaliseName(split.name);
  return { type, name, version: version ?? split.version, digest: null };
}

/** `name@1.2` and `name==1.2`; the `@` of a scope is none. */
function splitVersion(text: string): { name: string; version: string | null } {
  const split = /^(.[^@=]*)(?:@|==)(.+)$/s.exec(text);
  return { name: split?.[1] ?? text, version: split?.[2] ?? null };
}

function ociRef(spec: PackageSpec, version: string | null): PackageRef | null {
  if (spec.type !== 'oci' || spec.name === null) return null;
  const tag = spec.specifier?.split('@')[0] ?? null;
  const named = tag === spec.digest ? null : tag;
  return { type: 'oci', name: spec.name, version: version ?? named, digest: spec.digest };
}

function readPurl(text: string): PackageRef | null {
  let purl: PackageURL;
  try {
    purl = PackageURL.fromString(text);
  } catch {
    return null;
  }
  const type = typeOf(purl.type);
  if (type === null) return null;
  const name = purl.namespace ? `${purl.namespace}/${purl.name}` : purl.name;
  const version = purl.version ?? null;
  const repository = purl.qualifiers?.['repository_url'] ?? null;
  if (type !== 'oci') return ofRegistry(repository, type, name, version);
  const digest = version?.includes(':') ? version : null;
  const tag = purl.qualifiers?.['tag'] ?? (digest === null ? version : null);
  // The repository of an `oci` purl is the image itself, that of a `docker` purl its registry.
  const ref =
    purl.type === 'oci' && repository !== null
      ? ociRef(readOciSpec(withoutScheme(repository)), tag)
      : ofRegistry(repository, 'oci', name, tag);
  return ref === null ? null : { ...ref, digest: digest ?? ref.digest };
}

/** Hosts of each ecosystem's default registry. */
const defaultHosts: Readonly<Partial<Record<DependencyType, RegExp>>> = {
  npm: /^(?:registry|www)\.npmjs\.(?:org|com)$|^npmjs\.(?:org|com)$/,
  pypi: /^(?:www\.|files\.)?pypi\.org$/,
  oci: /^(?:index\.|registry-1\.|hub\.)?docker\.(?:io|com)$/,
  nuget: /^(?:api\.|www\.)?nuget\.org$/,
};

/**
 * A reference in a registry: another registry's package is another package. Of an image the registry
 * is part of the name; of any other it becomes so here, so that it meets nothing of the default one
 * and still counts as a reference of its type.
 */
function ofRegistry(
  registry: string | null,
  type: DependencyType,
  identifier: string,
  version: string | null,
): PackageRef | null {
  const host = withoutScheme(registry ?? '').split('/')[0] ?? '';
  if (host === '' || defaultHosts[type]?.test(host)) return typedRef(type, identifier, version);
  if (type !== 'oci') {
    const ref = typedRef(type, identifier, version);
    return ref === null ? null : { ...ref, name: `${host}:${ref.name}` };
  }
  const isQualified = identifier.startsWith(`${host}/`);
  return typedRef('oci', isQualified ? identifier : `${host}/${identifier}`, version);
}

function withoutScheme(url: string): string {
  return url.replace(/^[a-z]+:\/\//i, '');
}

function readVersion(raw: unknown): ListedVersion | null {
  if (typeof raw === 'string') return raw === '' ? null : { version: raw, digest: null };
  const version = firstText(raw, ['version', 'number', 'name', 'id', 'tag']);
  return version === null ? null : { version, digest: firstText(raw, ['digest']) };
}

/** A field of a JSON object; own fields only, for `__proto__` and its kin are data like any other. */
function ownValue(raw: unknown, key: string): unknown {
  return typeof raw === 'object' && raw !== null && Object.hasOwn(raw, key)
    ? (raw as Record<string, unknown>)[key]
    : undefined;
}

function firstText(raw: unknown, keys: readonly string[]): string | null {
  for (const key of keys) {
    const value = ownValue(raw, key);
    if (typeof value === 'string' && value !== '') return value;
  }
  return null;
}

/** `score: expected number, received string`: where and why, never the value itself. */
function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0];
  const path = issue?.path.join('.') ?? '';
  const words = (issue?.message ?? 'not understood').replace(/^Invalid input: /, '');
  return path === '' ? words : `${path}: ${words}`;
}
