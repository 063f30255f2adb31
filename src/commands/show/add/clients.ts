/** A command line, taken apart as clients write it. */
export interface StartCommand {
  readonly command: string;
  readonly args: readonly string[];
}

/** A client whose entries can be written. To add one, add it below: a test reads each with the gate's reader. */
export interface WritableClient {
  /** As people call it. */
  readonly title: string;
  /** The file, from the folder in which `place` says that it is. Its name says the format. */
  readonly file: string;
  /** Where people find that folder. */
  readonly place: 'project' | 'user';
  /** The keys that lead to the entries. */
  readonly keys: readonly string[];
  /** Whether entries are a list, in which each has its `name`. */
  readonly isList?: true;
  /** What else a new file needs. */
  readonly head?: object;
  readonly commandEntry: (line: StartCommand, alias: string) => object;
  /** Null if the client connects to no address by its file. */
  readonly urlEntry: ((url: string, alias: string) => object) | null;
  /** The documentation of its file. */
  readonly source: string;
}

const plainCommand = ({ command, args }: StartCommand): object => ({ command, args });
const plainUrl = (url: string): object => ({ url });
const typedCommand = (type: string) => (line: StartCommand) => ({ type, ...plainCommand(line) });
const typedUrl = (type: string) => (url: string) => ({ type, url });
const usual = { place: 'project', keys: ['mcpServers'], commandEntry: plainCommand } as const;

/** By the names that `--add` takes. */
export const writableClients: Readonly<Record<string, WritableClient>> = {
  'claude-code': {
    ...usual,
    title: 'Claude Code',
    file: '.mcp.json',
    urlEntry: typedUrl('http'),
    source: 'https://code.claude.com/docs/en/mcp',
  },
  'claude-desktop': {
    ...usual,
    title: 'Claude Desktop',
    file: 'claude_desktop_config.json',
    place: 'user',
    urlEntry: null,
    source: 'https://modelcontextprotocol.io/docs/develop/connect-local-servers',
  },
  codex: {
    ...usual,
    title: 'Codex',
    file: '.codex/config.toml',
    keys: ['mcp_servers'],
    urlEntry: plainUrl,
    source: 'https://developers.openai.com/codex/mcp',
  },
  continue: {
    ...usual,
    title: 'Continue',
    file: '.continue/mcpServers/servers.yaml',
    isList: true,
    head: { name: 'Servers', version: '0.0.1', schema: 'v1' },
    commandEntry: (line, alias) => ({ name: alias, ...plainCommand(line) }),
    urlEntry: (url, alias) => ({ name: alias, type: 'streamable-http', url }),
    source: 'https://docs.continue.dev/customize/deep-dives/mcp',
  },
  copilot: {
    ...usual,
    title: 'Copilot CLI',
    file: '.copilot/mcp-config.json',
    place: 'user',
    commandEntry: (line) => ({ ...typedCommand('stdio')(line), tools: ['*'] }),
    urlEntry: (url) => ({ ...typedUrl('http')(url), tools: ['*'] }),
    source:
      'https://docs.github.com/en/copilot/how-tos/copilot-cli/customize-copilot/add-mcp-servers',
  },
  cursor: {
    ...usual,
    title: 'Cursor',
    file: '.cursor/mcp.json',
    urlEntry: plainUrl,
    source: 'https://cursor.com/docs/context/mcp',
  },
  gemini: {
    ...usual,
    title: 'Gemini CLI',
    file: '.gemini/settings.json',
    urlEntry: (httpUrl) => ({ httpUrl }),
    source: 'https://github.com/google-gemini/gemini-cli/blob/main/docs/tools/mcp-server.md',
  },
  goose: {
    ...usual,
    title: 'Goose',
    file: 'goose/config.yaml',
    place: 'user',
    keys: ['extensions'],
    commandEntry: ({ command, args }, name) => ({
      ...{ enabled: true, type: 'stdio', name, cmd: command, args, timeout: 300 },
    }),
    urlEntry: (uri, name) => ({ enabled: true, type: 'streamable_http', name, uri, timeout: 300 }),
    source: 'https://block.github.io/goose/docs/guides/config-files',
  },
  kilocode: {
    ...usual,
    title: 'Kilo Code',
    file: '.kilocode/mcp.json',
    urlEntry: typedUrl('streamable-http'),
    source: 'https://kilo.ai/docs/automate/mcp/using-in-cli',
  },
  kiro: {
    ...usual,
    title: 'Kiro',
    file: '.kiro/settings/mcp.json',
    urlEntry: plainUrl,
    source: 'https://kiro.dev/docs/mcp/configuration/',
  },
  librechat: {
    ...usual,
    title: 'LibreChat',
    file: 'librechat.yaml',
    commandEntry: typedCommand('stdio'),
    urlEntry: typedUrl('streamable-http'),
    source:
      'https://www.librechat.ai/docs/configuration/librechat_yaml/object_structure/mcp_servers',
  },
  opencode: {
    ...usual,
    title: 'OpenCode 1',
    file: 'opencode.json',
    keys: ['mcp'],
    head: { $schema: 'https://opencode.ai/config.json' },
    commandEntry: ({ command, args }) => ({
      ...{ type: 'local', command: [command, ...args], enabled: true },
    }),
    urlEntry: (url) => ({ type: 'remote', url, enabled: true }),
    source: 'https://opencode.ai/v1/docs/mcp-servers',
  },
  qwen: {
    ...usual,
    title: 'Qwen Code',
    file: '.qwen/settings.json',
    urlEntry: (httpUrl) => ({ httpUrl }),
    source: 'https://qwenlm.github.io/qwen-code-docs/en/users/features/mcp/',
  },
  roo: {
    ...usual,
    title: 'Roo Code',
    file: '.roo/mcp.json',
    urlEntry: typedUrl('streamable-http'),
    source: 'https://docs.roocode.com/features/mcp/using-mcp-in-roo',
  },
  vscode: {
    ...usual,
    title: 'VS Code',
    file: '.vscode/mcp.json',
    keys: ['servers'],
    commandEntry: typedCommand('stdio'),
    urlEntry: typedUrl('http'),
    source: 'https://code.visualstudio.com/docs/copilot/customization/mcp-servers',
  },
  windsurf: {
    ...usual,
    title: 'Windsurf',
    file: 'mcp_config.json',
    place: 'user',
    urlEntry: (serverUrl) => ({ serverUrl }),
    source: 'https://docs.windsurf.com/windsurf/cascade/mcp',
  },
  zed: {
    ...usual,
    title: 'Zed',
    file: '.zed/settings.json',
    keys: ['context_servers'],
    urlEntry: plainUrl,
    source: 'https://zed.dev/docs/ai/mcp',
  },
};
