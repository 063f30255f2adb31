import fc from 'fast-check';
import { expect, test } from 'vitest';
import { globIncludes, globTest } from '../../src/patterns/glob.ts';

/** All texts of up to seven characters over an alphabet of three. */
const texts = [''];
for (let at = 0; (texts[at]?.length ?? 7) < 7; at += 1) {
  for (const char of ['a', 'x', '/']) texts.push(texts[at] + char);
}

test('a glob includes another one if and only if no text is a counterexample', () => {
  const glob = fc
    .array(fc.constantFrom('a', '/', '*', '**'), { minLength: 1, maxLength: 5 })
    .map((parts) => parts.join(''));
  let included = 0;
  fc.assert(
    fc.property(glob, glob, (wide, narrow) => {
      const [isWide, isNarrow] = [globTest(wide), globTest(narrow)];
      const isShown = texts.some((text) => isNarrow(text) && !isWide(text));
      expect(globIncludes(wide, narrow)).toBe(!isShown);
      if (!isShown) included += 1;
    }),
    { numRuns: 2000 },
  );
  expect(included).toBeGreaterThan(200);
});
