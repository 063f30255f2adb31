import type { Alteration, LaunchedThing, PackageSpec, Word } from '../model.ts';
import { unidentifiedSpec } from '../versions/ecosystem.ts';

/** A family of commands that fetch and start servers. */
export interface Launcher {
  /** Names of the command, without folder and without `.exe` or `.cmd`. */
  readonly commands: readonly string[];
  /** What the command fetches, runs or connects to; `command` is the word that names it. */
  readonly resolve: (args: readonly Word[], command: Word) => readonly LaunchedThing[];
}

/** A package specification as the server that a launch starts. */
export function serverOf(
  spec: PackageSpec,
  at: Word,
  alterations: readonly Alteration[] = [],
): LaunchedThing {
  return { ...spec, role: 'server', resolved: null, span: at.span, alterations };
}

/** A launch that does not tell what it starts, with the reason in words. */
export function unidentified(at: Word, reason: string): LaunchedThing {
  return serverOf(unidentifiedSpec(at.text, reason), at);
}

/** Programs that run what their arguments say: behind them a package's name says nothing. */
const runners = new Set([
  'sh',
  'bash',
  'zsh',
  'dash',
  'ash',
  'ksh',
  'fish',
  'csh',
  'tcsh',
  'busybox',
  'cmd',
  'powershell',
  'pwsh',
  'node',
  'nodejs',
  'deno',
  'bun',
  'tsx',
  'ts-node',
  'ruby',
  'perl',
  'php',
  'java',
  'env',
  'sudo',
  'xargs',
  'eval',
  'exec',
  'nohup',
  'time',
  'timeout',
  'npm',
  'npx',
  'pnpm',
  'pnpx',
  'yarn',
  'bunx',
  'uv',
  'uvx',
  'pip',
  'pipx',
  'docker',
  'podman',
  'go',
  'cargo',
  'git',
  'curl',
  'wget',
  'make',
  'nix',
  'dotenv',
]);

/**
 * Whether a word names a program that is not what a package brings: a path, a shell, an interpreter
 * or another launcher. `npx -p good sh -c …` fetches `good` and runs whatever stands behind `-c`.
 */
export function runsSomethingElse({ text }: Word): boolean {
  const name = commandName(text);
  return /[\\/]/.test(text) || runners.has(name) || /^(?:python|pypy|py)[\d.]*w?$/.test(name);
}

/** `C:\\nodejs\\npx.cmd` and `/usr/bin/npx` are `npx`. */
export function commandName(text: string): string {
  return (text.split(/[\\/]/).at(-1) ?? '').toLowerCase().replace(/\.(?:exe|cmd|bat|ps1)$/, '');
}
