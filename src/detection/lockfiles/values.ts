/**
 * An object in a parsed file. Only the object's own keys are read, because a package may be named
 * `constructor`.
 */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns the value if it is an object; null for any other value, including lists. */
export function asFields(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : null;
}

/** Returns the value of an own key. */
export function field(fields: Fields | null, key: string): unknown {
  return fields !== null && Object.hasOwn(fields, key) ? fields[key] : undefined;
}

/** Returns the string under an own key; null for any other value. */
export function textField(fields: Fields | null, key: string): string | null {
  const value = field(fields, key);
  return typeof value === 'string' ? value : null;
}

/** Returns the items in a list under an own key; empty for any other value. */
export function itemsUnder(fields: Fields | null, key: string): readonly unknown[] {
  const value = field(fields, key);
  return Array.isArray(value) ? value : [];
}

/** Returns the keys in an object under an own key; empty for any other value. */
export function fieldKeys(fields: Fields | null, key: string): string[] {
  return Object.keys(asFields(field(fields, key)) ?? {});
}
