/*
 * Tests that comparing workflows and policies takes time in proportion to their length, even if they are
 * hostile.
 */
import { expect, test } from 'vitest';
import { policyEdits } from '../../../src/gate/relaxations/policy-edits.ts';
import { stepEdits } from '../../../src/gate/relaxations/workflow-edits.ts';
import { emptyLayer, mergeLayers } from '../../../src/gate/settings/layers.ts';
import { readPolicy } from '../../../src/gate/settings/policy-file.ts';
import type { Policy } from '../../../src/judging/policy/keys.ts';
import { cpuMs } from '../../cpu.ts';

test('a hostile change does not make the gate compare for minutes', () => {
  const job = (...steps: readonly string[]): string =>
    `on: push\njobs:\n  gate:\n    steps:\n${steps.map((step) => `      - uses: ${step}\n`).join('')}`;
  const [many, gate] = [Array(5000).fill('acme/other'), 'acme/mcp-grade-gate@v1'];
  const head = {
    'gate.yml': job(...Array(5000).fill(gate)),
    'a.yml': job(...many, ...Array(100).fill(gate)),
  };
  const slow = `a: ${'[a, '.repeat(60_000)}# ${gate}`;
  const files = Array.from({ length: 300 }, (_, at) => [`_${at}.yml`, slow]);
  const filesOf = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([name, text]) => ({ path: `.github/workflows/${name}`, text }));
  const edits = (base: Record<string, string>, now: Record<string, string>) =>
    stepEdits(filesOf(base), filesOf(now), 'acme/mcp-grade-gate').relaxations;
  const began = cpuMs();
  expect(edits({ 'gate.yml': job(gate), 'a.yml': job(gate) }, head)).toHaveLength(1);
  expect(edits({ 'gate.yml': job(gate) }, Object.fromEntries(files))).toHaveLength(1);
  expect(cpuMs() - began).toBeLessThan(6_000);
});

test('the cost of a comparison grows with the length of the policies', () => {
  const hostile = Array.from(
    { length: 440 },
    (_, at) => `pkg:npm/**a*b*c*d*e**${'x'.repeat(400)}${at}`,
  );
  const overrides = hostile.map((match, at) => `{ match: "${match}", min-score: ${at % 100} }`);
  const policyOf = (text: string | null): Policy =>
    mergeLayers({
      file: text === null ? null : readPolicy(text, 'policy.yml'),
      given: emptyLayer,
      floors: [],
      maxAge: { ms: 1, source: 'default' },
    });
  const edits = (base: string | null, head: string) => policyEdits(policyOf(base), policyOf(head));
  const began = cpuMs();
  expect(edits(null, `servers: [${overrides}]`)).toHaveLength(440);
  expect(edits(JSON.stringify({ allow: hostile }), 'allow: [pkg:npm/a]')).toHaveLength(441);
  expect(cpuMs() - began).toBeLessThan(10_000);
});
