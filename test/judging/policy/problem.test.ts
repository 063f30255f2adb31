import { expect, test } from 'vitest';
import { waivedBy } from '../../../src/judging/policy/problem.ts';
import type { Problem, Waiver } from '../../../src/model/model.ts';
import { say } from '../../../src/model/phrase.ts';

const waiver: Waiver = {
  match: null,
  file: '.mcp.json',
  alias: null,
  rule: 'unlisted',
  check: null,
  reason: 'reviewed',
  expires: '2030-01-01',
  writtenIn: 'policy',
  span: null,
};
const problem = (level: Problem['level']): Problem => ({
  rule: 'unlisted',
  level,
  message: say`x`,
  advice: say`y`,
  facts: {},
  findings: [],
  file: '.mcp.json',
  span: null,
  waived: null,
});

test.for([
  ['fail', 'reviewed'],
  ['warn', 'reviewed'],
  // A problem that was not judged cannot have been accepted.
  ['error', null],
] as const)('a waiver of a problem of level %s gives it the reason %s', ([level, reason]) => {
  expect(waivedBy(problem(level), waiver).waived).toBe(reason);
  expect(waivedBy(problem(level), null).waived).toBe(null);
});
