import { describe } from 'vitest';
import { testLaunches } from '../launches.ts';
import { unidentified } from '../reasons.ts';

describe('nix', () => {
  testLaunches([
    ['nix develop -c npx notes', ['npm notes -', unidentified.missingCode]],
    [
      'nix develop github:acme/shell -c npx notes',
      ['npm notes -', 'unidentified: a nix shell, built by a flake that the export does not grade'],
    ],
    [
      'nix run github:acme/notes --override-input x path:./evil',
      ['unidentified: not a nix "run" command for a repository'],
    ],
    ['nix run github:acme/notes/v1#server', ['git github.com/acme/notes v1']],
  ]);
});
