import type { ClientEnvironment, Declaration } from '../../model/model.ts';
import type { FileReading, Reach, ReachName } from './reader.ts';

/** The clients of Claude's files. */
export const claudeFiles: ReadonlySet<string> = new Set([
  'mcp-json',
  'claude-code',
  'claude-code-settings',
  'claude-agents',
  'claude-plugin',
  'plugin-marketplace',
]);

/** Servers of these are started by the editor, not from its terminal. */
const editorFiles = new Set(['vscode', 'vscode-settings', 'devcontainer', 'zed']);

/** These run on GitHub. */
export const workflowFiles: ReadonlySet<string> = new Set([
  'github-workflows',
  'github-workflow-library',
  'github-workflow-steps',
]);

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
  const found = readings.flatMap(({ path: file, folder, namedBy = file, reading }) =>
    (reading.environments ?? []).map(({ reach, alias = null, ...given }) => ({
      ...{ reach, alias, namedBy },
      environment: { file, folder, isShared: isSharedBy(reach), ...given },
    })),
  );
  if (found.length === 0) return [...declarations];
  return declarations.map((declaration) => {
    const own = found.filter((each) => isReached(declaration, each));
    const environments: ClientEnvironment[] = [
      ...(declaration.environments ?? []),
      ...own.map(({ environment }) => environment),
    ];
    return environments.length === 0 ? declaration : { ...declaration, environments };
  });
}

interface Found {
  readonly reach: Reach;
  readonly alias: string | null;
  /** The file that leads to the one that sets it. */
  readonly namedBy: string;
  readonly environment: ClientEnvironment;
}

function isReached(
  { client, file, folder: below, alias: name }: Declaration,
  { reach, alias, namedBy, environment: { folder } }: Found,
): boolean {
  if (reach === 'file') return file === namedBy;
  if (alias !== null && alias !== name) return false;
  const isNear = isBelow(below, folder) || (alias !== null && isBelow(folder, below));
  return isNear && reachesClient(reach, client);
}

const isBelow = (below: string, folder: string): boolean =>
  folder === '' || below === folder || below.startsWith(`${folder}/`);

/** Whether what reaches other files than its own reaches those of a client. */
export function reachesClient(reach: Exclude<Reach, 'file'>, client: string): boolean {
  return typeof reach === 'string' ? reaches[reach](client) : client === reach.client;
}
