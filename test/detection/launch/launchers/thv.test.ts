import { describe } from 'vitest';
import { testWords } from '../launches.ts';
import { unidentified } from '../reasons.ts';

describe('thv', () => {
  testWords([
    [['thv', 'run', 'npx://notes@1.0.0'], ['npm notes']],
    [['thv', 'run', 'uvx://notes', '--', '--port', '80'], ['pypi notes']],
    [['thv', 'run', 'go://acme.example/notes@v1.0.0'], ['golang acme.example/notes']],
    [['thv', 'run', 'https://mcp.acme.example/mcp'], ['remote https://mcp.acme.example/mcp']],
    [['thv', 'run', 'ghcr.io/acme/notes:1'], ['oci ghcr.io/acme/notes']],
    [['thv', 'run', 'notes'], ['registry notes']],
    [['thv', 'run', '--name', 'x', 'notes'], [unidentified.hidingOption]],
    [['thv', 'list'], ['unidentified: not a thv "run" command']],
  ]);
});
