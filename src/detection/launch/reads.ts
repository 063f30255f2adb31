type JavaScriptReader = 'npm' | 'pnpm' | 'yarn' | 'bun' | 'node' | 'deno' | 'corepack';
type PythonReader = 'uv' | 'pip' | 'pipx' | 'python' | 'pyenv';
type ContainerReader = 'docker' | 'container' | 'compose';
type LanguageReader = 'dotnet' | 'go' | 'nix' | 'java' | 'ruby' | 'perl' | 'php';
type ToolReader = 'git' | 'secrets' | 'mcp-proxy' | 'smithery';
type AgentReader = 'claude' | 'codex' | 'copilot' | 'gemini' | 'qwen' | 'iflow' | 'amp' | 'goose';
type OtherAgentReader = 'opencode' | 'kilo' | 'crush' | 'kiro' | 'codebuddy' | 'kimi' | 'mcp-agent';

/**
 * Programs that read variables of their own, as far as these decide what is fetched or run. `system` is
 * the loader of programs and what all of them share; `shell` reads scripts and texts; `container` is
 * whatever runs within an image, of whose variables only those that load code are known; `compose` takes
 * part in no launch; `secrets` are wrappers that fetch the variables of what they start; `client`
 * and the names of clients are what starts servers, and reads only what it is given itself.
 */
export type Reader =
  | ('system' | 'shell' | JavaScriptReader | PythonReader | ContainerReader | LanguageReader)
  | (ToolReader | 'client' | AgentReader | OtherAgentReader);

type VariablesFormat = 'variables' | 'evaluated variables' | 'variables of a container';
type NpmFormat = '.npmrc' | 'pnpm-workspace.yaml';
type YarnFormat = '.yarnrc' | '.yarnrc.yml';
type BunFormat = 'bunfig.toml' | 'bunfig.toml of a program';
type DenoFormat = 'deno.json' | 'deno.lock' | 'package.json of deno';
type UvFormat = 'uv.toml' | 'tool.uv' | '.python-version';
type ProjectFormat = 'tool.poetry' | 'tool.pdm' | 'tool.rye' | 'Pipfile';
type ManagerFormat = 'hatch.toml' | 'pixi.toml' | 'poetry.toml' | 'pdm.toml';
type DotnetFormat = 'NuGet.config' | 'global.json' | 'dotnet-tools.json';

/**
 * How a file is read, and what in it counts: `detection/resolution/settings/formats.ts` has one entry for each. What
 * is `committed` counts without being read, a folder too: it is there for what an installation would write.
 */
export type AmbientFormat =
  | (VariablesFormat | 'code' | 'committed')
  | (NpmFormat | YarnFormat | BunFormat | DenoFormat)
  | (UvFormat | ProjectFormat | ManagerFormat | DotnetFormat);

/** A file that a program reads without being told to, or the one that an option names. */
export interface AmbientFile {
  /** Its path from the folder where it is looked for; `*` stands for any part of its name. */
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

const upwards = (format: AmbientFormat, ...paths: readonly string[]): AmbientFile[] =>
  paths.map((path) => ({ path, format, search: 'upwards' }));

const atStart = (format: AmbientFormat, ...paths: readonly string[]): AmbientFile[] =>
  paths.map((path) => ({ path, format, search: 'start' }));

const npmrc = upwards('.npmrc', '.npmrc');
/** pnpm runs its hooks for `dlx` too, as tried with 8, 9 and 10 in a workspace. */
const pnpmSettings = [
  ...npmrc,
  ...upwards('pnpm-workspace.yaml', 'pnpm-workspace.yaml'),
  ...upwards('code', '.pnpmfile.cjs', '.pnpmfile.mjs'),
];
const yarnSettings = [
  ...upwards('.yarnrc.yml', '.yarnrc.yml'),
  ...upwards('.yarnrc', '.yarnrc'),
  ...npmrc,
  ...upwards('variables', '.env.yarn'),
];
/** What a program reads that is found by its name. */
function reading(programs: readonly Reader[], files: readonly AmbientFile[] = []): Reads {
  return { programs: [...new Set<Reader>(['system', ...programs])], files };
}

/**
 * What each program reads wherever it is started. Sources: the references of their variables and files;
 * most were tried.
 */
export const reads = {
  nothing: { programs: ['system'], files: [] },
  secrets: reading(['secrets']),
  shell: reading(['shell']),
  node: reading(['node']),
  npm: reading(['npm', 'node', 'shell', 'corepack'], npmrc),
  pnpm: reading(['pnpm', 'npm', 'node', 'shell', 'corepack'], pnpmSettings),
  yarn: reading(['yarn', 'npm', 'node', 'shell', 'corepack'], yarnSettings),
  // `bunx` takes no settings of the project for what it fetches, but the program may be run by Bun.
  bun: reading(['bun', 'npm', 'node', 'shell'], upwards('bunfig.toml of a program', 'bunfig.toml')),
  deno: reading(
    ['deno', 'npm', 'node'],
    [
      ...upwards('deno.json', 'deno.json', 'deno.jsonc'),
      ...upwards('deno.lock', 'deno.lock'),
      ...upwards('package.json of deno', 'package.json'),
      ...upwards('committed', 'node_modules/.deno'),
      ...npmrc,
    ],
  ),
  python: reading(['python', 'pyenv']),
  // `uvx` takes no settings of the project.
  uv: reading(['uv', 'python', 'pyenv']),
  pipx: reading(
    ['pipx', 'pip', 'uv', 'python', 'pyenv'],
    [...atStart('committed', '__pypackages__')],
  ),
  poetry: reading(['pip', 'python', 'pyenv']),
  pdm: reading(['pip', 'uv', 'python', 'pyenv']),
  pipenv: reading(['pip', 'python', 'pyenv']),
  rye: reading(['pip', 'uv', 'python', 'pyenv']),
  hatch: reading(['pip', 'uv', 'python', 'pyenv']),
  pixi: reading(['uv', 'python']),
  conda: reading(['python']),
  docker: reading(['docker']),
  container: { programs: ['system', 'container'], files: [] },
  dotnet: reading(
    ['dotnet'],
    [
      ...upwards('NuGet.config', 'nuget.config'),
      ...upwards('global.json', 'global.json'),
      ...upwards('dotnet-tools.json', '.config/dotnet-tools.json', 'dotnet-tools.json'),
    ],
  ),
  go: reading(['go', 'git']),
  nix: reading(['nix', 'git']),
  java: reading(['java']),
  ruby: reading(['ruby']),
  php: reading(['php']),
  // With an option it also reads the other files of the family.
  dotenv: reading(['node', 'python'], atStart('variables', '.env', '.env.*')),
  dotenvx: reading(['node', 'secrets'], atStart('evaluated variables', '.env', '.env.*')),
  mcpProxy: reading(['mcp-proxy', 'node', 'python', 'pyenv']),
  smithery: reading(['smithery', 'node']),
  envmcp: reading(['node'], upwards('variables', '.env.mcp')),
  varlock: reading(['node', 'secrets'], atStart('evaluated variables', '.env', '.env.*')),
} as const satisfies Readonly<Record<string, Reads>>;

/** Who fetches or installs a package. Only this manager's settings and lockfiles in the tree count. */
export const managers = [
  ...(['npm', 'pnpm', 'yarn', 'bun'] as const),
  ...(['uv', 'poetry', 'pdm', 'pipenv', 'rye', 'hatch', 'pixi'] as const),
] as const;
export type Manager = (typeof managers)[number];

/** An environment of Python in the folder of a project, of which its managers make use if it is there. */
const environment = upwards('committed', '.venv');

const ofProject = (manager: Manager, ...files: readonly AmbientFile[][]): Reads =>
  reading(reads[manager].programs, [...reads[manager].files, ...files.flat()]);

/** What each manager reads of the project for whose installation, or environment, it starts a program. */
export const readsOfProject: Readonly<Record<Manager, Reads>> = {
  npm: reads.npm,
  pnpm: reads.pnpm,
  yarn: ofProject('yarn', upwards('code', '.pnp.cjs', '.pnp.js', '.pnp.loader.mjs')),
  bun: ofProject('bun', upwards('bunfig.toml', 'bunfig.toml'), npmrc),
  uv: ofProject(
    'uv',
    environment,
    upwards('uv.toml', 'uv.toml'),
    upwards('tool.uv', 'pyproject.toml'),
    upwards('.python-version', '.python-version', '.python-versions'),
  ),
  poetry: ofProject(
    'poetry',
    environment,
    upwards('tool.poetry', 'pyproject.toml'),
    upwards('poetry.toml', 'poetry.toml'),
  ),
  pdm: ofProject(
    'pdm',
    environment,
    upwards('committed', '__pypackages__'),
    upwards('tool.pdm', 'pyproject.toml'),
    upwards('pdm.toml', 'pdm.toml'),
  ),
  pipenv: ofProject('pipenv', environment, upwards('Pipfile', 'Pipfile')),
  rye: ofProject('rye', environment, upwards('tool.rye', 'pyproject.toml')),
  hatch: ofProject('hatch', upwards('hatch.toml', 'pyproject.toml', 'hatch.toml')),
  pixi: ofProject(
    'pixi',
    upwards('committed', '.pixi/envs'),
    upwards('pixi.toml', 'pyproject.toml', 'pixi.toml', '.pixi/config.toml'),
  ),
};
