/* What a workflow sets reaches what its steps start, and the files that agents in its steps read. */
import { describe } from 'vitest';
import { type Case, type FileContent, type Files, good, mcp, playCases } from './cases.ts';

const json = (value: unknown): FileContent => ({ json: value });
const servers = (entry: object = good): FileContent => json({ mcpServers: { files: entry } });
const bad = { command: 'npx', args: ['-y', '@fictional-mcp/files@1.2.0'] };
const altered = /^changed: altered-launch/;
const env = '{NODE_OPTIONS: "--require ./evil.js"}';

/** A workflow with steps, and lines of its own and of its job. */
const workflow = (steps: readonly string[], { job = '', file = '' } = {}): Files => ({
  '.github/workflows/w.yml': `on: push\n${file}jobs:\n  a:\n${job}    steps:\n${steps.map((step) => `      - ${step}\n`).join('')}`,
});
const comes = (
  name: string,
  base: Files,
  head: Case['head'],
  expected: Case['expected'] = altered,
): Case => ({ ...{ name, head, expected }, base: { 'evil.js': '', ...base } });

const opencode = { mcp: { files: { type: 'local', command: [good.command, ...good.args] } } };
const codex = `[mcp_servers.files]\ncommand = "npx"\nargs = ["-y", "@fictional-mcp/notes@1.4.0"]\n`;
const files: Readonly<Record<string, FileContent>> = {
  'claude -p hi': servers(),
  'npx -y @anthropic-ai/claude-code@1.0.0 -p hi': servers(),
  '$HOME/.local/bin/claude -p hi': servers(),
  'codex exec hi': codex,
  'npx -y @openai/codex exec hi': codex,
  'npx -y @google/gemini-cli -p hi': servers(),
  'opencode run hi': json(opencode),
  'cursor-agent -p hi': servers(),
  'copilot -p hi': servers(),
};
const pathOf = (command: string): string =>
  [
    ['codex', '.codex/config.toml'],
    ['gemini', '.gemini/settings.json'],
    ['opencode', 'opencode.json'],
    ['cursor', '.cursor/mcp.json'],
    ['copilot', '.github/mcp.json'],
  ].find(([name]) => command.includes(name ?? ''))?.[1] ?? '.mcp.json';

const claude = 'run: claude -p hi';
const open = mcp({ command: 'npx', args: ['-y', '${NOTES:-@fictional-mcp/notes@1.4.0}'] });
const config = (name: string): Files => ({ 'ci/evil.txt.json': servers(bad), [name]: servers() });

describe('hostile', () => {
  playCases([
    ...Object.entries(files).map(([command, content]) =>
      comes(
        command,
        { [pathOf(command)]: content, ...workflow([`run: ${command}`]) },
        workflow([`run: ${command}\n        env: ${env}`]),
      ),
    ),
    comes(
      'a new workflow',
      mcp(good),
      workflow([`uses: anthropics/claude-code-action@v1\n        env: ${env}`]),
    ),
    comes(
      'the job',
      { ...mcp(good), ...workflow([claude]) },
      workflow([claude], { job: `    env: ${env}\n` }),
    ),
    comes(
      'the file',
      { ...mcp(good), ...workflow([claude]) },
      workflow([claude], { file: `env: ${env}\n` }),
    ),
    comes(
      'the container of the job',
      { ...mcp(good), ...workflow([claude]) },
      workflow([claude], { job: `    container: {image: node, env: ${env}}\n` }),
    ),
    comes(
      'an earlier step',
      { ...mcp(good), ...workflow([claude]) },
      workflow(['run: echo "NODE_OPTIONS=--require ./evil.js" >> $GITHUB_ENV', claude]),
    ),
    comes(
      'the search path',
      { ...mcp(good), ...workflow([claude]), 'tools/npx': { executable: '' } },
      workflow(['run: echo "$PWD/tools" >> $GITHUB_PATH', claude]),
    ),
    comes(
      'a variable that the client reads',
      { ...mcp(good), ...workflow([claude]) },
      workflow([`${claude}\n        env: {CLAUDE_CODE_SHELL_PREFIX: npx evil}`]),
    ),
    comes(
      'an action of the tree that starts the agent',
      {
        ...mcp(good),
        ...workflow(['uses: ./.github/actions/x']),
        '.github/actions/x/action.yml': `runs:\n  steps:\n    - ${claude}\n`,
      },
      { '.github/actions/x/action.yml': `runs:\n  steps:\n    - ${claude}\n      env: ${env}\n` },
    ),
    ...Object.entries<readonly string[]>({
      'an assignment before it': ['run: NODE_OPTIONS="--require ./evil.js" claude -p hi'],
      'an exported variable': [
        'run: |\n          export NODE_OPTIONS=--require=./evil.js\n          claude -p hi',
      ],
      'a variable of PowerShell': [
        'run: |\n          $env:NODE_OPTIONS = "--require ./evil.js"\n          claude -p hi',
      ],
      'an option of its container': [
        'run: docker run -e NODE_OPTIONS="--require ./evil.js" node claude -p hi',
      ],
      'a sourced file': ['run: |\n          set -a; source x.env\n          claude -p hi'],
      'a file among words': ['run: env $(cat x.env | xargs) claude -p hi'],
      'a copied file': ['run: cat x.env >> $GITHUB_ENV', claude],
      'an action that hands it on': ['uses: ./.github/actions/hands', claude],
      'an action that starts it': [`uses: ./.github/actions/starts\n        env: ${env}`],
      'settings of an action': [
        `uses: anthropics/claude-code-action@v1\n        with:\n          settings: '{"env": {"NODE_OPTIONS": "--require ./evil.js"}}'`,
      ],
      'variables of an action': [
        'uses: anthropics/claude-code-action@v1\n        with:\n          claude_env: |\n            NODE_OPTIONS: --require ./evil.js',
      ],
      'settings of a command': [
        `run: |\n          claude --settings '{"env": {"NODE_OPTIONS": "--require ./evil.js"}}' -p hi`,
      ],
      'a file of settings': ['run: claude --settings ci/s.json -p hi'],
      'a shell': ['run: claude -p hi\n        shell: bash --rcfile ./evil.js {0}'],
    }).map(([name, steps]) =>
      comes(
        name,
        {
          ...{ ...mcp(good), ...workflow([claude]) },
          'x.env': 'NODE_OPTIONS=--require ./evil.js\n',
          'ci/s.json': json({ env: { NODE_OPTIONS: '--require ./evil.js' } }),
          '.github/actions/hands/action.yml':
            'runs:\n  steps:\n    - run: echo NODE_OPTIONS=-r./evil.js >> $GITHUB_ENV\n',
          '.github/actions/starts/action.yml': `runs:\n  steps:\n    - ${claude}\n`,
        },
        workflow(steps),
      ),
    ),
    comes(
      'a server of an action',
      {
        '.github/actions/x/action.yml':
          'runs:\n  steps:\n    - run: claude mcp add x -- npx -y @fictional-mcp/notes@1.4.0\n',
        ...workflow(['uses: ./.github/actions/x']),
      },
      workflow([`uses: ./.github/actions/x\n        env: ${env}`]),
    ),
    comes(
      'an agentic workflow',
      { ...mcp(good), '.github/workflows/a.md': '---\non: push\nengine: claude\n---\n' },
      { '.github/workflows/a.md': `---\non: push\nengine: claude\nenv: ${env}\n---\n` },
    ),
    comes(
      'plugins of settings of a command',
      { ...mcp(good), ...workflow([claude]) },
      workflow([`run: |\n          claude --settings '{"enabledPlugins": {"a@yy": true}}' -p hi`]),
      /unidentified/,
    ),
    comes(
      'a default of an entry',
      { ...open, ...workflow([claude]) },
      workflow([`${claude}\n        env: {NOTES: evil}`]),
      /unlisted/,
    ),
    ...Object.entries<readonly string[]>({
      'a default of a shell': ['run: claude --mcp-config ${CONFIG:-ci/evil.txt.json}'],
      'a default of an expression': [
        `run: claude --mcp-config \${{ env.CONFIG || 'ci/evil.txt.json' }}`,
      ],
      'an assignment': ['run: CONFIG=ci/evil.txt.json; claude --mcp-config "$CONFIG"'],
      'an exported assignment': [
        'run: |\n          export CONFIG="ci/evil.txt.json"\n          claude --mcp-config $CONFIG',
      ],
      'a value that a later step sets otherwise': [
        'run: echo CONFIG=ci/evil.txt.json >> $GITHUB_ENV',
        'run: claude --mcp-config $CONFIG',
        'run: echo CONFIG=ci/x.json >> $GITHUB_ENV',
      ],
    }).map(([name, steps]) => comes(name, config('ci/x.json'), workflow(steps), /below-minimum/)),
  ]);
});

describe('honest', () => {
  const usual = [
    'ANTHROPIC_API_KEY: ${{ secrets.KEY }}',
    'GH_TOKEN: ${{ github.token }}',
    'NODE_OPTIONS: --max-old-space-size=4096',
    'FORCE_COLOR: 1',
    'CI: true',
    'CLAUDE_CODE_USE_BEDROCK: 1',
    'AWS_REGION: eu-west-1',
    'REPORT: ${{ runner.temp }}/report.json',
    'DATABASE_URL: postgres://localhost/x',
  ].join(', ');
  playCases([
    comes(
      'usual variables of an agent',
      { ...mcp(good), ...workflow([claude]) },
      workflow([`${claude}\n        env: {${usual}}`]),
      'unchanged',
    ),
    comes(
      'a step that starts no agent',
      { ...mcp(good), ...workflow([claude, 'run: npm test']) },
      workflow([claude, `run: npm test\n        env: ${env}`]),
      'unchanged',
    ),
    comes(
      'a step that only mentions files of an agent',
      { ...mcp(good), ...workflow(['run: npm test']) },
      workflow([
        `run: cat .claude/settings.json CLAUDE.md .github/copilot-instructions.md\n        env: ${env}`,
      ]),
      'unchanged',
    ),
    comes(
      'a step for servers of the editor',
      { '.vscode/mcp.json': json({ servers: { files: good } }), ...workflow([claude]) },
      workflow([`${claude}\n        env: ${env}`]),
      'unchanged',
    ),
    comes(
      'usual variables of a script with an agent',
      { ...mcp(good), ...workflow([claude]) },
      workflow([
        'run: |\n          export PATH="$HOME/.local/bin:$PATH"\n          PROMPT="look at x.js" OUT=./report.json claude -p "$PROMPT" > "$OUT"',
      ]),
      'unchanged',
    ),
    comes(
      'a variable of an action',
      {
        '.github/actions/x/action.yml':
          'runs:\n  steps:\n    - run: claude mcp add x -- npx -y @fictional-mcp/files@1.2.0\n',
        ...workflow(['uses: ./.github/actions/x']),
      },
      workflow(['uses: ./.github/actions/x\n        env: {TOKEN: abc}']),
      'unchanged',
    ),
    comes(
      'another release of an action',
      {
        ...mcp(good),
        ...workflow([`uses: anthropics/claude-code-action@v1\n        env: ${env}`]),
      },
      workflow([`uses: anthropics/claude-code-action@v2\n        env: ${env}`]),
      'unchanged',
    ),
  ]);
});
