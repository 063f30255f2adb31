import { describe } from 'vitest';
import { testLaunches } from '../launches.ts';

describe('conda', () => {
  testLaunches([
    ['conda run -n base --no-capture-output uvx notes', ['pypi notes -']],
    ['conda run -p ./env uvx notes', ['pypi notes - (path: --prefix)']],
  ]);
});
