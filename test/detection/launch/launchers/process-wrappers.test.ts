import { describe } from 'vitest';
import { testLaunches } from '../launches.ts';
import { unidentified } from '../reasons.ts';

describe('wrappers of processes', () => {
  testLaunches([
    ['sudo -E npx notes', ['npm notes -']],
    ['sudo --mystery npx notes', [unidentified.hidingOption]],
    ['timeout 10 npx notes', ['npm notes -']],
  ]);
});
