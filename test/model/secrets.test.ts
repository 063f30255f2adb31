/* Tests what counts as a secret anywhere in the code. */
import { describe, expect, test } from 'vitest';
import {
  isCredentialName,
  looksSecret,
  mayHoldSecret,
  redactScript,
  redactWords,
  withoutSecrets,
  withoutTokens,
  wordsWithoutSecrets,
} from '../../src/model/secrets.ts';

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
  expect(redactScript(text as string)).toBe(shown);
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

/** Not a word, and too short to look like a secret by itself when a line is checked. */
const odd = 'k9X2m4Q7z1L8w3E6r5T0';

test.for([
  ['ghp_A1bcdefghijklmn', '***'],
  ['ghp_A1bcdefghijkl', 'ghp_A1bcdefghijkl'],
  // Without a digit, or without a capital after its prefix, it may be a name.
  ['ghp_ABCDEFGHIJKLMN', 'ghp_ABCDEFGHIJKLMN'],
  ['ghp_a1bcdefghijklmn', 'ghp_a1bcdefghijklmn'],
  ['AKIAa1bcdefghijklmn', 'AKIAa1bcdefghijklmn'],
] as const)('%s in a text becomes %s', ([text, expected]) => {
  expect(withoutTokens(`a ${text} b`)).toBe(`a ${expected} b`);
});

test.for([
  [odd, true],
  [odd.slice(1), false],
  ['my-long-server-name-of-words', false],
  [`my-server-${odd.slice(0, 12)}`, true],
  ['server-v2-of-2024-for-everybody', false],
  ['server-v2-of-2024-and-2025-again', true],
  ['MyServerForEverybodyAtAcme', false],
] as const)('%s looks like a secret: %s', ([word, expected]) => {
  expect(looksSecret(word)).toBe(expected);
});

test.for([
  // Variables, whose values are stored elsewhere.
  [' ${X9Y8Z7_OF_THE_SERVER} ', '${X9Y8Z7_OF_THE_SERVER}'],
  ['${env:X9Y8Z7.OF-THE_SERVER}', '${env:X9Y8Z7.OF-THE_SERVER}'],
  ['KEY=value${A}', '***'],
  ['${A}=value', '${A}***'],
  // Addresses.
  ['https://a.example', 'https://a.example'],
  ['https://a.example/path', 'https://a.example/***'],
  ['HTTPS://u:p@a.example:8080/x?y', 'HTTPS://a.example:8080/***'],
  ['https://u:p@a.example', 'https://a.example'],
  ['https://u@v@a.example/x', 'https://a.example/***'],
  ['git+ssh://git@a.example/x', 'git+ssh://a.example/***'],
  ['http://[::1]:80/x', 'http://[::1]:80/***'],
  ['1x://u:p@a.example', '1x***'],
  // User info ends before the path; an `@` in the path hides no host.
  ['https://pkg.pr.new/acme/tool/@acme/mcp@abc1234', 'https://pkg.pr.new/***'],
  ['https://a.example/@b.example', 'https://a.example/***'],
  ['https://a.example?u@b.example', 'https://a.example/***'],
  ['https://a.example#u@b.example', 'https://a.example/***'],
  ['https://u:p@a.example?x@b.example', 'https://a.example/***'],
  ['https://u:p@a.example\\@b.example', 'https://a.example/***'],
  ['ssh://u\\@b.example/x', 'ssh://b.example/***'],
  ['git+ssh://u@a.example\\@b.example/x', 'git+ssh://b.example/***'],
  ['https://a@b@c.example/', 'https://c.example/***'],
  ['https://a.example @b.example/x', 'https://b.example/***'],
  ['https://a.example\t@b.example/x', 'https://b.example/***'],
  ['https:/\\u:p@a.example/x', 'https://a.example/***'],
  ['https:///a.example/@b.example', 'https://a.example/***'],
  ['https://u:p/x@a.example', 'https://u/***'],
  ['https://u:p@a.example:${PORT}/x', 'https://a.example/***'],
  ['https://${HOST}/x', 'https:///***'],
  ['file:///home/jo@a.example', 'file:///***'],
  // Hosts in the form in which they are looked up.
  ['https://u:p@bücher.example/x', 'https://xn--bcher-kva.example/***'],
  ['https://a.example%2e@b%2eexample', 'https://b.example'],
  ['git+ssh://git@a.example:acme/x', 'git+ssh://a.example/***'],
  // Repositories as git writes them.
  ['git@a.example:acme/notes', 'a.example:***'],
  ['jo@a.example:hunter2', 'a.example:***'],
  ['jo@ab:hunter2', 'jo***'],
  ['see https://u:p@a.example', 'see***'],
  // Commands after assignments.
  ['A=1  B=2 npx x', 'npx***'],
  ['npx', 'npx'],
  // Options.
  ['--token=abc', '--token***'],
  ['--token', '--token'],
  ['-pabc', '-p***'],
  ['-p', '-p'],
  ['-x-abc', '-x***'],
  // Names, up to the point where a value may begin.
  ['@acme/notes', '@acme/notes'],
  ['@acme/notes@1.0.0', '@acme/notes***'],
  ['user:password', 'user***'],
  ['a:b', 'a***'],
  [`tools/${odd}/x`, '***'],
  // Windows paths.
  ['C:\\Tools\\run.exe', 'run.exe'],
  ['c:/My Tools/run.exe', 'run.exe'],
  ['C:\\my-tools of us\\run.exe', 'run.exe'],
  ['C:\\Tools\\run.exe --token x', 'run.exe'],
  ['C:\\Tools\\run.cmd x\\y', 'run.cmd'],
  [`C:\\Tools\\${odd}`, '***'],
  ['C:\\Tools\\a@b', '***'],
  ['abc:\\x', 'abc***'],
] as const)('of %s is shown %s', ([text, expected]) => {
  expect(withoutSecrets(text)).toBe(expected);
});

describe('some words of a command line', () => {
  test.for([
    ['npx --token abc x', 0, 4, 'npx --token *** x'],
    ['npx --token abc x', 2, 3, '***'],
    ['npx --token abc x', 3, 4, 'x'],
    ['npx --name abc x', 1, 4, '--name abc x'],
    // An option that already has a value says nothing about the next word.
    ['npx --token=a b', 1, 3, '--token*** b'],
  ] as const)('%s from %i to %i: %s', ([line, start, end, expected]) => {
    expect(redactWords(line.split(' '), start, end)).toBe(expected);
  });

  test('end where nobody reads on', () => {
    expect(redactWords(Array(600).fill('ab'), 0, 600)).toBe('ab '.repeat(167).slice(0, 500));
  });

  test('of a script are between colons', () => {
    expect(redactScript('mcp:debug')).toBe('mcp:debug');
    expect(redactScript(`mcp:${odd}:x`)).toBe('mcp:***:x');
  });
});

test.for([
  ['--token abc', '--token ***'],
  ['--token=a b', '*** b'],
  ['--name abc', '--name abc'],
  [`a cfg/${odd}/b`, 'a ***'],
  [`a cfg/${odd.slice(1)}/b`, `a cfg/${odd.slice(1)}/b`],
  ['a'.repeat(2000), 'a'.repeat(2000)],
  ['a'.repeat(2001), '***'],
] as const)('the words of %s without secrets', ([line, expected]) => {
  expect(wordsWithoutSecrets(line.split(' ')).join(' ')).toBe(expected);
});

test.for([
  ['Authorization', true],
  ['X-Api-Key', true],
  ['Set-Cookie', true],
  ['SENTRY_DSN', true],
  ['Accept', false],
  ['X-Request-Id', false],
] as const)('the name %s tells of a secret: %s', ([name, expected]) => {
  expect(isCredentialName(name)).toBe(expected);
});

test.for<[line: string, expected: boolean]>([
  // User info in an address, unless it is the name of a variable.
  ['url: https://jo:hunter2@acme.example/mcp', true],
  ['url: https://jo:$PASSWORD@acme.example/mcp', false],
  ['url: https://acme.example:8080/@acme', false],
  // Long words with letters and digits, wherever the digits are.
  ['id abcdefghijklmnopqrstuvwx1', true],
  ['id 1234567890123456789012345a', true],
  ['id 1234567890123456789012345', false],
  ['id abcdefghijklmnopqrstuvwxyz', false],
  // Values after an option whose name suggests a secret.
  ['run --token hunter2', true],
  ['run -key hunter2', true],
  ['run --token-id hunter2', true],
  ['run --token   hunter2', true],
  ['["--token", "hunter2"]', true],
  ["['--token', 'hunter2']", true],
  ['run docs/--token hunter2', false],
  ['run --token --verbose', false],
  // Headers.
  ['X-Api-Key:hunter2', true],
  ['Authorization:${TOKEN}', false],
  ['send Bearer   hunter2', true],
])('%s may hold a secret: %s', ([line, expected]) => {
  expect(mayHoldSecret(line)).toBe(expected);
});

test.for<[word: string, isShown: boolean]>([
  ['https://jo@acme.example/mcp', false],
  ['ssh://git@acme.example/mcp', true],
  ['ssh://git@hunter2@acme.example/mcp', false],
  ['https://acme.example/@acme/mcp@1.0.0', true],
  ['https://acme.example/mcp?my-session-id=abc', false],
  ['https://acme.example/mcp?a=b&code=abc', false],
  ['https://acme.example/session=abc', true],
  ['https://acme.example/mcp?session=$SESSION', true],
  // Versions are public, no matter how long they are.
  ['files@10.20.300-beta.1.build.20261120', true],
  ['files==v10.20.300-beta.1.build.20261120', true],
  ['10.20.300-beta.1.build.20261120-abcdef', false],
  ['files@10.20.300-beta.1.build.20261120-aB3dE5gH7jK9mN1pQ3rS5tU7vW9', false],
])('of a command line %s is shown: %s', ([word, isShown]) => {
  expect(wordsWithoutSecrets(['npx', word])).toEqual(['npx', isShown ? word : '***']);
});
