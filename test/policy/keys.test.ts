/* What holds for every key of a policy, and the compiler cannot say. */
import { describe, expect, test } from 'vitest';
import { ruleIds } from '../../src/policy/catalogue.ts';
import { policyKeyEntries } from '../../src/policy/keys.ts';

describe.for(policyKeyEntries)('%s', ([, key]) => {
  test('is described', () => {
    expect(key.schema().description).toMatch(/^[A-Z].*\.$/);
  });

  test.runIf(key.turnsOn !== undefined)('turns on a rule that exists', () => {
    expect(ruleIds).toContain(key.turnsOn);
  });
});
