import { hash } from 'node:crypto';
import * as z from 'zod';
import type { JsonValue } from './model.ts';

/*
 * The forms of what outlives a run. Another build may come across it, which has other fields, so its key
 * or its first bytes have a digest of its form, and nothing of another form is read. A digest is computed
 * from the values by which the form is written and read: the schemas of JSON, and the places of fields
 * in bytes. So it differs whenever the form does, and there is no number that somebody has to raise.
 */

/** What is kept in one form. */
export interface KeptForm<Kind extends string = string> {
  /** What it is called in keys. */
  readonly kind: Kind;
  /** 12 hexadecimal digits. */
  readonly digest: string;
}

/** A form whose whole content is one JSON value, which is read through its schema. */
export interface JsonForm<T, Kind extends string = string> extends KeptForm<Kind> {
  readonly schema: z.ZodType<T>;
}

export function jsonForm<T, Kind extends string>(
  kind: Kind,
  schema: z.ZodType<T>,
): JsonForm<T, Kind> {
  return { kind, schema, digest: formDigest(kind, schema) };
}

/**
 * The digest of a form: 12 hexadecimal digits.
 *
 * @param parts the schemas and layouts by which it is read, and words for what has neither
 */
export function formDigest(...parts: readonly (z.ZodType | JsonValue)[]): string {
  const plain = parts.map((part) =>
    part instanceof z.ZodType ? z.toJSONSchema(part, { io: 'input' }) : part,
  );
  // Descriptions are for people. A field of that name has a schema, and no text.
  const text = JSON.stringify(plain, (name, value) =>
    name === 'description' && typeof value === 'string' ? undefined : value,
  );
  return hash('sha256', text).slice(0, 12);
}

/** A schema for each field of a type: `satisfies` finds one that is missing, or is not there any longer. */
export type Shape<T> = { readonly [Name in keyof T]-?: z.ZodType<T[Name]> };

/**
 * Where the fields of a row are, each behind the one before, and where it ends.
 *
 * @param widths of each field, in bytes or in numbers
 */
export function rowLayout<const Name extends string>(
  widths: Readonly<Record<Name, number>>,
): Readonly<Record<Name | 'end', number>> {
  let end = 0;
  const offsets: Record<string, number> = {};
  for (const [name, width] of Object.entries<number>(widths)) {
    offsets[name] = end;
    end += width;
  }
  return { ...offsets, end } as Record<Name | 'end', number>;
}
