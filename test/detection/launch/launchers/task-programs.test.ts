import { describe } from 'vitest';
import { testWords } from '../launches.ts';
import { unidentified } from '../reasons.ts';

describe('programs that run tasks', () => {
  testWords([
    [['make', 'serve'], ['local .']],
    [['just', 'serve'], [unidentified.missingCode]],
    [['make', '-C', 'sub', 'serve'], ['local .']],
  ]);
});
