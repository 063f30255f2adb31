import { describe } from 'vitest';
import { testLaunches, testVariables } from '../launches.ts';
import { unidentified } from '../reasons.ts';

const noScript = unidentified.noScript;

describe('bun and bunx', () => {
  testLaunches([
    ['bunx --shell bun notes', ['npm bun - (path: --shell)', 'npm notes -']],
    ['bunx --shell=bun notes', ['npm notes -']],
    ['bunx --shell notes', ['npm notes - (path: --shell)']],
    ['bunx --shell bun --cwd app notes', [unidentified.hidingOption]],
    ['bunx --bun notes', ['npm notes -']],
    ['bun x notes', ['npm notes -']],
    ['bun run start', [noScript]],
  ]);

  testVariables([['bunx notes', 'BUN_CONFIG_REGISTRY', 'registry']]);
});
