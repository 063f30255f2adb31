import { expect, test } from 'vitest';
import { resolveLaunch } from '../../src/detection/resolution/resolve.ts';
import { launchEntry } from '../../src/report/json/launch-entry.ts';
import { declare, emptyProject, launchWith, resolveIn, word } from '../builders.ts';

/* Tests the words of a launch in the JSON reports. */

const entryOf = (declaration: ReturnType<typeof declare>) =>
  launchEntry(declaration, resolveLaunch(declaration, emptyProject));

test('the words of a command and an address are as they are written', () => {
  expect(entryOf(declare('npx -y @acme/notes@1.2.0 --mode fast'))).toEqual({
    command: ['npx', '-y', '@acme/notes@1.2.0', '--mode', 'fast'],
    url: null,
    decidedBy: 'text',
  });
  expect(entryOf(declare('https://MCP.acme.example/mcp/'))).toEqual({
    command: null,
    url: 'https://MCP.acme.example/mcp/',
    decidedBy: 'text',
  });
});

test('a word that may be a secret is not there', () => {
  expect(entryOf(declare('npx -y @acme/notes@1.2.0 --token abc'))).toMatchObject({
    command: ['npx', '-y', '@acme/notes@1.2.0', '--token', '***'],
  });
  expect(entryOf(declare('https://me:abc@mcp.acme.example/mcp'))).toMatchObject({ url: '***' });
});

const words = { line: 1, column: 1 };

test('what an option among the words changes is decided by them', () => {
  const entry = entryOf(declare('npx --registry=https://npm.acme.example @acme/notes@1.2.0'));
  expect(entry).toMatchObject({ decidedBy: 'text' });
});

test('variables of the entry, lockfiles and settings of the project have a part in it', async () => {
  const declaration = declare('npx -y @acme/notes@1.2.0');
  const env = new Map([
    [
      'NODE_OPTIONS',
      { text: '--require ./x.js', span: { start: { line: 9, column: 1 }, end: words } },
    ],
  ]);
  const withVariable = { ...declaration, launch: { ...declaration.launch, env } };
  expect(entryOf(withVariable)).toMatchObject({ decidedBy: 'surroundings' });
  const withSettings = await resolveIn(
    { '.npmrc': 'registry=https://npm.acme.example' },
    declaration,
  );
  expect(launchEntry(declaration, withSettings)).toMatchObject({ decidedBy: 'surroundings' });
  const script = declare('npm run mcp');
  const files = {
    'package.json': JSON.stringify({ scripts: { mcp: 'npx -y @acme/notes@1.2.0' } }),
  };
  expect(launchEntry(script, await resolveIn(files, script))).toMatchObject({
    command: ['npm', 'run', 'mcp'],
    decidedBy: 'surroundings',
  });
});

test('an entry with neither has no words', () => {
  const plugin = declare('x', { launch: launchWith({ plugin: word('x@market') }) });
  expect(entryOf(plugin)).toEqual({ command: null, url: null, decidedBy: 'text' });
});
