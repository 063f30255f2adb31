import type { Word } from '../../model/model.ts';
import { launchesInArguments, serverAtAddress } from './arguments.ts';
import { assignmentIn } from './environment.ts';
import type { ResolveInner } from './launcher.ts';
import { optionList } from './option-list.ts';
import { givenValues, type OptionGrammar, type ReadOptions, readOptions } from './options.ts';
import { hiddenLaunch, type PartialLaunch, withVariables } from './partial-launch.ts';
import { withAmbientFiles, withStartFolder } from './places.ts';
import { resolveShellText } from './shell-text.ts';

/*
 * Bridges whose operands are the server's command line or address. An unknown option could hide where the
 * operands start.
 */

export interface OperandGrammar extends OptionGrammar {
  /** A flag that makes the bridge join its operands and run them as shell text. */
  readonly shell?: string;
}

const createOperandGrammar = (options: string): OperandGrammar => ({
  options: optionList(options),
  style: 'getopt',
  refusesClusters: true,
});

/** Grammars, keyed by package type and name. Sources: each package's help text. */
export const operandGrammars: ReadonlyMap<string, OperandGrammar> = new Map([
  [
    'npm mcp-proxy',
    {
      ...createOperandGrammar(`
        --debug --shell --stateless --no-stateless --tunnel --endpoint= --sseEndpoint= --streamEndpoint=
        --port= --host= --server= --apiKey= --requestTimeout= --connectionTimeout=
        --gracefulShutdownTimeout= --tunnelSubdomain= --sslCa= --sslCert= --sslKey=
      `),
      shell: '--shell',
    },
  ],
  [
    'pypi mcp-proxy',
    createOperandGrammar(`
      --pass-environment --no-pass-environment --debug --no-debug --stateless --no-stateless
      --verify-ssl --no-verify-ssl --transport= --cwd= --port= --host= --sse-port= --sse-host=
      --allow-origin= --log-level= --client-id= --client-secret= --token-url= --named-server-config=
      -H|--headers=2 -e|--env=2 --named-server=2
    `),
  ],
  [
    'pypi mcpo',
    createOperandGrammar(`
      --strict-auth --hot-reload --reload --host= -p|--port= --cors-allow-origins= -k|--api-key=
      -e|--env= --env-path= --server-type= --type= --ssl-certfile= -t= --ssl-keyfile= --path-prefix=
      --root-path= --log-level= -H|--header= -c|--config= -n|--name= -d|--description= -v|--version=
      --client-header-forwarding=
    `),
  ],
  [
    'npm @modelcontextprotocol/inspector',
    createOperandGrammar(`
      --cli -e= --config= --server= --transport= --server-url= --method= --tool-name= --tool-arg=
      --header= --prompt-name= --prompt-args= --uri= --log-level=
    `),
  ],
  ['npm @wong2/mcp-cli', createOperandGrammar('--pass-env -c|--config= --url= --sse= --header=')],
]);

/**
 * Returns the launches in a bridge's options and operands; empty if they specify no server, for example
 * because a file lists the servers.
 */
export function launchesOfOperands(
  grammar: OperandGrammar,
  args: readonly Word[],
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const read = readOptions(args, grammar);
  // These bridges' parsers differ in how they treat the equals sign in `-p=8080`.
  const unclearWord = read.unknown ?? read.options.find(({ at }) => /^-[^-]=/.test(at.text))?.at;
  if (unclearWord) return [hiddenLaunch(unclearWord)];
  const optionWords = args.slice(0, args.length - read.rest.length);
  const lastWord = optionWords.at(-1);
  const isEnded = lastWord?.text === '--' && lastWord !== read.options.at(-1)?.value;
  const [command, ...rest] = read.rest;
  // These bridges' parsers also accept options among and after the operands, up to `--`.
  const late = rest.find(
    ({ text }) => text === '--' || grammar.options.has(text.split('=', 1)[0] ?? ''),
  );
  if (late !== undefined && !isEnded) return [hiddenLaunch(late)];
  const named = [
    ...launchesInArguments(isEnded ? optionWords.slice(0, -1) : optionWords, resolveInner),
    ...givenValues(read, '--url').flatMap(serverAtAddress),
    ...read.options.flatMap(({ name, second: line }) => {
      // `--named-server name "command line"`
      const isNamed = name === '--named-server' && line !== undefined;
      return isNamed && launchesInArguments([line], resolveInner).length === 0
        ? resolveShellText(line, resolveInner)
        : [];
    }),
  ];
  if (command === undefined) return named;
  const address = serverAtAddress(command);
  const byShell = read.options.some(({ name }) => name === grammar.shell);
  const start = (): readonly PartialLaunch[] =>
    byShell
      ? resolveShellText({ ...command, text: joinWords([command, ...rest]) }, resolveInner)
      : resolveInner({ command, args: rest });
  return [...named, ...withHandedOptions(address.length > 0 ? address : start(), read)];
}

/** Joins words without quoting, as Node does for a shell, which splits the text again. */
const joinWords = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

function withHandedOptions(
  launches: readonly PartialLaunch[],
  read: ReadOptions,
): readonly PartialLaunch[] {
  const variables = read.options.flatMap(({ name, value, second }) => {
    if (value === null || !['-e', '--env'].includes(name)) return [];
    return second === undefined ? (assignmentIn(value) ?? []) : { name: value.text, value: second };
  });
  const folder = givenValues(read, '--cwd').at(-1)?.text ?? '';
  const files = givenValues(read, '--env-path');
  return withVariables(withAmbientFiles(withStartFolder(launches, folder), files), variables);
}
