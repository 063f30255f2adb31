import { foldersUpFrom, isOfProjectFolder, withoutProjectFolder } from '../declarations/paths.ts';
import { vendored } from '../files/vendored.ts';
import { throughBridge } from '../launch/bridges.ts';
import { deno } from '../launch/deno.ts';
import { dnx } from '../launch/dnx.ts';
import { docker } from '../launch/docker.ts';
import { alterationsOf } from '../launch/environment.ts';
import { go } from '../launch/go.ts';
import { interpreters } from '../launch/interpreters.ts';
import {
  altered,
  type CommandLine,
  commandName,
  installed,
  isOfTheSystem,
  isRunner,
  type Launcher,
  type PartialLaunch,
  programAt,
  serverOf,
  unidentifiedLaunch,
} from '../launch/launcher.ts';
import { nix } from '../launch/nix.ts';
import { npm } from '../launch/npm.ts';
import { npx } from '../launch/npx.ts';
import { bun, bunx, pnpm, pnpx, yarn } from '../launch/package-runners.ts';
import { pipx } from '../launch/pipx.ts';
import { poetry } from '../launch/poetry.ts';
import { launchesInScript, posixShell, resolveShellText, windowsShell } from '../launch/shell.ts';
import { uv, uvx } from '../launch/uv.ts';
import { wrappers } from '../launch/wrappers.ts';
import type { Declaration, Dependency, DependencyType, Word } from '../model.ts';
import { hasPlaceholder } from '../versions/ecosystem.ts';
import { readRegistryName } from '../versions/registry.ts';
import { readRemote } from '../versions/remote.ts';
import { type Commands, locate, moved, resolveFromProject, type WorkingFolder } from './lookups.ts';
import type { Project } from './project/project.ts';
import { alterationsAround } from './surroundings.ts';

/** Every launcher that is understood. A new one is one file and one line here. */
const launchers = [
  ...wrappers,
  posixShell,
  windowsShell,
  interpreters,
  npx,
  npm,
  pnpm,
  pnpx,
  yarn,
  bun,
  bunx,
  uv,
  uvx,
  pipx,
  poetry,
  docker,
  dnx,
  deno,
  go,
  nix,
] as const satisfies readonly Launcher[];

const byCommand = new Map<string, Launcher>(
  launchers.flatMap((launcher) => launcher.commands.map((name) => [name, launcher] as const)),
);

/** Longer than any name, path or address of a launch; what follows costs time to read. */
const longestWord = 4096;

/**
 * What a declaration launches or connects to. Never empty: an entry that tells nothing is
 * `unidentified`, with the reason.
 *
 * @param project the files around it: only what the tree holds is `local`, and scripts and lockfiles
 *   of the tree tell what a command that fetches nothing starts
 */
export function resolveLaunch(declaration: Declaration, project: Project): Dependency[] {
  const { env, hooks, cwd, envFile } = declaration.launch;
  const things = launchedBy(declaration);
  const whole = { text: '', span: declaration.span };
  const place: WorkingFolder = { folder: declaration.folder, project: declaration.folder };
  const started = cwd === null ? place : moved(place, cwd.text, project);
  const resolved = resolveFromProject(things, started, project, commands);
  const found =
    resolved.length > 0
      ? resolved
      : [unidentifiedLaunch(whole, 'the entry has neither a command nor a URL')];
  // The environment is that of the command; an address has none.
  const own = declaration.launch.command === null ? [] : alterationsOf(env);
  const files = envFile === null || declaration.launch.command === null ? [] : [envFile];
  const dependencies = found.map((thing) => {
    const envFiles = [...files, ...(thing.envFiles ?? [])];
    const around = alterationsAround({ ...thing, envFiles }, started, project);
    const {
      pending: _,
      manager,
      ownProgram: __,
      envFiles: ___,
      folder: ____,
      home,
      ...plain
    } = thing;
    // Settings of a folder of the repository that is not in the tree cannot be seen.
    const isUnseen =
      manager !== undefined &&
      home === null &&
      isHidden(thing.folder || (cwd?.text ?? ''), started, project);
    const what = 'a folder that is not in the tree';
    const unseen = isUnseen ? [{ kind: 'path', what, file: null, span: thing.span } as const] : [];
    // Where nothing is graded, nobody is deceived about what runs: it is the project's, or unknown.
    const isGraded = thing.type !== 'local' && thing.type !== 'unidentified';
    const alterations = isGraded
      ? [...thing.alterations, ...around, ...unseen, ...own, ...hooks].filter(({ what }) =>
          concerns(what, thing.type),
        )
      : [];
    return { ...plain, alterations, declaration };
  });
  return unique(dependencies);
}

/** The same thing, brought in by several lines of a script, is one. */
function unique(dependencies: readonly Dependency[]): Dependency[] {
  const key = ({ declaration: _, ...thing }: Dependency): string => JSON.stringify(thing);
  return [...new Map(dependencies.map((each) => [key(each), each])).values()];
}

/**
 * Whether a folder may hold files of the repository that are not seen: vendored code, or one that the
 * words do not tell. The machine of whoever starts it, and what is not committed, is no pull request's.
 */
function isHidden(path: string, place: WorkingFolder, project: Project): boolean {
  if (/^\/(?:proc|dev)\//.test(path)) return true;
  const isAbroad =
    /^(?:[\\/~]|[A-Za-z]:|\$\{?HOME\}?[\\/]|\$\{(?:userHome|CLAUDE_PLUGIN_DATA|env:\w+|input:[\w-]+)\})/;
  if (isAbroad.test(path)) return false;
  const below = withoutProjectFolder(`${path}/`);
  const real = locate(place, path) ?? '';
  const isLinked = foldersUpFrom(real).some((folder) => project.isLink(folder));
  return isLinked || /[${}`]/.test(below) || below.split('/').some((part) => vendored.has(part));
}

/** Variables by the beginnings of their names, and the ecosystems whose launchers read them. */
const readers: readonly (readonly [RegExp, readonly DependencyType[]])[] = [
  [/^(?:UV_|PIP_|PIPX_)/i, ['pypi']],
  [/^PYTHON/i, ['pypi', 'oci']],
  [/^(?:npm_config_|YARN_|BUN_)/i, ['npm']],
  [/^NODE_/i, ['npm', 'oci']],
  [/^(?:DOCKER_|CONTAINER)/i, ['oci']],
];

/** Whether a variable is one that what fetches and runs this type reads; of what is no variable always. */
function concerns(what: string, type: DependencyType): boolean {
  const types = readers.find(([pattern]) => pattern.test(what))?.[1];
  return types === undefined || types.includes(type) || ['git', 'jsr', 'registry'].includes(type);
}

/** What the words of a declaration tell, before the tree is asked. */
function launchedBy({ launch, span }: Declaration): readonly PartialLaunch[] {
  const { env, registry, plugin } = launch;
  const command = withDefaults(launch.command, env);
  const url = withDefaults(launch.url, env);
  const args = launch.args.map((word) => withDefaults(word, env) ?? word);
  const whole = { text: '', span };
  if ([command, url, ...args].some((word) => word !== null && word.text.length > longestWord)) {
    return [unidentifiedLaunch(whole, `a text of more than ${longestWord} characters`)];
  }
  const things: PartialLaunch[] = [];
  if (url !== null) things.push(serverOf(readRemote(url.text), url));
  if (command !== null) things.push(...resolveCommand(splitCommand({ command, args }), 0));
  if (registry !== null) things.push(serverOf(readRegistryName(registry.text), registry));
  if (plugin !== null) {
    const missing = unidentifiedLaunch(plugin, 'a plugin or extension that is not in the tree');
    things.push({ ...missing, name: plugin.text });
  }
  return things;
}

/** Resolves what scripts and installed packages of the project start. */
const commands: Commands = {
  ofText: (text) =>
    resolveShellText(text, (line) => {
      const { command, args } = line;
      // A bare name in a script is a program of the installation, before any of the system.
      if (/[\\/$]/.test(command.text)) return resolveCommand(line, 1);
      const pending = { type: 'npm', args } as const;
      const isKnown = byCommand.has(commandName(command.text));
      if (!isKnown && isRunner(command)) {
        return [unidentifiedLaunch(command, 'a program that runs what its arguments say')];
      }
      return isKnown
        ? [...resolveCommand(line, 1), installed(command, { ...pending, isOptional: true })]
        : [installed(command, pending)];
    }),
  ofScript: (text) =>
    launchesInScript(
      text,
      (name) => byCommand.has(name),
      (line) => resolveCommand(line, 1),
    ),
  ofPackage: (spec, at, args) =>
    throughBridge(spec, at, args, [], (line) => resolveCommand(line, 1)),
};

/**
 * `${NAME:-package}` is its default, which is what starts where nobody has set the variable. The entry
 * itself may set it, and so may a shell's text: there the placeholder stays.
 */
function withDefaults(word: Word | null, env: ReadonlyMap<string, Word>): Word | null {
  if (word === null || /\s/.test(word.text)) return word;
  const text = word.text.replace(/\$\{(\w+):-([^${}]*)\}/g, (whole, name: string, value: string) =>
    env.has(name) ? whole : value,
  );
  return { ...word, text };
}

/** Wrappers within wrappers beyond this depth are nobody's honest launch. */
const deepest = 8;

function resolveCommand({ command, args }: CommandLine, depth: number): readonly PartialLaunch[] {
  if (depth > deepest) return [unidentifiedLaunch(command, 'wrappers within wrappers without end')];
  if (command.text.trim() === '') return [unidentifiedLaunch(command, 'an empty command')];
  const isOwn = isOfProjectFolder(command.text);
  if (hasPlaceholder(command.text) && !isOwn) {
    return [unidentifiedLaunch(command, 'the command is a placeholder')];
  }
  const launcher = byCommand.get(commandName(command.text));
  const again = (inner: CommandLine): readonly PartialLaunch[] => resolveCommand(inner, depth + 1);
  if (isOwn || (/[\\/]/.test(command.text) && !isOfTheSystem(command.text))) {
    // `./npx` and `/proc/self/cwd/npx` are programs of the repository, whatever their names say.
    const alteration = { kind: 'path', what: byItsPath, file: null, span: command.span } as const;
    return launcher === undefined
      ? [programAt(command, 'itself')]
      : altered(launcher.resolve(args, command, again), [alteration]);
  }
  if (launcher === undefined) {
    return [
      unidentifiedLaunch(command, 'a command that is not known to fetch a published package'),
    ];
  }
  return launcher.resolve(args, command, again);
}

/** How a launcher is named that is not the system's. */
const byItsPath = 'a launcher by its path';

/** `"command": "npx -y package"`: arguments inside the command, where it begins with one that is known. */
function splitCommand({ command, args }: CommandLine): CommandLine {
  const words = command.text.trim().split(/\s+/);
  const [first = ''] = words;
  const isPlain = !/[&|;<>`"'\\\n]|\$\(/.test(command.text);
  if (words.length < 2 || !isPlain || !byCommand.has(commandName(first))) return { command, args };
  const [name = command, ...inside] = words.map((text) => ({ ...command, text }));
  return { command: name, args: [...inside, ...args] };
}
