import stringWidth from 'string-width';
import { type Policy, policyLines } from '../../judging/policy.ts';
import { padded } from '../../report/terminal.ts';
import { logLine, visible } from '../../report/text.ts';

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
