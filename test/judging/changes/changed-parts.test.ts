/*
 * Tests which parts of a server a change edits, from two texts of an entry, and how reports describe the
 * edit. Words that a launcher takes for itself are no change unless they fetch or run something else.
 */

import { describe, expect, test } from 'vitest';
import { essentialWords } from '../../../src/detection/launch/essential-words.ts';
import { compareWithBase } from '../../../src/gate/pipeline/compare-with-base.ts';
import { scanTree } from '../../../src/gate/pipeline/inventory.ts';
import { sourceOf } from '../../builders.ts';

const options = { folder: '', ignorePaths: [], withCandidates: false, charge: () => {} };

/** An entry: a command line, an address, or the entry itself. */
type Entry = string | Readonly<Record<string, unknown>>;

const entryOf = (entry: Entry): object => {
  if (typeof entry !== 'string') return entry;
  const [command, ...args] = entry.split(' ');
  return entry.includes('://') && args.length === 0 ? { url: entry } : { command, args };
};

const repository = (servers: Readonly<Record<string, Entry>>, file = '.mcp.json') =>
  sourceOf(
    new Map([
      [
        file,
        JSON.stringify({
          mcpServers: Object.fromEntries(
            Object.entries(servers).map(([alias, entry]) => [alias, entryOf(entry)]),
          ),
        }),
      ],
    ]),
  );

/**
 * Returns the change to each server on one line: its kind, its parts and, after `!`, the parts that are more
 * than a version.
 */
async function changesOf(
  base: Readonly<Record<string, Entry>>,
  head: Readonly<Record<string, Entry>>,
): Promise<string[]> {
  const now = await scanTree(repository(head), options);
  const source = repository(base);
  const compared = await compareWithBase(now, { commit: 'b', hash: 'sha1', source }, options);
  if ('reason' in compared) return [compared.reason];
  return now.inventory.dependencies.map((dependency) => {
    const { kind, parts, edited, obstacles } = compared.of(dependency);
    const apart = edited.filter(
      (part) =>
        !['version', 'lockfile', 'companion', 'variables'].includes(part) ||
        (part === 'variables' && parts.some((each) => each.part === part)),
    );
    const differing = new Set([
      ...obstacles.filter((each) => each === 'new'),
      ...apart,
      ...obstacles,
    ]);
    const shown = parts.map(({ part, from, to, names }) => {
      const text = from === null && to === null ? names.join(' ') : `${from ?? '-'} → ${to ?? '-'}`;
      return `${part}${text === '' ? '' : ` ${text}`}`;
    });
    return [
      `${kind}${shown.length === 0 ? '' : `: ${shown.join(', ')}`}`,
      ...(differing.size === 0 || kind === 'unchanged' ? [] : [`! ${[...differing].join(' ')}`]),
    ].join(' ');
  });
}

const changeOf = async (before: Entry, after: Entry): Promise<string> =>
  (await changesOf({ a: before }, { a: after })).join(' | ');

describe('words that a launcher takes for itself are no change', () => {
  test.for<[string, string]>([
    ['npx files@1.0.0 --root .', 'npx -y files@1.0.0 --root .'],
    ['npx -y files@1.0.0', 'npx --yes files@1.0.0'],
    ['npx files@1.0.0', 'npx -q --yes=true files@1.0.0'],
    ['npx -y files@1.0.0', 'npx -yq files@1.0.0'],
    ['npx files@1.0.0', 'npx --loglevel error --no-update-notifier files@1.0.0'],
    ['npm exec files@1.0.0', 'npm exec --yes files@1.0.0'],
    ['npm exec files@1.0.0', 'npm exec files@1.0.0 -y'],
    ['npx -y files@1.0.0', 'cmd /c npx -y files@1.0.0'],
    ['npx -y files@1.0.0', 'cmd /d /s /c npx files@1.0.0'],
    ['cmd /c npx files@1.0.0', 'cmd.exe /C npx -y files@1.0.0'],
    ['pnpm dlx files@1.0.0', 'pnpm -s dlx --reporter silent files@1.0.0'],
    ['yarn dlx files@1.0.0', 'yarn dlx -q files@1.0.0'],
    ['bunx files@1.0.0', 'bunx --yes files@1.0.0'],
    ['uvx files==1.0.0', 'uvx -q files==1.0.0'],
    ['uvx files==1.0.0', 'uvx --no-progress --color never files==1.0.0'],
    ['uv tool run files==1.0.0', 'uv -q tool run --verbose files==1.0.0'],
    ['pipx run files==1.0.0', 'pipx run --quiet files==1.0.0'],
    ['dnx files@1.0.0', 'dnx -y --verbosity quiet files@1.0.0'],
    ['docker run acme/files:1.0.0', 'docker run --rm -i acme/files:1.0.0'],
  ])('%s → %s', async ([before, after]) => {
    expect(await changeOf(before, after)).toBe('unchanged');
    expect(await changeOf(after, before)).toBe('unchanged');
  });

  test.for<[string, string]>([
    // Arguments after the package belong to the server.
    ['npx files@1.0.0', 'npx files@1.0.0 -y'],
    ['uvx files==1.0.0', 'uvx files==1.0.0 -q'],
    ['docker run acme/files:1.0.0', 'docker run acme/files:1.0.0 --rm'],
    ['npm exec -- files@1.0.0', 'npm exec -- files@1.0.0 -y'],
    // With this option npx fetches nothing.
    ['npx files@1.0.0', 'npx --no files@1.0.0'],
    // These options select another set of programs, scripts or protections.
    ['npx files@1.0.0', 'npx --ignore-scripts files@1.0.0'],
    ['npx files@1.0.0', 'npx --offline files@1.0.0'],
    ['uvx files==1.0.0', 'uvx --isolated files==1.0.0'],
    ['docker run acme/files:1.0.0', 'docker run --privileged acme/files:1.0.0'],
    // An unknown option may take the next word as its value.
    ['npx --unknown files@1.0.0', 'npx -y --unknown files@1.0.0'],
    // cmd itself splits such a line.
    ['npx files@1.0.0 a', 'cmd /c npx files@1.0.0 a&b'],
    // The shell does more than start the server.
    ['npx files@1.0.0', 'powershell -Command npx files@1.0.0'],
    ['./npx files@1.0.0', './npx -y files@1.0.0'],
    ['docker run -i acme/files:1.0.0', 'docker container run -i acme/files:1.0.0'],
  ])('%s → %s is one', async ([before, after]) => {
    expect(await changeOf(before, after)).toMatch(/^changed: /);
  });
});

test('the essential words are some of those that were given, in their order', () => {
  const lines = [
    'npx -y -p a -p b c --yes',
    'npm exec --yes -- a -y',
    'npm exec a -y --loglevel silly b',
    'cmd /c cmd /c npx -y a',
    'uvx --with b -q --from a c -q',
    'docker --debug run --rm -i -e A=b image --rm',
    'pnpm -s dlx -y a -s',
  ];
  for (const line of lines) {
    const words = line.split(' ').map((text, index) => ({
      text,
      span: { start: { line: 1, column: index + 1 }, end: { line: 1, column: index + 2 } },
    }));
    const [command, ...args] = words;
    if (command === undefined) throw new Error('an empty line');
    const given = line.split(' ');
    let at = -1;
    for (const { text } of essentialWords({ command, args })) {
      at = given.indexOf(text, at + 1);
      expect(at, `${text} of ${line}`).toBeGreaterThanOrEqual(0);
    }
  }
});

describe('what a change edits', () => {
  test.for<[string, Entry, Entry, string]>([
    [
      'arguments',
      'npx files@1.0.0 --root .',
      'npx files@1.0.0 --root /',
      'changed: arguments . → / ! arguments',
    ],
    [
      'an argument more',
      'npx files@1.0.0',
      'npx files@1.0.0 --write',
      'changed: arguments - → --write ! arguments',
    ],
    [
      'an argument less',
      'npx files@1.0.0 a b',
      'npx files@1.0.0 b',
      'changed: arguments a → - ! arguments',
    ],
    ['a version', 'npx files@1.0.0', 'npx files@1.1.0', 'changed: version 1.0.0 → 1.1.0'],
    [
      'a range to a version',
      'npx files@^1.0.0',
      'npx -y files@1.0.0',
      'changed: version ^1.0.0 → 1.0.0',
    ],
    ['a pin that is new', 'npx -y files', 'npx -y files@1.0.0', 'changed: version - → 1.0.0'],
    ['a requirement', 'uvx files', 'uvx files==1.0.0', 'changed: version - → ==1.0.0'],
    [
      'a tag',
      'docker run acme/files:1',
      'docker run acme/files:1.2.0',
      'changed: version 1 → 1.2.0',
    ],
    [
      'both',
      'npx files@1.0.0 a',
      'npx files@1.1.0 b',
      'changed: version 1.0.0 → 1.1.0, arguments a → b ! arguments',
    ],
    ['a launcher', 'npx files@1.0.0', 'bunx files@1.0.0', 'changed: command npx → bunx ! command'],
    [
      'a wrapper',
      'npx files@1.0.0',
      'timeout 9 npx files@1.0.0',
      'changed: wrapper - → timeout 9 ! wrapper',
    ],
    [
      'no wrapper',
      'timeout 9 npx files@1.0.0',
      'npx files@1.0.0',
      'changed: wrapper timeout 9 → - ! wrapper',
    ],
    [
      'a server',
      'npx files@1.0.0',
      'npx other@1.0.0 a',
      'changed: server files → other ! server arguments',
    ],
    [
      'a folder',
      { command: 'npx', args: ['files@1.0.0'], cwd: 'a' },
      { command: 'npx', args: ['files@1.0.0'], cwd: 'b' },
      'changed: folder a → b ! folder',
    ],
    [
      'a registry',
      'npx files@1.0.0',
      'npx --registry https://npm.example/ files@1.0.0',
      'changed: registry --registry, arguments - → --registry https://npm.example/*** ! registry arguments',
    ],
    [
      'a variable that alters',
      { command: 'npx', args: ['files@1.0.0'], env: { NODE_OPTIONS: '--require ./a.js' } },
      { command: 'npx', args: ['files@1.0.0'], env: { NODE_OPTIONS: '--require ./b.js' } },
      'changed: variables NODE_OPTIONS, alterations NODE_OPTIONS ! variables alterations',
    ],
    [
      'a variable beside a version',
      { command: 'npx', args: ['files@1.0.0'], env: { API_TOKEN: 'one' } },
      { command: 'npx', args: ['files@1.1.0'], env: { API_TOKEN: 'two', LEVEL: '1' } },
      'changed: version 1.0.0 → 1.1.0, variables API_TOKEN LEVEL',
    ],
    [
      'what clients may take for a state',
      { command: 'npx', args: ['files@1.0.0'], disabled: true },
      'npx files@1.0.0',
      'changed: activation ! activation',
    ],
    [
      'a URL',
      'https://mcp.example/a',
      'https://mcp.example/b',
      'changed: server https://mcp.example/a → https://mcp.example/b ! server url',
    ],
    [
      'a URL, in what is not shown of it',
      'https://mcp.example/a?token=one',
      'https://mcp.example/a?token=two',
      'changed: url the hidden part of https://mcp.example/*** ! url',
    ],
    [
      'a working folder that may be a secret',
      { command: './x', cwd: '/home/a/ghp_aaaaaaaaaaaaaaaaaaaaaaaa1A' },
      { command: './x', cwd: '/home/a/ghp_bbbbbbbbbbbbbbbbbbbbbbbb2B' },
      'changed: folder ! folder',
    ],
    [
      'the version of a bridge',
      'npx mcp-remote@1.0.0 https://mcp.example/a',
      'npx mcp-remote@1.1.0 https://mcp.example/a',
      'changed: companion mcp-remote@1.0.0 → mcp-remote@1.1.0 | changed: version 1.0.0 → 1.1.0',
    ],
  ])('%s', async ([, before, after, expected]) => {
    expect(await changeOf(before, after)).toBe(expected);
  });

  test('nothing that may be a secret', async () => {
    const secret = 'hunter2';
    const line = (value: string): string =>
      `npx files@1.0.0 --api-key ${value} --token=${value} --url https://u:${value}@host.example/${value}`;
    const shown = await changeOf('npx files@1.0.0 x', line(secret));
    expect(shown).toBe('changed: arguments x → --api-key *** --token*** --url *** ! arguments');
  });

  test('another name in the file, which is another server’s or not', async () => {
    expect(await changesOf({ a: 'npx files@1.0.0' }, { b: 'npx files@1.1.0' })).toEqual([
      'changed: version 1.0.0 → 1.1.0, alias a → b',
    ]);
    const both = { a: 'npx files@1.0.0', b: 'npx other@1.0.0' };
    expect(await changesOf(both, { b: 'npx files@1.1.0', a: 'npx other@1.1.0' })).toEqual([
      'changed: version 1.0.0 → 1.1.0, alias a → b ! alias',
      'changed: version 1.0.0 → 1.1.0, alias b → a ! alias',
    ]);
  });

  test('of several of one server the one of the same name, then of the same version', async () => {
    const base = { a: 'npx files@1.0.0', b: 'npx files@2.0.0' };
    expect(await changesOf(base, { b: 'npx files@2.1.0 x', a: 'npx files@1.1.0' })).toEqual([
      'changed: version 2.0.0 → 2.1.0, arguments - → x ! arguments',
      'changed: version 1.0.0 → 1.1.0',
    ]);
    expect(await changesOf(base, { c: 'npx files@2.0.0 x', d: 'npx files@1.1.0' })).toEqual([
      'changed: arguments - → x, alias b → c ! arguments',
      'changed: version 1.0.0 → 1.1.0, alias a → d',
    ]);
    expect(
      await changesOf(base, { c: 'npx files@3.0.0', d: 'npx files@4.0.0', e: 'npx files@5.0.0' }),
    ).toEqual([
      'changed: version 1.0.0 → 3.0.0, alias a → c',
      'changed: version 2.0.0 → 4.0.0, alias b → d',
      'added ! new',
    ]);
  });
});
