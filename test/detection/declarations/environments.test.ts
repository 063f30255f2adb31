/* Tests which variables client files give to servers, and to which servers. */
import { expect, test } from 'vitest';
import { findClientFile } from '../../../src/detection/declarations/client-files.ts';
import { collectDeclarations } from '../../../src/detection/declarations/collect.ts';

/**
 * Returns one line for each declaration that is given variables: `file alias: environment's file NAME=value,
 * …`.
 */
async function given(files: Readonly<Record<string, string>>): Promise<string[]> {
  const sources = Object.entries(files)
    .filter(([path]) => findClientFile(path) !== null)
    .map(([path, text]) => ({ path, text }));
  const { declarations } = await collectDeclarations(sources, async (path) => {
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
    '.gemini/.env',
    '# x\nexport\tA = "b c" # d\nE=f # g\n\nnot one\n',
    ['.gemini/settings.json A=b c, E=f'],
  ],
  ['.env', 'A=b\n', []],
  ['.vscode/settings.json', '{"terminal.integrated.env.linux": {"A": "b"}}', []],
  ['.devcontainer/devcontainer.json', '{"containerEnv": {"A": "b"}}', []],
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
