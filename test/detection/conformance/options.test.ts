/*
 * Tests that we know every option in a launcher's help, and the value it takes. The names are recorded by
 * `npm run conformance:node` and `npm run conformance:python`.
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

/** The words after the options, for each command that starts something we can name. */
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

/** Options after which the command starts something else, or nothing. */
const others: Readonly<Record<string, readonly string[]>> = {
  all: ['--help', '-h', '--version', '-V', '-v', '-?'],
  // A separate command line, other texts, an option that npx removes together with the word after it, and one
  // that starts only installed programs.
  npx: ['--call', '-c', '--usage', '-H', '--versions', '-n', '--no'],
  // Code, a folder that does not exist, and scripts in several packages.
  'bun run': [
    ...['-e', '--eval', '-p', '--print', '--cwd', '--workspaces', '--parallel', '--sequential'],
  ],
  // The help shows only examples of their values.
  'pnpm dlx': ['--allow-build', '--reporter'],
  // A value that can be omitted only at the end, a package in another format, and an installation.
  'deno run': ['--lock', '--eszip-internal-do-not-use'],
  'deno x': ['--lock', '--install-alias'],
  // Code, a `package.json` script, and options that make or print something.
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
    // A value that has to be attached, and switches that the help shows in only one form.
    ...[
      '--max-old-space-size',
      '--experimental-default-config-file',
      '--no-experimental-websocket',
    ],
  ],
  // A module of that name, a file that does not exist, a folder, and a program in another project.
  'uv run': ['--module', '-m', '--directory', '--package'],
  // Without a value, each of these takes the package as its value.
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
    // Where versions disagree on whether the next word is the value, the form with `=` is enough.
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
