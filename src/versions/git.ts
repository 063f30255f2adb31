import type { PackageSpec } from '../model.ts';
import { type Ecosystem, noRegistry, plainNames, unidentifiedSpec } from './ecosystem.ts';
import { withoutTrailingSlashes } from './remote.ts';
import { semverRules } from './semver.ts';

/** Repositories, as `host/owner/name`. */
export const git: Ecosystem = {
  ...semverRules,
  ...plainNames((name) => name),
  normalisePattern(name) {
    const [host = '', ...path] = name.split('/');
    return [host.toLowerCase(), ...path].join('/').replace(/\.git$/, '');
  },
  names: 'packages',
  versions: 'commits',
  ownerSegments: 2,
  hasLookalikes: false,
  patternTypes: ['git'],
  referenceTypes: ['git'],
  purl: null,
  ...noRegistry,
  // npm, uv and others fetch repositories.
  writing: null,
};

/**
 * A repository as `host/owner/name`, from any of git's URL forms.
 *
 * @param url for example `git+https://github.com/o/r.git` or `git@github.com:o/r`
 * @param ref branch, tag or commit; null for the default branch
 * @param range versions of which the highest is fetched, by the repository's tags; null if none is named
 */
export function readGitRepository(
  url: string,
  ref: string | null,
  range: string | null = null,
): PackageSpec {
  const text = url.replace(/^git\+/, '').replace(/^([^/:@]+@)([^/:]+):(?!\d)/, 'ssh://$1$2/');
  const parsed = URL.canParse(text) ? new URL(text) : null;
  if (parsed === null || parsed.hostname === '' || parsed.protocol === 'file:') {
    return unidentifiedSpec(url, 'a git address that cannot be read');
  }
  const path = withoutTrailingSlashes(parsed.pathname).replace(/\.git$/, '');
  const name = `${parsed.host.toLowerCase()}${path}`;
  return range === null
    ? { type: 'git', name, specifier: ref, pin: 'git', version: ref, digest: null }
    : {
        type: 'git',
        name,
        specifier: `semver:${range}`,
        pin: 'range',
        version: range,
        digest: null,
      };
}

/** Whether a ref is a full commit id: all others may move. */
export function isCommit(ref: string): boolean {
  return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(ref);
}
