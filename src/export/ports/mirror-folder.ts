import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../../io/disk.ts';
import { isMirrorFile, type Manifest, manifestPath, manifestText } from '../mirror/manifest.ts';
import { createSpill, type Spill } from './spill-file.ts';
import {
  createStoreFile,
  type NewStoreFile,
  openStoreFile,
  type StoreFile,
  unwritable,
} from './store-file.ts';

/** A folder with the files of a mirror, from which a web server takes them. */
export interface MirrorFolder {
  /** The text of the manifest that is there; null if there is none. */
  readonly manifest: () => string | null;
  /** The file with a name; null if it is not there. The caller closes it. */
  readonly open: (name: string) => StoreFile | null;
  readonly createFile: () => NewStoreFile;
  readonly createSpill: (parts: number) => Spill;
  /**
   * Publishes a file under the name in its manifest: the manifest is written last and whole, and the file
   * that was there before stays for those who are reading it. Older ones are removed.
   *
   * @throws GateError `store-unwritable`
   */
  readonly publish: (file: StoreFile, manifest: Manifest, before: string | null) => Promise<void>;
  /** Writes the manifest without what was for the previous API key, and removes that file. */
  readonly endOverlap: (manifest: Manifest, file: string) => Promise<void>;
}

/**
 * Opens the folder of a mirror, which is created if needed.
 *
 * @throws GateError `store-unwritable`, from methods that write too
 */
export function openMirrorFolder(folder: string): MirrorFolder {
  const manifestFile = join(folder, manifestPath);
  // Files that appear later are those of another run, which is about to name them in its manifest.
  const present = new Set<string>();
  try {
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) present.add(name);
  } catch (error) {
    throw unwritable(error, folder);
  }
  return {
    manifest() {
      try {
        return readFileSync(manifestFile, 'utf8');
      } catch {
        return null;
      }
    },
    open: (name) => openStoreFile(join(folder, name)),
    createFile: () => createStoreFile(folder),
    createSpill: (parts) => createSpill(join(folder, `.${randomUUID()}.partial`), parts),
    async publish(file, manifest, before) {
      const path = join(folder, manifest.file);
      let isNamed = false;
      try {
        file.moveTo(path);
        makePublic(path);
        await writeWhole(manifestFile, manifestText(manifest));
        isNamed = true;
        makePublic(manifestFile);
        for (const name of present) {
          const isKept = [manifest.file, manifest.overlap?.file, before].includes(name);
          if (isMirrorFile(name) && !isKept) rmSync(join(folder, name), { force: true });
        }
      } catch (error) {
        if (!isNamed) rmSync(path, { force: true });
        throw unwritable(error, folder);
      }
    },
    async endOverlap(manifest, file) {
      try {
        await writeWhole(manifestFile, manifestText(manifest));
        makePublic(manifestFile);
        rmSync(join(folder, file), { force: true });
      } catch (error) {
        throw unwritable(error, folder);
      }
    },
  };
}

/** Lets a web server read a file, and brings it to the disk before anything names it. */
function makePublic(path: string): void {
  chmodSync(path, 0o644);
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
