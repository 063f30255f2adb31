/**
 * The memory of a process of many runs. It has 16 MB for what is young: the store of an export keeps that space
 * from growing, as it should on a runner; with the megabyte that it begins with, all later runs would have
 * their memory cleared often. What is old is not searched until there are hundreds of megabytes of it.
 */
export const heap = [
  ...['--min-semi-space-size=16', '--max-semi-space-size=32'],
  '--initial-heap-size=512',
];
