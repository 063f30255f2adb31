import { expect, test } from 'vitest';
import { brief } from './brief.ts';

test('APM: names of the registry, and servers in place', async () => {
  const text = `dependencies:
  apm: [o/x]
  mcp:
    - io.github.o/notes
    - name: io.github.o/files
      version: 1.2.0
      package: npm
    - name: own
      registry: false
      command: uvx
      args: [notes]
devDependencies:
  mcp:
    - {name: remote, registry: false, url: "https://m.example/mcp"}
`;
  expect(await brief({ 'apm.yml': text })).toEqual([
    'apm.yml:4 io.github.o/notes: io.github.o/notes',
    'apm.yml:5 io.github.o/files: io.github.o/files@1.2.0',
    'apm.yml:8 own: uvx notes',
    'apm.yml:14 remote: https://m.example/mcp',
  ]);
});

test('APM’s lock: configurations, and names that have none', async () => {
  const text =
    'mcp_servers: [own, io.github.o/x]\nmcp_configs:\n  own:\n    name: own\n    command: npx\n    args: [p]\n';
  expect(await brief({ 'apm.lock.yaml': text })).toEqual([
    'apm.lock.yaml:4 own: npx p',
    'apm.lock.yaml:1 io.github.o/x: io.github.o/x',
  ]);
  expect(await brief({ 'apm.lock.yaml': '"mcp\\x5fservers": [a]\n' })).toEqual([
    'apm.lock.yaml:1 a: a',
  ]);
  expect(await brief({ 'apm.lock.yaml': 'dependencies: [\n' })).toEqual([]);
});
