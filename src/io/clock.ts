import { setTimeout } from 'node:timers/promises';

export const clock = {
  now: Date.now,
  random: Math.random,
  sleep: async (ms: number): Promise<void> => {
    await setTimeout(ms);
  },
};
