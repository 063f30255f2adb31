import { hash } from 'node:crypto';
import * as z from 'zod';
import type { JsonValue } from './model.ts';

/**
 * Forms of data that is stored for later runs. A later build that expects different fields might read the
 * stored data, so the data's key or first bytes contain a digest of the form. Data in any other form is
 * ignored. The digest covers the JSON schemas and field offsets that define the form. It changes whenever the
 * form changes, so there is no version number to increase by hand.
 */

export interface KeptForm<Kind extends string = string> {
  readonly kind: Kind;
  /** 12 hexadecimal digits. */
  readonly digest: string;
}

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
 * Returns the digest of a form: 12 hexadecimal digits.
 *
 * @param parts the schemas and layouts that define the form, and strings that describe parts that have
 * neither a schema nor a layout
 */
export function formDigest(...parts: readonly (z.ZodType | JsonValue)[]): string {
  const plain = parts.map((part) =>
    part instanceof z.ZodType ? z.toJSONSchema(part, { io: 'input' }) : part,
  );
  // Descriptions are only for people, so the digest does not cover them. A field that is itself called
  // `description` has a schema as its value, not a string.
  const text = JSON.stringify(plain, (name, value) =>
    name === 'description' && typeof value === 'string' ? undefined : value,
  );
  return hash('sha256', text).slice(0, 12);
}

/** A schema for each field of a type. With `satisfies`, the compiler detects missing and surplus fields. */
export type Shape<T> = { readonly [Name in keyof T]-?: z.ZodType<T[Name]> };

/**
 * Returns the offset of each field in a row of adjacent fields, and the end of the row.
 * @param widths the width of each field, in bytes or in array elements
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
