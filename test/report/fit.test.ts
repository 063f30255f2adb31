/* Tests outputs with a size limit: they drop details until they fit, and are never cut off. */
import { describe, expect, test } from 'vitest';
import { firstThatFits, joinWithin } from '../../src/report/contents/fit.ts';

describe('the first text that fits', () => {
  test('is that of the step with the most detail, and no further step is rendered', () => {
    const rendered: number[] = [];
    const text = firstThatFits([1, 2, 3, 4], (step) => {
      rendered.push(step);
      return step < 3 ? null : `step ${step}`;
    });
    expect(text).toBe('step 3');
    expect(rendered).toEqual([1, 2, 3]);
  });

  test('may be empty', () => {
    expect(firstThatFits([1, 2], () => '')).toBe('');
  });

  test('must be there', () => {
    expect(() => firstThatFits([1, 2], () => null)).toThrow('does not fit');
  });
});

describe('parts within a limit', () => {
  test('are joined up to the limit itself, counted in bytes', () => {
    expect(joinWithin(['a', 'é'], 3)).toBe('aé');
    expect(joinWithin(['a', 'é'], 2)).toBeNull();
    expect(joinWithin(['a', 'é'], 2, ({ length }) => length)).toBe('aé');
  });

  test('are not made any more once they exceed it', () => {
    let made = 0;
    const parts = (function* () {
      for (;;) {
        made += 1;
        yield 'part';
      }
    })();
    expect(joinWithin(parts, 10)).toBeNull();
    expect(made).toBe(3);
  });
});
