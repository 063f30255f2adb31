import { setTimeout } from 'node:timers/promises';

/** The clock and the chance of the machine, as the ports name them. */
export const clock = {
  /** Milliseconds since the epoch. */
  now: Date.now,
  /** From 0 to 1, without it. */
  random: Math.random,
  sleep: async (ms: number): Promise<void> => {
    await setTimeout(ms);
  },
};
