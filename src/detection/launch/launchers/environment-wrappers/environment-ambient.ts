import { ambientInputs, atStart } from '../../ambient-inputs.ts';

declare module '../../ambient-inputs.ts' {
  interface EnvConsumerNames {
    /** Wrappers that fetch variables for the command that they start. */
    readonly secrets: true;
  }
}

export const secretsAmbient = ambientInputs(['secrets']);

/** dotenvx and Varlock run commands embedded in the values in their files. */
export const evaluatedAmbient = ambientInputs(
  ['node', 'secrets'],
  atStart('evaluated variables', '.env', '.env.*'),
);
