/*
 * Tests how a suggestion edits a line, for every launcher's version syntax and every format: only the version
 * changes, or nothing does.
 */
import { describe, expect, test } from 'vitest';
import { cpuMs } from '../../cpu.ts';
import { pinned } from './pinning.ts';

const doubt = 'no edit to its line changes only its version';

/** Builds an entry for `.mcp.json` that starts a command line; each word is an argument. */
function entry(line: string): string {
  const [command = '', ...args] = line.split(' ');
  return `{"mcpServers": {"a": ${JSON.stringify({ command, args })}}}\n`;
}

const launch = async (before: string, version: string): Promise<string> => {
  const after = await pinned('.mcp.json', entry(before), { notes: version });
  return after.startsWith('{')
    ? [...after.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
        .map(([, word = '']) => word)
        .slice(3)
        .filter((word) => word !== 'args')
        .join(' ')
    : after;
};

describe('launchers', () => {
  test.for([
    ['npx notes', 'npx notes@1.4.0'],
    ['npx -y @acme/notes', 'npx -y @acme/notes@1.4.0'],
    ['npx -y @acme/notes@latest', 'npx -y @acme/notes@1.4.0'],
    ['npx -y @acme/notes@^1.0.0 --port 1', 'npx -y @acme/notes@1.4.0 --port 1'],
    ['npx -y @acme/notes@1.2.0', 'npx -y @acme/notes@1.4.0'],
    ['npx -y notes@ --x', 'npx -y notes@1.4.0 --x'],
    ['npx -y notes@*', 'npx -y notes@1.4.0'],
    ['npx -y -p @acme/notes@1.0.0 notes start', 'npx -y -p @acme/notes@1.4.0 notes start'],
    ['npx --package=@acme/notes notes', 'npx --package=@acme/notes@1.4.0 notes'],
    ['npx -y other@npm:@acme/notes', 'npx -y other@npm:@acme/notes@1.4.0'],
    ['npm exec -- @acme/notes', 'npm exec -- @acme/notes@1.4.0'],
    ['pnpm dlx notes', 'pnpm dlx notes@1.4.0'],
    ['pnpm --package=notes dlx bin', 'pnpm --package=notes@1.4.0 dlx bin'],
    ['yarn dlx notes@next', 'yarn dlx notes@1.4.0'],
    ['bunx notes', 'bunx notes@1.4.0'],
    ['bun x --bun notes@1', 'bun x --bun notes@1.4.0'],
    ['cmd /c npx -y notes', 'cmd /c npx -y notes@1.4.0'],
    ['doppler run -- npx notes', 'doppler run -- npx notes@1.4.0'],
    ['npx -y ${X:-notes}', 'npx -y ${X:-notes@1.4.0}'],
    ['deno run -A npm:@acme/notes', 'deno run -A npm:@acme/notes@1.4.0'],
    ['deno run npm:@acme/notes@1/server', 'deno run npm:@acme/notes@1.4.0/server'],
    ['deno run npm:@acme/notes/server', 'deno run npm:@acme/notes@1.4.0/server'],
    ['deno run jsr:@acme/notes@^1', 'deno run jsr:@acme/notes@1.4.0'],
    ['uvx acme.notes', 'uvx acme.notes@1.4.0'],
    ['uvx Acme_Notes@latest', 'uvx Acme_Notes@1.4.0'],
    ['uvx acme-notes[http]@1.0', 'uvx acme-notes[http]@1.4.0'],
    ['uvx acme-notes[http]', 'uvx acme-notes[http]@1.4.0'],
    ['uvx acme-notes==1.0', 'uvx acme-notes==1.4.0'],
    ['uvx acme-notes>=1.0,<2', 'uvx acme-notes==1.4.0'],
    ['uvx --from acme-notes serve', 'uvx --from acme-notes==1.4.0 serve'],
    ['uvx --from=acme-notes[x] serve', 'uvx --from=acme-notes[x]==1.4.0 serve'],
    ['uvx --from acme-notes@latest serve', 'uvx --from acme-notes@1.4.0 serve'],
    ['uvx --with acme-notes@latest other', 'uvx --with acme-notes==1.4.0 other'],
    ['uvx --with x,acme-notes other', 'uvx --with x,acme-notes==1.4.0 other'],
    ['uv tool run acme-notes', 'uv tool run acme-notes@1.4.0'],
    ['uv run --with acme-notes serve.py', 'uv run --with acme-notes==1.4.0 serve.py'],
    ['pipx run acme-notes', 'pipx run acme-notes==1.4.0'],
    ['pipx run --spec acme-notes~=1.0 serve', 'pipx run --spec acme-notes==1.4.0 serve'],
    ['docker run -i --rm mcp/notes', 'docker run -i --rm mcp/notes:1.4.0'],
    ['docker run mcp/notes:latest --x', 'docker run mcp/notes:1.4.0 --x'],
    ['docker run docker.io/library/notes', 'docker run docker.io/library/notes:1.4.0'],
    ['podman run GHCR.io:443/acme/notes:1.2', 'podman run GHCR.io:443/acme/notes:1.4.0'],
    ['docker run -p 1:2 ghcr.io/acme/notes:1.0.0', 'docker run -p 1:2 ghcr.io/acme/notes:1.4.0'],
    ['dnx Acme.Notes', 'dnx Acme.Notes@1.4.0'],
    ['dnx Acme.Notes@1.* --yes', 'dnx Acme.Notes@1.4.0 --yes'],
    ['dnx Acme.Notes --version 1.0.0 --yes', 'dnx Acme.Notes --version 1.4.0 --yes'],
    ['dnx --version=1.0.0 Acme.Notes', 'dnx --version=1.4.0 Acme.Notes'],
    ['go run example.com/notes/cmd@latest', 'go run example.com/notes/cmd@v1.4.0'],
    ['go run example.com/notes@v1.0.0', 'go run example.com/notes@v1.4.0'],
  ] as const)('%s → %s', async ([before, after]) => {
    expect(await launch(before, '1.4.0')).toBe(after);
  });

  test('a command line in a text of its own', async () => {
    const text =
      '{"mcpServers": {"a": {"command": "npx -y notes --x"}, "b": {"command": "sh", "args": ["-c", "cd x && uvx acme-notes > /dev/null"]}}}';
    const after = text
      .replace('-y notes', '-y notes@1.4.0')
      .replace('acme-notes >', 'acme-notes >');
    expect(await pinned('.mcp.json', text, { notes: '1.4.0' })).toBe(after);
    expect(
      await pinned(
        '.mcp.json',
        entry('npx -y supergateway --stdio').replace('"--stdio"', '"--stdio", "npx -y notes"'),
        { notes: '1.4.0' },
      ),
    ).toContain('"npx -y notes@1.4.0"');
  });

  test.for([
    [`docker run mcp/notes@sha256:${'a'.repeat(64)}`, '1.4.0', 'it is pinned by a digest'],
    ['docker run mcp/notes:1.0.0-alpine', '1.4.0', 'its tag may belong to a variant'],
    ['docker run mcp/notes:slim', '1.4.0', 'its tag may belong to a variant'],
    ['docker run mcp/notes:v1.0.0', '1.4.0', 'its tag may belong to a variant'],
    ['docker run mcp/notes', '1.4', doubt],
    ['go run example.com/notes@v1.0.0', '2.0.0', 'another major version has a different path'],
    ['go run example.com/v2/notes@v2.0.0', '1.4.0', 'another major version has a different path'],
    ['npx -y notes', '1.4.0 || *', 'its version has an unusual format in the export'],
    ['npx -y notes', '^1', 'its version has an unusual format in the export'],
    ['npx -y notes', 'latest', doubt],
    ['npx -y notes', '$(id)', 'its version has an unusual format in the export'],
    [
      'npx -y @smithery/cli run @acme/notes',
      '1.4.0',
      'its name and version are not written literally, as one string, in the file',
    ],
    ['npx notes@github:acme/notes', '1.4.0', 'it has no version of its own'],
  ] as const)('%s to %s: %s', async ([before, version, reason]) => {
    expect(await launch(before, version)).toBe(reason);
  });

  test('a version of the next major one has the path that it needs', async () => {
    expect(await launch('go run example.com/notes/v2/cmd@latest', 'v2.1.0')).toBe(
      'go run example.com/notes/v2/cmd@v2.1.0',
    );
  });

  test('tags keep their v', async () => {
    expect(await launch('docker run mcp/notes:v1.0.0', 'v1.4.0')).toBe(
      'docker run mcp/notes:v1.4.0',
    );
    expect(await launch('npx notes@1.0.0', 'v1.4.0')).toBe('npx notes@1.4.0');
  });
});

const json = '.mcp.json';
const codex = '.codex/config.toml';
const chat = 'librechat.yaml';
const agent = '.github/agents/helper.md';
const workflow = '.github/workflows/agent.yml';

/** The same server in every format; only one word of each text differs before and after the edit. */
const formats: readonly (readonly [name: string, path: string, text: string])[] = [
  ['JSON', json, '{"mcpServers":{"a":{"command":"npx","args":["-y","@acme/notes#"]}}}'],
  [
    'comments and commas',
    json,
    '{ // npx @acme/notes\n  "mcpServers": {"a": {"command": "npx", "args": [\n    "-y", // notes\n    "@acme/notes#", /* @acme/notes */\n  ],},},\n}\n',
  ],
  [
    'CRLF and tabs',
    json,
    '{\r\n\t"mcpServers": {\r\n\t\t"a": {"command": "npx", "args": ["@acme/notes#"]}\r\n\t}\r\n}\r\n',
  ],
  [
    'a slash that is escaped',
    json,
    '{"mcpServers": {"a": {"command": "npx", "args": ["@acme\\/notes#"]}}}',
  ],
  [
    'many bytes before it',
    json,
    '{"mcpServers": {"größe 🧭": {"args": ["@acme/notes#"], "env": {"Ä": "🧭"}, "command": "npx"}}}',
  ],
  [
    'an alias of the same name',
    json,
    '{"mcpServers": {"@acme/notes": {"command": "npx", "args": ["@acme/notes#", "--name", "@acme/notes"]}}}',
  ],
  [
    'an array as the command',
    'opencode.json',
    '{"mcp": {"a": {"type": "local", "command": ["npx", "@acme/notes#"]}}}',
  ],
  [
    'VS Code',
    '.vscode/mcp.json',
    '{"inputs": [], "servers": {"a": {"type": "stdio", "command": "npx", "args": ["-y", "@acme/notes#"]}}}',
  ],
  [
    'TOML',
    codex,
    '# @acme/notes\n[mcp_servers.a]\ncommand = "npx" # @acme/notes\nargs = ["-y", "@acme/notes#"]\n',
  ],
  [
    'TOML, literal',
    codex,
    "[mcp_servers.a]\r\ncommand = 'npx'\r\nargs = [\r\n  '-y',\r\n  '@acme/notes#', # pinned\r\n]\r\n",
  ],
  [
    'TOML, of several lines',
    codex,
    '[mcp_servers.a]\ncommand = "sh"\nargs = ["-c", """\ncd x\nnpx -y @acme/notes#\n"""]\n',
  ],
  ['TOML, in line', codex, 'mcp_servers = { a = { command = "npx", args = ["@acme/notes#"] } }\n'],
  [
    'YAML, plain',
    chat,
    'mcpServers:\n  a:\n    command: npx\n    args:\n      - -y\n      - "@acme/notes#" # @acme/notes\n',
  ],
  [
    'YAML, single quotes',
    chat,
    "mcpServers:\n  a:\n    command: npx\n    args: [-y, '@acme/notes#']\n",
  ],
  ['YAML, flow', chat, 'mcpServers: {a: {command: npx, args: [-y, other@npm:@acme/notes#]}}\n'],
  ['YAML, a command line', chat, 'mcpServers:\n  a:\n    command: npx -y @acme/notes#\n'],
  [
    'YAML, a block',
    chat,
    'mcpServers:\n  a:\n    command: sh\n    args:\n      - -c\n      - |\n        cd x\n        npx -y @acme/notes#\n',
  ],
  [
    'YAML, a folded block',
    chat,
    'mcpServers:\n  a:\n    command: sh\n    args:\n      - -c\n      - >-\n        cd x &&\n        npx -y @acme/notes#\n',
  ],
  [
    'YAML, a plain text of several lines',
    chat,
    'mcpServers:\n  a:\n    command: sh\n    args:\n      - -c\n      - cd x &&\n        npx -y @acme/notes#\n',
  ],
  [
    'a list with defaults',
    'mcp_agent.config.yaml',
    'mcp:\n  servers:\n    a: {command: npx, args: ["--loglevel", "${Y:z}", "${X:@acme/notes#}"]}\n',
  ],
  [
    'front matter',
    agent,
    '---\nname: helper\nmcp-servers:\n  a:\n    command: npx\n    args: ["-y", "@acme/notes#"]\n---\n\nUse `@acme/notes`.\n',
  ],
  [
    'JSON in a workflow',
    workflow,
    'on: push\njobs:\n  a:\n    steps:\n      - uses: x/y@v1\n        with:\n          mcp_config: |\n            {"mcpServers": {"notes": {"command": "npx", "args": ["-y", "@acme/notes#"]}}}\n',
  ],
  [
    'JSON in an argument',
    workflow,
    `on: push\njobs:\n  a:\n    steps:\n      - uses: x/y@v1\n        with:\n          claude_args: --mcp-config '{"mcpServers":{"n":{"command":"npx","args":["@acme/notes#"]}}}' --x\n`,
  ],
  [
    'a command that adds a server',
    workflow,
    'on: push\njobs:\n  a:\n    steps:\n      - run: |\n          npm ci\n          claude mcp add notes -- npx -y @acme/notes#\n',
  ],
];

describe('formats', () => {
  test.for(formats)('%s', async ([, path, text]) => {
    const written = (version: string): string => text.replace('notes#', `notes${version}`);
    for (const version of ['', '@latest', '@1.0.0']) {
      if (text.includes('@npm:') && version === '@latest') continue;
      expect(await pinned(path, written(version), { notes: '1.4.0' })).toBe(written('@1.4.0'));
    }
  });

  test('images in a field of their own, and a tag that stands in another one', async () => {
    const head = (image: string) =>
      `---\non: push\nmcp-servers:\n  a:\n    container: "${image}"\n---\nx\n`;
    const path = '.github/workflows/triage.md';
    expect(await pinned(path, head('mcp/notes'), { notes: '1.4.0' })).toBe(head('mcp/notes:1.4.0'));
    const tagged = head('mcp/notes"\n    version: "1.0.0');
    expect(await pinned(path, tagged, { notes: '1.4.0' })).toContain('not written literally');
  });

  test('requirements and heads of scripts', async () => {
    const text = 'acme.notes[http] >= 1.0  # via x\r\nother==1\r\n';
    const after = 'acme.notes[http] == 1.4.0  # via x\r\nother==1\r\n';
    expect(await pinned('requirements.txt', text, { notes: '1.4.0' })).toBe(after);
    const script = '# /// script\n# dependencies = ["acme-notes", "x"]\n# ///\nimport notes\n';
    const declared = { [json]: entry('uv run serve.py') };
    expect(await pinned('serve.py', script, { notes: '1.4.0' }, declared)).toBe(
      script.replace('acme-notes', 'acme-notes==1.4.0'),
    );
  });

  test.for([
    [
      'requirements.txt',
      '# This file was autogenerated by uv\nacme-notes==1.0\n',
      'the file is generated from another one',
    ],
    ['requirements.txt', 'acme-notes==1.0 --hash=sha256:00\n', 'its hashes may have to change too'],
    [
      'requirements.txt',
      'acme-notes==1.0 \\\n    --hash=sha256:00\n',
      'its hashes may have to change too',
    ],
    [
      'package.json',
      '{"dependencies": {"notes": "^1.0.0"}}',
      'a lockfile may have to change with the manifest',
    ],
    [
      'pyproject.toml',
      '[project]\nname = "x"\ndependencies = ["acme-notes"]\n',
      'a lockfile may have to change with the manifest',
    ],
    [
      '.github/workflows/x.lock.yml',
      formats.find(([name]) => name === 'JSON in a workflow')?.[2].replace('#', '') ?? '',
      'the file is generated from another one',
    ],
  ] as const)('%s with %j: %s', async ([path, text, reason]) => {
    expect(await pinned(path, text, { notes: '1.4.0' })).toBe(reason);
  });
});

describe('hostile and odd texts', () => {
  const unwritten = 'its name and version are not written literally, as one string, in the file';
  const yaml = (args: string, more = '') =>
    `${more}mcpServers:\n  a:\n    command: npx\n    args: ${args}\n`;

  test.for([
    [
      'a name with an escape',
      json,
      String.raw`{"mcpServers": {"a": {"command": "npx", "args": ["\u0040acme/notes"]}}}`,
      unwritten,
    ],
    [
      'a version with an escape',
      json,
      String.raw`{"mcpServers": {"a": {"command": "npx", "args": ["@acme/notes\u0040latest"]}}}`,
      unwritten,
    ],
    [
      'an escape in TOML',
      codex,
      String.raw`mcp_servers.a = {command = "npx", args = ["@acme\u002fnotes"]}`,
      unwritten,
    ],
    [
      'a key that occurs twice',
      json,
      '{"mcpServers": {"a": {"command": "npx", "args": ["@acme/notes"], "args": ["@acme/notes"]}}}',
      'the file has errors',
    ],
    ['an anchor with another use', chat, yaml('[&p notes, --name, *p]'), doubt],
    ['an anchor with a use elsewhere', chat, `${yaml('[&p notes]')}title: *p\n`, doubt],
    ['an anchor that is defined elsewhere', chat, yaml('[*p]', 'x-package: &p notes\n'), doubt],
    [
      'an anchor of a map',
      chat,
      `x: &base {command: npx, args: [notes]}\nmcpServers:\n  a: *base\n`,
      doubt,
    ],
    [
      'an anchor in an environment',
      chat,
      `mcpServers:\n  a:\n    command: npx\n    args: [&p notes]\n    env: {X: *p}\n`,
      doubt,
    ],
    [
      'a line end of its own',
      json,
      '{"mcpServers": {"a": {"command": "npx",\r"args": ["notes"]}}}',
      'the file contains carriage returns that GitHub does not count as line endings',
    ],
    [
      'a character that turns the line',
      json,
      '{"mcpServers": {"a\u202e": {"command": "npx", "args": ["notes"]}}}',
      'the line contains invisible characters',
    ],
    [
      'a line of great length',
      json,
      `{"mcpServers": {"a": {"command": "npx", "args": ["notes", "${'x'.repeat(2000)}"]}}}`,
      'the line is too long to show in a comment',
    ],
    ['a script of the project', json, entry('npm run notes'), 'a project script specifies it'],
  ] as const)('%s', async ([name, path, text, reason]) => {
    const scripts = '{"name": "x", "scripts": {"notes": "npx -y notes"}}';
    const others: Record<string, string> = name.startsWith('a script')
      ? { 'package.json': scripts }
      : {};
    expect(new Set((await pinned(path, text, { notes: '1.4.0' }, others)).split('; '))).toEqual(
      new Set([reason]),
    );
  });

  test('what a lockfile decides is not edited', async () => {
    const others = {
      'package.json': '{"name": "x", "dependencies": {"notes": "^1.0.0"}}',
      'package-lock.json': JSON.stringify({
        lockfileVersion: 3,
        packages: {
          '': { dependencies: { notes: '^1.0.0' } },
          'node_modules/notes': {
            version: '1.0.0',
            resolved: 'https://registry.npmjs.org/notes/-/notes-1.0.0.tgz',
            bin: { notes: 'x' },
          },
        },
      }),
    };
    expect(await pinned(json, entry('pnpm exec notes'), { notes: '1.4.0' }, others)).toContain(
      'a lockfile determines its version',
    );
    // Without the pin, npx would start the installed version; with it, npx starts the pinned one.
    expect(await pinned(json, entry('npx notes'), { notes: '1.4.0' }, others)).toContain(
      '"notes@1.4.0"',
    );
  });

  test('an anchor whose uses are all that dependency is edited', async () => {
    const text = `mcpServers:\n  a: &base\n    command: npx\n    args: [notes]\n  b: *base\n`;
    expect(await pinned(chat, text, { notes: '1.4.0' })).toBe(
      text.replace('[notes]', '[notes@1.4.0]'),
    );
  });

  test('several servers on a line are one suggestion', async () => {
    const text =
      '{"mcpServers": {"a": {"command": "npx", "args": ["notes"]}, "b": {"command": "uvx", "args": ["--with", "acme-notes,acme-files", "x-notes@latest"]}}}';
    expect(await pinned(json, text, { notes: '1.4.0', files: '2.0.0' })).toBe(
      text
        .replace('"notes"', '"notes@1.4.0"')
        .replace('acme-notes,acme-files', 'acme-notes==1.4.0,acme-files==2.0.0')
        .replace('@latest', '@1.4.0'),
    );
  });

  test.for([
    '"--access-token", "hunter2"',
    '"--access-token=hunter2"',
    '"-e", "API_KEY=hunter2"',
    '"--header", "Authorization: Bearer hunter2"',
    '"--header", "x-api-key:hunter2"',
    '"mongodb://user:hunter2@localhost/db"',
    '"https://mcp.acme.example/?api_key=hunter2"',
    '"x"], "env": {"NOTES_TOKEN": "hunter2"}, "x": ["x"',
    '"c2VjcmV0c2VjcmV0c2VjcmV0MQ"',
  ])('a line with %s is not repeated', async (words) => {
    const text = `{"mcpServers": {"a": {"command": "npx", "args": ["notes", ${words}]}}}`;
    expect(await pinned(json, text, { notes: '1.4.0' })).toBe('the line may contain a secret');
  });

  test.for([
    '"--access-token", "${TOKEN}"',
    '"--header", "Authorization:${AUTH}"',
    '"--header", "Authorization: Bearer ${AUTH}"',
    '"-e", "NOTES_TOKEN", "x"',
    '"auth-mcp==1.0.0", "my-auth", "ghcr.io/acme/auth-mcp:1.0.0"',
    '"--token", "--port", "1"',
    '"x"], "env": {"NOTES_TOKEN": "${{ secrets.X }}"}, "x": ["x"',
    '"--path", "a/very/long/path/without/any/secret/in/it/1234"',
  ])('a line with %s is', async (words) => {
    const text = `{"mcpServers": {"a": {"command": "npx", "args": ["notes", ${words}]}}}`;
    expect(await pinned(json, text, { notes: '1.4.0' })).toContain('"notes@1.4.0"');
  });

  test('a text that is made to be slow is soon through', async () => {
    const text = `{"mcpServers": {"a": {"command": "uvx", "args": ["acme-notes"], "x": "${'acme-notes['.repeat(60_000)}"}}}`;
    const started = cpuMs();
    expect(await pinned(json, text, { notes: '1.4.0' })).toBe(
      'the line is too long to show in a comment',
    );
    expect(cpuMs() - started).toBeLessThan(5000);
    const line = `"args": ["notes", "${'-token'.repeat(300)}"]`;
    expect(
      await pinned(json, `{"mcpServers": {"a": {"command": "npx",\n${line}}}}`, { notes: '1.4.0' }),
    ).toContain('notes@1.4.0');
    expect(cpuMs() - started).toBeLessThan(5000);
  });

  test('fences and comments in the line stand as they are', async () => {
    const text = '{"mcpServers": {"```-->": {"command": "npx", "args": ["notes"]}}} // --> ````\n';
    expect(await pinned(json, text, { notes: '1.4.0' })).toBe(
      text.replace('"notes"', '"notes@1.4.0"'),
    );
  });
});
