import { csv } from './formats/csv.ts';
import type { ListFormat } from './formats/format.ts';
import { jsonList } from './formats/json.ts';

/** Formats that list every package in an export, keyed by the value of `--for`. */
export const listFormats: Readonly<Record<string, ListFormat>> = Object.fromEntries(
  [csv, jsonList].map((each) => [each.name, each]),
);
