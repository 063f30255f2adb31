import semver from 'semver';
import { otherRegistry } from './lockfile.ts';

const packageName = /^(?:@[^/@]+\/)?[^/@]+$/;

export const anotherName = 'an alias of another package';

/** Reports whether a string could be a package name rather than a path. */
export function isPackageName(text: string): boolean {
  return packageName.test(text);
}

/** Returns the value if it is a full semantic version; null otherwise. */
export function npmVersion(value: unknown): string | null {
  return typeof value === 'string' && semver.valid(value) !== null ? value : null;
}

/**
 * Splits `name@rest` or `@scope/name@rest` at the `@` after the name; returns null if there is no such `@`.
 */
export function splitAtVersion(text: string): { name: string; rest: string } | null {
  const at = text.indexOf('@', 1);
  return at < 0 ? null : { name: text.slice(0, at), rest: text.slice(at + 1) };
}

/**
 * Returns the reason to doubt a version that package managers install although it is outside the recorded
 * range. Returns null if the version satisfies the range, or if the string is not a range (a tag, for
 * example).
 */
export function rangeDoubt(range: string, version: string | null): string | null {
  const isOther =
    version !== null &&
    semver.validRange(range) !== null &&
    !semver.satisfies(version, range, { includePrerelease: true });
  return isOther ? 'a version other than the requested one' : null;
}

/** Returns the reason to doubt a package whose reference is not a version. */
export function referenceDoubt(reference: string): string {
  if (/^npm:/.test(reference)) return anotherName;
  if (/^(?:link|portal|workspace):/.test(reference)) return 'a link';
  if (/^patch:/.test(reference)) return 'a patched package';
  if (/^(?:file:|\.{0,2}\/|~\/)/.test(reference)) return 'a local package';
  if (
    /^(?:git[+:@]|ssh:|(?:github|gitlab|bitbucket|gist):)/.test(reference) ||
    /^(?:https?:\/\/)?(?:codeload\.)?(?:github\.com|gitlab\.com|bitbucket\.org)\//.test(
      reference,
    ) ||
    /\.git(?:#|$)/.test(reference) ||
    /^[\w.-]+\/[\w.-]+(?:#|$)/.test(reference)
  ) {
    return 'a git dependency';
  }
  if (/^https?:/.test(reference)) return 'a tarball';
  return 'a source other than a registry version';
}

/**
 * Returns the reason to doubt a tarball address; null if it is the default registry's address for the
 * version. Source: the `dist.tarball` addresses that registry.npmjs.org returns.
 *
 * @param hosts the hosts of the default registry
 */
export function tarballDoubt(
  address: string,
  name: string,
  version: string,
  hosts: readonly string[] = ['registry.npmjs.org'],
): string | null {
  if (!/^https?:/i.test(address)) return referenceDoubt(address);
  const url = URL.parse(address);
  if (url === null || !hosts.includes(url.host)) {
    const doubt = referenceDoubt(address);
    return doubt === 'a tarball' ? otherRegistry : doubt;
  }
  const file = `${name.slice(name.indexOf('/') + 1)}-${version.replace(/\+.*$/s, '')}.tgz`;
  const expected = `/${name}/-/${file}`;
  // Without this check, an attacker could install another package's file under this package's name.
  return url.pathname.replace(/^(\/@[^/]+)%2f/i, '$1/') === expected
    ? null
    : "another package's tarball";
}

/**
 * Returns the names in the keys of overrides or patches: `name`, `name@^1`, `parent>name` and `parent/name`.
 * The parent is included, because too many doubts are better than too few.
 */
export function mentionedNames(keys: readonly string[]): Set<string> {
  return new Set(
    keys
      .flatMap((key) => key.split('>'))
      .map((part) => splitAtVersion(part.trim())?.name ?? part.trim())
      .flatMap((name) => [name, lastName(name)]),
  );
}

/** Returns the `name` or `@scope/name` at the end of a path of names. */
function lastName(path: string): string {
  const slash = path.lastIndexOf('/');
  const before = path.lastIndexOf('/', slash - 1);
  return path.slice(slash > 0 && path[before + 1] === '@' ? before + 1 : slash + 1);
}
