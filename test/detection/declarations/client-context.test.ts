import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientContext, findClientFile } from '../../../src/detection/declarations/client-files.ts';
import { clientFiles } from '../../../src/detection/declarations/clients.ts';
import { runs } from '../../seed.ts';

const paths = clientFiles.flatMap((file) => [...file.paths] as string[]);
const names = paths.map((path) => (path.split('/').at(-1) ?? '').replaceAll('*', 'x-mcp'));
const folders = paths
  .flatMap((path) => path.split('/').slice(0, -1))
  .filter((each) => each !== '**');
const others = [
  'a',
  'b',
  '.x',
  'dot_cursor',
  'private_dot_claude',
  'claude',
  '.CURSOR',
  'mcp',
].concat(['schemas', '.yarn', 'rules', 'dot_agents']);
const part = fc.constantFrom(...folders, ...others);
const folder = fc.array(part, { maxLength: 4 });
const folderBelow = fc.array(part, { minLength: 1, maxLength: 4 });
const fileOf = (...parts: readonly string[]) =>
  findClientFile(parts.filter((part) => part !== '').join('/'))?.file ?? null;

test('below folders with the same context, the same path is the same client file', () => {
  // The first path seen with each context, which stands for all paths with that context.
  const known = new Map<string, string>();
  let compared = 0;
  fc.assert(
    fc.property(
      folderBelow,
      folder,
      fc.constantFrom(...names, 'x-mcp.json', 'README.md', 'a.json', '.a.yaml', 'dot_mcp.json'),
      (above, below, name) => {
        const path = above.join('/');
        const context = clientContext(path);
        const first = known.get(context) ?? path;
        known.set(context, first);
        if (first !== path) compared += 1;
        const rest = [...below, name].join('/');
        const [found, ofFirst] = [fileOf(path, rest), fileOf(first, rest)];
        expect(found === ofFirst ? '' : `${path} and ${first}: ${rest}`).toBe('');
      },
    ),
    { numRuns: runs(5000) },
  );
  expect(compared).toBeGreaterThan(runs(2000));
});
