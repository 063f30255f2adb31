import { linesOf, place, type Shape } from './generate.ts';
import { helpOf, type NamedOption } from './help.ts';
import { namedOptions, optionsOfNpm } from './node-options.ts';
import { nodeTools } from './node-tools.ts';
import { fileMarker } from './registry.ts';
import type { Suite } from './run.ts';
import type { InstalledTool } from './tools.ts';

/* Generates the lines that the JavaScript launchers run. */

/** Returns code that prints its marker if it is the program, and nothing if it is only loaded. */
const code = (path: string): string =>
  `if (import.meta.main) console.log('${fileMarker(path)}');\n`;
const main = './src/main.mjs';
const other = './src/value.mjs';
const files = { 'src/main.mjs': code('src/main.mjs'), 'src/value.mjs': code('src/value.mjs') };
const scripts = { start: `node ${main}`, value: `node ${other}` };
const withScripts = {
  ...files,
  'package.json': JSON.stringify({ name: 'project', version: '1.0.0', scripts }),
};
const withYarn = {
  ...withScripts,
  'yarn.lock': [
    '__metadata:\n  version: 10\n  cacheKey: 10c0\n',
    '"project@workspace:.":',
    '  version: 0.0.0-use.local\n  resolution: "project@workspace:."',
    '  languageName: unknown\n  linkType: soft\n',
  ].join('\n'),
};

type Start = Partial<Shape> & Pick<Shape, 'words'>;

/** Ways to name a package and its version. */
const named = [
  ...['mcp-a@1.0.0', 'mcp-a@1', 'mcp-a@^1.0.0', 'mcp-a@~1.1', 'mcp-a@latest', 'mcp-a@next'],
  ...['mcp-a@old', '@scope/mcp-a', '@scope/mcp-a@1.1.0', '@scope/mcp-a@next', 'mcp-a@>=1 <2'],
  ...['mcp-a@*', 'mcp-a@', 'mcp-a@x', 'mcp-a@=1.0.0', 'mcp-a@v1.1.0', 'mcp-a@2.1.0-beta.1'],
  ...['mcp-a@npm:mcp-b@1.0.0', 'mcp-b@npm:mcp-a', 'npm:mcp-a@1.0.0', 'MCP-A', 'mcp-a@1.x'],
  ...['mcp-a@1 || 2', 'mcp-a@^2.1.0-beta.0', 'mcp-a@>1', 'mcp-a@<2', 'mcp-a@1.0', 'mcp-a@^3'],
];

function shapesFor(
  command: string,
  options: readonly NamedOption[],
  starts: readonly Start[],
  defaults: Partial<Shape> = {},
): readonly Shape[] {
  return starts.map((start) => ({
    ...{ command, value: 'mcp-value', options, isThorough: false, mixtures: 60 },
    ...defaults,
    ...start,
  }));
}

/** Returns a shape for each way to name a package, which replaces the first word that is `mcp-a`. */
function namesFor(
  command: string,
  words: readonly string[],
  as = (name: string): string => name,
): readonly Shape[] {
  return named.map((name) => ({
    words: words.with(words.indexOf('mcp-a'), as(name)),
    ...{ command, value: '', options: [], isThorough: false, mixtures: 0 },
  }));
}

const local = { files, value: other } as const;
const script = { files: withScripts, value: 'value' } as const;
const thorough = { isThorough: true, mixtures: 250 } as const;

const generators: Readonly<Record<string, (tool: InstalledTool) => Promise<readonly Shape[]>>> = {
  async npm(tool) {
    const options = optionsOfNpm(tool);
    const npx = [
      { words: [place, 'mcp-a'], ...thorough },
      { words: [place, '--', 'mcp-a'] },
      { words: ['-y', 'mcp-a', place] },
      { words: [place, '-p', 'mcp-b', place, 'mcp-b'], mixtures: 150 },
      { words: ['-p', 'mcp-b', 'mcp-b', place], mixtures: 20 },
      { words: ['-y', '--', place, 'mcp-a'], mixtures: 20 },
    ];
    const npm = [
      { words: ['exec', place, 'mcp-a'], ...thorough },
      { words: [place, 'exec', 'mcp-a'] },
      { words: ['exec', 'mcp-a', place] },
      { words: ['exec', place, '--', 'mcp-a', place], mixtures: 150 },
      { words: ['x', '-y', place, 'mcp-a', place], mixtures: 100 },
      { words: ['exec', '--package=mcp-b', place, 'mcp-b'] },
      { words: ['run', place, 'start'], ...script },
      { words: [place, 'run', 'start'], ...script },
      { words: ['start', place], ...script },
    ];
    return [
      ...shapesFor('npx', options, npx),
      ...shapesFor('npm', options, npm),
      ...namesFor('npx', ['-y', 'mcp-a']),
      ...namesFor('npx', ['--package', 'mcp-a', 'mcp-a']),
      ...namesFor('npm', ['exec', 'mcp-a']),
    ];
  },
  async pnpm(tool) {
    const verbs = ['dlx', 'exec', 'run', 'install'];
    const options = await helpOf(tool, ...verbs.map((verb) => ['pnpm', verb, '--help']));
    const pnpm = [
      { words: ['dlx', place, 'mcp-a'], ...thorough },
      { words: [place, 'dlx', 'mcp-a'] },
      { words: ['dlx', 'mcp-a', place], mixtures: 20 },
      { words: ['dlx', place, '--package', 'mcp-b', place, 'mcp-b'] },
      { words: ['run', place, 'start'], ...script },
      { words: [place, 'run', 'start'], ...script },
      { words: [place, 'start'], ...script },
      { words: ['run', 'start', place], ...script, mixtures: 20 },
      { words: ['exec', place, 'node', main], ...script, value: 'echo' },
      { words: [place, 'exec', 'node', main], ...script, value: 'echo' },
    ];
    return [
      ...shapesFor('pnpm', options, pnpm),
      ...shapesFor('pnpx', options, [{ words: [place, 'mcp-a'] }]),
      ...namesFor('pnpm', ['dlx', 'mcp-a']),
    ];
  },
  async yarn(tool) {
    const calls = tool.version.startsWith('1.')
      ? [['--help']]
      : [['dlx', '--help'], ['run', '-h=1'], ['exec', '--help'], ['--help']];
    const options = await helpOf(tool, ...calls.map((args) => ['yarn', ...args]));
    const scripts = [
      { words: ['run', place, 'start'], ...thorough },
      { words: [place, 'run', 'start'] },
      { words: [place, 'start'] },
      { words: ['run', 'start', place], mixtures: 20 },
      { words: ['exec', place, 'node', main] },
    ];
    const packages = [
      { words: ['dlx', place, 'mcp-a'], ...thorough },
      { words: [place, 'dlx', 'mcp-a'] },
      { words: ['dlx', 'mcp-a', place], mixtures: 20 },
      { words: ['dlx', '-p', 'mcp-b', place, 'mcp-b'] },
    ];
    return [
      ...shapesFor('yarn', options, scripts, { files: withYarn, value: 'value' }),
      ...shapesFor('yarn', options, packages),
      ...namesFor('yarn', ['dlx', 'mcp-a']),
    ];
  },
  async bun(tool) {
    const calls = [
      ['bun', '--help'],
      ['bun', 'run', '--help'],
      ['bunx', '--help'],
    ];
    const options = await helpOf(tool, ...calls);
    const bunx = [
      { words: [place, 'mcp-a'], ...thorough },
      { words: ['mcp-a', place] },
      { words: [place, '-p', 'mcp-b', place, 'mcp-b'], mixtures: 100 },
    ];
    const bun = [
      { words: ['x', place, 'mcp-a'] },
      { words: [place, 'x', 'mcp-a'], ...thorough },
      { words: ['x', 'mcp-a', place], mixtures: 20 },
      { words: [place, 'x', place, 'mcp-a'], mixtures: 100 },
      { words: ['run', place, main], ...local, ...thorough },
      { words: [place, main], ...local, ...thorough },
      { words: [place, 'run', main], ...local },
      { words: [main, place], ...local, mixtures: 20 },
      { words: ['run', place, 'start'], ...script },
      { words: [place, 'run', 'start'], ...script },
      { words: [place, 'start'], ...script },
      { words: ['run', 'start', place], ...script, mixtures: 20 },
    ];
    return [
      ...shapesFor('bunx', options, bunx),
      ...shapesFor('bun', options, bun),
      ...namesFor('bunx', ['mcp-a']),
      ...namesFor('bunx', ['--package', 'mcp-a', 'mcp-a']),
    ];
  },
  async deno(tool) {
    const verbs = ['run', 'x', 'serve'];
    const calls = verbs.map((verb) => ['deno', verb, '--help=full']);
    const options = await helpOf(tool, ['deno', '--help'], ...calls);
    const remote = { value: 'npm:mcp-value' };
    const deno = [
      { words: ['run', place, 'npm:mcp-a'], ...remote, ...thorough },
      { words: ['run', '-A', place, 'npm:mcp-a'], ...remote, mixtures: 200 },
      { words: [place, 'run', 'npm:mcp-a'], ...remote },
      { words: ['run', 'npm:mcp-a', place], ...remote, mixtures: 20 },
      { words: [place, 'npm:mcp-a'], ...remote },
      { words: ['run', place, 'jsr:@scope/mcp-a'], value: 'jsr:@scope/mcp-value' },
      { words: ['run', place, main], ...local, ...thorough },
      { words: [place, main], ...local },
      { words: ['x', '-y', place, 'mcp-a'], ...thorough },
      { words: ['x', place, 'npm:mcp-a'], ...remote },
      { words: ['x', '-y', '-p', 'mcp-b', place, 'mcp-b'] },
      { words: ['x', 'mcp-a', place], mixtures: 20 },
    ];
    return [
      ...shapesFor('deno', options, deno),
      ...namesFor('deno', ['run', '-A', 'mcp-a'], (name) => `npm:${name}`),
      ...namesFor('deno', ['x', '-y', 'mcp-a']),
    ];
  },
  async node(tool) {
    const options = await helpOf(tool, ['node', '--help']);
    return shapesFor('node', options, [
      { words: [place, main], ...local, ...thorough },
      { words: [main, place], ...local, mixtures: 20 },
    ]);
  },
};

export const suite: Suite = {
  tools: nodeTools,
  options: namedOptions,
  lines: async (tool, seed) => linesOf((await generators[tool.name]?.(tool)) ?? [], seed),
};
