/* What containers, and the jobs of workflows, give to the clients that are started in them. */
import { describe } from 'vitest';
import { type Case, type FileContent, type Files, good, mcp, playCases } from './cases.ts';

const altered = /^changed: altered-launch/;
const devContainer = '.devcontainer/devcontainer.json';
const settings = (value: object): FileContent => ({ json: value });

/** A dev container that comes beside a server. */
function comes(path: string, content: FileContent, expected: string | RegExp): Case {
  return {
    name: JSON.stringify(content),
    base: { 'evil.js': 'run()', 'x/y.js': 'run()', ...mcp(good) },
    head: { [path]: content },
    expected,
  };
}

/** A workflow whose job starts a client; what is given stands before its steps, or as a step. */
function job(before: string, step = '- run: make\n'): string {
  return `on: push
jobs:
  a:
    runs-on: x
${before.replace(/^(?=.)/gm, '    ')}
    steps:
${step.replace(/^(?=.)/gm, '      ')}
      - run: claude --mcp-config '{"mcpServers":{"notes":{"command":"npx","args":["-y","@fictional-mcp/notes@1.4.0"]}}}'
`;
}

/** A change of a workflow, or of a file beside it. */
function inWorkflow(
  text: string,
  expected: string | RegExp,
  others: Files = {},
  before = job(''),
): Case {
  const path = '.github/workflows/a.yml';
  return {
    name: text,
    base: { 'evil.js': 'run()', [path]: before },
    head: { [path]: text, ...others },
    expected,
  };
}

function runArgs(...words: readonly string[]): Files {
  return { [devContainer]: settings({ runArgs: words }) };
}

function compose(text: string, service = 'app'): string {
  return `services:\n  ${service}:\n    ${text}\n`;
}

describe('hostile', () => {
  playCases([
    ...[
      { runArgs: ['--rm', '-e', 'NODE_OPTIONS=-r ./x.js'] },
      { runArgs: ['--unheard', '--env=NODE_OPTIONS=-r ./x.js'] },
      { runArgs: ['-iteNODE_OPTIONS=-r ./x.js'] },
      { runArgs: ['-v', '${localWorkspaceFolder}/evil.js:/usr/local/bin/npx'] },
      { mounts: ['source=${localWorkspaceFolder},target=/usr/local/lib,type=bind'] },
      { mounts: ['source=${localWorkspaceFolder}/evil.js,target=/home/node/.npmrc,type=bind'] },
      { mounts: ['source=./evil.js,target=/usr/local/etc/npmrc,type=bind'] },
      { mounts: ['source=./x,target=/app/../usr/bin,type=bind'] },
      { mounts: [{ source: './evil.js', target: '/opt/yarn-v1.22/bin/yarn', type: 'bind' }] },
    ].map((value) => comes(devContainer, settings(value), altered)),
    ...['.devcontainer/x.env', 'x.env'].map(
      (path): Case => ({
        name: `a file of variables of a container at ${path}`,
        base: { ...mcp(good), [path]: 'A=b\n', ...runArgs('--env-file', path) },
        head: { [path]: 'set NODE_OPTIONS=-r ./x.js\n' },
        expected: altered,
      }),
    ),
    ...[
      'environment:\n      NODE_OPTIONS: -r ./x.js',
      'environment: ["NODE_OPTIONS=-r ./x.js"]',
      'env_file: evil.env',
      'env_file:\n      - path: evil.env',
      'volumes: ["./y/z:/usr/local/bin"]',
      'extends: { service: b }',
      'extends: { file: b.yml, service: b }',
    ].map(
      (text): Case => ({
        name: `Compose with ${text}`,
        base: {
          ...mcp(good),
          '.devcontainer/y/z/npx': 'run',
          '.devcontainer/evil.env': 'NODE_OPTIONS=-r ./x.js\n',
          '.devcontainer/b.yml': compose('environment: ["NODE_OPTIONS=-r ./x.js"]', 'b'),
          [devContainer]: settings({ dockerComposeFile: ['c.yml'], service: 'app' }),
          '.devcontainer/c.yml': compose('image: x'),
        },
        head: {
          '.devcontainer/c.yml': `${compose(text)}${compose('environment: ["NODE_OPTIONS=-r ./x.js"]', 'b').replace('services:\n', '')}`,
        },
        expected: altered,
      }),
    ),
    {
      name: 'a file that Compose includes',
      base: {
        ...mcp(good),
        '.devcontainer/b.yml': compose('environment: ["NODE_OPTIONS=-r ./x.js"]'),
        [devContainer]: settings({
          dockerComposeFile: '${localWorkspaceFolder}/c.yml',
          service: 'app',
        }),
      },
      head: { 'c.yml': 'include: [{ path: .devcontainer/b.yml }]\n' },
      expected: altered,
    },
    inWorkflow(job('container:\n  image: x\n  env:\n    NODE_OPTIONS: -r ./x.js'), altered),
    inWorkflow(job(`env: \${{ fromJSON('{"NODE_OPTIONS":"-r ./x.js"}') }}`), altered),
    inWorkflow(
      job('container:\n  image: x\n  options: --init -e "NODE_OPTIONS=-r ./x.js"'),
      altered,
    ),
    inWorkflow(
      job('container:\n  image: x\n  volumes: ["${{ github.workspace }}/evil.js:/usr/bin/npx"]'),
      altered,
    ),
    inWorkflow(job('defaults:\n  run:\n    shell: node ./evil.js {0}'), altered),
    ...[
      'echo "NODE_OPTIONS=-r ./x.js" >> $GITHUB_ENV',
      'echo "NODE_OPTIONS=-r ./x.js" | tee -a "$GITHUB_ENV"',
      'printf "NODE_OPTIONS=%s" "-r ./x.js" >> "${GITHUB_ENV}"',
      '{ echo "NODE_OPTIONS<<E"; cat x; echo E; } >> "$GITHUB_ENV"',
      'cat evil.env >> "$GITHUB_ENV"',
      'E=${{ github.env }}; echo NODE_OPTIONS=--import=./x.js >> $E',
      'echo "$PWD/x" >> "$GITHUB_PATH"',
    ].map((run) =>
      inWorkflow(job('', `- run: |\n    ${run}\n`), altered, {
        'evil.env': 'NODE_OPTIONS=-r ./x.js\n',
        'x/npx': { executable: 'run' },
      }),
    ),
    inWorkflow(
      job(
        '',
        `- uses: actions/github-script@v7\n  with:\n    script: core.exportVariable('NODE_OPTIONS', '-r ./x.js')\n`,
      ),
      altered,
    ),
    inWorkflow(job('', '- uses: ./setup\n'), altered, {
      'setup/action.yml':
        'runs:\n  using: composite\n  steps:\n    - shell: bash\n      run: echo "NODE_OPTIONS=-r ./x.js" >> $GITHUB_ENV\n',
    }),
  ]);
});

describe('honest', () => {
  playCases([
    comes(
      devContainer,
      settings({
        runArgs: [
          '--init',
          '--network=host',
          '-e',
          'LOG_LEVEL=debug',
          '--env-file',
          '.env',
          '--gpus',
          'all',
        ],
        mounts: [
          'source=${localWorkspaceFolder},target=/workspaces/x,type=bind,consistency=cached',
          'source=${localWorkspaceFolder}/x,target=${containerWorkspaceFolder}/y,type=bind',
          'source=${localEnv:HOME}${localEnv:USERPROFILE}/.ssh,target=/home/node/.ssh,type=bind',
          'source=cache,target=/root/.npm,type=volume',
          'source=${localWorkspaceFolder},target=/usr/src/app,type=bind',
          'source=${localWorkspaceFolder}/x,target=/home/node/app,type=bind',
          'source=${localWorkspaceFolder}/x,target=/usr/local/etc/php/conf.d,type=bind',
          'source=/var/run/docker.sock,target=/var/run/docker.sock,type=bind',
        ],
        postCreateCommand: 'npm ci',
        remoteUser: 'node',
      }),
      'unchanged',
    ),
    {
      name: 'another service of Compose, and an honest one',
      base: {
        ...mcp(good),
        [devContainer]: settings({ dockerComposeFile: 'c.yml', service: 'app' }),
        '.devcontainer/c.yml': compose('image: x'),
      },
      head: {
        '.devcontainer/c.yml': `${compose('environment: ["DEBUG=1", "TERM"]\n    volumes: ["..:/workspaces/x:cached", "data:/var/lib/x"]')}  web:\n    environment:\n      NODE_OPTIONS: -r ./x.js\n`,
      },
      expected: 'unchanged',
    },
    ...[
      job('container:\n  image: x\n  options: --user root -e CI=1\n  volumes: ["/tmp:/tmp"]'),
      job('defaults:\n  run:\n    shell: bash -el {0}'),
      job('', '- run: |\n    echo "VERSION=$(cat evil.js)" >> $GITHUB_ENV\n'),
      job('', '- run: |\n    echo "$HOME/.local/bin" >> $GITHUB_PATH\n    node ./evil.js\n'),
      job('', '- run: |\n    { echo "NOTES<<E"; node ./evil.js; echo E; } >> "$GITHUB_ENV"\n'),
      job('', '- run: |\n    ./evil.js >> $GITHUB_ENV\n'),
      job('', '- uses: ./setup\n'),
    ].map((text) => inWorkflow(text, 'unchanged')),
  ]);
});

/** Settings, certificates and code of a project, none of which is data. */
const ofProject: Files = {
  'certs/sealed.pem': 'a',
  'ansible.cfg': '[defaults]',
  'aws/config': '[default]',
  kubeconfig: 'apiVersion: v1',
  'npm/user.conf': 'registry=https://evil.example',
  'evil.js': 'run()',
  'x/y.js': 'run()',
  'bin/tool': { executable: 'run' },
};
const forOthers = {
  SEALED_SECRETS_CERT: './certs/sealed.pem',
  ANSIBLE_CONFIG: './ansible.cfg',
  AWS_CONFIG_FILE: './aws/config',
  KUBECONFIG: './kubeconfig',
  CERTS_DIR: './certs',
};
const workflowFile = '.github/workflows/a.yml';

/** Where the programs of a project share an environment: the files of each place with these variables. */
const sharedPlaces = (env: Readonly<Record<string, string>>, entry: object = good): Files[] => {
  const lines = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  return [
    { ...mcp(entry), [devContainer]: settings({ containerEnv: env }) },
    { ...mcp(entry), [devContainer]: settings({ remoteEnv: env }) },
    { ...mcp(entry), ...runArgs('--env-file', 'some.env'), 'some.env': lines.join('\n') },
    {
      ...mcp(entry),
      [devContainer]: settings({ dockerComposeFile: 'c.yml', service: 'app' }),
      '.devcontainer/c.yml': compose(`environment: ${JSON.stringify(lines)}`),
    },
    {
      ...mcp(entry),
      '.vscode/settings.json': settings({ 'terminal.integrated.env.linux': env }),
    },
    { [workflowFile]: job(`env: ${JSON.stringify(env)}`) },
    {
      '.vscode/mcp.json': settings({
        servers: { notes: { ...entry, envFile: '${workspaceFolder}/.env' } },
      }),
      '.env': lines.join('\n'),
    },
  ];
};

/** Variables that come to every one of these places, or stay there while a file changes. */
const shared = (
  env: Readonly<Record<string, string>>,
  expected: string | RegExp,
  head: Files | null = null,
): Case[] =>
  sharedPlaces(env).map((files, index) => ({
    name: `${JSON.stringify(env)} in ${Object.keys(files).at(-1)} ${expected}`,
    base: { ...ofProject, ...(head === null ? sharedPlaces({})[index] : files) },
    head: head ?? files,
    expected,
  }));

/** Variables of an entry alone, or of a client that is the only one to get them. */
const own = (name: string, head: Files, base: Files = mcp(good)): Case => ({
  name,
  base: { ...ofProject, ...base },
  head,
  expected: altered,
});

describe('an environment that many programs share', () => {
  playCases([
    // Settings of which no program of the launch is known to read the name are for others; an edit counts.
    ...shared(forOthers, 'changed'),
    ...shared({ SSL_CERT_FILE: './certs/sealed.pem' }, altered),
    ...shared({ KUBECONFIG: './evil.js' }, altered),
    ...[
      shared(forOthers, 'changed', { 'certs/sealed.pem': 'b' }),
      shared(forOthers, 'changed', { kubeconfig: 'other' }),
      shared(forOthers, 'unchanged', { 'npm/user.conf': 'other' }),
      shared({ NODE_EXTRA_CA_CERTS: './certs/sealed.pem' }, altered),
      shared({ npm_config_userconfig: './npm/user.conf' }, altered),
      shared({ SEALED_SECRETS_CERT: './bin/tool' }, altered),
      shared({ ANSIBLE_CONFIG: './x' }, altered),
    ].map(([inContainer]) => inContainer as Case),
    // What the words start reads the name.
    own(
      'a name that a wrapper of the launch reads',
      { [devContainer]: settings({ containerEnv: { AWS_CONFIG_FILE: './aws/config' } }) },
      mcp({ command: 'aws-vault', args: ['exec', 'x', '--', good.command, ...good.args] }),
    ),
    own(
      'a known name beside a program that may read any',
      { [devContainer]: settings({ containerEnv: { AWS_CONFIG_FILE: './aws/config' } }) },
      mcp({ command: 'sh', args: ['-c', `node evil.js; npx ${good.args.join(' ')}`] }),
    ),
    // Nothing else is started with these.
    ...Object.entries(forOthers)
      .filter(([name]) => name !== 'AWS_CONFIG_FILE')
      .flatMap(([name, value]) => [
        own(`${name} of an entry`, mcp({ ...good, env: { [name]: value } })),
        own(`${name} of a client`, {
          '.claude/settings.json': settings({ env: { [name]: value } }),
        }),
      ]),
  ]);
});
