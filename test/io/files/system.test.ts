import { expect, test } from 'vitest';
import { isPathOfWindows } from '../../system.ts';

test.for([
  ['.mcp.json', true],
  ['a/b c/console.json', true],
  ['a/aux', false],
  ['Con.json', false],
  ['com1/x', false],
  ['a./x', false],
  ['a:b', false],
  ['a\\b', false],
  ['x ', false],
] as const)('Windows takes %s: %s', ([path, expected]) => {
  expect(isPathOfWindows(path)).toBe(expected);
});
