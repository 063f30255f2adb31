import type { ParsedFile } from './types.ts';

/**
 * The order in which a client reads files that contain the same keys. A file in a deeper folder overrides
 * files in the folders above it. Within a folder, a path later in the client table overrides earlier paths.
 * Servers in an overridden file are still declared.
 */

/** Larger than the number of paths in the client table, so that deeper folders always come later. */
const mostPaths = 10_000;

export function layerIndex({ path, order = 0 }: Pick<ParsedFile, 'path' | 'order'>): number {
  return path.split('/').length * mostPaths + order;
}

/**
 * Returns a function that reports whether a later file disables an item that the given file enables. Only
 * files that the same program reads in the same folder count.
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
