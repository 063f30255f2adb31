/** Whether tests use real sizes, as `npm run test:slow` does. Files that import this are in both suites. */
const hasRealSizes = process.env['REAL_SIZES'] === 'true';

/** A limit or count for a test: a small one, or the real one in `npm run test:slow`. */
export function sizeFor(sizes: { readonly small: number; readonly real: number }): number {
  return hasRealSizes ? sizes.real : sizes.small;
}
