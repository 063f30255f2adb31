/**
 * CPU time of this thread in milliseconds, for computing differences. It does not include other load on
 * the machine, so bounds and ratios are reliable on a busy one too.
 */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
