/*
 * Servers that the commands of a workflow step start, connect to or install, and Docker's gateway as a
 * Compose service.
 */
import { type Case, type Files, playCases } from './cases.ts';

const evil = 'fictional-evil';
const address = 'https://evil.example/x';

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
/** An unknown program and the address that it is given. */
const unknownWithAddress = 'added: unidentified, unlisted';
const entry = JSON.stringify({ command: 'npx', args: ['-y', evil] });

const shapes: readonly Case[] = [
  ...[
    `goose run --with-extension 'npx -y ${evil}' -t x`,
    `goose session --with-extension="A=b uvx ${evil}"`,
    `if true; then\n  goose run \\\n    --with-extension 'npx -y ${evil}' \\\n    --other\nfi`,
  ].map((run) => says(run, fetched)),
  ...[
    `goose run --with-streamable-http-extension ${address}`,
    `acme --with-remote-extension=${address}`,
  ].map((run) => says(run, connected)),
  // JSON that holds one entry or a map of entries.
  says(`amp --mcp-config '{"x":${entry}}' -x hi`, fetched),
  says(`acme --servers '${entry}'`, fetched),
  says(`acme --anything '${entry}'`, fetched),
  says(`amp --mcp-config '{\n  "x": ${entry}\n}'`, fetched),
  says(`openclaw mcp set x '${entry}'`, fetched),
  says(`acme mcp set x '{"url":"${address}"}'`, connected),
  says('acme mcp set x {"command":"npx"}', unknown),
  // Servers that bridges, testers, installers and gateways start.
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
    `npx -y install-mcp ${address}`,
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
    `acme --message 'npx is what you start servers with, mcp or not'`,
  ].map((run) => says(run, 'nothing')),
  says('npx -y @modelcontextprotocol/inspector --cli node server.js', 'added: local-code', {
    'server.js': '',
  }),
  says('npx -y mcp-remote http://localhost:3000/mcp', 'added: local-code'),
];

const texts: readonly Case[] = [
  // A quote in a heredoc or a comment hides no command.
  says(
    `cat > a.md <<EOF\nIt doesn't matter\nEOF\nnpx -y mcp-remote ${address}\necho 'x'`,
    connected,
  ),
  says(`# It doesn't matter\nnpx -y mcp-remote ${address} # nor "this`, connected),
  says(`echo "a \\" b" && npx -y mcp-remote ${address}`, connected),
  says(`bash -c '\n  npx -y mcp-remote ${address}\n'`, connected),
  says(`amp --mcp-config '{\n${' '.repeat(2)}\n${'\n'.repeat(60)}"x": ${entry}\n}'`, fetched),
  says(`bash <<EOF\nnpx -y mcp-remote ${address}\nEOF`, connected),
  says('true\n'.repeat(6000), 'nothing'),
  says(`${'true\n'.repeat(6000)}claude mcp add x -- npx -y ${evil}`, 'nothing: unparsable-file'),
];

playCases([...texts, ...shapes, ...compose, ...honest]);
