/* The tests that need real sizes, whole examples or other programs. `npm test` leaves them out; CI runs them. */
import { configFor, hasSizes, isSlow, testFiles } from '../vitest.config.ts';

process.env['REAL_SIZES'] = 'true';

// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default configFor(testFiles.filter((file) => isSlow(file) || hasSizes(file)));
