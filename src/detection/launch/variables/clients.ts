import { claudeFiles, workflowFiles } from '../../declarations/environments.ts';
import { byShape } from '../../declarations/files-by-shape.ts';
import type { Reader } from '../reads.ts';
import { wordList } from '../word-list.ts';
import { type NamedVariables, named, type VariableSpace } from './space.ts';

/*
 * The variables that clients read themselves, as far as they decide how servers are started, or which
 * settings, with servers of their own, are read. They count only in what a client is given, never in an
 * entry. Sources: the references of the clients' variables.
 */

/** Files that several clients read, or of which the client is not known. */
const anyClient: ReadonlySet<string> = new Set([byShape, 'generic', 'agents']);

/** The reader that stands for a client. */
export function clientReaders(client: string): readonly Reader[] {
  // Settings that a step's variables name are read where they are.
  if (workflowFiles.has(client)) return ['client', 'step'];
  if (anyClient.has(client)) return ['client', ...families.map(({ reader }) => reader)];
  const own = families.filter(({ clients }) => clients.has(client));
  return ['client', ...own.map(({ reader }) => reader)];
}

const reasonsOfClients = {
  settings: 'where it has its settings, and servers',
  start: 'a program that starts others',
  container: 'the container in which it starts servers',
} as const;

/** What names of a client's own end in, if they decide what is started. */
const starting: NamedVariables = named(
  '*SHELL_PREFIX *WRAPPER *EXTRA_ARGS',
  'none',
  reasonsOfClients.start,
);

/** What they end in, if they decide which settings are read. */
const common: readonly NamedVariables[] = [
  named('*CONFIG_CONTENT', 'none', reasonsOfClients.settings),
  named(
    '*HOME *CONFIG *CONFIG_DIR *CONFIG_PATH *SETTINGS_PATH *SETTINGS_FILE *DEFAULTS_PATH',
    'outside',
    reasonsOfClients.settings,
  ),
  named('*', 'not of the tree', 'its own settings'),
];

interface Family {
  readonly reader: Reader;
  readonly clients: ReadonlySet<string>;
  /** What the names of its variables begin with. */
  readonly prefixes: readonly string[];
  /** Those with other meanings than their endings say, without the prefix. */
  readonly prefixed?: readonly NamedVariables[];
  /** Those without the prefix. */
  readonly others?: readonly NamedVariables[];
}

function sandbox(names: string): NamedVariables[] {
  const images = wordList(names).map((name) => `${name}_IMAGE`);
  return [
    named(`${images.join(' ')} SANDBOX_*`, 'none', reasonsOfClients.container),
    named(names, 'word', reasonsOfClients.container),
  ];
}

const families: readonly Family[] = [
  {
    reader: 'claude',
    clients: claudeFiles,
    prefixes: ['CLAUDE_CODE_'],
    prefixed: [named('EXTRA_BODY EXTRA_METADATA', 'any', 'what is sent to the model')],
    others: [
      named('CLAUDE_CONFIG_DIR', 'outside', reasonsOfClients.settings),
      named('CLAUDE_ENV_FILE', 'outside', 'what its shells run first'),
      named('claudeCode.claudeProcessWrapper', 'none', reasonsOfClients.start),
    ],
  },
  { reader: 'codex', clients: new Set(['codex']), prefixes: ['CODEX_'] },
  {
    reader: 'gemini',
    clients: new Set(['gemini']),
    prefixes: ['GEMINI_CLI_'],
    others: sandbox('GEMINI_SANDBOX'),
  },
  {
    reader: 'qwen',
    clients: new Set(['qwen']),
    prefixes: ['QWEN_CODE_'],
    others: [
      named('QWEN_HOME', 'outside', reasonsOfClients.settings),
      ...sandbox('QWEN_SANDBOX GEMINI_SANDBOX'),
    ],
  },
  {
    reader: 'iflow',
    clients: new Set(['iflow']),
    prefixes: ['IFLOW_CLI_', 'GEMINI_CLI_'],
    others: sandbox('IFLOW_SANDBOX GEMINI_SANDBOX'),
  },
  { reader: 'opencode', clients: new Set(['opencode']), prefixes: ['OPENCODE_'] },
  { reader: 'kilo', clients: new Set(['kilo', 'kilocode']), prefixes: ['KILO_'] },
  { reader: 'crush', clients: new Set(['crush']), prefixes: ['CRUSH_'] },
  { reader: 'goose', clients: new Set(['goose']), prefixes: ['GOOSE_'] },
  {
    reader: 'copilot',
    clients: new Set(['copilot', 'copilot-plugin', 'github-agents']),
    prefixes: ['COPILOT_'],
    prefixed: [
      named(
        'CUSTOM_INSTRUCTIONS_DIRS MCP_* AGENT_*',
        'any',
        'text for the model, and secrets of servers',
      ),
    ],
  },
  { reader: 'amp', clients: new Set(['amp']), prefixes: ['AMP_'] },
  { reader: 'kiro', clients: new Set(['kiro']), prefixes: ['KIRO_'] },
  { reader: 'codebuddy', clients: new Set(['codebuddy']), prefixes: ['CODEBUDDY_'] },
  { reader: 'kimi', clients: new Set(['kimi']), prefixes: ['KIMI_'] },
  {
    reader: 'mcp-agent',
    clients: new Set(['mcp-agent']),
    prefixes: [],
    others: [named('MCP_APP_SETTINGS_PRELOAD', 'none', reasonsOfClients.settings)],
  },
];

/** What all clients are started by, and what most are programs of. */
const shared: VariableSpace = {
  readers: ['client'],
  prefixes: null,
  kind: 'loader',
  variables: [
    named('NODE_OPTIONS', 'node options', 'what a client that is a program of Node loads first'),
    named('BUN_OPTIONS', 'none', 'what a client that is a program of Bun loads first'),
    named(
      'SHELL terminal.shell',
      'not of the tree',
      'the shell that starts clients, and that they start',
    ),
    named('terminal.args', 'no text to run', 'the arguments of that shell'),
    named('GITHUB_PATH', 'not of the tree', 'where the steps of a job find programs first', {
      kind: 'path',
    }),
  ],
};

/** What steps, which may start any client, set for one: names that begin as its own do. */
const ofSteps: VariableSpace = {
  readers: ['step'],
  prefixes: null,
  kind: 'path',
  variables: [
    {
      ...starting,
      names: families
        .flatMap(({ prefixes }) => prefixes)
        .flatMap((prefix) => starting.names.map((name) => `${prefix}${name}`)),
    },
    ...families
      .flatMap(({ others = [] }) => others)
      .filter(({ reason }) => reason === reasonsOfClients.container),
  ],
};

/** The spaces of clients. */
export const clientSpaces: readonly VariableSpace[] = [
  shared,
  ofSteps,
  ...families.flatMap(({ reader, prefixes, prefixed = [], others = [] }): VariableSpace[] => [
    ...(others.length === 0
      ? []
      : [{ readers: [reader], prefixes: null, kind: 'path', variables: others } as const]),
    ...(prefixes.length === 0
      ? []
      : [
          {
            readers: [reader],
            prefixes,
            kind: 'path',
            variables: [...prefixed, starting, ...common],
          } as const,
        ]),
  ]),
];
