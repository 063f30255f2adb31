/** The log's words for the results that comments and issues share. */
export const placementWords = {
  created: 'created',
  updated: 'updated',
  unchanged: 'up to date',
  gone: 'deleted by someone else during this run; the next run creates it again',
} as const;
