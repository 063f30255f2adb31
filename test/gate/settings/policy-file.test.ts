import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { PolicyError, readFloor, readPolicy } from '../../../src/gate/settings/policy-file.ts';
import { policySchema } from '../../../src/gate/settings/policy-schema.ts';
import { readPattern } from '../../../src/judging/patterns/parse-pattern.ts';
import { fileRules, waivableRules } from '../../../src/judging/policy/catalogue.ts';
import { registryForm } from '../../../src/judging/policy/keys/registries.ts';
import { publishedSchema } from '../../../src/report/json/fields.ts';
import { cpuMs } from '../../cpu.ts';
import { sizeFor } from '../../sizes.ts';

const read = (text: string) => readPolicy(text, 'policy.yml');

/** Returns the faults in a policy file as its author sees them. */
const faultsOf = (text: string, reader: typeof readPolicy = readPolicy): readonly string[] => {
  try {
    reader(text, 'policy.yml');
    return [];
  } catch (error) {
    if (!(error instanceof PolicyError)) throw error;
    return error.details;
  }
};

const full = `# the policy of the manual
preset: recommended        # recommended | strict | report-only
min-score: 75
min-grade: B
rules:
  unpinned: fail
  unlisted: off
servers:
  - match: pkg:npm/@acme/*
    min-score: 60
    rules: { unlisted: off }
  - match: pkg:npm/twin
    server: srv-1
first-party: ["pkg:npm/@acme/*", "https://*.acme.example/**"]
registries: ["npm=https://NPM.acme.example/"]
deny: ["pkg:npm/evil-*"]
allow: []
waivers:
  - match: pkg:npm/@acme/files@1.4.2
    rule: failing-finding
    check: net-egress
    reason: " reviewed in SEC-112, egress is to our own API "
    expires: 2027-01-31
  - file: .mcp.json
    alias: notes
    rule: unidentified
    reason: built by us
    expires: "2028-02-29"
  - file: tools/mcp.json
    rule: unparsable-file
    reason: a template
    expires: 2027-06-30
ignore-paths: ["examples/**"]
messages:
  fail: "See the internal guide before asking for a waiver."
`;

describe('a policy file', () => {
  test('is read into its layer', () => {
    const { source, values } = read(full);
    expect(source).toBe('policy.yml');
    expect({ ...values, waivers: null }).toEqual({
      preset: 'recommended',
      'min-score': 75,
      'min-grade': 'B',
      rules: new Map([
        ['unpinned', 'fail'],
        ['unlisted', 'off'],
      ]),
      servers: [
        {
          match: { text: 'pkg:npm/@acme/*', type: 'npm', name: '@acme/*', version: null },
          values: { 'min-score': 60, rules: new Map([['unlisted', 'off']]) },
          server: null,
        },
        {
          match: { text: 'pkg:npm/twin', type: 'npm', name: 'twin', version: null },
          values: {},
          server: 'srv-1',
        },
      ],
      'first-party': [
        { text: 'pkg:npm/@acme/*', type: 'npm', name: '@acme/*', version: null },
        {
          text: 'https://*.acme.example/**',
          type: 'remote',
          name: 'https://*.acme.example/**',
          version: null,
        },
      ],
      registries: [{ type: 'npm', address: 'https://npm.acme.example' }],
      deny: [{ text: 'pkg:npm/evil-*', type: 'npm', name: 'evil-*', version: null }],
      allow: [],
      waivers: null,
      'ignore-paths': ['examples/**'],
      messages: new Map([['fail', 'See the internal guide before asking for a waiver.']]),
    });
  });

  test('has waivers with their locations', () => {
    const shown = read(full).values.waivers?.map(({ match, file, alias, check, span, ...rest }) => [
      match?.text ?? [file, alias],
      check,
      span?.start.line,
      rest,
    ]);
    const writtenIn = 'policy.yml';
    expect(shown).toEqual([
      [
        'pkg:npm/@acme/files@1.4.2',
        'net-egress',
        19,
        {
          rule: 'failing-finding',
          reason: 'reviewed in SEC-112, egress is to our own API',
          expires: '2027-01-31',
          writtenIn,
        },
      ],
      [
        ['.mcp.json', 'notes'],
        null,
        24,
        { rule: 'unidentified', reason: 'built by us', expires: '2028-02-29', writtenIn },
      ],
      [
        ['tools/mcp.json', null],
        null,
        29,
        { rule: 'unparsable-file', reason: 'a template', expires: '2027-06-30', writtenIn },
      ],
    ]);
  });

  test('records the line of each value', () => {
    const { places } = read(full);
    const lines = ['preset', 'rules.unlisted', 'servers.1', 'deny.0', 'ignore-paths.0'].map(
      (name) => places.get(name)?.start.line,
    );
    expect(lines).toEqual([2, 7, 12, 16, 33]);
  });

  test('of an organisation also says what repositories may do', () => {
    const floor = readFloor(
      'min-score: 60\noverridable: [min-grade, unlisted]\nwaivable: [unlisted]\nmax-waiver-days: 90\n',
      'the org-policy input',
    );
    expect(floor).toMatchObject({ values: { 'min-score': 60 }, maxWaiverDays: 90 });
    expect([...floor.overridable]).toEqual(['min-grade', 'unlisted']);
    expect([...floor.waivable]).toEqual(['unlisted']);
    expect(readFloor('min-score: 60', 'x')).toMatchObject({
      overridable: new Set(),
      waivable: new Set(),
      maxWaiverDays: null,
    });
  });

  test.for([
    ['an empty file', ''],
    ['only comments', '# nothing yet\n\n# min-score: 60\n'],
    ['an empty document', '---\n...\n'],
    ['null', '~\n'],
  ] as const)('%s says nothing', ([, text]) => {
    expect(read(text).values).toEqual({});
  });

  test.for([
    ['a byte order mark', `\uFEFF${full}`],
    ['line ends of Windows', full.replaceAll('\n', '\r\n')],
    ['a beginning and an end of the document', `---\n${full}...\n`],
    ['JSON', JSON.stringify({ preset: 'strict', deny: ['pkg:npm/evil-*'] })],
    [
      'an alias and a merge',
      'servers:\n- &a {match: pkg:npm/a, min-score: 1}\n- {<<: *a, match: pkg:npm/b}\n',
    ],
  ] as const)('may have %s', ([, text]) => {
    expect(faultsOf(text)).toEqual([]);
  });

  test('is read the same with any line ends', () => {
    const [unix, windows] = [full, full.replaceAll('\n', '\r\n')].map(read);
    expect(windows?.places.get('deny.0')?.start).toEqual(unix?.places.get('deny.0')?.start);
    expect(windows?.values.servers).toEqual(unix?.values.servers);
  });

  test('a merge key adds the values that the map does not set', () => {
    const { servers } = read(
      'servers:\n- &a {match: pkg:npm/a, min-score: 1, min-grade: C}\n- {<<: *a, match: pkg:npm/b, min-score: 2}\n',
    ).values;
    expect(servers?.[1]).toMatchObject({
      match: { name: 'b' },
      values: { 'min-score': 2, 'min-grade': 'C' },
    });
  });
});

describe('a level', () => {
  test.for([
    // as written, as read
    ['off', 'off'],
    ['"off"', 'off'],
    ['fail', 'fail'],
  ] as const)('%s', ([written, level]) => {
    expect(read(`rules: { unlisted: ${written} }`).values.rules?.get('unlisted')).toBe(level);
  });

  test.for([
    // as written, what may be meant
    ['no', '; the nearest is off'],
    ['OFF', '; the nearest is off'],
    ['Fail', '; the nearest is fail'],
    ['error', '; the nearest is fail'],
    ['on', ''],
    ['sometimes', ''],
  ] as const)('%s is none', ([written, hint]) => {
    expect(faultsOf(`rules: { unlisted: ${written} }`)).toEqual([
      `policy.yml:1:20: rules.unlisted must be one of fail, warn, off${hint}`,
    ]);
  });

  test.for(['false', 'true', '0', '~'] as const)('%s is not a text', (written) => {
    expect(faultsOf(`rules: { unlisted: ${written} }`)).toEqual([
      'policy.yml:1:20: rules.unlisted must be one of fail, warn, off',
    ]);
  });
});

const form =
  'is not a pattern such as pkg:npm/@acme/files@^1.2, pkg:pypi/acme-* or https://*.acme.example/**';
const unreadRange = (readPattern('pkg:npm/a@latest') as { readonly fault: string }).fault;
const registryFault = `must be of the form ${registryForm}`;

describe('a fault is reported with its location, its path and what would be valid', () => {
  test.for([
    ['- preset: strict', '1:1: must be a map of keys and values'],
    ['strict', '1:1: must be a map of keys and values'],
    ['\nmin-scor: 1', '2:1: min-scor is not known here; the nearest is min-score'],
    ['\uFEFFmin-scor: 1', '1:1: min-scor is not known here; the nearest is min-score'],
    ['rulez:\n  unlisted: off', '1:1: rulez is not known here; the nearest is rules'],
    ['rules: [unlisted]', '1:8: rules must be a map of keys and values'],
    ['rules:\r\n  unpined: fail', '2:3: rules.unpined is not known here; the nearest is unpinned'],
    [
      'servers:\n- match: pkg:npm/a\n  minscore: 1',
      '3:3: servers[0].minscore is not known here; the nearest is min-score',
    ],
    [
      'servers:\n- match: pkg:npm/a\n  rules:\n    unlist: off',
      '4:5: servers[0].rules.unlist is not known here; the nearest is unlisted',
    ],
    ['messages: {failed: x}', '1:12: messages.failed is not known here; the nearest is fail'],
    ['overridable: [preset]', "1:1: overridable is allowed only in an organisation's policy"],
    ['constructor: 1', '1:1: constructor is not known here'],
    ['__proto__: {preset: strict}', '1:1: __proto__ is not known here'],
    ['rules: {__proto__: off}', '1:9: rules.__proto__ is not known here'],
    ['rules: {toString: off}', '1:9: rules.toString is not known here'],
    ['preset: strict\npreset: strict', '2:1: preset occurs twice'],
    ['rules:\n  unlisted: off\n  unlisted: fail', '3:3: rules.unlisted occurs twice'],
    [
      'preset: stric',
      '1:9: preset must be one of recommended, strict, report-only; the nearest is strict',
    ],
    ['preset: lax', '1:9: preset must be one of recommended, strict, report-only'],
    ['preset:', '1:8: preset must be one of recommended, strict, report-only'],
    ['min-score: "75"', '1:12: min-score must be a number'],
    ['min-score: .nan', '1:12: min-score must be a number'],
    ['min-score: -1', '1:12: min-score must be at least 0'],
    ['min-score: 101', '1:12: min-score must be at most 100'],
    ['min-grade: S', '1:12: min-grade must be a letter from A to F, optionally with + or -'],
    ['min-grade: 2', '1:12: min-grade must be a text'],
    ['min-age: 7', '1:10: min-age must be a duration such as 7d or 48h'],
    ['deny: pkg:npm/evil-*', '1:7: deny must be a list'],
    ['deny: [""]', '1:8: deny[0] must not be empty'],
    ['deny: [1]', '1:8: deny[0] must be a text'],
    ['deny:\n- pkg:npm/ok\n- evil', `3:3: deny[1] ${form}`],
    ['allow: ["pkg:npm/a@latest"]', `1:9: allow[0] ${unreadRange}`],
    ['first-party: ["@acme/*"]', `1:15: first-party[0] ${form}`],
    ['servers: {match: x}', '1:10: servers must be a list'],
    ['servers: [x]', '1:11: servers[0] must be a map of keys and values'],
    ['servers: [{min-score: 1}]', '1:11: servers[0].match is missing'],
    ['registries: [npm]', `1:14: registries[0] ${registryFault}`],
    ['registries: ["cargo=https://a.example"]', `1:14: registries[0] ${registryFault}`],
    ['registries: ["npm=https://me@a.example"]', `1:14: registries[0] ${registryFault}`],
    [
      'ignore-paths: ["!src/**"]',
      '1:16: ignore-paths[0] cannot begin with !: a pattern names paths that are not judged',
    ],
    [
      'ignore-paths: ["*a*a*a*a*b"]',
      '1:16: ignore-paths[0] has too many wildcards: the maximum is six, with at most three in a segment and at most three **',
    ],
    [
      'ignore-paths: ["**/a/**/a/**/a/**/b"]',
      '1:16: ignore-paths[0] has too many wildcards: the maximum is six, with at most three in a segment and at most three **',
    ],
    [
      'ignore-paths: ["{(a+),b}+c"]',
      '1:16: ignore-paths[0] repeats a group: write the alternatives as {a,b}',
    ],
    ['messages: {fail: 3}', '1:18: messages.fail must be a text'],
    [
      `messages: {fail: ${'x'.repeat(2001)}}`,
      '1:18: messages.fail must have at most 2000 characters',
    ],
    ['rules:\n\tunlisted: off', '2:1: not valid YAML: Tabs are not allowed as indentation'],
    [
      'ignore-paths:\n- **/examples',
      '2:3: not valid YAML: an undefined alias; text that begins with * needs quotes',
    ],
    [
      'preset: strict\n---\npreset: strict',
      '2:1: a second document, which programs handle differently',
    ],
    ['---\n---\npreset: strict', '2:1: a second document, which programs handle differently'],
  ] as const)('%j', ([text, fault]) => {
    expect(faultsOf(text)).toEqual([`policy.yml:${fault}`]);
  });

  test('a file that is too long is not parsed', () => {
    const text = `${full}${'# more\n'.repeat(50_000)}`;
    expect(faultsOf(text)).toEqual(['policy.yml: the policy is larger than 256 KB']);
  });

  test('a YAML bomb is rejected', () => {
    const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]'];
    for (let index = 1; index < 9; index += 1) {
      const [now, before] = [index, index - 1].map((each) => 'abcdefghi'[each]);
      bomb.push(`${now}: &${now} [${Array(9).fill(`*${before}`).join(', ')}]`);
    }
    expect(faultsOf(bomb.join('\n'))).toEqual([
      'policy.yml:1:1: not valid YAML: nested too deeply',
    ]);
  });

  test("an organisation's policy is checked in the same way", () => {
    const text =
      'overridable: [min-scor]\nwaivable: [denied]\nmax-waiver-days: 0.5\nwaivabel: []\n';
    expect(faultsOf(text, readFloor)).toEqual([
      'policy.yml:1:15: overridable[0] must be a setting or rule; the nearest is min-score',
      'policy.yml:2:12: waivable[0] is denied, which cannot be waived',
      'policy.yml:3:18: max-waiver-days must be a whole number',
      'policy.yml:4:1: waivabel is not known here; the nearest is waivable',
    ]);
    expect(faultsOf('min-score: 60\nextends: acme/policies/gate.yml', readFloor)).toEqual([
      'policy.yml:2:10: extends must be OWNER/REPOSITORY/PATH@REF (such as acme/policies/gate.yml@v1), where REF is a branch, a tag or a commit',
    ]);
    expect(faultsOf('extends: acme/policies/gate.yml@v1')).toEqual([
      "policy.yml:1:1: extends is allowed only in an organisation's policy",
    ]);
  });
});

describe('a waiver names one subject and expires', () => {
  const waiver = (text: string) => `waivers:\n- ${text.split(', ').join('\n  ')}\n`;
  const rest = 'reason: x, expires: 2027-01-31';
  test.for([
    ['match: pkg:npm/a, rule: unlisted, reason: x', ['2:3: waivers[0].expires is missing']],
    [
      'match: pkg:npm/a, rule: unlisted, expires: 2027-01-31',
      ['2:3: waivers[0].reason is missing'],
    ],
    [
      'match: pkg:npm/a, rule: unlisted, expires: 2027-01-31, reason: " "',
      ['5:11: waivers[0].reason must not be empty'],
    ],
    ...['2027-02-30', '2027-02-29', '2027-1-31', '31.01.2027', '2027-01-31T00:00:00Z', 'never'].map(
      (day) =>
        [
          `match: pkg:npm/a, rule: unlisted, reason: x, expires: ${day}`,
          ['5:12: waivers[0].expires must be a date such as 2027-01-31'],
        ] as const,
    ),
    [
      `rule: unlisted, ${rest}`,
      [
        '2:3: waivers[0] needs match (a pattern), or file and alias for a server without an identity',
      ],
    ],
    [
      `match: pkg:npm/a, file: .mcp.json, alias: a, rule: unlisted, ${rest}`,
      ['2:3: waivers[0] has match together with file or alias: use match alone, or file and alias'],
    ],
    [
      `file: .mcp.json, rule: unlisted, ${rest}`,
      [
        '2:3: waivers[0] needs alias together with file, because a file can declare several servers',
      ],
    ],
    [
      `alias: notes, rule: unlisted, ${rest}`,
      [
        '2:3: waivers[0] needs match (a pattern), or file and alias for a server without an identity',
      ],
    ],
    [
      `file: .mcp.json, alias: a, rule: unparsable-file, ${rest}`,
      ['2:3: waivers[0] applies to a file: set file, without match or alias'],
    ],
    [
      `match: pkg:npm/acme-*, rule: unlisted, ${rest}`,
      [
        "2:10: waivers[0].match must specify whose packages it covers: pkg:npm/acme-* could match anyone's packages",
      ],
    ],
    [
      `match: https://*.acme.example/**, rule: unlisted, ${rest}`,
      [
        "2:10: waivers[0].match must specify whose packages it covers: https://*.acme.example/** could match anyone's packages",
      ],
    ],
    [`match: pkg:npm/a@latest, rule: unlisted, ${rest}`, [`2:10: waivers[0].match ${unreadRange}`]],
    [
      `match: pkg:npm/a, rule: denied, ${rest}`,
      ['3:9: waivers[0].rule is denied, which cannot be waived'],
    ],
    [
      `match: pkg:npm/a, rule: stale-export, ${rest}`,
      ['3:9: waivers[0].rule is stale-export, which cannot be waived'],
    ],
    [
      `match: pkg:npm/a, rule: unlist, ${rest}`,
      ['3:9: waivers[0].rule must be a rule that can be waived; the nearest is unlisted'],
    ],
    [
      `match: pkg:npm/a, rule: ungraded, ${rest}`,
      [
        '3:9: waivers[0].rule covers several rules; in a waiver, use one of unscannable, unscored-version, unlisted, unidentified',
      ],
    ],
    [
      `match: pkg:npm/a, rule: unlisted, check: net-egress, ${rest}`,
      [
        '4:10: waivers[0].check is only valid for rules about findings: failing-finding, warning-finding, unscanned-finding',
      ],
    ],
    [
      'rule: nonsense, check: 4',
      [
        '2:3: waivers[0].reason is missing',
        '2:3: waivers[0].expires is missing',
        '2:3: waivers[0] needs match (a pattern), or file and alias for a server without an identity',
        '2:9: waivers[0].rule must be a rule that can be waived',
        '3:10: waivers[0].check must be a text',
      ],
    ],
  ] as const)('%s', ([text, faults]) => {
    expect(faultsOf(waiver(text))).toEqual(faults.map((fault) => `policy.yml:${fault}`));
  });

  test('every rule that can be waived can be named', () => {
    for (const rule of waivableRules) {
      const target = fileRules.includes(rule) ? 'file: .mcp.json' : 'match: pkg:npm/a';
      expect([rule, faultsOf(waiver(`${target}, rule: ${rule}, ${rest}`))]).toEqual([rule, []]);
    }
    expect(waivableRules).not.toContain('denied');
  });
});

test('all faults of a file are reported at once, in the order of its lines', () => {
  const text = [
    'preset: lax',
    'deny: [evil, pkg:npm/evil-*, "pkg:npm/a@"]',
    'rulez: {}',
    'waivers:',
    '  - match: pkg:npm/*',
    '    rule: unlistd',
    '    reason: ""',
    'min-score: 101',
    'registries: [npm]',
    'deny: ["pkg:npm/@acme"]',
  ].join('\n');
  expect(
    faultsOf(text).map((fault) => fault.replace(/^policy\.yml:(\d+:\d+: \S+).*$/, '$1')),
  ).toEqual([
    '1:9: preset',
    '3:1: rulez',
    '5:5: waivers[0].expires',
    '5:12: waivers[0].match',
    '6:11: waivers[0].rule',
    '7:13: waivers[0].reason',
    '8:12: min-score',
    '9:14: registries[0]',
    '10:1: deny',
    '10:8: deny[0]',
  ]);
});

test('of very many faults the first are explained and all are counted', () => {
  const count = sizeFor({ small: 2_000, real: 25_000 });
  const keys = Array.from({ length: count }, (_, at) => `k${at}: 1`);
  const began = cpuMs();
  const faults = faultsOf(`min-score: x\n${keys.join('\n')}`);
  expect(faults).toHaveLength(101);
  expect(faults.at(-1)).toBe(`policy.yml: and ${count - 99} more`);
  expect(cpuMs() - began).toBeLessThan(10_000);
});

test('an invalid policy says how many faults it has, and where to read on', () => {
  const error = new PolicyError('policy.yml', ['policy.yml:1:1: x', 'policy.yml:2:1: y']);
  expect(error).toMatchObject({
    code: 'invalid-policy',
    message: 'The policy in policy.yml has 2 faults, so nothing was judged.',
    remedy: expect.stringContaining('docs/policy.md'),
  });
});

describe('the JSON Schema for editors', () => {
  const schema = z.fromJSONSchema(
    publishedSchema(policySchema) as Parameters<typeof z.fromJSONSchema>[0],
  );
  const waiver = { match: 'pkg:npm/a', rule: 'unlisted', reason: 'x', expires: '2027-01-31' };

  test.for([
    [{}, true],
    [{ preset: 'strict', 'min-score': 0, 'min-grade': 'A-' }, true],
    [{ rules: { unlisted: 'off' }, 'ignore-paths': ['a/**'], messages: { warn: 'x' } }, true],
    [{ servers: [{ match: 'pkg:npm/a', rules: { unlisted: 'off' }, server: 'srv-1' }] }, true],
    [{ registries: ['npm=https://npm.acme.example/'], allow: [], deny: ['pkg:npm/a'] }, true],
    [{ waivers: [waiver] }, true],
    [{ preset: 'lax' }, false],
    [{ 'min-score': '75' }, false],
    [{ 'min-score': 101 }, false],
    [{ 'min-grade': 'G' }, false],
    [{ rulez: {} }, false],
    [{ rules: { unpined: 'fail' } }, false],
    [{ rules: { unlisted: 'on' } }, false],
    [{ servers: [{ 'min-score': 1 }] }, false],
    [{ servers: [{ match: 'pkg:npm/a', rulez: {} }] }, false],
    [{ registries: ['npm'] }, false],
    [{ waivers: [{ ...waiver, expires: '2027-02-30' }] }, false],
    [{ waivers: [{ ...waiver, rule: 'denied' }] }, false],
    [{ waivers: [{ ...waiver, reason: '' }] }, false],
    [{ waivers: [{ match: 'pkg:npm/a', rule: 'unlisted', reason: 'x' }] }, false],
    [[], false],
  ] as const)('%j: as the reader says, %s', ([policy, isRight]) => {
    expect(schema.safeParse(policy).success).toBe(isRight);
    expect(faultsOf(JSON.stringify(policy)).length === 0).toBe(isRight);
  });

  test('accepts the policy of the manual', () => {
    expect(schema.safeParse(parse(full)).error).toBeUndefined();
  });
});
