import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { moveFile, ownerOnly } from '../../../io/disk.ts';
import { openPartialFiles } from '../../ports/partial-folder.ts';
import { dayManifestPath, type TableName, tableNames } from '../layout.ts';

/** The table files of one export. Readers never see an incomplete set of files. */
export interface TableFiles {
  /** @throws GateError `output-unwritable` */
  readonly append: (table: TableName, bytes: Uint8Array) => void;
  /**
   * Replaces this day's tables in the folder. The manifest is removed first and written last, so that all
   * files it lists are always complete.
   *
   * @param paths target paths of the files, relative to the folder
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
 * Creates files under temporary names in a folder, which is created if needed.
 *
 * @throws GateError `output-unwritable`
 */
export function createTableFiles(folder: string): TableFiles {
  const files = openPartialFiles(folder, {
    message: `The tables cannot be written to ${folder}`,
    remedy:
      'Choose another folder with --out, or free disk space: the tables need about as much space as the export.',
    mode: ownerOnly,
  });
  // A table without rows also gets a file.
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
            // An earlier run may have left files with a different compression.
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
