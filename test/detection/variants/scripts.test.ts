/*
 * Tests servers that shell scripts declare, wherever the scripts are and whether or not anything starts them.
 */
import { type Case, mcp, playCases } from './cases.ts';

const evil = 'fictional-evil';
const add = `claude mcp add x -- npx -y ${evil}`;
const fetched = 'added: unlisted, unpinned';

const says = (text: string, expected: Case['expected'], path = 'scripts/x.sh'): Case => ({
  name: `${path}: ${text}`,
  base: { [path]: '#!/usr/bin/env bash\nset -e\nnpm ci\n' },
  head: { [path]: `#!/usr/bin/env bash\nset -e\n${text}\n` },
  expected,
});

/** Returns the command within the given number of shells, each of which starts the next one. */
function nested(shells: number): string {
  const inner = shells === 0 ? add : nested(shells - 1);
  return shells === 0 ? inner : `sh -c '${inner.replaceAll("'", "'\\''")}'`;
}

playCases([
  ...['scripts/x.sh', 'ci/install.bash', '.devcontainer/post-create.sh', 'x.zsh'].map((path) =>
    says(add, fetched, path),
  ),
  ...[
    `if true; then ${add}; fi`,
    `while true; do\n  ${add}\ndone`,
    `case $1 in\n  a) ${add} ;;\nesac`,
    `f() { ${add}; }`,
    `eval '${add}'`,
    `trap '${add}' EXIT`,
    `bash -c '${add}'`,
    `sh -c "bash -c '${add}'"`,
    `env -S '${add}'`,
    `claude mcp \\\n  add x -- \\\n  npx -y ${evil}`,
    `set -- npx -y ${evil}; claude mcp add x -- "$@"`,
    `claude mcp add x npx -- -y ${evil}`,
    `goose run --with-extension 'npx -y ${evil}'`,
    `npx @modelcontextprotocol/inspector npx -y ${evil}`,
  ].map((text) => says(text, /^added: .*un/)),
  says('npx -y mcp-remote https://evil.example/mcp', /unlisted/),
  { ...says(nested(7), 'nothing: unparsable-file'), name: 'seven shells, one within another' },
  {
    name: 'a launch behind more commands than are read of a script that an entry starts',
    base: { ...mcp({ command: 'sh', args: ['run.sh'] }), 'run.sh': ':\n' },
    head: { 'run.sh': `${':\n'.repeat(5001)}npx -y ${evil}\n` },
    expected: /unidentified/,
  },
  ...[
    'npx @modelcontextprotocol/inspector node build/index.js',
    'npx -y supergateway --stdio "node ./build/index.js"',
    `echo "now: ${add}"`,
    `# ${add}`,
    'npm ci\nnpm run build\nhelm plugin install https://example.com/x',
  ].map((text) => says(text, 'nothing')),
  says(add, 'nothing', 'scripts/x.py'),
]);
