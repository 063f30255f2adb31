import type { Word } from '../../model/model.ts';
import { readRemote } from '../ecosystems/remote.ts';
import { assignmentIn, splitAssignments } from './environment.ts';
import type { ResolveInner } from './launcher.ts';
import {
  isUnknownCommand,
  type PartialLaunch,
  serverLaunch,
  unidentifiedLaunch,
  withVariables,
} from './partial-launch.ts';
import { resolveShellText } from './shell-text.ts';

/*
 * Finds launches and connections in the arguments of any package, image or program. Files that declare
 * servers are handled elsewhere, by the code that has access to the files in the tree.
 */

/** Options whose value is a command line. */
const commandOption = /^--(?:(?:mcp|named|server|stdio)-)?(?:stdio|command|cmd|exec|run|server)$/;

interface Argument {
  readonly name: string;
  readonly value: Word;
}

/**
 * Returns the launches in a program's arguments: after `--`, in the values of known options, and in single
 * words.
 */
export function launchesInArguments(
  args: readonly Word[],
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const separator = args.findIndex(({ text }) => text === '--');
  const ownArgs = separator < 0 ? args : args.slice(0, separator);
  const argsAfterDashes = separator < 0 ? [] : args.slice(separator + 1);
  const launchesAfter = launchesAfterDashes(argsAfterDashes, resolveInner);
  // If a command follows `--`, the words after the command are its arguments.
  const words = launchesAfter.length > 0 ? ownArgs : [...ownArgs, ...argsAfterDashes];
  return [
    ...launchesAfter,
    ...commandsWithArguments(ownArgs, resolveInner),
    ...words.flatMap((word, index) =>
      isCommandOption(ownArgs, index) ? [] : launchesInWord(word, resolveInner),
    ),
    ...operandAddress(ownArgs),
    ...ownArgs
      .filter(({ text }) => declaresServers(text))
      .map((word) => unidentifiedLaunch(word, 'servers declared in an argument')),
    ...optionsIn(ownArgs).flatMap(({ name, value }) => [
      ...(serverAddressOption.test(name) || namesRemote.test(name) || isEndpoint(value)
        ? serverAtAddress(value)
        : []),
      ...(commandOption.test(name) ? commandLineIn(value, resolveInner) : []),
    ]),
  ];
}

/**
 * Returns the launches of the command after `--`. Assignments, or a name that the program gives the command,
 * can precede the command. A word that merely looks like a launcher is treated as an argument of the program.
 */
function launchesAfterDashes(
  words: readonly Word[],
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const firstIndex = words.findIndex((word) => word.text !== '--' && assignmentIn(word) === null);
  if (firstIndex < 0) return [];
  const isNamed = !resolveInner.isRunner(words[firstIndex] as Word);
  const [command, ...args] = words.slice(isNamed ? firstIndex + 1 : firstIndex);
  if (command === undefined || !resolveInner.isRunner(command)) return [];
  const launches = resolveInner({ command, args });
  const { env } = splitAssignments(words.slice(0, firstIndex).filter(({ text }) => text !== '--'));
  return withVariables(
    launches.filter((each) => (isNamed ? isFetched(each) : !isUnknownCommand(each))),
    env,
  );
}

/**
 * Parses `--command npx --args "-y package"` and `--command npx -y package`. A command's arguments end at the
 * next command option.
 */
function commandsWithArguments(
  words: readonly Word[],
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const starts = words.flatMap((word, index) =>
    commandOption.test(optionName(word)) ? [index] : [],
  );
  return starts.flatMap((start, at) => {
    const [option, ...following] = words.slice(start, starts[at + 1]);
    if (option === undefined) return [];
    const attachedWord = attachedValue(option);
    const [command, ...args] = attachedWord === null ? following : [attachedWord, ...following];
    if (command === undefined || !resolveInner.isRunner(command)) return [];
    const givenArgs = args.flatMap((word) => {
      if (!argumentOption.test(optionName(word))) return [word];
      const value = attachedValue(word);
      return value === null ? [] : [value];
    });
    const split = givenArgs.flatMap((word) =>
      word.text
        .split(/[\s,[\]"']+/)
        .filter((text) => text !== '')
        .map((text) => ({ ...word, text })),
    );
    return resolveInner({ command, args: split }).filter(isFetched);
  });
}

const argumentOption = /^--(?:[a-z]+-)*args?$/i;

/**
 * Reports whether a word, or either of the two words before it, is an option whose value is a command line.
 */
function isCommandOption(words: readonly Word[], index: number): boolean {
  return words
    .slice(Math.max(index - 2, 0), index + 1)
    .some((word) => commandOption.test(optionName(word)));
}

/**
 * Returns the launches in a word that is a command line rather than prose. Either the words after the
 * launcher include an option, an `@` or a `/`, or the last word names the fetched package.
 */
function launchesInWord(word: Word, resolveInner: ResolveInner): readonly PartialLaunch[] {
  const value = attachedValue(word) ?? word;
  const words = commandIn(value);
  const fetchedBy = (text: string): readonly PartialLaunch[] =>
    commandLineIn({ ...value, text }, resolveInner).filter(isFetched);
  const isLine = (): boolean =>
    words.slice(1).some((text) => /^-|[@/]/.test(text)) ||
    fetchedBy(words.slice(0, -1).join(' ')).length === 0;
  const launches = fetchedBy(value.text);
  return launches.length > 0 && isLine() ? launches : [];
}

const isFetched = ({ launch, pending }: PartialLaunch): boolean =>
  launch.type !== 'unidentified' && pending === null;

const optionName = ({ text }: Word): string =>
  text.startsWith('--') ? (text.split('=', 1)[0] ?? '') : '';

function attachedValue(word: Word): Word | null {
  const name = optionName(word);
  const hasValue = name !== '' && name.length < word.text.length;
  return hasValue ? { ...word, text: word.text.slice(name.length + 1) } : null;
}

/** Options whose names show that the value is a server address, whatever its path. */
export const serverAddressOption =
  /^--(?:\w+-)*(?:\w+_)?(?:mcp|sse|extensions?|streamable)(?![a-z])/i;

/**
 * More options whose value is a server address. An address in any other option is treated as a service
 * address unless `isEndpoint` matches it.
 */
const namesRemote = /^--(?:(?:server|remote|http)[-_]?url|remote|streamableHttp(?:Url)?)$/i;

/** Variables whose value is a server address, whatever its path. */
const isServerVariable =
  /^(?:\w+_)?(?:MCP|SSE)(?:_(?:SERVER|REMOTE|PROXY|UPSTREAM|GATEWAY|ENDPOINT))?_(?:URL|URI|ENDPOINT|ADDRESS)$/i;

/** Reports whether an address contains a path segment that is typical of MCP servers. */
export const isEndpoint = ({ text }: Word): boolean =>
  /^[^?#]*\/(?:mcp|sse)(?:[/?#]|$)/i.test(text);

/**
 * Returns the server at the only address among the operands (words that are not option values); empty if
 * several operands are addresses.
 */
function operandAddress(words: readonly Word[]): readonly PartialLaunch[] {
  const isValue = (at: number): boolean => /^-[^=]*$/.test(words[at - 1]?.text ?? '');
  const [first = [], ...others] = words.flatMap((word, at) => {
    const address = isValue(at) ? [] : serverAtAddress(word);
    return address.length === 0 ? [] : [address];
  });
  return others.length === 0 ? first : [];
}

/**
 * Returns the launches in a variable's value, which is parsed like an argument: an address to connect to, or
 * a command line that fetches something.
 *
 * @param isOfServer whether the program is known to read a server address from this variable
 */
export function launchesInValue(
  name: string,
  value: Word,
  isOfServer: boolean,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const word = { ...value, text: value.text.trim().replace(/^(["'])(.*)\1$/s, '$2') };
  const snakeCaseName = name.replace(/([a-z\d])(?=[A-Z])/g, '$1_').replaceAll('-', '_');
  return isOfServer || isServerVariable.test(snakeCaseName) || isEndpoint(word)
    ? [...serverAtAddress(word), ...launchesInWord(word, resolveInner)]
    : launchesInWord(word, resolveInner);
}

export const isAbsoluteAddress = (text: string): boolean => /^\s*(?:https?|wss?):\/\//i.test(text);

/**
 * Reports whether text is JSON that declares servers inline rather than in a file, as in `--mcp-config
 * '{"mcpServers": …}'`.
 */
export function declaresServers(text: string): boolean {
  if (!/^(?:--?[\w-]+=)?\s*[{[]/.test(text)) return false;
  const unescaped = text.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return /mcp[_-]?servers|context_servers/i.test(unescaped);
}

function optionsIn(args: readonly Word[]): Argument[] {
  return args.flatMap((word, index): Argument[] => {
    const name = optionName(word);
    if (name === '') return [];
    const value = attachedValue(word);
    if (value !== null) return [{ name, value }];
    // The second word after `--named-server` is also a value: `--named-server NAME "command line"`.
    return args.slice(index + 1, index + 3).map((each) => ({ name, value: each }));
  });
}

export function serverAtAddress(value: Word): readonly PartialLaunch[] {
  return isAbsoluteAddress(value.text) ? [serverLaunch(readRemote(value.text), value)] : [];
}

function commandIn({ text }: Word): readonly string[] {
  const words = text.trim().split(/\s+/);
  return words.slice(words.findIndex((word) => !/^[A-Za-z_]\w*=/.test(word)));
}

/**
 * Returns the launches in a command line given as a single word; empty unless the line starts with a
 * launcher.
 */
function commandLineIn(value: Word, resolveInner: ResolveInner): readonly PartialLaunch[] {
  const [first = '', ...rest] = commandIn(value);
  return rest.length > 0 && resolveInner.isRunner({ ...value, text: first })
    ? resolveShellText(value, resolveInner).filter((each) => !isUnknownCommand(each))
    : [];
}
