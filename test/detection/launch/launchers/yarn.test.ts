import { describe } from 'vitest';
import { testLaunches } from '../launches.ts';
import { unidentified } from '../reasons.ts';

const foreign = unidentified.foreignProgram;

describe('yarn', () => {
  testLaunches([
    ['yarn dlx -p notes@1.0.0 bin', ['npm notes 1.0.0']],
    ['yarn dlx -p notes@1.0.0 node evil.js', ['npm notes 1.0.0', foreign]],
  ]);
});
