import type { PackageSpec } from '../../model/model.ts';
import { withoutTrailingSlashes } from './address.ts';
import { type Ecosystem, noRegistry, plainNames, unidentifiedSpec } from './ecosystem.ts';
import { semverRules } from './semver.ts';

const hostsByType = { github: 'github.com', gitlab: 'gitlab.com', bitbucket: 'bitbucket.org' };

/**
 * Returns a repository as `host/owner/name`, with the host in lower case. The path is also in lower case if
 * the host ignores its case.
 */
function normaliseRepository(name: string): string {
  const [written = '', ...path] = name.replace(/\.git$/, '').split('/');
  const host = written.toLowerCase();
  const rest = path.join('/');
  const ignoresCase = Object.values(hostsByType).includes(host);
  return path.length === 0 ? host : `${host}/${ignoresCase ? rest.toLowerCase() : rest}`;
}

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
  // npm, uv and other tools write a repository's version in different places.
  writing: null,
};

/** The reason why a git address that lacks a host or a path is unidentified. */
export const unreadableGitAddress = 'a git address that cannot be read';

/**
 * Returns a repository as `host/owner/name`, from any of Git's URL forms.
 * @param url for example `git+https://github.com/o/r.git` or `git@github.com:o/r`
 * @param ref a branch, tag or commit; null for the default branch
 * @param range a version range, for which the highest matching tag is fetched; null if none is given
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
    return unidentifiedSpec(url, unreadableGitAddress);
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
 * Reports whether a string can be the name of a ref. Launchers split any other string. Source: git
 * check-ref-format.
 */
const isRefName = (text: string): boolean => !/[\s\p{Cc}~^:?*[\\]|\.\.|@\{|^[-/]|[/.]$/u.test(text);

/** Reports whether a ref is a full commit ID. Any other ref can move. */
export function isCommit(ref: string): boolean {
  return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(ref);
}
