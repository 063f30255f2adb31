import { isIn } from '../../io/tree.ts';
import type { ClientEnvironment, Declaration } from '../../model/model.ts';
import { wordList } from '../launch/word-list.ts';
import { layerOf } from './layers.ts';
import type { FileReading, FoundEnvironment, Reach, ReachName } from './reader.ts';

/** The clients of Claude's files. */
export const claudeFiles: ReadonlySet<string> = new Set(
  wordList(
    'mcp-json claude-code claude-code-settings claude-agents claude-plugin plugin-marketplace',
  ),
);

/** Servers of these are started by the editor, not from its terminal. */
const editorFiles = new Set(['vscode', 'vscode-settings', 'devcontainer', 'zed']);

/** These run on GitHub. */
export const workflowFiles: ReadonlySet<string> = new Set(
  wordList('github-workflows github-workflow-library github-workflow-steps'),
);

/** Whose servers get the variables of an environment, by the client of their file. */
const reaches = {
  claude: (client) => claudeFiles.has(client),
  terminal: (client) => !workflowFiles.has(client) && !editorFiles.has(client),
  container: (client) => !workflowFiles.has(client),
} satisfies Record<ReachName, (client: string) => boolean>;

/** The servers that the variables of a client's own file reach. */
export function reachOf(client: string): Exclude<Reach, 'file'> {
  return claudeFiles.has(client) ? 'claude' : { client };
}

/** Whether what reaches these servers reaches every other program that is started in the same place. */
const isSharedBy = (reach: Reach): boolean => typeof reach === 'string' && reach !== 'claude';

/**
 * Declarations with the environments that files of their clients give them. An environment reaches the
 * folder of its project and those below it.
 */
export function withEnvironments(
  declarations: readonly Declaration[],
  readings: readonly FileReading[],
): Declaration[] {
  const found = readings.flatMap((each) => {
    const { path: file, folder, namedBy = file, client, reading, environments = [] } = each;
    const around = reading.startsAgent ? environments : [];
    const given = around.map((one): FoundEnvironment => ({ ...one, reach: 'terminal' }));
    return [...(reading.environments ?? []), ...given].map(
      ({ reach, alias = null, isAlone = false, isUpwards = alias !== null, ...set }): Found => ({
        ...{ reach, alias, namedBy, isAlone, isUpwards, layer: layerOf(each) },
        source: JSON.stringify([client, reach, alias]),
        environment: { file, folder, isShared: isSharedBy(reach), ...set },
      }),
    );
  });
  if (found.length === 0) return [...declarations];
  // What only a file's own servers get, its agents get, too.
  const ofAgents = new Set(
    readings.flatMap(({ path, reading: { startsAgent } }) => (startsAgent ? [path] : [])),
  );
  const byAlias = Map.groupBy(found.entries(), ([, { alias }]) => alias);
  const layered = new Map<string, readonly ClientEnvironment[]>();
  return declarations.map((declaration) => {
    const all = [...(byAlias.get(null) ?? []), ...(byAlias.get(declaration.alias) ?? [])];
    const own = all.flatMap(([at, each]) => (isReached(declaration, each, ofAgents) ? [at] : []));
    const key = own.join();
    const given = layered.get(key) ?? inLayers(own.flatMap((at) => found[at] ?? []));
    layered.set(key, given);
    const environments: ClientEnvironment[] = [...(declaration.environments ?? []), ...given];
    return environments.length === 0 ? declaration : { ...declaration, environments };
  });
}

interface Found {
  readonly reach: Reach;
  readonly alias: string | null;
  /** The file that leads to the one that sets it. */
  readonly namedBy: string;
  readonly isAlone: boolean;
  readonly isUpwards: boolean;
  readonly layer: number;
  /** Equal for what one client merges. */
  readonly source: string;
  readonly environment: ClientEnvironment;
}

/** Environments that reach one declaration, each with the variables in it that a later file sets otherwise. */
function inLayers(found: readonly Found[]): readonly ClientEnvironment[] {
  const latest = new Map<string, number>();
  const keysOf = ({ source, isAlone, environment: { env } }: Found): string[] =>
    [...env.keys(), ...(isAlone ? [''] : [])].map((name) => `${source} ${name}`);
  for (const each of found) {
    for (const key of keysOf(each)) latest.set(key, Math.max(latest.get(key) ?? 0, each.layer));
  }
  const isEarlier = ({ layer, source }: Found, name: string): boolean =>
    (latest.get(`${source} ${name}`) ?? 0) > layer;
  return found.map((each) => {
    const { environment, isAlone } = each;
    const names = [...environment.env.keys()].filter(
      (name) => isEarlier(each, name) || (isAlone && isEarlier(each, '')),
    );
    return names.length === 0 ? environment : { ...environment, overridden: new Set(names) };
  });
}

function isReached(
  { client, file, folder: below, alias: name }: Declaration,
  { reach, alias, isUpwards, namedBy, environment }: Found,
  ofAgents: ReadonlySet<string>,
): boolean {
  const { folder } = environment;
  if (reach === 'file') {
    const isOfAgent = ofAgents.has(namedBy) && reachesClient('terminal', client);
    return file === namedBy || (isOfAgent && isIn(below, folder));
  }
  // An entry has its own variables itself.
  if (alias !== null && (alias !== name || file === environment.file)) return false;
  const isNear = isIn(below, folder) || (isUpwards && isIn(folder, below));
  return isNear && reachesClient(reach, client);
}

/** Whether what reaches other files than its own reaches those of a client. */
export function reachesClient(reach: Exclude<Reach, 'file'>, client: string): boolean {
  return typeof reach === 'string' ? reaches[reach](client) : client === reach.client;
}
