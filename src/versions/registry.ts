import type { PackageSpec } from '../model.ts';
import { hasPlaceholder, unidentifiedSpec } from './ecosystem.ts';

/**
 * A name in a registry of MCP servers, or in a catalog: `io.github.user/name`, `@scope/name`, `name`,
 * perhaps with `@version` behind it.
 */
export function readRegistryName(text: string): PackageSpec {
  const [, name, version = null] = /^(@?[\w.-]+(?:\/[\w.-]+)*)(?:@([\w.+-]+))?$/.exec(text) ?? [];
  if (name === undefined || hasPlaceholder(text)) {
    return unidentifiedSpec(text, 'not a name of a registry');
  }
  const isExact = version !== null && /^v?\d+\.\d+\.\d+/.test(version);
  return {
    type: 'registry',
    name,
    specifier: version,
    pin: version === null ? 'none' : isExact ? 'exact' : 'tag',
    version,
    digest: null,
    reason: null,
  };
}
