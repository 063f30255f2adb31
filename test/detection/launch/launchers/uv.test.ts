import { describe } from 'vitest';
import { testLaunches, testVariables } from '../launches.ts';
import { unidentified } from '../reasons.ts';

const foreign = unidentified.foreignProgram;
const missing = unidentified.missingProgram;

describe('uv and uvx', () => {
  testLaunches([
    ['uv tool run --from notes==1.0 server', ['pypi notes 1.0']],
    ['uv --directory x tool run notes', ['pypi notes -']],
    ['uv run --with extra==1 server.py', ['pypi extra 1 library', missing]],
    ['uv run --with extra python server.py', ['pypi extra - library', missing]],
    // The program that is started can belong to the extra packages.
    ['uv run --with extra -m extra.server', ['pypi extra -']],
    ['uv run --with extra mcp run server.py', ['pypi extra -', missing]],
    ['uv run --from notes@latest notes', ['pypi notes latest']],
    ['uvx acme-notes', ['pypi acme-notes -']],
    ['uvx acme_notes==1.2', ['pypi acme-notes 1.2']],
    ['uvx --from acme-notes==1.2 notes', ['pypi acme-notes 1.2']],
    ['uvx --python 3.12 --from acme-notes notes --from evil', ['pypi acme-notes -']],
    ['uvx -p 3.12 acme-notes', ['pypi acme-notes -']],
    ['uvx -qp3.12 acme-notes', ['pypi acme-notes -']],
    ['uvx --with extra==1,more notes', ['pypi notes -', 'pypi extra 1', 'pypi more -']],
    ['uvx --from acme-notes bash -c evil', ['pypi acme-notes -', foreign]],
    ['uvx python -c evil', [foreign]],
    [
      'uvx --with-requirements evil.txt notes',
      [
        'pypi notes - (path: --with-requirements)',
        'unidentified: a requirements file that is not in the tree',
      ],
    ],
    ['uvx -w extra==1 notes', ['pypi notes -', 'pypi extra 1']],
    [
      'uvx --with extra[a,b]>=1,!=2,more notes',
      ['pypi notes -', 'pypi extra >=1,!=2', 'pypi more -'],
    ],
    ['uvx --prerelease allow notes', ['pypi notes - (path: --prerelease)']],
    ['uvx --prerelease allow notes==1.0rc1', ['pypi notes 1.0rc1']],
    ['uvx --prerelease=if-necessary notes', ['pypi notes -']],
    ['uvx --exclude-newer 2020-01-01 notes', ['pypi notes - (path: --exclude-newer)']],
    ['uvx --exclude-newer P7D notes', ['pypi notes -']],
    ['uvx --exclude-newer 24h notes', ['pypi notes -']],
    ['uvx --exclude-newer P3650D notes', ['pypi notes - (path: --exclude-newer)']],
    ['uvx --exclude-newer 3650days notes', ['pypi notes - (path: --exclude-newer)']],
    ['uv tool --offline run notes', ['pypi notes -']],
    ['uvx -p ./evil notes', ['pypi notes - (path: --python)']],
    ['uvx --constraints c.txt notes', ['pypi notes - (registry: --constraints)']],
    ['uvx --index-url https://pypi.acme.example notes', ['pypi notes - (registry: --index-url)']],
    ['uvx --quiet=evil notes', [unidentified.hidingOption]],
    ['uvx --mystery notes', [unidentified.hidingOption]],
  ]);

  testVariables([
    ['uvx notes', 'UV_INDEX_URL', 'registry'],
    ['uvx notes', 'UV_EXTRA_INDEX_URL', 'registry'],
    ['uvx notes', 'UV_BUILD_CONSTRAINT', 'registry'],
    ['uvx notes', 'PYTHONPATH', 'loader'],
  ]);
});
