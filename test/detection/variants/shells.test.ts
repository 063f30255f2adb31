/*
 * Tests what shells evaluate. A variable that the entry sets can decide what a text starts; a program behind
 * `-p` or `--from` is either known to be the package's or unproven.
 */
import { type Case, type Files, mcp, playCases } from './cases.ts';

const good = '@fictional-mcp/notes@1.4.0';
const evil = 'a[$(./evil)]';
const start = `npx -y ${good}`;

const sh = (text: string, env: Readonly<Record<string, string>> = {}, shell = 'bash'): Files =>
  mcp({ command: shell, args: ['-c', text], env });
const run = (line: string, env: object = {}): Files => {
  const [command = '', ...args] = line.split(' ');
  return mcp({ command, args, env });
};
const added = (name: string, head: Files, rules = ''): Case => ({
  name,
  base: {},
  head,
  expected: rules === '' ? 'added' : `added: ${rules}`,
});
/** A text in which the value of X decides what is started, with X set and with X unset. */
const decided = (text: string, unset = ''): Case[] => [
  added(`${text} with X`, sh(text, { X: evil }), 'unidentified'),
  added(`${text} without X`, sh(text), unset),
];
const unread = (text: string): Case => added(text, sh(text), 'unidentified');
/** A text that a shell reads in a folder that contains files. */
const among = (text: string, expected = 'unidentified', shell = 'bash'): Case => ({
  name: `${text} among files`,
  base: {
    'sub/.npmrc': 'registry=https://evil.example/\n',
    'evil.tgz': '',
    'b/PATH=x': '',
    'setup.sh': '',
  },
  head: sh(text, {}, shell),
  expected: expected === '' ? 'added' : `added: ${expected}`,
});
const altered = (text: string, shell = 'bash'): Case =>
  added(`${shell}: ${text}`, sh(text, {}, shell), 'altered-launch');
const honest = (text: string, env: Readonly<Record<string, string>> = {}): Case =>
  added(`honest: ${text} ${JSON.stringify(env)}`, sh(text, env));

playCases([
  ...decided(`[[ $X -eq 0 ]] && ${start}`),
  ...decided(`[[ X -eq 0 ]] && ${start}`),
  ...decided(`[ "$X" = 1 ]; ${start}`),
  ...decided(`test -n "\${X}" && ${start}`),
  ...decided(`echo $X; ${start}`),
  ...decided(`cd "$X"; cd /tmp; ${start}`),
  ...decided(`mkdir -p $X && ${start}`),
  ...decided(`export A=$X; ${start}`),
  ...decided(`. $X/nvm.sh && ${start}`),
  ...decided(`bash -c "echo $X; ${start}"`),
  ...decided(`printf %s "\${X:-1}"; ${start}`),
  ...decided(`npx -y supergateway --stdio "npx -y ${good} $X"`, 'unlisted, unpinned').slice(0, 1),
  unread(`npx -y $PKG`),
  unread(`eval "$X"; ${start}`),
  unread(`echo $((X)); ${start}`),
  unread(`(( X )) && ${start}`),
  unread(`: "\${X@P}"; ${start}`),
  unread(`: "\${X:=evil}"; ${start}`),
  unread(`: "\${!X}"; ${start}`),
  unread(`echo "\${X:$Y}"; ${start}`),
  unread(`echo \`./evil\`; ${start}`),
  unread(`echo "$(./evil)"; ${start}`),
  unread(`echo <(./evil); ${start}`),
  unread(`cat <<A; ${start}`),
  unread(`test -v 'a[$(./evil)]'; ${start}`),
  unread(`printf -v PATH ./bin; ${start}`),
  unread(`X='${evil}'; [[ $X -eq 0 ]]; ${start}`),
  unread(`export X='${evil}' && [ X -eq 0 ]; ${start}`),
  unread(`[[ $1 -eq 0 ]] && ${start}`),
  unread(`echo 'a\\'; ./evil; echo \\'; ${start}`),
  unread(`${start}; npx {-p,evil,x}`),
  // File names that a shell expands into its text.
  among('npx *'),
  among('npx -y evil*'),
  among(`npx -y -p ev?l.tgz notes`),
  among(`npx -y -p [e]vil.tgz notes`),
  among(`cd b && ${start} *`),
  among(`cd /workspaces/x && ${start} e*`),
  among(`[ -n * ]; ${start}`),
  among(`npx -y -p /workspaces/*/evil.tgz notes`),
  among(`printf * x; ${start}`),
  among(`export b/P*; ${start}`),
  among(`cd sub*; ${start}`),
  among(`cd ~+/sub; ${start}`),
  among(`=evil; ${start}`),
  among(`. $PWD/setup.sh; ${start}`),
  among(`. /workspaces/x/setup.sh; ${start}`, 'altered-launch'),
  among(`. /proc/self/cwd/setup.sh; ${start}`, 'altered-launch'),
  among(`${start} --url https://api.example/x?y=1`, ''),
  among(`${start} "*" '*' \\*`, ''),
  among(`${start} other* /tmp/*`, ''),
  among(`[[ $HOME == /root* ]]; ${start}`, ''),
  among(`. ~/setup.sh; ${start}`, ''),

  // Variables that shell commands set.
  altered(`declare -x NODE_OPTIONS=-r=./x; ${start}`),
  altered(`typeset NODE_OPTIONS=-r=./x; ${start}`),
  altered(`readonly PATH=./bin; export PATH; ${start}`),
  altered(`set -gx NODE_OPTIONS -r=./x; ${start}`, 'fish'),
  altered(`export PATH="./bin:$PATH"; ${start}`),
  altered(`set NODE_OPTIONS -r=./x; ${start}`),
  altered(`unset PATH; ${start}`),
  altered(`PATH=./bin :; ${start}`),
  altered(`cd -; ${start}`),
  unread(`declare -i X='a'; ${start}`),
  unread(`declare -n PATH=X; ${start}`),
  unread(`set -k; ${start}`),
  unread(`set -a PATH ./bin; ${start}`),
  unread(`printf -vPATH ./bin; ${start}`),
  unread(`printf '%5n' PATH; ${start}`),
  unread(`[[ 'PATH=5' -eq 5 ]]; ${start}`),
  unread(`wait -n -p PATH; ${start}`),
  unread(`read PATH </dev/null; ${start}`),
  unread(`command export PATH=./bin; ${start}`),
  unread(`let PATH=5; ${start}`),
  unread(`alias npx=./evil; ${start}`),
  added('bash -kc', mcp({ command: 'bash', args: ['-kc', `${start} A=b`] }), 'unidentified'),
  added(
    'a command of the shell under the name of a dependency',
    {
      ...mcp({ command: 'npm', args: ['start'] }),
      'package.json': {
        json: { dependencies: { read: '1.0.0' }, scripts: { start: `read PATH; ${start}` } },
      },
    },
    'unidentified',
  ),

  unread(`xargs ${start}`),
  unread(`su -c '${start}'`),
  unread(`find . -exec ./evil ; ${start}`),
  unread(`script -c ./evil; ${start}`),
  unread(`env -S './evil' ${start}`),
  added('words that split', sh(`${start} $X`, { X: '-- npx evil' }), 'unidentified'),
  added('a pattern', sh(`${start} $X`, { X: '*' }), 'unidentified'),
  added(
    'a script of the project',
    {
      ...mcp({ command: 'npm', args: ['start'], env: { X: evil } }),
      'package.json': { json: { scripts: { start: `[[ $X -eq 0 ]] && ${start}` } } },
    },
    'unidentified',
  ),
  added(
    'a file of variables',
    {
      ...mcp({ command: 'bash', args: ['-c', `[[ $X -eq 0 ]] && ${start}`], envFile: 'x.env' }),
      'x.env': `X='${evil}'\n`,
    },
    'unidentified',
  ),
  ...['%X%', '^&', '& evil', '| evil'].map((word) =>
    added(
      `cmd ${word}`,
      mcp({ command: 'cmd', args: ['/c', ...start.split(' '), word] }),
      'unidentified',
    ),
  ),
  added('cmd with delayed expansion', run(`cmd /v:on /c ${start} !X!`), 'unidentified'),
  added('cmd without it', run(`cmd /c ${start} !X!`)),
  added('wsl', mcp({ command: 'wsl', args: [...start.split(' '), ';', './evil'] }), 'unidentified'),
  added(
    'a substitution behind wsl',
    mcp({ command: 'wsl', args: [...start.split(' '), '$(./evil)'] }),
    'unidentified',
  ),
  added(
    'wsl with a variable',
    mcp({ command: 'wsl', args: ['[', '$X', ']', ';', ...start.split(' ')], env: { X: evil } }),
    'unidentified',
  ),
  added('wsl -e', mcp({ command: 'wsl', args: ['-e', ...start.split(' '), ';'] })),
  added('wsl with an honest command', run(`wsl -d Ubuntu ${start}`)),
  added('wsl with a shell', mcp({ command: 'wsl', args: ['bash', '-lc', start] })),
  added(
    'a value that Crush evaluates',
    {
      'crush.json': {
        json: { mcp: { a: { command: 'npx', args: ['-y', good], env: { K: '$(./evil)' } } } },
      },
    },
    'unidentified',
  ),
  added('a variable that Crush reads', {
    'crush.json': {
      json: { mcp: { a: { command: 'npx', args: ['-y', good], env: { K: '$(echo $KEY)' } } } },
    },
  }),
  ...['powershell', 'pwsh'].map((shell) =>
    added(shell, mcp({ command: shell, args: ['-Command', start] }), 'unidentified'),
  ),

  honest(start),
  honest(`exec ${start} "$HOME/notes"`),
  honest(`${start} --token "$TOKEN"`, { TOKEN: '${input:token}' }),
  honest(`${start} --token $TOKEN`, { TOKEN: 'abc' }),
  honest(`A=$TOKEN ${start}`, { TOKEN: 'a b' }),
  honest(`[ -d "$HOME/notes" ] || mkdir -p "$HOME/notes"; ${start}`),
  honest(`export LOG_LEVEL=debug && ${start} 2>/dev/null`),
  honest(`source ~/.nvm/nvm.sh && nvm use 22 >/dev/null && ${start}`),
  honest(`[ -s "$NVM_DIR/nvm.sh" ] && . "$NVM_DIR/nvm.sh"; ${start}`, { TOKEN: 'x y' }),
  honest(`set -euo pipefail; set -x; ${start}`),
  honest(`set -Eeuo pipefail; set -a; . ~/tools.sh; set +a; ${start}`),
  honest(`set -o errexit -o nounset; ${start}`),
  honest(`set -gx LOG_LEVEL debug; ${start}`),
  honest(`declare -x LOG_LEVEL=debug; typeset -r A=1; ${start}`),
  honest(`export PATH="$HOME/.local/bin:$PATH" && ${start}`),
  honest(`unset LOG_LEVEL; ${start}`),
  honest(`[ "$#" -gt 0 ] && ulimit -n 4096; printf ok >&2; ${start} || exit 1`),
  honest(`${start} --color=#fff # the server`),
  honest(`echo 'it is on' >&2 && ${start}`),

  // Programs that packages provide.
  ...[
    `npx -y -p ${good} notebook`,
    `npx -y --package=${good} notebook`,
    `npm exec --package=${good} -- notebook`,
    `pnpm --package=${good} dlx notebook`,
    `yarn dlx -p ${good} notebook`,
    `bunx -p ${good} notebook`,
    `npx -y -p ${good} notes-mcp`,
  ].map((line) => added(line, run(line), 'unproven-program')),
  ...[
    'uvx --from fictional-mcp-weather==2.0.0 forecast',
    'uv tool run --from fictional-mcp-weather==2.0.0 forecast',
    'pipx run --spec fictional-mcp-weather==2.0.0 forecast',
  ].map((line) => added(line, run(line), 'below-minimum, unproven-program')),
  ...[
    'uvx --from fictional-mcp-weather==2.0.0 fictional-mcp-weather',
    'uvx --from Fictional_MCP.Weather==2.0.0 fictional_mcp.weather',
    'pipx run --spec fictional-mcp-weather==2.0.0 fictional-mcp-weather',
  ].map((line) => added(line, run(line), 'below-minimum')),
  ...[
    `npx -y -p ${good} notes`,
    `pnpm --package=${good} dlx notes`,
    `npm exec --package=${good} -- notes`,
  ].map((line) => added(line, run(line))),
  added('one of several packages', run(`npx -y -p ${good} -p @fictional-mcp/notes@1.3.0 notes`)),
  added('a program that a lockfile records', {
    ...run(`npx -y -p ${good} notebook`),
    'package.json': { json: { name: 'x', dependencies: { '@fictional-mcp/notes': '1.4.0' } } },
    'package-lock.json': {
      json: {
        lockfileVersion: 3,
        packages: {
          '': { dependencies: { '@fictional-mcp/notes': '1.4.0' } },
          'node_modules/@fictional-mcp/notes': { version: '1.4.0', bin: { notebook: 'cli.js' } },
        },
      },
    },
  }),
]);
