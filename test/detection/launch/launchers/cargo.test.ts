import { describe } from 'vitest';
import { testWords } from '../launches.ts';
import { unidentified } from '../reasons.ts';

describe('cargo', () => {
  testWords([
    // The tree has no `Cargo.toml`: `test/detection/resolution/resolution.test.ts` has trees with one.
    [['cargo', 'run', '--release'], [unidentified.missingCode]],
    [['cargo', '+nightly', 'run'], [unidentified.missingCode]],
    [['cargo', 'run', '--manifest-path', 'sub/Cargo.toml'], [unidentified.missingProgram]],
    [['cargo', 'run', '--manifest-path', 'run.sh'], ['local run.sh']],
    [['cargo', 'install', 'notes'], [unidentified.notOfCargo]],
    [['cargo', 'run', '--mystery'], [unidentified.notOfCargo]],
  ]);
});
