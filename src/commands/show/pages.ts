import { readPackageRef } from '../../export/records.ts';
import type { PackageRef } from '../../model/model.ts';

interface Page {
  readonly host: string;
  /** The type of a package reference. */
  readonly type: string;
  /** Matches the path, with the groups `name` and perhaps `version`. */
  readonly path: RegExp;
}

/** The pages that people copy addresses from. Source: the web sites themselves. */
const pages: readonly Page[] = [
  {
    host: 'www.npmjs.com',
    type: 'npm',
    path: /^\/package\/(?<name>(?:@[^/]+\/)?[^/]+)(?:\/v\/(?<version>[^/]+))?\/?$/,
  },
  {
    host: 'pypi.org',
    type: 'pypi',
    path: /^\/project\/(?<name>[^/]+)(?:\/(?<version>[^/]+))?\/?$/,
  },
  { host: 'hub.docker.com', type: 'oci', path: /^\/(?:r|mcp\/server)\/(?<name>[^/]+\/[^/]+)/ },
  { host: 'hub.docker.com', type: 'oci', path: /^\/_\/(?<name>[^/]+)/ },
  {
    host: 'www.nuget.org',
    type: 'nuget',
    path: /^\/packages\/(?<name>[^/]+)(?:\/(?<version>[^/]+))?\/?$/i,
  },
  { host: 'pkg.go.dev', type: 'golang', path: /^\/(?<name>[^@]+)(?:@(?<version>[^/]+))?/ },
  { host: 'jsr.io', type: 'jsr', path: /^\/(?<name>@[^/]+\/[^/@]+)(?:@(?<version>[^/]+))?/ },
  { host: 'github.com', type: 'github', path: /^\/(?<name>[^/]+\/[^/]+)/ },
];

/** The package that the page at an address is about; null if it is the page of none. */
export function packageOfPage(address: string): PackageRef | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname } = new URL(address);
  for (const { host, type, path } of pages) {
    if (hostname.replace(/^www\./, '') !== host.replace(/^www\./, '')) continue;
    const { name, version } = path.exec(decoded(pathname))?.groups ?? {};
    if (name === undefined) continue;
    const ref = readPackageRef({ type, identifier: name, ...(version ? { version } : {}) });
    if (ref !== null) return ref;
  }
  return null;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
