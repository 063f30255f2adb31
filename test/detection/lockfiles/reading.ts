import { lockfileFormats } from '../../../src/detection/lockfiles/formats.ts';
import type { Lockfile } from '../../../src/detection/lockfiles/lockfile.ts';

/** The name of a lockfile. */
export type File = (typeof lockfileFormats)[number]['file'];

/** Returns the parsed lockfile, or null if the text is not a lockfile. */
export async function read(file: File, text: string): Promise<Lockfile | null> {
  const format = lockfileFormats.find((known) => known.file === file);
  return (await format?.load())?.(text) ?? null;
}

/** Returns the parsed lockfile, and throws if the text is not a lockfile. */
export async function lockfile(file: File, text: string): Promise<Lockfile> {
  const found = await read(file, text);
  if (found === null) throw new Error(`not a ${file}`);
  return found;
}
