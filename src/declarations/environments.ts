import type { ClientEnvironment, Declaration, Word } from '../model.ts';
import type { FileReading, FoundEnvironment, Reading } from './reader.ts';
import { allRepeatedKeys } from './repeated-keys.ts';
import { propertiesOf, type TreeDocument, type TreeNode, wordOf } from './tree.ts';

const claudeFiles = new Set([
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
const workflowFiles = new Set([
  'github-workflows',
  'github-workflow-library',
  'github-workflow-steps',
]);

/** Whose servers get the variables of an environment, by the client of their file. */
const reaches = {
  claude: (client) => claudeFiles.has(client),
  codex: (client) => client === 'codex',
  gemini: (client) => client === 'gemini',
  qwen: (client) => client === 'qwen',
  terminal: (client) => !workflowFiles.has(client) && !editorFiles.has(client),
  container: (client) => !workflowFiles.has(client),
} as const satisfies Record<string, (client: string) => boolean>;

export type Reach = keyof typeof reaches;

/** The variables of an object, with faults for keys that stand twice in it. */
export function environmentIn(
  node: TreeNode | null,
  reach: Reach,
  spanOf: TreeDocument['spanOf'],
): Reading {
  const env = variablesIn(node, spanOf);
  if (node === null || env.size === 0) return { declarations: [], faults: [] };
  const faults: Reading['faults'][number][] = [];
  allRepeatedKeys(node, spanOf, faults);
  return { declarations: [], faults, environments: [{ reach, env }] };
}

/** The variables of an object; those that are null are unset. */
export function variablesIn(
  node: TreeNode | null,
  spanOf: TreeDocument['spanOf'],
): Map<string, Word> {
  return new Map(
    propertiesOf(node)
      .filter(({ value }) => ['string', 'number', 'boolean'].includes(value.type))
      .map(({ key, value }) => [key, { text: String(value.value), span: spanOf(value) }]),
  );
}

/** The variables of a list of `{name, value}`. */
export function namedVariablesIn(
  node: TreeNode | null,
  spanOf: TreeDocument['spanOf'],
): Map<string, Word> {
  const items = node?.type === 'array' ? (node.children ?? []) : [];
  return new Map(
    items.flatMap((item) => {
      const members = new Map(propertiesOf(item).map(({ key, value }) => [key, value]));
      const name = wordOf(members.get('name') ?? null, spanOf);
      const value = wordOf(members.get('value') ?? null, spanOf);
      return name === null || value === null ? [] : [[name.text, value] as const];
    }),
  );
}

/**
 * Declarations with the environments that files of their clients give them. An environment reaches the
 * folder of its project and those below it.
 */
export function withEnvironments(
  declarations: readonly Declaration[],
  readings: readonly FileReading[],
): Declaration[] {
  const found = readings.flatMap(({ path: file, folder, reading }) =>
    (reading.environments ?? []).map((each) => ({ ...each, file, folder })),
  );
  if (found.length === 0) return [...declarations];
  return declarations.map((declaration) => {
    const own = found.filter((each) => isReached(declaration, each));
    const environments: ClientEnvironment[] = [
      ...(declaration.environments ?? []),
      ...own.map(({ file, env }) => ({ file, env })),
    ];
    return environments.length === 0 ? declaration : { ...declaration, environments };
  });
}

function isReached(
  { client, folder: below }: Declaration,
  { reach, folder }: FoundEnvironment & { readonly folder: string },
): boolean {
  const isBelow = folder === '' || below === folder || below.startsWith(`${folder}/`);
  return isBelow && reaches[reach](client);
}
