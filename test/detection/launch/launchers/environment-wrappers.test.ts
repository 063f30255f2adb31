import { describe } from 'vitest';
import { testLaunches, testWords } from '../launches.ts';

const npx = ['npm notes'];

describe('wrappers of environments', () => {
  testLaunches([
    ['doppler.exe run -- npx notes', ['npm notes -']],
    ['doppler run -p project -- npx -y notes', ['npm notes -']],
    ['op run --env-file=.env -- uvx notes', ['pypi notes -']],
    ['op mcp notes', ['unidentified: no "run" command that starts a program']],
    ['mise x node@24 -- npx notes', ['npm notes -']],
    ['mise run app', ['unidentified: no "x" or "exec" command that starts a program']],
    [
      'mise x --cd evil -- npx notes',
      ['unidentified: an option that changes the folder in which the command starts'],
    ],
  ]);

  testWords([
    // Version managers, with and without `--`.
    [['volta', 'run', 'npx', '-y', 'notes'], npx],
    [['volta', 'run', '--node', '22', 'npx', '-y', 'notes'], npx],
    [['volta', 'run', '--node', '22', '--', 'npx', '-y', 'notes'], npx],
    [
      ['volta', 'run', '--mystery', 'npx', 'notes'],
      ['unidentified: a wrapper without the "--" that precedes the command'],
    ],
    [['fnm', 'exec', '--using=22', 'npx', '-y', 'notes'], npx],
    [['asdf', 'exec', 'npx', '-y', 'notes'], npx],
    [
      ['volta', 'run', 'npx', '-y', 'notes', '--', 'uvx', 'other'],
      ['npm notes', 'pypi other'],
    ],
  ]);
});
