import { ambientInputs, atStart } from '../../ambient-inputs.ts';

/** With a certain option, dotenv also reads the other `.env.*` files. */
export const dotenvAmbient = ambientInputs(
  ['node', 'python'],
  atStart('variables', '.env', '.env.*'),
);
