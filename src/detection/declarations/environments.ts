import { isIn } from '../../io/tree.ts';
import type { ClientEnvironment, Declaration } from '../../model/model.ts';
import { wordList } from '../launch/word-list.ts';
import { layerIndex } from './layers.ts';
import type { ParsedFile, Reach } from './types.ts';

export const claudeFiles: ReadonlySet<string> = new Set(
  wordList(
    'mcp-json claude-code claude-code-settings claude-agents claude-plugin plugin-marketplace',
  ),
);

export function clientReach(client: string): Reach {
  return claudeFiles.has(client) ? 'claude' : { client };
}

/**
 * Adds to each declaration the environments that its client's files define for it. An environment applies in
 * its folder and the folders below it, and also in the folders above it if `isUpwards` is set.
 */
export function withEnvironments(
  declarations: readonly Declaration[],
  parsedFiles: readonly ParsedFile[],
): Declaration[] {
  const placedEnvironments = parsedFiles.flatMap((each) => {
    const { path: file, folder, client, content } = each;
    return (content.environments ?? []).map(
      ({ reach, alias = null, isAlone = false, isUpwards = alias !== null, env }): Found => ({
        ...{ reach, alias, isAlone, isUpwards, layer: layerIndex(each) },
        source: JSON.stringify([client, reach, alias]),
        environment: { file, folder, env },
      }),
    );
  });
  if (placedEnvironments.length === 0) return [...declarations];
  const byAlias = Map.groupBy(placedEnvironments.entries(), ([, { alias }]) => alias);
  const layered = new Map<string, readonly ClientEnvironment[]>();
  return declarations.map((declaration) => {
    const candidates = [...(byAlias.get(null) ?? []), ...(byAlias.get(declaration.alias) ?? [])];
    const reachingIndexes = candidates.flatMap(([at, each]) =>
      isReached(declaration, each) ? [at] : [],
    );
    const key = reachingIndexes.join();
    const layers =
      layered.get(key) ??
      layerEnvironments(reachingIndexes.flatMap((at) => placedEnvironments[at] ?? []));
    layered.set(key, layers);
    return layers.length === 0 ? declaration : { ...declaration, environments: layers };
  });
}

interface Found {
  readonly reach: Reach;
  readonly alias: string | null;
  readonly isAlone: boolean;
  readonly isUpwards: boolean;
  readonly layer: number;
  /** Equal for environments that one client merges. */
  readonly source: string;
  readonly environment: ClientEnvironment;
}

/** Marks in each environment the variables that a later file overrides. */
function layerEnvironments(reaching: readonly Found[]): readonly ClientEnvironment[] {
  const latest = new Map<string, number>();
  const keysOf = ({ source, isAlone, environment: { env } }: Found): string[] =>
    [...env.keys(), ...(isAlone ? [''] : [])].map((name) => `${source} ${name}`);
  for (const each of reaching) {
    for (const key of keysOf(each)) latest.set(key, Math.max(latest.get(key) ?? 0, each.layer));
  }
  const isEarlier = ({ layer, source }: Found, name: string): boolean =>
    (latest.get(`${source} ${name}`) ?? 0) > layer;
  return reaching.map((each) => {
    const { environment, isAlone } = each;
    const names = [...environment.env.keys()].filter(
      (name) => isEarlier(each, name) || (isAlone && isEarlier(each, '')),
    );
    return names.length === 0 ? environment : { ...environment, overridden: new Set(names) };
  });
}

function isReached(
  { client, file, folder: below, alias: name }: Declaration,
  { reach, alias, isUpwards, environment }: Found,
): boolean {
  const { folder } = environment;
  // An entry already includes its own variables.
  if (alias !== null && (alias !== name || file === environment.file)) return false;
  const isNear = isIn(below, folder) || (isUpwards && isIn(folder, below));
  return isNear && reachesClient(reach, client);
}

export function reachesClient(reach: Reach, client: string): boolean {
  return reach === 'claude' ? claudeFiles.has(client) : client === reach.client;
}
