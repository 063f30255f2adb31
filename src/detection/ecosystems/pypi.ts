import { compare, explain, valid } from '@renovatebot/pep440';
import type { PackageSpec, Pin } from '../../model/model.ts';
import {
  anyVersion,
  type Ecosystem,
  hasPlaceholder,
  pathReason,
  placeholderReason,
  plainNames,
  plainPurl,
  unidentifiedSpec,
  type VersionRules,
} from './ecosystem.ts';
import { readGitRepository } from './git.ts';
import { chooseInRange, isInRange, isPrerelease } from './pep440.ts';
import { poetryToPep440 } from './poetry.ts';
import { beforeName, literalPattern, type VersionWriting, withoutV } from './writing.ts';

const versionRules: VersionRules = {
  normaliseVersion: (version) => {
    const parsed = explain(version.trim());
    if (parsed === null) return version.trim();
    // PEP 440 ignores trailing zeros in the release.
    const numbers = parsed.base_version.split('.');
    const last = numbers.findLastIndex((number) => !/^0+$/.test(number));
    const release = numbers.slice(0, Math.max(last, 0) + 1).join('.');
    const rest = parsed.public.slice(parsed.base_version.length);
    return `${release}${rest}${parsed.local ? `+${parsed.local}` : ''}`;
  },
  compare: (a, b) => (valid(a) === null || valid(b) === null ? null : compare(a, b)),
  isPrerelease,
  satisfies: isInRange,
  fetched: chooseInRange,
  // `1.2` is the same version as 1.2.0.
  isOneVersion: (version) => valid(version) !== null,
};

/** `name==version`, or uv's `name@version`, with optional extras between the name and the version. */
const places: VersionWriting['places'] = ({ name, specifier }, words) => {
  const spelled = name.split('-').map(literalPattern).join('[-_.]+');
  const version =
    specifier === null
      ? String.raw`(?<old>)(?![\w@.\[+-])(?![ \t]*[=<>!~@(])`
      : String.raw`[ \t]*(?<old>${literalPattern(specifier)})(?![\w.+!*-])`;
  return [
    {
      pattern: `${beforeName}${spelled}${String.raw`(?:[ \t]*\[[^\]\r\n]{0,200}\])?`}${version}`,
      within: 'word',
      spell: (next, old, text) => {
        const [, operator, space = ''] = /^([=<>!~]+)(\s*)/.exec(old) ?? [];
        if (operator !== undefined) return `==${space}${next}`;
        return takesAt(words, old, text) ? `@${next}` : `==${next}`;
      },
    },
  ];
};

/**
 * Reports whether to write `name@version`, which uvx accepts for the package that it starts. Options such as
 * `--with`, and other tools, accept only requirements.
 */
function takesAt(words: readonly string[], old: string, text: string): boolean {
  const isUvx = words.some(
    (word, index) =>
      /(?:^|[\\/])uvx(?:\.(?:exe|cmd|bat|ps1))?$/i.test(word) ||
      (word === 'tool' && words[index + 1] === 'run'),
  );
  const option = /--(with|from|spec)(?:=|["',\s-]{1,400})(?:[^\s"']{0,400},\s{0,400})?$/.exec(
    text.slice(-400),
  )?.[1];
  const isUv =
    isUvx || words.some((word) => /(?:^|[\\/])uv(?:\.(?:exe|cmd|bat|ps1))?$/i.test(word));
  return old.startsWith('@') ? isUv && option !== 'with' : isUvx && option === undefined;
}

/** Python packages, with PEP 503 names and PEP 440 versions. */
export const pypi: Ecosystem = {
  ...versionRules,
  ...plainNames((name) => name.toLowerCase().replace(/[-_.]+/g, '-')),
  names: 'packages',
  versions: 'releases',
  ownerSegments: 1,
  hasLookalikes: true,
  patternTypes: ['pypi'],
  referenceTypes: ['pypi', 'python'],
  pages: [/^pypi\.org\/project\/(?<name>[^/]+)(?:\/(?<version>[^/]+))?\/?$/],
  purl: plainPurl,
  defaultHosts: /^(?:www\.|files\.)?pypi\.org$/,
  defaultRegistry: /^https:\/\/pypi\.org\/simple\/?$/,
  isRegistryInName: false,
  registrySettings: /index|url|find-links|^-[if]$/i,
  canBeInstalled: true,
  readPackage: (name, version) => readPypiSpec(version === null ? name : `${name}==${version}`),
  writing: { spell: withoutV, places },
};

/**
 * Limit in characters. Real requirements are shorter, and parsing a hostile requirement takes superlinear
 * time.
 */
const longest = 1000;

/** A PEP 508 requirement without its marker, or uv's `name@1.2`. */
const requirement =
  /^(?<name>[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)(?:\s*\[[\w\s.,-]*\])?\s*(?<rest>(?:[(@=!<>~].*)?)$/s;

/**
 * Returns the package that uv or pip fetches for `name`, `name==1.2`, `name>=1`, `name[extra]`, `name @ url`,
 * or uv's `name@1.2` and `name@latest`. Sources: PEP 508 and uv's tools guide.
 */
export function readPypiSpec(text: string): PackageSpec {
  if (/^git\+/.test(text)) return readPythonUrl(text);
  if (/^(?:\.|\/|~|[A-Za-z]:\\)/.test(text)) return unidentifiedSpec(text, pathReason);
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return readPythonUrl(text);
  if (text.length > longest) return unreadable(text);
  // An environment marker (`; python_version > "3"`) does not change which package is fetched.
  const groups = requirement.exec(text.replace(/;.*$/s, '').trim())?.groups;
  if (groups === undefined) return unreadable(text);
  const written = groups['name'] ?? '';
  const name = pypi.normaliseName(written);
  const rest = groups['rest'] ?? '';
  const createSpec = (pin: Pin, version: string | null): PackageSpec => ({
    type: 'pypi',
    name,
    ...(written !== name && { written }),
    specifier: rest === '' ? null : rest,
    pin,
    version,
    digest: null,
  });
  if (rest === '') return createSpec('none', null);
  if (rest.startsWith('@')) {
    const after = rest.slice(1).trim();
    if (after === 'latest') return createSpec('tag', after);
    if (valid(after) !== null) return createSpec('exact', after);
    return after.includes('://') ? readPythonUrl(after) : unreadable(text);
  }
  const range = (/^\((.*)\)$/s.exec(rest)?.[1] ?? rest).trim();
  const exact = /^={2,3}\s*([^\s,*]+)$/.exec(range)?.[1];
  if (exact !== undefined && valid(exact) !== null) return createSpec('exact', exact);
  return isInRange('1', range) === null || range.includes('||')
    ? unreadable(text)
    : createSpec('range', range);
}

/**
 * Returns the name at the start of a requirement, as written; null if the requirement does not start with a
 * name.
 */
export function requirementName(text: string): string | null {
  if (/^[\w.+-]*:\/\//.test(text)) return null;
  return /^([A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)(?![/\\])/.exec(text)?.[1] ?? null;
}

/**
 * Returns the package that a package manager fetches for a requirement in a manifest. If the version is the
 * only part that cannot be parsed, the result stands for any version of the package.
 */
export function readPypiDependency(requirement: string, name: string): PackageSpec {
  const spec = readPypiSpec(requirement);
  if (spec.type !== 'unidentified' || /^[^;]*(?::\/\/|@)/.test(requirement)) return spec;
  return anyVersion('pypi', pypi.normaliseName(name), requirement.slice(name.length).trim());
}

export function readPoetrySpec(name: string, constraint: string): PackageSpec {
  const range = poetryToPep440(constraint);
  if (range === null) return anyVersion('pypi', pypi.normaliseName(name), constraint.trim());
  const specifier = range === '' ? null : constraint.trim();
  const exact = /^==([^\s,*|]+) \|\| ==\1$/.exec(range)?.[1];
  const part =
    range === ''
      ? ({ pin: 'none', version: null } as const)
      : exact !== undefined
        ? ({ pin: 'exact', version: exact } as const)
        : ({ pin: 'range', version: range } as const);
  return { type: 'pypi', name: pypi.normaliseName(name), specifier, digest: null, ...part };
}

function unreadable(text: string): PackageSpec {
  const reason = hasPlaceholder(text) ? placeholderReason : 'not a Python requirement';
  return unidentifiedSpec(text, reason);
}

function readPythonUrl(text: string): PackageSpec {
  if (hasPlaceholder(text)) return unreadable(text);
  if (!text.startsWith('git+')) {
    return unidentifiedSpec(text, 'an archive specified by URL, which the export does not grade');
  }
  // In `git+https://host/o/r@ref#subdirectory=x`, the ref follows the first `@` in the path.
  const address = text.replace(/#.*$/s, '');
  const ref = /^(?<url>[^/]*\/\/[^/]*\/[^@]*)@(?<ref>.+)$/s.exec(address)?.groups;
  return readGitRepository(ref?.['url'] ?? address, ref?.['ref'] ?? null);
}
