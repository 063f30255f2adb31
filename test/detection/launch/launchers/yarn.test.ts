import { describe } from 'vitest';
import { testLaunches } from '../launches.ts';

const foreign = 'unidentified: a program that does not come from the package';

describe('yarn', () => {
  testLaunches([
    ['yarn dlx -p notes@1.0.0 bin', ['npm notes 1.0.0']],
    ['yarn dlx -p notes@1.0.0 node evil.js', ['npm notes 1.0.0', foreign]],
  ]);
});
