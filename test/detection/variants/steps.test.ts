/* Servers that the words, values and inputs of a workflow step declare. */
import { type Case, type FileContent, type Files, here, playCases } from './cases.ts';

const bad = { command: 'npx', args: ['-y', '@fictional-mcp/files@1.2.0'] };
const json = (value: unknown): FileContent => ({ json: value });
const servers = json({ mcpServers: { files: bad } });
const opencode = { mcp: { files: { type: 'local', command: [bad.command, ...bad.args] } } };

const step = (lines: string): Files => ({
  '.github/workflows/x.yml': `on: push\njobs:\n  a:\n    steps:\n      - ${lines.replaceAll('\n', '\n        ')}\n`,
});
const says = (lines: string, files: Files, expected: string | RegExp, base: Files = {}): Case => ({
  ...{ name: `${lines} beside ${Object.keys(files)}`, base, expected },
  head: { ...step(lines), ...files },
});
const action = (run: string, files: Files, expected: string): Case => ({
  ...{ name: `${run} in an action beside ${Object.keys(files)}`, base: {}, expected },
  head: {
    'act/action.yml': `runs:\n  using: composite\n  steps:\n    - run: ${run}\n      shell: bash\n`,
    ...files,
  },
});

const seen = 'added: below-minimum';
const unknown = 'added: unidentified';

const files: readonly Case[] = [
  says('run: acme --mcp-config $CFG', {}, unknown),
  says('run: acme --mcp-config not/there.json', {}, unknown),
  says('run: acme --mcp-config ci/x.json "look at it"', { 'ci/x.json': servers }, seen),
  says('run: acme --mcp-config ci/x.json "$(cat x)"', { 'ci/x.json': servers }, seen),
  ...['${CONFIG:-ci/x.json}', "${{ env.CONFIG || 'ci/x.json' }}"].map((word) =>
    says(`run: acme --mcp-config ${word}`, { 'ci/x.json': servers }, seen),
  ),
  says('run: cd docs && acme --mcp-config x.json', { 'sub/x.txt': '' }, unknown),
  says(
    `run: acme --mcp-config x.json\nworking-directory: ${here}/ci`,
    { 'ci/x.json': servers },
    seen,
  ),
  ...[
    'cd sub && acme --mcp-config x.json',
    'cd ./a && ls\n  cd "../sub"\n  acme --mcp-config x.json',
    `(cd $GITHUB_WORKSPACE/${here}/sub; acme --mcp-config=x.json)`,
    `acme --mcp-config \${{ github.workspace }}/${here}/sub/x.json`,
  ].map((run) => says(`run: |\n  ${run}`, { 'sub/x.json': servers }, seen)),
  says(
    `run: cd sub && acme --mcp-config x.json\nworking-directory: ${here}/ci`,
    { 'ci/sub/x.json': servers },
    seen,
  ),
  says(`run: x\nenv:\n  OPENCODE_CONFIG_CONTENT: '${JSON.stringify(opencode)}'`, {}, seen),
  action('acme --mcp-config ${{ github.action_path }}/s.json', { 'act/s.json': servers }, seen),
  action('acme --mcp-config "$GITHUB_ACTION_PATH/s.json"', { 'act/s.json': servers }, seen),
];

const options: readonly Case[] = [
  says(
    `run: codex exec -c 'mcp_servers.x.command="npx"' -c 'mcp_servers.x.args=["-y", "evil@1.0.0"]'`,
    {},
    'added: unlisted',
  ),
  says('run: codex -c mcp_servers.x.command=./evil x', {}, unknown),
  says('run: codex --config=mcp_servers.x.url=https://evil.example/mcp x', {}, 'added: unlisted'),
  says(
    `uses: openai/codex-action@v1\nwith:\n  codex-args: '["-c", "mcp_servers.x.url=https://evil.example/mcp"]'`,
    {},
    'added: unlisted',
  ),
];

const added: readonly Case[] = [
  says('run: claude mcp add x -- npx -y $P\nenv: {P: evil}', {}, unknown),
  ...[
    'npx -y @anthropic-ai/claude-code@2.0.0 mcp add a -- npx -y evil@1.0.0',
    'npx @google/gemini-cli@latest mcp add a npx -y evil@1.0.0',
    '"$HOME/.local/bin/claude" mcp add a -- npx -y evil@1.0.0',
    'claude.exe mcp add a npx -y evil@1.0.0',
    `claude 'mcp' "add" a -- npx -y evil@1.0.0`,
    'claude m"c"p ad\\d a -- npx -y evil@1.0.0',
    '$CLAUDE mcp add a -- npx -y evil@1.0.0',
    'q mcp add --name a --command npx --args "-y,evil@1.0.0"',
    'auggie mcp add a --command npx --args "-y evil@1.0.0"',
    'A=b codebuddy mcp add a npx -y evil@1.0.0',
    'unknown-one mcp add --transport http a https://evil.example/mcp',
    `code --add-mcp '{"name":"a","command":"npx","args":["-y","evil@1.0.0"]}'`,
  ].map((run) => says(`run: |\n  ${run}`, {}, 'added: unlisted')),
  says('run: q mcp add a -- npx -y @fictional-mcp/notes@1.4.0', {}, 'added'),
];

const values: readonly Case[] = [
  says(
    `uses: google-github-actions/run-gemini-cli@v0\nwith:\n  settings: '{"mcp":{"serverCommand":"npx -y evil@1.0.0"}}'`,
    {},
    'added: unlisted',
  ),
  says(
    `uses: openai/codex-action@v1\nwith:\n  codex-args: '["-c","mcp_servers={a={command=\\"npx\\",args=[\\"-y\\",\\"evil@1.0.0\\"]}}"]'`,
    {},
    'added: unlisted',
  ),
];

const honest: readonly Case[] = [
  says('run: codex exec -c model=o3 -c sandbox_mode="read-only" x', {}, 'nothing'),
  says('run: x\nname: The command mcp add is documented -- see docs', {}, 'nothing'),
  says('run: echo "How to mcp add a server" && acme mcp list', {}, 'nothing'),
  says('run: acme mcp add-json --help', {}, 'nothing'),
  says('run: helm plugin install https://example.org/x && claude plugin list', {}, 'nothing'),
  says(
    'run: npm test\nworking-directory: ci',
    { 'ci/package.json': json({ name: 'x' }) },
    'nothing',
  ),
  says('run: jq . $FILE\nenv: {FILE: ci/x.json}', { 'ci/x.json': json({ a: 1 }) }, 'nothing'),
  says(`run: x\nenv:\n  BODY: '{"mcp": {"type": "local", "text": "x"}}'`, {}, 'nothing'),
  action('cat ${{ github.action_path }}/s.json', { 'act/s.json': json({ a: 1 }) }, 'nothing'),
];

playCases([...files, ...options, ...added, ...values, ...honest]);
