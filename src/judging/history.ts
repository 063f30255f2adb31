export { compareRuns, type RememberedPlace, type RememberedRepository } from './history/compare.ts';
export { formatLongDay, formatPeriod } from './history/format-dates.ts';
export { type Cause, causes, type PlaceHistory, type Since } from './history/history.ts';
export { type Observation, observe } from './history/observe.ts';
