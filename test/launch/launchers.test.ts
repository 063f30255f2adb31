/* What holds for every launcher, and the compiler cannot say. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { launchers } from '../../src/launch/launchers.ts';
import { isRunner } from '../../src/launch/programs.ts';
import { word } from '../builders.ts';

const manual = await readFile(join(import.meta.dirname, '../../docs/detection.md'), 'utf8');

describe.for(
  launchers.map(({ commands }): readonly [string, readonly string[]] => [
    commands.join(),
    commands,
  ]),
)('%s', ([, commands]) => {
  test('runs what its arguments say, whatever package is named before it', () => {
    expect(commands.filter((command) => !isRunner(word(command)))).toEqual([]);
  });

  test('is named in the manual', () => {
    const shown = commands.filter((command) => manual.includes(`\`${command}`));
    expect(shown).not.toEqual([]);
  });
});
