import type { Declaration, Word } from '../../model/model.ts';
import { namesOwnAddress } from '../ecosystems/own-address.ts';
import { readRegistryName } from '../ecosystems/registry.ts';
import { readRemote } from '../ecosystems/remote.ts';
import { resolveCommandLine } from './command-line.ts';
import type { CommandLine } from './launcher.ts';
import { findLauncher } from './launchers.ts';
import { type PartialLaunch, serverLaunch, unidentifiedLaunch } from './partial-launch.ts';

/**
 * Limit in characters; names, paths and addresses in real launches are shorter. Longer words would take too
 * long to parse.
 */
const longestWord = 4096;

/** Clients that run `$(command)` in an entry's values. Source: Crush's manual. */
const evaluating = new Set(['crush']);

export function declaredLaunches(declaration: Declaration): readonly PartialLaunch[] {
  const { launch, environments = [] } = declaration;
  return wordVariants(launch, [launch, ...environments]).flatMap((words) =>
    launchesOfWords(words, declaration),
  );
}

function launchesOfWords(
  { command, url, args }: Words,
  { client, launch, span, environments = [] }: Declaration,
): readonly PartialLaunch[] {
  const { registry, plugin, admits } = launch;
  const surroundings = [launch, ...environments];
  const env = surroundings.flatMap((each) => [...each.env.values()]);
  if ([command, url, ...args].some((word) => word !== null && word.text.length > longestWord)) {
    const whole = { text: '', span };
    return [unidentifiedLaunch(whole, `a string of more than ${longestWord} characters`)];
  }
  const values = [command, url, ...args, ...env];
  const run = evaluating.has(client) ? values.find((word) => word && runsCommand(word)) : null;
  if (run)
    return [unidentifiedLaunch(run, 'a value that the client reads from the output of a command')];
  const line = command === null ? null : splitCommand({ command, args });
  const launcher = line === null ? undefined : findLauncher(line.command.text);
  const options = surroundings.flatMap(({ env }) => launcher?.optionsFrom?.(env) ?? []);
  return [
    ...(url === null ? [] : [serverLaunch(readRemote(url.text), url)]),
    ...(line === null ? [] : resolveCommandLine({ ...line, args: [...options, ...line.args] })),
    ...(registry === null ? [] : [serverLaunch(readRegistryName(registry.text), registry)]),
    ...(plugin === null
      ? []
      : [unidentifiedByName(plugin, 'a plugin or extension that is not in the tree')]),
    ...(admits === undefined
      ? []
      : [unidentifiedByName(admits, 'the list allows any server with a matching name or address')]),
  ];
}

/**
 * Reports whether a shell would run a command to compute the value. `$(echo $NAME)` does not count, because
 * it only reads a variable.
 */
const runsCommand = ({ text }: Word): boolean =>
  /\$\(|`/.test(text.replace(/\$\(echo \$(?:\w+|\{\w+\})\)/g, ''));

function unidentifiedByName(at: Word, reason: string): PartialLaunch {
  const missing = unidentifiedLaunch(at, reason);
  return { ...missing, launch: { ...missing.launch, name: at.text } };
}

type Words = Pick<Declaration['launch'], 'command' | 'url' | 'args'>;

const withDefault = /\$\{(\w+):-([^${}]*)\}/g;

/** Maximum number of variants; real launches have fewer. */
const maxReadings = 16;

/**
 * Returns the variants of a launch's command line or address, with `${NAME:-package}` replaced by its
 * default. Each value that the repository sets for the variable adds a variant, because the value can apply
 * to only some users. If there are too many variants, the placeholders are kept.
 */
function wordVariants(
  { command, url, args }: Words,
  givenEnvironments: readonly Pick<Declaration['launch'], 'env'>[],
): Words[] {
  const texts = [command, url, ...args].flatMap((word) => (isText(word) ? [] : [word?.text ?? '']));
  const names = new Set(
    texts.flatMap((text) => [...text.matchAll(withDefault)].map(([, name = '']) => name)),
  );
  const values = [...names].flatMap((name) => {
    const ownPlaceholders = new Set([`\${${name}}`, `$${name}`]);
    const set = givenEnvironments
      .flatMap(({ env }) => env.get(name)?.text ?? [])
      // Inside a variable's value, a reference to the same variable resolves to the machine's value or to the
      // reference's default.
      .map((text) =>
        text.replace(withDefault, (all, each, otherwise) => (each === name ? otherwise : all)),
      );
    return set.length === 0
      ? []
      : [[name, [null, ...new Set(set.filter((text) => !ownPlaceholders.has(text)))]] as const];
  });
  const count = values.reduce((product, [, all]) => product * all.length, 1);
  const isKnown = count <= maxReadings;
  const choices = (isKnown ? values : []).reduce<ReadonlyMap<string, string | null>[]>(
    (before, [name, all]) =>
      before.flatMap((each) => all.map((one) => new Map([...each, [name, one]]))),
    [new Map()],
  );
  const openNames = new Set(isKnown ? [] : values.map(([name]) => name));
  return choices.map((chosen) => {
    const fillDefaults = (word: Word): Word => {
      if (isText(word)) return word;
      const text = word.text.replace(withDefault, (whole, name: string, otherwise: string) =>
        openNames.has(name) ? whole : (chosen.get(name) ?? otherwise),
      );
      // A default that is one of the machine's own addresses is not filled in, because the variable can
      // resolve to a different host for some users.
      return namesOwnAddress(text) && !namesOwnAddress(word.text) ? word : { ...word, text };
    };
    return {
      command: command && fillDefaults(command),
      url: url && fillDefaults(url),
      args: args.map(fillDefaults),
    };
  });
}

/**
 * Reports whether a word contains white space and is therefore shell text, in which a shell expands the
 * variables.
 */
const isText = (word: Word | null): boolean => /\s/.test(word?.text ?? '');

/**
 * Splits `"command": "npx -y package"` into words if the string starts with a known launcher and contains no
 * shell syntax.
 */
function splitCommand({ command, args }: CommandLine): CommandLine {
  const words = command.text.trim().split(/\s+/);
  const [first = ''] = words;
  const isPlain = !/[&|;<>`"'\\\n]|\$\(/.test(command.text);
  if (words.length < 2 || !isPlain || findLauncher(first) === undefined) return { command, args };
  const [name = command, ...innerArgs] = words.map((text) => ({ ...command, text }));
  return { command: name, args: [...innerArgs, ...args] };
}
