/*
 * The licences of the packages that are copied into `dist/`: each asks that its text goes along with
 * the copy.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What may be copied into the bundle, as SPDX expressions: all of them only ask for their text. */
export const allowedLicenses: readonly string[] = [
  '(Apache-2.0 AND BSD-3-Clause)',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
];

const separator = `\n${'-'.repeat(80)}\n`;

/** Texts of packages that ship none, by the name of the package; each says where it is from. */
const texts = fileURLToPath(new URL('licenses/', import.meta.url));

/**
 * The folder of the package that a file belongs to, the innermost if packages are nested.
 *
 * @param path from the repository's root, with `/`
 * @returns null if the file belongs to no package
 */
export function packageFolderOf(path: string): string | null {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? null;
}

/**
 * The text of `licenses.txt`: name, version and licence of each package, and every text that it ships.
 *
 * @param folders of the packages, relative to `root`
 * @throws Error if a licence is not in `allowedLicenses`, or if a package has no text
 */
export async function licensesOf(root: string, folders: readonly string[]): Promise<string> {
  const sections = await Promise.all(folders.map((folder) => licenseOf(join(root, folder))));
  return [...new Set(sections)].sort().join(separator);
}

/** What `licensesOf` has written, package by package. */
export function readLicenses(
  text: string,
): { name: string; version: string; license: string; text: string }[] {
  return text.split(separator).map((section) => {
    const [title = '', license = '', ...lines] = section.split('\n');
    const [name = '', version = ''] = title.split(' ');
    return { name, version, license, text: lines.join('\n') };
  });
}

async function licenseOf(folder: string): Promise<string> {
  const manifest = await readFile(join(folder, 'package.json'), 'utf8');
  const { name, version, license } = JSON.parse(manifest);
  const title = `${name} ${version}`;
  if (!allowedLicenses.includes(license)) {
    throw new Error(`${title}: its licence, ${license}, is not in .ci/licenses.ts`);
  }
  const isText = (file: string): boolean => /^(?:licen[cs]e|copying|notice)\b/i.test(file);
  const own = (await readdir(folder)).filter(isText).sort();
  const paths =
    own.length > 0
      ? own.map((file) => join(folder, file))
      : [join(texts, `${name.replaceAll('/', '+')}.txt`)];
  const found = await Promise.all(
    paths.map((path) => readFile(path, 'utf8').catch(() => Promise.resolve(''))),
  );
  if (found.join('').trim() === '') {
    throw new Error(`${title} ships no licence text: put one into .ci/licenses/`);
  }
  const lines = found.map((text) => text.replaceAll('\r\n', '\n').trim());
  return [title, license, '', ...lines, ''].join('\n');
}
