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
  package_refs: z.array(z.unknown()).nullish().catch(null),
  versions: z.array(z.unknown()).nullish().catch(null),
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

/** Reads a ServerRecord (section 2.2 of the contract). */
export function readServerRecord(raw: unknown): Understood<ServerRecord> {
  const parsed = serverSchema.safeParse(raw);
  if (!parsed.success) return { reason: firstIssue(parsed.error) };
  const { id, name, publisher, package_refs, versions } = parsed.data;
  return {
    value: {
      id,
      name,
      publisher: {
        namespace: publisher?.namespace ?? null,
        verified: publisher?.verified ?? null,
      },
      packageRefs: (package_refs ?? []).flatMap((ref) => readPackageRef(ref) ?? []),
      versions: (versions ?? []).flatMap((version) => readVersion(version) ?? []),
    },
  };
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

/** The id of a raw finding, or null where it has none. */
export function findingId(raw: unknown): string | null {
  return firstText(raw, findingIdKeys);
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
      evidence: ownValue(raw, 'evidence') ?? null,
    },
  };
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
  const type = typeOf(
    firstText(raw, [
      'registryType',
      'registry_type',
      'registry_name',
      'ecosystem',
      'registry',
      'type',
    ]),
  );
  const identifier = firstText(raw, ['identifier', 'name', 'package', 'package_name', 'image']);
  const version = firstText(raw, ['version']);
  const baseUrl = firstText(raw, ['registryBaseUrl', 'registry_base_url']);
  // A package of another registry is another package, whatever its name.
  if (baseUrl !== null && !isDefaultRegistry(baseUrl)) return null;
  if (identifier !== null && type !== null) return typedRef(type, identifier, version);
  const url = firstText(raw, ['url']);
  if (url !== null) return typedRef('remote', url, null);
  return identifier === null ? null : (readRefText(identifier) ?? null);
}

function readRefText(text: string): PackageRef | null {
  if (text === '') return null;
  if (text.startsWith('pkg:')) return readPurl(text);
  if (/^https?:\/\//i.test(text)) return typedRef('remote', text, null);
  const prefixed = /^([A-Za-z]+):(?!\/\/)(.+)$/s.exec(text);
  const type = typeOf(prefixed?.[1] ?? null);
  if (type === null) return { type: null, name: text, version: null, digest: null };
  const rest = prefixed?.[2] ?? '';
  if (type === 'oci' || type === 'remote') return typedRef(type, rest, null);
  const split = /^(.[^@=]*)(?:@|==)(.+)$/s.exec(rest);
  return typedRef(type, split?.[1] ?? rest, split?.[2] ?? null);
}

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
  return { type, name: ecosystems[type].normaliseName(identifier), version, digest: null };
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
  if (type !== 'oci') return typedRef(type, name, version);
  const qualifiers = purl.qualifiers ?? {};
  const repository = qualifiers['repository_url'];
  const digest = version?.includes(':') ? version : null;
  const tag = qualifiers['tag'] ?? (digest === null ? version : null);
  const image = purl.type === 'oci' && repository ? repository.replace(/^https?:\/\//, '') : name;
  const ref = ociRef(readOciSpec(image), tag);
  return ref === null ? null : { ...ref, digest: digest ?? ref.digest };
}

function isDefaultRegistry(baseUrl: string): boolean {
  const host = URL.canParse(baseUrl) ? new URL(baseUrl).hostname : baseUrl.split('/')[0];
  return /(?:^|\.)(?:npmjs\.(?:org|com)|pypi\.org|docker\.(?:io|com)|nuget\.org|jsr\.io|golang\.org)$/.test(
    host ?? '',
  );
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
