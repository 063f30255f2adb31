import { ambientInputs, atStart } from '../../ambient-inputs.ts';

/** dotenv reads the `.env.*` files only if an option asks for them. */
export const dotenvAmbient = ambientInputs(
  ['node', 'python'],
  atStart('variables', '.env', '.env.*'),
);
