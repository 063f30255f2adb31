import { atStart, reading } from '../../reads.ts';

declare module '../../reads.ts' {
  interface ReaderNames {
    /** Wrappers that fetch the variables of what they start. */
    readonly secrets: true;
  }
}

export const secretsReads = reading(['secrets']);

/** dotenvx and Varlock run commands in the values of their files. */
export const evaluatedReads = reading(
  ['node', 'secrets'],
  atStart('evaluated variables', '.env', '.env.*'),
);
