import { csv } from './formats/csv.ts';
import type { ListFormat } from './formats/format.ts';
import { jsonList } from './formats/json.ts';

/** The formats that list all packages in an export, keyed by their value for `--for`. */
export const listFormats: Readonly<Record<string, ListFormat>> = Object.fromEntries(
  [csv, jsonList].map((each) => [each.name, each]),
);
