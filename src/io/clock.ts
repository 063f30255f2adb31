import { setTimeout } from 'node:timers/promises';

/** The system clock and random number generator, as ports. */
export const clock = {
  /** Milliseconds since the epoch. */
  now: Date.now,
  /** At least 0 and less than 1. */
  random: Math.random,
  sleep: async (ms: number): Promise<void> => {
    await setTimeout(ms);
  },
};
