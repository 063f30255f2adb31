/**
 * Programs that read variables of their own, as far as these decide what is fetched or run. `system` is
 * the loader of programs and what all of them share; `shell` reads scripts and texts; `container` is
 * whatever runs within an image, of whose variables only those that load code are known.
 */
export type Reader =
  | 'system'
  | 'shell'
  | 'npm'
  | 'pnpm'
  | 'yarn'
  | 'bun'
  | 'node'
  | 'deno'
  | 'corepack'
  | 'uv'
  | 'pip'
  | 'pipx'
  | 'python'
  | 'docker'
  | 'container'
  | 'dotnet'
  | 'go'
  | 'git'
  | 'nix'
  | 'java'
  | 'ruby'
  | 'perl'
  | 'php'
  | 'mise'
  | 'asdf'
  | 'volta'
  | 'pyenv';

/** How a file is read, and what in it counts. */
export type AmbientFormat = 'variables';

/** A file that a program reads without being told to. */
export interface AmbientFile {
  /** Its path from the folder where it is looked for. */
  readonly path: string;
  readonly format: AmbientFormat;
  /** Whether it is looked for in the folders above too, or only where the program is started. */
  readonly search: 'upwards' | 'start';
}

/** What a launcher, a wrapper or a bridge takes from around it, besides its words. */
export interface Reads {
  /** The programs that take part, by the variables that they read; the loader of the system always does. */
  readonly programs: readonly Reader[];
  /** The files that they read by themselves. */
  readonly files: readonly AmbientFile[];
}

/** Shims of version managers that may stand for `node` and its tools, and for `python`. */
const nodeShims = ['mise', 'asdf', 'volta'] as const;
const pythonShims = ['mise', 'asdf', 'pyenv'] as const;

function reading(...programs: readonly Reader[]): Reads {
  return { programs: ['system', ...new Set(programs)], files: [] };
}

/** What each program reads. Sources: the references of their variables and files. */
export const reads = {
  nothing: reading(),
  shell: reading('shell'),
  node: reading('node', ...nodeShims),
  npm: reading('npm', 'node', 'shell', 'corepack', ...nodeShims),
  pnpm: reading('pnpm', 'npm', 'node', 'shell', 'corepack', ...nodeShims),
  yarn: reading('yarn', 'npm', 'node', 'shell', 'corepack', ...nodeShims),
  bun: reading('bun', 'npm', 'node', 'shell', 'mise', 'asdf'),
  deno: reading('deno', 'npm', 'mise', 'asdf'),
  python: reading('python', ...pythonShims),
  uv: reading('uv', 'python', ...pythonShims),
  poetry: reading('pip', 'python', ...pythonShims),
  pdm: reading('pip', 'uv', 'python', ...pythonShims),
  pipenv: reading('pip', 'python', ...pythonShims),
  rye: reading('pip', 'uv', 'python', ...pythonShims),
  pipx: reading('pipx', 'pip', 'uv', 'python', ...pythonShims),
  docker: reading('docker', 'container'),
  dotnet: reading('dotnet', 'mise', 'asdf'),
  go: reading('go', 'git', 'mise', 'asdf'),
  nix: reading('nix', 'git'),
  java: reading('java', 'mise', 'asdf'),
  ruby: reading('ruby', 'mise', 'asdf'),
  php: reading('php'),
  mise: reading('mise'),
  asdf: reading('asdf'),
  volta: reading('volta', 'node'),
} as const satisfies Readonly<Record<string, Reads>>;
