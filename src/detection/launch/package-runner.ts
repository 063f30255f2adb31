import type { Word } from '../../model/model.ts';
import { versionPart } from '../ecosystems/ecosystems.ts';
import { readNpmSpec } from '../ecosystems/npm.ts';
import type { Manager } from './ambient-inputs.ts';
import { launchesThroughBridge, launchesThroughPackages } from './bridges.ts';
import type { ResolveInner } from './launcher.ts';
import { launchesOfInterpreter } from './launchers/interpreters/interpreters.ts';
import { optionList } from './option-list.ts';
import { givenValues, type OptionGrammar, type ReadOptions, readOptions } from './options.ts';
import {
  hiddenLaunch,
  installedLaunch,
  type PartialLaunch,
  projectScriptLaunch,
  runnerLaunch,
  unidentifiedLaunch,
  withAlterations,
  withInstalledAlternative,
  withLocalBinary,
  withVariables,
} from './partial-launch.ts';
import { withAmbientFiles, withStartFolder } from './places.ts';
import { wordList } from './word-list.ts';

/**
 * `pnpm dlx`, `pnpx`, `yarn dlx`, `bunx` and `bun x` take options up to the package; the words after it are
 * the package's arguments. Other pnpm, Yarn and Bun verbs start a project script or an installed program.
 */

const folderOptions = ['--dir', '--cwd'] as const;

/**
 * Returns the launches for `dlx` and `x` commands, with the folder, environment files and variables that the
 * options set.
 */
export function fetchPackage(
  read: ReadOptions,
  command: Word,
  manager: Manager,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const folder = givenValues(read, ...folderOptions).at(-1)?.text ?? '';
  const launches = withAmbientFiles(
    resolveFetched(read, command, manager, resolveInner),
    givenValues(read, '--env-file'),
  );
  return withVariables(withStartFolder(launches, folder), read.variables);
}

function resolveFetched(
  read: ReadOptions,
  command: Word,
  manager: Manager,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const packages = givenValues(read, '--package').map((at) => ({
    spec: readNpmSpec(at.text),
    at,
  }));
  const { rest: remaining, alterations, unknown } = read;
  // If there are several packages, Bun uses the last one.
  const unclearWord = unknown ?? (manager === 'bun' ? packages[1]?.at : null) ?? null;
  const hidden = unclearWord === null ? [] : [hiddenLaunch(unclearWord)];
  if (packages.length > 0) {
    const launches = launchesThroughPackages(packages, remaining, alterations, resolveInner);
    const started = manager === 'bun' ? withLocalBinary(launches, remaining[0]) : launches;
    return [...started, ...hidden];
  }
  if (hidden.length > 0) return hidden;
  const [first, ...rest] = remaining;
  if (first === undefined) return [unidentifiedLaunch(command, 'no package to fetch')];
  // Yarn treats a prefix such as `npm:` as part of the name.
  if (manager === 'yarn' && /^\w+:/.test(first.text)) {
    return [unidentifiedLaunch(first, 'a package name with a prefix')];
  }
  const launches = launchesThroughBridge(
    readNpmSpec(first.text),
    first,
    rest,
    alterations,
    resolveInner,
  );
  // Only Bun looks for an installed program first, and only for a name without a version.
  const isBare = launches.some(
    ({ launch }) => launch.span === first.span && versionPart(launch).specifier === null,
  );
  return manager === 'bun' && isBare
    ? withInstalledAlternative(launches, first, rest, 'bun')
    : launches;
}

/** Options between `run` and the script name. */
const scriptOptions: OptionGrammar = {
  options: optionList(
    '-s|--silent -q|--quiet --bun --if-present -T|--top-level --reporter= --loglevel=',
  ),
};

/** Options that start a script in several packages or in the top-level package. */
const everywhere = new Set(wordList('--recursive --parallel --workspace-root --top-level'));

/** Package manager verbs that take precedence over scripts with the same name. */
const builtIn = new Set(
  wordList(`
  create init add install i ci update up upgrade remove rm link unlink publish pack audit outdated
  why ls list config set import rebuild prune store fetch patch deploy dedupe info global cache
  version login logout owner policies plugin workspaces help node completion pm build c
`),
);

/**
 * Resolves `run script`, `exec program`, or a bare script or program name, in the folder or workspace that
 * the options select.
 */
export function resolveProjectCommand(
  read: ReadOptions,
  [verb, ...rest]: readonly Word[],
  command: Word,
  manager: Manager,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const filters = givenValues(read, '--filter');
  const workspace = filters.at(-1)?.text ?? null;
  const spread = read.options.find(({ name }) => everywhere.has(name))?.at ?? filters[1];
  if (spread !== undefined) {
    return [unidentifiedLaunch(spread, 'a program from several packages, or from another package')];
  }
  if (verb !== undefined && builtIn.has(verb.text)) {
    return [unidentifiedLaunch(verb, 'a built-in package manager command')];
  }
  const folder = givenValues(read, ...folderOptions).at(-1)?.text;
  const isVerb = verb !== undefined && ['run', 'run-script', 'exec'].includes(verb.text);
  const behind = readOptions(rest, scriptOptions);
  const words = isVerb ? behind.rest : [verb, ...rest].filter((word) => word !== undefined);
  const [first, ...args] = words;
  if (isVerb && behind.unknown !== null) return [hiddenLaunch(behind.unknown)];
  if (verb === undefined || first === undefined || first.text.startsWith('-')) {
    return [hiddenLaunch(first ?? command)];
  }
  const { alterations, variables } = read;
  const script = { name: first.text, args, workspace, orProgram: true, manager };
  const launches = withVariables(
    verb.text === 'exec'
      ? resolveExec(first, args, workspace, alterations, manager, resolveInner)
      : [projectScriptLaunch(first, script, alterations)],
    variables,
  );
  return folder === undefined ? launches : withStartFolder(launches, folder);
}

/**
 * Resolves an `exec` command such as `pnpm exec tsx src/server.ts`. An interpreter resolves to the program
 * that it runs; any other program resolves to the package that provides it.
 */
function resolveExec(
  program: Word,
  args: readonly Word[],
  workspace: string | null,
  alterations: ReadOptions['alterations'],
  manager: Manager,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const interpreterLaunches =
    workspace === null ? launchesOfInterpreter(program, args, resolveInner) : null;
  if (interpreterLaunches !== null) return withAlterations(interpreterLaunches, alterations);
  return resolveInner.isRunner(program)
    ? [runnerLaunch(program)]
    : [installedLaunch(program, { type: 'npm', args, workspace, manager }, alterations)];
}
