import type { EcosystemType, IdentifiedSpec } from '../../../model/model.ts';
import type { StartCommand } from './clients.ts';

/** What a client starts, or connects to. */
export type EntryLaunch =
  | { readonly kind: 'command'; readonly line: StartCommand }
  | { readonly kind: 'url'; readonly url: string };

/** The usual launcher of a pinned package; null where the export does not tell how it is started. */
const launchers: Readonly<
  Record<EcosystemType, ((name: string, version: string) => EntryLaunch) | null>
> = {
  npm: (name, version) => command('npx', '-y', `${name}@${version}`),
  pypi: (name, version) => command('uvx', `${name}@${version}`),
  oci: (name, version) => {
    // A digest stands behind `@`, also where a tag is before it.
    const isDigest = /^[a-z0-9+._-]+:[0-9a-f]{32,}$/.test(version);
    return command('docker', 'run', '-i', '--rm', `${name}${isDigest ? '@' : ':'}${version}`);
  },
  nuget: (name, version) => command('dnx', `${name}@${version}`, '--yes'),
  golang: (name, version) => command('go', 'run', `${name}@${version}`),
  // Which permissions it needs is not known.
  jsr: null,
  // A repository may be a package of any ecosystem.
  git: null,
  remote: (url) => ({ kind: 'url', url }),
  // Which of its packages a client chooses is not known.
  registry: null,
};

function command(program: string, ...args: readonly string[]): EntryLaunch {
  return { kind: 'command', line: { command: program, args } };
}

/**
 * How somebody starts a pinned package, or connects to an address.
 *
 * @param digest that of an image, which pins more than its tag
 * @returns null if that is not known
 */
export function entryLaunch(
  { type, name, version }: Pick<IdentifiedSpec, 'type' | 'name' | 'version'>,
  digest: string | null,
): EntryLaunch | null {
  const parts = [...new Set([version, digest])].filter((part) => part !== null);
  return launchers[type]?.(name, parts.join('@')) ?? null;
}

/** A name for an entry: the last part of a package's name, or of an address. */
export function aliasOf({ type, name }: Pick<IdentifiedSpec, 'type' | 'name'>): string {
  const path = type === 'remote' ? name.replace(/^https?:\/\//, '') : name;
  const parts = path.split('/').filter((part) => !/^(?:mcp|sse|v\d+)?$/i.test(part));
  const [host = ''] = parts;
  const last = parts.length > 1 || type !== 'remote' ? (parts.at(-1) ?? '') : ownLabel(host);
  const alias = last
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+/, '')
    .replace(/(?<!-)-+$/, '');
  return alias.slice(0, 40) || 'server';
}

/** The label of a host that names its owner: `acme` of `mcp.acme.example`. */
const ownLabel = (host: string): string => host.split('.').at(-2) ?? host;
