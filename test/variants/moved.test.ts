import { good, mcp, playCases } from './cases.ts';

playCases([
  { name: 'a server that stays', base: mcp(good), head: {}, expected: 'unchanged' },
  { name: 'a new one', base: {}, head: mcp(good), expected: 'added' },
]);
