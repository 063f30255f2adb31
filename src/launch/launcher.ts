import { isOfProjectFolder } from '../declarations/paths.ts';
import type { Alteration, PackageSpec, ResolvedLaunch, Word } from '../model.ts';
import { unidentifiedSpec } from '../versions/ecosystem.ts';

/** A command with its arguments, as words with places. */
export interface CommandLine {
  readonly command: Word;
  readonly args: readonly Word[];
}

/** Who fetches or installs a package: their settings and lockfiles in the tree count, and no other's. */
export type Manager = 'npm' | 'pnpm' | 'yarn' | 'bun' | 'uv' | 'poetry' | 'pdm' | 'pipenv' | 'rye';

/** What only the files of the project tell. */
export type PendingLookup =
  /** A program by its path: code of the project, a shell script, or a package in `node_modules`. */
  | {
      readonly kind: 'program';
      readonly path: string;
      /** What runs it: a shell reads its text, which may start others. */
      readonly by: 'interpreter' | 'shell' | 'itself';
      readonly args: readonly Word[];
    }
  /** A script of `package.json`, or where there is none and `orProgram` is set, an installed program. */
  | {
      readonly kind: 'script';
      readonly name: string;
      readonly args: readonly Word[];
      /** The workspace that an option names. */
      readonly workspace: string | null;
      readonly orProgram: boolean;
      readonly manager: Manager;
    }
  /** A program that the project's installation brings. */
  | {
      readonly kind: 'installed';
      readonly type: 'npm' | 'pypi';
      /** Its name; empty where only a package is asked for. */
      readonly program: string;
      /** The package, where that is known. */
      readonly packageName: string | null;
      readonly args: readonly Word[];
      readonly workspace: string | null;
      /** Whether it is a module, as behind `python -m`. */
      readonly isModule: boolean;
      /** Whether another thing stands for it where the installation does not bring it. */
      readonly isOptional: boolean;
      /** Null where nobody is known to have installed it. */
      readonly manager: Manager | null;
    };

/** A launched thing as its command line tells it; what the tree adds is settled afterwards. */
export interface PartialLaunch extends ResolvedLaunch {
  readonly pending?: PendingLookup;
  readonly manager?: Manager;
  /** The name under which npx looks for a program of the project before it fetches one. */
  readonly ownProgram?: string;
  /** Files of variables that are read before the start. */
  readonly envFiles?: readonly Word[];
  /** Where it is started, below the folder of the client, as far as the command line says. */
  readonly folder?: string;
  /** Where it is started in the tree, once that is settled; null where that is not in the tree. */
  readonly home?: string | null;
}

/** Resolves a command line that another one starts, such as the one behind `sh -c`. */
export type ResolveInner = (line: CommandLine) => readonly PartialLaunch[];

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
  ) => readonly PartialLaunch[];
}

/** A package specification as the server that a launch starts. */
export function serverOf(
  spec: PackageSpec,
  at: Word,
  alterations: readonly Alteration[] = [],
): PartialLaunch {
  return { ...spec, role: 'server', resolved: null, span: at.span, alterations, through: [] };
}

/** A launch that does not tell what it starts, with the reason in words. */
export function unidentifiedLaunch(at: Word, reason: string): PartialLaunch {
  return serverOf(unidentifiedSpec(at.text, reason), at);
}

/** What only the tree tells; unidentified for this reason where it does not. */
export function pendingLaunch(
  at: Word,
  pending: PendingLookup,
  reason: string,
  alterations: readonly Alteration[] = [],
): PartialLaunch {
  return { ...serverOf(unidentifiedSpec(at.text, reason), at, alterations), pending };
}

/** A program by the path that is written: the project's own, if the tree holds it. */
export function programAt(
  at: Word,
  by: 'interpreter' | 'shell' | 'itself',
  args: readonly Word[] = [],
  alterations: readonly Alteration[] = [],
): PartialLaunch {
  const pending = { kind: 'program', path: at.text, by, args } as const;
  return pendingLaunch(at, pending, 'a program that is not in the tree', alterations);
}

type LookupOf<K extends PendingLookup['kind']> = Omit<Extract<PendingLookup, { kind: K }>, 'kind'>;

/** A script of the project's manifest. */
export function scriptOf(at: Word, pending: LookupOf<'script'>): PartialLaunch {
  const reason = 'a script or program of the project that the tree does not tell';
  return pendingLaunch(at, { kind: 'script', ...pending }, reason);
}

/** A question for a program that the installation brings, with the usual answers to the rest. */
export function installedLookup(
  pending: Partial<LookupOf<'installed'>> & Pick<LookupOf<'installed'>, 'type' | 'program'>,
): Extract<PendingLookup, { kind: 'installed' }> {
  return {
    kind: 'installed',
    packageName: null,
    args: [],
    workspace: null,
    isModule: false,
    isOptional: false,
    manager: null,
    ...pending,
  };
}

/** A program, or a module, that the project's installation brings. */
export function installed(
  at: Word,
  pending: Partial<LookupOf<'installed'>> & Pick<LookupOf<'installed'>, 'type'>,
  alterations: readonly Alteration[] = [],
): PartialLaunch {
  return pendingLaunch(
    at,
    installedLookup({ program: at.text, ...pending }),
    'a program of the installation that no lockfile or manifest tells',
    alterations,
  );
}

/**
 * What npx, npm exec and bunx start: a program of the project or of its installation where there is
 * one of that name, else what they fetch. Both are judged.
 *
 * @param first the word that names the package
 */
export function orInstalled(
  things: readonly PartialLaunch[],
  first: Word,
  args: readonly Word[],
  manager: Manager,
): readonly PartialLaunch[] {
  const main = things.find((thing) => thing.type === 'npm' && thing.span === first.span);
  if (main === undefined || main.name === null) return things;
  // A tag is looked up each time; but a program of that very name would come before.
  const packageName = main.pin === 'tag' ? null : main.name;
  return [
    ...things.map((thing) => (thing === main ? { ...thing, ownProgram: first.text } : thing)),
    installed(first, { type: 'npm', packageName, args, manager, isOptional: true }),
  ];
}

/** The same things, fetched by a package manager whose settings count. */
export function fetchedBy(
  things: readonly PartialLaunch[],
  manager: Manager,
): readonly PartialLaunch[] {
  return things.map((thing) => ({ manager, ...thing }));
}

/** The same things, started in another folder below the one so far. */
export function startedIn(
  things: readonly PartialLaunch[],
  folder: string,
): readonly PartialLaunch[] {
  return things.map((thing) => ({ ...thing, folder: folderIn(folder, thing.folder ?? '') }));
}

/** A folder below another one; one that says where it lies by itself stays what it is. */
export function folderIn(folder: string, below: string): string {
  if (below === '') return folder;
  const standsAlone = isOfProjectFolder(`${below}/`) || /^(?:[\\/~]|[A-Za-z]:)/.test(below);
  return folder === '' || standsAlone ? below : `${folder}/${below}`;
}

/** The same things, with files of variables read before the start. */
export function withEnvFiles(
  things: readonly PartialLaunch[],
  files: readonly Word[],
): readonly PartialLaunch[] {
  if (files.length === 0) return things;
  return things.map((thing) => ({ ...thing, envFiles: [...(thing.envFiles ?? []), ...files] }));
}

/** What the words behind some options start; unidentified with the reason where there are none. */
export function resolveWords(
  words: readonly Word[],
  at: Word,
  reason: string,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const [command, ...args] = words;
  return command === undefined ? [unidentifiedLaunch(at, reason)] : resolveInner({ command, args });
}

/** The same things, changed by something that stands around them. */
export function altered(
  things: readonly PartialLaunch[],
  alterations: readonly Alteration[],
): readonly PartialLaunch[] {
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
    'concurrently turbo nx lerna npm-run-all run-s run-p wireit vite-node zx electron swift scala kotlin groovy elixir erl runghc',
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
