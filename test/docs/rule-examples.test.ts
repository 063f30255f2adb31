/* The examples of docs/rules.md: in each the rule fires, and what resolves it makes it silent. */
import { describe, expect, test } from 'vitest';
import { ruleIds } from '../../src/judging/policy/catalogue.ts';
import { judgeExample, problemsOf } from './rule-example-page.ts';
import { ruleExamples } from './rule-examples.ts';

test('there is an example of every rule', () => {
  expect(Object.keys(ruleExamples)).toEqual(ruleIds);
});

const gravity = ['pass', 'warn', 'fail', 'error'];

describe.for(Object.entries(ruleExamples))('%s', ([rule, example]) => {
  test('fires, and is resolved', async () => {
    const [fires, resolved] = [
      await judgeExample(example, 'fires'),
      await judgeExample(example, 'resolved'),
    ];
    expect(problemsOf(fires, rule)).not.toEqual([]);
    expect(problemsOf(resolved, rule)).toEqual([]);
    expect([fires.failure, resolved.failure]).toEqual([null, null]);
    expect(['pass', 'warn', 'fail']).toContain(resolved.verdict);
    expect(gravity.indexOf(resolved.verdict)).toBeLessThan(gravity.indexOf(fires.verdict));
  });
});
