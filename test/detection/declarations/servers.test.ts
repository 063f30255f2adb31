import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ClientFile } from '../../../src/detection/declarations/client.ts';
import { findClientFile } from '../../../src/detection/declarations/client-files.ts';
import { clientFiles } from '../../../src/detection/declarations/clients.ts';
import { readJsonc } from '../../../src/detection/declarations/jsonc.ts';
import { parseClientFile } from '../../../src/detection/declarations/parse-file.ts';
import { type Dialect, readServers } from '../../../src/detection/declarations/servers.ts';
import type { ParsedContent } from '../../../src/detection/declarations/types.ts';
import { runs } from '../../seed.ts';
import { anyText } from '../../texts.ts';

type Reader = (text: string) => ParsedContent;

const jsonServers =
  (dialect: Dialect): Reader =>
  (text) => {
    const document = readJsonc(text);
    return 'message' in document
      ? { declarations: [], faults: [document] }
      : readServers(document, dialect);
  };
const readJsonServers = jsonServers({ mayBeBare: true, switchedOffBy: ['disabled', 'enabled'] });

/** Returns one line for each declaration: `alias: command args | url`. */
const brief = (text: string, read: Reader = readJsonServers): string[] =>
  read(text).declarations.map(({ alias, disabled, launch }) => {
    const parts = [launch.command, ...launch.args, launch.url].map((word) => word?.text ?? '');
    return `${alias}: ${parts.join(' ').trim()}${disabled ? ' (disabled)' : ''}`;
  });

describe('the JSON shape of most clients', () => {
  test.for([
    [
      'mcpServers',
      '{"mcpServers": {"a": {"command": "npx", "args": ["-y", "p"]}}}',
      ['a: npx -y p'],
    ],
    ['servers', '{"servers": {"a": {"url": "https://x.example"}}}', ['a: https://x.example']],
    [
      'both',
      '{"servers": {"a": {"url": "u"}}, "mcpServers": {"b": {"url": "v"}}}',
      ['a: u', 'b: v'],
    ],
    ['nested in mcp', '{"mcp": {"servers": {"a": {"command": "x"}}}}', ['a: x']],
    ['no wrapper', '{"a": {"command": "x"}, "inputs": []}', ['a: x']],
    [
      'beside a wrapper',
      '{"mcpServers": {"a": {"command": "x"}}, "b": {"command": "y"}}',
      ['a: x', 'b: y'],
    ],
    ['comments and commas', '// c\n{"servers": {/* c */"a": {"command": "x",},},}', ['a: x']],
    ['disabled', '{"servers": {"a": {"command": "x", "disabled": true}}}', ['a: x (disabled)']],
    ['not enabled', '{"servers": {"a": {"command": "x", "enabled": false}}}', ['a: x (disabled)']],
    [
      'disabled by a word is not',
      '{"servers": {"a": {"command": "x", "disabled": "true"}}}',
      ['a: x'],
    ],
    ['command and url', '{"servers": {"a": {"command": "x", "url": "u"}}}', ['a: x u']],
    ['several urls', '{"servers": {"a": {"url": "u", "httpUrl": "v"}}}', ['a: u', 'a: v']],
    [
      'numbers among arguments',
      '{"servers": {"a": {"command": "x", "args": ["-p", 8080]}}}',
      ['a: x -p 8080'],
    ],
    [
      'the same alias twice',
      '{"servers": {"a": {"command": "x"}, "a": {"command": "y"}}}',
      ['a: x', 'a: y'],
    ],
    ['__proto__', '{"servers": {"__proto__": {"command": "x"}}}', ['__proto__: x']],
    ['nothing', '', []],
    ['no servers', '{"inputs": []}', []],
  ] as const)('%s', ([, text, expected]) => {
    expect(brief(text)).toEqual(expected);
  });

  test.for([
    [
      'command as a list',
      {},
      '{"servers": {"a": {"command": ["npx", "-y", "p"]}}}',
      ['a: npx -y p'],
    ],
    [
      'command as an object',
      {},
      '{"servers": {"a": {"command": {"path": "npx", "args": ["p"]}}}}',
      ['a: npx p'],
    ],
    [
      'cmd and uri',
      {},
      '{"servers": {"a": {"cmd": "npx", "args": ["p"]}, "b": {"uri": "u"}}}',
      ['a: npx p', 'b: u'],
    ],
    ['two commands', {}, '{"servers": {"a": {"command": "x", "cmd": "y"}}}', ['a: x', 'a: y']],
    [
      'a dotted key',
      { wrappers: [['amp.mcpServers']] },
      '{"amp.mcpServers": {"a": {"url": "u"}}}',
      ['a: u'],
    ],
    [
      'a deep key',
      { wrappers: [['x', 'y', 'z']] },
      '{"x": {"y": {"z": {"a": {"url": "u"}}}}}',
      ['a: u'],
    ],
    [
      'a wrapper twice',
      {},
      '{"servers": {"a": {"url": "u"}}, "servers": {"b": {"url": "v"}}}',
      ['a: u', 'b: v'],
    ],
    ['a mere switch', { isMerged: 'here' }, '{"servers": {"a": {"enabled": false}}}', []],
    ['a switch where there are none', {}, '{"servers": {"a": {"enabled": false}}}', ['a: ']],
    ['no bare entries in settings', {}, '{"terminal": {"command": "x"}}', []],
  ] satisfies [string, Dialect, string, string[]][])('%s', ([, dialect, text, expected]) => {
    expect(brief(text, jsonServers(dialect))).toEqual(expected);
  });

  test.for([
    [
      '{"__proto__": {"servers": {"x": {"command": "evil"}}}}',
      'the key "__proto__", which programs parse differently',
    ],
    [
      '{"servers": {"a": {"command": "x", "env": {"K": ["v"]}}}}',
      'an entry "a" whose variable "K" is not a string',
    ],
    [
      '{"servers": {"a": {"command": "x", "env": "K=v"}}}',
      'an entry "a" whose environment is not an object',
    ],
  ] as const)('%s hides nothing', ([text, message]) => {
    expect(readJsonServers(text).faults.map((fault) => fault.message)).toContain(message);
  });

  test('a command beside the address is told', () => {
    const text = '{"servers": {"a": {"url": "u", "headersHelper": "evil"}}}';
    expect(readJsonServers(text).declarations[0]?.launch.hooks).toMatchObject([
      { kind: 'path', what: 'headersHelper' },
    ]);
  });

  test('an entry with thousands of commands is a fault and no burden', () => {
    const text = `{"servers": {"a": {${'"cmd":"x",'.repeat(30_000)}"args":[${'"",'.repeat(100_000)}""]}}}`;
    const { declarations, faults } = readJsonServers(text);
    expect(declarations).toHaveLength(1);
    expect(faults.at(-1)?.message).toContain('than any client reads');
  });

  test('a key that occurs twice elsewhere in settings is nobody’s business', () => {
    expect(jsonServers({})('{"editor": 1, "editor": 2, "mcpServers": {}}').faults).toEqual([]);
  });

  test('places count from 1 and span the entry from its alias to its end', () => {
    const text =
      '{\r\n  "mcpServers": {\r\n    "a": {\r\n      "command": "npx",\r\n      "args": ["é🦀", "p"]\r\n    }\r\n  }\r\n}';
    const [declaration] = readJsonServers(text).declarations;
    expect(declaration?.span).toEqual({
      start: { line: 3, column: 5 },
      end: { line: 6, column: 6 },
    });
    expect(declaration?.launch.args[1]?.span).toEqual({
      start: { line: 5, column: 23 },
      end: { line: 5, column: 26 },
    });
  });

  test.for([
    ['{', 'not valid JSON: close brace expected', 1],
    ['{"servers": {\n"a": {"command": "x" "args": []}}}', 'not valid JSON: comma expected', 2],
    ['[]', 'not an object at the top level', 1],
    ['{"servers": 7}', 'its server list is neither an object nor an array', 1],
    ['{"servers": {"a": 7}}', 'an entry "a" that is not an object', 1],
    ['{"servers": {"a": {"command": 7}}}', 'an entry "a" whose "command" is not a string', 1],
    [
      '{"servers": {"a": {"command": "x", "args": "p"}}}',
      'an entry "a" whose "args" is not a list of strings',
      1,
    ],
    [
      '{"servers": {"a": {"command": "x", "args": [{}]}}}',
      'an entry "a" whose "args" is not a list of strings',
      1,
    ],
    ['{"servers": {"a": {}, \n"a": {}}}', 'the key "a" appears twice in one object', 2],
    [
      '{"servers": {"a": {"command": "good",\n "command": "bad"}}}',
      'the key "command" appears twice in one object',
      2,
    ],
  ] as const)('%s → the fault and its line', ([text, message, line]) => {
    const [fault] = readJsonServers(text).faults;
    expect(fault?.message).toBe(message);
    expect(fault?.span.start.line).toBe(line);
  });

  test.for([
    ['disabled', '"disabled": true'],
    ['enabled', '"enabled": false'],
  ] as const)('an entry rests by %s only where the client lets it', ([key, written]) => {
    const text = `{"servers": {"a": {"command": "x", ${written}}}}`;
    const resting = (switchedOffBy: ('disabled' | 'enabled')[]) =>
      jsonServers({ switchedOffBy })(text).declarations[0]?.disabled;
    expect(resting([key])).toBe(true);
    expect(resting([])).toBe(false);
    expect(resting(key === 'disabled' ? ['enabled'] : ['disabled'])).toBe(false);
  });

  test.for([
    ['an array', `{"a":${'['.repeat(100_000)}`],
    ['an array with closers of the other kind', '[},'.repeat(100_000)],
  ] as const)('%s nested without end is a fault', ([, text]) => {
    expect(readJsonServers(text).faults[0]?.message).toBe('nested more than 100 levels deep');
  });

  test('a fault in one entry leaves the others', () => {
    expect(brief('{"servers": {"a": 7, "b": {"command": "x"}}}')).toEqual(['b: x']);
  });

  test('never throws, whatever the text', () => {
    const sample =
      '{"mcpServers": {"a": {"command": "npx", "args": ["-y", "p"], "env": {"K": "v"}}}}';
    fc.assert(
      fc.property(fc.nat(sample.length), fc.nat(20), anyText(), (at, cut, put) => {
        const { declarations, faults } = readJsonServers(
          sample.slice(0, at) + put + sample.slice(at + cut),
        );
        for (const { span } of [...declarations, ...faults])
          expect(span.start.line).toBeGreaterThan(0);
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe('the list of client files', () => {
  const all: { path: string; file: ClientFile }[] = clientFiles.flatMap((file: ClientFile) =>
    file.paths.map((path) => ({ path, file })),
  );

  test.for(all)('$path is found, whatever its case and mostly at any depth', ({ path, file }) => {
    const real = path.replaceAll('*', 'some-name');
    expect(findClientFile(real)?.file.client).toBe(file.client);
    expect(findClientFile(real.toUpperCase())?.file.client).toBe(file.client);
    const below = findClientFile(`a/b/${real.toUpperCase()}`)?.file.client;
    // GitHub runs workflows only from the repository's root.
    if (file.isOnlyAtRoot) expect(below).not.toBe(file.client);
    else expect(below).toBe(file.client);
    expect(findClientFile(`${real}.bak`)).toBeNull();
  });

  // Readers are not given a path, so all paths of one client file are read alike.
  const first = clientFiles.map((file) => ({ path: file.paths[0], file }));

  test.for(first)('$path is read without throwing, whatever is in it', async ({ file }) => {
    const hostile = [
      '',
      '{}',
      '[',
      'null',
      '\u0000',
      '---',
      '---\n',
      '{"mcp": 1}',
      'a: [',
      '\ud800',
      '= 1',
    ];
    for (const text of [
      ...hostile,
      '['.repeat(100_000),
      '{"a":'.repeat(100_000),
      'a:\n '.repeat(9999),
    ]) {
      expect((await parseClientFile(file, text))?.declarations ?? []).toEqual([]);
    }
  });

  test('no two clients claim one path', () => {
    const paths = all.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test.for(['mcp.json.md', 'src/mcp.ts', 'package-lock.json'])('%s is none of them', (path) => {
    expect(findClientFile(path)).toBeNull();
  });

  test.for(['server.json', 'settings.json', 'kiro/x.json', 'a.yaml.example'])(
    '%s is one by its content alone',
    (path) => {
      expect(findClientFile(path)?.file.search).toBeDefined();
    },
  );
});
