import { PackageURL } from 'packageurl-js';
import type { DependencyType, PackageRef, PackageSpec } from '../model.ts';

import { ecosystems } from '../versions/ecosystems.ts';
import { readOciSpec } from '../versions/oci.ts';
import { normaliseRemoteUrl } from '../versions/remote.ts';
import { firstText } from './fields.ts';

/*
 * Package references: which packages a server is distributed as. The contract does not show their shape,
 * so every spelling that the official registry has used is read, as well as purls and plain names.
 */

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
 * spelling of the official registry. Null if it is none of these.
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
  if ([identifier, url].some((text) => (text?.length ?? 0) > maxNameLength)) return null;
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

/** In characters. No real name or address is longer, and publishers' long texts take time. */
export const maxNameLength = 2048;

const typeKeys = [
  'registryType',
  'registry_type',
  'registry_name',
  'ecosystem',
  'registry',
  'type',
] as const;

function readRefText(text: string): PackageRef | null {
  if (text === '' || text.length > maxNameLength) return null;
  if (text.startsWith('pkg:')) return readPurl(text);
  if (/^https?:\/\//i.test(text)) return typedRef('remote', text, null);
  const prefixed = /^([A-Za-z]+):(?!\/\/)(.+)$/s.exec(text);
  const type = typeOf(prefixed?.[1] ?? null);
  if (type !== null) return typedRef(type, prefixed?.[2] ?? '', null);
  const { name, version } = splitVersion(text);
  return { type: null, name, version, digest: null };
}

/** A reference within an ecosystem. A version after the name counts if none is given separately. */
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

/** Splits `name@1.2` and `name==1.2`; the `@` of a scope is part of the name. */
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
  // `repository_url` is the image itself in an `oci` purl, and the registry in a `docker` purl.
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
 * A reference to a package in a registry. The same name in another registry is another package: for an
 * image the registry is part of the name anyway, and for other types it is put before the name here, so
 * that it matches no package of the default registry but still counts as a reference of its type.
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
