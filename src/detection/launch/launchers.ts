import type { Word } from '../../model/model.ts';
import type { AmbientInputs, Manager } from './ambient-inputs.ts';
import type { Launcher, LauncherFamily } from './launcher.ts';
import { bunLaunchers } from './launchers/bun/bun.ts';
import { cargoLaunchers } from './launchers/cargo/cargo.ts';
import { condaLaunchers } from './launchers/conda/conda.ts';
import { denoLaunchers } from './launchers/deno/deno.ts';
import { dockerLaunchers } from './launchers/docker/docker.ts';
import { dotenvLaunchers } from './launchers/dotenv/dotenv.ts';
import { dotnetLaunchers } from './launchers/dotnet/dotnet.ts';
import { envLaunchers } from './launchers/env/env.ts';
import { environmentWrappers } from './launchers/environment-wrappers/environment-wrappers.ts';
import { goLaunchers } from './launchers/go/go.ts';
import { findInterpreter, interpreterLaunchers } from './launchers/interpreters/interpreters.ts';
import { nixLaunchers } from './launchers/nix/nix.ts';
import { npmLaunchers } from './launchers/npm/npm.ts';
import { pipxLaunchers } from './launchers/pipx/pipx.ts';
import { pnpmLaunchers } from './launchers/pnpm/pnpm.ts';
import { processWrappers } from './launchers/process-wrappers/process-wrappers.ts';
import { pythonManagers } from './launchers/python-managers/python-managers.ts';
import { shellLaunchers } from './launchers/shells/shells.ts';
import { sshLaunchers } from './launchers/ssh/ssh.ts';
import { taskPrograms } from './launchers/task-programs/task-programs.ts';
import { thvLaunchers } from './launchers/thv/thv.ts';
import { uvLaunchers } from './launchers/uv/uv.ts';
import { yarnLaunchers } from './launchers/yarn/yarn.ts';
import { commandName, otherRunners, withoutRelease } from './programs.ts';

/** Add a line here for each new folder in `launchers/`. */
export const launcherFamilies: readonly LauncherFamily[] = [
  dotenvLaunchers,
  condaLaunchers,
  environmentWrappers,
  processWrappers,
  envLaunchers,
  shellLaunchers,
  sshLaunchers,
  interpreterLaunchers,
  npmLaunchers,
  pnpmLaunchers,
  yarnLaunchers,
  bunLaunchers,
  uvLaunchers,
  pipxLaunchers,
  pythonManagers,
  taskPrograms,
  dockerLaunchers,
  thvLaunchers,
  dotnetLaunchers,
  denoLaunchers,
  goLaunchers,
  cargoLaunchers,
  nixLaunchers,
];

export const launchers: readonly Launcher[] = launcherFamilies.flatMap((each) => each.launchers);

const byCommand = new Map<string, Launcher>(
  launchers.flatMap((launcher) => launcher.commands.map((name) => [name, launcher] as const)),
);

export function findLauncher(command: string): Launcher | undefined {
  const name = commandName(command);
  return byCommand.get(name) ?? findInterpreter(name);
}

const runners = new Set([...byCommand.keys(), ...otherRunners]);

/** Reports whether a word is a program, given by name or path, that runs its arguments as a command. */
export function isRunner({ text }: Word): boolean {
  const name = commandName(text);
  return runners.has(name) || runners.has(withoutRelease(name));
}

export function interpreterName(command: string): string {
  const name = commandName(command);
  return byCommand.get(name)?.interpreter ?? name;
}

export const projectAmbient = Object.assign(
  {},
  ...launcherFamilies.map(({ ofProject }) => ofProject),
) as Readonly<Record<Manager, AmbientInputs>>;
