import type { ParsedFile } from './types.ts';

/*
 * The order in which a client reads files that say the same: of a folder and one above it, and in one folder
 * of two paths in the table of clients, the later counts. What an earlier one declares is declared anyway.
 */

/** More files than the table of clients has paths. */
const mostPaths = 10_000;

/** The place of a file in that order. */
export function layerIndex({ path, order = 0 }: Pick<ParsedFile, 'path' | 'order'>): number {
  return path.split('/').length * mostPaths + order;
}

/**
 * Returns a function that tells whether a later file, which the same program reads in the same folder,
 * switches something off that a file switches on.
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
