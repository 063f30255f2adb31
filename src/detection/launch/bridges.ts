import type { Alteration, PackageSpec, Word } from '../../model/model.ts';
import { ecosystems, isIdentified } from '../ecosystems/ecosystems.ts';
import { readRegistryName } from '../ecosystems/registry.ts';
import { readRemote } from '../ecosystems/remote.ts';
import {
  type AmbientFormat,
  type AmbientInputs,
  ambientInputs,
  upwards,
} from './ambient-inputs.ts';
import { launchesInArguments, serverAtAddress } from './arguments.ts';
import { readAssignments, resolveAssignments } from './environment.ts';
import { type ResolveInner, resolveWords } from './launcher.ts';
import { dotenvAmbient } from './launchers/dotenv/dotenv-ambient.ts';
import { evaluatedAmbient } from './launchers/environment-wrappers/environment-ambient.ts';
import { nodeAmbient, pythonAmbient } from './launchers/interpreters/interpreter-ambient.ts';
import { launchesOfInterpreter } from './launchers/interpreters/interpreters.ts';
import { launchesOfOperands, operandGrammars } from './operands.ts';
import { optionList } from './option-list.ts';
import { givenValues, type OptionGrammar, readOptions } from './options.ts';
import {
  asBridge,
  foreignProgramLaunch,
  hiddenLaunch,
  type PartialLaunch,
  programLaunch,
  serverLaunch,
  unidentifiedLaunch,
  withAlterations,
  withVariables,
} from './partial-launch.ts';
import { withAmbientFiles, withAmbientInputs } from './places.ts';
import { resolveShellText } from './shell-text.ts';
import { wordList } from './word-list.ts';

/** Parses the arguments of a bridge, which specify the server that the bridge connects to or starts. */
type Bridge = (
  args: readonly Word[],
  at: Word,
  resolveInner: ResolveInner,
) => readonly PartialLaunch[];

/**
 * `mcp-remote URL …`: the address is the server. `--header` options, each followed by its value, can precede
 * the address.
 */
const addressBridge: Bridge = (args, at) => {
  let index = 0;
  while (args[index]?.text === '--header') index += 2;
  const url = args[index];
  return url === undefined
    ? [unidentifiedLaunch(at, 'a bridge without an address')]
    : [serverLaunch(readRemote(url.text), url)];
};

/** `supergateway --stdio "<command line>"`, `--sse URL` or `--streamableHttp URL`. */
const supergateway: Bridge = (args, at, resolveInner) => {
  const launches = args.flatMap((word, index): readonly PartialLaunch[] => {
    const [, option = '', attached] = /^(--[A-Za-z-]+)(?:=(.*))?$/s.exec(word.text) ?? [];
    // The program's option parser accepts option names both with dashes and in camel case.
    const name = option.replace(/(?<=[a-z])-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const value = attached === undefined ? args[index + 1] : { ...word, text: attached };
    if (value === undefined) return [];
    if (name === '--stdio') return resolveShellText(value, resolveInner);
    return name === '--sse' || name === '--streamableHttp'
      ? [serverLaunch(readRemote(value.text), value)]
      : [];
  });
  return launches.length > 0
    ? launches
    : [unidentifiedLaunch(at, 'a bridge without a clear address to connect to')];
};

/** `@smithery/cli run @a/b` and `mcpm install a`: the name belongs to the tool's registry, not to npm's. */
const createNameBridge =
  (...verbs: readonly string[]): Bridge =>
  ([verb, ...args], at) => {
    const name = args.find(({ text }) => !text.startsWith('-'));
    if (!verbs.includes(verb?.text ?? '') || name === undefined || args[0] !== name) {
      return [unidentifiedLaunch(at, `no "${verbs.join('" or "')}" command for a named server`)];
    }
    return [serverLaunch(readRegistryName(name.text), name)];
  };

/**
 * Creates a bridge for a command that starts whatever command line follows its options. Options can appear
 * before and after the verb.
 */
export function createCommandBridge(
  grammar: OptionGrammar,
  verb: string | null,
  format: AmbientFormat = 'variables',
): Bridge {
  return (args, at, resolveInner) => {
    const leadingOptions = readOptions(args, grammar);
    const hasVerb = verb !== null && leadingOptions.rest[0]?.text === verb;
    const after = hasVerb ? readOptions(leadingOptions.rest.slice(1), grammar) : leadingOptions;
    const unknown = leadingOptions.unknown ?? after.unknown;
    if (unknown !== null) return [hiddenLaunch(unknown)];
    const launches = resolveWords(after.rest, at, 'no command after the options', resolveInner);
    const reads = hasVerb ? [leadingOptions, after] : [after];
    const files = reads.flatMap((read) => givenValues(read, '-e', '-f', '--env-file'));
    return withAlterations(
      withVariables(withAmbientFiles(launches, files, format), reads.flatMap(readAssignments)),
      reads.flatMap((read) => read.alterations),
    );
  };
}

export const dotenvOptions: OptionGrammar = {
  options: optionList('-o|--override -q|--quiet -e= -c= -v= -f= --env-file='),
};

/** `fastmcp run server.py`: a program in the project, or an address. */
const frameworkBridge: Bridge = ([verb, ...rest], at) => {
  const program = rest.find(({ text }) => /\.pyw?(?::\w+)?$|\.jsonc?$|^https?:/i.test(text));
  if (!['run', 'dev'].includes(verb?.text ?? '') || program === undefined) {
    return [unidentifiedLaunch(verb ?? at, 'not a "run" command for a named program')];
  }
  const address = serverAtAddress(program);
  const file = { ...program, text: program.text.replace(/:\w+$/, '') };
  return address.length > 0 ? address : [programLaunch(file, 'interpreter')];
};

/** `tsx src/server.ts`: the program that the interpreter runs is the server. */
const createInterpreterBridge =
  (name: string): Bridge =>
  (args, at, resolveInner) =>
    launchesOfInterpreter({ ...at, text: name }, args, resolveInner) ?? [];

/**
 * `add-mcp URL`, `add-mcp package` and `add-mcp "command line"`: the argument is the server to install into
 * clients.
 */
const installerBridge: Bridge = (args, at, resolveInner) => {
  const target = args.find(({ text }) => /^https?:\/\/|\s/.test(text)) ?? args[0];
  if (target === undefined || target.text.startsWith('-')) {
    return [unidentifiedLaunch(at, 'an installer without a clear package to install')];
  }
  const address = serverAtAddress(target);
  if (address.length > 0) return address;
  return /\s/.test(target.text)
    ? resolveShellText(target, resolveInner)
    : resolveInner({
        command: { ...target, text: 'npx' },
        args: [{ ...target, text: '-y' }, target],
      });
};

const smitheryAmbient = ambientInputs(['smithery', 'node']);
const envmcpAmbient = ambientInputs(['node'], upwards('variables', '.env.mcp'));
const mcpProxyAmbient = ambientInputs(['mcp-proxy', 'node', 'python', 'pyenv']);

/**
 * Bridges, keyed by package type and name. A bridge is not a server itself; its arguments specify the server.
 */
export const bridges: ReadonlyMap<
  string,
  { readonly ambient: AmbientInputs; readonly resolve: Bridge }
> = new Map<string, { readonly ambient: AmbientInputs; readonly resolve: Bridge }>([
  ['npm mcp-remote', { ambient: nodeAmbient, resolve: addressBridge }],
  ['npm supergateway', { ambient: nodeAmbient, resolve: supergateway }],
  ['npm @smithery/cli', { ambient: smitheryAmbient, resolve: createNameBridge('run', 'install') }],
  ['npm add-mcp', { ambient: nodeAmbient, resolve: installerBridge }],
  ['npm install-mcp', { ambient: nodeAmbient, resolve: installerBridge }],
  [
    'npm @michaellatman/mcp-get',
    {
      ambient: nodeAmbient,
      resolve: ([verb, ...args], at, resolveInner) =>
        verb?.text === 'install'
          ? installerBridge(args, at, resolveInner)
          : [unidentifiedLaunch(verb ?? at, 'not an "install" command for a named server')],
    },
  ],
  ['pypi mcpm', { ambient: pythonAmbient, resolve: createNameBridge('install', 'run', 'add') }],
  ['npm dotenv-cli', { ambient: dotenvAmbient, resolve: createCommandBridge(dotenvOptions, null) }],
  ['npm envmcp', { ambient: envmcpAmbient, resolve: createCommandBridge(dotenvOptions, null) }],
  [
    'npm @dotenvx/dotenvx',
    {
      ambient: evaluatedAmbient,
      resolve: createCommandBridge(dotenvOptions, 'run', 'evaluated variables'),
    },
  ],
  ['npm cross-env', { ambient: nodeAmbient, resolve: resolveAssignments }],
  ['npm tsx', { ambient: nodeAmbient, resolve: createInterpreterBridge('tsx') }],
  ['npm ts-node', { ambient: nodeAmbient, resolve: createInterpreterBridge('ts-node') }],
  ['pypi fastmcp', { ambient: pythonAmbient, resolve: frameworkBridge }],
  ['pypi mcp', { ambient: pythonAmbient, resolve: frameworkBridge }],
  ...[...operandGrammars].map(([name, grammar]) => {
    const resolve: Bridge = (args, _at, resolveInner) =>
      launchesOfOperands(grammar, args, resolveInner);
    const [type, program] = name.split(' ');
    const byType = type === 'npm' ? nodeAmbient : pythonAmbient;
    return [
      name,
      { ambient: program === 'mcp-proxy' ? mcpProxyAmbient : byType, resolve },
    ] as const;
  }),
]);

function findBridge({ type, name }: PackageSpec) {
  return bridges.get(`${type} ${name}`);
}

/**
 * Returns the launches of a fetched package: the package and any launches in its arguments. For a bridge, the
 * arguments specify the servers, and the package is only the launcher.
 */
export function launchesThroughBridge(
  spec: PackageSpec,
  at: Word,
  args: readonly Word[],
  alterations: readonly Alteration[],
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const bridge = findBridge(spec);
  const packageLaunch = serverLaunch(spec, at, alterations);
  if (bridge === undefined)
    return [{ ...packageLaunch, args }, ...launchesInArguments(args, resolveInner)];
  const launches = bridge.resolve(args, at, resolveInner);
  // A bridge to servers in a file has no launches in its arguments, so the bridge itself stands for those
  // servers.
  const bridgedLaunches =
    launches.length === 0
      ? [packageLaunch]
      : [...withAlterations(launches, alterations), asBridge(packageLaunch)];
  return withAmbientInputs(bridgedLaunches, bridge.ambient);
}

/**
 * Bridges that can start any program, not only an MCP server. The frameworks (fastmcp, mcp) start a program
 * in the project.
 */
const startingAnything = new Set(
  wordList('dotenv-cli envmcp @dotenvx/dotenvx cross-env tsx ts-node fastmcp mcp'),
);

const serverBridges = [...bridges.keys()]
  .map((key) => key.split(' '))
  .flatMap(([type = '', name = '']) => (startingAnything.has(name) ? [] : [{ type, name }]));

/** Reports whether a package bridges to, tests or installs MCP servers. */
export function isServerBridge(spec: NamedSpec): boolean {
  return serverBridges.some(({ type, name }) => type === spec.type && name === spec.name);
}

export function isServerBridgeProgram(program: Word): boolean {
  return serverBridges.some((each) => isPackageProgram(each, program));
}

/** Programs whose names differ from the last part of the package's name, keyed by package. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['@smithery/cli', 'smithery'],
  ['dotenv-cli', 'dotenv'],
]);

interface NamedSpec {
  readonly type: string;
  readonly name: string | null;
}

/**
 * Reports whether a program's name shows that it belongs to a package: the name is the last part of the
 * package's name or is listed in `otherNames`.
 */
function isPackageProgram({ type, name }: NamedSpec, { text }: Word): boolean {
  const lastNamePart = name?.slice(name.lastIndexOf('/') + 1);
  // On Windows, the names of programs from Python packages can end in `.exe`.
  const programName = text.replace(/\.exe$/i, '');
  const isPython = type === 'pypi' && ecosystems.pypi.normaliseName(programName) === lastNamePart;
  return text === lastNamePart || isPython || text === otherNames.get(name ?? '');
}

/** Reports whether a package is a bridge that provides this program. */
export function isKnownProgram(spec: PackageSpec, program: Word): boolean {
  return findBridge(spec) !== undefined && isPackageProgram(spec, program);
}

/**
 * Reports whether a word is a program that a package cannot provide: a path, a shell, an interpreter or
 * another launcher. `npx -p good sh -c …` fetches `good` but runs whatever follows `-c`.
 */
function runsSomethingElse(word: Word, { isRunner }: ResolveInner): boolean {
  // Older npm versions insert the name into shell text, so only a plain name is safe.
  return !/^\w[\w.@-]*$/.test(word.text) || isRunner(word);
}

export interface NamedPackage {
  readonly spec: PackageSpec;
  readonly at: Word;
}

/**
 * Returns the launches of packages that an option such as `-p` or `--from` specifies. The first word is the
 * program to run, and each package is either the server or a bridge. A program that no package can provide
 * becomes an additional, unidentified launch. A program that might belong to a package becomes the
 * `unprovenProgram` of every package.
 */
export function launchesThroughPackages(
  packages: readonly NamedPackage[],
  [program, ...args]: readonly Word[],
  alterations: readonly Alteration[],
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const owners = packages.filter(
    ({ spec }) => program !== undefined && isPackageProgram(spec, program),
  );
  const isForeign =
    program !== undefined && owners.length === 0 && runsSomethingElse(program, resolveInner);
  const isUnproven = program !== undefined && owners.length === 0 && !isForeign;
  const launches = packages.flatMap((each): readonly PartialLaunch[] => {
    const { spec, at } = each;
    if (owners.includes(each))
      return launchesThroughBridge(spec, at, args, alterations, resolveInner);
    const packageLaunch = serverLaunch(spec, at, alterations);
    return isUnproven && isIdentified(spec)
      ? [
          {
            ...packageLaunch,
            args,
            launch: { ...packageLaunch.launch, unprovenProgram: program.text },
          },
        ]
      : [packageLaunch];
  });
  if (isForeign) {
    return [...launches, foreignProgramLaunch(program)];
  }
  return isUnproven ? [...launches, ...launchesInArguments(args, resolveInner)] : launches;
}
