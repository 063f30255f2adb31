/*
 * Every option that the help of a launcher names is one that we know, with what it takes. The names are
 * recorded by `npm run conformance:python`.
 */
import { expect, test } from 'vitest';
import named from '../../conformance/options/python.json' with { type: 'json' };
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
};

/** Options behind which something else is started, or nothing. */
const others: Readonly<Record<string, readonly string[]>> = {
  all: ['--help', '-h', '--version', '-V', '-?'],
  // A module of that name, a file that is not there, a folder, a program of another project.
  'uv run': ['--module', '-m', '--directory', '--package'],
  // Without a value each of them takes the package.
  python3: ['-c', '-m', '--help-env', '--help-xoptions', '--help-all'],
  poetry: ['-C', '--directory', '-P', '--project'],
  hatch: ['-p', '--project'],
};

const files = { 'main.py': '', 'requirements.txt': '' };
const cases = Object.entries(
  named as Record<string, Record<string, readonly NamedOption[]>>,
).flatMap(([by, commands]) =>
  Object.entries(commands).map(([words, options]) => [`${by}: ${words}`, words, options] as const),
);

test.for(cases)('%s', async ([, words, options]) => {
  expect(options.length).toBeGreaterThan(5);
  const [command = '', ...before] = words.split(' ');
  const unknown: string[] = [];
  for (const { name: option, value, valid = 'mcp-value' } of options) {
    if ([...(others['all'] ?? []), ...(others[words] ?? [])].includes(option)) continue;
    const given = value === 'always' ? [option, valid] : [option];
    const args = [...before, ...given, ...(behind[words] ?? [])];
    const answer = await answerTo({ command, args, files });
    const isNamed = [...(answer.packages ?? []), ...(answer.files ?? [])].length > 0;
    if (answer.unidentified || !isNamed) unknown.push(given.join(' '));
  }
  expect(unknown).toEqual([]);
});
