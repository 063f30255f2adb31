import { describe } from 'vitest';
import { testLaunches } from '../launches.ts';

describe('managers of environments of Python', () => {
  testLaunches([
    ['pixi exec notes', ['unidentified: conda packages, which the export does not grade']],
  ]);
});
