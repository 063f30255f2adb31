/* Edits of what stands in an entry: its words, its environment, and how it is written. */
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
/** The project where the launch of `tables` has other options of its launcher. */
const withOptions = (...options: readonly string[]): Files => ({
  ...project,
  ...replaced({ tables: { command: 'npx', args: [...options, '@fictional-mcp/tables@0.10.0'] } }),
});
const file = (text: string): Files => ({ '.mcp.json': text });

export const words: readonly Pull[] = [
  ...harmless(project, [
    ['changes code beside the servers', { 'src/index.js': 'console.log(2);\n' }],
    ['changes what the README says', { 'README.md': '# The project\n' }],
    ['adds -y', replaced({}), { start: withOptions() }],
    ['takes -y away', replaced({ tables: { ...tables, args: tables.args.slice(1) } })],
    ['writes --yes for -y', replaced({ tables: { ...tables, args: ['--yes', tables.args[1]] } })],
    [
      'puts cmd /c around launches, for Windows',
      replaced({
        notes: { command: 'cmd', args: ['/c', 'npx', ...notes.args] },
        tables: { command: 'cmd', args: ['/c', 'npx', ...tables.args] },
      }),
    ],
    ['takes --quiet away', replaced({}), { start: withOptions('-y', '--quiet') }],
    ['sorts the servers', servers(reversed)],
    ['indents with tabs', file(JSON.stringify({ mcpServers: declared }, null, '\t'))],
    ['writes all in one line', file(JSON.stringify({ mcpServers: declared }))],
    ['writes line ends of Windows', file(pretty.replaceAll('\n', '\r\n'))],
    ['adds comments', file(`// The servers of the team.\n${pretty}`)],
    ['adds a comma at the end', file(pretty.replace(/\n {2}\}\n\}$/, '\n  },\n}'))],
    [
      'says stdio and an empty environment, as a client writes it',
      replaced({ tables: { type: 'stdio', ...tables, env: {} } }),
    ],
    ['adds a description', replaced({ tables: { ...tables, description: 'Tables of the team' } })],
    ['takes a server away', servers({ notes, tickets })],
    ['disables a server', replaced({ tables: { ...tables, disabled: true } })],
    [
      'adds an argument to a server with a good grade',
      replaced({ notes: npx(spec, '--read-only') }),
    ],
    [
      'changes an argument of it',
      replaced({ notes: npx(spec, 'b') }),
      {
        start: { ...project, ...replaced({ notes: npx(spec, 'a') }) },
      },
    ],
    ['gives it a token', replaced({ notes: { ...notes, env: { NOTES_TOKEN: '${NOTES_TOKEN}' } } })],
    ['gives it a folder', replaced({ notes: { ...notes, cwd: '${workspaceFolder}/src' } })],
    ['gives it another name', servers({ jots: notes, tables, tickets })],
    [
      'puts its token in by a wrapper',
      replaced({ notes: { command: 'doppler', args: ['run', '--', 'npx', ...notes.args] } }),
    ],
    ['starts it by pnpm', replaced({ notes: { command: 'pnpm', args: ['dlx', spec] } })],
    ['starts it by bunx', replaced({ notes: { command: 'bunx', args: [spec] } })],
    [
      'starts another by uv tool run',
      replaced({
        weather: { command: 'uv', args: ['tool', 'run', 'fictional-mcp-weather@2.1.0'] },
      }),
    ],
    [
      'gives a container another variable',
      replaced({ board: docker(`${board}:1.0.0`, '-e', 'BOARD_TOKEN', '-e', 'LOG_LEVEL') }),
    ],
    [
      'gives an address a header',
      replaced({ tickets: { ...tickets, headers: { Authorization: 'Bearer ${TICKETS_TOKEN}' } } }),
    ],
    [
      'writes an address with a slash at its end',
      replaced({ tickets: { ...tickets, url: `${tickets.url}/` } }),
    ],
    ['allows a tool without asking', replaced({ tables: { ...tables, alwaysAllow: ['list'] } })],
    ['gives a server more time', replaced({ tables: { ...tables, timeout: 60_000 } })],
  ]),
  ...judged('warn', project, [
    ['gives a server below the minimum another name', servers({ notes, sheets: tables, tickets })],
  ]),
  ...judged('fail', project, [
    [
      'adds an argument to a server below the minimum',
      replaced({ tables: npx('@fictional-mcp/tables@0.10.0', '--write') }),
    ],
    ['gives it a variable', replaced({ tables: { ...tables, env: { TABLES_ROOT: '/srv' } } })],
    [
      'starts it by pnpm',
      replaced({ tables: { command: 'pnpm', args: ['dlx', '@fictional-mcp/tables@0.10.0'] } }),
    ],
    [
      'enables it',
      replaced({}),
      { start: { ...project, ...replaced({ tables: { ...tables, disabled: true } }) } },
    ],
  ]),
  ...judged('fail', project, [
    [
      'takes packages from a mirror',
      replaced({
        weather: {
          ...uvx('fictional-mcp-weather@2.1.0'),
          env: { UV_INDEX_URL: 'https://pypi.example/simple' },
        },
      }),
      { annotations: 2 },
    ],
  ]),
];
