import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import type { Server } from '../../run.mjs';
import { installFromNpm, installFromPypi } from '../tools.ts';

/** The details that a client shows for a server; details that it does not show are absent. */
export interface Shown extends Partial<Server> {
  readonly name: string;
  /** The server's command and arguments as one text, if the client shows nothing else. */
  readonly words?: string;
}

/** A client that lists the servers in its files without starting them and without a login. */
export interface Client {
  /** The name that rows use for it. */
  readonly client: string;
  /** The client's package and version. */
  readonly program: string;
  readonly version: string;
  /** The files that it reads by default in its working folder. */
  readonly reads: RegExp;
  /** Matches the texts of files from which the client reads more than it lists. */
  readonly leavesOut?: RegExp;
  readonly install: (folder: string) => Promise<void>;
  /** The command line that makes it list its servers. */
  readonly list: (folder: string) => readonly string[];
  /** Variables, and files in its home folder, that make it trust the folder `work`. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly home?: (work: string) => Readonly<Record<string, string>>;
  /** Converts the client's output to servers; null if the client reports that it does not read the file. */
  readonly read: (output: string) => readonly Shown[] | null;
}

type Entries = Readonly<Record<string, Record<string, unknown>>>;

/** Parses the JSON that begins at the first bracket at the start of a line; returns null if there is none. */
function jsonIn(output: string): unknown {
  const start = output.search(/^[[{]/m);
  try {
    return start < 0 ? null : JSON.parse(output.slice(start));
  } catch {
    return null;
  }
}

function words(list: unknown): Pick<Server, 'command' | 'args'> {
  const [command, ...args] = Array.isArray(list) ? list.map(String) : [];
  return { command, args };
}

/** Returns a parser for lines such as `notes: npx -y mcp-a (stdio) - Disconnected`. */
function fromLines(line: RegExp): (output: string) => Shown[] {
  return (output) =>
    [...output.matchAll(line)].map(({ groups: { name = '', text = '' } = {} }) =>
      /^(?:https?|wss?):|\{env:|^\$\{BASE/.test(text) ? { name, url: text } : { name, words: text },
    );
}

/** Returns a client that prints, with a Python program, the servers that a client's library reads. */
function pythonClient(program: string, version: string, module: string, file: RegExp): Client {
  const print = [
    'import json, sys, warnings; warnings.simplefilter("ignore")',
    `from ${module} import get_settings`,
    'servers = get_settings().mcp.servers if get_settings().mcp else {}',
    'print(json.dumps({n: s.model_dump(mode="json") for n, s in servers.items()}))',
  ].join('\n');
  return {
    client: program.replace(/-mcp$/, ''),
    program,
    version,
    reads: file,
    install: (folder) => installFromPypi(folder, `${program}==${version}`),
    list: (folder) => [join(folder, 'bin/python'), '-c', print],
    read: (output) => {
      const servers = jsonIn(output) as Entries | null;
      if (servers === null) return null;
      return Object.entries(servers).map(([name, { command, args, env, url, enabled }]) => ({
        name,
        ...(url == null ? words([command, ...((args ?? []) as string[])]) : { url: String(url) }),
        ...(env == null ? {} : { env: env as Record<string, string> }),
        enabled: enabled !== false,
      }));
    },
  };
}

const node = process.execPath;

/** Returns a client from npm that prints lines or JSON, installed without running scripts. */
function npmClient(client: Omit<Client, 'install'>, file: string): Client {
  return {
    ...client,
    install: async (folder) => {
      await installFromNpm(folder, `${client.program}@${client.version}`);
      await chmod(join(folder, 'node_modules', client.program, file), 0o755);
    },
  };
}

/** Matches the lines in which Gemini and its forks list servers, with or without colour. */
const listLine =
  /^.*?[✗✓○] *(?:.\[0m)? *(?<name>.+?): (?<text>.*?) {1,2}\((?:stdio|http|sse)\) - /gmu;

/** The clients that are available from registries and can list servers without help. */
export const clients: readonly Client[] = [
  npmClient(
    {
      client: 'claude-code',
      program: '@anthropic-ai/claude-code-linux-x64',
      version: '2.1.197',
      reads: /^\.mcp\.json$/,
      list: (folder) => [
        join(folder, 'node_modules/@anthropic-ai/claude-code-linux-x64/claude'),
        'mcp',
        'list',
      ],
      // The client accepts a `ws` server by name, but does not list it.
      leavesOut: /"ws"/,
      // The client lists an unapproved server without starting it.
      read: fromLines(/^(?<name>\S.*?): (?<text>.*?)(?: \([A-Z]+\))? - ⏸ Pending/gm),
    },
    'claude',
  ),
  npmClient(
    {
      client: 'codex',
      program: '@openai/codex',
      version: '0.169.0',
      reads: /^\.codex\/config\.toml$/,
      list: (folder) => [
        node,
        join(folder, 'node_modules/@openai/codex/bin/codex.js'),
        'mcp',
        'list',
        '--json',
      ],
      home: (work) => ({
        '.codex/config.toml': `[projects.${JSON.stringify(work)}]\ntrust_level = "trusted"\n`,
      }),
      read: (output) => {
        const list = jsonIn(output) as
          | { name: string; enabled: boolean; transport: Record<string, unknown> }[]
          | null;
        if (list === null) return null;
        return list.map(({ name, enabled, transport: { command, args, env, url } }) => ({
          name,
          enabled,
          ...(url == null ? words([command, ...((args ?? []) as string[])]) : { url: String(url) }),
          ...(env == null ? {} : { env: env as Record<string, string> }),
        }));
      },
    },
    'bin/codex.js',
  ),
  npmClient(
    {
      client: 'opencode',
      program: 'opencode-linux-x64',
      version: '1.18.33',
      reads: /^(?:\.opencode\/)?opencode\.jsonc?$/,
      list: (folder) => [
        join(folder, 'node_modules/opencode-linux-x64/bin/opencode'),
        'debug',
        'config',
      ],
      read: (output) => {
        const config = jsonIn(output) as { mcp?: Entries } | null;
        if (config === null) return null;
        // An entry that only turns a server on or off does not declare one.
        const entries = Object.entries(config.mcp ?? {}).filter(([, { type }]) => type);
        return entries.map(([name, { command, url, enabled }]) => ({
          name,
          enabled: enabled !== false,
          ...(url === undefined ? words(command) : { url: String(url) }),
        }));
      },
    },
    'bin/opencode',
  ),
  npmClient(
    {
      client: 'gemini',
      program: '@google/gemini-cli',
      version: '0.61.0',
      reads: /^\.gemini\/settings\.json$/,
      list: (folder) => [node, join(folder, 'node_modules/.bin/gemini'), 'mcp', 'list'],
      environment: { GEMINI_CLI_TRUST_WORKSPACE: 'true' },
      read: fromLines(listLine),
    },
    'package.json',
  ),
  npmClient(
    {
      client: 'qwen',
      program: '@qwen-code/qwen-code',
      version: '0.15.10',
      reads: /^\.qwen\/settings\.json$/,
      list: (folder) => [node, join(folder, 'node_modules/.bin/qwen'), 'mcp', 'list'],
      read: fromLines(listLine),
    },
    'package.json',
  ),
  npmClient(
    {
      client: 'amp',
      program: '@ampcode/cli-linux-x64',
      version: '0.0.1790142911-g7618fb',
      reads: /^\.amp\/settings\.jsonc?$/,
      list: (folder) => [join(folder, 'node_modules/@ampcode/cli-linux-x64/amp'), 'mcp', 'list'],
      read: fromLines(/^ {2}(?<name>\S+) +(?:command|url) +(?<text>.*?) *$/gm),
    },
    'amp',
  ),
  npmClient(
    {
      client: 'continue',
      program: '@continuedev/config-yaml',
      version: '1.42.0',
      reads: /^\.continue\/(?:config|mcpServers\/\w+)\.yaml$/,
      list: (folder) => [
        node,
        '--input-type=module',
        '--eval',
        `import { parseConfigYaml } from ${JSON.stringify(join(folder, 'node_modules/@continuedev/config-yaml/dist/index.js'))};
import { globSync, readFileSync } from 'node:fs';
const [file] = globSync('.continue/**/*.yaml');
console.log(JSON.stringify(parseConfigYaml(readFileSync(file, 'utf8')).mcpServers ?? []));`,
      ],
      read: (output) => jsonIn(output) as Shown[] | null,
    },
    'package.json',
  ),
  pythonClient('mcp-agent', '0.2.6', 'mcp_agent.config', /^mcp_agent\.config\.yaml$/),
  pythonClient('fast-agent-mcp', '0.10.46', 'fast_agent.config', /^fastagent\.config\.yaml$/),
];
