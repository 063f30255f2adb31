import { describe } from 'vitest';
import { testLaunches } from '../launches.ts';

describe('deno', () => {
  testLaunches([
    ['deno run -Rpath npm:notes', ['npm notes -']],
    ['deno run -RW npm:notes', ['npm notes -']],
    ['deno run -Rc evil npm:notes', ['npm notes - (loader: --config)']],
    ['deno run --node-modules-dir npm:evil npm:good', ['npm evil -']],
    ['deno run -A --allow-net=x npm:@acme/notes@1.0.0/server', ['npm @acme/notes 1.0.0']],
    ['deno run jsr:@acme/notes', ['jsr @acme/notes -']],
    [
      'deno run https://x.example/server.ts',
      ['unidentified: a program started by its path or address'],
    ],
  ]);
});
