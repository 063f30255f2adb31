import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { entryFor, isKnownClient, writableClientName } from '../../src/commands/show/add/add.ts';
import { writableClients } from '../../src/commands/show/add/clients.ts';
import { aliasOf } from '../../src/commands/show/add/launch.ts';
import { describePackage } from '../../src/commands/show/describe.ts';
import { findPackages } from '../../src/commands/show/find.ts';
import type { ShownEntry } from '../../src/commands/show/schema.ts';
import { readSubject } from '../../src/commands/show/subject.ts';
import { clientFileOf } from '../../src/detection/declarations/client-files.ts';
import { clientFiles } from '../../src/detection/declarations/clients.ts';
import { policyFrom } from '../policy/judging.ts';
import { documentOf, loadingFrom, serverOf } from './loading.ts';

const digest = `sha256:${'ab'.repeat(32)}`;
const document = documentOf([
  serverOf('npm', 'pkg:npm/@acme/files', {
    '1.0.0': 20,
    '1.2.0': 90,
    '2.0.0-rc.1': 95,
    '2.1.0': 30,
  }),
  serverOf('pypi', 'pypi:acme-files', { '1.0': 90, '2.0': 80 }),
  serverOf('oci', { type: 'oci', identifier: 'docker.io/mcp/files' }, { '1.2.3': 90 }),
  {
    ...serverOf('digests', { type: 'oci', identifier: 'ghcr.io/acme/files' }, { '1.2.3': 90 }),
    versions: [{ version: '1.2.3', digest }],
  },
  serverOf('moving', 'oci:ghcr.io/acme/moving', { latest: 90 }),
  serverOf('nuget', 'nuget:Acme.Files', { '1.0.0': 90 }),
  serverOf('golang', 'pkg:golang/github.com/acme/files', { 'v1.4.0': 90 }),
  serverOf('jsr', 'jsr:@acme/files', { '1.0.0': 90 }),
  serverOf('remote', 'https://mcp.acme.example/files/mcp', { '1.0.0': 90 }),
  serverOf('secret', 'https://mcp.acme.example/k7Yq2Lm9Xp4Rt8Wz1Bv5Nc3D/mcp', { '1.0.0': 90 }),
  serverOf('bad', 'npm:acme-bad', { '1.0.0': 10 }),
  serverOf('unscanned', 'npm:acme-unscanned', { '1.0.0': null }),
]);

/** The entry of a client for what somebody types. */
async function entryOf(text: string, client: string, policy = policyFrom('')) {
  const subject = await readSubject(text);
  if ('reason' in subject) throw new Error(subject.reason);
  const { loaded, packages } = await findPackages(subject, loadingFrom(document).load);
  const [meant, ...others] = packages;
  if (meant === undefined || others.length > 0) throw new Error(`${packages.length} of ${text}`);
  const context = { loaded, policy, now: Date.parse('2026-11-20T05:00:00Z') };
  const described = describePackage(meant, context);
  if (described === null) throw new Error(`nothing of ${text}`);
  return entryFor(meant.identity, described, client, context);
}

const launches: Readonly<Record<string, string>> = {
  'pkg:npm/@acme/files': '"@acme/files@1.2.0"',
  'pkg:npm/@acme/files@2.0.0-rc.1': '"@acme/files@2.0.0-rc.1"',
  'acme-files': 'acme-files@2.0',
  'mcp/files': 'docker.io/mcp/files:1.2.3',
  'ghcr.io/acme/files': `ghcr.io/acme/files:1.2.3@${digest}`,
  'pkg:nuget/Acme.Files': 'acme.files@1.0.0',
  'pkg:golang/github.com/acme/files': 'github.com/acme/files@v1.4.0',
  'https://mcp.acme.example/files/mcp/': 'https://mcp.acme.example/files/mcp',
};

describe.for(Object.keys(writableClients))('%s', (name) => {
  const client = writableClients[name];

  test('has a file that the gate reads as that of a client', () => {
    expect(clientFileOf(client?.file ?? '')).not.toBeNull();
    expect(client?.source).toMatch(/^https:/);
  });

  test.for(Object.entries(launches))('gets an entry for %s', async ([text, words]) => {
    const entry = await entryOf(text, name);
    if (words.startsWith('https:') && client?.urlEntry === null) {
      expect(entry).toEqual({ reason: expect.stringContaining('connects to no address') });
      return;
    }
    // An entry is only returned if the gate reads it as that one pinned package and lets it in.
    expect(entry).toMatchObject({ client: name, file: client?.file });
    const { text: whole, entry: part } = entry as ShownEntry;
    expect(whole.replaceAll('"', '')).toContain(words.replaceAll('"', ''));
    expect(part.length).toBeLessThanOrEqual(whole.length);
  });
});

test('the entries are those of the documentation of each client', async () => {
  const parts: string[] = [];
  const unindented = (text: string): string => text.replace(/^\s+/gm, '').trim();
  for (const [name, { file, source }] of Object.entries(writableClients)) {
    const entries = [
      await entryOf('pkg:npm/@acme/files', name),
      await entryOf('https://mcp.acme.example/files/mcp', name),
    ].map((each) => {
      if ('reason' in each) return `${each.reason}\n`;
      expect(unindented(each.text)).toContain(unindented(each.entry));
      if (!each.file.endsWith('.json')) return each.text;
      // All JSON is indented in the same way, so the picture has each entry on one line.
      const value: unknown = JSON.parse(each.text);
      expect(each.text).toBe(`${JSON.stringify(value, null, 2)}\n`);
      return `${JSON.stringify(value)}\n`;
    });
    parts.push(`## ${name}: ${file}\n${source}\n\n${entries.join('\n')}`);
  }
  await expect(parts.join('\n')).toMatchFileSnapshot(join(import.meta.dirname, 'entries.txt'));
});

test.for<[given: string, reason: string]>([
  ['acme-bad', 'No version passes.'],
  ['pkg:npm/@acme/files@1.0.0', 'Version 1.0.0 does not pass. Version 1.2.0 passes.'],
  ['pkg:npm/@acme/files@9.9.9', 'The export does not have version 9.9.9.'],
  ['ghcr.io/acme/moving', 'The export has no version of it to which an entry could be pinned.'],
  ['pkg:jsr/@acme/files', 'How to start it is not known (jsr).'],
  [
    'https://mcp.acme.example/k7Yq2Lm9Xp4Rt8Wz1Bv5Nc3D/mcp',
    'Its address has a part that may be a secret.',
  ],
])('%s gets no entry: %s', async ([given, reason]) => {
  const entry = await entryOf(given, 'claude-code');
  expect(entry).toEqual({ reason: expect.stringContaining(reason) });
});

test('the policy decides: what it denies gets no entry, and what it only reports must be good enough', async () => {
  const denied = policyFrom('deny: ["pkg:npm/@acme/*"]');
  expect(await entryOf('pkg:npm/@acme/files', 'codex', denied)).toHaveProperty('reason');
  const reporting = policyFrom('preset: report-only');
  expect(await entryOf('pkg:npm/@acme/files', 'codex', reporting)).toMatchObject({
    version: '1.2.0',
  });
  expect(await entryOf('acme-bad', 'codex', reporting)).toHaveProperty('reason');
});

test('clients go by their names here and by those of reports', () => {
  expect(writableClientName('Claude-Code')).toBe('claude-code');
  expect(writableClientName('mcp-json')).toBe('claude-code');
  expect(writableClientName('antigravity')).toBe('windsurf');
  expect(writableClientName('toString')).toBeNull();
  expect([isKnownClient('trae'), isKnownClient('nobody')]).toEqual([true, false]);
  for (const { client } of clientFiles) expect(isKnownClient(client)).toBe(true);
});

test.for<[type: 'npm' | 'remote' | 'oci', name: string, alias: string]>([
  ['npm', '@acme/mcp-files', 'mcp-files'],
  ['oci', 'docker.io/library/files', 'files'],
  ['remote', 'https://mcp.acme.example/files/mcp', 'files'],
  ['remote', 'https://mcp.acme.example/mcp', 'acme'],
  ['remote', 'https://acme.example', 'acme'],
  ['npm', '@acme/__', 'server'],
])('an entry for %s %s is called %s', ([type, name, alias]) => {
  expect(aliasOf({ type, name })).toBe(alias);
});
