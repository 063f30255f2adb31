import { describe } from 'vitest';
import { testLaunches } from '../launches.ts';

describe('dotenv', () => {
  testLaunches([
    ['dotenv -v NODE_OPTIONS=-r=./x.js run -- npx notes', ['npm notes - (loader: NODE_OPTIONS)']],
    [
      'dotenv -e .env -v NODE_OPTIONS=-r=./x.js -- npx notes',
      ['npm notes - (loader: NODE_OPTIONS)'],
    ],
  ]);
});
