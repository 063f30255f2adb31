import type { ParsedFile } from './types.ts';

/*
 * The order in which a client reads files with the same keys. A deeper folder overrides those above it. In
 * one folder, the path that is later in the table of clients overrides the earlier one. Servers of an
 * overridden file are declared anyway.
 */

/** Limit above the number of paths in the table of clients. */
const mostPaths = 10_000;

/** Returns the position of a file in that order. */
export function layerIndex({ path, order = 0 }: Pick<ParsedFile, 'path' | 'order'>): number {
  return path.split('/').length * mostPaths + order;
}

/**
 * Returns a function that tells whether a later file, which the same program reads in the same folder,
 * switches off something that a file switches on.
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
