import { claudeFiles } from '../../declarations/environments.ts';
import { byShape } from '../../declarations/files-by-shape.ts';
import type { EnvConsumer } from '../ambient-inputs.ts';
import { wordList } from '../word-list.ts';
import { type NamedVariables, row, space, type VariableSpace } from './space.ts';

declare module '../ambient-inputs.ts' {
  /**
   * `client` stands for any client. Although a client starts servers, it reads variables only from its own
   * environment, not from a server's entry.
   */
  interface EnvConsumerNames {
    readonly client: true;
    readonly claude: true;
    readonly codex: true;
    readonly copilot: true;
    readonly gemini: true;
    readonly qwen: true;
    readonly iflow: true;
    readonly amp: true;
    readonly goose: true;
    readonly opencode: true;
    readonly kilo: true;
    readonly crush: true;
    readonly kiro: true;
    readonly codebuddy: true;
    readonly kimi: true;
    readonly 'mcp-agent': true;
  }
}

/**
 * Variables that determine which settings a client reads or how it starts servers. The settings matter
 * because they can declare more servers. These variables apply only in a client's environment, never in a
 * server's entry. Sources: the clients' reference documentation for variables.
 */

/** Client names given to files that several clients read, or whose client is unknown. */
const anyClient: ReadonlySet<string> = new Set([byShape, 'generic', 'agents']);

export function clientEnvConsumers(client: string): readonly EnvConsumer[] {
  if (anyClient.has(client)) return ['client', ...families.map(({ envConsumer }) => envConsumer)];
  const own = families.filter(({ clients }) => clients.has(client));
  return ['client', ...own.map(({ envConsumer }) => envConsumer)];
}

const reasonsOfClients = {
  settings: 'determines where the client finds its settings and servers',
  start: 'determines how the client starts other programs',
  container: 'determines the container in which the client starts servers',
} as const;

const starting = row('none', reasonsOfClients.start)`*SHELL_PREFIX *WRAPPER *EXTRA_ARGS`;

const common: readonly NamedVariables[] = [
  row('none', reasonsOfClients.settings)`*CONFIG_CONTENT`,
  row('outside', reasonsOfClients.settings)`*HOME *CONFIG *CONFIG_DIR *CONFIG_PATH *SETTINGS_PATH
    *SETTINGS_FILE *DEFAULTS_PATH`,
  row('not of the tree', 'configures the client itself')`*`,
];

interface Family {
  readonly envConsumer: EnvConsumer;
  /** The client names used for the family's files. */
  readonly clients: ReadonlySet<string>;
  readonly prefixes: readonly string[];
  /** Variables whose meaning differs from the usual meaning of their suffix, listed without the prefix. */
  readonly prefixed: readonly NamedVariables[];
  /** Variables without a prefix. */
  readonly others: readonly NamedVariables[];
}

/**
 * Creates a client family. By default, `reader` is also the client name for the family's files and, in upper
 * case with a trailing `_`, the variable prefix.
 */
function createClientFamily(
  reader: EnvConsumer,
  {
    clients = [reader],
    prefixes = [`${reader.toUpperCase()}_`],
    ...rows
  }: {
    readonly clients?: Iterable<string>;
    readonly prefixes?: readonly string[];
    readonly prefixed?: readonly NamedVariables[];
    readonly others?: readonly NamedVariables[];
  } = {},
): Family {
  return {
    prefixed: [],
    others: [],
    ...rows,
    envConsumer: reader,
    prefixes,
    clients: new Set(clients),
  };
}

function sandbox(names: string): NamedVariables[] {
  const images = wordList(names).map((name) => `${name}_IMAGE`);
  return [
    row('none', reasonsOfClients.container)`${images.join(' ')} SANDBOX_*`,
    row('word', reasonsOfClients.container)`${names}`,
  ];
}

const families: readonly Family[] = [
  createClientFamily('claude', {
    clients: claudeFiles,
    prefixes: ['CLAUDE_CODE_'],
    prefixed: [row('any', 'determines what is sent to the model')`EXTRA_BODY EXTRA_METADATA`],
    others: [
      row('outside', reasonsOfClients.settings)`CLAUDE_CONFIG_DIR`,
      row('outside', 'determines what the client’s shells run first')`CLAUDE_ENV_FILE`,
      row('none', reasonsOfClients.start)`claudeCode.claudeProcessWrapper`,
    ],
  }),
  createClientFamily('codex'),
  createClientFamily('gemini', { prefixes: ['GEMINI_CLI_'], others: sandbox('GEMINI_SANDBOX') }),
  createClientFamily('qwen', {
    prefixes: ['QWEN_CODE_'],
    others: [
      row('outside', reasonsOfClients.settings)`QWEN_HOME`,
      ...sandbox('QWEN_SANDBOX GEMINI_SANDBOX'),
    ],
  }),
  createClientFamily('iflow', {
    prefixes: ['IFLOW_CLI_', 'GEMINI_CLI_'],
    others: sandbox('IFLOW_SANDBOX GEMINI_SANDBOX'),
  }),
  createClientFamily('opencode'),
  createClientFamily('kilo', { clients: ['kilo', 'kilocode'] }),
  createClientFamily('crush'),
  createClientFamily('goose'),
  createClientFamily('copilot', {
    clients: ['copilot', 'copilot-plugin', 'github-agents'],
    prefixed: [
      row(
        'any',
        'contains text for the model or secrets for servers',
      )`CUSTOM_INSTRUCTIONS_DIRS MCP_*
        AGENT_*`,
    ],
  }),
  createClientFamily('amp'),
  createClientFamily('kiro'),
  createClientFamily('codebuddy'),
  createClientFamily('kimi'),
  createClientFamily('mcp-agent', {
    prefixes: [],
    others: [row('none', reasonsOfClients.settings)`MCP_APP_SETTINGS_PRELOAD`],
  }),
];

const shared = space(['client'], null, 'loader', [
  row('node options', 'determines what a Node-based client loads first')`NODE_OPTIONS`,
  row('none', 'determines what a Bun-based client loads first')`BUN_OPTIONS`,
  row('not of the tree', 'sets the shell that clients start')`SHELL`,
]);

export const clientSpaces: readonly VariableSpace[] = [
  shared,
  ...families.flatMap(({ envConsumer, prefixes, prefixed, others }) => [
    ...(others.length > 0 ? [space([envConsumer], null, 'path', others)] : []),
    ...(prefixes.length > 0
      ? [space([envConsumer], prefixes, 'path', [...prefixed, starting, ...common])]
      : []),
  ]),
];
