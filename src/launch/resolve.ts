import type { Declaration, Dependency, LaunchedThing, Word } from '../model.ts';
import { hasPlaceholder } from '../versions/ecosystem.ts';
import { readRemote } from '../versions/remote.ts';
import { docker } from './docker.ts';
import { alterationsOf } from './environment.ts';
import { commandName, type Launcher, serverOf, unidentified } from './launcher.ts';
import { npx } from './npx.ts';
import { uvx } from './uvx.ts';

/** Every launcher that is understood. A new one is one file and one line here. */
const launchers = [npx, uvx, docker] as const satisfies readonly Launcher[];

const byCommand = new Map<string, Launcher>(
  launchers.flatMap((launcher) => launcher.commands.map((name) => [name, launcher] as const)),
);

/** Longer than any name, path or address of a launch; what follows costs time to read. */
const longestWord = 4096;

/**
 * What a declaration launches or connects to. Never empty: an entry that tells nothing is
 * `unidentified`, with the reason.
 */
export function resolveLaunch(declaration: Declaration): Dependency[] {
  const { command, args, url, env } = declaration.launch;
  const whole = { text: '', span: declaration.span };
  const things: LaunchedThing[] = [];
  if ([command, url, ...args].some((word) => word !== null && word.text.length > longestWord)) {
    things.push(unidentified(whole, `a text of more than ${longestWord} characters`));
  } else {
    if (url !== null) things.push(serverOf(readRemote(url.text), url));
    if (command !== null) things.push(...resolveCommand(command, args));
  }
  if (things.length === 0) {
    things.push(unidentified(whole, 'the entry has neither a command nor a URL'));
  }
  const altered = command === null ? [] : alterationsOf(env);
  return things.map((thing) => ({
    ...thing,
    alterations: [...thing.alterations, ...altered],
    declaration,
  }));
}

function resolveCommand(command: Word, args: readonly Word[]): readonly LaunchedThing[] {
  if (hasPlaceholder(command.text)) return [unidentified(command, 'the command is a placeholder')];
  if (/[\\/]/.test(command.text) && !isOfTheSystem(command.text)) {
    // `./npx` and `/proc/self/cwd/npx` are programs of the repository, whatever their names say.
    return [unidentified(command, 'a program by its path, which may be the repository’s own')];
  }
  const launcher = byCommand.get(commandName(command.text));
  if (launcher === undefined) {
    return [unidentified(command, 'a command that is not known to fetch a published package')];
  }
  return launcher.resolve(args, command);
}

/** Whether a path lies where systems and tool managers install programs, and no checkout does. */
function isOfTheSystem(text: string): boolean {
  const path = text.replaceAll('\\', '/');
  if (path.split('/').some((part) => part === '..' || part === '.')) return false;
  return (
    /^\/(?:usr|bin|sbin|opt|nix|snap|home\/linuxbrew)\//.test(path) ||
    /^(?:~|\/root|\/(?:home|Users)\/[^/]+)\/\.[^/]+\//.test(path) ||
    /^[A-Za-z]:\/(?:Program Files(?: \(x86\))?|nodejs|Windows)\//i.test(path)
  );
}
