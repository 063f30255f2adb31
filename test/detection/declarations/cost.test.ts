/*
 * Tests that reading time grows no faster than the text. Each reader is timed on repeated short pieces, and
 * nine times the text may take eighteen times as long.
 */
import { describe, expect, test } from 'vitest';
import type { ClientFile } from '../../../src/detection/declarations/client.ts';
import { findClientFile } from '../../../src/detection/declarations/client-files.ts';
import { clientFiles } from '../../../src/detection/declarations/clients.ts';
import { collectDeclarations } from '../../../src/detection/declarations/collect.ts';
import { parseClientText } from '../../../src/detection/declarations/parse-file.ts';
import { cpuMs, measureGrowth } from '../../cpu.ts';

/** Pieces that parsers and patterns could stumble over, each in the form in which it is repeated. */
const atoms = [
  '--a',
  '\n',
  ' ',
  '\t',
  '\r',
  'a',
  '"',
  "'",
  '\\',
  '"\\',
  '\\"',
  '\\\\"',
  '{',
  '[',
  '{}',
  '{"',
  '{"mcpServers": ',
  '"mcpServers":  ',
  'mcpServers: { ',
  'mcp ',
  'mcp_servers.',
  'command: ',
  '${',
  '${{',
  '$(',
  '$("',
  '`',
  '"env": ${{ ',
  'claude mcp add ',
  'claude mcp add x ${',
  '--mcp-config ',
  '--mcp-config=a ',
  'gemini extensions install ',
  '- ',
  '- a\n',
  'a: b\n',
  'a: &a b\n',
  '---\n',
  'apiVersion: v1\nkind: A\n---\n',
  '...\n',
  '? ',
  '!!set ',
  '# ',
  '<a ',
  '<a b="',
  '<!--',
  'a@b\n',
  'a=',
  'A="b',
  'A<<E ',
  "exportVariable('A', ",
  '-e ',
  '{{#import ',
  ':',
  'x.json ',
  '\u2028',
];

/** The text around each piece, which lets the piece reach the readers behind the first checks. */
const frames = {
  json: [(text: string) => text, (text: string) => `{"mcpServers": {"a": {"command": "${text}`],
  json5: [
    (text: string) => text,
    (text: string) => `{mcpServers: {a: {command: '${text}`,
    (text: string) => `{mcp: {servers: {a: ${text}`,
  ],
  properties: [
    (text: string) => text,
    (text: string) => `spring.ai.mcp.client.stdio.connections.a.command=${text}`,
  ],
  toml: [(text: string) => text, (text: string) => `[mcp_servers.a]\ncommand = "${text}`],
  yaml: [
    (text: string) => text,
    (text: string) =>
      `mcpServers:\n  a:\n    command: |\n      ${text.replaceAll('\n', '\n      ')}`,
  ],
  frontmatter: [
    (text: string) => `---\n${text}`,
    (text: string) => `---\n${text}\na: [\n---\n`,
    (text: string) => `---\n${text}\n---\n`,
    (text: string) => `---\nmcpServers: {}\n---\n${text}`,
  ],
  workflow: [
    (text: string) => text,
    (text: string) =>
      `jobs:\n  a:\n    steps:\n      - run: |\n          --mcp-config "mcpServers": ${text.replaceAll('\n', '\n          ')}`,
    (text: string) =>
      `jobs:\n  a:\n    steps:\n      - run: |\n          GITHUB_ENV GITHUB_PATH ${text.replaceAll('\n', '\n          ')}`,
    (text: string) => `jobs:\n  a:\n    container:\n      options: "${text}`,
    (text: string) =>
      `jobs:\n  a:\n    steps:\n      - run: >\n          "mcpServers": ${text.replaceAll('\n', '\n          ')}`,
  ],
  text: [
    (text: string) => text,
    (text: string) => `<component name="mcp">${text}`,
    (text: string) => `<component name="terminal">${text}`,
  ],
} as const;

const small = 2.5 * 1024;
const large = 8 * small;

test('a pattern whose time grows by the square is noticed', async () => {
  const [texts, most] = [{ small: 'a'.repeat(small), large: 'a'.repeat(large) }, 16];
  const square = await measureGrowth((text) => /a*b/.test(text), { ...texts, most, least: 10 });
  expect(square).toBeGreaterThan(most);
});

/**
 * An odd number, so that quotes and brackets close in both texts or in neither. A text that leaves them open
 * is read twice.
 */
const times = 9;

/** One file for each reader: readers that are functions differ from each other, but dialects do not. */
const readers = [
  ...new Map(
    clientFiles.map((file): [unknown, ClientFile] => [
      typeof file.shape === 'function' ? file.shape : `${file.format} ${file.also}`,
      file,
    ]),
  ).values(),
];
const byShape = [
  ...['mcp-x.json', 'mcp-x.yaml', '.x/y.toml', 'agents/x.md', 'x/run.sh', 'x/package.json'],
].flatMap((path) => findClientFile(path)?.file ?? []);

describe.for(
  [...readers, ...byShape].map((file) => [`${file.client} ${file.format}`, file] as const),
)('%s', ([, file]) => {
  test('reads in time that grows with the text', async () => {
    const slow: string[] = [];
    for (const [index, frame] of frames[file.format ?? 'json'].entries()) {
      for (const atom of atoms) {
        const count = Math.ceil(small / atom.length);
        const best = await measureGrowth((text: string) => parseClientText(file, text), {
          small: frame(atom.repeat(count)),
          large: frame(atom.repeat(times * count)),
          most: 2 * times,
          least: 10,
        });
        if (best > 2 * times) slow.push(`${JSON.stringify(atom)} in frame ${index}: ${best}`);
      }
    }
    expect(slow).toEqual([]);
  });
});

test('references to many files are followed in time that grows with their number', async () => {
  const text = (count: number): string =>
    `on: push\njobs:\n  a:\n    steps:\n      - run: |\n          mcp ${Array.from({ length: count }, (_, at) => `a/${at}.json`).join(' ')}\n`;
  const read = (count: number) =>
    collectDeclarations([{ path: '.github/workflows/x.yml', text: text(count) }], async () => ({
      reason: 'it does not exist',
    }));
  const growth = await measureGrowth(read, { small: 500, large: 4000, most: 16, least: 64 });
  expect(growth).toBeLessThan(16);
});

test.for<[string, Record<string, string>]>([
  ['commas in YAML', { 'librechat.yaml': `mcpServers: {${','.repeat(250_000)}` }],
  ['entries', { '.mcp.json': `{"mcpServers": {${'"a": {},'.repeat(60_000)}}}` }],
  ['arguments', { '.mcp.json': `{"mcpServers": {"a": {"args": [${'{},'.repeat(200_000)}]}}}` }],
  ['faults', { '.mcp.json': `{"mcpServers": {${'"a": 1,'.repeat(100_000)}}}` }],
  ['commands', { '.github/workflows/x.yml': `a: >\n${'  claude mcp add x y\n'.repeat(10_000)}` }],
  ['braces', { '.github/workflows/x.yml': `a: |\n  claude mcp add x ${'${a'.repeat(60_000)}` }],
])('hundreds of thousands of %s end in a few lines', async ([, files]) => {
  const started = cpuMs();
  const { declarations, files: found } = await collectDeclarations(
    Object.entries(files).map(([path, text]) => ({ path, text })),
    async () => ({ reason: 'it does not exist' }),
  );
  expect(declarations.length).toBeLessThanOrEqual(1000);
  expect(found.length).toBeLessThan(30);
  expect(cpuMs() - started).toBeLessThan(20_000);
});
