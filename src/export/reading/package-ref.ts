import { PackageURL } from 'packageurl-js';
import {
  type Ecosystem,
  ecosystems,
  parsePackagePage,
  splitVersion,
  typesBy,
} from '../../detection/ecosystems.ts';
import type { EcosystemType, PackageRef } from '../../model/model.ts';
import { firstText, ownValue } from './fields.ts';

/**
 * Reads package references. The contract does not specify their format, so every spelling that the official
 * registry has used is accepted, along with purls and plain names.
 */

const typeNames = typesBy('referenceTypes');

const ecosystemOfName = (text: string | null): EcosystemType | null =>
  typeNames.get(text?.toLowerCase() ?? '') ?? null;

/**
 * Reads a package reference. A string can be a purl, `type:name[@version]`, a bare name, an address, or the
 * URL of a package page. An object can use any spelling that the official registry has used, or have the form
 * `{npm: name}`. Returns null for anything else.
 */
export function readPackageRef(raw: unknown): PackageRef | null {
  if (typeof raw === 'string') return readRefText(raw.trim());
  const purl = firstText(raw, ['purl']);
  if (purl !== null) return readRefText(purl);
  const typeName =
    typeKeys.map((key) => firstText(raw, [key])).find((each) => ecosystemOfName(each) !== null) ??
    null;
  const type = ecosystemOfName(typeName);
  const nameText = firstText(raw, ['identifier', 'name', 'package', 'package_name', 'image']);
  const identifier =
    nameText === null || type === null ? nameText : onHost(type, typeName, nameText);
  const version = firstText(raw, ['version']);
  const url = firstText(raw, ['url']);
  if ([identifier, url].some((text) => (text?.length ?? 0) > maxNameLength)) return null;
  if (type !== null && ecosystems[type].names === 'addresses') {
    return typedRef(type, url ?? identifier ?? '', null);
  }
  if (identifier !== null && type !== null) {
    const registry = firstText(raw, ['registry']);
    const base = firstText(raw, ['registryBaseUrl', 'registry_base_url']);
    return registryRef(
      base ?? (registry?.includes('://') ? registry : null),
      type,
      identifier,
      version,
    );
  }
  if (url !== null) return readAddress(url);
  return identifier === null ? readKeyed(raw, version) : readRefText(identifier);
}

/**
 * Reads an object whose key is a package type: `{npm: '@x/one'}`. Returns null if several keys are package
 * types, because the object could then refer to several packages.
 */
function readKeyed(raw: unknown, version: string | null): PackageRef | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const [key, ...others] = Object.keys(raw).filter((each) => ecosystemOfName(each) !== null);
  const type = ecosystemOfName(key ?? null);
  const name = key === undefined ? null : ownValue(raw, key);
  if (type === null || others.length > 0 || typeof name !== 'string') return null;
  return name.length > maxNameLength ? null : typedRef(type, onHost(type, key, name), version);
}

/** Reads a URL as the page of a package or, failing that, as the address of a remote server. */
const readAddress = (url: string): PackageRef | null =>
  parsePackagePage(url) ?? typedRef('remote', url, null);

/**
 * Maximum length of a name or address, in characters. Real names and addresses are shorter, and long
 * third-party strings are slow to process.
 */
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
  if (/^https?:\/\//i.test(text)) return readAddress(text);
  const prefixed = /^([A-Za-z]+):(?!\/\/)(.+)$/s.exec(text);
  const type = ecosystemOfName(prefixed?.[1] ?? null);
  if (type !== null) return typedRef(type, onHost(type, prefixed?.[1], prefixed?.[2] ?? ''), null);
  const { name, version } = splitVersion(text);
  return { type: null, name, version, digest: null };
}

/**
 * Creates a reference to a package in an ecosystem. If `version` is null, a version appended to the name is
 * used.
 */
function typedRef(
  type: EcosystemType,
  identifier: string,
  version: string | null,
): PackageRef | null {
  const { readReference, versions } = ecosystems[type];
  const reference = readReference(identifier);
  if (reference === null) return null;
  const named = versions === 'none' ? null : (version ?? reference.version);
  return { type, ...reference, version: named };
}

function readPurl(text: string): PackageRef | null {
  let purl: PackageURL;
  try {
    purl = PackageURL.fromString(text);
  } catch {
    return null;
  }
  const type = ecosystemOfName(purl.type);
  if (type === null) return null;
  // In a Go module's purl, the subpath denotes a package in the module. For other types, the subpath is not
  // part of the name.
  const inside = ecosystems[type].partOf === undefined ? null : purl.subpath;
  const parts = [purl.namespace, purl.name, inside].filter((part) => part);
  const name = onHost(type, purl.type, parts.join('/'));
  const version = purl.version ?? null;
  const repository = purl.qualifiers?.['repository_url'] ?? null;
  if (!ecosystems[type].isRegistryInName) return registryRef(repository, type, name, version);
  const digest = version?.includes(':') ? version : null;
  const tag = purl.qualifiers?.['tag'] ?? (digest === null ? version : null);
  // `repository_url` is the image itself in an `oci` purl, but the registry in a `docker` purl.
  const ref =
    purl.type === 'oci' && repository !== null
      ? typedRef(type, withoutScheme(repository), tag)
      : registryRef(repository, type, name, tag);
  return ref === null ? null : { ...ref, digest: digest ?? ref.digest };
}

/**
 * Creates a reference to a package in a registry. A package with the same name in another registry is a
 * different package. For an image, the registry is already part of the name. For other types, a non-default
 * registry becomes a prefix of the name. The reference then matches no package in the default registry but is
 * still treated as a reference of its type.
 */
function registryRef(
  registry: string | null,
  type: EcosystemType,
  identifier: string,
  version: string | null,
): PackageRef | null {
  const { defaultHosts, isRegistryInName } = ecosystems[type];
  const host = withoutScheme(registry ?? '').split('/')[0] ?? '';
  if (host === '' || defaultHosts?.test(host)) return typedRef(type, identifier, version);
  if (!isRegistryInName) {
    const ref = typedRef(type, identifier, version);
    return ref === null ? null : { ...ref, name: `${host}:${ref.name}` };
  }
  const isQualified = identifier.startsWith(`${host}/`);
  return typedRef(type, isQualified ? identifier : `${host}/${identifier}`, version);
}

/** Prefixes a name with the host for its type: `github.com/owner/name` for the `github` type. */
function onHost(type: EcosystemType, typeName: string | null | undefined, name: string): string {
  const { hostsByType = {} }: Ecosystem = ecosystems[type];
  const key = typeName?.toLowerCase() ?? '';
  const host = Object.hasOwn(hostsByType, key) ? hostsByType[key] : undefined;
  return host === undefined || name.startsWith(`${host}/`) ? name : `${host}/${name}`;
}

const withoutScheme = (url: string): string => url.replace(/^[a-z]+:\/\//i, '');
