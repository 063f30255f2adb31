import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { linesOf, place, type Shape } from './generate.ts';
import type { NamedOption } from './help.ts';
import type { GeneratedLine } from './lines.ts';
import { hiddenOptions, namedOptions, optionsOf, optionsOfPython } from './python-options.ts';
import { fileMarker } from './registry.ts';
import type { Suite } from './run.ts';
import { type InstalledTool, installFromPypi, type Surroundings, type Tool } from './tools.ts';

/* The Python launchers, installed from PyPI; they run on this machine's interpreter. */

/** Returns the variables that uv and pip read. */
function ofPython({ pypi, home }: Surroundings): Record<string, string> {
  return {
    UV_DEFAULT_INDEX: pypi,
    UV_PYTHON_DOWNLOADS: 'never',
    UV_NO_MANAGED_PYTHON: '1',
    UV_HTTP_RETRIES: '0',
    PIP_INDEX_URL: pypi,
    PIP_RETRIES: '0',
    PIP_DISABLE_PIP_VERSION_CHECK: '1',
    PIPX_HOME: join(home, 'pipx'),
    PIPX_SHARED_LIBS: join(home, 'shared'),
    PYTHONDONTWRITEBYTECODE: '1',
  };
}

const uv = (version: string): Tool => ({
  ...{ name: 'uv', version, table: 'uv' },
  install: (folder) => installFromPypi(folder, `uv==${version}`),
  commands: (folder) => ({
    uv: [join(folder, 'bin/uv')],
    uvx: [join(folder, 'bin/uvx')],
  }),
  environment: ofPython,
});

/**
 * Returns a program that an interpreter starts as a module, so that it works even after its environment has
 * been moved.
 */
function moduleOf(name: string, version: string, ...requirements: readonly string[]): Tool {
  return {
    ...{ name, version, table: name },
    install: (folder) => installFromPypi(folder, ...requirements, `${name}==${version}`),
    commands: (folder) => ({ [name]: [join(folder, 'bin/python'), '-m', name] }),
    environment: (around) => ({
      ...ofPython(around),
      POETRY_VIRTUALENVS_CREATE: 'false',
      HATCH_DATA_DIR: join(around.home, 'hatch'),
    }),
  };
}

const python: Tool = {
  ...{ name: 'python', version: versionOfPython(), table: 'python' },
  install: async () => {},
  commands: () => ({ python: ['python3'], python3: ['python3'] }),
  environment: () => ({}),
};

function versionOfPython(): string {
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin' };
  try {
    return execFileSync('python3', ['-V'], { env, encoding: 'utf8' }).replace(/\D*/, '').trim();
  } catch {
    return 'none';
  }
}

/** Returns code that prints its marker if it is the program, and nothing if it is only loaded. */
const code = (path: string): string => {
  return `def main():\n    print('${fileMarker(path)}')\nif __name__ == '__main__':\n    main()\n`;
};
const main = './src/main.py';
const value = './src/value.py';
const files = { 'src/main.py': code('src/main.py'), 'src/value.py': code('src/value.py') };
/** Files that options can name. */
const settings: Readonly<Record<string, string>> = {
  '.env': 'A=b\n',
  'requirements.txt': 'mcp-c\n',
  'constraints.txt': 'mcp-a<2\n',
  'uv.toml': 'offline = false\n',
};
/** Programs that are not files with the usual extension. */
const programs: Readonly<Record<string, string>> = {
  ...files,
  'pkg/__init__.py': '',
  'pkg/__main__.py': code('pkg/__main__.py'),
  plain: code('plain'),
  'window.pyw': code('window.pyw'),
};
const targets = [
  ...[
    './pkg',
    'pkg',
    'pkg/',
    'plain',
    './plain',
    'window.pyw',
    'src/../src/main.py',
    'src//main.py',
  ],
  ...['-mpkg', '-mpkg.__main__', '-msrc.main', 'src/main', 'SRC/main.py', './src', '-', '.'],
].map((word) => [word]);
const project = '[project]\nname = "project"\nversion = "1.0.0"\n';
const withDependency = { 'pyproject.toml': `${project}dependencies = ["mcp-a<2"]\n` };
const scripts = '[tool.poetry.scripts]\nstart = "src.main:main"\nvalue = "src.value:main"\n';
const withScripts = { ...files, 'pyproject.toml': project + scripts };
const hatchScripts = `[tool.hatch.envs.default]\nskip-install = true\n[tool.hatch.envs.default.scripts]
start = "python ${main}"\nvalue = "python ${value} {args}"\nagain = "start"\n`;
const withHatch = { ...files, 'pyproject.toml': project + hatchScripts };

type Start = Partial<Shape> & Pick<Shape, 'words'>;

function shapesFor(
  command: string,
  options: readonly NamedOption[],
  starts: readonly Start[],
  defaults: Partial<Shape> = {},
): readonly Shape[] {
  return starts.map((start) => ({
    ...{ command, value: 'mcp-value', options, isThorough: false, mixtures: 60, isStrict: true },
    ...defaults,
    ...start,
  }));
}

/** Ways to name a package and its version. */
const named = [
  ...['mcp-a@1.0.0', 'mcp-a==1.0.0', 'mcp-a>=1', 'mcp-a<2,>=1', 'mcp-a@latest', 'mcp_a', 'MCP.A'],
  ...['mcp-a[x]', 'mcp-a[x]==1.0.0', 'mcp-a[x]@1.0.0', 'mcp-a~=1.0', 'mcp-a==1.*', 'mcp-a===1.0.0'],
  ...['mcp-a>=2.1.0b1', 'mcp-a@2.1.0b1', 'mcp-a@>=1', 'mcp-a@^1', 'mcp-a; python_version>"3"'],
  ...['mcp-a (>=1,<2)', 'mcp-a @ 1.0.0', 'mcp-a@1', 'mcp-a@v1.1.0', 'mcp-a!=2.0.0', 'mcp-a<2'],
  ...[
    'mcp-a@1.*',
    'mcp-a==1',
    'mcp-a>1',
    'mcp-a@',
    './mcp-a',
    'python',
    'python@3.11',
    'python3.11',
  ],
  ...['mcp-a; python_version<"3"', 'mcp-a.exe', 'mcp-a==2.1', 'mcp-a<=2.0,!=1.1.0', 'mcp-a ==1.1'],
];

/**
 * Returns a shape for each way to name a package, which replaces the word `mcp-a`, in lines with places for
 * options.
 */
function namesFor(command: string, words: readonly string[]): readonly Shape[] {
  return named.map((name) => ({
    words: words.map((word) => (word === '{name}' ? name : word)),
    ...{ command, value: '', options: [], isThorough: false, mixtures: 0 },
  }));
}

/** Returns the shape of a line without options. */
function fixed(command: string, words: readonly string[], around: Shape['files']): Shape[] {
  const nothing = { value: '', options: [], isThorough: false, mixtures: 0 };
  return [{ command, words, ...nothing, ...(around === undefined ? {} : { files: around }) }];
}

const thorough = { isThorough: true, mixtures: 200 } as const;

const generators: Readonly<Record<string, (tool: InstalledTool) => Promise<readonly Shape[]>>> = {
  async uv(tool) {
    const ofTool = await optionsOf(tool, ['uv', 'help', 'tool', 'run']);
    const ofRun = await optionsOf(tool, ['uv', 'help', 'run']);
    const toolOptions = [...ofTool, ...hiddenOptions];
    const runOptions = [...ofRun, ...hiddenOptions];
    const local = { files: { ...files, ...settings }, value } as const;
    const inPlace = { files: settings };
    return [
      ...shapesFor(
        'uvx',
        toolOptions,
        [
          { words: [place, 'mcp-a'], ...thorough },
          { words: ['mcp-a', place], mixtures: 20 },
          { words: [place, '--', 'mcp-a'], mixtures: 20 },
          { words: [place, '--from', 'mcp-b', place, 'mcp-b'], mixtures: 150 },
          { words: ['--from', 'mcp-b', place, 'mcp-b', place], mixtures: 60 },
        ],
        inPlace,
      ),
      ...shapesFor(
        'uv',
        toolOptions,
        [
          { words: ['tool', 'run', place, 'mcp-a'] },
          { words: [place, 'tool', 'run', 'mcp-a'] },
          { words: ['tool', place, 'run', 'mcp-a'] },
        ],
        inPlace,
      ),
      ...shapesFor(
        'uv',
        runOptions,
        [
          { words: ['run', place, main], ...thorough },
          { words: [place, 'run', main] },
          { words: ['run', main, place], mixtures: 20 },
          { words: ['run', place, '--', main], mixtures: 20 },
          { words: ['run', place, 'python', main] },
          { words: ['run', 'python', place, main] },
          { words: ['run', place, '-m', 'src.main'], mixtures: 100 },
          { words: ['run', '-m', place, 'src.main'] },
          { words: ['run', '-s', place, main] },
          { words: ['run', '--no-project', place, main] },
          { words: ['run', '--directory', './src', place, 'main.py'] },
        ],
        local,
      ),
      ...shapesFor(
        'uv',
        runOptions,
        [
          { words: ['run', '--with', 'mcp-b', place, 'mcp-b'], mixtures: 150 },
          {
            words: ['run', place, 'mcp-a'],
            files: { ...settings, ...withDependency },
            mixtures: 100,
          },
          { words: ['run', place, '-m', 'mcp_a'], files: { ...settings, ...withDependency } },
          { words: ['run', '--with', 'mcp-b', place, '-m', 'mcp_b'] },
        ],
        inPlace,
      ),
      ...targets.flatMap((words) => [
        ...fixed('uv', ['run', ...words], programs),
        ...fixed('uv', ['run', 'python', ...words], programs),
      ]),
      ...fixed('uv', ['run', '-m', 'pkg'], programs),
      ...namesFor('uvx', ['{name}']),
      ...namesFor('uvx', ['--from', '{name}', 'mcp-a']),
      ...namesFor('uvx', ['--with', '{name}', 'mcp-b']),
      ...namesFor('uv', ['run', '--with', '{name}', 'mcp-a']),
    ];
  },
  async pipx(tool) {
    const options = await optionsOf(tool, ['pipx', 'run', '--help'], ['pipx', '--help']);
    return [
      ...shapesFor('pipx', options, [
        { words: ['run', place, 'mcp-a'], ...thorough },
        { words: [place, 'run', 'mcp-a'], mixtures: 10 },
        { words: ['run', 'mcp-a', place], mixtures: 10 },
        { words: ['run', place, '--spec', 'mcp-b', place, 'mcp-b'] },
        { words: ['run', place, '--', 'mcp-a'], mixtures: 10 },
        { words: ['run', place, main], files, value, mixtures: 10 },
      ]),
      ...namesFor('pipx', ['run', '{name}']),
      ...namesFor('pipx', ['run', '--spec', '{name}', 'mcp-a']),
    ];
  },
  async poetry(tool) {
    const options = await optionsOf(tool, ['poetry', '--help']);
    const around = { files: withScripts, value: 'value' } as const;
    return shapesFor(
      'poetry',
      options,
      [
        { words: ['run', place, 'start'], mixtures: 40 },
        { words: [place, 'run', 'start'], mixtures: 40 },
        { words: ['run', place, 'python', main], mixtures: 20 },
        { words: [place, 'run', 'python', main], mixtures: 20 },
        { words: ['run', 'start', place], mixtures: 10 },
        { words: ['run', 'python', '-m', place, 'src.main'], mixtures: 0 },
      ],
      around,
    );
  },
  async hatch(tool) {
    const options = await optionsOf(tool, ['hatch', '--help'], ['hatch', 'run', '--help']);
    const around = { files: withHatch, value: 'value' } as const;
    return shapesFor(
      'hatch',
      options,
      [
        { words: ['run', place, 'start'], mixtures: 20 },
        { words: [place, 'run', 'start'], mixtures: 20 },
        { words: ['run', 'default:start', place], mixtures: 5 },
        { words: ['run', 'python', main, place], mixtures: 5 },
        { words: ['run', 'again', place], mixtures: 5 },
        { words: ['run', 'value', place], mixtures: 5 },
      ],
      around,
    );
  },
  async python(tool) {
    const options = await optionsOfPython(tool);
    const around = { files, value } as const;
    const words = [
      { words: [place, main], ...thorough },
      { words: [main, place], mixtures: 20 },
      { words: [place, '-m', 'src.main'], mixtures: 100 },
      { words: ['-m', 'src.main', place], mixtures: 10 },
      { words: [place, '--', main], mixtures: 10 },
    ];
    return [
      ...shapesFor('python3', options, words, around),
      ...targets.flatMap((words) => fixed('python3', words, programs)),
      ...['-um', '-Im', '-X', '-W'].flatMap((word) => fixed('python3', [word, 'pkg'], programs)),
      ...shapesFor('python', options, [{ words: [place, main] }], around),
    ];
  },
};

/** Returns the line without the settings files that none of its words name. */
function withNamedFiles({ files: all, ...line }: GeneratedLine): GeneratedLine {
  const kept = Object.entries(all ?? {}).filter(
    ([path]) => !Object.hasOwn(settings, path) || line.args.some((word) => word.includes(path)),
  );
  return kept.length === 0 ? line : { ...line, files: Object.fromEntries(kept) };
}

export const suite: Suite = {
  options: namedOptions,
  tools: [
    ...[uv('0.13.9'), uv('0.8.24'), moduleOf('pipx', '1.18.4', 'pipx[uv]')],
    ...[moduleOf('poetry', '2.5.1'), moduleOf('hatch', '1.18.2'), python],
  ],
  lines: async (tool, seed) =>
    linesOf((await generators[tool.name]?.(tool)) ?? [], seed).map(withNamedFiles),
};
