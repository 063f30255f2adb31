/* Tests edits within an entry: to its arguments, its environment and its formatting. */
import type { Files } from './commits.ts';
import { harmless, judged, type Pull } from './play.ts';
import {
  board,
  declared,
  docker,
  notes,
  npx,
  project,
  replaced,
  servers,
  tickets,
  uvx,
} from './repositories.ts';

const { tables } = declared;
const reversed = Object.fromEntries(Object.entries(declared).reverse());
const pretty = JSON.stringify({ mcpServers: declared }, null, 2);
const spec = '@fictional-mcp/notes@1.4.0';
/** Returns the project with other launcher options for `tables`. */
const withOptions = (...options: readonly string[]): Files => ({
  ...project,
  ...replaced({ tables: { command: 'npx', args: [...options, '@fictional-mcp/tables@0.10.0'] } }),
});
const wrapped = (command: string, ...words: readonly string[]) => ({
  command,
  args: [...words, 'npx', ...notes.args],
});
const weather = 'fictional-mcp-weather@2.1.0';
const image = `${board}:1.0.0`;
const headers = { Authorization: 'Bearer ${TICKETS_TOKEN}' };
const roo = (mcpServers: object): Files => ({ '.roo/mcp.json': { mcpServers } });
const withRoo = (entry: object): Files => ({ ...project, ...roo({ tables: entry }) });
const file = (text: string): Files => ({ '.mcp.json': text });

export const words: readonly Pull[] = [
  ...harmless(project, [
    ['changes code beside the servers', { 'src/index.js': 'console.log(2);\n' }],
    ['adds -y', replaced({}), { start: withOptions() }],
    ['writes --yes for -y', replaced({ tables: { ...tables, args: ['--yes', tables.args[1]] } })],
    [
      'puts cmd /c around launches, for Windows',
      replaced({
        notes: wrapped('cmd', '/c'),
        tables: { command: 'cmd', args: ['/c', 'npx', ...tables.args] },
      }),
    ],
    ['takes --quiet away', replaced({}), { start: withOptions('-y', '--quiet') }],
    ['sorts the servers', servers(reversed)],
    ['indents with tabs', file(JSON.stringify({ mcpServers: declared }, null, '\t'))],
    ['writes line ends of Windows', file(pretty.replaceAll('\n', '\r\n'))],
    [
      'adds comments, and a comma at the end',
      file(`// Ours.\n${pretty.replace(/\n {2}\}\n\}$/, '\n  },\n}')}`),
    ],
    [
      'says stdio and an empty environment, as a client writes it',
      replaced({ tables: { type: 'stdio', ...tables, env: {} } }),
    ],
    ['takes a server away', servers({ notes, tickets })],
    [
      'disables a server',
      roo({ tables: { ...tables, disabled: true } }),
      { start: withRoo(tables) },
    ],
    ['gives servers other names', servers({ jots: notes, sheets: tables, tickets })],
    [
      'gives one a token',
      replaced({ notes: { ...notes, env: { NOTES_TOKEN: '${NOTES_TOKEN}' } } }),
    ],
    [
      'gives one below the minimum a value',
      replaced({ tables: { ...tables, env: { ROWS: '9' } } }),
    ],
    ['gives one a folder', replaced({ notes: { ...notes, cwd: '${workspaceFolder}/src' } })],
    ['adds an argument to one with a good grade', replaced({ notes: npx(spec, '--read-only') })],
    ['starts one by a wrapper', replaced({ notes: wrapped('doppler', 'run', '--') })],
    ['starts one by pnpm', replaced({ notes: { command: 'pnpm', args: ['dlx', spec] } })],
    ['starts one by uv', replaced({ weather: { command: 'uv', args: ['tool', 'run', weather] } })],
    ['starts a container with a variable', replaced({ board: docker(image, '-e', 'LOG_LEVEL') })],
    ['sends an address a header', replaced({ tickets: { ...tickets, headers } })],
    [
      'describes a server, trusts a tool of it and gives it more time',
      replaced({
        tables: { ...tables, description: 'Ours', alwaysAllow: ['list'], timeout: 60_000 },
      }),
    ],
  ]),
  ...judged('warn', project, [
    [
      'adds an argument to one below the minimum',
      replaced({ tables: npx('@fictional-mcp/tables@0.10.0', '--write') }),
    ],
    [
      'starts one below the minimum by pnpm',
      replaced({ tables: { command: 'pnpm', args: ['dlx', '@fictional-mcp/tables@0.10.0'] } }),
    ],
  ]),
  ...judged('fail', project, [
    [
      'exchanges the names of one below the minimum and a good one',
      replaced({ tables: notes, notes: tables }),
    ],
    [
      'enables one below the minimum',
      roo({ tables }),
      { start: withRoo({ ...tables, disabled: true }) },
    ],
    [
      'takes packages from a mirror',
      replaced({ weather: { ...uvx(weather), env: { UV_INDEX_URL: 'https://pypi.example/s' } } }),
    ],
  ]),
];
