import { environmentIn } from '../environments.ts';
import { emptyLaunch, emptyReading, joinReadings, type Reading } from '../reader.ts';
import { memberOf, propertiesOf, type TreeDocument, wordOf } from '../tree.ts';

/*
 * What the settings of agents of the command line say beside servers.
 */

/** The command that Gemini and its forks start as a server, as its settings have it. */
const commandPaths = [['mcp', 'serverCommand'], ['mcp.serverCommand'], ['mcpServerCommand']];

/** Gemini's settings: a server's command line, and the file of variables that it reads beside them. */
export function geminiSettings({ root, spanOf }: TreeDocument): Reading {
  const declarations = commandPaths.flatMap((path) => {
    const node = path.reduce(memberOf, root);
    const command = wordOf(node, spanOf);
    if (command === null) return [];
    const launch = { ...emptyLaunch, command };
    return [{ alias: path.join('.'), span: command.span, disabled: false, launch }];
  });
  const start = { line: 1, column: 1 };
  const path = { text: '.env', span: { start, end: start } };
  return {
    ...emptyReading,
    declarations,
    refersTo: [{ path, isRequired: false, readAs: 'variables' }],
  };
}

/** Codex's settings: plugins, and the variables that it gives to what it starts. */
export function codexSettings({ root, spanOf }: TreeDocument): Reading {
  const enables = propertiesOf(memberOf(root, 'plugins'))
    .filter(({ key, value }) => key.includes('@') && memberOf(value, 'enabled')?.value !== false)
    .map(({ key, node }) => ({ plugin: { text: key, span: spanOf(node) }, marketplace: null }));
  const policy = memberOf(root, 'shell_environment_policy');
  return joinReadings([
    { ...emptyReading, enables },
    environmentIn(memberOf(policy, 'set'), 'codex', spanOf),
  ]);
}
