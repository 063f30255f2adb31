import { describe } from 'vitest';
import { testLaunches, testVariables } from '../launches.ts';
import { unidentified } from '../reasons.ts';

const missing = unidentified.missingProgram;

describe('pipx', () => {
  testLaunches([
    ['pipx run --spec notes==1.0 notes-server', ['pypi notes 1.0']],
    ['pipx run notes', ['pypi notes -']],
    ['pipx run --with extra server.py', [missing, 'pypi extra - library']],
    ['pipx run --spe notes==1 notes', ['pypi notes 1']],
    ['pipx run --cooldown 7 notes', ['pypi notes -']],
    ['pipx run --cooldown 3000 notes', ['pypi notes - (path: --cooldown)']],
    ['pipx run --python-args=-mevil notes', ['pypi notes - (loader: --python-args)']],
  ]);

  testVariables([['pipx run notes', 'PIP_INDEX_URL', 'registry']]);
});
