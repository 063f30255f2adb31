import type { Word } from '../../model/model.ts';
import { addressAt, launchesInArguments } from './arguments.ts';
import { assignmentIn } from './environment.ts';
import type { ResolveInner } from './launcher.ts';
import {
  type Assignment,
  type PartialLaunch,
  unidentifiedLaunch,
  withVariables,
} from './partial-launch.ts';
import { startedIn, withFiles } from './places.ts';
import { resolveShellText } from './shell-text.ts';
import { wordList } from './word-list.ts';

/*
 * Bridges whose operands are the command line, or the address, of the server: an option that is not known
 * could hide where they begin.
 */

/** The options of a bridge that takes a command line, or an address, as its operands. */
export interface OperandGrammar {
  readonly flags: readonly string[];
  readonly valued: readonly string[];
  /** Options that take two values. */
  readonly pairs: readonly string[];
  /** A flag that makes the operands, joined, the text of a shell; absent if there is none. */
  readonly shell?: string;
}

function grammarOf(flags: string, valued: string, pairs = ''): OperandGrammar {
  return { flags: wordList(flags), valued: wordList(valued), pairs: wordList(pairs) };
}

/** The grammars by type and name of the packages. Sources: the help that each prints. */
export const operandGrammars: ReadonlyMap<string, OperandGrammar> = new Map([
  [
    'npm mcp-proxy',
    {
      ...grammarOf(
        '--debug --shell --stateless --no-stateless --tunnel',
        `--endpoint --sseEndpoint --streamEndpoint --port --host --server --apiKey --requestTimeout
        --connectionTimeout --gracefulShutdownTimeout --tunnelSubdomain --sslCa --sslCert --sslKey`,
      ),
      shell: '--shell',
    },
  ],
  [
    'pypi mcp-proxy',
    grammarOf(
      `--pass-environment --no-pass-environment --debug --no-debug --stateless --no-stateless
      --verify-ssl --no-verify-ssl`,
      `--transport --cwd --port --host --sse-port --sse-host --allow-origin --log-level --client-id
      --client-secret --token-url --named-server-config`,
      '-H --headers -e --env --named-server',
    ),
  ],
  [
    'pypi mcpo',
    grammarOf(
      '--strict-auth --hot-reload --reload',
      `--host --port -p --cors-allow-origins --api-key -k --env -e --env-path --server-type --type
      --ssl-certfile -t --ssl-keyfile --path-prefix --root-path --log-level --header -H --config -c
      --name -n --description -d --version -v --client-header-forwarding`,
    ),
  ],
  [
    'npm @modelcontextprotocol/inspector',
    grammarOf(
      '--cli',
      `-e --config --server --transport --server-url --method --tool-name --tool-arg --header
      --prompt-name --prompt-args --uri --log-level`,
    ),
  ],
  ['npm @wong2/mcp-cli', grammarOf('--pass-env', '-c --config --url --sse --header')],
]);

/**
 * What the options and operands of a bridge start or connect to: empty if they name none, as where a file
 * names the servers.
 */
export function launchesOfOperands(
  { flags, valued, pairs, shell }: OperandGrammar,
  args: readonly Word[],
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const isOwnOption = ({ text }: Word): boolean =>
    text === '--' || [...flags, ...valued, ...pairs].includes(text.split('=', 1)[0] ?? '');
  let end = 0;
  for (; end < args.length; end += 1) {
    const at = args[end] as Word;
    const [name = ''] = at.text.split('=', 1);
    if (at.text === '--' || !at.text.startsWith('-')) break;
    if (pairs.includes(at.text)) end += 2;
    else if (valued.includes(at.text)) end += 1;
    else if (!flags.includes(at.text) && !(valued.includes(name) && name.startsWith('--'))) {
      return [unidentifiedLaunch(at, 'an option that may hide what is started')];
    }
  }
  const options = args.slice(0, end);
  const given = givenBy(options, pairs);
  const isEnded = args[end]?.text === '--';
  const [command, ...rest] = args.slice(isEnded ? end + 1 : end);
  // Their parsers read options among and behind the operands too, up to `--`.
  const late = isEnded ? undefined : rest.find(isOwnOption);
  if (late !== undefined) {
    return [unidentifiedLaunch(late, 'an option that may hide what is started')];
  }
  const named = [
    ...launchesInArguments(options, resolveInner),
    ...options.flatMap(({ text }, index) => {
      const value = options[index + 1];
      return text === '--url' && value !== undefined ? addressAt(value) : [];
    }),
    ...options.flatMap(({ text }, index) => {
      // `--named-server name "command line"`
      const line = options[index + 2];
      const isNamed = text === '--named-server' && line !== undefined;
      return isNamed && launchesInArguments([line], resolveInner).length === 0
        ? resolveShellText(line, resolveInner)
        : [];
    }),
  ];
  if (command === undefined) return named;
  const address = addressAt(command);
  const byShell = options.some(({ text }) => text === shell);
  const start = (): readonly PartialLaunch[] =>
    byShell
      ? resolveShellText({ ...command, text: wordsOf([command, ...rest]) }, resolveInner)
      : resolveInner({ command, args: rest });
  const started = address.length > 0 ? address : start();
  return [...named, ...handed(started, given)];
}

/** Words as Node joins them for a shell, which reads what is in them. */
const wordsOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

interface Given {
  readonly variables: readonly Assignment[];
  /** Files of variables. */
  readonly files: readonly Word[];
  readonly folder: string;
}

const variableOptions = new Set(['-e', '--env']);
const fileOptions = new Set(['--env-path', '--env-file']);

function givenBy(options: readonly Word[], pairs: readonly string[]): Given {
  const found = options.flatMap((word, index) => {
    const [, name = word.text, attached] = /^(--[a-z-]+)=(.*)$/s.exec(word.text) ?? [];
    const value = attached === undefined ? options[index + 1] : { ...word, text: attached };
    return value === undefined ? [] : [{ name, value, next: options[index + 2] }];
  });
  return {
    variables: found.flatMap(({ name, value, next }) => {
      if (!variableOptions.has(name)) return [];
      if (!pairs.includes(name)) return assignmentIn(value) ?? [];
      return next === undefined ? [] : { name: value.text, value: next };
    }),
    files: found.flatMap(({ name, value }) => (fileOptions.has(name) ? [value] : [])),
    folder: found.findLast(({ name }) => name === '--cwd')?.value.text ?? '',
  };
}

function handed(
  launches: readonly PartialLaunch[],
  { variables, files, folder }: Given,
): readonly PartialLaunch[] {
  return withVariables(withFiles(startedIn(launches, folder), files), variables);
}
