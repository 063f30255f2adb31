import npa from 'npm-package-arg';
import type { PackageSpec } from '../../model/model.ts';
import { withPlainCharacters } from './address.ts';
import {
  anyVersion,
  type Ecosystem,
  hasPlaceholder,
  namespacedPurl,
  pathReason,
  placeholderReason,
  plainNames,
  unidentifiedSpec,
} from './ecosystem.ts';
import { readGitRepository, unreadableGitAddress } from './git.ts';
import { looseSemverRules } from './semver.ts';
import { versionAfterAt, withoutV } from './writing.ts';

/** Fields of hosted-git-info that its published types omit. */
interface HostedRepository {
  readonly domain: string;
  readonly user: string;
  readonly project: string;
}

const defaultRegistry = /^https:\/\/registry\.(?:npmjs\.org|yarnpkg\.com)\/?$/;

/** npm names are case-sensitive: `JSONStream` and `jsonstream` are different packages. */
export const npm: Ecosystem = {
  ...looseSemverRules,
  ...plainNames((name) => name),
  names: 'packages',
  versions: 'releases',
  ownerSegments: 1,
  hasLookalikes: true,
  patternTypes: ['npm'],
  referenceTypes: ['npm', 'node'],
  pages: [/^npmjs\.com\/package\/(?<name>(?:@[^/]+\/)?[^/]+)(?:\/v\/(?<version>[^/]+))?\/?$/],
  purl: namespacedPurl,
  defaultHosts: /^(?:registry|www)\.npmjs\.(?:org|com)$|^npmjs\.(?:org|com)$/,
  defaultRegistry,
  isRegistryInName: false,
  registrySettings: /regist/i,
  canBeInstalled: true,
  readPackage: (name, version) => readNpmSpec(version === null ? name : `${name}@${version}`),
  // npm treats `=1.0.0` and `v1.0.0` as `1.0.0`.
  writing: { spell: (version) => withoutV(version.replace(/^[=\s]+/, '')), places: versionAfterAt },
};

/**
 * Returns the package that npm would fetch for a specification such as `@scope/name@^1.2.0`. Source:
 * npm-package-arg, npm's own parser.
 */
export function readNpmSpec(written: string): PackageSpec {
  const text = written.trim();
  const spec = specs.get(text) ?? parseNpmSpec(text);
  if (specs.size >= mostKept) specs.clear();
  if (text.length <= longestKept) specs.set(text, spec);
  return spec;
}

/**
 * Cache of parsed specifications. Launches are resolved again each time a file that they need has been read,
 * and the manifests in a monorepo share most of their dependencies.
 */
const specs = new Map<string, PackageSpec>();
const mostKept = 4096;
const longestKept = 256;

function parseNpmSpec(text: string): PackageSpec {
  if (text === '') return unidentifiedSpec('', 'an empty package name');
  let spec: npa.Result;
  try {
    // With `/` as the folder, the result does not depend on which paths exist.
    spec = npa(text, '/');
  } catch {
    return unreadable(text);
  }
  // Registry specifications are exempt, because the version range `<2 || >3` looks like a placeholder.
  if (!spec.registry && hasPlaceholder(text)) return unreadable(text);
  if (spec.type === 'alias') {
    const { subSpec } = spec as npa.AliasResult;
    return readNpmSpec(subSpec.raw);
  }
  switch (spec.type) {
    case 'git': {
      const { hosted, gitCommittish, gitRange, fetchSpec } = spec as npa.HostedGitResult;
      const repository = hosted as HostedRepository | undefined;
      const address = repository
        ? `https://${repository.domain}/${repository.user}/${repository.project}`
        : fetchSpec;
      return address
        ? readGitRepository(address, gitCommittish ?? null, gitRange ?? null)
        : unidentifiedSpec(text, unreadableGitAddress);
    }
    case 'remote':
      return (
        readTarball(spec.fetchSpec ?? '') ??
        unidentifiedSpec(spec.fetchSpec ?? text, 'a tarball, which the export does not grade')
      );
    case 'file':
    case 'directory':
      return unidentifiedSpec(text, pathReason);
    case 'version':
    case 'range':
    case 'tag': {
      // The name can be undefined, although the library's types declare null.
      if (!spec.name) return unreadable(text);
      // `name` and `name@` have no specifier, but npm-package-arg parses both as the range `*`.
      const specifier = spec.rawSpec === '' || spec.rawSpec === '*' ? null : spec.rawSpec;
      const pin = { version: 'exact', range: 'range', tag: 'tag' } as const;
      return {
        type: 'npm',
        name: npm.normaliseName(spec.name),
        specifier,
        pin: specifier === null ? 'none' : pin[spec.type],
        version: specifier,
        digest: null,
      };
    }
    default:
      return unreadable(text);
  }
}

/**
 * Returns the package that npm would fetch for a manifest dependency. If the version is the only part that
 * cannot be parsed, the result stands for any version of the package.
 */
export function readNpmDependency(name: string, written: string): PackageSpec {
  if (/^(?:workspace|link|portal):/.test(written)) return unidentifiedSpec(written, pathReason);
  const spec = readNpmSpec(`${name}@${written}`);
  if (spec.type !== 'unidentified' || /[:/]/.test(written)) return spec;
  const bareSpec = readNpmSpec(name);
  return bareSpec.type === 'npm' ? anyVersion('npm', bareSpec.name, written.trim()) : spec;
}

function unreadable(text: string): PackageSpec {
  const reason = hasPlaceholder(text) ? placeholderReason : 'not a package that npm can fetch';
  return unidentifiedSpec(text, reason);
}

/**
 * Returns the package and version that a tarball's address in the default registry specifies; null for any
 * other address. Source: the `dist.tarball` addresses that registry.npmjs.org returns.
 */
function readTarball(address: string): PackageSpec | null {
  const url = URL.parse(address);
  if (url === null || !defaultRegistry.test(url.origin)) return null;
  const path = withPlainCharacters(url.pathname)
    .replace(/^\/%40/, '/@')
    .replace(/%2F/, '/');
  const [, name, last = '', file = ''] =
    /^\/((?:@[^/@]+\/)?([^/@]+))\/-\/([^/]+)\.tgz$/.exec(path) ?? [];
  if (name === undefined || !file.startsWith(`${last}-`)) return null;
  const version = file.slice(last.length + 1);
  return npm.compare(version, version) === null ? null : readNpmSpec(`${name}@${version}`);
}
