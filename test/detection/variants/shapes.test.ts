/*
 * Servers recognised by their shape, wherever clients look for them, and files that only look as if they
 * declare servers.
 */
import { type Case, type FileContent, type Files, good, here, mcp, playCases } from './cases.ts';

const json = JSON.stringify({ notes: good });
const wrapped = `{"mcpServers": ${json}}`;
const toml = (table: string): string =>
  `[${table}.notes]\ncommand = "npx"\nargs = ["-y", "@fictional-mcp/notes@1.4.0"]\n`;
const flow = '{command: npx, args: [-y, "@fictional-mcp/notes@1.4.0"]}';
const yaml = (key: string): string => `${key}:\n  notes: ${flow}\n`;
const head = (key: string): string => `---\nname: x\n${yaml(key)}---\n# Text\n`;

const seen = (path: string, content: FileContent, expected: string | RegExp = 'added'): Case => ({
  name: `${path}: ${typeof content === 'string' ? content.slice(0, 60) : JSON.stringify(content).slice(0, 60)}`,
  base: {},
  head: { [path]: content },
  expected,
});
const quiet = (path: string, content: FileContent): Case => seen(path, content, 'nothing');
const together = (name: string, head: Files, expected = 'added'): Case => ({
  name,
  base: {},
  head,
  expected,
});
const step = (text: string): Files => ({
  '.github/workflows/x.yml': `on: push\njobs:\n  a:\n    steps:\n      - uses: acme/agent@v1\n${text}`,
});

const clients: readonly Case[] = [
  seen('.iflow/settings.json', wrapped),
  seen(
    '.continue/config.json',
    `{"experimental": {"modelContextProtocolServers": [{"transport": ${JSON.stringify(good)}}]}}`,
  ),
  seen('.continuerc.json', wrapped),
  seen('.kiro/agents/x.md', head('mcpServers')),
  seen('.kiro/settings/mcp.json', `{"powers": {"mcpServers": ${json}}}`),
  seen('.junie/agents/x.md', head('mcpServers')),
  seen(
    '.vibe/agents/x.toml',
    '[[mcp_servers]]\nname = "notes"\ncommand = "npx"\nargs = ["-y", "@fictional-mcp/notes@1.4.0"]\n',
  ),
  seen(
    '.opencode/config.json',
    '{"mcp": {"notes": {"type": "local", "command": ["npx", "-y", "@fictional-mcp/notes@1.4.0"]}}}',
  ),
  seen(
    '.opencode/opencode.json',
    '{"mcp": {"notes": {"type": "local", "command": ["npx", "-y", "@fictional-mcp/notes@1.4.0"]}}}',
  ),
  seen(
    '.openhands/microagents/x.md',
    `---\nmcp_tools:\n  stdio_servers:\n    - name: notes\n      command: npx\n      args: [-y, "@fictional-mcp/notes@1.4.0"]\n---\n`,
  ),
  seen('skills/x/SKILL.md', head('mcp')),
  seen('.claude/skills/x/SKILL.md', head('mcp-servers')),
  ...['cody.mcpServers', 'zencoder.mcpServers', 'amp.mcpServers', 'mcp.servers'].map((key) =>
    seen('.vscode/settings.json', `{"${key}": ${json}}`),
  ),
  seen(
    '.vscode/settings.json',
    `{"augment.advanced": {"mcpServers": [${JSON.stringify({ name: 'notes', ...good })}]}}`,
  ),
  seen('x.code-workspace', `{"folders": [], "settings": {"cody.mcpServers": ${json}}}`),
  seen(
    '.devcontainer/devcontainer.json',
    `{"customizations": {"vscode": {"settings": {"zencoder.mcpServers": ${json}}}}}`,
  ),
  seen('.gemini/settings.json', '{"mcp": {"serverCommand": "npx -y @fictional-mcp/notes@1.4.0"}}'),
  seen('.codex/config.toml', toml('profiles.fast.mcp_servers')),
  seen('.codex/config.toml', '[plugins."tools@acme"]\nenabled = true\n', 'added: unidentified'),
  seen('.codex/config.toml', '[plugins."tools@acme"]\nenabled = false\n', 'nothing'),
  seen('mcp-compose.yaml', 'servers:\n  notes:\n    image: acme/notes:1.0.0\n', 'added: unlisted'),
  seen(
    'fast-agent.yaml',
    'mcp:\n  servers:\n    notes:\n      target: "npx -y @fictional-mcp/notes@1.4.0"\n',
  ),
  seen(
    'fast-agent.yaml',
    'mcp:\n  targets:\n    - target: "https://evil.example/mcp"\n',
    'added: unlisted',
  ),
  seen('memAgent/cipher.yml', yaml('mcpServers')),
  // The file contains no other key that an entry has.
  ...['image', 'target'].flatMap((key) => [
    seen(
      'mcp-x.yaml',
      `mcpServers:\n  a: {${key}: acme/notes}\n`,
      /^added: (?:unlisted|unid|local)/,
    ),
    seen(
      'mcp-x.json',
      `{"mcpServers": {"a": {"${key}": "acme/notes"}}}`,
      /^added: (?:unlisted|unid|local)/,
    ),
  ]),
];

/** Clients whose files share their names with those of other clients. */
const ambiguous: readonly Case[] = [
  seen(
    'config.toml',
    '[mcp]\nstdio_servers = [{ name = "e", command = "npx", args = ["-y", "evil@1.0.0"] }]\n',
    'added: unlisted',
  ),
  seen('config.toml', '[mcp]\nsse_servers = ["https://evil.example/mcp"]\n', 'added: unlisted'),
  quiet('config.toml', 'baseURL = "https://example.org/"\ntitle = "x"\n[servers]\ncommand = "x"\n'),
  seen(
    'codex/config.toml',
    '[mcp]\nstdio_servers = []\n[mcp_servers.e]\ncommand = "./e"\n',
    'added: unidentified',
  ),
  seen(
    'agent.json',
    '{"model": "x", "servers": [{"type": "stdio", "config": {"command": "npx", "args": ["-y", "evil@1.0.0"]}}]}',
    'added: unlisted',
  ),
  seen(
    'agents/a/agent.json',
    '{"servers": [{"type": "http", "url": "https://evil.example/mcp"}]}',
    'added: unlisted',
  ),
  quiet('agent.json', '{"name": "x", "url": "https://x.example", "skills": [], "servers": []}'),
  quiet('agent.json', '{"type": "agent", "servers": [{"host": "x", "config": {"a": 1}}]}'),
  seen('.factory/settings.json', '{"enabledPlugins": {"a@b": true}}', 'added: unidentified'),
  seen('.codebuddy/settings.json', '{"enabledPlugins": {"a@b": true}}', 'added: unidentified'),
  quiet('.acme/settings.json', '{"enabledPlugins": {"a": true, "b@c": false}, "x": ["d@e"]}'),
];

const dotPlaces: readonly Case[] = [
  seen('.acme/settings.json', wrapped),
  seen('.acme/deep/er/config.jsonc', `// c\n{"a": {"b": {"mcp_servers": ${json},},},}`),
  seen('.acme.json', wrapped),
  seen('.acmerc.yaml', yaml('mcp-servers')),
  seen('tools/.acme/conf.toml', toml('context_servers')),
  seen('.acme/x.toml', toml('acme.mcp.servers')),
  seen('.acme/x.yml', `acme:\n  mcp:\n    servers:\n      notes: ${flow}\n`),
  seen('.acme/x.json', `{"acme.mcpServers": ${json}}`),
  seen('.acme/x.json', `{"acme/mcpServers": ${json}}`),
  seen('.acme/x.json', `{"acme_mcp_servers": ${json}}`),
  seen('.acme/x.json', `{"McpServers": ${json}}`),
  seen('.acme/x.json', `{"mcp\\u0053ervers": ${json}}`),
  seen('.acme/x.json', `{"mcpServers": [${JSON.stringify({ name: 'notes', ...good })}]}`),
  seen('.acme/x.json', '{"mcpServers": {"a": {"image": "acme/notes:1.0.0"}}}', 'added: unlisted'),
  seen(
    '.acme/x.json',
    '{"mcpServers": {"a": {"uri": "https://evil.example/mcp"}}}',
    'added: unlisted',
  ),
  seen('.acme/x.yaml', `a: 1\n---\n${yaml('mcpServers')}`),
  seen('.acme/x.json', `{"mcpServers": {"notes": {"command": "npx",}}`, 'nothing: unparsable-file'),
  // The name belongs to no client, so a file that is too large is reported but raises no problem.
  seen('.acme/x.json', `${wrapped}${' '.repeat(1_100_000)}`, 'nothing'),
  // Files that are otherwise excluded count if an entry has a command.
  seen('.cache/x.json', wrapped),
  seen('.acme/state.json', wrapped),
  seen(
    '.acme/x.schema.json',
    `{"$schema": "http://json-schema.org/draft-07/schema#", "mcpServers": ${json}}`,
  ),
  seen('.acme/x.json', `{"inputs": {"mcpServers": ${json}}}`, 'nothing'),
  ...['agents', 'commands', 'rules', 'prompts', 'chatmodes', 'droids', 'skills/a/b'].map((folder) =>
    seen(`${folder}/x.md`, head('mcpServers')),
  ),
  seen('.acme/agents/x.md', head('mcp_servers')),
];

const dotfiles: readonly Case[] = [
  seen('codex/config.toml', toml('mcp_servers')),
  seen('cursor/mcp.json', wrapped),
  seen('dot_cursor/mcp.json', wrapped),
  seen('home/private_dot_claude/settings.json', wrapped),
  seen('dot_codex/private_config.toml', toml('mcp_servers')),
  seen('zed/settings.json', `{"context_servers": ${json}}`),
  seen('dot_cursor/mcp.json.tmpl', wrapped),
  seen('vscode/settings.json', `{"mcp.servers": ${json}}`),
  seen(
    'continue/config.yaml',
    `mcpServers:\n  - name: notes\n    command: npx\n    args: [-y, "@fictional-mcp/notes@1.4.0"]\n`,
  ),
  seen('claude/settings.json', '{"enabledPlugins": {"a@b": true}}', 'added: unidentified'),
  quiet('docs/vscode/settings.json', '{"editor.tabSize": 2, "mcp": {}}'),
  quiet('zed/settings.json', '{"mcp": true, broken'),
  quiet('github/workflows/x.yml', 'on: push\njobs: {a: {steps: [{run: "mcp"}]}}\n'),
  quiet('claude/settings.json', '{"permissions": {"allow": ["mcp__x"]}}'),
  quiet('opencode/package.json', '{"name": "x", "mcp": 1}'),
];

const unread: readonly Case[] = [
  seen(
    '.agents/skills/s/agents/openai.yaml',
    'dependencies:\n  tools:\n    - {type: mcp, value: a, transport: streamable_http, url: "https://evil.example/mcp"}\n',
    'added: unlisted',
  ),
  quiet(
    '.agents/skills/s/agents/openai.yaml',
    'interface: {display_name: mcp}\ndependencies:\n  tools:\n    - {type: mcp, value: a, description: url}\n    - {type: cli, value: gh, url: "https://cli.example"}\n',
  ),
  seen(
    '.mcp.json',
    '{"mcpServers": {"notes": {"command": "npx", "args": ["-y", "@fictional-mcp/notes@1.4.0"], "Args": ["evil"]}}}',
    /^added: unparsable-file/,
  ),
  seen('.cursor/mcp.json', `{"mcpServers": ${json}, "MCPServers": {}}`, /^added: unparsable-file/),
  seen('.vscode/settings.json', `{"acme.mcpServers": ${json}}`, 'nothing: unparsable-file'),
  seen(
    '.claude/settings.json',
    `{"a": {"b": {"mcpServers": ${json}}}}`,
    'nothing: unparsable-file',
  ),
  seen(
    '.gemini/settings.json',
    `{"profiles": {"x": {"mcp_servers": ${json}}}}`,
    'nothing: unparsable-file',
  ),
  seen('.codex/config.toml', toml('agents.x.mcp_servers'), 'nothing: unparsable-file'),
  quiet(
    '.claude/settings.json',
    '{"enableAllProjectMcpServers": true, "enabledMcpjsonServers": ["a"], "a": {"mcpServers": {}}}',
  ),
  // A list that allows a server to run also declares it.
  seen(
    '.claude/settings.json',
    '{"allowedMcpServers": [{"serverUrl": "https://x.example"}]}',
    'added: unlisted',
  ),
  quiet('.vscode/settings.json', '{"acme.mcpServers": {"notes": true}, "b.mcpServers": ["notes"]}'),
  quiet(
    '.codex/config.toml',
    '[plugins."x@m".mcp_servers.y]\nenabled = false\n[plugins."x@m"]\nenabled = false\n',
  ),
];

const named: readonly Case[] = [
  together('a file that settings name', {
    '.claude/settings.json': '{"acme": {"servers": "../ci/servers.json"}}',
    'ci/servers.json': wrapped,
  }),
  together('a file that a step copies', {
    ...step('      - run: cp ci/servers.json .mcp.json\n'),
    'ci/servers.json': wrapped,
  }),
  together('TOML behind an option', {
    ...step('      - run: acme --mcp-config ci/servers.toml\n'),
    'ci/servers.toml': toml('mcp_servers'),
  }),
  together(
    'extensions of PHP',
    step('        with:\n          extensions: mbstring, intl\n'),
    'nothing',
  ),
  together(
    'an import of an agentic workflow from elsewhere',
    {
      '.github/workflows/x.md': '---\non: push\nimports:\n  - acme/lib/shared/notes.md@main\n---\n',
    },
    'added: unidentified',
  ),
  together(
    'an import in its text',
    { '.github/workflows/x.md': '---\non: push\n---\n{{#import acme/lib/shared/notes.md@main}}\n' },
    'added: unidentified',
  ),
  together(
    'plugins of an agentic workflow',
    { '.github/workflows/x.md': '---\non: push\nplugins:\n  - acme/plugin\n---\n' },
    'added: unidentified',
  ),
  together('an import of the tree', {
    '.github/workflows/x.md': `---\non: push\nimports:\n  - ../../${here}/.github/parts/notes.md\n---\n`,
    '.github/parts/notes.md': head('mcp-servers'),
  }),
  together(
    'an import of the tree without servers',
    {
      '.github/workflows/x.md': `---\non: push\nimports:\n  - shared/${here}/notes.md\n---\n`,
      '.github/workflows/shared/notes.md': '---\ntools: {}\n---\n',
    },
    'nothing',
  ),
  together('a folder of a workspace in vendored code', {
    'x.code-workspace': '{"folders": [{"path": "."}, {"path": "vendor/lib"}]}',
    'vendor/lib/.vscode/mcp.json': `{"servers": ${json}}`,
  }),
  together(
    'a folder of a workspace in vendored code without servers',
    {
      'x.code-workspace': '{"folders": [{"path": "vendor/lib"}]}',
      'vendor/lib/.vscode/settings.json': '{"editor.tabSize": 2}',
    },
    'nothing',
  ),
  together('a file that an honest setting names', {
    ...mcp(good),
    '.vscode/settings.json':
      '{"json.schemas": [{"url": "./schema.json"}], "eslint.options": "conf/eslint.json"}',
    'schema.json': `{"$schema": "https://json-schema.org/draft/2020-12/schema", "properties": {"mcpServers": {"type": "object"}}}`,
    'conf/eslint.json': '{"rules": {}}',
  }),
];

const honest: readonly Case[] = [
  seen(
    '.mcp.json',
    '{"mcpServers": {"notes": {"command": "npx", "args": ["-y", "@fictional-mcp/notes@1.4.0"], "env": {"http_proxy": "", "X": "1", "x": "1"}}, "Notes": {"url": "https://x.example"}}}',
    'added: unlisted',
  ),
  quiet(
    'locales/en/mcp.json',
    '{"title": "MCP", "mcpServers": "Servers", "form": {"command": "Command", "url": "Address"}}',
  ),
  quiet(
    'src/i18n/de/mcp.json',
    '{"mcpServers": {"title": "Server", "add": "Neu"}, "servers": {"url": "Adresse"}}',
  ),
  quiet(
    '.acme/locales/en.json',
    '{"mcpServers": {"title": "Servers", "command": "Command", "url": "Address"}}',
  ),
  quiet(
    'mcp-messages.json',
    '{"errors": {"command": "The command failed", "url": "No address"}, "mcpServers": "Servers"}',
  ),
  quiet(
    'mcp-values.yaml',
    'replicaCount: 1\nimage: {repository: acme/x, tag: "1"}\nserver:\n  command: [node]\n  args: [x.js]\n  url: http://x\n',
  ),
  quiet(
    'charts/mcp/templates/mcp-deployment.yaml',
    'apiVersion: apps/v1\nkind: Deployment\nspec:\n{{- if .Values.mcpServers }}\n  image: {{ .Values.image }}\n{{- end }}\n',
  ),
  quiet(
    'charts/templates/mcp.yaml',
    'apiVersion: v1\nkind: Service\nmetadata: {name: mcp}\nspec: {url: x}\n---\napiVersion: v1\nkind: ConfigMap\n',
  ),
  quiet(
    '.acme/openapi.json',
    '{"openapi": "3.1.0", "servers": [{"url": "https://api.example"}], "components": {"schemas": {"mcpServers": {"url": {"type": "string"}}}}}',
  ),
  quiet(
    'mcp-build.yaml',
    'image: acme/x:1\ntarget: release\njobs: {a: {image: node, target: x}}\n',
  ),
  quiet('mcp-api.yaml', 'openapi: 3.1.0\nservers:\n  - url: https://api.example\n'),
  quiet(
    '.acme/config.schema.json',
    '{"$schema": "http://json-schema.org/draft-07/schema#", "properties": {"mcpServers": {"properties": {"command": {"type": "string"}, "url": {"type": "string"}}}}}',
  ),
  quiet(
    '.acme/package-lock.json',
    '{"packages": {"node_modules/mcp": {"resolved": "https://x.example", "bin": {"command": "x"}}}}',
  ),
  seen(
    '.well-known/servers.json',
    '{"mcpServers": {"own": {"url": "https://own.example/mcp"}}}',
    'added: unlisted',
  ),
  seen(
    '.cache/index.json',
    '{"mcpServers": {"a": {"url": "https://x.example/mcp"}}}',
    'added: unlisted',
  ),
  quiet(
    '.acme/x.json',
    '{"servers": {"a": {"url": "https://x.example"}}, "a": {"command": "npx"}}',
  ),
  quiet(
    '.github/dependabot.yml',
    'version: 2\nupdates:\n  - package-ecosystem: npm\n    allow: [{dependency-name: "@modelcontextprotocol/*"}]\n',
  ),
  quiet(
    '.pre-commit-config.yaml',
    'repos:\n  - repo: https://github.com/acme/mcp-lint\n    hooks: [{id: mcp, entry: command}]\n',
  ),
  quiet('agents/notes.md', '---\ndescription: uses mcpServers: and a command\n---\n'),
  quiet(
    'docs/agents/x.md',
    '# mcpServers\n\n```json\n{"mcpServers": {"a": {"command": "npx"}}}\n```\n',
  ),
  quiet('skills/x/SKILL.md', '---\nname: x\nmcp: github\ncommand: x\n---\n'),
  quiet('.gemini/.env', 'GEMINI_API_KEY=x\n'),
];

playCases([...clients, ...ambiguous, ...dotPlaces, ...dotfiles, ...unread, ...named, ...honest]);
