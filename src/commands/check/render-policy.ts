import stringWidth from 'string-width';
import type { Policy } from '../../judging/policy/keys.ts';
import { policyLines } from '../../judging/policy/policy-lines.ts';
import { logLine, visible } from '../../report/text.ts';
import { padded } from '../../report/terminal/columns.ts';

/** A wider value would push the sources of all others out of sight. */
const widestValue = 70;

/** The effective policy as text for a terminal: a value on each line, with where it comes from. */
export function renderPolicy(policy: Policy): string {
  const lines = policyLines(policy);
  const values = lines.map(({ name, value }) => visible(`${name}: ${value}`, 20_000));
  const widths = values.map((value) => stringWidth(value));
  const widest = Math.max(...widths.map((width) => (width > widestValue ? 0 : width)));
  return lines
    .map(({ source }, index) => `${padded(values[index] ?? '', widest)}  ${source}`)
    .map((line) => `${logLine(line.trimEnd())}\n`)
    .join('');
}
