import type { Declaration, Dependency, LaunchedThing, Word } from '../model.ts';
import { hasPlaceholder, unidentifiedSpec } from '../versions/ecosystem.ts';
import { readRemote } from '../versions/remote.ts';
import { deno } from './deno.ts';
import { dnx } from './dnx.ts';
import { docker } from './docker.ts';
import { alterationsOf } from './environment.ts';
import { go } from './go.ts';
import { interpreters } from './interpreters.ts';
import {
  altered,
  type CommandLine,
  commandName,
  isOfTheSystem,
  type Launcher,
  serverOf,
  unidentified,
} from './launcher.ts';
import { nix } from './nix.ts';
import { npm } from './npm.ts';
import { npx } from './npx.ts';
import { bun, bunx, pnpm, pnpx, yarn } from './package-runners.ts';
import { pipx } from './pipx.ts';
import { posixShell, windowsShell } from './shell.ts';
import { uv, uvx } from './uv.ts';
import { wrappers } from './wrappers.ts';

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
 * @param paths of the tree's files: only what is in it is `local`
 */
export function resolveLaunch(declaration: Declaration, paths: ReadonlySet<string>): Dependency[] {
  const { env, hooks } = declaration.launch;
  const command = withDefaults(declaration.launch.command, env);
  const url = withDefaults(declaration.launch.url, env);
  const args = declaration.launch.args.map((word) => withDefaults(word, env) ?? word);
  const whole = { text: '', span: declaration.span };
  const things: LaunchedThing[] = [];
  if ([command, url, ...args].some((word) => word !== null && word.text.length > longestWord)) {
    things.push(unidentified(whole, `a text of more than ${longestWord} characters`));
  } else {
    if (url !== null) things.push(serverOf(readRemote(url.text), url));
    if (command !== null) things.push(...resolveCommand(splitCommand({ command, args }), 0));
  }
  if (things.length === 0) {
    things.push(unidentified(whole, 'the entry has neither a command nor a URL'));
  }
  // The environment is that of the command; an address has none.
  const changed = command === null ? things : altered(things, alterationsOf(env));
  return altered(changed, hooks).map((thing) => ({
    ...(thing.type === 'local' ? confirmLocal(thing, declaration, paths) : thing),
    declaration,
  }));
}

/** Placeholders by which clients name the folder of the project, or of the plugin, that declares a server. */
const projectFolder =
  /^(?:\$\{(?:workspaceFolder|workspaceRoot|PWD|CLAUDE_PROJECT_DIR|CLAUDE_PLUGIN_ROOT|extensionPath)\}|\$PWD)[\\/]/;

/** A program is local where the tree holds it, below the folder that the client works in. */
function confirmLocal(
  thing: LaunchedThing,
  { file, launch: { cwd } }: Declaration,
  paths: ReadonlySet<string>,
): LaunchedThing {
  const name = thing.name ?? '';
  const written = name.replace(projectFolder, '').replaceAll('\\', '/');
  const own = file.split('/').slice(0, -1);
  // A client's folder such as `.cursor` lies in the project; other files lie beside it.
  const hidden = own.findIndex((part) => part.startsWith('.'));
  const project = hidden < 0 ? own : own.slice(0, hidden);
  // A path that begins with the project's folder does not depend on the working directory.
  const below =
    cwd === null || projectFolder.test(name)
      ? ''
      : `${cwd.text}/`.replace(projectFolder, '').replaceAll('\\', '/');
  const isAbsolute = [written, below].some((part) => /^(?:\/|~|[A-Za-z]:)/.test(part));
  const path = isAbsolute ? null : normalise([...project, below + written].join('/'));
  if (path !== null && paths.has(path)) return { ...thing, name: path };
  return { ...thing, ...unidentifiedSpec(name, 'a program that is not in the tree') };
}

/** A path without `.` and `..`; null where it leaves the tree or holds a placeholder. */
function normalise(path: string): string | null {
  const parts: string[] = [];
  if (hasPlaceholder(path)) return null;
  for (const part of path.split('/')) {
    if (part === '..' && parts.pop() === undefined) return null;
    if (part !== '' && part !== '.' && part !== '..') parts.push(part);
  }
  return parts.join('/');
}

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

function resolveCommand({ command, args }: CommandLine, depth: number): readonly LaunchedThing[] {
  if (depth > deepest) return [unidentified(command, 'wrappers within wrappers without end')];
  if (command.text.trim() === '') return [unidentified(command, 'an empty command')];
  if (hasPlaceholder(command.text)) return [unidentified(command, 'the command is a placeholder')];
  if (/[\\/]/.test(command.text) && !isOfTheSystem(command.text)) {
    // `./npx` and `/proc/self/cwd/npx` are programs of the repository, whatever their names say.
    return [unidentified(command, 'a program by its path, which may be the repository’s own')];
  }
  const launcher = byCommand.get(commandName(command.text));
  if (launcher === undefined) {
    return [unidentified(command, 'a command that is not known to fetch a published package')];
  }
  return launcher.resolve(args, command, (inner) => resolveCommand(inner, depth + 1));
}

/** `"command": "npx -y package"`: arguments inside the command, where it begins with one that is known. */
function splitCommand({ command, args }: CommandLine): CommandLine {
  const words = command.text.trim().split(/\s+/);
  const [first = ''] = words;
  const isPlain = !/[&|;<>`"'\\\n]|\$\(/.test(command.text);
  if (words.length < 2 || !isPlain || !byCommand.has(commandName(first))) return { command, args };
  const [name = command, ...inside] = words.map((text) => ({ ...command, text }));
  return { command: name, args: [...inside, ...args] };
}
