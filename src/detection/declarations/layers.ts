import type { ParsedFile } from './types.ts';

/**
 * The order in which a client reads files that contain the same keys. A file in a deeper folder overrides
 * files in the folders above it. Within a folder, a path later in the client table overrides earlier paths.
 * Servers in an overridden file are still declared.
 */

/** More than the number of paths in the client table. */
const mostPaths = 10_000;

/** Returns a file's position in the client's reading order. */
export function layerIndex({ path, order = 0 }: Pick<ParsedFile, 'path' | 'order'>): number {
  return path.split('/').length * mostPaths + order;
}

/**
 * Returns a function that checks whether a later file disables something that a file enables. Both files must
 * be read by the same program in the same folder.
 */
export function createSwitchedOffTest(
  parsedFiles: readonly ParsedFile[],
): (reading: ParsedFile, what: string) => boolean {
  const stackOf = ({ place }: ParsedFile): string =>
    JSON.stringify([place?.program, place?.folder]);
  const switching = Map.groupBy(
    parsedFiles.filter(({ order, content }) => order !== undefined && content.switchesOff?.length),
    stackOf,
  );
  return (parsedFile, what) =>
    parsedFile.order !== undefined &&
    (switching.get(stackOf(parsedFile)) ?? []).some(
      (each) =>
        layerIndex(each) > layerIndex(parsedFile) && each.content.switchesOff?.includes(what),
    );
}
