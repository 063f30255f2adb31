/**
 * CPU time of this thread in milliseconds, for computing differences. It does not include other load on
 * the machine, so bounds and ratios are reliable on a busy one too.
 */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * Measures until a value is below a limit, ten times at most; gives the smallest. Memory is cleared when it
 * suits the engine, and a neighbour on the machine takes the caches: what is too slow is so each time.
 */
export async function bestOf(measure: () => Promise<number>, limit: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 10 && best >= limit; attempt += 1) {
    best = Math.min(best, await measure());
  }
  return best;
}
