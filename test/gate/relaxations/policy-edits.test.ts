import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { policyEdits } from '../../../src/gate/relaxations/policy-edits.ts';
import { emptyLayer, mergeLayers } from '../../../src/gate/settings/layers.ts';
import { readFloor, readPolicy } from '../../../src/gate/settings/policy-file.ts';
import { fileRules, ruleIds, waivableRules } from '../../../src/judging/policy/catalogue.ts';
import { evaluate, type Subjects } from '../../../src/judging/policy/evaluate.ts';
import type { Policy } from '../../../src/judging/policy/keys.ts';
import { computeVerdict } from '../../../src/judging/policy/verdict.ts';
import { levels, presetNames } from '../../../src/model/model.ts';
import { renderPhrase } from '../../../src/model/phrase.ts';
import { createSubjects, policyFrom } from '../../judging/policy/judging.ts';
import { runs } from '../../seed.ts';

const policyOf = (text: string | null, floor: string | null = null): Policy =>
  mergeLayers({
    file: text === null ? null : readPolicy(text, 'policy.yml'),
    given: emptyLayer,
    floors: floor === null ? [] : [readFloor(floor, 'floor')],
    maxAge: { ms: 1, source: 'default' },
  });

/** Returns the edits to a policy file in words; `stricter:` precedes those that are plainly stricter. */
const edits = (base: string | null, head: string | null, floor: string | null = null): string[] =>
  policyEdits(policyOf(base, floor), policyOf(head, floor)).map(
    ({ message, isStricter }) =>
      `${isStricter ? 'stricter: ' : ''}${renderPhrase(message, (value) => value)}`,
  );

const rows = (await readFile(join(import.meta.dirname, 'policy-edits.txt'), 'utf8'))
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.replaceAll('\\n', '\n').split(/ ?\|(?: |$)/));
const fileOf = (text = ''): string | null => (text === '-' ? null : text);

describe('every edit of the policy file is named', () => {
  test.for(rows)('%j: %j → %j: %j', ([floor, base, head, named = '']) => {
    const expected = named === '' ? [] : named.split('; ');
    expect(edits(fileOf(base), fileOf(head), floor === '' ? null : floor)).toEqual(expected);
  });

  test('an edit is located in the new policy', () => {
    const head = [
      'min-score: 60',
      'servers:',
      '  - match: pkg:npm/a',
      '    min-score: 10',
      'deny: [pkg:npm/c, pkg:npm/b]',
    ].join('\n');
    const found = policyEdits(
      policyOf('deny: [pkg:npm/c]\nrules: { unlisted: fail }'),
      policyOf(head),
    );
    expect(found.map(({ place }) => place)).toEqual([
      'min-score',
      'rules.unlisted',
      'servers.0',
      'deny.1',
    ]);
  });
});

describe('if every edit is plainly stricter', () => {
  const mirror = 'https://npm.acme.example/';
  const subjectsUnder = (registries: boolean): Subjects => ({
    ...createSubjects(launches, policyFrom(registries ? `registries: ["npm=${mirror}"]` : '')),
    files: [true, false].map((isTouched) => ({
      file: { path: `${isTouched}.json`, status: 'unreadable', reason: 'x', span: null },
      isTouched,
    })),
  });
  const launches = [
    'npx @fictional-mcp/notes@1.4.0',
    'npx @fictional-mcp/files@1.2.0',
    'npx @fictional-mcp/files@1.4.0',
    'npx @fictional-mcp/files',
    'npx @fictional-mcp/calendar@2.0.0',
    'npx @fictional-mcp/nobody@1.0.0',
    'npx @fictional-mcp/twin@1.0.0',
    'uvx fictional-mcp-clock==1.0.0',
    './bin/server',
    `npx --registry ${mirror} @fictional-mcp/files@1.2.0`,
    // Launches that replace another and are no worse, and some that fall just short of that.
    'npx @fictional-mcp/files@1.4.0 was npx @fictional-mcp/files@1.2.0',
    'npx @fictional-mcp/shell@0.1.0 was npx @fictional-mcp/shell',
    'npx @fictional-mcp/files@1.2.0 --all was npx @fictional-mcp/files@1.2.0',
  ];
  const [subjects, subjectsOfMirror] = [subjectsUnder(false), subjectsUnder(true)];
  const pattern = fc.constantFrom(
    'pkg:npm/**',
    'pkg:npm/@fictional-mcp/*',
    'pkg:npm/@fictional-mcp/f*',
    'pkg:npm/@fictional-mcp/*s',
    'pkg:npm/@fictional-mcp/files',
    'pkg:npm/@fictional-mcp/files@1.2.0',
    'pkg:npm/@fictional-mcp/files@^1',
    'pkg:npm/@fictional-mcp/n*@1.0.0',
    'pkg:npm/@fictional-mcp/nobody',
  );
  const level = fc.constantFrom(...levels);
  const minScore = fc.constantFrom(0, 41, 70, 75, 90, 100);
  const minGrade = fc.constantFrom('A', 'B', 'D', 'F-');
  const minAge = fc.constantFrom('36h', '7d', '20d', '365d');
  const changedRules = ['below-minimum', 'too-new', 'unlisted', 'failing-finding', 'unpinned'];
  const rulesOf = (ids: readonly string[]) =>
    fc.dictionary(fc.constantFrom(...ids), level, { maxKeys: 3 });
  const waivedRules = waivableRules.filter((id) => !fileRules.includes(id));
  const anyPolicy = fc.record(
    {
      preset: fc.constantFrom(...presetNames),
      'min-score': minScore,
      'min-grade': minGrade,
      'min-age': minAge,
      rules: rulesOf(ruleIds),
      servers: fc.array(
        fc.record(
          {
            match: pattern,
            'min-score': minScore,
            'min-grade': minGrade,
            'min-age': minAge,
            rules: rulesOf(changedRules),
          },
          { requiredKeys: ['match'] },
        ),
        { maxLength: 3 },
      ),
      ratchet: fc.boolean(),
      'first-party': fc.array(pattern, { maxLength: 2 }),
      registries: fc.constantFrom([], [`npm=${mirror}`]),
      deny: fc.array(pattern, { maxLength: 2 }),
      allow: fc.array(pattern, { maxLength: 2 }),
      waivers: fc.array(
        fc.record({
          match: fc.constantFrom('pkg:npm/@fictional-mcp/*', 'pkg:npm/@fictional-mcp/files'),
          rule: fc.constantFrom(...waivedRules),
          reason: fc.constant('x'),
          expires: fc.constantFrom('2026-11-01', '2026-12-31', '2027-12-31'),
        }),
        { maxLength: 2 },
      ),
    },
    { requiredKeys: [] },
  );
  type AnyPolicy = typeof anyPolicy extends fc.Arbitrary<infer T> ? T : never;
  /**
   * A policy and a change to some of its parts; between two random policies, one nearly always relaxes the
   * other.
   */
  const anyChange = fc
    .tuple(
      anyPolicy,
      anyPolicy,
      fc.subarray(
        [
          'preset',
          'min-score',
          'min-grade',
          'min-age',
          'ratchet',
          'rules',
          'servers',
          'first-party',
          'registries',
          'deny',
          'allow',
          'waivers',
        ] as const,
        { maxLength: 3 },
      ),
    )
    .map(([base, other, changed]) => {
      const head: AnyPolicy = { ...base };
      for (const key of changed) Object.assign(head, { [key]: other[key] });
      // Unset keys must be absent, not null.
      return [base, head].map((each) => JSON.stringify(each)) as [string, string];
    });

  /** Organisation policies, which decide what the repository's values replace. */
  const floor = fc.constantFrom(
    null,
    null,
    'preset: strict\noverridable: [preset, min-score, min-grade, unlisted, unpinned]',
    'min-score: 60\nratchet: false\nwaivable: [below-minimum]',
    'preset: strict\noverridable: [ratchet, failing-finding]\nwaivable: [below-minimum]',
    'min-score: 80\nmin-grade: B\noverridable: [min-score, min-grade, servers]',
    `rules: { unlisted: fail, failing-finding: off }\noverridable: [unlisted, failing-finding, preset]\nservers: [{ match: "pkg:npm/@fictional-mcp/f*", min-score: 90, rules: { unpinned: fail } }]`,
    'servers: [{ match: "pkg:npm/@fictional-mcp/f*", min-score: 90, rules: { unpinned: fail } }]\noverridable: [min-score, unpinned, registries]',
    'min-age: 7d\noverridable: [min-age, too-new]',
    'rules: { too-new: fail }\noverridable: [min-age]',
    'servers: [{ match: "pkg:npm/@fictional-mcp/f*", min-age: 20d }]\noverridable: [too-new, min-age]',
    'allow: ["pkg:npm/**"]\nfirst-party: ["pkg:npm/@fictional-mcp/nobody"]\nwaivable: [unlisted, unpinned]',
  );
  const severity = { pass: 0, warn: 1, fail: 2, error: 3 } as const;

  test('the new policy is never milder than the old one', () => {
    let compared = 0;
    fc.assert(
      fc.property(anyChange, floor, ([base, head], organisation) => {
        if (
          base === head ||
          edits(base, head, organisation).some((each) => !each.startsWith('stricter: '))
        )
          return;
        compared += 1;
        const judged = (text: string): number[] => {
          const policy = policyOf(text, organisation);
          const { servers: all, problems } = evaluate(
            policy.values.registries.length > 0 ? subjectsOfMirror : subjects,
            policy,
          );
          // When an expired waiver is removed, its problem disappears too, which is not a relaxation.
          const rest = problems.filter(({ rule }) => !rule.startsWith('waiver-'));
          return [...all.map((server) => server.problems), rest].map(
            (each) => severity[computeVerdict(each)],
          );
        };
        const [before, now] = [judged(base), judged(head)];
        for (const [index, verdict] of now.entries()) {
          expect(verdict).toBeGreaterThanOrEqual(before[index] ?? 0);
        }
      }),
      { numRuns: runs(500) },
    );
    expect(compared).toBeGreaterThan(runs(50));
  });
});
