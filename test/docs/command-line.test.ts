/*
 * docs/command-line.md is made of the table of commands: `npx vitest run --config test/vitest.config.ts
 * test/docs -u` rewrites it, and CI fails where it differs.
 */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Command, commandGroups } from '../../src/commands/command-record.ts';
import { commonStatuses } from '../../src/commands/exit-status.ts';
import { commands } from '../../src/entry/command-table.ts';
import { exampleLines, optionRows } from '../../src/entry/usage.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');
const fenced = (lines: readonly string[]): string => ['```', ...lines, '```'].join('\n');

const entries = Object.entries(commands);
const linked = (name: string): string => `[\`${name}\`](#${name.replaceAll(' ', '-')})`;

/** The options that three commands or more have with the same meaning, with the names of these. */
const shared = Map.groupBy(
  entries.flatMap(([name, command]) => optionRows(command).map((row) => ({ name, ...row }))),
  ({ option, help }) => `| \`${cell(option)}\` | ${cell(help)} |`,
);
for (const [row, uses] of shared) if (uses.length < 3) shared.delete(row);

function sectionOf(name: string, command: Command): string {
  const own = optionRows(command)
    .map(({ option, help }) => `| \`${cell(option)}\` | ${cell(help)} |`)
    .filter((row) => !shared.has(row));
  const notes = command.options.includes('config') && command.argument !== '[DIR]';
  return [
    `### ${name}`,
    `\`mcp-grade-gate ${name}\` ${command.does}.${notes ? ' No policy file of a repository is read.' : ''}`,
    fenced(command.forms.map((form) => `mcp-grade-gate ${name} ${form} [OPTION]...`)),
    ...(own.length === 0
      ? []
      : [['| option | what it does |', '| --- | --- |', ...own].join('\n')]),
    fenced(exampleLines(command)),
  ].join('\n\n');
}

function page(): string {
  const statuses = entries.map(
    ([name, { statuses }]) => `| ${linked(name)} | ${statuses[0]} | ${statuses[1] ?? ''} |`,
  );
  const sharedRows = [...shared].map(
    ([row, uses]) => `${row} ${uses.map(({ name }) => linked(name)).join(', ')} |`,
  );
  const groups = Object.entries(commandGroups).flatMap(([group, heading]) => {
    const ofGroup = entries.filter(([, command]) => command.group === group);
    return [`## ${heading}`, ...ofGroup.map(([name, command]) => sectionOf(name, command))];
  });
  return `<!-- Made of src/commands/*/usage.ts by test/docs/command-line.test.ts: edit these, not this page. -->

# The command line

For whoever checks before pushing, or works outside of GitHub Actions. \`mcp-grade-gate\` stands for \`node DIR/dist/cli.js\`, where \`DIR\` is a [clone of the tool](recipes.md#on-your-machine) at the commit of a release, outside of your own checkout. It needs Node 24 or later, and nothing has to be installed. \`mcp-grade-gate help COMMAND\` tells all about one command.

- A folder that is not named is the current one. Without \`--config\`, the policy is that of the repository.
- \`-o FORMAT[=FILE]\` writes an output, and may be repeated. Without \`=FILE\` it goes to standard output; if none does, the table goes there. Files that exist are overwritten.
- Keys and tokens come from the environment. A command line with one is refused, because others on the machine can see it.
- \`NO_COLOR\` turns colours off.

| variable | what it has |
| --- | --- |
| \`MCP_GRADE_GATE_API_KEY\` | the key of the grading service; a local export needs none |
| \`GITHUB_TOKEN\` or \`GH_TOKEN\` | the token for GitHub, where repositories are read there |
| \`MCP_GRADE_GATE_STATE_KEY\` | the keys of the state of a sweep, one a line: the first one seals |

## Exit status

| command | 0 | 1 |
| --- | --- | --- |
${statuses.join('\n')}

For all commands:

${Object.entries(commonStatuses)
  .map(([status, words]) => `- ${status}: ${words}.`)
  .join('\n')}

## Options of several commands

| option | what it does | commands |
| --- | --- | --- |
${sharedRows.join('\n')}

${groups.join('\n\n')}
`;
}

test('docs/command-line.md is made of the table of commands', async () => {
  await expect(page()).toMatchFileSnapshot(join(import.meta.dirname, '../../docs/command-line.md'));
});
