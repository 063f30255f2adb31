import { bun, bunx } from './bun.ts';
import { cargo } from './cargo.ts';
import { deno } from './deno.ts';
import { docker } from './docker.ts';
import { dnx, dotnet } from './dotnet.ts';
import { go } from './go.ts';
import { interpreterNamed, interpreters } from './interpreters.ts';
import type { Launcher } from './launcher.ts';
import { nix } from './nix.ts';
import { npmCommand, npx } from './npm.ts';
import { pipx } from './pipx.ts';
import { pnpm, pnpx } from './pnpm.ts';
import { pythonManagers } from './poetry.ts';
import { powershell } from './powershell.ts';
import { commandName } from './programs.ts';
import { posixShell, windowsShell, wsl } from './shell.ts';
import { ssh } from './ssh.ts';
import { taskPrograms } from './tasks.ts';
import { thv } from './thv.ts';
import { uv } from './uv.ts';
import { uvx } from './uvx.ts';
import { wrappers } from './wrappers.ts';
import { yarn } from './yarn.ts';

/**
 * Every launcher that is understood. A new one is one file and one line here; its commands belong to the
 * runners in `programs.ts` and to docs/internals/detection.md.
 */
export const launchers = [
  ...wrappers,
  posixShell,
  windowsShell,
  wsl,
  powershell,
  ssh,
  ...interpreters,
  npx,
  npmCommand,
  pnpm,
  pnpx,
  yarn,
  bun,
  bunx,
  uv,
  uvx,
  pipx,
  ...pythonManagers,
  ...taskPrograms,
  docker,
  thv,
  dnx,
  dotnet,
  deno,
  go,
  cargo,
  nix,
] as const satisfies readonly Launcher[];

const byCommand = new Map<string, Launcher>(
  launchers.flatMap((launcher) => launcher.commands.map((name) => [name, launcher] as const)),
);

/** The launcher that a command is, by its name or path; undefined if it is none. */
export function launcherOf(command: string): Launcher | undefined {
  const name = commandName(command);
  return byCommand.get(name) ?? interpreterNamed(name);
}
