import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Admission, ClientServer } from '../../../../src/commands/allowlist/client.ts';
import { claudeCode } from '../../../../src/commands/allowlist/clients/claude-code.ts';
import { copilot } from '../../../../src/commands/allowlist/clients/copilot.ts';
import { runs } from '../../../seed.ts';
import { command, url } from './rows.ts';

/*
 * Implements the documented rules a second time, as simply as possible and only where the pages are clear:
 * lower-case hosts, paths of letters, no variables. The clients have to know every answer in these cases.
 */

type Entry = Readonly<Record<string, string | readonly string[]>>;
interface Settings {
  readonly allowedMcpServers?: readonly Entry[];
  readonly deniedMcpServers?: readonly Entry[];
}

/**
 * Returns whether a text matches a pattern in which `*` stands for any run of characters that `accepts`
 * allows.
 */
function glob(pattern: string, text: string, accepts: (character: string) => boolean): boolean {
  const [first = '', ...rest] = pattern;
  if (pattern === '') return text === '';
  if (first !== '*') return text.startsWith(first) && glob(rest.join(''), text.slice(1), accepts);
  for (let length = 0; length <= text.length; length += 1) {
    if (glob(rest.join(''), text.slice(length), accepts)) return true;
    if (!accepts(text[length] ?? '')) return false;
  }
  return false;
}

/** Splits a URL or a pattern into its origin and its path. */
function split(text: string): readonly [origin: string, path: string] {
  const end = text.indexOf('/', text.indexOf('://') + '://'.length);
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)];
}

function matchesUrl(pattern: string, address: string): boolean {
  const [origin, path] = split(pattern);
  const [itsOrigin, itsPath] = split(address);
  const inOrigin = glob(origin, itsOrigin, (character) => character !== '/');
  return inOrigin && (path === '' || glob(path, itsPath, () => true));
}

function matchesEntry(entry: Entry, server: ClientServer): boolean {
  const { serverUrl, serverCommand, serverName } = entry;
  if (typeof serverUrl === 'string')
    return server.kind === 'url' && matchesUrl(serverUrl, server.url);
  if (typeof serverName === 'string') return serverName === server.name;
  return server.kind === 'command' && JSON.stringify(serverCommand) === JSON.stringify(server.argv);
}

function inClaudeCode(settings: Settings, server: ClientServer): Admission {
  const { allowedMcpServers: allowed, deniedMcpServers: denied = [] } = settings;
  if (denied.some((entry) => matchesEntry(entry, server))) return 'refused';
  if (allowed === undefined) return 'admitted';
  const kind = server.kind === 'url' ? 'serverUrl' : 'serverCommand';
  const strict = allowed.filter((entry) => kind in entry);
  const counted = strict.length > 0 ? strict : allowed.filter((entry) => 'serverName' in entry);
  return counted.some((entry) => matchesEntry(entry, server)) ? 'admitted' : 'refused';
}

function inCopilot(sources: readonly Settings[], server: ClientServer): Admission {
  for (const { deniedMcpServers: denied = [] } of sources)
    if (denied.some((entry) => matchesEntry(entry, server))) return 'refused';
  for (const { allowedMcpServers: allowed } of sources)
    if (allowed !== undefined && !allowed.some((entry) => matchesEntry(entry, server)))
      return 'refused';
  return 'admitted';
}

const name = fc.constantFrom('one', 'two', 'three');
const words = fc.array(fc.constantFrom('npx', '-y', 'a', 'b', '*'), { minLength: 1, maxLength: 3 });
const hosts = fc.constantFrom('a.example', 'b.example', 'a.b.example', 'example', 'xa.example');
const paths = fc.constantFrom('/', '/a', '/a/', '/a/b', '/b', '/ab');
const scheme = fc.constantFrom('http', 'https');
const port = fc.constantFrom('', '', ':3000', ':3001');
const addresses = fc
  .tuple(scheme, hosts, port, paths)
  .map(([s, h, p, path]) => `${s}://${h}${p}${path}`);

const patterns = (path: fc.Arbitrary<string>) =>
  fc
    .tuple(
      fc.constantFrom('http', 'https', '*', 'http*'),
      fc.oneof(hosts, fc.constantFrom('*.example', '*', 'a.*', '*a.example', '*.b.*')),
      fc.constantFrom('', '', ':3000', ':*'),
      path,
    )
    .map(([s, h, p, end]) => `${s}://${h}${p}${end}`);
const scopes = fc.oneof(paths, fc.constantFrom('/*', '/a*', '/a/*', '*/b', '/*/*'));

const entries = (pattern: fc.Arbitrary<string>): fc.Arbitrary<Entry> =>
  fc.oneof(
    pattern.map((serverUrl) => ({ serverUrl })),
    words.map((serverCommand) => ({ serverCommand })),
    name.map((serverName) => ({ serverName })),
  );
const settingsWith = (pattern: fc.Arbitrary<string>): fc.Arbitrary<Settings> => {
  const list = fc.array(entries(pattern), { maxLength: 4 });
  return fc.record({ allowedMcpServers: list, deniedMcpServers: list }, { requiredKeys: [] });
};
const server = fc.oneof(
  fc.tuple(addresses, name).map(([address, alias]) => url(address, alias)),
  fc.tuple(words, name).map(([argv, alias]) => command(argv, alias)),
);

describe('a second, plain implementation of the documented rules gives the same answers', () => {
  test('for Claude Code, also for patterns without a path', () => {
    const pattern = patterns(fc.oneof(scopes, fc.constant('')));
    fc.assert(
      fc.property(settingsWith(pattern), server, (settings, one) => {
        const known = claudeCode.admits([settings])(one);
        // The pages do not say whether `*` in a host can stand for a `/`.
        if (known !== 'unknown') expect(known).toBe(inClaudeCode(settings, one));
        else expect(JSON.stringify(settings)).toMatch(/:\/\/[^/"]*\*|\*:\/\//);
      }),
      { numRuns: runs(5000) },
    );
  });

  test('for Copilot, also with several sources of which each has other lists', () => {
    const list = fc.array(entries(patterns(scopes)), { maxLength: 4 });
    fc.assert(
      fc.property(
        fc.option(list),
        fc.option(list),
        fc.boolean(),
        server,
        (allowed, denied, apart, one) => {
          const lists = [
            ...(allowed === null ? [] : [{ allowedMcpServers: allowed }]),
            ...(denied === null ? [] : [{ deniedMcpServers: denied }]),
          ];
          const sources = apart ? lists : [Object.assign({}, ...lists)];
          expect(copilot.admits(sources)(one)).toBe(inCopilot(sources, one));
        },
      ),
      { numRuns: runs(5000) },
    );
  });
});

describe.for([claudeCode, copilot])('settings of any shape', (client) => {
  const shape = fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        allowedMcpServers: fc.oneof(
          fc.jsonValue(),
          fc.array(fc.oneof(fc.jsonValue(), entries(fc.string()))),
        ),
        deniedMcpServers: fc.oneof(
          fc.jsonValue(),
          fc.array(fc.oneof(fc.jsonValue(), entries(fc.string()))),
        ),
        allowManagedMcpServersOnly: fc.jsonValue(),
        managedSourcesBehavior: fc.oneof(fc.jsonValue(), fc.constant('merge')),
      },
      { requiredKeys: [] },
    ),
  );

  test(`get an answer from ${client.title}`, () => {
    fc.assert(
      fc.property(
        fc.array(shape),
        fc.oneof(
          server,
          fc.string().map((text) => url(text)),
        ),
        (sources, one) => {
          expect(['admitted', 'refused', 'unknown']).toContain(client.admits(sources)(one));
        },
      ),
      { numRuns: runs(2000) },
    );
  });

  test(`never admit in ${client.title} what a stronger reading of the list refuses`, () => {
    fc.assert(
      fc.property(settingsWith(patterns(scopes)), server, (settings, one) => {
        const denied = [...(settings.deniedMcpServers ?? [])];
        const more = [
          ...denied,
          one.kind === 'url' ? { serverUrl: one.url } : { serverCommand: one.argv },
        ];
        expect(client.admits([{ ...settings, deniedMcpServers: more }])(one)).not.toBe('admitted');
        expect(client.admits([{ ...settings, allowedMcpServers: [] }])(one)).toBe('refused');
      }),
    );
  });
});
