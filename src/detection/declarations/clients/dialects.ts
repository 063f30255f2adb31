import type { Dialect } from '../servers.ts';

/**
 * The shape that most clients share. No client that uses this shape documents a key for disabling an entry.
 */
export const commonDialect: Dialect = {};
export const bareDialect: Dialect = { mayBeBare: true };
