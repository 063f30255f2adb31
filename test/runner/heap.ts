/**
 * Memory options for a process that performs many runs.
 *
 * The young generation starts with 16 MB. An export's store keeps it from growing, as it should on a runner.
 * With the default of one megabyte, all later runs would often stop for garbage collection.
 *
 * The old generation is not collected until it holds hundreds of megabytes.
 */
export const heap = [
  ...['--min-semi-space-size=16', '--max-semi-space-size=32'],
  '--initial-heap-size=512',
];
