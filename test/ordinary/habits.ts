/*
 * Tests everyday edits in files modeled on those in public repositories: bridges, placeholders, switches,
 * moves between one client's files, and the content around them. The names are fictional.
 */
import type { Files } from './commits.ts';
import { harmless, judged, type Pull } from './play.ts';
import { board, docker, notes, npx, tickets, uvx } from './repositories.ts';

const tables = npx('@fictional-mcp/tables@0.10.0');
const weather = uvx('fictional-mcp-weather@2.1.0');
const bridged = npx('mcp-remote@latest', tickets.url, '--header', 'Authorization:${TICKETS_AUTH}');

const amp = (more: object = {}, settings: object = {}): Files => ({
  '.amp/settings.json': {
    'amp.mcpServers': { notes, weather, ...more },
    'amp.commands.allowlist': ['npm', 'node'],
    ...settings,
  },
});
const opencode = (mcp: object): Files => ({
  'opencode.json': {
    $schema: 'https://opencode.ai/config.json',
    autoupdate: false,
    permission: { edit: 'ask', bash: { 'git push': 'ask', '*': 'allow' } },
    mcp: {
      notes: { type: 'local', command: ['npx', ...notes.args], enabled: true },
      ...mcp,
    },
  },
});
const switched = (enabled: boolean): Files =>
  opencode({ tables: { type: 'local', command: ['npx', ...tables.args], enabled } });
const block = (...entries: readonly string[]): Files => ({
  '.continue/mcpServers/team.yaml': `name: team\nversion: 0.0.1\nschema: v1\nmcpServers:\n${entries.join('')}`,
});
const item = (name: string, spec: string): string =>
  `  - name: ${name}\n    command: npx\n    args:\n      - -y\n      - "${spec}"\n`;
const claude = (entries: object, settings: object = {}): Files => ({
  '.mcp.json': { mcpServers: { notes, tables, tickets, ...entries } },
  '.claude/settings.json': { permissions: { allow: ['Bash(npm test)'], ...settings } },
});
const plain = claude({});
const editor = (entries: object, isOwnFile: boolean): Files =>
  isOwnFile
    ? { '.vscode/settings.json': { 'editor.tabSize': 2 }, '.vscode/mcp.json': { servers: entries } }
    : { '.vscode/settings.json': { 'editor.tabSize': 2, mcp: { servers: entries } } };

export const habits: readonly Pull[] = [
  ...harmless(amp(), [
    ['turns a tool off, in the settings of Amp', amp({}, { 'amp.tools.disable': ['mermaid'] })],
  ]),
  ...judged('warn', amp(), [
    [
      'adds a browser that follows the newest',
      amp({ calendar: npx('@fictional-mcp/calendar@latest', '--headless', '--isolated') }),
    ],
  ]),
  ...harmless(switched(true), [['switches a bad server off in opencode', switched(false)]]),
  ...judged('fail', switched(false), [['switches a bad server on in opencode', switched(true)]]),
  ...judged('warn', opencode({}), [
    [
      'adds a server of Python from a tag of its repository',
      opencode({
        forms: {
          type: 'local',
          command: [
            ...['uvx', '--python', '3.12', '--from'],
            ...['git+https://github.com/acme/forms-mcp.git@v0.8.0', 'forms-mcp'],
          ],
          environment: { FORMS_MODEL: 'large' },
        },
      }),
    ],
  ]),
  ...harmless(block(item('notes', '@fictional-mcp/notes@1.3.0')), [
    [
      'raises and adds good servers in a list of Continue',
      block(
        item('notes', '@fictional-mcp/notes@1.4.0'),
        item('calendar', '@fictional-mcp/calendar@2.1.0'),
      ),
    ],
  ]),
  ...harmless(claude({ tickets: bridged }), [['leaves a bridge for the address itself', plain]]),
  ...judged('warn', plain, [
    [
      'adds a remote server that nobody has graded',
      claude({ code: { type: 'http', url: 'https://api.forge.example/mcp/' } }),
    ],
    [
      'takes the reading half of a graded address',
      claude({ tickets: { ...tickets, url: `${tickets.url}/readonly` } }),
    ],
    [
      'raises two servers at once, one of them not far enough',
      claude({ notes: npx('@fictional-mcp/notes@1.4.0') }),
      {
        start: claude({
          notes: npx('@fictional-mcp/notes@1.3.0'),
          tables: npx('@fictional-mcp/tables@0.9.0'),
        }),
      },
    ],
  ]),
  ...harmless(plain, [
    [
      'lets the address be another one for who sets it',
      claude({
        tickets: { ...tickets, url: '${TICKETS_URL:-https://mcp.fictional.example/tickets}' },
      }),
    ],
    ['puts a bridge before an address', claude({ tickets: bridged })],
    ['lets a tool of a server run unasked', claude({}, { allow: ['mcp__notes__search'] })],
    ['lets a server run unasked', claude({}, { allow: ['mcp__notes'] }), { annotations: 1 }],
    [
      'takes servers away that nobody uses, and says so in the README',
      {
        '.mcp.json': { mcpServers: { notes } },
        'README.md': '# Project\n\n```json\n{"mcpServers": {"notes": {"command": "npx"}}}\n```\n',
      },
    ],
    [
      'names owners and ignores a local file',
      { '.github/CODEOWNERS': '* @octo/all\n', '.gitignore': '.claude/settings.local.json\n' },
    ],
    [
      'gives a container a token of the machine',
      {
        '.devcontainer/devcontainer.json': {
          image: 'mcr.example/devcontainers/base:1',
          features: { 'ghcr.example/devcontainers/features/node:1': {} },
          remoteEnv: { TICKETS_AUTH: '${localEnv:TICKETS_AUTH}' },
        },
      },
    ],
    [
      'asks for a version of Python',
      claude({ weather: { command: 'uvx', args: ['--python', '3.12', ...weather.args] } }),
      { start: claude({ weather }) },
    ],
    [
      'pulls an image before each start',
      claude({ board: docker(`${board}:1.0.0`, '--pull', 'always') }),
      { start: claude({ board: docker(`${board}:1.0.0`) }) },
    ],
  ]),
  // Newer versions of VS Code no longer read servers from its settings.
  ...harmless(editor({ notes }, false), [
    ['moves a good server of VS Code out of its settings', editor({ notes }, true)],
  ]),
  ...judged('warn', editor({ notes, tables }, false), [
    ['moves a bad one out of its settings', editor({ notes, tables }, true)],
  ]),
];
