import picomatch from 'picomatch';
import type { DependencyType, Pattern } from '../model.ts';
import { ecosystems, sameVersion } from '../versions/ecosystems.ts';
import { normaliseRemoteUrl } from '../versions/remote.ts';

/*
 * Patterns of policies: `pkg:type/name[@version or range]`, or a URL. `*` stays within a segment (of a
 * host: within a label), `**` crosses. Policies are read from repositories, so a pattern has few
 * wildcards and plain characters, and costs little however it is meant.
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
    return { fault: written === '' ? `is not ${patternForm}` : `names none of the types ${known}` };
  }
  const plain = rest.replaceAll('%40', '@');
  // The `@` of a scope stands at the beginning of a segment, that of a version behind a name.
  const at = plain.search(/(?<=[^/])@/);
  const name = at < 0 ? plain : plain.slice(0, at);
  const version = at < 0 ? null : plain.slice(at + 1).trim();
  if (!/^[\w@.~*:-][\w@./~*:-]*$/.test(name)) return { fault: `is not ${patternForm}` };
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
  if (type !== 'oci') return ecosystems[type].normaliseName(name);
  if (!name.includes('*')) return ecosystems.oci.normaliseName(name);
  const [first = '', ...others] = name.toLowerCase().split('/');
  // Docker's defaults: without a registry the image is one of `docker.io`.
  const hasRegistry = /[.:*]/.test(first) || first === 'localhost';
  if (hasRegistry && (others.length > 0 || first === '**')) return name.toLowerCase();
  return ['docker.io', ...(others.length === 0 ? ['library'] : []), first, ...others].join('/');
}

function readAddress(text: string): Pattern | { readonly fault: string } {
  const [, scheme = '', host = '', path = ''] =
    /^([a-z]+):\/\/([^/?#]*)([^?#]*)$/i.exec(text) ?? [];
  if (!/^[\w.*-]+(?::\d+)?$/.test(host)) {
    return { fault: 'has no host that can be matched, or user-info, a query or a fragment' };
  }
  if (!/^[\w./~%@:+*-]*$/.test(path)) return { fault: 'has characters that a path cannot have' };
  const spelled = `${scheme.toLowerCase()}://${host.toLowerCase()}${path.replace(/\/$/, '')}`;
  const name = text.includes('*') ? spelled : (normaliseRemoteUrl(text) ?? spelled);
  return { text, type: 'remote', name, version: null };
}

/** Whether a pattern means names of some type; compiled once, for it is asked of every dependency. */
export type NameTest = (type: DependencyType, name: string) => boolean;

/** Nothing of these counts as a sign of its own: names hold none, and `@` begins a scope. */
const plainGlob = {
  dot: true,
  nobrace: true,
  nobracket: true,
  noextglob: true,
  nonegate: true,
  noquantifiers: true,
} as const;

/** Compiles a pattern's name. */
export function nameTest({ type, name }: Pattern): NameTest {
  if (!name.includes('*')) return (otherType, other) => otherType === type && other === name;
  if (type !== 'remote') {
    const matches = picomatch(name, plainGlob);
    return (otherType, other) => otherType === type && matches(other);
  }
  const wanted = partsOf(name);
  const host = picomatch(wanted.host, plainGlob);
  const path = picomatch(wanted.path, plainGlob);
  return (otherType, other) => {
    if (otherType !== 'remote') return false;
    const parts = partsOf(other);
    // Each by itself: a wildcard of the host must not reach into the path.
    return parts.scheme === wanted.scheme && host(parts.host) && path(parts.path);
  };
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

/** The more it says, the more it counts: a literal name before a wildcard, a version before none. */
export function specificity({ name, version }: Pattern): number {
  const literal = name.replaceAll('*', '').length;
  return literal * 4 + (name.includes('*') ? 0 : 2) + (version === null ? 0 : 1);
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
