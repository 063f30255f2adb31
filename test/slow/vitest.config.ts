/*
 * Runs the tests that need realistic sizes, complete examples or other programs. `npm test` skips them; CI
 * runs them.
 */
import { configFor, hasSizes, isSlow, testFiles } from '../vitest.config.ts';

process.env['REAL_SIZES'] = 'true';

// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default configFor(testFiles.filter((file) => isSlow(file) || hasSizes(file)));
