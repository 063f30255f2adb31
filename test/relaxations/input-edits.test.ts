import { expect, test } from 'vitest';
import { isMilderInput, isShownInput } from '../../src/gate/relaxations/input-edits.ts';

const mapOf = (inputs: Readonly<Record<string, string>>) => new Map(Object.entries(inputs));

test.for<[name: string, before: string | null, now: string | null]>([
  ['preset', 'strict', 'recommended'],
  ['preset', 'strict', null],
  // An unset input leaves the value to the policy file, which may have been stricter.
  ['preset', null, 'recommended'],
  ['min-score', null, '90'],
  ['min-score', '80', '79'],
  ['min-score', '80', '080x'],
  ['scope', 'all', 'changed'],
  ['scope', null, 'changed'],
  ['on-undecided', null, 'warn'],
  ['on-undecided', 'fail', 'warn'],
  ['max-age', null, '30d'],
  ['max-age', '24h', null],
  ['config-file', null, 'lax.yml'],
  ['working-directory', null, 'docs'],
  ['export-file', null, 'forged.json'],
  ['base-url', 'https://a.example', 'https://b.example'],
  ['org-policy', 'min-score: 90', 'min-score: 10'],
  ['org-policy', 'acme/policies/gate.yml@v1', 'acme/policies/gate.yml@v2'],
  ['org-policy', 'acme/policies/gate.yml@v1', 'stranger/policies/gate.yml@v1'],
  ['org-policy', 'acme/policies/gate.yml@v1', 'min-score: 90'],
  ['org-policy', 'acme/policies/gate.yml@v1', null],
  // What a floor sets counts where the repository sets nothing, and its waivers count too.
  ['org-policy', null, 'acme/policies/gate.yml@v1'],
  // The value of an expression is unknown.
  ['preset', 'strict', '${{ vars.PRESET }}'],
  ['preset', '${{ vars.PRESET }}', 'recommended'],
  ['constructor', null, 'a'],
])('%s: %j → %j may be milder', ([name, before, now]) => {
  const [old, given] = [before, now].map((value) => mapOf(value === null ? {} : { [name]: value }));
  expect(isMilderInput(name, old ?? mapOf({}), given ?? mapOf({}))).toBe(true);
});

test.for<[name: string, before: string | null, now: string | null]>([
  ['preset', 'recommended', 'strict'],
  ['preset', null, 'strict'],
  ['preset', 'report-only', null],
  ['preset', '${{ vars.PRESET }}', '${{ vars.PRESET }}'],
  ['min-score', '80', '80.5'],
  ['min-score', null, '100'],
  ['min-score', '0', null],
  ['scope', 'auto', 'all'],
  ['scope', 'changed', null],
  ['on-undecided', 'warn', null],
  ['on-undecided', null, 'fail'],
  ['max-age', '48h', '1d'],
  ['max-age', '3d', null],
  ['api-key', 'a', 'b'],
  ['timeout', null, '1m'],
  // The default is written down.
  ['working-directory', null, '.'],
  ['config-file', '.github/mcp-grade-gate.yml', null],
  ['org-policy', 'acme/policies/gate.yml@v1', 'acme/policies/gate.yml@v1'],
  ['comment', 'always', 'never'],
  ['report-file', null, 'a.json'],
])('%s: %j → %j is no milder', ([name, before, now]) => {
  const [old, given] = [before, now].map((value) => mapOf(value === null ? {} : { [name]: value }));
  expect(isMilderInput(name, old ?? mapOf({}), given ?? mapOf({}))).toBe(false);
});

test('what leaves a gate undecided matters if it then passes, and a key is not shown', () => {
  for (const name of ['api-key', 'timeout']) {
    const [old, now] = ['a', 'b'].map((value) => mapOf({ [name]: value, 'on-undecided': 'warn' }));
    expect(isMilderInput(name, old ?? mapOf({}), now ?? mapOf({}))).toBe(true);
  }
  expect(['api-key', 'preset'].map(isShownInput)).toEqual([false, true]);
});
