/** A shorter text is a slip of the hand; reports take out what is at least as long. */
export const shortestKey = 8;
