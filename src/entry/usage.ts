import { type OptionName, optionGroups, options } from '../commands/command-line.ts';
import { type Command, type Commands, commandGroups } from '../commands/command-record.ts';
import { commonStatuses } from '../commands/exit-status.ts';
import { version } from '../model/version.ts';
import { wrapText } from '../report/terminal.ts';

/** Width of the help, in columns. */
const width = 80;
const program = 'mcp-grade-gate';

export function synopsis(commands: Commands): string {
  const names = Object.keys(commands);
  const more = names.length === 1 ? `${program} help ${names[0]}` : `${program} --help`;
  const forms =
    names.length === 1 ? formsText(commands) : `Usage: ${program} COMMAND [OPTION]...\n`;
  return `${forms}\nFor more, run "${more}".\n`;
}

function formsText(commands: Commands): string {
  const lines = Object.entries(commands).flatMap(([name, { forms }]) =>
    forms.flatMap((form) => formLines(`  ${program} ${name} ${form} [OPTION]...`)),
  );
  return paragraph('Usage', lines);
}

/** Wraps a usage form to the width of the help without splitting bracketed groups. */
function formLines(form: string): string[] {
  const bound = form.replace(/[([][^)\]]{0,200}[)\]]/g, (group) => group.replaceAll(' ', '\u00a0'));
  return wrapText(bound, width).map((line) => line.replaceAll('\u00a0', ' '));
}

export function overviewText(commands: Commands): string {
  const entries = Object.entries(commands);
  const groups = Object.entries(commandGroups).flatMap(([group, heading]) => {
    const rows = entries.filter(([, command]) => command.group === group);
    const lines = rows.map(([name, { does }]) => `  ${name.padEnd(16)} ${does}`);
    return rows.length === 0 ? [] : [paragraph(heading, lines)];
  });
  const [first = ''] = Object.keys(commands);
  return [
    `MCP Grade Gate ${version}\nUsage: ${program} COMMAND [ARGUMENT]... [OPTION]...\n`,
    ...groups,
    paragraph(
      'Exit status',
      statusRows({
        0: 'the command succeeded',
        1: 'the command had a negative result, such as a failure or a difference',
      }),
    ),
    `"${program} help COMMAND" explains a command, with examples: try
"${program} help ${first}". --version prints the version.\n`,
  ].join('\n');
}

export function usageText(name: string, command: Command): string {
  const rows = optionRows(command);
  const optionParts = Object.entries(optionGroups).flatMap(([group, heading]) => {
    const lines = rows.filter((row) => row.group === group).flatMap(optionLines);
    return lines.length === 0 ? [] : [paragraph(heading, lines)];
  });
  const notes = usageNotes(command);
  return [
    `${fillLines(`${program} ${name}: ${command.does}`, width).join('\n')}\n`,
    formsText({ [name]: command }),
    ...optionParts,
    paragraph(
      'Examples',
      exampleLines(command).map((line) => (line === '' ? '' : `  ${line}`)),
    ),
    ...(notes.length === 0 ? [] : [`${fillLines(notes.join(' '), width).join('\n')}\n`]),
    paragraph('Exit status', statusRows(command.statuses)),
  ].join('\n');
}

export function exampleLines({ examples }: Command): string[] {
  return Object.entries(examples).flatMap(([does, line], index) => [
    ...(index === 0 ? [] : ['']),
    `# ${does}`,
    ...commandLines(`${program} ${line}`),
  ]);
}

/** Width of an option with its value, in columns. */
const optionWidth = 27;

function optionLines({ option, help }: OptionRow): string[] {
  const indent = optionWidth + 3;
  const [first = '', ...more] = fillLines(help, width - indent);
  return [
    `  ${option.padEnd(optionWidth)} ${first}`,
    ...more.map((line) => ' '.repeat(indent) + line),
  ];
}

function fillLines(text: string, columns: number): string[] {
  return wrapText(text, columns).map((line) => line.trim());
}

function paragraph(heading: string, lines: readonly string[]): string {
  return `${heading}:\n${lines.map((line) => `${line}\n`).join('')}`;
}

export interface OptionRow {
  readonly group: keyof typeof optionGroups;
  /** The option with its value: `--out DIR`. */
  readonly option: string;
  readonly help: string;
}

export function optionRows({ options: names, formats }: Command): OptionRow[] {
  const rows = names.map((name): OptionRow => {
    const { value, help, group, ...kind } = {
      isList: false,
      isRepeatable: false,
      ...options[name],
    };
    const more = kind.isList || kind.isRepeatable ? '; repeatable' : '';
    return {
      group,
      option: value === null ? `--${name}` : `--${name} ${value}`,
      help: `${help}${more}`,
    };
  });
  const short = shortForms(formats);
  const ofOutputs =
    formats.length === 0
      ? []
      : [
          ['-o, --output FORMAT[=FILE]', `${formats.join(', ')}; repeatable`] as const,
          short.length > 1
            ? ([
                `--${short[0]}[=FILE], …`,
                `the same as -o ${short[0]}[=FILE]; likewise for all formats except table`,
              ] as const)
            : ([`--${short[0]}[=FILE]`, `the same as -o ${short[0]}[=FILE]`] as const),
        ];
  return [
    ...rows,
    ...ofOutputs.map(([option, help]): OptionRow => ({ group: 'output', option, help })),
  ];
}

/** Returns the formats that have a short option: all except `table`, which is the default. */
export function shortForms(formats: readonly string[]): readonly string[] {
  return formats.filter((format) => format !== 'table');
}

/** Wraps a long command line at its options, with a backslash at the end of every line but the last. */
export function commandLines(line: string): string[] {
  const lines: string[] = [];
  for (const part of line.split(/ (?=-)/)) {
    const last = lines.at(-1);
    // Leaves room for the indentation and for the backslash.
    if (last === undefined || last.length + part.length > width - 6) {
      lines.push(last === undefined ? part : `  ${part}`);
    } else lines[lines.length - 1] = `${last} ${part}`;
  }
  return lines.map((each, index) => (index === lines.length - 1 ? each : `${each} \\`));
}

export function statusRows(statuses: Command['statuses']): string[] {
  return Object.entries({ ...statuses, ...commonStatuses }).map(
    ([status, words]) => `  ${status.padEnd(3)} ${words}`,
  );
}

export function usageNotes({ argument, options: names, formats }: Command): string[] {
  const takes = (name: OptionName): boolean => names.includes(name);
  return [
    ...(argument === '[DIR]' ? ['DIR defaults to the current folder.'] : []),
    ...(takes('config')
      ? [
          argument === '[DIR]'
            ? "Without --config, the repository's policy applies."
            : 'Policy files in repositories are ignored.',
        ]
      : []),
    ...(formats.length > 0
      ? [
          'An output without FILE goes to standard output. If no output goes to standard output, the table is printed there.',
        ]
      : []),
    ...(takes('timeout') || takes('repo') || takes('state-file')
      ? ['Keys are read only from environment variables:']
      : []),
    ...(takes('timeout')
      ? ['MCP_GRADE_GATE_API_KEY for the grading service (not needed for a local export).']
      : []),
    ...(takes('repo') || takes('org') ? ['GITHUB_TOKEN or GH_TOKEN for GitHub.'] : []),
    ...(takes('launches') ? ['MCP_GRADE_GATE_STATE_KEY for the state of a sweep.'] : []),
    ...(takes('state-file')
      ? [
          'MCP_GRADE_GATE_STATE_KEY for the state, with one key per line; the first key encrypts the state.',
        ]
      : []),
  ];
}
