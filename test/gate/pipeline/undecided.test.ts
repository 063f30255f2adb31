/*
 * Tests what stays undecided about package manifests without an export, and whether a policy excludes them.
 */
import { describe, expect, test } from 'vitest';
import { judgesManifests, undecidedPackages } from '../../../src/gate/pipeline/undecided.ts';
import type { Dependency } from '../../../src/model/model.ts';
import { parseDependency } from '../../builders.ts';
import { policyFrom } from '../../judging/policy/judging.ts';

const floor = 'preset: recommended\n';

describe('a policy leaves manifests out', () => {
  test.for([
    ['preset: recommended', null, true],
    ['manifests: on', null, true],
    ['manifests: off', null, false],
    ['manifests: off', floor, true],
    ['manifests: off', `${floor}manifests: on\n`, true],
    ['manifests: off', `${floor}overridable: [manifests]\n`, false],
    ['manifests: off', `${floor}manifests: off\n`, false],
    ['preset: recommended', `${floor}manifests: off\n`, false],
    ['manifests: on', `${floor}manifests: off\n`, true],
  ] as const)('%j below %j: judged %s', ([text, above, expected]) => {
    expect(judgesManifests(policyFrom(text, above))).toBe(expected);
  });
});

describe('a change of packages alone may pass without a key', () => {
  const named = (name: string): Dependency => parseDependency(`npx ${name}@1.0.0`);
  const changed = (name: string, before: string | null) => ({
    dependency: named(name),
    change: 'changed' as const,
    before: before === null ? null : named(before),
    replaced: [],
    difference: { changedParts: [], edited: [], obstacles: [] },
    isCounted: true,
  });
  test.for([
    ['prettier', 'prettier', 'preset: recommended', null, true],
    ['prettier', null, 'preset: recommended', null, true],
    ['prettier', null, 'min-score: 90', null, true],
    ['prettier', null, 'preset: report-only', null, true],
    ['prettier', null, 'preset: strict', null, false],
    ['prettier', null, 'preset: recommended', 'preset: strict\n', false],
    ['@acme/mcp-files', '@acme/mcp-files', 'preset: recommended', null, true],
    ['@acme/mcp-files', 'prettier', 'preset: recommended', null, false],
    ['@acme/mcp-files', null, 'preset: recommended', null, false],
    ['@ModelContextProtocol/files', null, 'preset: recommended', null, false],
    ['acme-context-server', null, 'preset: recommended', null, false],
  ] as const)('%s in place of %s under %s and %s: %s', ([name, before, text, above, expected]) => {
    const policy = policyFrom(text, above);
    expect(undecidedPackages([changed(name, before)], policy).mayPass).toBe(expected);
  });

  test('one new package like a server among others is enough to be undecided', () => {
    const both = [changed('prettier', null), changed('acme-mcp', null)];
    expect(undecidedPackages(both, policyFrom('preset: recommended')).mayPass).toBe(false);
  });

  test.for([
    ['a', 'a (.mcp.json:1) is a listed server'],
    ['a a', 'a (.mcp.json:1) is a listed server'],
    ['a b', 'a (.mcp.json:1), b (.mcp.json:1) are listed servers'],
    [
      'a b c d',
      'a (.mcp.json:1), b (.mcp.json:1), c (.mcp.json:1), d (.mcp.json:1) are listed servers',
    ],
  ] as const)('of the packages %s each is named once, with its place', ([names, expected]) => {
    const candidates = names.split(' ').map((name) => changed(name, null));
    const { sentence } = undecidedPackages(candidates, policyFrom('preset: recommended'));
    expect(sentence.split(' whether ')[1]).toBe(`${expected}.`);
  });

  test('it says nothing of others if it names all', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((name) => changed(name, null));
    const { sentence } = undecidedPackages(five, policyFrom('preset: recommended'));
    expect(sentence).toContain('e (.mcp.json:1) are listed servers.');
  });

  test('it names five packages at most', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const many = names.map((name) => changed(`left-${name}`, null));
    const { sentence } = undecidedPackages(many, policyFrom('preset: recommended'));
    expect(sentence).toContain('left-e');
    expect(sentence).not.toContain('left-f');
    expect(sentence).toMatch(/^Only the export .* and 2 more are listed servers\.$/);
  });
});
