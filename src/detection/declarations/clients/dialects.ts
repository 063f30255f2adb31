import type { Dialect } from '../servers.ts';

/**
 * The shape that most clients share. None of the clients that use it documents a key that disables an entry.
 */
export const commonDialect: Dialect = {};
/** The same shape, but the wrapper keys are optional. */
export const bareDialect: Dialect = { mayBeBare: true };
