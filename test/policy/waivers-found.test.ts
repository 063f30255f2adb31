import { describe, expect, test } from 'vitest';
import type { Waiver } from '../../src/model.ts';
import { readPattern } from '../../src/patterns/read.ts';
import { openWaivers } from '../../src/policy/waivers.ts';
import { dependencyOf } from '../builders.ts';

const waiver = (about: Partial<Waiver>): Waiver => ({
  match: null,
  file: null,
  alias: null,
  rule: 'unlisted',
  check: null,
  reason: 'x',
  expires: '2027-01-01',
  writtenIn: 'policy',
  span: null,
  ...about,
});

function byPattern(text: string): Waiver {
  const match = readPattern(text);
  if ('fault' in match) throw new Error(match.fault);
  return waiver({ match });
}

/** Whether a waiver covers a launch, and a problem of a file. */
const covers = (given: Waiver, launch: string | null, file = '.mcp.json'): boolean => {
  const dependency = launch === null ? null : dependencyOf(launch, { file });
  const subject = { rule: 'unlisted', file, dependency };
  return openWaivers([given], [], 0).find(subject, null).waiver !== null;
};

describe('a waiver is found by what it names', () => {
  test.for<[string, string, boolean]>([
    ['pkg:npm/@acme/files', 'npx -y @acme/files', true],
    ['pkg:npm/@acme/files', 'npx -y @acme/files-2', false],
    ['pkg:npm/@acme/files-2', 'npx -y @acme/files', false],
    ['pkg:npm/@acme/*', 'npx -y @acme/files', true],
    ['pkg:npm/@acme/*', 'npx -y @acme-evil/files', false],
    ['pkg:npm/@acme/f*s', 'npx -y @acme/files', true],
    ['pkg:npm/@acme/f*s', 'npx -y @acme/file', false],
    ['pkg:npm/@acme/f*', 'npx -y @acme/f', true],
    ['pkg:pypi/files', 'npx -y files', false],
    ['https://mcp.acme.example/**', 'https://mcp.acme.example/a/b', true],
    ['https://mcp.acme.example/a/**', 'https://mcp.acme.example/a', true],
    ['https://mcp.acme.example/a/**', 'https://mcp.acme.example/ab', false],
    ['https://mcp.acme.example/**', 'https://mcp.acme.example.evil.example/a', false],
    ['pkg:oci/ghcr.io/acme/*', 'docker run ghcr.io/acme/files:1.0.0', true],
    ['pkg:oci/ghcr.io/acme/*', 'docker run ghcr.io/acmes/files:1.0.0', false],
  ])('%s and %s: %s', ([pattern, launch, expected]) => {
    expect(covers(byPattern(pattern), launch)).toBe(expected);
  });

  test('by its file, not by another one with the same beginning', () => {
    const given = waiver({ file: 'a/.mcp.json' });
    expect(covers(given, null, 'a/.mcp.json')).toBe(true);
    expect(covers(given, null, 'a/.mcp.json5')).toBe(false);
    expect(covers(waiver({ file: 'a/.mcp.json', alias: 'alias' }), 'node ./x', 'a/.mcp.json')).toBe(
      true,
    );
    expect(
      covers(waiver({ file: 'a/.mcp.json', alias: 'alias' }), 'node ./x', 'a/.mcp.json5'),
    ).toBe(false);
    expect(covers(waiver({ file: 'a/.mcp.json', alias: 'other' }), 'node ./x', 'a/.mcp.json')).toBe(
      false,
    );
  });

  test('the most specific waiver first', () => {
    const [wide, narrow] = [byPattern('pkg:npm/@acme/*'), byPattern('pkg:npm/@acme/files')];
    const subject = {
      rule: 'unlisted',
      file: '.mcp.json',
      dependency: dependencyOf('npx -y @acme/files'),
    };
    expect(openWaivers([wide, narrow], [], 0).find(subject, null).waiver).toBe(narrow);
  });
});
