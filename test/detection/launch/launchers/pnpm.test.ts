import { describe } from 'vitest';
import { testLaunches } from '../launches.ts';
import { unidentified } from '../reasons.ts';

const missing = unidentified.missingProgram;
const noScript = unidentified.noScript;
const noProgram = unidentified.noProgram;

describe('pnpm', () => {
  testLaunches([
    [
      'pnpm dlx --package zod --package tsx tsx server.ts',
      ['npm zod -', missing, 'npm tsx - launcher'],
    ],
    ['pnpm dlx --silent=evil notes', ['npm evil -']],
    // Before a script, the only options with a value that pnpm 10 knows are those that all its commands
    // share.
    ['pnpm --store-dir evil start', [noScript, noScript]],
    ['pnpm --store-dir=evil start', [noScript]],
    ['pnpm --store-dir evil dlx notes', ['npm notes -']],
    ['pnpm dlx --config.registry evil notes', [unidentified.hidingOption]],
    ['pnpm --silent=evil dlx notes', [unidentified.hidingOption]],
    ['pnpm dlx notes@latest', ['npm notes latest']],
    ['pnpm --package=@acme/notes dlx notes', ['npm @acme/notes -']],
    ['pnpm --registry=https://x dlx notes', ['npm notes - (registry: --registry)']],
    ['pnpm exec notes', [noProgram]],
  ]);
});
