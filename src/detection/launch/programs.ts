import { wordList } from './word-list.ts';

/** Shells that run the text after `-c`. */
export const posixShells: readonly string[] = ['sh', 'bash', 'zsh', 'dash', 'ash', 'ksh', 'fish'];

/**
 * Programs, other than launchers, that run their arguments as a command. If one of these programs follows a
 * package on a command line, the package does not show what the command starts.
 */
export const otherRunners: readonly string[] = wordList(`
  csh tcsh busybox perl lua tclsh julia rscript r osascript awk gawk mawk find script expect gdb
  strace su doas runuser xargs parallel eval exec command watch chroot nsenter systemd-run start
  rundll32 mshta wscript cscript certutil bitsadmin msiexec regsvr32 corepack pip pip3 git curl
  wget nodemon pm2 concurrently npm-run-all run-s run-p wireit zx electron swift scala kotlin
  groovy elixir erl runghc
`);

/** Returns a program's name without its version: `python` for `python3.13`, `php` for `php8.3`. */
export function withoutRelease(name: string): string {
  return name.replace(/(?<=[a-z])\d[\d.]*[tw]?$/, '');
}

/** Returns the bare name: `npx` for `C:\\nodejs\\npx.cmd` and `/usr/bin/npx`. */
export function commandName(text: string): string {
  return (text.split(/[\\/]/).at(-1) ?? '')
    .toLowerCase()
    .replace(/(?<=^np[mx])-cli\.js$|\.(?:exe|cmd|bat|ps1)$/, '');
}

/**
 * Matches the machine folder at the start of a path: the root, a drive, or a user or tool folder such as `~`
 * or `$NVM_DIR`.
 */
const machineFolder =
  /^(?:[A-Za-z]:[\\/]|[\\/](?![\\/])|(?:~|\$\{?(?:env:)?(?:HOME|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMFILES|NVM_DIR|PNPM_HOME|BUN_INSTALL|CARGO_HOME|VOLTA_HOME|PYENV_ROOT|HOMEBREW_PREFIX|userHome)\}?|%(?:USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMFILES)%)[\\/])/i;

/**
 * Returns the part of an absolute path after its machine folder, with `/` as the separator. Returns null for
 * any other word, and for a path with variables or dot segments.
 */
export function pathOnMachine(text: string): string | null {
  const [start] = machineFolder.exec(text) ?? [];
  if (start === undefined) return null;
  const path = text.slice(start.length).replaceAll('\\', '/');
  const isPlain = !/[$%`]|(?:^|\/)\.{1,2}(?:\/|$)/.test(path);
  return isPlain && !/^\/(?:proc|dev)\//.test(text) ? path : null;
}

/**
 * Reports whether a path is in a folder that holds programs from the system or a tool manager, but no
 * checkouts.
 */
export function isOfTheSystem(text: string): boolean {
  const path = text.replaceAll('\\', '/');
  if (path.split('/').some((part) => part === '..' || part === '.')) return false;
  return (
    /^\/(?:usr\/(?!src\/)|bin\/|sbin\/|nix\/|snap\/|home\/linuxbrew\/)/.test(path) ||
    // In images, `/opt` also holds applications, whose programs are not system programs.
    /^\/opt\/(?:homebrew\/|local\/|hostedtoolcache\/|[^/]+\/(?:[^/]+\/)*s?bin\/)/.test(path) ||
    /^(?:~|\/root|\/(?:home|Users)\/[^/]+)\/\.[^/]+\//.test(path) ||
    /^[A-Za-z]:\/(?:Program Files(?: \(x86\))?|nodejs|Windows)\//i.test(path)
  );
}
