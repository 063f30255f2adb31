import type { Commands } from './command.ts';
import { options } from './command-line.ts';

/** The forms of some commands, one per line, and where to read more. */
export function synopsis(commands: Commands): string {
  const names = Object.keys(commands);
  const more = ['mcp-grade-gate', ...(names.length === 1 ? names : []), '--help'].join(' ');
  return `${formsOf(commands)}\n"${more}" lists the options.\n`;
}

function formsOf(commands: Commands): string {
  const lines = Object.entries(commands).flatMap(([name, { argument, forms, bareForms = [] }]) =>
    [...forms.map((form) => [argument, form]), ...bareForms.map((form) => [form])].map((words) =>
      ['  mcp-grade-gate', name, ...words, '[OPTION]...'].filter(Boolean),
    ),
  );
  return `Usage:\n${lines.map((words) => `${words.join(' ')}\n`).join('')}`;
}

/** Everything about some commands, in lines of up to 80 characters. */
export function usageOf(commands: Commands): string {
  const sections = Object.entries(commands).map(([name, { does, options: names, formats }]) => {
    const rows = [
      ...names.map((option): [string, string] => {
        const { value, help } = options[option];
        return [value === null ? `--${option}` : `--${option} ${value}`, help];
      }),
      ...outputRows(formats),
    ];
    const lines = rows.map(([option, help]) => `  ${option.padEnd(27)} ${help}\n`);
    return `\n${name}: ${does}\n${lines.join('')}`;
  });
  return `${formsOf(commands)}${sections.join('')}\n${ending}`;
}

function outputRows(formats: readonly string[]): [string, string][] {
  if (formats.length === 0) return [];
  return [
    ['-o, --output FORMAT[=FILE]', `${formats.join(', ')}; repeatable`],
    ...shortForms(formats).map((format): [string, string] => [
      `    --${format}[=FILE]`,
      `the same as -o ${format}[=FILE]`,
    ]),
  ];
}

/** The formats that have an option of their own: all but the table, which is the default. */
export function shortForms(formats: readonly string[]): readonly string[] {
  return formats.filter((format) => format !== 'table');
}

const ending = `DIR is the current folder by default. An output without FILE goes to standard
output; if none does, the table is printed there.
-h or --help after a command shows only its options; --version, the version.
The API key comes from the environment variable MCP_GRADE_GATE_API_KEY, the
token for GitHub from GITHUB_TOKEN or GH_TOKEN, for sweep also that of an App by
GITHUB_APP_ID and GITHUB_APP_PRIVATE_KEY, and the keys of --state-file, one a
line, from MCP_GRADE_GATE_STATE_KEY: the first one seals.

Exit status: 0 pass or warn, 1 fail, 2 error, 64 a wrong command line.
For export validate: 0 the export meets its contract, 1 it does not, 2 error.
For export diff: 0 nothing differs, 1 something does, 2 error.
For check --replay: 0 all was read and judged, whatever fails; 2 error.
`;
