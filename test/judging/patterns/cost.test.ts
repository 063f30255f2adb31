import { describe, expect, test } from 'vitest';
import { createNameTest } from '../../../src/judging/patterns/match.ts';
import { readPattern } from '../../../src/judging/patterns/parse-pattern.ts';
import { cpuMs } from '../../cpu.ts';

describe('a hostile name costs little', () => {
  /** Returns how many milliseconds it takes to match a pattern against a name many times. */
  const costOf = (text: string, before: string, length: number): number => {
    const pattern = readPattern(text);
    if ('fault' in pattern) throw new Error(pattern.fault);
    const isNamed = createNameTest(pattern);
    const name = `${before}${'a'.repeat(length)}`;
    const start = cpuMs();
    for (let turn = 0; turn < 500; turn += 1) isNamed(pattern.type, name);
    return cpuMs() - start;
  };

  // Backtracking would take several hundred times as long.
  test.for([
    ['pkg:npm/a*a*a*a*a*a*b', ''],
    ['pkg:npm/**a**a**a**a**a**b', ''],
    ['https://x.example/**/a*a*/**a*a*b', 'https://x.example/'],
  ] as const)('%s: three times the name is no thirty times the work', ([text, before]) => {
    costOf(text, before, 120);
    expect(costOf(text, before, 120)).toBeLessThan(costOf(text, before, 40) * 30);
  });
});
