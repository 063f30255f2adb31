/* What holds for every launcher, and the compiler cannot say. */
import { describe, expect, test } from 'vitest';
import { launchers } from '../../../src/detection/launch/launchers.ts';
import { isRunner } from '../../../src/detection/launch/programs.ts';
import { word } from '../../builders.ts';

describe.for(
  launchers.map(({ commands }): readonly [string, readonly string[]] => [
    commands.join(),
    commands,
  ]),
)('%s', ([, commands]) => {
  test('runs what its arguments say, whatever package is named before it', () => {
    expect(commands.filter((command) => !isRunner(word(command)))).toEqual([]);
  });
});
