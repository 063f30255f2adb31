/* What counts as a secret, everywhere in the code. */
import { describe, expect, test } from 'vitest';
import {
  looksSecret,
  mayHoldSecret,
  shownScript,
  withoutSecrets,
  withoutTokens,
  wordsWithoutSecrets,
} from '../src/secrets.ts';

const tail = 'AbCdEf0123456789';

describe('a token of a known form', () => {
  test.for([
    'ghp_',
    'ghs_',
    'github_pat_',
    'glpat-',
    'sk-',
    'sk-ant-api03-',
    'pk_live_',
    'pk_test_',
    'xoxb-',
    'xoxz-',
    'AKIA',
    'npm_',
    'eyJ',
  ])('%s… is one in a text, as a word and in a line', (beginning) => {
    const token = beginning + tail;
    expect(withoutTokens(`"${token}"`)).toBe('"***"');
    expect(looksSecret(token)).toBe(true);
    expect(withoutSecrets(token)).toBe('***');
    expect(mayHoldSecret(`"args": ["run", "${token}"]`)).toBe(true);
  });
});

test.for(['pkg:npm/@acme/notes@1.2.0', 'sk-learn-mcp-server-for-everybody', 'npm_config_registry'])(
  '%s contains no secret',
  (text) => {
    expect(withoutTokens(text)).toBe(text);
    expect(mayHoldSecret(text)).toBe(false);
  },
);

test.for([
  'My-Very-Long-Project/Source/Server.js',
  'MyProjectWithItsLongName',
  'long-name-of-a-server-v2',
  'reports-of-2024-for-everybody',
])('%s is a name, not a secret', (text) => {
  expect(looksSecret(text)).toBe(false);
  expect(withoutSecrets(text)).toBe(text);
});

test.for([
  '63d8480f-f779-43e6-b043-34fbb61a06e6',
  'aB3dE5gH7jK9mN1pQ3rS5tU7',
  'QwErTyUiOpAsDfGhJkLzXcVb',
  '0123-4567-89ab-cdef-0123-4567',
  'd5f90710676b6a7cacc450f59005b4934c49b6db',
])('%s may be a secret', (text) => {
  expect(looksSecret(text)).toBe(true);
  expect(withoutSecrets(text)).toBe('***');
});

test.for([
  ['C:/Users/jo/AppData/Local/Notes/notes.exe', 'notes.exe'],
  ['C:\\Program Files\\Notes\\notes.exe', 'notes.exe'],
  ['d:\\notes.exe --token abc/hunter2', 'notes.exe'],
  ['C:/notes.exe abc/hunter2', 'notes.exe'],
  ['C:/data/token=hunter2', '***'],
  [`C:/Users/${'aB3dE5gH7jK9mN1pQ3rS5tU7'}`, '***'],
])('of the path %s, %s is shown', ([text, shown]) => {
  expect(withoutSecrets(text as string)).toBe(shown);
});

test.for([
  ['mcp:debug', 'mcp:debug'],
  ['start:mcp:dev', 'start:mcp:dev'],
  ['mcp:ghp_AbCdEf0123456789AbCdEf', 'mcp:***'],
  ['mcp=hunter2', '***'],
])('of the script %s, %s is shown', ([text, shown]) => {
  expect(shownScript(text as string)).toBe(shown);
});

describe('the words of a launch', () => {
  const digest = `sha256:${'0123456789abcdef'.repeat(4)}`;
  const commit = 'd5f90710676b6a7cacc450f59005b4934c49b6db';

  test.for([
    ['npx', '-y', '@acme/notes@1.2.0'],
    ['npx', '-y', '@acme/auth-server@1.2.0-canary.20251120.1', '--stdio'],
    ['npx', 'sk-learn-mcp'],
    ['uvx', '--from', `git+https://github.com/acme/notes@${commit}`, 'notes'],
    ['uvx', 'token-server==1.2.0'],
    ['docker', 'run', '-i', '--rm', '-e', 'API_KEY', `ghcr.io/acme/notes@${digest}`],
    ['docker', 'run', '-e', 'API_KEY=${API_KEY}', 'ghcr.io/acme/notes:1.2.0'],
    ['npx', 'mcp-remote', 'https://mcp.acme.example/mcp', '--header', 'Authorization: Bearer ${T}'],
    ['uvx', '--from', 'git+ssh://git@github.com/acme/notes.git@v1.2.0', 'notes'],
    ['https://mcp.acme.example/mcp?toolsets=repos,issues'],
    ['node', 'C:\\Users\\me\\AppData\\server.js', './dist/index.js', ''],
  ])('%j stay as they are', (words) => {
    expect(wordsWithoutSecrets(words)).toEqual(words);
  });

  test.for([
    [['npx', 'x', '--api-key', 'abc'], 3],
    [['npx', 'x', '--token=abc'], 2],
    [['npx', 'x', tail + tail], 2],
    [['npx', 'x', `ghp_${tail}`], 2],
    [['docker', 'run', '-e', 'PASSWORD=abc', 'x'], 3],
    [['npx', 'mcp-remote', 'https://u@mcp.acme.example/mcp'], 2],
    [['npx', 'mcp-remote', 'https://mcp.acme.example/mcp?key=abc'], 2],
    [['npx', 'mcp-remote', `https://mcp.acme.example/s/${tail}Q1w2E3r4/mcp`], 2],
    [['npx', 'mcp-remote', 'x', '--header', 'Authorization: Bearer abc'], 4],
    [['sh', '-c', 'TOKEN=abc npx x'], 2],
    [['npx', 'x'.repeat(3000)], 1],
  ] as const)('of %j the one at %i may be a secret', ([words, at]) => {
    expect(wordsWithoutSecrets(words)).toEqual(words.map((word, i) => (i === at ? '***' : word)));
  });
});
