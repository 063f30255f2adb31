import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findClientFile } from '../../../src/detection/declarations/client-files.ts';
import { collectDeclarations } from '../../../src/detection/declarations/collect.ts';
import { parseClientFile } from '../../../src/detection/declarations/parse-file.ts';
import { emptyContent } from '../../../src/detection/declarations/types.ts';
import { runs } from '../../seed.ts';
import { anyText } from '../../texts.ts';

async function read(path: string, text: string) {
  const found = findClientFile(path);
  if (found === null) throw new Error(`${path} is no client file`);
  return (await parseClientFile(found.file, text)) ?? emptyContent;
}

/** Returns one line for each declaration: `line:column alias: command args | url`. */
async function brief(path: string, text: string): Promise<string[]> {
  const { declarations } = await read(path, text);
  return declarations.map(({ alias, span: { start }, disabled, launch }) => {
    const words = [launch.command, ...launch.args, launch.url].flatMap((word) => word?.text ?? []);
    return `${start.line}:${start.column} ${alias}: ${words.join(' ')}${disabled ? ' (disabled)' : ''}`;
  });
}

const faults = async (path: string, text: string) =>
  (await read(path, text)).faults.map(({ message, span }) => `${span.start.line}: ${message}`);

describe('TOML', () => {
  const codex = '.codex/config.toml';
  test('tables, inline tables, dotted keys and environment', async () => {
    const text = `model = "x"

[mcp_servers.a]
command = "npx"
args = ["-y", "p@1.0.0"]
[mcp_servers.a.env]
NODE_OPTIONS = "--require x"

[mcp_servers."b c"]
url = 'https://mcp.acme.example'
enabled = false
[mcp_servers]
d = { command = "uvx", args = ["q"] }
e.command = "x"
`;
    expect(await brief(codex, text)).toEqual([
      '3:1 a: npx -y p@1.0.0',
      '9:1 b c: https://mcp.acme.example (disabled)',
      '13:1 d: uvx q',
      '14:1 e: x',
    ]);
    const [first] = (await read(codex, text)).declarations;
    expect(first?.launch.env.get('NODE_OPTIONS')?.span.start).toEqual({ line: 7, column: 16 });
    expect(first?.launch.args[1]?.span).toEqual({
      start: { line: 5, column: 15 },
      end: { line: 5, column: 24 },
    });
  });

  test('lists of tables', async () => {
    const text = '[[mcp]]\nname = "a"\ncommand = "npx"\n[[mcp]]\nurl = "u"\n';
    expect(await brief('agents.toml', text)).toEqual(['1:1 a: npx', '4:1 #2: u']);
  });

  test.for([
    ['a = ', '1: not valid TOML: '],
    ['[x]\na = 1\na = 2', '3: not valid TOML: defining a key multiple times is invalid'],
    ['mcp_servers = 7', '1: its server list '],
  ] as const)('%j is a fault', async ([text, fault]) => {
    expect((await faults(codex, text))[0]).toContain(fault);
  });
});

describe('YAML', () => {
  const chat = 'librechat.yaml';
  test('maps and lists, quotes and anchors', async () => {
    const text = `# a comment
version: 1
mcpServers:
  a:
    command: npx
    args: [-y, 'p@1.0.0']
  b: &b
    url: "https://mcp.acme.example"
  c: *b
`;
    expect(await brief(chat, text)).toEqual([
      '4:3 a: npx -y p@1.0.0',
      '7:3 b: https://mcp.acme.example',
      '9:3 c: https://mcp.acme.example',
    ]);
    expect(
      await brief(
        '.continue/mcpServers/x.yaml',
        'mcpServers:\n  - name: a\n    command: npx\n    args:\n      - p\n',
      ),
    ).toEqual(['2:5 a: npx p']);
  });

  test('a lone CR ends a comment, but no line of the file', async () => {
    const text = '# a comment\rmcpServers:\r  a:\r    command: npx\r    args: [p]\r';
    expect(await brief(chat, text)).toEqual(['1:27 a: npx p']);
  });

  test.for([
    ['a: [', 'not valid YAML'],
    ['a: *nowhere', 'not valid YAML'],
    ['mcpServers: {a: {command: x}, a: {command: y}}', 'the key "a" appears twice in one object'],
    [`x: ${'['.repeat(200)}`, 'nested more than 100 levels deep'],
    ['a: '.padEnd(300_000, 'x'), 'more than 256 KB of YAML'],
  ] as const)('%# is a fault', async ([text, fault]) => {
    expect((await faults(chat, text))[0]).toContain(fault);
  });

  test('aliases that make much of little end in a fault', async () => {
    const levels = Array.from({ length: 30 }, (_, level) =>
      level === 0
        ? 'a0: &a0 [x]'
        : `a${level}: &a${level} [${Array(9)
            .fill(`*a${level - 1}`)
            .join(', ')}]`,
    );
    expect((await faults(chat, `${levels.join('\n')}\nmcpServers: {}\n`))[0]).toContain(
      'not valid YAML',
    );
  });

  test('merge keys bring in what the map does not have', async () => {
    const text = `x: &x
  mcpServers:
    e: {command: npx, args: [p]}
y: &y {env: {NODE_OPTIONS: -r ./x.js}, command: evil}
<<: *x
`;
    expect(await brief(chat, text)).toEqual(['3:5 e: npx p']);
    const inner = 'y: &y {env: {K: v}, command: other}\nmcpServers:\n  a: {<<: *y, command: npx}\n';
    const [declaration] = (await read(chat, inner)).declarations;
    expect(declaration?.launch.command?.text).toBe('npx');
    expect([...(declaration?.launch.env.keys() ?? [])]).toEqual(['K']);
  });

  test('keys that are no text, and more aliases than anybody needs, are faults', async () => {
    expect((await faults(chat, '{[a]: 1}'))[0]).toContain('not valid YAML');
    expect((await faults(chat, `a: &a 1\nmcpServers: [${'*a,'.repeat(20_000)}]`))[0]).toContain(
      'nested too deeply',
    );
  });

  test('an alias of what it stands in ends in a fault', async () => {
    expect((await faults(chat, 'mcpServers: &a\n  b: *a\n')).length).toBeGreaterThan(0);
  });
});

describe('the head of a Markdown file', () => {
  const agent = '.github/agents/reviewer.md';
  test('places are those of the whole file, and a container is an image', async () => {
    const text =
      '---\nname: x\nmcp-servers:\n  a:\n    command: npx\n    args: [p]\n  b:\n    container: mcp/notes:1.0.0\n---\n# Text\n';
    expect(await brief(agent, text)).toEqual(['4:3 a: npx p', '7:3 b: docker run mcp/notes:1.0.0']);
  });

  const head = ['---', 'mcp-servers:', '  a:', '    command: npx', '    args: [-y, p@1.0.0]'];
  const last = { start: { line: 5, column: 16 }, end: { line: 5, column: 23 } };
  test.for([
    ['line feeds', [...head, '---', 'Text', ''].join('\n')],
    ['CRLF', [...head, '---', 'Text', ''].join('\r\n')],
    ['CRLF and no end of the last line', [...head, '---'].join('\r\n')],
    ['CRLF and three dots', [...head, '...', 'Text', ''].join('\r\n')],
    [
      'CRLF and spaces behind the dashes',
      [...head, '---', 'Text'].join('\r\n').replaceAll('---', '--- \t '),
    ],
    ['CRLF but for the last line', [...head, '---\n'].join('\r\n')],
  ] as const)('its last line, with %s', async ([, text]) => {
    expect(await faults(agent, text)).toEqual([]);
    const [{ launch } = { launch: null }] = (await read(agent, text)).declarations;
    expect(launch?.command?.text).toBe('npx');
    expect(launch?.args.at(-1)).toEqual({ text: 'p@1.0.0', span: last });
  });

  test('a plain text at its end has no carriage return', async () => {
    const text = '---\r\nmcp-servers:\r\n  a:\r\n    url: https://mcp.acme.example/a\r\n---\r\n';
    const [{ launch } = { launch: null }] = (await read(agent, text)).declarations;
    expect(launch?.url).toEqual({
      text: 'https://mcp.acme.example/a',
      span: { start: { line: 4, column: 10 }, end: { line: 4, column: 36 } },
    });
  });

  test.for([
    ['lone CR alone', [...head, '---', ''].join('\r')],
    ['a byte order mark too many', `\uFEFF${[...head, '---', ''].join('\r\n')}`],
    ['no end', [...head, ''].join('\r\n')],
  ] as const)('one with %s is a fault, for readers differ', async ([, text]) => {
    expect(await faults(agent, text)).toHaveLength(1);
  });

  test('a head that is no YAML matters only where it could name servers', async () => {
    expect(await faults(agent, '---\ndescription: use: this\n---\n')).toEqual([]);
    expect(await faults(agent, '---\ndescription: use: this\nmcp-servers: {}\n---\n')).toHaveLength(
      1,
    );
    expect(await faults(agent, '# No head\n')).toEqual([]);
    // Some readers are less strict about where a head begins, but none of them ends a head at a line break
    // like U+2028.
    expect(await faults(agent, ' ---\nmcp-servers: {}\n---\n')).toHaveLength(1);
    const odd = '---\nname: a # \u2028---\nmcp-servers:\n  e: {command: npx}\n---\n';
    expect((await read(agent, odd)).declarations).toHaveLength(1);
  });
});

describe('files whose name alone speaks for them', () => {
  test.for([
    [
      'config/mcp-servers.json',
      '{"mcpServers": {"a": {"command": "npx"}}, "servers": {"b": {"port": 80}}}',
      ['1:17 a: npx'],
    ],
    ['my.mcp.json', '{"a": {"url": "https://x.example"}}', ['1:2 a: https://x.example']],
    ['my.mcp.json', '{"a": {"command": "npx", "args": []}, "inputs": []}', ['1:2 a: npx']],
    ['my.mcp.json', '{"a": {"command": "npx", "args": []}, "b": 1}', []],
    ['mcp-messages.json', '{"add": {"title": "Add", "command": "Command", "url": "URL"}}', []],
    ['fastmcp.json', '{"source": {"path": "x.py"}, "deployment": {"command": "x"}}', []],
    ['mcp_profiles.yaml', 'servers:\n  - name: a\n    command: npx\n', ['2:5 a: npx']],
    ['x/mcp.toml', '[mcp_servers.a]\ncommand = "npx"\n', ['1:1 a: npx']],
    ['mcp-results.json', '[1, 2]', []],
    ['mcp-data.json', '{"servers": 7}', []],
    ['mcp-api.yaml', 'openapi: 3.1.0\nservers:\n  - url: https://api.acme.example\n', []],
  ] as const)('%s', async ([path, text, expected]) => {
    expect(await brief(path, text)).toEqual(expected);
  });

  test('one that holds no servers is left out, whatever else is wrong with it', async () => {
    const { files } = await collectDeclarations(
      [{ path: 'mcp-broken.json', text: '{ command' }],
      async () => ({ reason: 'not there' }),
    );
    expect(files).toEqual([]);
  });
});

describe('any text', () => {
  const samples = [
    [
      '.codex/config.toml',
      '[mcp_servers.a]\ncommand = "npx"\nargs = ["-y", "p"]\n[mcp_servers.a.env]\nK = "v"\n',
    ],
    ['librechat.yaml', 'mcpServers:\n  a: &x\n    command: npx\n    args: [-y, p]\n  b: *x\n'],
    ['.github/agents/x.md', '---\nmcp-servers:\n  a: {command: npx}\n---\n'],
    ['opencode.json', '{"mcp": {"a": {"type": "local", "command": ["npx", "p"]}}}'],
  ] as const;

  test.for(samples)('%s, mutated, never makes a reader throw', async ([path, sample]) => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(sample.length),
        fc.nat(20),
        fc.oneof(
          anyText(),
          fc.constantFrom(
            '[',
            '{',
            '"',
            "'",
            '&a',
            '*a',
            '<<: *x',
            ':',
            '\n',
            '= ',
            '---\n',
            '__proto__',
          ),
        ),
        async (at, cut, put) => {
          const { declarations, faults: found } = await read(
            path,
            sample.slice(0, at) + put + sample.slice(at + cut),
          );
          for (const { span } of [...declarations, ...found])
            expect(span.start.line).toBeGreaterThan(0);
        },
      ),
      { numRuns: runs(500) },
    );
  });
});
