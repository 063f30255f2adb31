import type { FileReading } from './reader.ts';

/*
 * The order in which a client reads files that say the same: of a folder and one above it, and in one folder
 * of two paths in the table of clients, the later counts. What an earlier one declares is declared anyway.
 */

/** More files than the table of clients has paths. */
const mostPaths = 10_000;

/** The place of a file in that order. */
export function layerOf({ path, order = 0 }: Pick<FileReading, 'path' | 'order'>): number {
  return path.split('/').length * mostPaths + order;
}

/**
 * Returns a function that tells whether a later file, which the same program reads in the same folder,
 * switches something off that a file switches on.
 */
export function switchedOffIn(
  readings: readonly FileReading[],
): (reading: FileReading, what: string) => boolean {
  const stackOf = ({ place }: FileReading): string =>
    JSON.stringify([place?.program, place?.folder]);
  const switching = Map.groupBy(
    readings.filter(({ order, reading }) => order !== undefined && reading.switchesOff?.length),
    stackOf,
  );
  return (reading, what) =>
    reading.order !== undefined &&
    (switching.get(stackOf(reading)) ?? []).some(
      (each) => layerOf(each) > layerOf(reading) && each.reading.switchesOff?.includes(what),
    );
}
