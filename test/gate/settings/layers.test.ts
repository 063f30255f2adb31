import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeLayers } from '../../../src/gate/settings/layers.ts';
import { readFloor, readPolicy } from '../../../src/gate/settings/policy-file.ts';
import { readSettings } from '../../../src/gate/settings/settings.ts';
import {
  createBindingLookup,
  withAcceptedRegistries,
} from '../../../src/judging/policy/bindings.ts';
import { fileRules, ruleIds, waivableRules } from '../../../src/judging/policy/catalogue.ts';
import { evaluate, type Subjects } from '../../../src/judging/policy/evaluate.ts';
import type { Policy } from '../../../src/judging/policy/keys.ts';
import { policyLines } from '../../../src/judging/policy/policy-lines.ts';
import { computeVerdict } from '../../../src/judging/policy/verdict.ts';
import { levels, type Problem, presetNames } from '../../../src/model/model.ts';
import { parseDependency } from '../../builders.ts';
import { createSubjects } from '../../judging/policy/judging.ts';
import { runs } from '../../seed.ts';

interface Texts {
  /** The repository's policy file. */
  readonly file?: string;
  /** The step's inputs. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** The organisation's policy. */
  readonly floor?: string;
  /** The policy that the organisation's policy extends. */
  readonly upper?: string;
}

function policyOf({ file, inputs = {}, floor, upper }: Texts): Policy {
  const { given, maxAge } = readSettings({ 'export-file': 'x.json', ...inputs }, 'input');
  return mergeLayers({
    file: file === undefined ? null : readPolicy(file, 'policy.yml'),
    given,
    floors: Object.entries({ floor, upper }).flatMap(([name, text]) =>
      text === undefined ? [] : [readFloor(text, name)],
    ),
    maxAge,
  });
}

/** Returns `rule level, …` for one launch, with waived rules in brackets. */
function decide(launch: string, texts: Texts): string {
  const [server] = evaluate(createSubjects([launch]), policyOf(texts)).servers;
  const problems = server?.problems.map(({ rule, level, waived }) =>
    waived === null ? `${rule} ${level}` : `(${rule} ${level})`,
  );
  return problems?.join(', ') || '-';
}

/** One launch for each kind of setting. */
const launches = {
  good: 'npx @fictional-mcp/notes@1.4.0',
  scored70: 'npx @fictional-mcp/files@1.4.0',
  scored41: 'npx @fictional-mcp/files@1.2.0',
  failing: 'npx @fictional-mcp/calendar@2.0.0',
  unlisted: 'npx @fictional-mcp/nobody@1.0.0',
  unpinned: 'npx @fictional-mcp/notes',
  mirrored: 'npx --registry https://npm.acme.example @fictional-mcp/notes@1.4.0',
} as const;

describe('inputs before the file before the default', () => {
  const file = 'preset: strict\n\nmin-score: 60\nrules: { unlisted: off }\n';
  test.for([
    // name, file, inputs, value and where it comes from
    ['preset', undefined, {}, 'recommended: default'],
    ['preset', file, {}, 'strict: policy.yml:1'],
    ['preset', file, { preset: 'report-only' }, 'report-only: input'],
    ['min-score', undefined, {}, '75: default'],
    ['min-score', file, {}, '60: policy.yml:3'],
    ['min-score', file, { 'min-score': '0' }, '0: input'],
    ['rules.unlisted', file, {}, 'off: policy.yml:4'],
    ['ignore-paths', 'ignore-paths:\n- a/**\n', {}, 'a/**: policy.yml:2'],
    ['max-age', undefined, {}, '48 h: default'],
    ['max-age', undefined, { 'max-age': '2h' }, '2 h: input'],
  ] as const)('%s of %j and %j: %s', ([name, text, inputs, expected]) => {
    const lines = policyLines(policyOf(text === undefined ? { inputs } : { file: text, inputs }));
    const found = lines.filter((line) => line.name === name);
    expect(found.map(({ value, source }) => `${value}: ${source}`)).toEqual([expected]);
  });

  test('a score of 0 and an empty list are values, not defaults', () => {
    const { values } = policyOf({ file: 'min-score: 0\nallow: []' });
    expect([values['min-score'], values.allow]).toEqual([0, []]);
  });
});

test('the lines of a policy name every value with its source', () => {
  const file = [
    'preset: strict',
    'min-score: 80',
    'min-grade: B',
    'rules: { unlisted: off }',
    'servers:',
    '  - match: pkg:npm/@acme/*',
    '    min-score: 60',
    '    min-grade: C',
    '    rules: { unpinned: off }',
    '    server: srv-1',
    'first-party: ["pkg:npm/@acme/*"]',
    'registries: ["npm=https://npm.acme.example"]',
    'deny: ["pkg:npm/evil-*"]',
    'allow: ["pkg:npm/**"]',
    'waivers:',
    '  - match: pkg:npm/@acme/files',
    '    rule: failing-finding',
    '    check: net-egress',
    '    reason: x',
    '    expires: 2027-01-31',
    '  - { file: .mcp.json, alias: notes, rule: unidentified, reason: x, expires: 2027-01-31 }',
    'ignore-paths: [a/**]',
    'messages: { fail: see the guide }',
  ].join('\n');
  const floor = [
    'preset: recommended',
    'min-score: 60',
    'min-grade: D',
    'rules: { denied: fail }',
    'servers: [{ match: "pkg:npm/@org/*", min-score: 50 }]',
    'first-party: ["pkg:npm/@org/*"]',
    'registries: ["npm=https://npm.org.example"]',
    'deny: ["pkg:npm/worse-*"]',
    'allow: ["pkg:npm/*"]',
    'ignore-paths: [b/**]',
    'messages: { warn: ask us }',
    'overridable: [registries, servers, ignore-paths]',
    'waivable: [unlisted, failing-finding]',
    'max-waiver-days: 90',
    'waivers: [{ match: pkg:npm/a, rule: unlisted, reason: x, expires: 2027-01-31 }]',
  ].join('\n');
  const lines = policyLines(policyOf({ file, floor })).map(
    ({ name, value, source }) => `${name}: ${value} (${source})`,
  );
  expect(lines).toEqual([
    'preset: strict (policy.yml:1)',
    'min-score: 80 (policy.yml:2)',
    'min-grade: B (policy.yml:3)',
    'rules.unlisted: off (policy.yml:4)',
    'servers: pkg:npm/@acme/*, min-score 60, min-grade C, unpinned: off, is srv-1 (policy.yml:6)',
    'first-party: pkg:npm/@org/* (floor:6)',
    'first-party: pkg:npm/@acme/* (policy.yml:11)',
    'registries: npm=https://npm.org.example (floor:7)',
    'registries: npm=https://npm.acme.example (policy.yml:12)',
    'deny: pkg:npm/evil-* (policy.yml:13)',
    'allow: pkg:npm/** (policy.yml:14)',
    'waivers: pkg:npm/a, unlisted, until 2027-01-31 (floor:15)',
    'waivers: pkg:npm/@acme/files, failing-finding of net-egress, until 2027-01-31 (policy.yml:16)',
    'waivers: notes in .mcp.json, unidentified, until 2027-01-31 (policy.yml:21)',
    'ignore-paths: b/** (floor:10)',
    'ignore-paths: a/** (policy.yml:22)',
    'manifests: on (default)',
    'messages.warn: ask us (floor:11)',
    'messages.fail: see the guide (policy.yml:23)',
    'max-age: 48 h (default)',
    'floor.preset: recommended (floor:1)',
    'floor.min-score: 60 (floor:2)',
    'floor.min-grade: D (floor:3)',
    'floor.rules.denied: fail (floor:4)',
    'floor.servers: pkg:npm/@org/*, min-score 50 (floor:5)',
    'floor.deny: pkg:npm/worse-* (floor:8)',
    'floor.allow: pkg:npm/* (floor:9)',
    'floor.overridable: registries, servers, ignore-paths (floor:12)',
    'floor.waivable: unlisted, failing-finding (floor:13)',
    'floor.max-waiver-days: 90 (floor:14)',
  ]);
});

describe("an organisation's policy applies to a repository that sets nothing", () => {
  test.for([
    // floor, launch, problems
    ['min-score: 60', 'scored70', '-'],
    ['min-score: 60', 'scored41', 'below-minimum fail'],
    ['preset: report-only', 'scored41', 'below-minimum warn'],
    ['preset: strict', 'unlisted', 'unlisted fail'],
    ['rules: { unlisted: off }', 'unlisted', '-'],
    ['first-party: ["pkg:npm/@fictional-mcp/*"]', 'unlisted', '-'],
    [
      'min-score: 90\nservers: [{ match: "pkg:npm/@fictional-mcp/*", min-score: 70 }]',
      'scored70',
      '-',
    ],
    ['servers: [{ match: "pkg:npm/@fictional-mcp/*", rules: { unlisted: off } }]', 'unlisted', '-'],
    ['min-grade: A', 'scored70', 'below-minimum fail'],
    ['registries: ["npm=https://npm.acme.example"]', 'good', '-'],
  ] as const)('%s: %s → %s', ([floor, launch, expected]) => {
    expect(decide(launches[launch], { floor })).toBe(expected.replace('-', '-'));
  });

  test('even if it lets repositories override it', () => {
    const floor = [
      'preset: strict',
      'min-score: 90',
      'min-grade: A',
      'rules: { unpinned: off }',
      'overridable: [preset, min-score, min-grade, unpinned]',
    ].join('\n');
    expect(decide(launches.scored70, { floor })).toBe('below-minimum fail');
    expect(decide(launches.unpinned, { floor })).toBe('-');
    expect(policyOf({ floor }).values).toMatchObject({
      preset: 'strict',
      'min-score': 90,
      'min-grade': 'A',
    });
    expect(policyOf({ floor }).provenance.get('min-score')).toBe('floor:2');
  });

  test('a preset of the repository is stricter than single levels of the organisation', () => {
    const texts = { floor: 'rules: { unlisted: warn }', file: 'preset: strict' };
    expect(decide(launches.unlisted, texts)).toBe('unlisted fail');
  });

  test("the repository's general values take precedence over the organisation's overrides", () => {
    const floor = 'servers: [{ match: "pkg:npm/@fictional-mcp/files", min-score: 40 }]';
    const file = 'servers: [{ match: "pkg:npm/@fictional-mcp/*", min-score: 90 }]';
    expect(decide(launches.scored41, { floor })).toBe('failing-finding warn');
    expect(decide(launches.scored41, { floor, file })).toBe('below-minimum fail');
    expect(decide(launches.scored41, { floor, file: 'min-score: 60' })).toBe('below-minimum fail');
  });
});

describe('a repository may be stricter than a floor, and milder only in what is overridable', () => {
  const floor = 'preset: recommended\nmin-score: 75\n';
  test.for([
    // floor, repository's policy, launch, problems
    [floor, 'min-score: 100', 'good', 'below-minimum fail'],
    [floor, 'preset: strict', 'unlisted', 'unlisted fail'],
    [floor, 'preset: report-only', 'scored41', 'below-minimum fail'],
    [floor, 'min-score: 0', 'scored41', 'below-minimum fail'],
    [floor, 'rules: { below-minimum: off }', 'scored41', 'below-minimum fail'],
    [floor, 'rules: { unlisted: off }', 'unlisted', 'unlisted warn'],
    [floor, 'first-party: ["pkg:npm/**"]', 'unlisted', 'unlisted warn'],
    [
      floor,
      'servers: [{ match: "pkg:npm/**", min-score: 0, rules: { below-minimum: off } }]',
      'scored41',
      'below-minimum fail',
    ],
    // A floor that sets only one value turns on that value's rule.
    ['min-score: 75', 'preset: report-only', 'scored41', 'below-minimum fail'],
    ['min-score: 75', 'preset: report-only', 'unlisted', 'unlisted warn'],
    ['min-grade: B', 'min-grade: F', 'scored70', 'below-minimum fail'],
    ['deny: ["pkg:npm/@fictional-mcp/notes"]', 'rules: { denied: off }', 'good', 'denied fail'],
    ['allow: ["pkg:npm/other"]', 'allow: ["pkg:npm/**"]', 'good', 'not-allowed fail'],
    ['rules: { unlisted: fail }', 'preset: report-only', 'unlisted', 'unlisted fail'],
    // A repository may override only what is overridable.
    [`${floor}overridable: [min-score]`, 'min-score: 40', 'scored41', 'failing-finding warn'],
    [
      `${floor}overridable: [min-score]`,
      'rules: { below-minimum: off }',
      'scored41',
      'below-minimum fail',
    ],
    [`${floor}overridable: [min-score]`, 'preset: report-only', 'scored41', 'below-minimum fail'],
    [`${floor}overridable: [below-minimum]`, 'min-score: 0', 'scored41', 'below-minimum fail'],
    // Without a problem with the score, its findings are reported as separate problems.
    [
      `${floor}rules: { failing-finding: fail }\noverridable: [below-minimum]`,
      'rules: { below-minimum: off }',
      'scored41',
      'failing-finding fail',
    ],
    [`${floor}overridable: [unlisted]`, 'rules: { unlisted: off }', 'unlisted', '-'],
    [
      `${floor}overridable: [unlisted]`,
      'servers: [{ match: "pkg:npm/@fictional-mcp/*", rules: { unlisted: off } }]',
      'unlisted',
      '-',
    ],
    [
      `${floor}overridable: [unlisted]`,
      'servers: [{ match: "pkg:npm/@other/*", rules: { unlisted: off } }]',
      'unlisted',
      'unlisted warn',
    ],
    ['preset: strict\noverridable: [unlisted]', 'preset: recommended', 'unlisted', 'unlisted fail'],
    ['preset: strict\noverridable: [preset]', 'preset: recommended', 'unlisted', 'unlisted warn'],
    [
      'preset: strict\nmin-score: 75\noverridable: [preset]',
      'preset: report-only',
      'scored41',
      'below-minimum fail',
    ],
  ] as const)('%j, %j: %s → %s', ([organisation, file, launch, expected]) => {
    expect(decide(launches[launch], { floor: organisation, file })).toBe(expected);
    // The step's inputs belong to the repository too.
    if (/^(?:preset|min-score): \S+$/.test(file)) {
      const [name = '', value = ''] = file.split(': ');
      expect(decide(launches[launch], { floor: organisation, inputs: { [name]: value } })).toBe(
        expected,
      );
    }
  });

  test("the stricter of two values is reported, and of two equal ones the organisation's", () => {
    const messageOf = (file: string) =>
      evaluate(
        createSubjects([launches.scored41]),
        policyOf({ floor, file }),
      ).servers[0]?.problems[0]?.message.words.join('…');
    expect(messageOf('min-score: 75')).toContain('below the minimum of 75 of the organisation.');
    expect(messageOf('min-score: 60')).toContain('below the minimum of 75 of the organisation.');
    expect(messageOf('min-score: 90')).toContain('below the minimum of 90.');
  });

  test.for([
    // overridable, ignored paths
    ['', ['b/**']],
    ['overridable: [ignore-paths]', ['b/**', 'a/**']],
  ] as const)('ignore-paths: %s', ([overridable, expected]) => {
    const texts = { file: 'ignore-paths: [a/**]', floor: `ignore-paths: [b/**]\n${overridable}` };
    expect(policyOf(texts).values['ignore-paths']).toEqual(expected);
  });

  test.for([
    ['min-score: 60', 1],
    ['overridable: [registries]', 0],
    ['registries: ["npm=https://npm.acme.example"]', 0],
  ] as const)('registries under %s: %s alterations are left', ([organisation, left]) => {
    const { values } = policyOf({
      file: 'registries: ["npm=https://npm.acme.example"]',
      floor: organisation,
    });
    const dependency = withAcceptedRegistries(
      parseDependency(launches.mirrored),
      values.registries,
    );
    expect(dependency.alterations).toHaveLength(left);
  });

  test.for([
    // the floor, the record that @acme/files is bound to
    ['min-score: 60', null],
    ['overridable: [servers]', 'srv-own'],
    ['servers: [{ match: "pkg:npm/@acme/*", server: srv-org }]', 'srv-org'],
    ['servers: [{ match: "pkg:npm/@acme/*", server: srv-org }]\noverridable: [servers]', 'srv-own'],
  ] as const)('servers[].server under %s: %s', ([organisation, expected]) => {
    const file = 'servers: [{ match: "pkg:npm/@acme/files", server: srv-own }]';
    const boundTo = createBindingLookup(policyOf({ file, floor: organisation }));
    expect(boundTo(parseDependency('npx @acme/files@1.0.0'))).toBe(expected);
    expect(boundTo(parseDependency('npx @other/files@1.0.0'))).toBeNull();
  });

  test("the organisation's messages are used with a verdict", () => {
    const texts = { file: 'messages: { fail: a, warn: b }', floor: 'messages: { fail: c }' };
    expect([...policyOf(texts).values.messages]).toEqual([
      ['fail', 'c'],
      ['warn', 'b'],
    ]);
  });
});

describe('a repository may waive only what is waivable, for a limited number of days', () => {
  // The corpus is judged on 2026-11-20.
  const waiver = (expires: string) =>
    `waivers: [{ match: pkg:npm/@fictional-mcp/nobody, rule: unlisted, reason: x, expires: ${expires} }]`;
  const open = 'preset: strict\nwaivable: [unlisted]\n';
  test.for([
    // floor, last day of the repository's waiver, problems, status of the waiver
    ['preset: strict', '2026-12-01', 'unlisted fail', 'refused'],
    ['preset: strict\nwaivable: [unpinned]', '2026-12-01', 'unlisted fail', 'refused'],
    [open, '2099-12-31', '(unlisted fail)', 'used'],
    [open, '2026-11-20', '(unlisted fail)', 'used'],
    [open, '2026-11-19', 'unlisted fail', 'expired'],
    [`${open}max-waiver-days: 30`, '2026-12-20', '(unlisted fail)', 'used'],
    [`${open}max-waiver-days: 30`, '2026-12-21', 'unlisted fail', 'refused'],
  ] as const)('%j, until %s: %s', ([floor, expires, expected, status]) => {
    const texts = { floor, file: waiver(expires) };
    expect(decide(launches.unlisted, texts)).toBe(expected);
    const [report] = evaluate(createSubjects([launches.unlisted]), policyOf(texts)).waivers;
    expect(report?.status).toBe(status);
  });

  test("the organisation's own waivers count whatever is waivable", () => {
    const floor = `preset: strict\nmax-waiver-days: 1\n${waiver('2027-11-20')}`;
    expect(decide(launches.unlisted, { floor })).toBe('(unlisted fail)');
  });
});

describe('a floor above another one limits it, as that one limits a repository', () => {
  const nobody = '{ match: pkg:npm/@fictional-mcp/nobody, rule: unlisted, reason: x,';
  const waiver = `waivers: [${nobody} expires: 2026-12-01 }]`;
  test.for<[upper: string, floor: string, file: string, launch: keyof typeof launches, string]>([
    // The next policy up sets whatever a policy leaves unset.
    ['min-score: 90', 'deny: ["pkg:npm/x"]', '', 'scored70', 'below-minimum fail'],
    ['min-score: 60', 'deny: ["pkg:npm/x"]', '', 'scored70', '-'],
    ['preset: strict', 'rules: { unlisted: warn }', '', 'unlisted', 'unlisted fail'],
    ['rules: { unlisted: off }', 'preset: strict', '', 'unlisted', 'unlisted fail'],
    // The lower policy cannot be more lenient, nor let the repository be.
    ['min-score: 75', 'min-score: 60', '', 'scored70', 'below-minimum fail'],
    [
      'min-score: 75',
      'min-score: 60\noverridable: [min-score]',
      'min-score: 50',
      'scored70',
      'below-minimum fail',
    ],
    ['rules: { unlisted: fail }', 'rules: { unlisted: off }', '', 'unlisted', 'unlisted fail'],
    [
      'rules: { unlisted: fail }',
      'overridable: [unlisted]',
      'rules: { unlisted: off }',
      'unlisted',
      'unlisted fail',
    ],
    // The lower policy can be more lenient if the upper policy lists the key as overridable.
    ['min-score: 75\noverridable: [min-score]', 'min-score: 60', '', 'scored70', '-'],
    [
      'min-score: 90\noverridable: [min-score]',
      'min-score: 75',
      'min-score: 60',
      'scored70',
      'below-minimum fail',
    ],
    [
      'min-score: 90\noverridable: [min-score]',
      'min-score: 75\noverridable: [min-score]',
      'min-score: 60',
      'scored70',
      '-',
    ],
    [
      'rules: { unlisted: fail }\noverridable: [unlisted]',
      'rules: { unlisted: off }',
      'preset: recommended',
      'unlisted',
      'unlisted warn',
    ],
    [
      'min-score: 90\noverridable: [min-score]',
      'servers: [{ match: "pkg:npm/@fictional-mcp/files", min-score: 60 }]',
      '',
      'scored70',
      '-',
    ],
    [
      'preset: strict\noverridable: [preset]',
      'preset: recommended',
      '',
      'unlisted',
      'unlisted warn',
    ],
    // A waiver counts only if every policy above it allows it.
    ['preset: strict', 'waivable: [unlisted]', waiver, 'unlisted', 'unlisted fail'],
    ['preset: strict\nwaivable: [unlisted]', '', waiver, 'unlisted', 'unlisted fail'],
    [
      'preset: strict\nwaivable: [unlisted]',
      'waivable: [unlisted]',
      waiver,
      'unlisted',
      '(unlisted fail)',
    ],
    ['preset: strict', waiver, '', 'unlisted', 'unlisted fail'],
    ['preset: strict\nwaivable: [unlisted]', waiver, '', 'unlisted', '(unlisted fail)'],
    [`preset: strict\n${waiver}`, '', '', 'unlisted', '(unlisted fail)'],
    [
      'preset: strict\nwaivable: [unlisted]\nmax-waiver-days: 5',
      'waivable: [unlisted]\nmax-waiver-days: 90',
      waiver,
      'unlisted',
      'unlisted fail',
    ],
  ])('%j, %j, %j: %s → %s', ([upper, floor, file, launch, expected]) => {
    expect(decide(launches[launch], { upper, floor, file })).toBe(expected);
  });

  test.for<[upper: string, floor: string, expected: string | null]>([
    ['min-score: 60', 'overridable: [servers]', null],
    ['overridable: [servers]', 'overridable: [servers]', 'srv-own'],
    ['overridable: [servers]', 'servers: [{ match: "pkg:npm/@acme/*", server: b }]', 'b'],
    ['min-score: 60', 'servers: [{ match: "pkg:npm/@acme/*", server: b }]', null],
    [
      'servers: [{ match: "pkg:npm/@acme/*", server: a }]',
      'servers: [{ match: "pkg:npm/@acme/*", server: b }]\noverridable: [servers]',
      'a',
    ],
  ])('servers[].server under %j and %j: %s', ([upper, floor, expected]) => {
    const file = 'servers: [{ match: "pkg:npm/@acme/files", server: srv-own }]';
    const boundTo = createBindingLookup(policyOf({ upper, floor, file }));
    expect(boundTo(parseDependency('npx @acme/files@1.0.0'))).toBe(expected);
  });

  test('what is added comes from all, as far as those above list it', () => {
    const paths = (upper: string, floor: string) =>
      policyOf({
        upper: `ignore-paths: [c/**]\n${upper}`,
        floor: `ignore-paths: [b/**]\n${floor}`,
        file: 'ignore-paths: [a/**]',
      }).values['ignore-paths'];
    const open = 'overridable: [ignore-paths]';
    expect(paths('', '')).toEqual(['c/**']);
    expect(paths('', open)).toEqual(['c/**']);
    expect(paths(open, '')).toEqual(['c/**', 'b/**']);
    expect(paths(open, open)).toEqual(['c/**', 'b/**', 'a/**']);
  });
});

describe('no policy of a repository gives a milder verdict than the floor alone', () => {
  const subjects: Subjects = {
    ...createSubjects([
      ...Object.values(launches),
      'npx @fictional-mcp/shell@0.1.0',
      'npx @fictional-mcp/mail@2.0.0',
      'npx @fictional-mcp/twin@1.0.0',
      'uvx fictional-mcp-clock==1.0.0',
      'docker run registry.example/fictional/maps:2.0.1',
      'https://mcp.fictional.example/search',
      './bin/server',
    ]),
    files: [true, false].map((isTouched) => ({
      file: { path: `${isTouched}.json`, status: 'unreadable', reason: 'x', span: null },
      isTouched,
    })),
  };
  const pattern = fc.constantFrom(
    'pkg:npm/**',
    'pkg:npm/@fictional-mcp/*',
    'pkg:npm/@fictional-mcp/files',
    'pkg:npm/@fictional-mcp/files@1.2.0',
    'pkg:npm/@fictional-mcp/nobody',
    'https://**/**',
  );
  const minScore = fc.constantFrom(0, 41, 70, 75, 90, 100);
  const minGrade = fc.constantFrom('A', 'B', 'D', 'F-');
  const rules = fc.dictionary(fc.constantFrom(...ruleIds), fc.constantFrom(...levels), {
    maxKeys: 8,
  });
  const some = { requiredKeys: [] };
  const values = {
    preset: fc.constantFrom(...presetNames),
    'min-score': minScore,
    'min-grade': minGrade,
    rules,
    servers: fc.array(
      fc.record(
        { match: pattern, 'min-score': minScore, 'min-grade': minGrade, rules },
        { requiredKeys: ['match'] },
      ),
      { maxLength: 3 },
    ),
    'first-party': fc.array(pattern, { maxLength: 2 }),
    deny: fc.array(pattern, { maxLength: 1 }),
    allow: fc.array(pattern, { maxLength: 2 }),
  };
  const waivers = fc.array(
    fc.record({
      match: fc.constantFrom('pkg:npm/@fictional-mcp/*', 'pkg:npm/@fictional-mcp/files'),
      rule: fc.constantFrom(...waivableRules.filter((id) => !fileRules.includes(id))),
      reason: fc.constant('x'),
      expires: fc.constant('2026-12-31'),
    }),
    { maxLength: 3 },
  );
  const anyRepository = fc.record({ ...values, waivers }, some);
  // Findings listed with a low score are not reported again, so the level of `below-minimum` affects other
  // rules.
  const isAlone = (id: string): boolean => id !== 'below-minimum';
  const anyFloor = fc
    .record(
      {
        ...values,
        waivers,
        overridable: fc.subarray([...ruleIds].filter(isAlone), { maxLength: 3 }),
        waivable: fc.subarray([...waivableRules].filter(isAlone), { maxLength: 3 }),
      },
      some,
    )
    .map((floor) => ({ preset: 'recommended', 'min-score': 75, 'min-grade': 'C', ...floor }));

  const severity = { pass: 0, warn: 1, fail: 2, error: 3 } as const;
  // When an expired waiver is removed, its problem disappears too, which is not a relaxation.
  const aboutWaivers = ['waiver-stale'];

  /** Returns the severity for each server, and for the problems that belong to no server. */
  function judged(texts: Texts, exempt: ReadonlySet<string>): number[] {
    const { servers, problems } = evaluate(subjects, policyOf(texts), false);
    return [...servers.map((server) => server.problems), problems].map(
      (each: readonly Problem[]) =>
        severity[computeVerdict(each.filter(({ rule }) => !exempt.has(rule)))],
    );
  }

  test.for([
    ['a floor', fc.constant(undefined)],
    ["a floor above the organisation's", anyFloor],
  ] as const)(
    'under %s, for rules that are not overridable and problems that are not waivable',
    ([, lower]) => {
      let differing = 0;
      fc.assert(
        fc.property(anyFloor, lower, anyRepository, (organisation, between, repository) => {
          const upper = JSON.stringify(organisation);
          const floor = between && JSON.stringify(between);
          const file = JSON.stringify(repository);
          const exempt = new Set([
            ...(organisation.overridable ?? []),
            ...(organisation.waivable ?? []),
            ...aboutWaivers,
          ]);
          const below = floor === undefined ? { file } : { file, floor };
          const [alone, both] = [judged({ upper }, exempt), judged({ upper, ...below }, exempt)];
          if (both.some((verdict, index) => verdict !== alone[index])) differing += 1;
          for (const [index, verdict] of both.entries()) {
            expect(verdict).toBeGreaterThanOrEqual(alone[index] ?? 0);
          }
        }),
        { numRuns: runs(300) },
      );
      // Stricter verdicts do occur, so the property was really tested.
      expect(differing).toBeGreaterThan(runs(30));
    },
  );

  test('nor does a floor above another one give a milder verdict than without it', () => {
    let differing = 0;
    // A floor may accept problems itself, such as through its waivers, so these keys are left out.
    const limits = anyFloor.map(({ waivers: _, 'first-party': __, ...rest }) => rest);
    fc.assert(
      fc.property(limits, anyFloor, anyRepository, (above, organisation, repository) => {
        const texts = { floor: JSON.stringify(organisation), file: JSON.stringify(repository) };
        const exempt = new Set(aboutWaivers);
        const without = judged(texts, exempt);
        const both = judged({ ...texts, upper: JSON.stringify(above) }, exempt);
        if (both.some((verdict, index) => verdict !== without[index])) differing += 1;
        for (const [index, verdict] of both.entries()) {
          expect(verdict).toBeGreaterThanOrEqual(without[index] ?? 0);
        }
      }),
      { numRuns: runs(300) },
    );
    expect(differing).toBeGreaterThan(runs(30));
  });
});

describe('ungraded is short for the rules about servers without a grade', () => {
  const { unlisted } = launches;
  const unscored = 'npx @fictional-mcp/mail@2.0.0';

  test.for<[Texts, launch: string, expected: string]>([
    [{ file: 'rules: { ungraded: fail }' }, unlisted, 'unlisted fail'],
    [{ file: 'rules: { ungraded: fail }' }, unscored, 'unscored-version fail'],
    [{ file: 'rules: { ungraded: fail }' }, './bin/server', 'unidentified fail'],
    [{ file: 'rules: { ungraded: off }' }, unlisted, '-'],
    // Within one layer, a rule's own level wins regardless of order.
    [{ file: 'rules: { ungraded: fail, unlisted: off }' }, unlisted, '-'],
    [{ file: 'rules: { unlisted: off, ungraded: fail }' }, unlisted, '-'],
    [{ file: 'rules: { ungraded: off }', floor: 'rules: { unlisted: fail }' }, unlisted, 'fail'],
    [{ floor: 'rules: { ungraded: fail }' }, unlisted, 'fail'],
    [{ file: 'rules: { unlisted: off }', floor: 'rules: { ungraded: fail }' }, unlisted, 'fail'],
    [
      { file: 'rules: { ungraded: off }', floor: 'preset: strict\noverridable: [ungraded]' },
      unlisted,
      '-',
    ],
    [
      {
        file: 'rules: { ungraded: fail }\nservers: [{ match: "pkg:npm/**", rules: { ungraded: off } }]',
      },
      unlisted,
      '-',
    ],
    [
      {
        file: 'servers:\n- { match: "pkg:npm/**", rules: { unlisted: fail } }\n- { match: "pkg:npm/@fictional-mcp/*", rules: { ungraded: off } }',
      },
      unlisted,
      '-',
    ],
  ])('%j: %s → %s', ([texts, launch, expected]) => {
    expect(decide(launch, texts)).toMatch(new RegExp(`^(?:[\\w-]+ )?${expected}$`));
  });

  test('the policy is shown as what it stands for, each with the line', () => {
    const file = 'rules:\n  unlisted: warn\n  ungraded: fail\n';
    const lines = policyLines(policyOf({ file })).filter(({ name }) => name.startsWith('rules.'));
    expect(lines.map(({ name, value, source }) => `${name}: ${value} ${source}`).sort()).toEqual([
      'rules.unidentified: fail policy.yml:3',
      'rules.unlisted: warn policy.yml:2',
      'rules.unscannable: fail policy.yml:3',
      'rules.unscored-version: fail policy.yml:3',
    ]);
  });
});
