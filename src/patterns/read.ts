import type { DependencyType, Pattern } from '../model.ts';
import { ecosystems } from '../versions/ecosystems.ts';
import { isDockerHub } from '../versions/oci.ts';
import {
  normaliseRemoteUrl,
  withoutTrailingSlashes,
  withPlainCharacters,
} from '../versions/remote.ts';

/*
 * Patterns of policies: `pkg:type/name[@version or range]`, or a URL. `*` stays within a segment (in a
 * host: within a label), `**` crosses segments. Patterns are matched against names that strangers choose,
 * so the wildcards and characters of a pattern are limited.
 */

/** Types by their names in patterns: those of the purl specification, and our own. */
const types: ReadonlyMap<string, DependencyType> = new Map([
  ['npm', 'npm'],
  ['pypi', 'pypi'],
  ['oci', 'oci'],
  ['docker', 'oci'],
  ['nuget', 'nuget'],
  ['golang', 'golang'],
  ['jsr', 'jsr'],
  ['git', 'git'],
  ['registry', 'registry'],
]);

/** The form of a pattern, for messages about faulty ones. */
export const patternForm =
  'a pattern such as pkg:npm/@acme/files@^1.2, pkg:pypi/acme-* or https://*.acme.example/**';

export const maxPatternLength = 500;
const maxWildcards = 6;

/** Reads a pattern. A fault is described as a predicate, such as `is longer than 500 characters`. */
export function readPattern(written: string): Pattern | { readonly fault: string } {
  const text = written.trim();
  const wildcards = text.match(/\*+/g)?.length ?? 0;
  if (text.length > maxPatternLength)
    return { fault: `is longer than ${maxPatternLength} characters` };
  if (wildcards > maxWildcards) return { fault: `has more than ${maxWildcards} wildcards` };
  return /^(?:https?|wss?):\/\//i.test(text) ? readAddress(text) : readPackage(text);
}

function readPackage(text: string): Pattern | { readonly fault: string } {
  const [, written = '', rest = ''] = /^pkg:([a-z]+)\/(.+)$/.exec(text) ?? [];
  const type = types.get(written);
  if (type === undefined) {
    const known = [...types.keys()].join(', ');
    if (written !== '') return { fault: `names none of the types ${known}` };
    const resemblesPurl = types.has(/^[a-z]+(?=[/:])/.exec(text)?.[0] ?? '');
    const hint = resemblesPurl ? `; write pkg:${text.replace(':', '/')}` : '';
    return { fault: `is not ${patternForm}${hint}` };
  }
  const plain = rest.replaceAll('%40', '@');
  // An `@` at the beginning of a segment belongs to a scope, any other introduces the version.
  const at = plain.search(/(?<=[^/])@/);
  const name = at < 0 ? plain : plain.slice(0, at);
  const version = at < 0 ? null : plain.slice(at + 1).trim();
  if (!/^[\w@.~*:-][\w@./~*:-]*$/.test(name)) return { fault: `is not ${patternForm}` };
  if (type === 'oci' && /:[^/]*$/.test(name)) {
    return { fault: 'has a tag: the version of an image stands behind @' };
  }
  if (/^@(?!.*(?:\/.|\*\*))/.test(name)) {
    return { fault: `names a scope and no package: ${name.replace(/\/$/, '')}/* means all of it` };
  }
  if (version !== null && !isVersion(type, version)) {
    return { fault: `has a version or range that cannot be read: ${version}` };
  }
  return { text, type, name: normalised(type, name), version };
}

function isVersion(type: DependencyType, version: string): boolean {
  if (version === '' || version.includes('*')) return false;
  const { satisfies, compare } = ecosystems[type];
  return (
    satisfies('1.0.0', version) !== null ||
    compare(version, version) !== null ||
    // Digests and commits are accepted as versions; tags are not, because they move.
    /^(?:sha\d+:)?[0-9a-f]{7,128}$/i.test(version)
  );
}

/** A name normalised like those of identities, with its wildcards. */
function normalised(type: DependencyType, name: string): string {
  if (type === 'git') {
    const [host = '', ...path] = name.split('/');
    return [host.toLowerCase(), ...path].join('/').replace(/\.git$/, '');
  }
  if (type !== 'oci') return ecosystems[type].normaliseName(name);
  const lower = name.toLowerCase();
  if (!lower.includes('*')) return ecosystems.oci.normaliseName(lower);
  const [first = '', ...others] = lower.split('/');
  const isRegistry = /[.:]/.test(first) || first === 'localhost' || /^\*+$/.test(first);
  const hasRegistry = isRegistry && (others.length > 0 || first === '**');
  const isHub = !hasRegistry || isDockerHub(first);
  if (!isHub) return lower;
  // Docker's defaults: the registry `docker.io`, and the owner `library`.
  const path = hasRegistry ? others : [first, ...others];
  const hasOwner = path.length > 1 || path[0] === '**';
  return ['docker.io', ...(hasOwner ? [] : ['library']), ...path].join('/');
}

function readAddress(text: string): Pattern | { readonly fault: string } {
  const [, scheme = '', host = '', path = ''] =
    /^([a-z]+):\/\/([^/?#]*)([^?#]*)$/i.exec(text) ?? [];
  if (!/^[\w.*-]+(?::\d+)?$/.test(host)) {
    return { fault: 'has no host that can be matched, or user-info, a query or a fragment' };
  }
  if (!/^[\w./~%@:+*-]*$/.test(path)) return { fault: 'has characters that a path cannot have' };
  const isPlain = !text.includes('*');
  if (!isPlain && path.split('/').some((part) => /^(?:\.|%2e){1,2}$/i.test(part))) {
    return { fault: 'has . or .. as a part of its path' };
  }
  const origin = host.includes('*')
    ? wildOrigin(scheme.toLowerCase(), host.toLowerCase())
    : normaliseRemoteUrl(`${scheme}://${host}`);
  const name = isPlain
    ? normaliseRemoteUrl(text)
    : origin && `${origin}${withPlainCharacters(withoutTrailingSlashes(path))}`;
  return name === null
    ? { fault: 'has a host that no address can have' }
    : { text, type: 'remote', name, version: null };
}

/** Scheme, host and port of an address whose host has wildcards, spelled as in identities. */
function wildOrigin(scheme: string, host: string): string {
  const [, name = '', port = ''] = /^(.*?)\.?(:\d+)?$/.exec(host) ?? [];
  const usual = scheme === 'https' || scheme === 'wss' ? 443 : 80;
  const isUsual = port === '' || Number(port.slice(1)) === usual;
  return `${scheme}://${name}${isUsual ? '' : `:${Number(port.slice(1))}`}`;
}
