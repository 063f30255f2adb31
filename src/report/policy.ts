import type { Policy } from '../model.ts';
import { policyLines } from '../settings/policy-lines.ts';
import { logLine } from './text.ts';

/** What is longer pushes the sources of all others out of sight. */
const widestValue = 70;

/** The effective policy, a value on each line, with where it comes from. */
export function renderPolicy(policy: Policy): string {
  const lines = policyLines(policy);
  const told = lines.map(({ name, value }) => `${name}: ${value}`);
  const widest = Math.max(...told.map(({ length }) => (length > widestValue ? 0 : length)));
  return lines
    .map(({ source }, index) => `${(told[index] ?? '').padEnd(widest)}  ${source}`)
    .map((line) => `${logLine(line.trimEnd())}\n`)
    .join('');
}
