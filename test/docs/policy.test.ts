/* Checks that each example in docs/policy.md shows the verdicts that its policy gives. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { decide, policyFrom } from '../judging/policy/judging.ts';

const text = await readFile(join(import.meta.dirname, '../../docs/policy.md'), 'utf8');
const examples = [...text.matchAll(/```yaml\n([^`]*?)```\n\n```text\n([^`]*?)```/g)].map(
  ([, policy = '', lines = '']) => ({
    policy,
    lines: lines
      .trim()
      .split('\n')
      .map((line) => line.split(' → ')),
    title: policy.trim().split('\n').slice(0, 3).join(' '),
  }),
);

describe('docs/policy.md', () => {
  test('has examples', () => {
    expect(examples.length).toBeGreaterThan(8);
  });

  test.for(examples)('$title', ({ policy, lines }) => {
    const answers = lines.map(([launch = '']) => {
      // A bridge counts as two dependencies: the server that it bridges to, and the bridge itself.
      const verdicts = decide([launch], policyFrom(policy));
      return `${launch} → ${verdicts.join('; ')}`;
    });
    expect(answers).toEqual(lines.map((line) => line.join(' → ')));
  });
});
