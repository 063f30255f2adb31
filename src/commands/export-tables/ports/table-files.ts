import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { moveFile, ownerOnly } from '../../../io/disk.ts';
import { openPartialFiles } from '../../ports/partial-folder.ts';
import { dayManifestPath, type TableName, tableNames } from '../layout.ts';

export interface TableFiles {
  /** @throws GateError `output-unwritable` */
  readonly append: (table: TableName, bytes: Uint8Array) => void;
  /**
   * Replaces the day's tables in the folder. Removes the manifest first and writes it last, so that the files
   * it lists are always complete.
   *
   * @param paths target paths, relative to the folder
   * @throws GateError `output-unwritable`
   */
  readonly publish: (
    day: string,
    paths: Readonly<Record<TableName, string>>,
    manifest: string,
  ) => void;
  /** Removes unpublished files. */
  readonly close: () => void;
}

/**
 * Creates the folder if needed. Files have temporary names until they are published.
 *
 * @throws GateError `output-unwritable`
 */
export function createTableFiles(folder: string): TableFiles {
  const files = openPartialFiles(folder, {
    message: `The tables cannot be written to ${folder}`,
    remedy:
      'Choose another folder with --out, or free up disk space: the tables need about as much space as the export.',
    mode: ownerOnly,
  });
  // Ensures that a table without rows gets a file.
  for (const table of tableNames) files.append(table, Buffer.alloc(0));
  return {
    append: files.append,
    publish(day, paths, manifest) {
      files.append('manifest', Buffer.from(manifest));
      files.whole((partialPath) => {
        const manifestFile = join(folder, dayManifestPath(day));
        rmSync(manifestFile, { force: true });
        for (const table of tableNames) {
          const path = join(folder, paths[table]);
          mkdirSync(dirname(path), { recursive: true });
          moveFile(partialPath(table), path);
          for (const other of readdirSync(dirname(path))) {
            // An earlier run might have left files in a different compression format.
            const isPart = other.startsWith('part-') && other !== basename(path);
            if (isPart) rmSync(join(dirname(path), other));
          }
        }
        moveFile(partialPath('manifest'), manifestFile);
      });
    },
    close: files.close,
  };
}
