import type { IdentifiedSpec, PackageRef, PackageSpec } from '../../model/model.ts';
import {
  type Ecosystem,
  hasPlaceholder,
  type NameRules,
  type PurlParts,
  unidentifiedSpec,
} from './ecosystem.ts';
import { looseSemverRules, semverRules } from './semver.ts';
import { literalPattern, spellAsListed, type VersionWriting } from './writing.ts';

const hub: ReadonlySet<string> = new Set([
  'docker.io',
  'index.docker.io',
  'registry-1.docker.io',
  'registry.hub.docker.com',
]);

/**
 * Parses `registry/path[:tag][@digest]`; returns null if the text is not an image reference. As in Docker,
 * the registry defaults to `docker.io`, and a single name is under `library/`. The grammar is that of the
 * distribution project's reference package.
 */
function readImage(text: string): Omit<PackageRef, 'type'> | null {
  const match =
    /^(?<path>[A-Za-z0-9][A-Za-z0-9._-]*(?::\d+(?=\/))?(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*)(?::(?<tag>[A-Za-z0-9_][A-Za-z0-9._-]{0,127}))?(?:@(?<digest>[a-z0-9]+(?:[.+_-][a-z0-9]+)*:[0-9a-f]{32,}))?$/.exec(
      text,
    )?.groups;
  if (match === undefined) return null;
  const parts = (match['path'] ?? '').split('/');
  const first = parts[0] ?? '';
  const hasRegistry = parts.length > 1 && (/[.:]/.test(first) || first === 'localhost');
  const registry = hasRegistry ? first.toLowerCase() : 'docker.io';
  const rest = hasRegistry ? parts.slice(1) : parts;
  // In an image reference, only the registry may contain capital letters.
  if (rest.some((part) => part !== part.toLowerCase())) return null;
  const isHub = hub.has(registry);
  const path = isHub && rest.length === 1 ? `library/${rest[0]}` : rest.join('/');
  return {
    name: `${isHub ? 'docker.io' : registry}/${path}`,
    version: match['tag'] ?? null,
    digest: match['digest'] ?? null,
  };
}

const nameRules: NameRules = {
  normaliseName: (name) => readImage(name)?.name ?? name,
  normalisePattern(name) {
    if (name.slice(name.lastIndexOf('/') + 1).includes(':')) {
      return { fault: 'contains a tag: write the image version after @' };
    }
    const lower = name.toLowerCase();
    if (!lower.includes('*')) return nameRules.normaliseName(lower);
    const [first = '', ...others] = lower.split('/');
    const isRegistry = /[.:]/.test(first) || first === 'localhost' || /^\*+$/.test(first);
    const hasRegistry = isRegistry && (others.length > 0 || first === '**');
    if (hasRegistry && !hub.has(first)) return lower;
    // Docker's defaults: the registry `docker.io`, and the owner `library`.
    const path = hasRegistry ? others : [first, ...others];
    const hasOwner = path.length > 1 || path[0] === '**';
    return ['docker.io', ...(hasOwner ? [] : ['library']), ...path].join('/');
  },
  readReference: (identifier) => (hasPlaceholder(identifier) ? null : readImage(identifier)),
};

function purl({ name, version, digest }: IdentifiedSpec): PurlParts {
  const tag = version !== null && version !== digest ? { tag: version } : {};
  const last = name.slice(name.lastIndexOf('/') + 1);
  return { name: last, version: digest, qualifiers: { repository_url: name, ...tag } };
}

/** `registry/path:tag`, where Docker's default registry and default owner can be omitted. */
const places: VersionWriting['places'] = ({ name, specifier }) => {
  const path = name.replace(/^docker\.io\/(?:library\/)?/, '');
  const prefix = name.startsWith('docker.io/')
    ? String.raw`(?:(?:index\.)?docker\.io\\?/)?${name.startsWith('docker.io/library/') ? String.raw`(?:library\\?/)?` : ''}`
    : '';
  return [
    {
      pattern: `${String.raw`(?:(?<=:-)|(?<![\w./:@-]))`}${prefix}${literalPattern(path)}(?<old>${specifier === null ? '' : `:${literalPattern(specifier)}`})${String.raw`(?![\w.:@\\/-])`}`,
      within: 'word',
      spell: (version) => `:${version}`,
    },
  ];
};

/**
 * Container images, whose names include the registry. Loosely written versions such as `2025.01.02` are
 * ordered but not normalised, because a different spelling is a different tag.
 */
export const oci: Ecosystem = {
  ...looseSemverRules,
  ...nameRules,
  normaliseVersion: semverRules.normaliseVersion,
  names: 'packages',
  versions: 'tags',
  ownerSegments: 2,
  hasLookalikes: true,
  sharedNamespace: 'docker.io/library',
  patternTypes: ['oci', 'docker'],
  referenceTypes: ['oci', 'docker', 'container'],
  pages: [
    /^hub\.docker\.com\/(?:r|mcp\/server)\/(?<name>[^/]+\/[^/]+)/,
    /^hub\.docker\.com\/_\/(?<name>[^/]+)/,
  ],
  purl,
  defaultHosts: /^(?:index\.|registry-1\.|hub\.)?docker\.(?:io|com)$/,
  defaultRegistry: null,
  isRegistryInName: true,
  registrySettings: null,
  canBeInstalled: false,
  readPackage: (name, version) =>
    readOciSpec(
      [name, ...(version === null ? [] : [version])].join(version?.includes(':') ? '@' : ':'),
    ),
  writing: { spell: spellAsListed, places },
};

export function readOciSpec(text: string): PackageSpec {
  if (hasPlaceholder(text)) return unidentifiedSpec(text, 'the image is a placeholder');
  const reference = readImage(text);
  if (reference === null) return unidentifiedSpec(text, 'not an image reference');
  const { name, version: tag, digest } = reference;
  const specifier = [tag, digest].filter((part) => part !== null).join('@');
  return {
    type: 'oci',
    name,
    specifier: specifier === '' ? null : specifier,
    pin: digest !== null ? 'digest' : tag === null ? 'none' : isFullTag(tag) ? 'exact' : 'tag',
    version: digest ?? tag,
    digest,
  };
}

/**
 * Reports whether a tag has three numeric parts and therefore identifies a single version; `1.2` and `latest`
 * can move.
 */
const isFullTag = (tag: string): boolean => /^v?\d+\.\d+\.\d+(?:$|[-.+_])/.test(tag);
