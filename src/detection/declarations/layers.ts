import type { ParsedFile } from './types.ts';

/*
 * The order in which a client reads files with the same keys. A file in a deeper folder overrides those above
 * it. Within a folder, the path that is later in the client table overrides the earlier one. The servers in
 * an overridden file are still declared.
 */

/** Limit above the number of paths in the client table. */
const mostPaths = 10_000;

/** Returns a file's position in that order. */
export function layerIndex({ path, order = 0 }: Pick<ParsedFile, 'path' | 'order'>): number {
  return path.split('/').length * mostPaths + order;
}

/**
 * Returns a function that checks whether a later file disables something that a file enables. The same
 * program must read both files in the same folder.
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
