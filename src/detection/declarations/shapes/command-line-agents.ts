import { declaring, emptyReading, joinReadings, type Reading } from '../reader.ts';
import { memberOf, propertiesOf, type TreeDocument, wordOf } from '../tree.ts';
import { environmentIn } from '../variables-in.ts';

/*
 * What the settings of agents of the command line say beside servers.
 */

/** The command that Gemini and its forks start as a server, as its settings have it. */
const commandPaths = [['mcp', 'serverCommand'], ['mcp.serverCommand'], ['mcpServerCommand']];

/** The settings of Gemini and its forks: a server's command line. */
export function geminiSettings({ root, spanOf }: TreeDocument): Reading {
  const readings = commandPaths.flatMap((path) => {
    const command = wordOf(path.reduce(memberOf, root), spanOf);
    return command === null ? [] : [declaring(path.join('.'), command.span, { command })];
  });
  return joinReadings(readings);
}

/** Codex's settings: plugins, and the variables that it gives to what it starts. */
export function codexSettings({ root, spanOf }: TreeDocument): Reading {
  const enables = propertiesOf(memberOf(root, 'plugins'))
    .filter(({ key, value }) => key.includes('@') && memberOf(value, 'enabled')?.value !== false)
    .map(({ key, node }) => ({ text: key, span: spanOf(node) }));
  const profiles = propertiesOf(memberOf(root, 'profiles')).map(({ value }) => value);
  return joinReadings([
    { ...emptyReading, enables },
    ...[root, ...profiles].map((settings) => {
      const policy = memberOf(settings, 'shell_environment_policy');
      const reading = environmentIn(memberOf(policy, 'set'), { client: 'codex' }, spanOf);
      const environments = (reading.environments ?? []).map((each) => ({
        ...each,
        isUpwards: true,
      }));
      return { ...reading, environments };
    }),
  ]);
}
