import { atStart, reading } from '../../reads.ts';

/** With an option it also reads the other files of the family. */
export const dotenvReads = reading(['node', 'python'], atStart('variables', '.env', '.env.*'));
