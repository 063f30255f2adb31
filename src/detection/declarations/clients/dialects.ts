import type { Dialect } from '../servers.ts';

/** The shape that most clients share; none of these clients documents a key that switches an entry off. */
export const commonDialect: Dialect = {};
/** The same shape, with optional wrappers. */
export const bareDialect: Dialect = { mayBeBare: true };
