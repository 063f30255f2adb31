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
export async function measureBest(measure: () => Promise<number>, limit: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 10 && best >= limit; attempt += 1) {
    best = Math.min(best, await measure());
  }
  return best;
}

/** Two inputs of different sizes, and how the times for them may differ. */
export interface Growth<T> {
  readonly small: T;
  readonly large: T;
  /** Number of times as long the large one may take. */
  readonly most: number;
  /** In milliseconds: if the large one takes less, it is too short to compare. */
  readonly least: number;
}

/**
 * How many times as long something takes with a large input as with a small one, as `bestOf` measures; 0
 * if it is too short to compare. V8 compiles a pattern only after some runs, and at once for a long text:
 * of a small one the first runs can be as slow as those of one that is ten times as long, so they do not
 * count. The others are timed together, because the clock of a thread may stand still for milliseconds.
 */
export function measureGrowth<T>(
  run: (input: T) => unknown,
  { small, large, most, least }: Growth<T>,
): Promise<number> {
  const timeOf = async (input: T, times: number): Promise<number> => {
    const start = cpuMs();
    for (let turn = 0; turn < times; turn += 1) await run(input);
    return (cpuMs() - start) / times;
  };
  return measureBest(async () => {
    const ofLarge = await timeOf(large, 1);
    if (ofLarge < least) return 0;
    await timeOf(small, 3);
    return ofLarge / (await timeOf(small, 8));
  }, most);
}
