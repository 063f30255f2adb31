import {
  ecosystems,
  normaliseRemoteUrl,
  typesBy,
  withoutTrailingSlashes,
  withPlainCharacters,
} from '../../detection/ecosystems.ts';
import type { EcosystemType, Pattern } from '../../model/model.ts';

/**
 * A pattern in a policy is `pkg:type/name[@version or range]` or a URL. `*` matches within a segment (or, in
 * a host, within a label), and `**` crosses segments. As the port, `*` matches any port. The allowed
 * wildcards and characters are limited, because patterns are matched against names that third parties choose.
 */

const types = typesBy('patternTypes');

export const patternForm =
  'a pattern such as pkg:npm/@acme/files@^1.2, pkg:pypi/acme-* or https://*.acme.example/**';

export const maxPatternLength = 500;
const maxWildcards = 6;

/** Parses a pattern. A fault is worded as a predicate, such as `is longer than 500 characters`. */
export function readPattern(written: string): Pattern | { readonly fault: string } {
  const text = written.trim();
  const wildcards = text.match(/\*+/g)?.length ?? 0;
  if (text.length > maxPatternLength)
    return { fault: `is longer than ${maxPatternLength} characters` };
  if (wildcards > maxWildcards) return { fault: `has more than ${maxWildcards} wildcards` };
  return /^(?:https?|wss?):\/\//i.test(text) ? readAddress(text) : readPackage(text);
}

function readPackage(text: string): Pattern | { readonly fault: string } {
  const [, writtenType = '', rest = ''] = /^pkg:([a-z]+)\/(.+)$/.exec(text) ?? [];
  const type = types.get(writtenType);
  if (type === undefined) {
    const known = [...types.keys()].join(', ');
    if (writtenType !== '') return { fault: `has an unknown type; the types are ${known}` };
    const resemblesPurl = types.has(/^[a-z]+(?=[/:])/.exec(text)?.[0] ?? '');
    const hint = resemblesPurl ? `; write pkg:${text.replace(':', '/')}` : '';
    return { fault: `is not ${patternForm}${hint}` };
  }
  const plain = rest.replaceAll('%40', '@');
  // An `@` at the beginning of a segment is part of a scope. Any other `@` introduces the version.
  const at = plain.search(/(?<=[^/])@/);
  const name = at < 0 ? plain : plain.slice(0, at);
  const version = at < 0 ? null : plain.slice(at + 1).trim();
  if (!/^[\w@.~*:-][\w@./~*:-]*$/.test(name)) return { fault: `is not ${patternForm}` };
  const normalised = ecosystems[type].normalisePattern(name);
  if (typeof normalised !== 'string') return normalised;
  if (/^@(?!.*(?:\/.|\*\*))/.test(name)) {
    return {
      fault: `specifies a scope but no package: use ${name.replace(/\/$/, '')}/* for all packages in the scope`,
    };
  }
  if (version !== null && !isVersion(type, version)) {
    return { fault: `has an invalid version or range: ${version}` };
  }
  return { text, type, name: normalised, version };
}

function isVersion(type: EcosystemType, version: string): boolean {
  if (version === '' || version.includes('*')) return false;
  const { satisfies, compare } = ecosystems[type];
  return (
    satisfies('1.0.0', version) !== null ||
    compare(version, version) !== null ||
    // Digests and commits are accepted as versions. Tags are rejected because they move.
    /^(?:sha\d+:)?[0-9a-f]{7,128}$/i.test(version)
  );
}

function readAddress(text: string): Pattern | { readonly fault: string } {
  const [, scheme = '', host = '', path = ''] =
    /^([a-z]+):\/\/([^/?#]*)((?:\/[^?#]*)?)$/i.exec(text) ?? [];
  if (!/^(?:[\w.*-]+|\[[\da-f:.]+\])(?::(?:\d+|\*))?$/i.test(host)) {
    return {
      fault: 'has no host that can be matched, or contains user-info, a query or a fragment',
    };
  }
  if (!/^[\w./~%@:+*-]*$/.test(path))
    return { fault: 'contains characters that a path cannot contain' };
  const isPlain = !text.includes('*');
  if (!isPlain && path.split('/').some((part) => /^(?:\.|%2e){1,2}$/i.test(part))) {
    return { fault: 'contains . or .. as a path segment' };
  }
  const origin = host.includes('*')
    ? wildOrigin(scheme.toLowerCase(), host.toLowerCase())
    : normaliseRemoteUrl(`${scheme}://${host}`);
  const name = isPlain
    ? normaliseRemoteUrl(text)
    : origin && `${origin}${withPlainCharacters(withoutTrailingSlashes(path))}`;
  return name === null
    ? { fault: 'contains an invalid host' }
    : { text, type: 'remote', name, version: null };
}

/**
 * Returns the origin of an address with wildcards in its host, normalised as in identities: without a default
 * port or a trailing dot in the host.
 */
function wildOrigin(scheme: string, host: string): string {
  const [, name = '', port = ''] = /^(.*?)\.?(:\d+|:\*)?$/.exec(host) ?? [];
  if (port === ':*') return `${scheme}://${name}${port}`;
  const usual = scheme === 'https' || scheme === 'wss' ? 443 : 80;
  const isUsual = port === '' || Number(port.slice(1)) === usual;
  return `${scheme}://${name}${isUsual ? '' : `:${Number(port.slice(1))}`}`;
}
