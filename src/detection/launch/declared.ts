import type { Declaration, Word } from '../../model/model.ts';
import { namesOwnAddress } from '../ecosystems/own-address.ts';
import { readRegistryName } from '../ecosystems/registry.ts';
import { readRemote } from '../ecosystems/remote.ts';
import { resolveCommandLine } from './command-line.ts';
import type { CommandLine } from './launcher.ts';
import { launcherOf } from './launchers.ts';
import { type PartialLaunch, serverOf, unidentifiedLaunch } from './partial-launch.ts';

/** Longer than any name, path or address of a launch; a longer word costs time to read. */
const longestWord = 4096;

/** Clients that run `$(command)` in the values of an entry. Source: Crush's manual. */
const evaluating = new Set(['crush']);

/** What the words of a declaration tell; empty if it has neither a command nor an address. */
export function declaredLaunches(declaration: Declaration): readonly PartialLaunch[] {
  const { client, launch, span, environments = [] } = declaration;
  const { registry, plugin } = launch;
  const env = new Map([launch, ...environments].flatMap((each) => [...each.env]));
  const command = withDefaults(launch.command, env);
  const url = withDefaults(launch.url, env);
  const args = launch.args.map((word) => withDefaults(word, env) ?? word);
  if ([command, url, ...args].some((word) => word !== null && word.text.length > longestWord)) {
    const whole = { text: '', span };
    return [unidentifiedLaunch(whole, `a string of more than ${longestWord} characters`)];
  }
  const values = [command, url, ...args, ...env.values()];
  const run = evaluating.has(client) ? values.find((word) => word && runsCommand(word)) : null;
  if (run) return [unidentifiedLaunch(run, 'a value that the client gets from a command')];
  return [
    ...(url === null ? [] : [serverOf(readRemote(url.text), url)]),
    ...(command === null ? [] : resolveCommandLine(splitCommand({ command, args }))),
    ...(registry === null ? [] : [serverOf(readRegistryName(registry.text), registry)]),
    ...(plugin === null ? [] : [missingPlugin(plugin)]),
  ];
}

/** Whether a shell would run a command for a value, other than to read a variable. */
const runsCommand = ({ text }: Word): boolean =>
  /\$\(|`/.test(text.replace(/\$\(echo \$(?:\w+|\{\w+\})\)/g, ''));

function missingPlugin(plugin: Word): PartialLaunch {
  const missing = unidentifiedLaunch(plugin, 'a plugin or extension that is not in the tree');
  return { ...missing, launch: { ...missing.launch, name: plugin.text } };
}

/**
 * `${NAME:-package}` is its default, which is started if nobody has set the variable. The entry or its
 * client may set it, for some who start it and not for others, and so may a shell's text: there the
 * placeholder stays.
 */
function withDefaults(word: Word | null, env: ReadonlyMap<string, Word>): Word | null {
  if (word === null || /\s/.test(word.text)) return word;
  const text = word.text.replace(/\$\{(\w+):-([^${}]*)\}/g, (whole, name: string, value: string) =>
    env.has(name) ? whole : value,
  );
  // Whatever the default, the variable may be another host for some who start it.
  return namesOwnAddress(text) && !namesOwnAddress(word.text) ? word : { ...word, text };
}

/** `"command": "npx -y package"`: arguments inside the command, if it begins with a known launcher. */
function splitCommand({ command, args }: CommandLine): CommandLine {
  const words = command.text.trim().split(/\s+/);
  const [first = ''] = words;
  const isPlain = !/[&|;<>`"'\\\n]|\$\(/.test(command.text);
  if (words.length < 2 || !isPlain || launcherOf(first) === undefined) return { command, args };
  const [name = command, ...inside] = words.map((text) => ({ ...command, text }));
  return { command: name, args: [...inside, ...args] };
}
