/*
 * Makes the same edits in many clients' files. Each layout mirrors files that public repositories commit:
 * their keys, placeholders, comments and the text around the servers. The names are ours.
 */
import type { Files } from './commits.ts';
import { harmless, judged, type Pull, type Row } from './play.ts';
import { tickets } from './repositories.ts';

/** A server, as the words of a launch or as an address. */
type Entry = readonly string[] | { readonly url: string };
type Entries = Readonly<Record<string, Entry>>;

/** Builds a client's file with these servers. */
type Layout = (entries: Entries) => Files;

const mapped = (entries: Entries, entryOf: (entry: Entry, alias: string) => unknown) =>
  Object.fromEntries(
    Object.entries(entries).map(([alias, entry]) => [alias, entryOf(entry, alias)]),
  );

/**
 * Builds an entry with a command and arguments, or with an address, and any other keys that the client uses.
 */
const usual =
  (more: object = {}, ofAddress: object = {}) =>
  (entry: Entry): object =>
    'url' in entry
      ? { url: entry.url, ...ofAddress }
      : { command: entry[0], args: entry.slice(1), ...more };

const json = (value: unknown, indent: string | number = 2): string =>
  `${JSON.stringify(value, null, indent)}\n`;

const toml = (entries: Entries): string =>
  Object.entries(entries)
    .map(([alias, entry]) => {
      const launch =
        'url' in entry
          ? `url = ${json(entry.url)}`
          : `command = ${json(entry[0])}args = [${entry
              .slice(1)
              .map((each) => JSON.stringify(each))
              .join(', ')}]\n`;
      return `[mcp_servers.${alias}]\n${launch}startup_timeout_sec = 30\n`;
    })
    .join('\n');

const yaml = (entries: Entries, indent: string): string =>
  Object.entries(entries)
    .map(([alias, entry]) => {
      const lines =
        'url' in entry
          ? ['type: streamable-http', `url: ${entry.url}`]
          : [`command: ${entry[0]}`, 'args:', ...entry.slice(1).map((each) => `  - "${each}"`)];
      return [`${indent}${alias}:`, ...lines.map((each) => `${indent}  ${each}`)].join('\n');
    })
    .join('\n');

const layouts: Readonly<Record<string, Layout>> = {
  'Claude Code': (entries) => ({
    '.mcp.json': {
      mcpServers: mapped(entries, usual({ env: { FORMS_TOKEN: '${FORMS_TOKEN:-}' } })),
    },
    '.claude/settings.json': { permissions: { allow: ['Bash(npm test)'] } },
  }),
  'VS Code': (entries) => ({
    '.vscode/mcp.json': `// Ask the platform team before you add one.\n${json(
      {
        servers: mapped(
          entries,
          usual({ type: 'stdio', envFile: '${workspaceFolder}/.env' }, { type: 'http' }),
        ),
        inputs: [],
      },
      '\t',
    )}`,
  }),
  Cursor: (entries) => ({
    '.cursor/mcp.json': { mcpServers: mapped(entries, usual()) },
    '.cursor/rules/style.mdc': '---\nalwaysApply: true\n---\nUse tabs.\n',
  }),
  Codex: (entries) => ({
    '.codex/config.toml': `model = "large"\napproval_policy = "on-request"\n\n${toml(entries)}`,
  }),
  Gemini: (entries) => ({
    '.gemini/settings.json': {
      general: { preferredEditor: 'vscode' },
      ui: { theme: 'GitHub' },
      mcpServers: mapped(entries, (entry) =>
        'url' in entry ? { httpUrl: entry.url } : usual({ timeout: 30_000 })(entry),
      ),
    },
  }),
  opencode: (entries) => ({
    'opencode.json': {
      $schema: 'https://opencode.ai/config.json',
      instructions: ['AGENTS.md'],
      mcp: mapped(entries, (entry) =>
        'url' in entry
          ? { type: 'remote', url: entry.url, enabled: true }
          : { type: 'local', command: entry, enabled: true },
      ),
    },
  }),
  LibreChat: (entries) => ({
    'librechat.yaml': `version: 1.3.1\ncache: true\ninterface:\n  modelSelect: true\nmcpServers:\n${yaml(entries, '  ')}\n`,
  }),
  'a dev container': (entries) => ({
    '.devcontainer/devcontainer.json': {
      image: 'mcr.example/devcontainers/base:1',
      postCreateCommand: 'npm ci',
      customizations: {
        vscode: {
          extensions: ['biomejs.biome'],
          mcp: { servers: mapped(entries, usual()) },
        },
      },
    },
  }),
  Zed: (entries) => ({
    '.zed/settings.json': `// Settings of the project.\n${json({
      tab_size: 2,
      context_servers: mapped(entries, usual({ enabled: true })),
    })}`,
  }),
  Kiro: (entries) => ({
    '.kiro/settings/mcp.json': {
      mcpServers: mapped(entries, usual({ disabled: false, autoApprove: [] })),
    },
  }),
  'an agent of Copilot': (entries) => ({
    '.github/agents/planner.md': `---\nname: planner\ndescription: Plans a change\ntools: ["read", "search"]\nmcp-servers:\n${yaml(entries, '  ')}\n---\n\nPlan the change and write it down.\n`,
  }),
  'a plugin': (entries) => ({
    '.claude-plugin/plugin.json': {
      name: 'office',
      version: '0.3.0',
      mcpServers: mapped(entries, usual()),
    },
  }),
  Windsurf: (entries) => ({
    'mcp_config.json': {
      mcpServers: mapped(entries, (entry) =>
        'url' in entry ? { serverUrl: entry.url } : usual()(entry),
      ),
    },
  }),
};

const servers: Entries = {
  notes: ['npx', '-y', '@fictional-mcp/notes@latest'],
  tables: ['npx', '-y', '@fictional-mcp/tables@0.9.0'],
  weather: ['uvx', 'fictional-mcp-weather@2.1.0'],
  forms: ['npx', '-y', 'acme-forms-mcp@1.0.0'],
  tickets: { url: tickets.url },
};
const { forms: _, ...others } = servers;

export const clients: readonly Pull[] = Object.entries(layouts).flatMap(([client, layout]) => {
  const start = { 'README.md': '# Project\n', ...layout(servers) };
  const row = (name: string, entries: Entries): Row => [
    `${name}, in the file of ${client}`,
    layout(entries),
  ];
  return [
    ...harmless(start, [
      row('adds a graded server by its version', {
        ...servers,
        calendar: ['npx', '-y', '@fictional-mcp/calendar@2.1.0'],
      }),
      row('pins a server', { ...servers, notes: ['npx', '-y', '@fictional-mcp/notes@1.4.0'] }),
      row('takes a server away', others),
    ]),
    ...judged('warn', start, [
      row('adds a graded server without a version', {
        ...servers,
        calendar: ['npx', '-y', '@fictional-mcp/calendar'],
      }),
      row('raises a server that is not listed', {
        ...servers,
        forms: ['npx', '-y', 'acme-forms-mcp@1.1.0'],
      }),
      row('raises a server that stays below the minimum', {
        ...servers,
        tables: ['npx', '-y', '@fictional-mcp/tables@0.10.0'],
      }),
    ]),
    ...judged('fail', start, [
      row('adds a server below the minimum', {
        ...servers,
        files: ['npx', '-y', '@fictional-mcp/files@1.2.0'],
      }),
      row('takes an address from another host', {
        ...servers,
        tickets: { url: 'https://mcp.elsewhere.example/tickets' },
      }),
    ]),
  ];
});
