/* Tests the pull requests that a developer opens in the first month with the gate. */
import { harmless, judged, type Pull } from './play.ts';
import { declared, notes, npx, project, replaced, servers, tickets } from './repositories.ts';

const files = npx('@fictional-mcp/files@1.2.0');
const text = JSON.stringify({ mcpServers: declared }, null, 2);

export const firstMonth: readonly Pull[] = [
  ...harmless(project, [
    [
      'lets an editor ask for a token',
      {
        '.vscode/mcp.json': {
          inputs: [{ type: 'promptString', id: 'token', password: true }],
          servers: { tickets: { ...tickets, headers: { Authorization: 'Bearer ${input:token}' } } },
        },
      },
    ],
    [
      'adds an instruction for agents',
      {
        'AGENTS.md': 'Use the notes server (`npx -y @fictional-mcp/notes`).\n',
        'CLAUDE.md': '@AGENTS.md\n',
      },
    ],
    [
      'pins actions and images by digests',
      {
        '.github/workflows/ci.yml': String(project['.github/workflows/ci.yml']).replace(
          '@v5',
          `@${'1'.repeat(40)} # v5`,
        ),
        Dockerfile: `FROM node:24@sha256:${'d'.repeat(64)}\n`,
      },
    ],
    [
      'adds a good server and fixes another at once',
      replaced({
        tables: npx('@fictional-mcp/tables@1.2.0'),
        calendar: npx('@fictional-mcp/calendar@2.1.0'),
      }),
    ],
    ['adds its first server', servers({ notes }), { start: { 'README.md': '' } }],
  ]),
  ...judged('fail', project, [
    [
      'enables the servers of the project for everyone',
      { '.claude/settings.json': { enableAllProjectMcpServers: true } },
      { annotations: 2 },
    ],
    [
      'leaves marks of a conflict',
      { '.mcp.json': `<<<<<<< HEAD\n${text}\n=======\n{}\n>>>>>>> main\n` },
    ],
    [
      'brings an old version back by a revert',
      replaced({}),
      { start: { ...project, ...replaced({ tables: npx('@fictional-mcp/tables@1.2.0') }) } },
    ],
    ['adds a bad server beside a bad one that stays', replaced({ files })],
    [
      'adds a server under two clients',
      {
        ...replaced({ files }),
        '.cursor/mcp.json': { mcpServers: { files } },
      },
    ],
    ['puts one server in the place of another', servers({ notes, tables: files, tickets })],
  ]),
  ...judged('warn', project, [
    ['keeps an example of the servers', { '.mcp.json.example': text }],
    [
      'adds a bad server that is disabled',
      { '.roo/mcp.json': { mcpServers: { files: { ...files, disabled: true } } } },
    ],
    ['reports a bad server only', replaced({ files }), { inputs: { preset: 'report-only' } }],
    [
      'follows a branch of a repository',
      replaced({ docs: { command: 'npx', args: ['-y', 'github:acme/docs-mcp#main'] } }),
    ],
  ]),
];
