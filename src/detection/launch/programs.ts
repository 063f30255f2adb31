import type { Word } from '../../model/model.ts';
import { wordList } from './word-list.ts';

/** Shells that run the text behind `-c`. */
export const posixShells: readonly string[] = ['sh', 'bash', 'zsh', 'dash', 'ash', 'ksh', 'fish'];

/**
 * Programs that run what their arguments say: a package that is named before them says nothing. All
 * commands of launchers are among them.
 */
const runners = new Set(
  wordList(`
  sh bash zsh dash ash ksh fish csh tcsh busybox cmd powershell pwsh node nodejs deno bun tsx ts-node
  ruby perl php java lua tclsh julia rscript r osascript awk gawk mawk find ssh script expect gdb strace
  env sudo su doas runuser xargs parallel eval exec command nohup setsid nice ionice stdbuf time timeout
  watch chroot unshare prlimit nsenter systemd-run taskset chrt flock start rundll32 mshta wscript cscript
  certutil bitsadmin msiexec regsvr32 npm npx pnpm pnpx yarn bunx corepack uv uvx pip pip3 pipx poetry pdm
  hatch rye pixi conda mamba micromamba docker podman nerdctl thv dotnet dnx go cargo git curl wget make nix dotenv nodemon pm2
  concurrently turbo nx lerna npm-run-all run-s run-p wireit vite-node zx electron swift scala kotlin groovy elixir erl runghc
  pipenv yarnpkg doppler op infisical mise rtx dotenvx teller varlock volta fnox chamber aws-vault fnm
  gmake just task go-task rake gradle gradlew mvn mvnw mvnd ant sbt mix bb devenv invoke inv nox tox poe
  mage moon bazel bazelisk asdf xvfb-run caffeinate wsl python pythonw pypy graalpy py
`),
);

/** Whether a word names, by whatever path, a program that runs what its arguments say. */
export function isRunner({ text }: Word): boolean {
  const name = commandName(text);
  return runners.has(name) || runners.has(withoutRelease(name));
}

/** `python3.13` and `php8.3` are what they are without their release. */
export function withoutRelease(name: string): string {
  return name.replace(/(?<=[a-z])\d[\d.]*[tw]?$/, '');
}

/** Whether a word names an interpreter of Python, by whatever path. */
export function isPython({ text }: Word): boolean {
  return /^(?:pythonw?|pypy|graalpy)$/.test(withoutRelease(commandName(text)));
}

/**
 * Whether a word names a program that no package of that name provides: a path, a shell, an interpreter
 * or another launcher. `npx -p good sh -c …` fetches `good` and runs whatever follows `-c`.
 */
export function runsSomethingElse(word: Word): boolean {
  // Older npm puts the name into a shell's text, so only a plain name is safe.
  return !/^\w[\w.@-]*$/.test(word.text) || isRunner(word);
}

/** The launchers that are programs of an interpreter, by what starts them. */
const startedBy = {
  node: 'npx npm pnpm pnpx yarn yarnpkg tsx ts-node',
  ...{ bun: 'bunx', uv: 'uvx', python: 'pipx poetry', dotnet: 'dnx' },
} as const;
const interpreters = new Map(
  Object.entries(startedBy).flatMap(([by, names]) => wordList(names).map((name) => [name, by])),
);

/** The interpreter that a command is started with, by its name; the command itself if it has none. */
export function interpreterOf(command: string): string {
  const name = commandName(command);
  return interpreters.get(name) ?? name;
}

/** `C:\\nodejs\\npx.cmd` and `/usr/bin/npx` are `npx`. */
export function commandName(text: string): string {
  return (text.split(/[\\/]/).at(-1) ?? '')
    .toLowerCase()
    .replace(/(?<=^np[mx])-cli\.js$|\.(?:exe|cmd|bat|ps1)$/, '');
}

/** The folder of the machine that a path begins at: its root, a drive, or a folder of the user. */
const machineFolder =
  /^(?:[A-Za-z]:[\\/]|[\\/](?![\\/])|(?:~|\$\{?(?:env:)?(?:HOME|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMFILES|NVM_DIR|PNPM_HOME|BUN_INSTALL|CARGO_HOME|VOLTA_HOME|PYENV_ROOT|HOMEBREW_PREFIX|userHome)\}?|%(?:USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMFILES)%)[\\/])/i;

/**
 * An absolute path, relative to the folder of the machine that it begins at, with `/` between its parts; null
 * for any other word. Most installers put launchers at such paths.
 */
export function pathOnMachine(text: string): string | null {
  const [start] = machineFolder.exec(text) ?? [];
  if (start === undefined) return null;
  const path = text.slice(start.length).replaceAll('\\', '/');
  const isPlain = !/[$%`]|(?:^|\/)\.{1,2}(?:\/|$)/.test(path);
  return isPlain && !/^\/(?:proc|dev)\//.test(text) ? path : null;
}

/** Whether a path lies where systems and tool managers install programs, and where no checkout lies. */
export function isOfTheSystem(text: string): boolean {
  const path = text.replaceAll('\\', '/');
  if (path.split('/').some((part) => part === '..' || part === '.')) return false;
  return (
    /^\/(?:usr\/(?!src\/)|bin\/|sbin\/|nix\/|snap\/|home\/linuxbrew\/)/.test(path) ||
    // Images keep applications there too, whose programs are not those of the system.
    /^\/opt\/(?:homebrew\/|local\/|hostedtoolcache\/|[^/]+\/(?:[^/]+\/)*s?bin\/)/.test(path) ||
    /^(?:~|\/root|\/(?:home|Users)\/[^/]+)\/\.[^/]+\//.test(path) ||
    /^[A-Za-z]:\/(?:Program Files(?: \(x86\))?|nodejs|Windows)\//i.test(path)
  );
}
