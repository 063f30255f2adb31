/*
 * Builds `dist/` from the JavaScript that tsc left in `build/`. Each entry is bundled through ncc's
 * API with a file name of its own, so that its chunks are named after it and never meet another's.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ncc from '@vercel/ncc';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const maxBytes = 8_000_000;

await rm(dist, { recursive: true, force: true });
const licences = new Set<string>();
for (const entry of ['index', 'cli']) {
  const { code, assets } = await ncc(join(root, 'build', `${entry}.js`), {
    filename: `${entry}.js`,
    cache: false,
    minify: false,
    esm: true,
    license: 'licenses.txt',
    quiet: true,
  });
  for (const [name, { source }] of Object.entries(assets)) {
    if (name === 'licenses.txt') licences.add(source.toString());
    else await write(name, source);
  }
  await write(`${entry}.js`, code);
}
await write('licenses.txt', mergeLicences([...licences]));

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

/** Every licence of both bundles once. ncc puts a blank line and a package's name before each. */
function mergeLicences(texts: readonly string[]): string {
  const byPackage = new Map<string, string>();
  for (const text of texts) {
    for (const part of text.split(/\n\n(?=(?:@[\w.-]+\/)?[\w.-]+\n)/)) {
      byPackage.set(part.split('\n')[0] ?? '', part.trimEnd());
    }
  }
  return `${[...byPackage.keys()]
    .sort()
    .map((name) => byPackage.get(name))
    .join('\n\n')}\n`;
}
