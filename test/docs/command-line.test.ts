/*
 * docs/command-line.md is made of the table of commands: `npx vitest run --config test/vitest.config.ts
 * test/docs -u` rewrites it, and CI fails where it differs.
 */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Command, commandGroups } from '../../src/commands/command-record.ts';
import { commonStatuses } from '../../src/commands/exit-status.ts';
import { commands } from '../../src/entry/command-table.ts';
import { exampleLines, notesOf, optionRows } from '../../src/entry/usage.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');
const fenced = (lines: readonly string[]): string => ['```', ...lines, '```'].join('\n');

function sectionOf(name: string, command: Command): string {
  const rows = optionRows(command).map(
    ({ option, help }) => `| \`${cell(option)}\` | ${cell(help)} |`,
  );
  const notes = notesOf(command).join(' ');
  return [
    `### ${name}`,
    `\`mcp-grade-gate ${name}\` ${command.does}.`,
    fenced(command.forms.map((form) => `mcp-grade-gate ${name} ${form} [OPTION]...`)),
    ['| option | what it does |', '| --- | --- |', ...rows].join('\n'),
    fenced(exampleLines(command)),
    ...(notes === '' ? [] : [notes]),
  ].join('\n\n');
}

function page(): string {
  const entries = Object.entries(commands);
  const statuses = entries.map(
    ([name, { statuses }]) =>
      `| [\`${name}\`](#${name.replaceAll(' ', '-')}) | ${statuses[0]} | ${statuses[1] ?? ''} |`,
  );
  const groups = Object.entries(commandGroups).flatMap(([group, heading]) => {
    const ofGroup = entries.filter(([, command]) => command.group === group);
    return [`## ${heading}`, ...ofGroup.map(([name, command]) => sectionOf(name, command))];
  });
  return `<!-- Made of src/commands/*/usage.ts by test/docs/command-line.test.ts: edit these, not this page. -->

# The command line

For whoever checks before pushing, or uses the tool outside of GitHub Actions: every command with its options.

\`mcp-grade-gate\` stands for \`node DIR/dist/cli.js\`, where \`DIR\` is a clone of the tool at the commit of a release, outside of your own checkout. It needs Node 24 or later, and nothing has to be installed: [how to get it](recipes.md#on-your-machine).

\`mcp-grade-gate --help\` names the commands, and \`mcp-grade-gate help COMMAND\` tells all about one of them.

- Options may stand in any order, before or after arguments, as \`--option VALUE\` or \`--option=VALUE\`. What follows \`--\` is an argument, even if it begins with a dash. If an option is written twice, the last value counts, unless it is repeatable.
- \`-o FORMAT[=FILE]\` names an output and may be repeated. Without \`=FILE\` it goes to standard output, which then has nothing else; if no output does, the table goes there. A file that exists is overwritten, unless the command reads it. Progress and notices go to standard error.
- Colours and progress are for terminals only; \`NO_COLOR\` turns colours off.
- Keys come from the environment. A command line with one in it is refused, because others on the machine can see it and shells keep it.

## Exit status

| command | 0 | 1 |
| --- | --- | --- |
${statuses.join('\n')}

For all commands:

${Object.entries(commonStatuses)
  .map(([status, words]) => `- ${status}: ${words}.`)
  .join('\n')}

A pipe that is closed early, as by \`head\`, does not change the status.

${groups.join('\n\n')}
`;
}

test('docs/command-line.md is made of the table of commands', async () => {
  await expect(page()).toMatchFileSnapshot(join(import.meta.dirname, '../../docs/command-line.md'));
});
