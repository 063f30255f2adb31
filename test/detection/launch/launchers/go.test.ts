import { describe } from 'vitest';
import { testLaunches, testVariables } from '../launches.ts';
import { unidentified } from '../reasons.ts';

describe('go', () => {
  testLaunches([
    ['go run acme.example/notes/cmd@v1.2.0', ['golang acme.example/notes/cmd v1.2.0']],
    [
      'go run -exec ./evil acme.example/notes@latest',
      ['golang acme.example/notes latest (path: -exec)'],
    ],
    ['go run ./cmd', [unidentified.missingCode]],
    ['go run acme.example/...@v1.2.0', ['unidentified: a pattern that matches several packages']],
    ['go run -mod=mod -tags=x acme.example/notes@v1.2.0', ['golang acme.example/notes v1.2.0']],
    ['go run -mod=mod acme.example/notes@v1.2', ['golang acme.example/notes v1.2']],
    [
      'go run -race=false --tags=a,b -p 2 acme.example/notes@>=v1.2.0',
      ['golang acme.example/notes >=v1.2.0'],
    ],
    ['go run -v=./evil acme.example/notes@v1.2.0', [unidentified.hidingOption]],
  ]);

  testVariables([['go run example.com/notes@v1.0.0', 'GOFLAGS', 'path']]);
});
