import type { Declaration, Dependency, LaunchedThing, Word } from '../model.ts';
import { hasPlaceholder } from '../versions/ecosystem.ts';
import { readRemote } from '../versions/remote.ts';
import { docker } from './docker.ts';
import { type Launcher, serverOf, unidentified } from './launcher.ts';
import { npx } from './npx.ts';
import { uvx } from './uvx.ts';

/** Every launcher that is understood. A new one is one file and one line here. */
const launchers = [npx, uvx, docker] as const satisfies readonly Launcher[];

const byCommand = new Map<string, Launcher>(
  launchers.flatMap((launcher) => launcher.commands.map((name) => [name, launcher] as const)),
);

/**
 * What a declaration launches or connects to. Never empty: an entry that tells nothing is
 * `unidentified`, with the reason.
 */
export function resolveLaunch(declaration: Declaration): Dependency[] {
  const { command, args, url } = declaration.launch;
  const things: LaunchedThing[] = [];
  if (url !== null) things.push(serverOf(readRemote(url.text), url));
  if (command !== null) things.push(...resolveCommand(command, args));
  if (things.length === 0) {
    things.push(
      unidentified(
        { text: '', span: declaration.span },
        'the entry has neither a command nor a URL',
      ),
    );
  }
  return things.map((thing) => ({ ...thing, declaration }));
}

function resolveCommand(command: Word, args: readonly Word[]): readonly LaunchedThing[] {
  if (hasPlaceholder(command.text)) return [unidentified(command, 'the command is a placeholder')];
  if (isRelativePath(command.text)) {
    // `./npx` is a program of the repository, whatever its name says.
    return [unidentified(command, 'a program of the repository, which the export does not grade')];
  }
  const name = commandName(command.text);
  const launcher = byCommand.get(name);
  if (launcher === undefined) {
    return [unidentified(command, 'a command that is not known to fetch a published package')];
  }
  return launcher.resolve(args, command);
}

function isRelativePath(text: string): boolean {
  return /[\\/]/.test(text) && !/^(?:[\\/~]|[A-Za-z]:)/.test(text);
}

/** `C:\\nodejs\\npx.cmd` and `/usr/bin/npx` are `npx`. */
function commandName(text: string): string {
  return (text.split(/[\\/]/).at(-1) ?? '').toLowerCase().replace(/\.(?:exe|cmd|bat|ps1)$/, '');
}
