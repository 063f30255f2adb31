/* Tests which dependencies in a tree are judged, on what basis, and what they need from an export. */
import { describe, expect, test } from 'vitest';
import {
  buildQuery,
  changedDependency,
  isListable,
  needsExport,
} from '../../../src/gate/pipeline/changed-dependencies.ts';
import type { ChangedDependency } from '../../../src/gate/pipeline/judge.ts';
import { createShownPaths } from '../../../src/gate/pipeline/shown-paths.ts';
import { added, type Change } from '../../../src/judging/changes/compare.ts';
import type { Alteration, Dependency } from '../../../src/model/model.ts';
import { createUnidentified, nowhere, parseDependency } from '../../builders.ts';
import { policyFrom } from '../../judging/policy/judging.ts';

const expected = (file: string): Alteration => ({
  ...{ kind: 'path', what: 'packageManager', file, span: nowhere, isExpected: true },
});
const inApp = (launch: string, alterations: readonly Alteration[] = []): Dependency => ({
  ...parseDependency(launch, { file: 'app/.mcp.json' }),
  alterations,
});

describe('a dependency as it is judged', () => {
  const shown = createShownPaths('app');
  const as = (
    dependency: Dependency,
    change: Partial<Change> = {},
    scope: 'all' | 'changed' = 'changed',
    brought: readonly string[] = [],
  ): ChangedDependency =>
    changedDependency(
      dependency,
      { of: () => ({ ...added, ...change }), brings: (file) => brought.includes(file) },
      shown,
      scope,
    );

  test('has the paths of the judged folder, on both sides', () => {
    const [now, before, other] = ['2.0.0', '1.0.0', '0.1.0'].map((at) => inApp(`npx -y x@${at}`));
    if (now === undefined || before === undefined || other === undefined) throw new Error();
    const part = { part: 'version', from: '1.0.0', to: '2.0.0', names: [] } as const;
    const changed = as(now, {
      ...{
        kind: 'changed',
        before,
        replaced: [other],
        parts: [part],
        edited: [],
        obstacles: ['new'],
      },
    });
    expect(changed.change).toBe('changed');
    expect(changed.dependency.declaration.file).toBe('.mcp.json');
    expect(changed.before?.declaration.file).toBe('.mcp.json');
    expect(changed.before).toMatchObject({ specifier: '1.0.0' });
    expect(changed.replaced.map(({ declaration }) => declaration.file)).toEqual(['.mcp.json']);
    expect(changed.difference).toEqual({ changedParts: [part], edited: [], obstacles: ['new'] });
    expect(as(now).before).toBeNull();
  });

  test.for([
    ['changed', 'added', true],
    ['changed', 'changed', true],
    ['changed', 'unknown', true],
    ['changed', 'unchanged', false],
    ['all', 'added', true],
    ['all', 'unchanged', true],
  ] as const)('of the scope %s, %s: counts %s', ([scope, kind, counts]) => {
    const listed = as(inApp('npx -y x@1.0.0'), { kind }, scope);
    expect(listed.isCounted).toBe(counts);
    expect(needsExport(listed)).toBe(counts);
    // No export lists an unidentified server, whether it counts or not.
    expect(needsExport(as(createUnidentified(), { kind }, scope))).toBe(false);
  });

  test('is not altered by what a project is expected to have, unless the change brings it', () => {
    const altered = inApp('npx -y x@1.0.0', [expected('app/package.json')]);
    expect(as(altered).dependency.alterations).toEqual([]);
    expect(as(altered, {}, 'changed', ['app/package.json']).dependency.alterations).toHaveLength(1);
    // The dependency's earlier state brings nothing new.
    const { before } = as(altered, { before: altered }, 'changed', ['app/package.json']);
    expect(before?.alterations).toEqual([]);
  });

  test('is altered by packages of the project that the change puts before it', () => {
    const own = { ...expected('app/x/package.json'), isExpected: undefined, contentDigest: 'a' };
    const { isExpected: _, ...ownPackage } = own;
    const before = inApp('npx -y x@1.0.0');
    const now = { ...before, ownPackages: [ownPackage] };
    expect(as(now, { kind: 'changed', before }).dependency.alterations).toHaveLength(1);
    expect(as(now, { kind: 'changed', before: now }).dependency.alterations).toEqual([]);
  });
});

describe('what is wanted of an export', () => {
  const changed = (
    dependency: Dependency,
    before: Dependency | null = null,
    replaced: readonly Dependency[] = [],
  ): ChangedDependency => ({
    ...{ dependency, before, replaced, change: 'changed', isCounted: true },
    difference: { changedParts: [], edited: [], obstacles: [] },
  });
  const [a, b, c] = [inApp('npx -y a@1.0.0'), inApp('npx -y b'), inApp('npx -y c')];
  const odd = createUnidentified();

  test('something, if it lists the dependency or what that replaced', () => {
    expect(isListable(changed(a))).toBe(true);
    expect(isListable(changed(odd))).toBe(false);
    expect(isListable(changed(odd, odd, [odd]))).toBe(false);
    expect(isListable(changed(odd, a))).toBe(true);
    expect(isListable(changed(odd, null, [odd, a]))).toBe(true);
  });

  test('all of them once: those of manifests, those before, and those replaced', () => {
    const shared = [c, a];
    const declared = [changed(a, odd, shared), changed(inApp('npx -y a@2.0.0'), null, shared)];
    const query = buildQuery(declared, [changed(b, odd)], policyFrom('preset: recommended'));
    const npm = (name: string) => ({ type: 'npm', name });
    expect(query.identities).toEqual([npm('a'), npm('b'), npm('c')]);
    // Names that only a manifest has, or that were replaced, are not checked for look-alikes.
    expect(query.watched).toEqual([npm('a')]);
    expect(buildQuery([changed(odd, b)], [], policyFrom('preset: recommended'))).toMatchObject({
      ...{ identities: [npm('b')], watched: [] },
    });
  });

  test('also what a package is a part of', () => {
    const [tool] = [inApp('go run example.com/a/b/cmd@v1.0.0')];
    const { identities, watched } = buildQuery([changed(tool)], [], policyFrom('preset: strict'));
    expect(identities.map(({ name }) => name)).toContain('example.com/a/b');
    expect(watched.map(({ name }) => name)).toEqual(['example.com/a/b/cmd']);
  });

  test('dates, if the policy limits the age', () => {
    const needs = (text: string): unknown => buildQuery([], [], policyFrom(text)).needsDates;
    expect(needs('preset: recommended')).toBe(false);
    expect(needs('min-age: 7d')).toBe(true);
  });
});
