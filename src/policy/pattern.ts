import type { DependencyType, Pattern } from '../model.ts';
import { ecosystems, sameVersion } from '../versions/ecosystems.ts';
import { isCommit } from '../versions/git.ts';
import { isDockerHub } from '../versions/oci.ts';
import {
  normaliseRemoteUrl,
  withoutTrailingSlashes,
  withPlainCharacters,
} from '../versions/remote.ts';
import { globIncludes, globTest } from './glob.ts';

/*
 * Patterns of policies: `pkg:type/name[@version or range]`, or a URL. `*` stays within a segment (of a
 * host: within a label), `**` crosses. A pattern is asked of names that strangers choose, so it has few
 * wildcards and plain characters, and its cost grows no faster than the name.
 */

/** Types of packages by their names in patterns: those of the purl specification, and our own. */
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

/** What a pattern looks like, for a person who got it wrong. */
export const patternForm =
  'a pattern such as pkg:npm/@acme/files@^1.2, pkg:pypi/acme-* or https://*.acme.example/**';

const longest = 500;
const mostWildcards = 6;

/** Reads a pattern, or says in words what is wrong with it. */
export function readPattern(written: string): Pattern | { readonly fault: string } {
  const text = written.trim();
  const wildcards = text.match(/\*+/g)?.length ?? 0;
  if (text.length > longest) return { fault: `is longer than ${longest} characters` };
  if (wildcards > mostWildcards) return { fault: `has more than ${mostWildcards} wildcards` };
  return /^(?:https?|wss?):\/\//i.test(text) ? readAddress(text) : readPackage(text);
}

function readPackage(text: string): Pattern | { readonly fault: string } {
  const [, written = '', rest = ''] = /^pkg:([a-z]+)\/(.+)$/.exec(text) ?? [];
  const type = types.get(written);
  if (type === undefined) {
    const known = [...types.keys()].join(', ');
    if (written !== '') return { fault: `names none of the types ${known}` };
    const isNear = types.has(/^[a-z]+(?=[/:])/.exec(text)?.[0] ?? '');
    const near = isNear ? `; write pkg:${text.replace(':', '/')}` : '';
    return { fault: `is not ${patternForm}${near}` };
  }
  const plain = rest.replaceAll('%40', '@');
  // The `@` of a scope stands at the beginning of a segment, that of a version behind a name.
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
    // Digests and commits are versions by their own text; a tag moves, and is none.
    /^(?:sha\d+:)?[0-9a-f]{7,128}$/i.test(version)
  );
}

/** The name as identities have it; wildcards stay. */
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
  // Docker's defaults: without a registry the image is one of `docker.io`, without an owner its own.
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

/** Scheme, host and port in the spelling of identities, where the host has wildcards. */
function wildOrigin(scheme: string, host: string): string {
  const [, name = '', port = ''] = /^(.*?)\.?(:\d+)?$/.exec(host) ?? [];
  const usual = scheme === 'https' || scheme === 'wss' ? 443 : 80;
  const isUsual = port === '' || Number(port.slice(1)) === usual;
  return `${scheme}://${name}${isUsual ? '' : `:${Number(port.slice(1))}`}`;
}

/** Whether a pattern means names of some type; compiled once, for it is asked of every dependency. */
export type NameTest = (type: DependencyType, name: string) => boolean;

/** Compiles a pattern's name. */
export function nameTest({ type, name }: Pattern): NameTest {
  if (!name.includes('*')) return (otherType, other) => otherType === type && other === name;
  if (type !== 'remote') {
    const matches = globTest(name);
    return (otherType, other) => otherType === type && matches(other);
  }
  const wanted = partsOf(name);
  const host = globTest(wanted.host);
  const path = globTest(wanted.path);
  return (otherType, other) => {
    if (otherType !== 'remote') return false;
    const parts = partsOf(other);
    // Each by itself: a wildcard of the host must not reach into the path.
    return parts.scheme === wanted.scheme && host(parts.host) && path(parts.path);
  };
}

/**
 * Compiles a pattern's name for a deny list, which nobody gets round by spelling the same in another
 * way: in other letters or with more slashes, which many hosts take for one, by another scheme, or
 * another port where the pattern names none.
 */
export function reachingNameTest(pattern: Pattern): NameTest {
  const hasPort = /^[^:]*:\/\/[^/]*:\d+(?:\/|$)/.test(pattern.name);
  const plain = (name: string): string => {
    const lower = name.toLowerCase();
    if (pattern.type !== 'remote') return lower;
    const address = lower
      .replace(/^[^:]*:\/\//, '')
      .replace(/\/{2,}/g, '/')
      .replace(/^/, 'any://');
    return hasPort ? address : address.replace(/^([^/]*\/\/[^/]*):\d+(?=\/|$)/, '$1');
  };
  const matches = nameTest({ ...pattern, name: plain(pattern.name) });
  return (type, name) => matches(type, plain(name));
}

/** An address whose host is written as a path, so that `*` stays within a label. */
function partsOf(address: string): { scheme: string; host: string; path: string } {
  const [, scheme = '', host = '', path = ''] = /^([^:]*):\/\/([^/]*)(.*)$/.exec(address) ?? [];
  return { scheme, host: host.replaceAll('.', '/'), path: path === '' ? '/' : path };
}

/** Whether a version is one that a pattern means; every version where it names none. */
export function meansVersion({ type, version: wanted }: Pattern, version: string): boolean {
  if (wanted === null || sameVersion(type, wanted, version)) return true;
  return ecosystems[type].satisfies(version, wanted) === true;
}

/**
 * Whether a launch may be of a version that a deny list means. Nobody gets round it by a spelling that
 * tells nothing: a tag that does not order, a digest or a branch where the entry names a number.
 *
 * @param known what is known of the version, be it nothing
 */
export function reachesVersion(pattern: Pattern, known: readonly string[]): boolean {
  const { type, version: wanted } = pattern;
  if (wanted === null) return true;
  const telling = known.filter((version) => tells(type, version, wanted));
  if (telling.length === 0) return true;
  if (isHash(type, wanted)) return telling.some((version) => isSameHash(type, wanted, version));
  return telling.some(
    (version) =>
      meansVersion(pattern, version) ||
      // Ranges leave pre-releases out; of one the release counts that it is for.
      (!isOneVersion(type, wanted) &&
        meansVersion(pattern, version.replace(/^([v=]*(?:\d+!)?\d+(?:\.\d+)*).*$/s, '$1'))),
  );
}

/** Whether a version tells that it is, or is not, what a pattern names. */
function tells(type: DependencyType, version: string, wanted: string): boolean {
  // A tag of an image that is one version is taken at its word, a branch or tag of git is not.
  if (isHash(type, wanted)) return type !== 'git' || isCommit(version);
  if (isHash(type, version)) return false;
  // `v2` of git is a branch or a tag that moves.
  if (type === 'git' && !isOneVersion(type, version)) return false;
  const isText = type === 'oci' && isOneVersion(type, wanted);
  return isText || ecosystems[type].compare(version, version) !== null;
}

/** Whether a version is a digest or commit, perhaps the beginning of one. */
function isHash(type: DependencyType, version: string): boolean {
  return type === 'git'
    ? /^[0-9a-f]{7,}$/i.test(version)
    : /^(?:sha\d+:)?[0-9a-f]{32,}$/i.test(version);
}

/** Whether one of two digests or commits is the other one, or its beginning. */
function isSameHash(type: DependencyType, a: string, b: string): boolean {
  if (!isHash(type, b)) return false;
  const [one = '', other = ''] = [a, b].map((each) => each.toLowerCase().replace(/^sha\d+:/, ''));
  return one.startsWith(other) || other.startsWith(one);
}

/** Whether a version names one, and no range of them. */
function isOneVersion(type: DependencyType, version: string): boolean {
  // A short version such as `1.2` is a range for all but Python.
  return type === 'pypi'
    ? ecosystems.pypi.compare(version, version) !== null
    : /^(?:[v=]*\d+\.\d+\.\d+[\w.+-]*|(?:sha\d+:)?[0-9a-f]{7,})$/i.test(version);
}

/** Puts what says more before what says less. */
export function bySpecificity(
  a: { readonly match: Pattern },
  b: { readonly match: Pattern },
): number {
  return specificity(b.match) - specificity(a.match);
}

/**
 * The more it says, the more it counts: a name before any wildcard, more of a name before less, one
 * version before a range, a range before none.
 */
export function specificity({ type, name, version }: Pattern): number {
  const literal = name.replaceAll('*', '').length;
  const ofVersion = version === null ? 0 : isOneVersion(type, version) ? 2 : 1;
  return (name.includes('*') ? 0 : longest * 100) + literal * 4 + ofVersion;
}

/** Whether everything that one pattern means is meant by another one too; when in doubt it is not. */
export function covers(wide: Pattern, narrow: Pattern): boolean {
  const { type, version } = narrow;
  const isMeant =
    wide.version === null ||
    wide.version === version ||
    (version !== null && isOneVersion(type, version) && meansVersion(wide, version));
  if (!isMeant || wide.type !== type) return false;
  if (type !== 'remote') return globIncludes(wide.name, narrow.name);
  const [all, some] = [partsOf(wide.name), partsOf(narrow.name)];
  return (
    all.scheme === some.scheme &&
    globIncludes(all.host, some.host) &&
    globIncludes(all.path, some.path)
  );
}

/** Whether something may be meant by both of two patterns; when in doubt it may. */
export function mayOverlap(one: Pattern, other: Pattern): boolean {
  if (one.type !== other.type) return false;
  const { type, version } = one;
  const areApart =
    version !== null &&
    other.version !== null &&
    isOneVersion(type, version) &&
    isOneVersion(type, other.version) &&
    !sameVersion(type, version, other.version);
  if (areApart) return false;
  const literal = [one, other].find(({ name }) => !name.includes('*'));
  if (literal !== undefined) return nameTest(literal === one ? other : one)(type, literal.name);
  const [start, otherStart] = [one, other].map(({ name }) => name.replace(/\/?\*.*$/s, ''));
  const [end, otherEnd] = [one, other].map(({ name }) => name.replace(/^.*\*\/?/s, ''));
  const agree = (test: 'startsWith' | 'endsWith', a = '', b = ''): boolean =>
    a[test](b) || b[test](a);
  return agree('startsWith', start, otherStart) && agree('endsWith', end, otherEnd);
}

/** Segments that a waiver must name by their text, by type: the account that answers for the code. */
const ownerSegments: Readonly<Partial<Record<DependencyType, number>>> = {
  oci: 2,
  golang: 2,
  git: 2,
};

/**
 * The owner that a pattern names by its text: the whole name, or the segments that tell whose code it
 * is. Null where none is named: such a pattern means anybody's code.
 */
export function literalOwner({ type, name }: Pattern): string | null {
  if (!name.includes('*')) return name;
  if (type === 'remote') {
    const host = /^[^:]*:\/\/[^/*]*(?=\/|$)/.exec(name)?.[0];
    return host ?? null;
  }
  const segments = name.split('/');
  const first = segments.findIndex((segment) => segment.includes('*'));
  const needed = ownerSegments[type] ?? 1;
  return first < needed ? null : segments.slice(0, needed).join('/');
}
