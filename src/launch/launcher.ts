import type { Alteration, LaunchedThing, PackageSpec, Word } from '../model.ts';
import { unidentifiedSpec } from '../versions/ecosystem.ts';

/** A command with its arguments, as words with places. */
export interface CommandLine {
  readonly command: Word;
  readonly args: readonly Word[];
}

/** Resolves a command line that another one starts, such as the one behind `sh -c`. */
export type ResolveInner = (line: CommandLine) => readonly LaunchedThing[];

/** A family of commands that fetch and start servers, or that start another command line. */
export interface Launcher {
  /** Names of the command, without folder and without `.exe` or `.cmd`. */
  readonly commands: readonly string[];
  /**
   * What the command fetches, runs or connects to: never empty.
   *
   * @param command the word that names the command
   * @param resolveInner for what the command starts in its turn
   */
  readonly resolve: (
    args: readonly Word[],
    command: Word,
    resolveInner: ResolveInner,
  ) => readonly LaunchedThing[];
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

/**
 * A program of the project by the path that is written; whoever knows the tree confirms that it is
 * in there, or makes it unidentified.
 */
export function localCandidate(at: Word, alterations: readonly Alteration[]): LaunchedThing {
  const spec = { ...unidentifiedSpec(at.text, 'code of the project'), type: 'local' } as const;
  return { ...serverOf(spec, at, alterations), name: at.text };
}

/** What the words behind some options start; unidentified with the reason where there are none. */
export function resolveWords(
  words: readonly Word[],
  at: Word,
  reason: string,
  resolveInner: ResolveInner,
): readonly LaunchedThing[] {
  const [command, ...args] = words;
  return command === undefined ? [unidentified(at, reason)] : resolveInner({ command, args });
}

/** The same things, changed by something that stands around them. */
export function altered(
  things: readonly LaunchedThing[],
  alterations: readonly Alteration[],
): readonly LaunchedThing[] {
  if (alterations.length === 0) return things;
  return things.map((thing) => ({
    ...thing,
    alterations: [...thing.alterations, ...alterations],
  }));
}

/** Programs that run what their arguments say: behind them a package's name says nothing. */
const runners = new Set(
  [
    'sh bash zsh dash ash ksh fish csh tcsh busybox cmd powershell pwsh node nodejs deno bun tsx ts-node',
    'ruby perl php java lua tclsh julia rscript r osascript awk gawk mawk find ssh script expect gdb strace',
    'env sudo su doas runuser xargs parallel eval exec command nohup setsid nice ionice stdbuf time timeout',
    'watch chroot unshare nsenter systemd-run taskset chrt flock start rundll32 mshta wscript cscript',
    'certutil bitsadmin msiexec regsvr32 npm npx pnpm pnpx yarn bunx corepack uv uvx pip pip3 pipx poetry pdm',
    'hatch rye pixi conda mamba docker podman dotnet dnx go cargo git curl wget make nix dotenv nodemon pm2',
    'concurrently vite-node zx electron swift scala kotlin groovy elixir erl runghc',
  ]
    .join(' ')
    .split(' '),
);

/** Whether a word names, under whatever path, a program that runs what its arguments say. */
export function isRunner({ text }: Word): boolean {
  const name = commandName(text);
  return runners.has(name) || /^(?:python|pypy|py)[\d.]*w?$/.test(name);
}

/**
 * Whether a word names a program that is not what a package brings: a path, a shell, an interpreter
 * or another launcher. `npx -p good sh -c …` fetches `good` and runs whatever stands behind `-c`.
 */
export function runsSomethingElse(word: Word): boolean {
  // Older npm puts the name into a shell's text: nothing but a plain name is taken.
  return !/^\w[\w.@-]*$/.test(word.text) || isRunner(word);
}

/** `C:\\nodejs\\npx.cmd` and `/usr/bin/npx` are `npx`. */
export function commandName(text: string): string {
  return (text.split(/[\\/]/).at(-1) ?? '').toLowerCase().replace(/\.(?:exe|cmd|bat|ps1)$/, '');
}

/** Whether a path lies where systems and tool managers install programs, and no checkout does. */
export function isOfTheSystem(text: string): boolean {
  const path = text.replaceAll('\\', '/');
  if (path.split('/').some((part) => part === '..' || part === '.')) return false;
  return (
    /^\/(?:usr|bin|sbin|opt|nix|snap|home\/linuxbrew)\//.test(path) ||
    /^(?:~|\/root|\/(?:home|Users)\/[^/]+)\/\.[^/]+\//.test(path) ||
    /^[A-Za-z]:\/(?:Program Files(?: \(x86\))?|nodejs|Windows)\//i.test(path)
  );
}
