import { csv } from './formats/csv.ts';
import type { ListFormat } from './formats/format.ts';
import { jsonList } from './formats/json.ts';

/** The forms in which all packages of an export are written, by the word for `--for`. */
export const listFormats: Readonly<Record<string, ListFormat>> = Object.fromEntries(
  [csv, jsonList].map((each) => [each.name, each]),
);
