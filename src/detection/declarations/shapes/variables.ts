import { readEnvFile } from '../env-file.ts';
import { emptyReading, type Reach, type ShapeReader } from '../reader.ts';
import { spread } from '../variables-in.ts';

/** A file of variables that a client gives to its servers: of a name that it sets twice each value counts. */
export const variablesFile =
  (reach: Reach): ShapeReader =>
  (_, text) => {
    const variables = readEnvFile(text).map(
      ({ key, value, span }) => [key, { text: value, span }] as const,
    );
    return { ...emptyReading, environments: spread(variables).map((env) => ({ reach, env })) };
  };
