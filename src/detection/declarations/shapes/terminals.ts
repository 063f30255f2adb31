import type { Word } from '../../../model/model.ts';
import { joinReadings, type Reach, type Reading } from '../reader.ts';
import { memberOf, propertiesOf, type TreeDocument, type TreeNode } from '../tree.ts';
import { environmentIn, environmentOf, textIn } from '../variables-in.ts';

/*
 * Terminals of editors, in which clients are started, and programs that editors start clients by. What
 * starts a client counts as a variable: `terminal.shell` and `terminal.args`.
 */

type SpanOf = TreeDocument['spanOf'];

/**
 * The values of a setting of VS Code, wherever its dotted key is split into objects, and in blocks for one
 * language (`[markdown]`).
 */
export function settingsAt(settings: TreeNode | null, wanted: string): TreeNode[] {
  return propertiesOf(settings).flatMap(({ key, value }) => {
    if (key === wanted) return [value];
    if (key.startsWith('[')) return settingsWithin(value, wanted);
    return wanted.startsWith(`${key}.`) ? settingsAt(value, wanted.slice(key.length + 1)) : [];
  });
}

/** The same in a block, in which no other block is read. */
function settingsWithin(block: TreeNode, wanted: string): TreeNode[] {
  const plain = (block.children ?? []).filter(
    ({ children: [name] = [] }) => !String(name?.value).startsWith('['),
  );
  return settingsAt({ ...block, children: plain }, wanted);
}

/** What a program is started with: its path, its arguments and its variables. */
export interface StartedProgram {
  readonly path: TreeNode | null;
  readonly args: TreeNode | null;
  readonly env: TreeNode | null;
}

/** The environment that a program gives to the clients in it. */
export function programReading(
  { path, args, env }: StartedProgram,
  reach: Reach,
  spanOf: SpanOf,
): Reading {
  const own: [string, Word | null][] = [
    ['terminal.shell', textIn(path, spanOf)],
    ['terminal.args', textIn(args, spanOf)],
  ];
  return joinReadings([
    environmentOf(new Map(own.flatMap(([name, word]) => (word ? [[name, word]] : []))), reach),
    environmentIn(env, reach, spanOf),
  ]);
}

/** What VS Code's settings say of its terminals. */
export function editorTerminals(settings: TreeNode | null, spanOf: SpanOf): Reading {
  const below = (name: string): TreeNode[] =>
    ['linux', 'osx', 'windows'].flatMap((system) =>
      settingsAt(settings, `terminal.integrated.${name}.${system}`),
    );
  const profiles = [
    ...below('profiles').flatMap((all) => propertiesOf(all).map(({ value }) => value)),
    ...below('automationProfile'),
  ].map((profile) => programIn(profile, 'path'));
  const older = [
    ...[...below('shell'), ...below('automationShell')].map((path) => ({ path, args: null })),
    ...below('shellArgs').map((args) => ({ path: null, args })),
  ].map((each) => ({ ...each, env: null }));
  return joinReadings([
    ...below('env').map((env) => environmentIn(env, 'terminal', spanOf)),
    ...[...profiles, ...older].map((each) => programReading(each, 'terminal', spanOf)),
  ]);
}

/** Zed's terminal, and the agents that it starts. Source: the reference of its settings. */
export function zedSettings({ root, spanOf }: TreeDocument): Reading {
  const terminal = memberOf(root, 'terminal');
  const shell = memberOf(terminal, 'shell');
  const program = memberOf(shell, 'with_arguments') ?? shell;
  const agents = propertiesOf(memberOf(root, 'agent_servers')).map(({ value }) => value);
  return joinReadings([
    programReading(
      { ...programIn(program, 'program'), env: memberOf(terminal, 'env') },
      'terminal',
      spanOf,
    ),
    ...agents.map((agent) => programReading(programIn(agent, 'command'), 'terminal', spanOf)),
  ]);
}

function programIn(node: TreeNode | null, key: string): StartedProgram {
  const [path, args, env] = [key, 'args', 'env'].map((name) => memberOf(node, name));
  return { path: path ?? null, args: args ?? null, env: env ?? null };
}
