import {
  type Invocation,
  inputOptionNames,
  type OptionName,
  policyOptionNames,
  replayOptionNames,
} from '../commands/command-line.ts';
import { diffFormats } from '../commands/export-diff/formats.ts';
import { sweepOutputs } from '../commands/sweep/outputs.ts';
import { checkOutputs } from '../report/outputs.ts';
import type { Redactor } from '../report/redact.ts';

/** The headings under which the overview lists the commands, in its order. */
export const commandGroups = {
  servers: 'Servers of a folder or repository',
  organisation: 'Servers of an organisation',
  export: 'The export of grades',
} as const;

/** A command line that works as it stands, and why one would run it. */
export interface Example {
  /** Without the name of the program. Its files are in the current folder. */
  readonly line: string;
  /** One line, for the comment above it. */
  readonly does: string;
}

export interface Command {
  /** Imports the command's function, which returns the exit status. */
  readonly load: () => Promise<(given: Invocation, redact: Redactor) => Promise<number>>;
  readonly group: keyof typeof commandGroups;
  /** What it does, in up to 60 characters. */
  readonly does: string;
  /** What the usage calls its argument; in brackets if it may be left out, empty if it takes none. */
  readonly argument: string;
  /** What to say to those who write more than that, or options of something else. */
  readonly hint?: string;
  /** How it is written, without its name and further options: one text for each form of the command. */
  readonly forms: readonly string[];
  /** The options that it accepts. The help lists them by their groups, in this order. */
  readonly options: readonly OptionName[];
  /** The formats of its outputs, the default first. */
  readonly formats: readonly string[];
  /** Two or three: a test runs them. */
  readonly examples: readonly [Example, Example, ...Example[]];
  /** What 0 means, and 1 if it returns that. All commands share the others (`commonStatuses`). */
  readonly statuses: { readonly 0: string; readonly 1?: string };
}
/** By name, which is one word or two. */
export type Commands = Readonly<Record<string, Command>>;

/**
 * The commands, in the order of the help. To add one, add a file in `commands/` and an entry here: the
 * help and docs/command-line.md are made of it.
 */
export const commands: Commands = {
  check: {
    load: async () => (await import('../commands/check/command.ts')).check,
    group: 'servers',
    does: 'judges the MCP servers that a folder declares',
    argument: '[DIR]',
    forms: [
      '[DIR] (--export-file FILE | --base-url URL)',
      '[DIR] --show-policy',
      '--replay 90d (--repo OWNER/NAME | --org NAME)',
    ],
    options: [
      ...(['repo', 'base', 'staged', 'config'] as const),
      ...inputOptionNames,
      ...(['show-policy', 'replay'] as const),
      ...replayOptionNames,
    ],
    formats: ['table', ...checkOutputs.map(({ format }) => format)],
    examples: [
      { does: 'Judge the current folder', line: 'check --base-url https://grades.example.com' },
      {
        does: 'Judge what this branch changes, for people and for tools',
        line: 'check --base main --export-file export.json -o table -o json=report.json',
      },
      {
        does: 'Judge what is staged, in a hook of git',
        line: 'check --staged --export-file export.json',
      },
      { does: 'Which policy holds here, and where it is written', line: 'check --show-policy' },
    ],
    statuses: { 0: 'pass or warn; with --replay, all was judged', 1: 'fail' },
  },
  inventory: {
    load: async () => (await import('../commands/inventory/command.ts')).inventory,
    group: 'servers',
    does: 'lists the MCP servers that a folder declares; needs no key',
    argument: '[DIR]',
    forms: ['[DIR]', '[DIR] (--export-file FILE | --base-url URL)'],
    options: [
      ...(['repo', 'candidates', 'export-file', 'base-url', 'timeout'] as const),
      ...policyOptionNames,
    ],
    formats: ['table', 'json', 'cyclonedx', 'dependency-snapshot'],
    examples: [
      { does: 'What the current folder declares', line: 'inventory' },
      { does: 'The same as JSON in a file', line: 'inventory -o json=inventory.json' },
      {
        does: 'A bill of materials with grades and findings',
        line: 'inventory --export-file export.json -o cyclonedx=bom.json',
      },
    ],
    statuses: { 0: 'the list is complete, or says what could not be read' },
  },
  show: {
    load: async () => (await import('../commands/show/command.ts')).show,
    group: 'servers',
    does: 'shows what the export says of a server, before you add it',
    argument: 'SERVER',
    hint: 'Put a command in quotes: show "npx -y @acme/files".',
    forms: ['SERVER (--export-file FILE | --base-url URL)'],
    options: ['export-file', 'base-url', 'timeout', ...policyOptionNames, 'all', 'add'],
    formats: ['table', 'json', 'markdown'],
    examples: [
      {
        does: 'A package, an image, or a name of the registry',
        line: 'show @acme/files --export-file export.json',
      },
      {
        does: 'One version, as a package URL',
        line: 'show pkg:npm/@acme/files@1.2.0 --base-url https://grades.example.com',
      },
      {
        does: 'What to paste for a client',
        line: 'show @acme/files --export-file export.json --add claude-code',
      },
      {
        does: 'A command or an entry, as a page of documentation has it',
        line: 'show "npx -y @acme/files" --export-file export.json -o json',
      },
    ],
    statuses: {
      0: 'it is listed, whatever its grade; with --add, it passes',
      1: 'it is not listed; with --add, no version passes',
    },
  },
  init: {
    load: async () => (await import('../commands/init/command.ts')).init,
    group: 'servers',
    does: 'writes workflow and policy of the gate for a repository',
    argument: '[DIR]',
    forms: ['[DIR] [--base-url URL] [--owners OWNERS] [--dry-run]'],
    options: [
      ...(['export-file', 'base-url', 'timeout', 'preset'] as const),
      ...(['owners', 'action', 'dry-run', 'force'] as const),
    ],
    formats: [],
    examples: [
      {
        does: 'What would be written here, as a patch for git apply',
        line: 'init --base-url https://grades.example.com --dry-run',
      },
      {
        does: 'Write it, with owners of the files, and say what would fail today',
        line: 'init --base-url https://grades.example.com --owners @acme/security --export-file export.json',
      },
    ],
    statuses: { 0: 'the files are written, or there is nothing to write' },
  },
  sweep: {
    load: async () => (await import('../commands/sweep/command.ts')).sweepCommand,
    group: 'organisation',
    does: 'judges the default branches of many repositories on GitHub',
    argument: '',
    forms: ['--org NAME', '--repos FILE'].map(
      (all) => `${all} (--export-file FILE | --base-url URL)`,
    ),
    options: [
      ...(['org', 'repos', 'include', 'exclude', 'archived', 'forks', 'state-file'] as const),
      ...(['export-file', 'base-url', 'timeout', 'org-policy'] as const),
    ],
    formats: ['table', ...Object.values(sweepOutputs).map(({ format }) => format)],
    examples: [
      {
        does: 'Judge every repository of an organisation',
        line: 'sweep --org octo-org --base-url https://grades.example.com',
      },
      {
        does: 'Only some, as a page to share',
        line: 'sweep --org octo-org --include "api-*,web" --export-file export.json -o html=sweep.html',
      },
    ],
    statuses: { 0: 'pass or warn', 1: 'fail' },
  },
  'sweep history': {
    load: async () => (await import('../commands/sweep-history/command.ts')).sweepHistory,
    group: 'organisation',
    does: 'says from when to when repositories ran which servers',
    argument: '',
    forms: ['--state-file FILE [--grade GRADE]'],
    options: ['state-file', 'server', 'grade', 'export-file', 'base-url', 'timeout'],
    formats: ['table', 'json'],
    examples: [
      {
        does: 'Who has run servers of acme',
        line: 'sweep history --state-file sweep.state --server "@acme/*"',
      },
      {
        does: 'Who has run what is graded F today',
        line: 'sweep history --state-file sweep.state --grade F --export-file export.json',
      },
    ],
    statuses: { 0: 'the history is printed' },
  },
  allowlist: {
    load: async () => (await import('../commands/allowlist/command.ts')).allowlist,
    group: 'organisation',
    does: 'writes what passes as lists that clients enforce, with proof',
    argument: '',
    forms: ['--for WHAT --out DIR (--export-file FILE | --base-url URL)'],
    options: [
      ...(['launches', 'keep', 'export-file', 'base-url', 'timeout'] as const),
      ...(['config', 'preset', 'min-score', 'org-policy'] as const),
      ...(['for', 'with-grades', 'out'] as const),
    ],
    formats: [],
    examples: [
      {
        does: 'What is in use in this folder, for Claude Code and Copilot',
        line: 'allowlist --for claude-code --for copilot --launches . --export-file export.json --out lists',
      },
      {
        does: 'The whole export as a table',
        line: 'allowlist --for csv --export-file export.json --out lists',
      },
    ],
    statuses: {
      0: 'the files are written, and the proof holds',
      1: 'they are written, and the proof fails',
    },
  },
  'export validate': {
    load: async () => (await import('../commands/export-validate/command.ts')).validateExport,
    group: 'export',
    does: 'says rule by rule whether an export meets its contract',
    argument: 'FILE|URL',
    forms: ['FILE|URL'],
    options: ['timeout'],
    formats: [],
    examples: [
      { does: 'A file', line: 'export validate export.json' },
      { does: 'What the service sends', line: 'export validate https://grades.example.com' },
    ],
    statuses: { 0: 'the export meets its contract', 1: 'it does not' },
  },
  'export diff': {
    load: async () => (await import('../commands/export-diff/command.ts')).exportDiff,
    group: 'export',
    does: 'says what differs between two exports',
    argument: 'OLD NEW',
    forms: ['OLD NEW'],
    options: [...policyOptionNames, 'timeout'],
    formats: diffFormats,
    examples: [
      { does: 'What is new since yesterday', line: 'export diff yesterday.json export.json' },
      {
        does: 'What passes or fails now that did not, under a policy',
        line: 'export diff yesterday.json export.json --config gate.yml',
      },
      {
        does: 'The same against the service, as Markdown in a file',
        line: 'export diff yesterday.json https://grades.example.com -o markdown=diff.md',
      },
    ],
    statuses: { 0: 'nothing differs', 1: 'something differs' },
  },
  'export tables': {
    load: async () => (await import('../commands/export-tables/command.ts')).exportTables,
    group: 'export',
    does: 'writes an export as tables, for databases',
    argument: 'FILE|URL',
    forms: ['FILE|URL --out DIR'],
    options: ['timeout', 'out', 'compress'],
    formats: [],
    examples: [
      { does: 'Add a day to a folder', line: 'export tables export.json --out corpus' },
      {
        does: 'From the service, compressed',
        line: 'export tables https://grades.example.com --out corpus --compress zstd',
      },
    ],
    statuses: { 0: 'the tables are written' },
  },
  'export fetch': {
    load: async () => (await import('../commands/export-fetch/command.ts')).fetchExportCommand,
    group: 'export',
    does: 'writes the export into a folder as a sealed mirror',
    argument: '',
    forms: ['--base-url URL', '--export-file FILE'].map((from) => `--seal --out DIR ${from}`),
    options: ['base-url', 'export-file', 'timeout', 'seal', 'out'],
    formats: [],
    examples: [
      {
        does: 'Fill or update the folder of a web server',
        line: 'export fetch --seal --out mirror --base-url https://grades.example.com',
      },
      {
        does: 'From a file that was downloaded before',
        line: 'export fetch --seal --out mirror --export-file export.json',
      },
    ],
    statuses: { 0: 'the mirror has the newest export' },
  },
};
