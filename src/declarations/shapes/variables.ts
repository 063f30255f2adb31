import type { Word } from '../../model.ts';
import { readEnvFile } from '../env-file.ts';
import type { Reach } from '../environments.ts';
import { emptyReading, type ShapeReader } from '../reader.ts';

/** More values than a variable has in an honest file. */
const maxValues = 8;

/** A file of variables that a client gives to its servers: of a name that it sets twice each value counts. */
export const variablesFile =
  (reach: Reach): ShapeReader =>
  (_, text) => {
    const values = Array.from({ length: maxValues }, () => new Map<string, Word>());
    for (const { key, value, span } of readEnvFile(text)) {
      const env = values.find((each) => !each.has(key)) ?? values.at(-1);
      env?.set(key, { text: value, span });
    }
    const environments = values.filter(({ size }) => size > 0).map((env) => ({ reach, env }));
    return { ...emptyReading, environments };
  };
