import { GateError } from '../../model/failure.ts';

/*
 * Everything that a state says of time depends on the clock of the machine, and GitHub's answers show
 * another one.
 */

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** So far two clocks may be apart: answers take time, and some servers cache them. */
const usualMs = 10 * minuteMs;

/**
 * Compares the clock of this machine with GitHub's.
 *
 * @param ahead how far it is ahead, in milliseconds; null if that is not known
 * @returns what is to be known of it, in a sentence; null for nothing
 * @throws GateError `clock-wrong` if they are more than a day apart
 */
export function checkClock(ahead: number | null): string | null {
  if (ahead === null || Math.abs(ahead) <= usualMs) return null;
  const minutes = Math.round(Math.abs(ahead) / minuteMs);
  const far = minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
  const words = `The clock of this machine is ${far} ${ahead > 0 ? 'ahead of' : 'behind'} GitHub's`;
  if (Math.abs(ahead) <= dayMs) return `${words}, so times in this report are that far off.`;
  throw new GateError(
    'clock-wrong',
    `${words}. Nothing was judged or written, because dates that are so wrong would stay in the state.`,
    'Set the clock of the machine, then run the sweep again.',
  );
}
