import type { Alteration, PackageSpec, Word } from '../model.ts';
import { pypi, readPypiSpec } from '../versions/pypi.ts';
import { throughBridge, throughPackages } from './bridges.ts';
import {
  altered,
  fetchedBy,
  installed,
  isRunner,
  type Launcher,
  type PartialLaunch,
  programAt,
  serverOf,
  startedIn,
  unidentifiedLaunch,
  withEnvFiles,
} from './launcher.ts';
import { type ReadOptions, readOptions, valuesOf } from './options.ts';

/** Options of `uv tool run`. Source: the command reference of uv. */
const grammar = {
  flags: [
    '--isolated',
    '--no-env-file',
    '-U',
    '--upgrade',
    '--no-index',
    '--no-sources',
    '--reinstall',
    '--compile-bytecode',
    '--no-build-isolation',
    '--no-build',
    '--no-binary',
    '--refresh',
    '-n',
    '--no-cache',
    '--managed-python',
    '--no-managed-python',
    '--no-python-downloads',
    '-q',
    '--quiet',
    '-v',
    '--verbose',
    '--native-tls',
    '--offline',
    '--no-progress',
    '--no-config',
    '--lfs',
  ],
  valued: [
    '--from',
    '--with',
    '--with-editable',
    '--with-requirements',
    '-p',
    '--python',
    '--index',
    '--default-index',
    '-i',
    '--index-url',
    '--extra-index-url',
    '-f',
    '--find-links',
    '--index-strategy',
    '--keyring-provider',
    '--resolution',
    '--prerelease',
    '--fork-strategy',
    '--exclude-newer',
    '--link-mode',
    '-C',
    '--config-setting',
    '-c',
    '--constraints',
    '-b',
    '--build-constraints',
    '--overrides',
    '-P',
    '--upgrade-package',
    '--reinstall-package',
    '--refresh-package',
    '--no-build-package',
    '--no-binary-package',
    '--no-build-isolation-package',
    '--cache-dir',
    '--python-preference',
    '--python-platform',
    '--env-file',
    '--color',
    '--allow-insecure-host',
    '--directory',
    '--project',
    '--config-file',
    '--torch-backend',
  ],
  altering: {
    '--index': 'registry',
    '--default-index': 'registry',
    '-i': 'registry',
    '--index-url': 'registry',
    '--extra-index-url': 'registry',
    '-f': 'registry',
    '--find-links': 'registry',
    '--allow-insecure-host': 'registry',
    '--config-file': 'registry',
    '--cache-dir': 'registry',
    '--overrides': 'registry',
    '-c': 'registry',
    '--constraints': 'registry',
    '-b': 'registry',
    '--build-constraints': 'registry',
    '--with-editable': 'path',
    '--with-requirements': 'path',
    // They choose an older version than the newest.
    '--resolution': 'path',
  },
} as const;

/** `uvx [options] package[@version] …`, and `uvx --from package command`. */
export const uvx: Launcher = {
  commands: ['uvx'],
  resolve(args, command, resolveInner) {
    const read = readOptions(args, grammar);
    const alterations: Alteration[] = [...read.alterations, ...otherPython(read)];
    const named = valuesOf(read, '--from').slice(-1).map(specOf);
    const withs = listed(read, '--with').map(({ spec, at }) => serverOf(spec, at, alterations));
    const [first, ...rest] = read.rest;
    const main = (): readonly PartialLaunch[] => {
      if (read.unknown !== null) {
        return [
          ...throughPackages(named, [], alterations, resolveInner),
          unidentifiedLaunch(read.unknown, 'an option of uvx that may hide what it starts'),
        ];
      }
      if (named.length > 0) return throughPackages(named, read.rest, alterations, resolveInner);
      if (first === undefined) return [unidentifiedLaunch(command, 'uvx without a package')];
      if (isInterpreter(first)) {
        return [unidentifiedLaunch(first, 'a program that does not come from the package')];
      }
      return throughBridge(specOf(first).spec, first, rest, alterations, resolveInner);
    };
    return withEnvFiles([...main(), ...withs], valuesOf(read, '--env-file'));
  },
};

/** A version chooses an interpreter, a path or another name brings one. */
function otherPython(read: ReadOptions): Alteration[] {
  return valuesOf(read, '-p', '--python')
    .filter(({ text }) => !/^(?:(?:c?python|pypy)@?)?[\d.]+[a-z]*$/i.test(text))
    .map(({ span }) => ({ kind: 'path', what: '--python', file: null, span }));
}

function specOf(at: Word): { spec: PackageSpec; at: Word } {
  return { spec: readPypiSpec(at.text), at };
}

/** The packages of an option that takes several, separated by commas. */
function listed(read: ReadOptions, option: string): { spec: PackageSpec; at: Word }[] {
  return valuesOf(read, option).flatMap((at) =>
    at.text
      .split(',')
      .filter((text) => text.trim() !== '')
      .map((text) => ({ ...specOf({ ...at, text: text.trim() }), at })),
  );
}

/**
 * `uv tool run …` is uvx. `uv run` starts a program of the project's environment; what `--with` and
 * `--from` bring in beside it is fetched.
 */
export const uv: Launcher = {
  commands: ['uv'],
  resolve(args, command, resolveInner) {
    const global = readOptions(args, grammar);
    const [verb, ...rest] = global.rest;
    if (global.unknown !== null || verb === undefined) {
      return [
        unidentifiedLaunch(
          global.unknown ?? command,
          'an option of uv that may hide what it starts',
        ),
      ];
    }
    if (verb.text === 'tool' && rest[0]?.text === 'run') {
      return altered(uvx.resolve(rest.slice(1), command, resolveInner), global.alterations);
    }
    if (verb.text !== 'run') return [unidentifiedLaunch(verb, 'not a "run" of uv')];
    const read = readRun(rest);
    const alterations = [
      ...global.alterations,
      ...read.alterations,
      ...[global, read].flatMap(otherPython),
    ];
    const [other] = valuesOf(read, '--package');
    if (other !== undefined) return [unidentifiedLaunch(other, 'a program of another project')];
    const named = valuesOf(read, '--from').map(specOf);
    const things: PartialLaunch[] = [
      ...(named.length > 0 ? throughPackages(named, read.rest, alterations, resolveInner) : []),
      ...listed(read, '--with').map(({ spec, at }) => serverOf(spec, at, alterations)),
    ];
    if (read.unknown !== null) {
      things.push(unidentifiedLaunch(read.unknown, 'an option of uv that may hide what it starts'));
    } else if (named.length === 0) {
      const module = read.options.find(({ name }) => name === '-m' || name === '--module');
      const isScript = read.options.some(({ name }) => name === '-s' || name === '--script');
      const started = ofEnvironment(
        module?.value ?? null,
        isScript,
        read.rest,
        command,
        alterations,
        things,
      );
      things.push(...started);
    }
    const folder = [...valuesOf(global, ...folders), ...valuesOf(read, ...folders)].at(-1)?.text;
    const files = [...valuesOf(global, '--env-file'), ...valuesOf(read, '--env-file')];
    const started = folder === undefined ? things : startedIn(things, folder);
    return withEnvFiles(fetchedBy(started, 'uv'), files);
  },
};

/** The options of `uv run`; what follows `-m module` is the module's own. */
function readRun(words: readonly Word[]): ReadOptions {
  const grammarOfRun = {
    ...grammar,
    flags: [...grammar.flags, ...runFlags],
    valued: [...grammar.valued, ...runValued],
  };
  const moduleAt = words.findIndex(({ text }) => text === '-m' || text === '--module');
  const toModule = readOptions(words.slice(0, moduleAt + 2), grammarOfRun);
  const isFirst = moduleAt >= 0 && toModule.rest.length === 0;
  return isFirst ? toModule : readOptions(words, grammarOfRun);
}

const folders = ['--directory', '--project'] as const;

/** Frameworks whose verb `run` starts a program of the project. */
const frameworks = new Set(['fastmcp', 'mcp']);

/** What `uv run` starts: a module, a script, an interpreter's program, or a program of the environment. */
function ofEnvironment(
  module: Word | null,
  isScript: boolean,
  [first, second, third, ...rest]: readonly Word[],
  command: Word,
  alterations: readonly Alteration[],
  brought: readonly PartialLaunch[],
): PartialLaunch[] {
  const args = [second, third, ...rest].filter((word) => word !== undefined);
  const asModule = (at: Word, own: readonly Word[]): PartialLaunch =>
    installed(at, { type: 'pypi', isModule: true, args: own, manager: 'uv' }, alterations);
  if (module !== null) return [asModule(module, args)];
  if (first === undefined) return [unidentifiedLaunch(command, 'uv run without a program')];
  if (isScript || /\.pyw?$|[\\/]/.test(first.text)) {
    return [programAt(first, 'interpreter', args, alterations)];
  }
  if (/^(?:python[\d.]*|pypy[\d.]*)$/.test(first.text)) {
    if (second?.text === '-m' && third !== undefined) return [asModule(third, rest)];
    return second === undefined || second.text.startsWith('-')
      ? [
          unidentifiedLaunch(
            second ?? first,
            'an interpreter that does not say which program it runs',
          ),
        ]
      : [programAt(second, 'interpreter', args.slice(1), alterations)];
  }
  if (frameworks.has(first.text) && second?.text === 'run' && third !== undefined) {
    const program = { ...third, text: third.text.replace(/:\w+$/, '') };
    return [programAt(program, 'interpreter', rest, alterations)];
  }
  if (isRunner(first))
    return [unidentifiedLaunch(first, 'a program that runs what its arguments say')];
  // What `--with` brings may bring the program of that name.
  const name = pypi.normaliseName(first.text);
  const isBrought = brought.some((thing) => thing.type === 'pypi' && thing.name === name);
  const pending = { type: 'pypi', args, manager: 'uv', isOptional: isBrought } as const;
  return [installed(first, pending, alterations)];
}

const runFlags = [
  '--frozen',
  '--locked',
  '--no-sync',
  '--no-dev',
  '--dev',
  '--all-extras',
  '--all-groups',
  '--no-project',
  '--active',
  '-s',
  '--script',
  '--exact',
  '--no-editable',
  '--no-default-groups',
] as const;
const runValued = [
  '-m',
  '--module',
  '--extra',
  '--group',
  '--no-group',
  '--only-group',
  '--package',
  '--no-extra',
] as const;

/** `uvx python` runs an interpreter and no package of that name. */
function isInterpreter({ text }: Word): boolean {
  return /^(?:python|pypy|cpython|graalpy)[\d.]*(?:@.*)?$/i.test(text);
}
