/* The variables that files of clients give to servers, and to whose. */
import { expect, test } from 'vitest';
import { clientFileOf } from '../../src/detection/declarations/client-files.ts';
import { readDeclarations } from '../../src/detection/declarations/read.ts';

/** `file alias: environment's file NAME=value, …`, a line for each declaration that is given any. */
async function given(files: Readonly<Record<string, string>>): Promise<string[]> {
  const sources = Object.entries(files)
    .filter(([path]) => clientFileOf(path) !== null)
    .map(([path, text]) => ({ path, text }));
  const { declarations } = await readDeclarations(sources, async (path) => {
    const text = files[path];
    return text === undefined ? { reason: 'it does not exist' } : { text };
  });
  return declarations.flatMap(({ file, alias, environments = [] }) =>
    environments.map((each) => {
      const variables = [...each.env].map(([name, { text }]) => `${name}=${text}`);
      return `${file} ${alias}: ${each.file} ${variables.join(', ')}`;
    }),
  );
}

const server = '{"mcpServers": {"a": {"command": "npx"}}}';
const codex = '[mcp_servers.a]\ncommand = "npx"\n';
const clients = {
  '.mcp.json': server,
  '.vscode/mcp.json': server,
  '.codex/config.toml': codex,
  '.gemini/settings.json': server,
  '.github/workflows/x.md': '---\nmcp-servers:\n  a: {command: npx}\n---\n',
};

test.for<[string, string, string[]]>([
  ['.claude/settings.json', '{"env": {"A": "b", "C": null, "D": 1}}', ['.mcp.json A=b, D=1']],
  ['.claude/settings.local.json', '{"env": {"A": "b"}}', ['.mcp.json A=b']],
  [
    '.vscode/settings.json',
    '{"claudeCode.environmentVariables": [{"name": "A", "value": "b"}], "x": {"env": {"C": "d"}}}',
    ['.mcp.json A=b'],
  ],
  [
    '.vscode/settings.json',
    '{"terminal.integrated.env.linux": {"A": "b"}}',
    ['.mcp.json A=b', '.codex/config.toml A=b', '.gemini/settings.json A=b'],
  ],
  [
    'x.code-workspace',
    '{"settings": {"terminal.integrated.env.windows": {"A": "b"}}}',
    ['.mcp.json A=b', '.codex/config.toml A=b', '.gemini/settings.json A=b'],
  ],
  ...['containerEnv', 'remoteEnv'].map((key): [string, string, string[]] => [
    '.devcontainer/devcontainer.json',
    `{"${key}": {"A": "b"}, "build": {"args": {"C": "d"}}}`,
    ['.mcp.json', '.vscode/mcp.json', '.codex/config.toml', '.gemini/settings.json'].map(
      (file) => `${file} A=b`,
    ),
  ]),
  [
    '.devcontainer/python/devcontainer.json',
    '{"remoteEnv": {"A": "b"}}',
    ['.mcp.json', '.vscode/mcp.json', '.codex/config.toml', '.gemini/settings.json'].map(
      (file) => `${file} A=b`,
    ),
  ],
  [
    '.gemini/.env',
    '# x\nexport\tA = "b c" # d\nE=f # g\n\nnot one\n',
    ['.gemini/settings.json A=b c, E=f'],
  ],
  ['.env', 'A=b\n', ['.gemini/settings.json A=b']],
  ['src/.claude/settings.json', '{"env": {"A": "b"}}', []],
  ['dot_claude/settings.json', '{"env": {"A": "b"}}', []],
])('%s: %s', async ([path, text, expected]) => {
  const found = await given({ ...clients, [path]: text });
  expect(found).toEqual(expected.map((each) => each.replace(/^(\S+) /, `$1 a: ${path} `)));
});

test('those of Codex are in the file of its servers', async () => {
  const text = `[shell_environment_policy]\nset = { A = "b" }\n${codex}`;
  const path = '.codex/config.toml';
  expect(await given({ [path]: text, '.mcp.json': server })).toEqual([`${path} a: ${path} A=b`]);
});

test('those of a folder reach the ones below', async () => {
  const files = { '.claude/settings.json': '{"env": {"A": "b"}}', 'x/y/.mcp.json': server };
  expect(await given(files)).toEqual(['x/y/.mcp.json a: .claude/settings.json A=b']);
});

test('a step has those of its file, its job and its own, as has a file that it names or its agent reads', async () => {
  const path = '.github/workflows/x.yml';
  const step = (extra: string): string => `      - run: |\n          ${extra}\n`;
  const text = `env: {A: a}\njobs:\n  j:\n    env: {B: b}\n    steps:\n${step('claude mcp add x -- npx x')}        env: {C: c}\n${step('claude --mcp-config ci/s.json')}  k:\n    steps:\n${step('claude mcp add y -- npx y')}`;
  expect(await given({ [path]: text, 'ci/s.json': server, '.mcp.json': server })).toEqual([
    `${path} x: ${path} A=a`,
    `${path} x: ${path} B=b`,
    `${path} x: ${path} C=c`,
    `${path} y: ${path} A=a`,
    `.mcp.json a: ${path} A=a, B=b, C=c`,
    `ci/s.json a: ${path} A=a`,
    `ci/s.json a: ${path} B=b`,
  ]);
});
