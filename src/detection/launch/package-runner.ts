import type { Word } from '../../model/model.ts';
import { versionPart } from '../ecosystems/ecosystems.ts';
import { readNpmSpec } from '../ecosystems/npm.ts';
import { throughBridge, throughPackages } from './bridges.ts';
import type { ResolveInner } from './launcher.ts';
import { interpreted } from './launchers/interpreters/interpreters.ts';
import { optionList } from './option-list.ts';
import { type OptionGrammar, type ReadOptions, readOptions, valuesOf } from './options.ts';
import {
  altered,
  hiddenLaunch,
  installed,
  orInstalled,
  type PartialLaunch,
  preferringProject,
  scriptOf,
  unidentifiedLaunch,
  withVariables,
} from './partial-launch.ts';
import { startedIn, withFiles } from './places.ts';
import type { Manager } from './reads.ts';
import { wordList } from './word-list.ts';

/*
 * What pnpm, Yarn and Bun share: `pnpm dlx`, `pnpx`, `yarn dlx`, `bunx` and `bun x` take options up to
 * the package, and what follows it is the package's own. Their other verbs start a script of the
 * project, or a program that its installation provides.
 */

/** Options that name the folder in which a manager works. */
const folderOptions = ['--dir', '--cwd'] as const;

/** What `dlx` and `x` fetch, in the folder that options name. */
export function fetchPackage(
  read: ReadOptions,
  command: Word,
  manager: Manager,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const folder = valuesOf(read, ...folderOptions).at(-1)?.text ?? '';
  const launches = withFiles(
    fetched(read, command, manager, resolveInner),
    valuesOf(read, '--env-file'),
  );
  return withVariables(startedIn(launches, folder), read.variables);
}

function fetched(
  read: ReadOptions,
  command: Word,
  manager: Manager,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const packages = valuesOf(read, '--package').map((at) => ({
    spec: readNpmSpec(at.text),
    at,
  }));
  const { rest: behind, alterations, unknown } = read;
  // Of several packages Bun takes the last one.
  const unclear = unknown ?? (manager === 'bun' ? packages[1]?.at : null) ?? null;
  const hidden = unclear === null ? [] : [hiddenLaunch(unclear)];
  if (packages.length > 0) {
    const launches = throughPackages(packages, behind, alterations, resolveInner);
    const started = manager === 'bun' ? preferringProject(launches, behind[0]) : launches;
    return [...started, ...hidden];
  }
  if (hidden.length > 0) return hidden;
  const [first, ...rest] = behind;
  if (first === undefined) return [unidentifiedLaunch(command, 'no package to fetch')];
  // Yarn takes a prefix such as `npm:` for a part of the name.
  if (manager === 'yarn' && /^\w+:/.test(first.text)) {
    return [unidentifiedLaunch(first, 'a package with a prefix')];
  }
  const launches = throughBridge(readNpmSpec(first.text), first, rest, alterations, resolveInner);
  // Of these only Bun looks for an installed program first, and only for a name without a version.
  const isBare = launches.some(
    ({ launch }) => launch.span === first.span && versionPart(launch).specifier === null,
  );
  return manager === 'bun' && isBare ? orInstalled(launches, first, rest, 'bun') : launches;
}

/** Options between `run` and the script. */
const scriptOptions: OptionGrammar = {
  options: optionList(
    '-s|--silent -q|--quiet --bun --if-present -T|--top-level --reporter= --loglevel=',
  ),
};

/** Options that start a script in several packages, or in that at the top. */
const everywhere = new Set(wordList('--recursive --parallel --workspace-root --top-level'));

/** Verbs of the managers that come before scripts of that name. */
const builtIn = new Set(
  wordList(`
  create init add install i ci update up upgrade remove rm link unlink publish pack audit outdated
  why ls list config set import rebuild prune store fetch patch deploy dedupe info global cache
  version login logout owner policies plugin workspaces help node completion pm build c
`),
);

/** `run script`, `exec program` or just the name of either, and the folder or workspace they work in. */
export function fromProject(
  read: ReadOptions,
  [verb, ...rest]: readonly Word[],
  command: Word,
  manager: Manager,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const filters = valuesOf(read, '--filter');
  const workspace = filters.at(-1)?.text ?? null;
  const spread = read.options.find(({ name }) => everywhere.has(name))?.at ?? filters[1];
  if (spread !== undefined) {
    return [unidentifiedLaunch(spread, 'a program of several packages, or of another one')];
  }
  if (verb !== undefined && builtIn.has(verb.text)) {
    return [unidentifiedLaunch(verb, 'a command of the manager’s own')];
  }
  const folder = valuesOf(read, ...folderOptions).at(-1)?.text;
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
      ? execute(first, args, workspace, alterations, manager, resolveInner)
      : [scriptOf(first, script, alterations)],
    variables,
  );
  return folder === undefined ? launches : startedIn(launches, folder);
}

/** `pnpm exec tsx src/server.ts`: of an interpreter its program counts, of others who provides it. */
function execute(
  program: Word,
  args: readonly Word[],
  workspace: string | null,
  alterations: ReadOptions['alterations'],
  manager: Manager,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const started = workspace === null ? interpreted(program, args, resolveInner) : null;
  if (started !== null) return altered(started, alterations);
  return resolveInner.isRunner(program)
    ? [unidentifiedLaunch(program, 'a program that runs what its arguments say')]
    : [installed(program, { type: 'npm', args, workspace, manager }, alterations)];
}
