/*
 * Builds `dist/` from the JavaScript that tsc writes to `build/`: the bundle's parts, and the entries that
 * load them.
 */
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ncc, { type Module } from '@vercel/ncc';
import { licensesOf, packageFolderOf } from './licenses.ts';
import { mergeChunks } from './parts.ts';
import { sourceRecord } from './source-digest.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const entries = join(root, 'build', 'entry');
const dist = join(root, 'dist');
const maxBytes = 9_250_000;

/**
 * Returns the code with non-ASCII characters escaped. If every character fits in one byte, Node reads the
 * code faster and keeps it in half the memory.
 */
function inAscii(code: string): string {
  const raw = /\braw`[^`]*[^\0-\x7f]/.exec(code);
  if (raw !== null) throw new Error(`an escape would change this text: ${raw[0]}`);
  const escaped = (unit: string): string =>
    `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return code.replaceAll(/[^\0-\x7f]/g, escaped);
}

// ncc numbers modules by their paths relative to the current folder.
process.chdir(root);
const { code, assets, stats } = await ncc(join(entries, 'main.js'), {
  filename: 'main.js',
  cache: false,
  minify: false,
  esm: true,
  quiet: true,
});
const { modules } = stats.toJson({
  ...{ all: false, modules: true, ids: true, nestedModules: true },
  ...{ modulesSpace: Infinity, nestedModulesSpace: Infinity },
});
const pathOf = ({ nameForCondition }: Module): string | null =>
  nameForCondition ? relative(root, nameForCondition).replaceAll('\\', '/') : null;
const origins = new Map(modules.map((module) => [`${module.id}`, pathOf(module)] as const));
const packageFolders = new Set(
  modules
    .flatMap((module) => [module, ...(module.modules ?? [])])
    .map((module) => packageFolderOf(pathOf(module) ?? ''))
    .filter((folder) => folder !== null),
);
const files = new Map([
  ['licenses.txt', await licensesOf(root, [...packageFolders])],
  sourceRecord(root),
]);
const others = new Map<string, string>();
for (const [name, { source }] of Object.entries(assets)) {
  (/^\d+\.main\.js$/.test(name) ? others : files).set(name, `${source}`);
}
for (const [part, text] of mergeChunks({ main: code, others, origins })) {
  files.set(`${part}.js`, inAscii(text));
}
// Each entry contains the files that it imports, so that it can report a part missing from the bundle.
for (const name of ['index.js', 'warm.js', 'sweep.js', 'export-diff.js', 'cli.js']) {
  let text = await readFile(join(entries, name), 'utf8');
  for (;;) {
    const [line, imported] = /^import .* from '\.\/(.+)';\n/m.exec(text) ?? [];
    if (line === undefined || imported === undefined) break;
    const source = await readFile(join(entries, imported), 'utf8');
    text = text.replace(line, () => source.replaceAll(/^export /gm, ''));
  }
  files.set(name, text);
}

await rm(dist, { recursive: true, force: true });
await mkdir(dist);
for (const [name, text] of files) await writeFile(join(dist, name), text);
let total = 0;
for (const name of await readdir(dist)) total += (await stat(join(dist, name))).size;
process.stdout.write(`dist: ${(total / 1e6).toFixed(2)} MB\n`);
if (total > maxBytes) throw new Error(`dist is larger than ${maxBytes / 1e6} MB`);
