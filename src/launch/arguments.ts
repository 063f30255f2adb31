import type { Word } from '../model.ts';
import { readRemote } from '../versions/remote.ts';
import type { ResolveInner } from './launcher.ts';
import {
  isUnknownCommand,
  type PartialLaunch,
  serverOf,
  unidentifiedLaunch,
} from './partial-launch.ts';
import { isRunner } from './programs.ts';
import { resolveShellText } from './shell-text.ts';
import { wordList } from './word-list.ts';

/*
 * What the arguments of a package, an image or a program start or connect to beside it, whatever it is.
 * Files of the tree that hold servers are found where the files are known.
 */

/** Options whose value is the address of a server of MCP. Other addresses are those of services. */
const addressOptions = new Set(
  wordList(`
  --sse --sse-url --streamable-http --streamable-http-url --streamableHttp --http-url --server-url
  --mcp-url --mcp-server-url --mcp-server --mcp-endpoint --remote --remote-url
`),
);

/** Options whose value is a command line. */
const commandOptions = new Set(
  wordList(`
  --stdio --stdio-command --command --cmd --exec --run --server-command --mcp-command --mcp-server
  --named-server --server
`),
);

/** An option with its value, which is attached or the next word. */
interface Argument {
  readonly name: string;
  readonly value: Word;
}

/** What stands among the arguments of any program: behind `--`, and behind options that are known for it. */
export function launchesInArguments(
  args: readonly Word[],
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const separator = args.findIndex(({ text }) => text === '--');
  const own = separator < 0 ? args : args.slice(0, separator);
  const [command, ...rest] = separator < 0 ? [] : args.slice(separator + 1);
  const behind =
    command !== undefined && isRunner(command) ? resolveInner({ command, args: rest }) : [];
  return [
    // What only looks like a launcher is an argument of the program.
    ...behind.filter((each) => !isUnknownCommand(each)),
    ...own
      .filter(({ text }) => declaresServers(text))
      .map((word) => unidentifiedLaunch(word, 'servers as an argument')),
    ...optionsIn(own).flatMap(({ name, value }) => [
      ...(addressOptions.has(name) ? addressAt(value) : []),
      ...(commandOptions.has(name) ? commandLineIn(value, resolveInner) : []),
    ]),
  ];
}

/** `--mcp-config '{"mcpServers": …}'`: JSON of servers in place of a file, as an argument or in a variable. */
export function declaresServers(text: string): boolean {
  if (!/^(?:--?[\w-]+=)?\s*[{[]/.test(text)) return false;
  const plain = text.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return /mcp[_-]?servers|context_servers/i.test(plain);
}

function optionsIn(args: readonly Word[]): Argument[] {
  return args.flatMap((word, index): Argument[] => {
    if (!word.text.startsWith('--')) return [];
    const equals = word.text.indexOf('=');
    if (equals > 0) {
      const value = { ...word, text: word.text.slice(equals + 1) };
      return [{ name: word.text.slice(0, equals), value }];
    }
    // `--named-server NAME "command line"` has its value second.
    return args.slice(index + 1, index + 3).map((value) => ({ name: word.text, value }));
  });
}

/** The server at an address; none for another kind of value, such as a port. */
export function addressAt(value: Word): readonly PartialLaunch[] {
  return /^(?:https?|wss?):\/\//i.test(value.text) ? [serverOf(readRemote(value.text), value)] : [];
}

/** What a command line in one word starts, if it begins with a launcher. */
function commandLineIn(value: Word, resolveInner: ResolveInner): readonly PartialLaunch[] {
  const [first = ''] = value.text.trimStart().split(/\s/, 1);
  return first !== value.text && isRunner({ ...value, text: first })
    ? resolveShellText(value, resolveInner).filter((each) => !isUnknownCommand(each))
    : [];
}
