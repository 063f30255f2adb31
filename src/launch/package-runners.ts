import type { Alteration, AlterationKind, Word } from '../model.ts';
import { readNpmSpec } from '../versions/npm.ts';
import { throughBridge, throughPackages } from './bridges.ts';
import { interpreters } from './interpreters.ts';
import {
  altered,
  fetchedBy,
  installed,
  isRunner,
  type Launcher,
  type Manager,
  orInstalled,
  type PartialLaunch,
  programAt,
  type ResolveInner,
  scriptOf,
  startedIn,
  unidentifiedLaunch,
  withEnvFiles,
} from './launcher.ts';
import { type OptionGrammar, type ReadOptions, readOptions, valuesOf } from './options.ts';

/*
 * The runners of npm's rivals: `pnpm dlx`, `pnpx`, `yarn dlx`, `bunx`, `bun x`. They take options up to
 * the package, and what follows it is the package's own. Their other verbs start a script of the
 * project, or a program that its installation brings.
 */

function fetchPackage(
  read: ReadOptions,
  command: Word,
  manager: Manager,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  // bunx does not read the settings of the project.
  const fetched = (things: readonly PartialLaunch[]): readonly PartialLaunch[] =>
    manager === 'bun' ? things : fetchedBy(things, manager);
  const packages = valuesOf(read, '--package', '-p').map((at) => ({
    spec: readNpmSpec(at.text),
    at,
  }));
  const { rest: behind, alterations, unknown } = read;
  const hidden =
    unknown === null
      ? []
      : [unidentifiedLaunch(unknown, 'an option that may hide what is started')];
  if (packages.length > 0) {
    const things = throughPackages(packages, behind, alterations, resolveInner);
    return fetched([...things, ...hidden]);
  }
  if (hidden.length > 0) return hidden;
  const [first, ...rest] = behind;
  if (first === undefined) return [unidentifiedLaunch(command, 'no package to fetch')];
  const things = throughBridge(readNpmSpec(first.text), first, rest, alterations, resolveInner);
  // Of these only bun looks for an installed program first, and that only for a bare name.
  const isBare = things.some((thing) => thing.span === first.span && thing.specifier === null);
  return fetched(manager === 'bun' && isBare ? orInstalled(things, first, rest, 'bun') : things);
}

/** Options between `run` and the script. */
const scriptOptions: OptionGrammar = {
  flags: ['-s', '--silent', '-q', '--quiet', '--bun', '--if-present', '-T', '--top-level'],
  valued: ['--reporter', '--loglevel'],
  altering: {},
};

/** Options that start a script in several packages, or in that at the top. */
const everywhere = new Set(['-r', '--recursive', '-w', '--workspace-root', '-T', '--top-level']);

/** Verbs of the managers that come before scripts of that name. */
const builtIn = new Set(
  [
    'create init add install i ci update up upgrade remove rm link unlink publish pack audit outdated',
    'why ls list config set import rebuild prune store fetch patch deploy dedupe info global cache',
    'version login logout owner policies plugin workspaces help node completion pm build c',
  ]
    .join(' ')
    .split(' '),
);

/** `run script`, `exec program` or just the name of either, and the folder or workspace they work in. */
function fromProject(
  read: ReadOptions,
  [verb, ...rest]: readonly Word[],
  command: Word,
  manager: Manager,
): readonly PartialLaunch[] {
  const filters = valuesOf(read, '--filter', '-F');
  const workspace = filters.at(-1)?.text ?? null;
  const spread = read.options.find(({ name }) => everywhere.has(name)) ?? filters[1];
  if (spread !== undefined) {
    const at = 'at' in spread ? spread.at : spread;
    return [unidentifiedLaunch(at, 'a program of several packages, or of another one')];
  }
  if (verb !== undefined && builtIn.has(verb.text)) {
    return [unidentifiedLaunch(verb, 'a command of the manager’s own')];
  }
  const folder = valuesOf(read, '-C', '--dir', '--cwd').at(-1)?.text;
  const isVerb = verb !== undefined && ['run', 'run-script', 'exec'].includes(verb.text);
  const behind = readOptions(rest, scriptOptions);
  const words = isVerb ? behind.rest : [verb, ...rest].filter((word) => word !== undefined);
  const [first, ...args] = words;
  if (isVerb && behind.unknown !== null) {
    return [unidentifiedLaunch(behind.unknown, 'an option that may hide what is started')];
  }
  if (verb === undefined || first === undefined || first.text.startsWith('-')) {
    return [unidentifiedLaunch(first ?? command, 'an option that may hide what is started')];
  }
  const { alterations } = read;
  const things =
    verb.text === 'exec'
      ? execute(first, args, workspace, alterations, manager)
      : [
          {
            ...scriptOf(first, { name: first.text, args, workspace, orProgram: true, manager }),
            alterations,
          },
        ];
  return folder === undefined ? things : startedIn(things, folder);
}

/** `pnpm exec tsx src/server.ts`: an interpreter's program is what counts, of others who brings it. */
function execute(
  program: Word,
  args: readonly Word[],
  workspace: string | null,
  alterations: readonly Alteration[],
  manager: Manager,
): readonly PartialLaunch[] {
  const isInterpreter = interpreters.commands.includes(program.text);
  if (isInterpreter && workspace === null) {
    return altered(
      interpreters.resolve(args, program, () => []),
      alterations,
    );
  }
  return isRunner(program)
    ? [unidentifiedLaunch(program, 'a program that runs what its arguments say')]
    : [installed(program, { type: 'npm', args, workspace, manager }, alterations)];
}

const elsewhere = {
  '--registry': 'registry',
  '--config.registry': 'registry',
} as const satisfies Record<string, AlterationKind>;

const pnpmOptions: OptionGrammar = {
  flags: [
    '--silent',
    '-s',
    '-y',
    '--yes',
    '-r',
    '--recursive',
    '--prefer-offline',
    '--offline',
    '-w',
    '--workspace-root',
    '-c',
    '--shell-mode',
  ],
  valued: [
    '--package',
    '-C',
    '--dir',
    '--reporter',
    '--loglevel',
    '--filter',
    '-F',
    '--registry',
    '--config.registry',
    '--allow-build',
  ],
  altering: { ...elsewhere, '-c': 'entrypoint', '--shell-mode': 'entrypoint' },
};

/** `pnpm [options] dlx [options] package …`; `exec`, `run` and the like start what is installed. */
export const pnpm: Launcher = {
  commands: ['pnpm'],
  resolve(args, command, resolveInner) {
    const global = readOptions(args, pnpmOptions);
    const [verb, ...rest] = global.rest;
    if (global.unknown !== null || verb === undefined) {
      return [
        unidentifiedLaunch(global.unknown ?? command, 'an option that may hide what is started'),
      ];
    }
    const read = readOptions(rest, pnpmOptions);
    const joined = {
      ...read,
      options: [...global.options, ...read.options],
      alterations: [...global.alterations, ...read.alterations],
    };
    if (verb.text !== 'dlx') return fromProject(joined, [verb, ...read.rest], command, 'pnpm');
    const things = fetchPackage(joined, command, 'pnpm', resolveInner);
    const folder = valuesOf(joined, '-C', '--dir').at(-1)?.text;
    return folder === undefined ? things : startedIn(things, folder);
  },
};

export const pnpx: Launcher = {
  commands: ['pnpx'],
  resolve: (args, command, resolveInner) =>
    fetchPackage(readOptions(args, pnpmOptions), command, 'pnpm', resolveInner),
};

const yarnOptions: OptionGrammar = {
  flags: ['-q', '--quiet', '-s', '--silent', '-T', '--top-level', '-B', '--binaries-only'],
  valued: ['-p', '--package', '--cwd'],
  altering: {},
};

export const yarn: Launcher = {
  commands: ['yarn', 'yarnpkg'],
  resolve(args, command, resolveInner) {
    const global = readOptions(args, yarnOptions);
    const [verb, ...rest] = global.rest;
    if (global.unknown !== null || verb === undefined) {
      return [
        unidentifiedLaunch(global.unknown ?? command, 'an option that may hide what is started'),
      ];
    }
    if (verb.text === 'dlx') {
      return fetchPackage(readOptions(rest, yarnOptions), command, 'yarn', resolveInner);
    }
    const [name, ...inside] = rest;
    if (verb.text === 'workspace' && name !== undefined) {
      const option = { name: '--filter', value: name, at: verb };
      return fromProject(
        { ...global, options: [...global.options, option] },
        inside,
        command,
        'yarn',
      );
    }
    return fromProject(global, global.rest, command, 'yarn');
  },
};

const bunOptions: OptionGrammar = {
  flags: [
    '--bun',
    '-b',
    '-y',
    '--yes',
    '--silent',
    '--verbose',
    '--no-install',
    '--hot',
    '--watch',
  ],
  valued: ['-p', '--package', '--cwd', '--env-file', '-r', '--preload', '--filter', '-F'],
  altering: { '-r': 'loader', '--preload': 'loader' },
};

export const bunx: Launcher = {
  commands: ['bunx'],
  resolve: (args, command, resolveInner) =>
    fetchPackage(readOptions(args, bunOptions), command, 'bun', resolveInner),
};

/** `bun x package`, `bun program.ts`, `bun run script`. */
export const bun: Launcher = {
  commands: ['bun'],
  resolve(args, command, resolveInner) {
    const global = readOptions(args, bunOptions);
    const [verb, ...rest] = global.rest;
    if (global.unknown !== null || verb === undefined) {
      return [
        unidentifiedLaunch(global.unknown ?? command, 'an option that may hide what is started'),
      ];
    }
    const read = readOptions(rest, bunOptions);
    const files = [...valuesOf(global, '--env-file'), ...valuesOf(read, '--env-file')];
    if (verb.text === 'x') {
      return withEnvFiles(fetchPackage(read, command, 'bun', resolveInner), files);
    }
    const joined = {
      ...read,
      options: [...global.options, ...read.options],
      alterations: [...global.alterations, ...read.alterations],
    };
    const name = verb.text === 'run' ? read.rest[0] : verb;
    // A path is a program; a script has no ending.
    const isPath =
      name !== undefined && (/\.[cm]?[jt]sx?$/.test(name.text) || /[\\/]/.test(name.text));
    const folder = valuesOf(joined, '--cwd').at(-1)?.text;
    const things = isPath
      ? [programAt(name, 'interpreter', [], joined.alterations)]
      : fromProject(
          joined,
          verb.text === 'run' ? [verb, ...read.rest] : [verb, ...rest],
          command,
          'bun',
        );
    return withEnvFiles(isPath && folder !== undefined ? startedIn(things, folder) : things, files);
  },
};
