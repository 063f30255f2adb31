/*
 * Checks that docs/command-line.md matches the command table and the program's output for the example. `npx
 * vitest run --config test/vitest.config.ts test/docs -u` rewrites the page; CI fails if it differs.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Command, commandGroups } from '../../src/commands/command-record.ts';
import { commonStatuses } from '../../src/commands/exit-status.ts';
import { commands } from '../../src/entry/command-table.ts';
import { exampleLines, optionRows } from '../../src/entry/usage.ts';
import { git } from '../runner/git.ts';
import { inherited, runCommand } from '../runner/processes.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');
const fenced = (lines: readonly string[], language = ''): string =>
  [`\`\`\`${language}`, ...lines, '```'].join('\n');

const root = join(import.meta.dirname, '../..');
const folder = await mkdtemp(join(tmpdir(), 'command-line-'));
afterAll(() => rm(folder, { recursive: true }));

/** A run of a command that the page shows. */
interface Shown {
  /** The command line; words in capitals and `old.csv` stand for files in a test folder. */
  readonly line: string;
  /** The folder in which it runs; `examples/project` by default. */
  readonly cwd?: string;
  /** The stream to show; standard output by default. */
  readonly stream?: 'out' | 'err';
  /** The number of lines to show; all by default. */
  readonly most?: number;
}

const sample = '../own-grades/sample.csv';
const shown: Readonly<Record<string, Shown>> = {
  check: { line: `check --export-file ${sample}`, most: 16 },
  inventory: { line: 'inventory' },
  fix: { line: `fix --export-file ${sample}` },
  show: { line: `show @fictional-mcp/files --export-file ${sample}` },
  init: {
    line: 'init --dry-run --base-url https://grades.example.com',
    cwd: folder,
    stream: 'err',
  },
  allowlist: { line: `allowlist --for csv --export-file ${sample} --out LISTS` },
  'export validate': { line: `export validate ${sample}` },
  'export diff': { line: `export diff old.csv ${sample}` },
  'export tables': { line: `export tables ${sample} --out TABLES` },
};

/** Returns the command line to show and its output, as if it had run on a fixed day. */
async function outputOf({ line, cwd, stream = 'out', most }: Shown): Promise<string[]> {
  const words = line
    .split(' ')
    .map((word) => (/^(?:[A-Z]+|old\.csv)$/.test(word) ? join(folder, word) : word));
  const result = await runCommand(words, {
    cwd: cwd ?? join(root, 'examples/project'),
    env: { ...inherited, XDG_CACHE_HOME: folder, COLUMNS: '80' },
  });
  const lines = result[stream]
    .replaceAll(`${folder}/`, '')
    .replaceAll(/((?:as of|Export of|Tables of|generated) )\d{4}-\d\d-\d\d/g, '$12026-11-28')
    .replaceAll(/\d\d:\d\d UTC/g, '04:00 UTC')
    .trimEnd()
    .split('\n');
  const part = most === undefined ? lines : [...lines.slice(0, most), '…'];
  const where = stream === 'err' ? ' on standard error' : '';
  return [`\`mcp-grade-gate ${line}\` prints${where}:`, fenced(part, 'text')];
}

const entries = Object.entries(commands);
const linked = (name: string): string => `[\`${name}\`](#${name.replaceAll(' ', '-')})`;

/** The options that at least three commands share with the same meaning, with the names of these commands. */
const shared = Map.groupBy(
  entries.flatMap(([name, command]) => optionRows(command).map((row) => ({ name, ...row }))),
  ({ option, help }) => `| \`${cell(option)}\` | ${cell(help)} |`,
);
for (const [row, uses] of shared) if (uses.length < 3) shared.delete(row);

function sectionOf(name: string, command: Command, output: readonly string[]): string {
  const own = optionRows(command)
    .map(({ option, help }) => `| \`${cell(option)}\` | ${cell(help)} |`)
    .filter((row) => !shared.has(row));
  const notes = command.options.includes('config') && command.argument !== '[DIR]';
  return [
    `### ${name}`,
    `\`mcp-grade-gate ${name}\` ${command.does}.${notes ? " This command ignores the repository's policy file." : ''}`,
    fenced(command.forms.map((form) => `mcp-grade-gate ${name} ${form} [OPTION]...`)),
    ...(own.length === 0 ? [] : [['| option | effect |', '| --- | --- |', ...own].join('\n')]),
    fenced(exampleLines(command)),
    ...output,
  ].join('\n\n');
}

function page(outputs: ReadonlyMap<string, readonly string[]>): string {
  const statuses = entries.map(
    ([name, { statuses }]) => `| ${linked(name)} | ${statuses[0]} | ${statuses[1] ?? ''} |`,
  );
  const sharedRows = [...shared].map(
    ([row, uses]) => `${row} ${uses.map(({ name }) => linked(name)).join(', ')} |`,
  );
  const groups = Object.entries(commandGroups).flatMap(([group, heading]) => {
    const ofGroup = entries.filter(([, command]) => command.group === group);
    const sections = ofGroup.map(([name, command]) =>
      sectionOf(name, command, outputs.get(name) ?? []),
    );
    return [`## ${heading}`, ...sections];
  });
  return `<!-- Made of src/commands/*/usage.ts by test/docs/command-line.test.ts: edit these, not this page. -->

# The command line

Use the command line before you push, or outside GitHub Actions. It needs only Node 24, git and a [clone of the tool](recipes.md#on-your-machine) at a release commit, outside your checkout. On this page, \`mcp-grade-gate\` stands for \`node DIR/dist/cli.js\`, where \`DIR\` is that clone. \`mcp-grade-gate help COMMAND\` explains a command.

- By default, commands read the current folder and the repository's policy. \`--config\` sets another policy.
- \`-o FORMAT[=FILE]\` writes an output to a file or, without \`=FILE\`, to standard output. The option is repeatable. If all outputs have a file, standard output shows the table. Existing files are overwritten.
- Set keys and tokens in the environment. The program rejects a command line that contains a key or token, because other users of the machine can see it.
- \`NO_COLOR\` disables colours.

To reproduce the outputs, run the commands in [examples/project](../examples/project) of the clone, with the grades from [sample.csv](../examples/own-grades/sample.csv). For \`export diff\`, \`old.csv\` is the sample without version 1.5.0. \`init\` runs in a new repository.

| variable | contents |
| --- | --- |
| \`MCP_GRADE_GATE_API_KEY\` | the grading service's API key; not needed for a local export |
| \`GITHUB_TOKEN\` or \`GH_TOKEN\` | the token for repositories on GitHub |
| \`MCP_GRADE_GATE_STATE_KEY\` | the keys for a sweep's state file, one per line: the first one encrypts |

## Exit status

| command | 0 | 1 |
| --- | --- | --- |
${statuses.join('\n')}

For all commands:

${Object.entries(commonStatuses)
  .map(([status, words]) => `- ${status}: ${words}.`)
  .join('\n')}

## Shared options

| option | effect | commands |
| --- | --- | --- |
${sharedRows.join('\n')}

${groups.join('\n\n')}
`;
}

test('docs/command-line.md is made of the table of commands', async () => {
  const outputs = new Map<string, readonly string[]>();
  const rows = await readFile(join(root, 'examples/own-grades/sample.csv'), 'utf8');
  await writeFile(join(folder, 'old.csv'), rows.replace(/^.*1\.5\.0.*\n/m, ''));
  await git(folder, 'init', '-q');
  for (const [name, run] of Object.entries(shown)) outputs.set(name, await outputOf(run));
  await expect(page(outputs)).toMatchFileSnapshot(join(root, 'docs/command-line.md'));
});
