/*
 * Collects the licences of the packages that are copied into `dist/`. Each requires that its text accompany
 * the copy.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Licences, as SPDX expressions, whose packages can be copied into the bundle. All of them require only that
 * their text be included.
 */
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

/** Licence texts for packages that ship none, by package name. Each text names its source. */
const texts = fileURLToPath(new URL('licenses/', import.meta.url));

/**
 * Returns the folder of the package that contains a file; for nested packages, the innermost one.
 *
 * @param path relative to the repository's root, with `/`
 * @returns null if the file belongs to no package
 */
export function packageFolderOf(path: string): string | null {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? null;
}

/**
 * Returns the text of `licenses.txt`: each package's name, version and licence, and every licence text that
 * it ships.
 *
 * @param folders the package folders, relative to `root`
 * @throws Error if a licence is not in `allowedLicenses`, or if a package has no licence text
 */
export async function licensesOf(root: string, folders: readonly string[]): Promise<string> {
  const sections = await Promise.all(folders.map((folder) => licenseOf(join(root, folder))));
  return [...new Set(sections)].sort().join(separator);
}

/** Parses the output of `licensesOf` package by package. */
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
