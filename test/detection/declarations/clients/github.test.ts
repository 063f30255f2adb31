import { describe, expect, test } from 'vitest';
import { cpuMs } from '../../../cpu.ts';
import { brief, faults, readFiles } from './brief.ts';

describe('workflow steps', () => {
  const path = '.github/workflows/x.yml';
  const steps = (text: string) => ({ [path]: `on: push\njobs:\n  a:\n    steps:\n${text}` });

  test.for([
    [
      'an input with JSON in it',
      '      - with:\n          mcp_config: |\n            {\n              "mcpServers": {\n                "a": {"command": "npx", "args": ["p"]}\n              }\n            }\n',
      [`${path}:9 a: npx p`],
    ],
    [
      'an argument in single quotes',
      `      - with:\n          claude_args: >-\n            --model x --mcp-config '{"mcpServers": {"a": {"url": "u"}}}'\n`,
      [`${path}:7 a: u`],
    ],
    [
      'an argument in double quotes',
      '      - run: |\n          claude --mcp-config "{\\"mcpServers\\": {\\"a\\": {\\"command\\": \\"npx\\"}}}"\n',
      [`${path}:6 a: npx`],
    ],
    [
      'JSON that the shell fills in',
      `      - run: |\n          x\n          claude --mcp-config '{"mcpServers": {"a": {"command": "npx", "env": {"K": "\${T}"}}}, "port": '$PORT'}'\n`,
      [`${path}:7 a: npx`],
    ],
    [
      'functions of the shell around it',
      `      - run: |\n          f() { echo "\${X}"; }\n          claude --mcp-config '{"mcpServers": {"a": {"command": "npx"}}}'\n`,
      [`${path}:7 a: npx`],
    ],
    [
      'no servers',
      `      - run: |\n          claude --strict-mcp-config --mcp-config '{"mcpServers": {}}'\n`,
      [],
    ],
    [
      'other JSON',
      `      - run: |\n          echo '{"servers": {"a": {"command": "npx"}}}' # not --mcp-config\n`,
      [],
    ],
  ] as const)('%s', async ([, text, expected]) => {
    expect(await brief(steps(text))).toEqual(expected);
    expect(await faults(steps(text))).toEqual([]);
  });

  test('JSON of servers that cannot be read is told', async () => {
    const text = `      - run: |\n          claude --mcp-config '{"mcpServers": {"a": '"$REST"\n`;
    expect(await faults(steps(text))).toEqual([expect.stringContaining(`${path}:6: `)]);
  });

  test('a file that a step names is read, if it is in the tree', async () => {
    const text = '      - run: claude --mcp-config ci/servers.json --mcp-config /tmp/x.json\n';
    const files = {
      ...steps(text),
      'ci/servers.json': '{"mcpServers": {"a": {"command": "npx"}}}',
    };
    expect(await brief(files)).toEqual([
      `${path}:5 /tmp/x.json: /tmp/x.json`,
      'ci/servers.json:1 a: npx',
    ]);
    expect(await faults(steps(text))).toEqual([]);
  });

  test('thousands of braces cost no more than their number', async () => {
    const text = `      - run: |\n          claude --mcp-config '{"mcpServers": ${'{'.repeat(100_000)}'\n`;
    const started = cpuMs();
    await readFiles(steps(text));
    expect(cpuMs() - started).toBeLessThan(20_000);
  });
});
