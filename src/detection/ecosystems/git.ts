import type { PackageSpec } from '../../model/model.ts';
import { withoutTrailingSlashes } from './address.ts';
import { type Ecosystem, noRegistry, plainNames, unidentifiedSpec } from './ecosystem.ts';
import { semverRules } from './semver.ts';

/** The host for each package URL type that refers to repositories on a single host. */
const hostsByType = { github: 'github.com', gitlab: 'gitlab.com', bitbucket: 'bitbucket.org' };

/**
 * Returns a name as `host/owner/name`. The host is in lower case, and so is the path if the host ignores the
 * path's case.
 */
function normaliseRepository(name: string): string {
  const [written = '', ...path] = name.replace(/\.git$/, '').split('/');
  const host = written.toLowerCase();
  const rest = path.join('/');
  const ignoresCase = Object.values(hostsByType).includes(host);
  return path.length === 0 ? host : `${host}/${ignoresCase ? rest.toLowerCase() : rest}`;
}

/** Repositories, as `host/owner/name`. */
export const git: Ecosystem = {
  ...semverRules,
  ...plainNames(normaliseRepository),
  hostsByType,
  names: 'packages',
  versions: 'commits',
  ownerSegments: 2,
  hasLookalikes: false,
  patternTypes: ['git'],
  referenceTypes: ['git', ...Object.keys(hostsByType)],
  // The address of a downloadable file is not a repository page.
  pages: [/^(?<name>github\.com\/[^/]+\/[^/]+)(?!\/(?:archive|raw|releases\/download)\/)(?:\/|$)/],
  purl: null,
  ...noRegistry,
  readPackage: (name, version) =>
    version === null || isRefName(version)
      ? readGitRepository(`https://${name}`, version)
      : unidentifiedSpec(name, 'not the name of a branch, a tag or a commit'),
  // npm, uv and other tools fetch repositories and write versions differently, so no single place for a
  // version exists.
  writing: null,
};

/**
 * Returns a repository as `host/owner/name`, from any of Git's URL forms.
 *
 * @param url for example `git+https://github.com/o/r.git` or `git@github.com:o/r`
 * @param ref branch, tag or commit; null for the default branch
 * @param range a version range that is compared with the repository's tags; the highest match is fetched.
 *   Null if no range is given.
 */
export function readGitRepository(
  url: string,
  ref: string | null,
  range: string | null = null,
): PackageSpec {
  const text = url.replace(/^git\+/, '').replace(/^([^/:@]+@)([^/:]+):(?!\d)/, 'ssh://$1$2/');
  // Some programs treat the text after a backslash as the path, but Git and curl treat it as the host.
  const parsed = text.includes('\\') ? null : URL.parse(text);
  if (parsed === null || parsed.hostname === '' || parsed.protocol === 'file:') {
    return unidentifiedSpec(url, 'a git address that cannot be read');
  }
  const name = normaliseRepository(`${parsed.host}${withoutTrailingSlashes(parsed.pathname)}`);
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

/**
 * Whether a string may be the name of a ref. Launchers split any string that cannot be a ref. Source: git
 * check-ref-format.
 */
const isRefName = (text: string): boolean => !/[\s\p{Cc}~^:?*[\\]|\.\.|@\{|^[-/]|[/.]$/u.test(text);

/** Whether a ref is a full commit id. A ref other than a full commit id may move. */
export function isCommit(ref: string): boolean {
  return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(ref);
}
