import * as z from 'zod';
import { identityKey } from '../../detection/ecosystems.ts';
import { jsonForm, type Shape } from '../../model/form.ts';
import type { Selection } from '../../model/model.ts';
import type { ExportQuery, Validators } from '../reading/source.ts';
import { selectionSchema, validatorsSchema } from '../store/kept-schemas.ts';
import { hashList } from '../store/seal.ts';

/**
 * The small entry of the cache: everything that is needed for a verdict on one list of names. Nearly every
 * run needs the same names as the previous run, and therefore transfers nothing else.
 */
export interface SmallEntry {
  /** The key of the list of names (`queryKey`). */
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

/** A keyed hash of a query. The order of its names does not matter. */
export function queryKey(apiKey: string, { identities, watched }: ExportQuery): string {
  const matched = [...new Set(identities.map(identityKey))].sort();
  const neighbours = [...new Set(watched.map(identityKey))].sort();
  return hashList(apiKey, [String(matched.length), ...matched, ...neighbours]);
}

/** The entry as a JSON value. */
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
