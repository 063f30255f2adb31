/* Tests the properties of every policy key that the compiler cannot check. */
import { describe, expect, test } from 'vitest';
import { ruleIds } from '../../../src/judging/policy/catalogue.ts';
import { policyKeyEntries } from '../../../src/judging/policy/keys.ts';

describe.for(policyKeyEntries)('%s', ([, key]) => {
  test('is described', () => {
    expect(key.schema().description).toMatch(/^[A-Z].*\.$/);
  });

  test('names rules that exist', () => {
    const { rule, replaced } = (key.kind === 'list' ? key.successor : undefined) ?? {};
    const named = [key.turnsOn, rule, replaced].filter((id) => id != null);
    expect(ruleIds).toEqual(expect.arrayContaining(named));
  });
});
