/*
 * Runs the cost tests, each of which measures itself at two sizes, up to ten times. `npm test` leaves them
 * out.
 */
import { configFor, isOfCosts, testFiles } from '../vitest.config.ts';

// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default configFor(testFiles.filter(isOfCosts));
