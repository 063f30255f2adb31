import { expect, test } from 'vitest';
import { unidentifiedReason, versionPart } from '../../../src/detection/ecosystems/ecosystems.ts';
import { resolveLaunch as resolveWith } from '../../../src/detection/resolution/resolve.ts';
import type { AlterationKind, Declaration, Dependency } from '../../../src/model/model.ts';
import { declare, emptyProject, launchWith, resolveIn, word } from '../../builders.ts';

/* Tables of launches for each launcher's tests. `conformance/launch/` records what the real programs did. */

export const resolveLaunch = (declaration: Declaration): Dependency[] =>
  resolveWith(declaration, emptyProject);

/** Returns one line for each dependency: `type name version`, or why it is not identified. */
export const briefly = (dependencies: readonly Dependency[]): string[] =>
  dependencies.map((dependency) => {
    const { type, name, alterations, role } = dependency;
    const changed = alterations.map(({ kind, what }) => ` (${kind}: ${what})`).join('');
    return dependency.type === 'unidentified'
      ? `unidentified: ${dependency.reason}`
      : `${type} ${name} ${versionPart(dependency).version ?? '-'}${changed}${role === 'server' ? '' : ` ${role}`}`;
  });

/** Tests rows that each hold a command line and what it starts in an empty tree. */
export function testLaunches(
  rows: readonly (readonly [launch: string, expected: readonly string[]])[],
): void {
  test.for(rows)('%s', ([launch, expected]) => {
    expect(briefly(resolveLaunch(declare(launch)))).toEqual(expected);
  });
}

/**
 * Tests rows that each hold a command line, a variable set to a path in the tree, and the kind of alteration
 * it causes.
 */
export function testVariables(
  rows: readonly (readonly [launch: string, name: string, kind: AlterationKind | undefined])[],
): void {
  test.for(rows)('of %s the variable %s alters: %s', ([command, name, kind]) => {
    const { launch } = declare(command);
    const env = new Map([[name, word('./value')]]);
    const [dependency] = resolveLaunch(declare(command, { launch: { ...launch, env } }));
    expect(dependency?.alterations[0]?.kind).toBe(kind);
  });
}

const files = {
  'run.sh': 'npx -y notes',
  'tool.ps1': '',
  'sub/x.txt': '',
  'tool.js': '',
  'tool.py': '',
  'tool.php': '',
  Makefile: '',
};

const withReason = (dependency: Dependency): string => {
  const { type, name, alterations } = dependency;
  const changed = alterations.map(({ what }) => ` (${what})`).join('');
  return type === 'unidentified'
    ? `unidentified: ${unidentifiedReason(dependency)}`
    : `${type} ${name}${changed}`;
};

/** Tests rows that each hold the words of a command line and what they start in a tree with a few files. */
export function testWords(
  rows: readonly (readonly [words: readonly string[], expected: readonly string[]])[],
): void {
  test.for(rows)('%j', async ([[command = '', ...args], expected]) => {
    const launch = launchWith({ command: word(command), args: args.map(word) });
    const dependencies = await resolveIn(files, declare('x', { launch }));
    expect(dependencies.map(withReason)).toEqual(expected);
  });
}
