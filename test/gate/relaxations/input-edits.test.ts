import { expect, test } from 'vitest';
import { inputEffect, isShownInput } from '../../../src/gate/relaxations/input-edits.ts';

const mapOf = (name: string, value: string | null): Map<string, string> =>
  new Map(value === null ? [] : [[name, value]]);

test.for([
  // input, before, now, what the edit does
  ['scope', 'all', 'changed', 'milder'],
  ['scope', null, 'changed', 'milder'],
  ['on-undecided', null, 'warn', 'milder'],
  ['on-undecided', 'fail', 'warn', 'milder'],
  ['max-age', null, '30d', 'milder'],
  ['max-age', '24h', null, 'milder'],
  ['config-file', null, 'lax.yml', 'unknown'],
  ['working-directory', null, 'docs', 'unknown'],
  ['export-file', null, 'forged.json', 'unknown'],
  ['base-url', 'https://a.example', 'https://b.example', 'unknown'],
  ['org-policy', 'min-score: 90', 'min-score: 10', 'unknown'],
  ['org-policy', 'acme/policies/gate.yml@v1', 'acme/policies/gate.yml@v2', 'unknown'],
  ['org-policy', 'acme/policies/gate.yml@v1', 'stranger/policies/gate.yml@v1', 'unknown'],
  ['org-policy', 'acme/policies/gate.yml@v1', 'min-score: 90', 'unknown'],
  ['org-policy', 'acme/policies/gate.yml@v1', null, 'unknown'],
  // A floor's values count where the repository sets none, and its waivers count too.
  ['org-policy', null, 'acme/policies/gate.yml@v1', 'unknown'],
  // The value of an expression is unknown.
  ['preset', 'strict', '${{ vars.PRESET }}', 'unknown'],
  ['preset', '${{ vars.PRESET }}', 'recommended', 'unknown'],
  ['min-score', '80', '080x', 'unknown'],
  ['scope', 'all', '${{ vars.SCOPE }}', 'unknown'],
  ['constructor', null, 'a', 'unknown'],
  // The effect of the value is reported for the policy instead.
  ['preset', 'strict', 'recommended', null],
  ['preset', 'strict', null, null],
  ['preset', '${{ vars.PRESET }}', '${{ vars.PRESET }}', null],
  ['min-score', null, '90', null],
  ['scope', 'auto', 'all', null],
  ['scope', 'changed', null, null],
  ['on-undecided', 'warn', null, null],
  ['on-undecided', null, 'fail', null],
  ['max-age', '48h', '1d', null],
  ['max-age', '3d', null, null],
  ['api-key', 'a', 'b', null],
  ['timeout', null, '1m', null],
  // The default is written out.
  ['working-directory', null, '.', null],
  ['config-file', '.github/mcp-grade-gate.yml', null, null],
  ['org-policy', 'acme/policies/gate.yml@v1', 'acme/policies/gate.yml@v1', null],
  ['comment', 'always', 'never', null],
  ['report-file', null, 'a.json', null],
] as const)('%s: %j → %j is %s', ([name, before, now, effect]) => {
  expect(inputEffect(name, mapOf(name, before), mapOf(name, now))).toBe(effect);
});

test('what leaves a gate undecided matters if it then passes, and a key is not shown', () => {
  for (const name of ['api-key', 'timeout']) {
    const [old, now] = ['a', 'b'].map((value) => mapOf(name, value).set('on-undecided', 'warn'));
    expect(inputEffect(name, old ?? new Map(), now ?? new Map())).toBe('unknown');
  }
  expect(['api-key', 'preset'].map(isShownInput)).toEqual([false, true]);
});
