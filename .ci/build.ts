/*
 * Builds `dist/` from the JavaScript that tsc left in `build/`: one bundle with its chunks, and beside
 * it the two entries that load from it.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ncc from '@vercel/ncc';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const maxBytes = 8_000_000;

await rm(dist, { recursive: true, force: true });
const { code, assets } = await ncc(join(root, 'build', 'entry', 'main.js'), {
  filename: 'main.js',
  cache: false,
  minify: false,
  esm: true,
  license: 'licenses.txt',
  quiet: true,
});
for (const [name, { source }] of Object.entries(assets)) await write(name, source);
await write('main.js', code);
// The entries load the bundle; they are what tsc made of them.
for (const name of ['index.js', 'cli.js']) {
  await write(name, await readFile(join(root, 'build', 'entry', name)));
}

let total = 0;
for (const name of await readdir(dist, { recursive: true })) {
  const size = await readFile(join(dist, name)).then(
    ({ length }) => length,
    () => 0,
  );
  total += size;
}
process.stdout.write(`dist: ${(total / 1e6).toFixed(2)} MB\n`);
if (total > maxBytes) throw new Error(`dist is larger than ${maxBytes / 1e6} MB`);

async function write(name: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(dist, name)), { recursive: true });
  await writeFile(join(dist, name), content);
}
