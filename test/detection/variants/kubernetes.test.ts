/*
 * Tests that Kubernetes objects under a client's file name belong to no client and are not blamed for parts
 * that cannot be read. Nothing can be hidden by imitating such an object.
 */
import { describe } from 'vitest';
import { type Case, type FileContent, good, mcp, playCases } from './cases.ts';

const row = (name: string, path: string, content: FileContent, expected: string): Case => ({
  name: `${path}: ${name}`,
  base: {},
  head: { [path]: content },
  expected,
});
const quiet = (name: string, path: string, content: FileContent): Case =>
  row(name, path, content, 'nothing');
const fault = (name: string, path: string, content: FileContent): Case =>
  row(name, path, content, 'nothing: unparsable-file');

const object = 'apiVersion: v1\nkind: ConfigMap\n';
const entry = '{command: npx, args: [-y, "@fictional-mcp/notes@1.4.0"]}';
const servers = `mcpServers:\n  notes: ${entry}\n`;
/** YAML that no reader accepts, below a key that no client uses. */
const broken = 'metadata:\n  a: b: c\n';

/** Returns a definition like those that generators write, with `count` properties of 100 characters. */
const definition = (count: number): string =>
  `---
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata:
  annotations: {controller-gen.kubebuilder.io/version: v0.19.0}
  name: agents.kagent.dev
spec:
  properties:
    mcpServers: {type: object, description: a command and a uri}
    toolsets: {type: array}
${Array.from({ length: count }, (_, index) => `    p${index}: {description: ${'x'.repeat(70)}}\n`).join('')}`;

const release = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata:
  name: {{ .Release.Name }}-agent
spec:
  values:
    {{- with .Values.tools }}
    mcpServers: {{ toYaml . | nindent 6 }}
    {{- end }}
    command: [{{ .Values.command }}:latest]
`;

describe('honest', () => {
  playCases([
    quiet('a generated definition', 'crds/kagent.dev_agents.yaml', definition(3500)),
    quiet('a larger one', 'agents/kagent.yaml', definition(12_000)),
    quiet('a release with templates', 'apps/agent-release.yaml', release),
    ...['librechat.yaml', 'nanobot.yaml', 'fast-agent.yml', 'apm.yml', 'apm.lock.yaml'].flatMap(
      (path) => [
        quiet('several documents', path, `${object}---\n${object}data: {a: b}\n`),
        quiet('what cannot be parsed', path, `${object}${broken}`),
      ],
    ),
    quiet(
      'any separators, comments, quotes and line ends',
      'librechat.yaml',
      `\uFEFF# a\n  # b\n---  # c\n"apiVersion": v1\n'kind' : List\nitems:\n- a: b\n  # d\n- c\n...\n---\n\n---\n${object}${broken}x: [\n  a\n]\n---\n`.replaceAll(
        '\n',
        '\r\n',
      ),
    ),
    quiet('Latin-1', 'librechat.yaml', Buffer.from(`${object}data: {a: \xe9}\n`, 'latin1')),
    {
      name: 'one that a launch names',
      base: mcp({ ...good, args: [...good.args, '--config', 'deploy/x.yaml'] }),
      head: {
        'deploy/x.yaml': `${object}${broken}spec:\n  mcpServers:\n    x:\n      command: y\n`,
      },
      expected: 'unchanged',
    },
  ]);
});

describe('hostile', () => {
  playCases([
    // Servers that a reader finds count, whatever comes before them.
    row('two lines on top', 'librechat.yaml', `${object}${servers}`, 'added'),
    row(
      'a document of its own on top',
      'librechat.yaml',
      `${object}---\n${servers}`,
      'added: unparsable-file',
    ),
    row(
      'documents of the same kind',
      'librechat.yaml',
      `${object}---\n${object}${servers}`,
      'added: unparsable-file',
    ),
    row(
      'servers deeper down',
      'my-agent.yaml',
      `${object}spec:\n  ${servers.replace('\n', '\n  ')}`,
      'added',
    ),
    fault(
      'servers that another reader may take',
      'librechat.yaml',
      `${object}spec:\n  ${servers.replace('\n', '\n  ')}`,
    ),
    // A key that the client's reader knows, in every spelling that a YAML reader accepts for it.
    ...[
      servers,
      servers.replace(':', ' :'),
      servers.replace(':', ':\t'),
      servers.replace('mcpServers', '"mcpServers"'),
      servers.replace('mcpServers', "'mcpServers'"),
      servers.replace('mcpServers', '"mcp\\x53ervers"'),
      servers.replace('mcpServers', '"mcp\\\n  Servers"'),
      servers.replace('mcpServers', '&a mcpServers'),
      servers.replace('mcpServers', '!!str mcpServers'),
      servers.replace('mcpServers', '*a '),
      `? mcpServers\n: {notes: ${entry}}\n`,
      `<<: {mcpServers: {notes: ${entry}}}\n`,
      '<<: *a\n',
      '"<<": *a\n',
      '\tmcpServers: {}\n',
      'mcp:\n  servers: {}\n',
      'env: {NODE_OPTIONS: -r ./x.js}\n',
    ].map((text) => fault(text, 'librechat.yaml', `${object}${broken}${text}`)),
    // Text that merely resembles the keys, and documents that lack one of them.
    ...[
      `{mcpServers: {notes: ${entry}}, ${broken}`,
      `--- {mcpServers: {notes: ${entry}}}\n${object}`,
      `--- |\n${object}${broken}`,
      `# apiVersion: v1\n# kind: A\n${broken}`,
      `x: |\n  apiVersion: v1\n  kind: A\n${broken}`,
      `x:\n  apiVersion: v1\n  kind: A\n${broken}`,
      `${object.split('\n')[0]}\n${broken}`,
      `${object.split('\n')[1]}\n${broken}`,
      `${object}---\napiVersion: v1\n${broken}`,
      `${object}...\nkind: A\n${broken}`,
      `- a\n${object}${broken}`,
      `  mcpServers: {notes: ${entry}}\n  x: "\n${object}"\n`,
      `# a\u2028${object}  mcpServers: {notes: ${entry}}\n${broken}`,
      `# a\r${object}  mcpServers: {notes: ${entry}}\n${broken}`,
      `%YAML 1.2\n---\n${object}${broken}`,
    ].map((text) => fault(text, 'librechat.yaml', text)),
    // Anywhere in a file of any size that is searched, for any client.
    ...[3000, 16_000].map((count) =>
      fault('servers at the end', 'librechat.yaml', `${definition(count)}${servers}`),
    ),
    ...(
      [
        ['agents/x.yaml', 'agents: {a: {toolsets: []}}\n'],
        ['my-agent.yaml', 'mcps: {}\n'],
        ['recipe.yaml', 'extensions: [{cmd: x}]\n'],
        ['recipe.yaml', 'sub_recipes: []\nmcps: {cmd: x}\n'],
        ['x-agent.yaml', 'amp.mcpServers: {}\n'],
        ['litellm_config.yaml', 'mcp_servers: {}\n'],
        ['mcp_agent.config.yaml', 'mcp: {targets: []}\n'],
        ['server.yaml', 'image: x\ntype: poci\n'],
        ['apm.yml', 'dependencies: {mcp: []}\n'],
        ['apm.lock.yaml', 'mcp_configs: {}\n'],
        ['mcp-x.yaml', 'context_servers: {a: {command: x}}\n'],
        ['.acme/x.yaml', 'mcpServers: {a: {command: x}}\n'],
      ] as const
    ).map(([path, text]) => fault(text, path, `${object}${text}${broken}`)),
    fault(
      'a name that is not its own',
      '.github/workflows/x.yml',
      `${object}${broken}mcpServers: {}\n`,
    ),
  ]);
});
