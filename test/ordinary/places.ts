/* Tests moves, renames and copies of client files, and the project's own servers. */
import { harmless, judged, type Pull } from './play.ts';
import { library, mail, monorepo, notes, npx, project, replaced, uvx } from './repositories.ts';

const web = monorepo['apps/web/.vscode/mcp.json'];
const api = monorepo['apps/api/.mcp.json'];
const own = { command: 'node', args: ['server/index.js', '--root', 'docs'] };
const local = (url: string) => ({ type: 'http', url });
const withOwn = { ...project, 'server/index.js': '', ...replaced({ own }) };

const agentManifest = `apiVersion: kagent.dev/v1alpha2
kind: Agent
metadata:
  name: {{ include "agent.name" . }}
spec:
  mcpServers: [{{ .Values.server }}]
  command: [serve]
`;

export const places: readonly Pull[] = [
  ...harmless(monorepo, [
    [
      'renames a folder with its client file',
      {
        'apps/web/package.json': null,
        'apps/web/.vscode/mcp.json': null,
        'apps/web/src/index.js': null,
        'apps/site/package.json': monorepo['apps/web/package.json'],
        'apps/site/.vscode/mcp.json': web,
        'apps/site/src/index.js': '',
      },
    ],
    [
      'moves a client file into a folder below',
      { 'apps/api/.mcp.json': null, 'apps/api/server/.mcp.json': api },
    ],
    ['copies a good server to another client', { '.vscode/mcp.json': { servers: { notes } } }],
    [
      'moves good servers to another client',
      { '.cursor/mcp.json': null, '.vscode/mcp.json': { servers: { notes } } },
    ],
    ['takes a client file away', { 'apps/web/.vscode/mcp.json': null }],
    [
      'adds settings of editors, containers and tools',
      {
        '.devcontainer/devcontainer.json': { image: 'base', containerEnv: { NODE_ENV: 'test' } },
        '.tool-versions': 'nodejs 24.0.0\n',
        '.vscode/settings.json': { 'editor.tabSize': 2 },
        '.vscode/extensions.json': { recommendations: [] },
      },
    ],
    [
      'adds settings of npm that change no source',
      { '.npmrc': 'engine-strict=true\nsave-exact=true\nfund=false\n' },
    ],
    [
      'adds examples of variables and servers in documents',
      {
        '.env.example': 'NOTES_TOKEN=\nDATABASE_URL=file:./dev.db\n',
        'docs/mcp.md':
          '```json\n{"mcpServers": {"x": {"command": "npx", "args": ["x-mcp"]}}}\n```\n',
      },
    ],
    [
      'adds a script to a manifest',
      {
        'apps/web/package.json': {
          name: 'web',
          private: true,
          scripts: { dev: 'vite' },
          dependencies: { react: '^19.0.0' },
        },
      },
    ],
  ]),
  ...harmless(library, [
    [
      'adds manifests of agents for Kubernetes, and variables for its tools in a dev container',
      {
        'deploy/agent.yaml': agentManifest,
        'deploy/kubeconfig': agentManifest,
        'deploy/sealed.pem': 'certificate\n',
        '.devcontainer/devcontainer.json': {
          image: 'base',
          containerEnv: {
            KUBECONFIG: '${containerWorkspaceFolder}/deploy/kubeconfig',
            SEALED_SECRETS_CERT: 'deploy/sealed.pem',
          },
        },
      },
    ],
  ]),
  ...harmless(withOwn, [
    ['edits a server of the project', { 'server/index.js': 'console.log(1);\n' }],
    [
      'gives a server of the project another argument',
      replaced({ own: { ...own, args: ['server/index.js', '--root', 'src'] } }),
    ],
    [
      'adds a server of the project',
      { 'server/index.js': '', ...replaced({ own }) },
      { start: project },
    ],
    ['adds a server of the machine', replaced({ own, dev: local('http://localhost:3000/mcp') })],
    [
      'changes the port of a server of the machine',
      replaced({ own, dev: local('http://localhost:3001/mcp') }),
      { start: { ...withOwn, ...replaced({ own, dev: local('http://localhost:3000/mcp') }) } },
    ],
  ]),
  ...judged('fail', monorepo, [
    [
      'copies a server below the minimum to another client',
      { 'apps/web/.cursor/mcp.json': { mcpServers: (web as { servers: object }).servers } },
    ],
    ['copies it to another folder', { 'apps/api/.vscode/mcp.json': web }],
  ]),
  ...judged('warn', monorepo, [
    ['moves it up to the root', { 'apps/web/.vscode/mcp.json': null, '.vscode/mcp.json': web }],
  ]),
  ...judged('fail', monorepo, [
    ['takes all packages from a mirror', { '.npmrc': 'registry=https://npm.mirror.example/\n' }],
  ]),
  ...judged('warn', monorepo, [
    [
      'starts a server by what is in the environment',
      { '.cursor/mcp.json': { mcpServers: { notes, other: npx('${OTHER_MCP}') } } },
    ],
  ]),
  ...harmless(monorepo, [
    [
      'installs what was fetched',
      { '.mcp.json': { mcpServers: { mail, notes } } },
      {
        start: {
          ...monorepo,
          '.mcp.json': { mcpServers: { mail: npx('@fictional-mcp/mail@1.0.0'), notes } },
        },
      },
    ],
    [
      'starts a server of Python in its project',
      {
        'apps/api/.mcp.json': {
          mcpServers: { weather: uvx('fictional-mcp-weather@2.1.0'), notes },
        },
      },
    ],
  ]),
];
