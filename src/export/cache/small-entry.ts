import * as z from 'zod';
import { identityKey } from '../../detection/ecosystems.ts';
import { jsonForm, type Shape } from '../../model/form.ts';
import type { Selection } from '../../model/model.ts';
import type { ExportQuery, Validators } from '../reading/source.ts';
import { selectionSchema, validatorsSchema } from '../store/kept-schemas.ts';
import { hashList } from '../store/seal.ts';

/**
 * Everything that a verdict on one list of names needs. Nearly every run needs the same names as the previous
 * run, so it transfers only this entry.
 */
export interface SmallEntry {
  readonly list: string;
  /** Milliseconds since the epoch. */
  readonly generatedAt: number;
  readonly validators: Validators;
  readonly selection: Selection;
}

export const smallEntryForm = jsonForm(
  'names',
  z.object({
    list: z.string(),
    generatedAt: z.number(),
    validators: validatorsSchema,
    selection: selectionSchema,
  } satisfies Shape<SmallEntry>),
);

/** Returns a keyed hash of a query. The order of the query's names does not affect the hash. */
export function queryKey(apiKey: string, { identities, watched }: ExportQuery): string {
  const matched = [...new Set(identities.map(identityKey))].sort();
  const neighbours = [...new Set(watched.map(identityKey))].sort();
  return hashList(apiKey, [String(matched.length), ...matched, ...neighbours]);
}

export function smallEntryToJson(entry: SmallEntry): unknown {
  const { malformedRecords, neighbours, ...selection } = entry.selection;
  return {
    ...entry,
    selection: {
      ...selection,
      malformedRecords: [...malformedRecords],
      neighbours: [...neighbours],
    },
  };
}
