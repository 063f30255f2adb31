import type { Selection } from '../model.ts';
import { identityKey } from '../versions/ecosystems.ts';
import { listName } from './seal.ts';
import type { ExportQuery } from './source.ts';
import type { Validators } from './store.ts';

/**
 * The small entry of the cache: everything that a verdict on exactly one list of names needs. Nearly
 * every run asks for the same names as the one before it, and transfers nothing else.
 */
export interface SmallEntry {
  /** Name of the list of names (`listOf`). */
  readonly list: string;
  readonly generatedAt: number;
  readonly validators: Validators;
  readonly selection: Selection;
}

/** Name of what is asked; the order of the names does not matter. */
export function queryKey(apiKey: string, { identities, watched }: ExportQuery): string {
  const matched = [...new Set(identities.map(identityKey))].sort();
  const neighbours = [...new Set(watched.map(identityKey))].sort();
  return listName(apiKey, [String(matched.length), ...matched, ...neighbours]);
}

/** The note as a JSON value. */
export function smallEntryToJson(note: SmallEntry): unknown {
  const { malformedRecords, neighbours, ...selection } = note.selection;
  return {
    ...note,
    selection: {
      ...selection,
      malformedRecords: [...malformedRecords],
      neighbours: [...neighbours],
    },
  };
}

/** A note from its JSON value, which was sealed by `noteOf`; null where there is none. */
export function smallEntryFromJson(value: unknown): SmallEntry | null {
  if (value === undefined) return null;
  const note = value as Omit<SmallEntry, 'selection'> & {
    readonly selection: Omit<Selection, 'malformedRecords' | 'neighbours'> & {
      readonly malformedRecords: ReadonlyArray<readonly [string, never]>;
      readonly neighbours: ReadonlyArray<readonly [string, string[]]>;
    };
  };
  const { malformedRecords, neighbours, ...selection } = note.selection;
  return {
    ...note,
    selection: {
      ...selection,
      malformedRecords: new Map(malformedRecords),
      neighbours: new Map(neighbours),
    },
  };
}
