/* Tests rules that hold for every launcher but that the compiler cannot check. */
import { describe, expect, test } from 'vitest';
import type { Manager } from '../../../src/detection/launch/ambient-inputs.ts';
import {
  launcherFamilies,
  launchers,
  projectAmbient,
} from '../../../src/detection/launch/launchers.ts';
import { variableSpaces } from '../../../src/detection/launch/variables/meanings.ts';
import { launcherFolders } from './launcher-folders.ts';

describe.for(launcherFolders.map((each) => [each.name, each] as const))('%s/', ([, folder]) => {
  test('has its family in the list, a manual and tests', () => {
    expect(folder.families).toHaveLength(1);
    expect(folder.manual).not.toBe('');
    expect(folder.hasTests).toBe(true);
  });
});

test('each family of the list is that of a folder', () => {
  const families = launcherFolders.flatMap((each) => each.families);
  expect(new Set(families)).toEqual(new Set(launcherFamilies));
});

test('no two launchers have the same command', () => {
  const commands = launchers.flatMap((each) => each.commands);
  expect(commands).toHaveLength(new Set(commands).size);
});

test('one family says what a manager reads of a project', () => {
  const managers = launcherFamilies.flatMap(({ ofProject = {} }) => Object.keys(ofProject));
  // The compiler requires exactly these names.
  const all: Readonly<Record<Manager, true>> = {
    ...{ npm: true, pnpm: true, yarn: true, bun: true, uv: true, poetry: true, pdm: true },
    ...{ pipenv: true, rye: true, hatch: true, pixi: true },
  };
  expect(managers.toSorted()).toEqual(Object.keys(all).toSorted());
  expect(Object.keys(projectAmbient)).toHaveLength(managers.length);
});

test('variables are known of each program that a launcher reads for', () => {
  const known = new Set(variableSpaces.flatMap(({ envConsumers }) => envConsumers));
  const named = launchers.flatMap(({ ambient }) => ambient.programs);
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
});
