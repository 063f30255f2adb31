/**
 * Milliseconds that this thread has computed, to take the difference of two. What others do on the
 * machine is not in it, so bounds and ratios hold on a busy one too.
 */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
