import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ClientServer, ListEntry } from '../../../../src/commands/allowlist/client.ts';
import { enforcingClients } from '../../../../src/commands/allowlist/clients.ts';
import { cpuMs } from '../../../cpu.ts';
import { runs } from '../../../seed.ts';
import { command, url } from './rows.ts';

/** Words from launch commands, most of them benign. */
const word = fc.oneof(
  fc.constantFrom(
    'npx',
    '-y',
    'uvx',
    'docker',
    'run',
    '--rm',
    'a@1.0.0',
    '@acme/files@2.1.0',
    '/c',
  ),
  fc.constantFrom(
    '*',
    '?',
    '.*',
    '${NAME}',
    '$NAME',
    '%NAME%',
    '',
    ' ',
    '-',
    '\u202e',
    'é',
    'e\u0301',
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);
const argv = fc.array(word, { maxLength: 6 });

const label = fc.stringMatching(/^[a-z][a-z\d-]{0,6}[a-z\d]$/);
const host = fc
  .tuple(fc.array(label, { minLength: 1, maxLength: 3 }), fc.constantFrom('example', 'test'))
  .map(([labels, end]) => [...labels, end].join('.'));
const segment = fc.oneof(
  fc.stringMatching(/^[A-Za-z\d@._~-]{1,6}$/),
  fc.constantFrom('mcp', 'sse', 'v1', '*', '%6d', '[a]', 'ü', '..', '', '{a}', '$A', 'a b'),
);
const address = fc
  .record({
    scheme: fc.constantFrom('https', 'http', 'HTTPS'),
    host,
    port: fc.constantFrom('', ':8443', ':443', ':80'),
    path: fc.array(segment, { maxLength: 3 }),
    end: fc.constantFrom('', '', '/', '?a=b', '#c'),
  })
  .map(({ scheme, host: name, port, path, end }) =>
    [`${scheme}://${name}${port}`, ...path].join('/').concat(end),
  );

/** Returns other launches that someone could start instead of the given one. */
function otherCommands(words: readonly string[]): readonly (readonly string[])[] {
  const [program = '', ...rest] = words;
  return [
    [...words, '--flag'],
    [program, '--flag', ...rest],
    words.slice(0, -1),
    rest,
    [...words].reverse(),
    [...words, ''],
    ['', ...words],
    [words.join(' ')],
    words.flatMap((one) => one.split('-')),
    [`./${program}`, ...rest],
    [`${program}.cmd`, ...rest],
    [program.toUpperCase(), ...rest],
    words.map((one) => `${one} `),
    words.map((one) => `"${one}"`),
    words.map((one) => one.normalize('NFD')),
    words.map((one) => one.replace('1', '2')),
    words.map((one) => one.replace('a', '\u0430')),
    words.map((one) => `${one}\u200b`),
  ].filter((other) => JSON.stringify(other) !== JSON.stringify(words));
}

/** Returns other spellings of a URL and other URLs; some of them lead to the same server. */
function otherAddresses(text: string): readonly string[] {
  const { protocol, hostname, host: withPort, pathname } = new URL(text);
  const at = `${protocol}//${withPort}`;
  const [, ...upper] = hostname.split('.');
  return [
    `${at}${pathname}/`,
    `${at}${pathname}x`,
    `${at}${pathname}/x`,
    `${at}${pathname}?a=1`,
    `${at}${pathname};a=1`,
    `${at}${pathname}#a`,
    `${at}/x${pathname}`,
    `${at}/x/..${pathname}`,
    `${at}/./${pathname.slice(1)}`,
    `${at}/${pathname}`,
    `${at}\\${pathname.slice(1)}`,
    `${at}${pathname.toUpperCase()}`,
    `${at}${pathname.toLowerCase()}`,
    `${at}${pathname.slice(0, -1)}`,
    `${at}${pathname.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`,
    `${at}/`,
    at,
    `${at}${pathname}`.toUpperCase(),
    `${protocol}//${hostname}.${pathname}`,
    `${protocol}//${hostname}:1${pathname}`,
    `${protocol}//${hostname}:443${pathname}`,
    `${protocol}//${hostname}:80${pathname}`,
    `${protocol === 'https:' ? 'http:' : 'https:'}//${withPort}${pathname}`,
    `ws://${withPort}${pathname}`,
    `${protocol}//a.${withPort}${pathname}`,
    `${protocol}//${upper.join('.')}${pathname}`,
    `${protocol}//a${withPort}${pathname}`,
    `${at}.evil.test${pathname}`,
    `${at}@evil.test${pathname}`,
    `${at}:x@evil.test${pathname}`,
    `${at}%2f@evil.test${pathname}`,
    `${at}\\@evil.test${pathname}`,
    `${protocol}//evil.test/${withPort}${pathname}`,
    `${protocol}//evil.test?${withPort}${pathname}`,
    `${protocol}//evil.test#${at}${pathname}`,
    `${protocol}//evil.test\\.${withPort}${pathname}`,
    `${protocol}//user@${withPort}${pathname}`,
    `${protocol}//${hostname.replace(/^./, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}${pathname}`,
    `${protocol}//${hostname.replace('a', '\u0430')}${pathname}`,
    `${protocol}//${hostname.replace('.', '\u3002')}${pathname}`,
    `${protocol}${withPort}${pathname}`,
    ` ${at}${pathname}`,
    `${protocol}//${hostname[0]}\t${hostname.slice(1)}${pathname}`,
    `\${X}${at}${pathname}`,
  ];
}

/** Returns where a request for a URL goes, which alone decides whether two URLs lead to the same server. */
function destination(text: string): { readonly origin: string; readonly path: string } {
  const parsed = URL.parse(text);
  if (parsed === null) return { origin: text, path: text };
  const origin = `${parsed.protocol}//${parsed.hostname.replace(/\.$/, '')}:${parsed.port}`;
  return { origin, path: parsed.pathname + parsed.search };
}

describe.for(Object.entries(enforcingClients))('%s', ([, client]) => {
  const allowing = (allowed: readonly ListEntry[], denied: readonly ListEntry[] = []) =>
    client.admits([client.buildSettings({ allowed, denied })]);

  const entriesOf = (servers: readonly ClientServer[]) =>
    servers.map(client.createEntry).filter((entry): entry is ListEntry => !('reason' in entry));

  test('an entry of a command admits this command, and refuses every other', () => {
    fc.assert(
      fc.property(argv, (words) => {
        const entry = client.createEntry(command(words));
        if ('reason' in entry) return;
        const admits = allowing([entry]);
        expect(admits(command(words))).toBe('admitted');
        for (const other of otherCommands(words))
          expect({ other, admission: admits(command(other)) }).toEqual({
            other,
            admission: other.some((one) => /\$\{/.test(one)) ? 'unknown' : 'refused',
          });
        expect(admits(url(words.join(' ')))).toBe('refused');
      }),
      { numRuns: runs(500) },
    );
  });

  test('an entry of an address admits nothing that leads elsewhere', () => {
    let entries = 0;
    fc.assert(
      fc.property(address, (text) => {
        const entry = client.createEntry(url(text));
        if ('reason' in entry) return;
        entries += 1;
        const admits = allowing([entry]);
        expect(admits(url(text))).toBe('admitted');
        const here = destination(text);
        for (const other of otherAddresses(text)) {
          const there = destination(other);
          const admission = admits(url(other));
          if (there.origin !== here.origin && !other.includes('$'))
            expect({ other, admission }).toEqual({ other, admission: 'refused' });
          else if (there.path !== here.path)
            expect({ other, admission }).not.toEqual({ other, admission: 'admitted' });
        }
        expect(admits(command([text]))).toBe('refused');
      }),
      { numRuns: runs(1000) },
    );
    expect(entries).toBeGreaterThan(runs(100));
  });

  test('what is denied is refused, whatever is allowed', () => {
    const server: fc.Arbitrary<ClientServer> = fc.oneof(
      argv.map((words) => command(words)),
      address.map((text) => url(text)),
    );
    fc.assert(
      fc.property(fc.array(server), fc.array(server), (allowed, denied) => {
        const all = entriesOf([...allowed, ...denied]);
        const admits = allowing(all, entriesOf(denied));
        for (const one of denied) expect(admits(one)).not.toBe('admitted');
        for (const one of denied)
          if (!('reason' in client.createEntry(one))) expect(admits(one)).toBe('refused');
      }),
    );
  });

  test('an entry that a list already has changes nothing for other servers', () => {
    const server: fc.Arbitrary<ClientServer> = fc.oneof(
      argv.map((words) => command(words)),
      address.map((text) => url(text)),
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(server, { maxLength: 8, selector: (one) => JSON.stringify(one) }),
        (servers) => {
          const entries = entriesOf(servers);
          const together = allowing(entries);
          const alone = entries.map((entry) => allowing([entry]));
          for (const one of servers) {
            const answers = alone.map((admits) => admits(one));
            const best = answers.includes('admitted')
              ? 'admitted'
              : answers.includes('unknown')
                ? 'unknown'
                : 'refused';
            expect(together(one)).toBe(best);
          }
        },
      ),
    );
  });

  // With backtracking, each of these would take minutes.
  test.for(['.', ':', '@', '/', '\\', '?', '#', '%', ':1', '1.', 'a.', '%2e', '$', '\u00ad'])(
    'take no long time over an address or a word that repeats %j',
    (text) => {
      const admits = allowing([{ serverUrl: 'https://a.example/mcp' }, { serverCommand: ['a'] }]);
      const start = cpuMs();
      const long = text.repeat(200_000 / text.length);
      for (const one of [`https://a.example${long}x/mcp`, `https://a.example/${long}x`, `${long}x`])
        for (const server of [url(one), command([one])]) {
          client.createEntry(server);
          admits(server);
        }
      expect(cpuMs() - start).toBeLessThan(10_000);
    },
  );

  // Comparing them one by one would take minutes.
  test('find one of thousands of addresses of one host', () => {
    const servers = Array.from({ length: 4000 }, (_, at) =>
      url(`https://a.example/@acme/${at}/mcp`),
    );
    const start = cpuMs();
    const admits = allowing(entriesOf(servers));
    for (const server of servers) expect(admits(server)).toBe('admitted');
    expect(admits(url('https://a.example/@acme/4000/mcp'))).toBe('refused');
    expect(cpuMs() - start).toBeLessThan(10_000);
  });
});
