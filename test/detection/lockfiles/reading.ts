import { lockfileFormats } from '../../../src/detection/lockfiles/formats.ts';
import type { Lockfile } from '../../../src/detection/lockfiles/lockfile.ts';

/** The name of a lockfile. */
export type File = (typeof lockfileFormats)[number]['file'];

/** Null for a text that is none. */
export async function read(file: File, text: string): Promise<Lockfile | null> {
  const format = lockfileFormats.find((known) => known.file === file);
  return (await format?.load())?.(text) ?? null;
}

/** Throws for a text that is none. */
export async function lockfile(file: File, text: string): Promise<Lockfile> {
  const found = await read(file, text);
  if (found === null) throw new Error(`not a ${file}`);
  return found;
}
