/*
 * Every option that the help of a launcher names is one that we know, with what it takes. The names are
 * recorded by `npm run conformance:node` and `npm run conformance:python`.
 */
import { expect, test } from 'vitest';
import ofNode from '../../../conformance/options/node.json' with { type: 'json' };
import ofPython from '../../../conformance/options/python.json' with { type: 'json' };
import type { Answer } from '../../../conformance/run.mjs';
import { answerTo } from './answer.ts';

interface NamedOption {
  readonly name: string;
  readonly value: string;
  readonly valid?: string;
}

/** What stands behind the options of a command that starts something we can name. */
const behind: Readonly<Record<string, readonly string[]>> = {
  uvx: ['mcp-a'],
  'uv run': ['main.py'],
  'pipx run': ['mcp-a'],
  poetry: ['run', 'python', 'main.py'],
  hatch: ['run', 'python', 'main.py'],
  python3: ['main.py'],
  npx: ['mcp-a'],
  'pnpm dlx': ['mcp-a'],
  bunx: ['mcp-a'],
  'bun run': ['main.js'],
  'deno run': ['npm:mcp-a'],
  'deno x': ['mcp-a'],
  node: ['main.js'],
};

/** Options behind which something else is started, or nothing. */
const others: Readonly<Record<string, readonly string[]>> = {
  all: ['--help', '-h', '--version', '-V', '-v', '-?'],
  // A command line of its own, other texts, an option that npx removes with what stands behind it, and one
  // that starts only what is installed.
  npx: ['--call', '-c', '--usage', '-H', '--versions', '-n', '--no'],
  // Code, a folder that is not there, and scripts of several packages.
  'bun run': [
    ...['-e', '--eval', '-p', '--print', '--cwd', '--workspaces', '--parallel', '--sequential'],
  ],
  // Examples in the help stand for their values.
  'pnpm dlx': ['--allow-build', '--reporter'],
  // A value that may be left out only at the end, a package of another format, an installation.
  'deno run': ['--lock', '--eszip-internal-do-not-use'],
  'deno x': ['--lock', '--install-alias'],
  // Code, a script of `package.json`, and what makes or prints something.
  node: [
    ...[
      '-e',
      '--eval',
      '-p',
      '--print',
      '-c',
      '--check',
      '--run',
      '--prof-process',
      '--v8-options',
    ],
    ...['--build-snapshot', '--build-snapshot-config', '--snapshot-blob', '--input-type'],
    ...['--completion-bash', '--experimental-sea-config', '--enable-fips', '--force-fips'],
    // A value that has to be attached, and switches of which the help shows one.
    ...[
      '--max-old-space-size',
      '--experimental-default-config-file',
      '--no-experimental-websocket',
    ],
  ],
  // A module of that name, a file that is not there, a folder, a program in another project.
  'uv run': ['--module', '-m', '--directory', '--package'],
  // Without a value each of them takes the package.
  python3: ['-c', '-m', '--help-env', '--help-xoptions', '--help-all'],
  poetry: ['-C', '--directory', '-P', '--project'],
  hatch: ['-p', '--project'],
};

const files = { 'main.py': '', 'main.js': '', 'requirements.txt': '' };
const named: Record<string, Record<string, readonly NamedOption[]>> = { ...ofNode, ...ofPython };
const cases = Object.entries(named).flatMap(([by, commands]) =>
  Object.entries(commands).map(([words, options]) => [`${by}: ${words}`, words, options] as const),
);

test.for(cases)('%s', async ([, words, options]) => {
  expect(options.length).toBeGreaterThan(5);
  const [command = '', ...before] = words.split(' ');
  const unknown: string[] = [];
  for (const { name: option, value, valid = 'mcp-value' } of options) {
    if ([...(others['all'] ?? []), ...(others[words] ?? [])].includes(option)) continue;
    // Where versions read a value as the next word differently, the one behind `=` is enough.
    const forms = value === 'always' ? [[option, valid], [`${option}=${valid}`]] : [[option]];
    const answers = forms.map((given) =>
      answerTo({ command, args: [...before, ...given, ...(behind[words] ?? [])], files }),
    );
    const isKnown = ({ unidentified, packages = [], files: named = [] }: Answer): boolean =>
      !unidentified && packages.length + named.length > 0;
    if (!(await Promise.all(answers)).some(isKnown)) unknown.push(option);
  }
  expect(unknown).toEqual([]);
});
