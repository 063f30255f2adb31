/**
 * An object in a parsed file. Only the object's own keys are read, because a package can be named
 * `constructor`.
 */
export type Fields = Readonly<Record<string, unknown>>;

export function asFields(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : null;
}

export function field(fields: Fields | null, key: string): unknown {
  return fields !== null && Object.hasOwn(fields, key) ? fields[key] : undefined;
}

export function textField(fields: Fields | null, key: string): string | null {
  const value = field(fields, key);
  return typeof value === 'string' ? value : null;
}

export function itemsUnder(fields: Fields | null, key: string): readonly unknown[] {
  const value = field(fields, key);
  return Array.isArray(value) ? value : [];
}

export function fieldKeys(fields: Fields | null, key: string): string[] {
  return Object.keys(asFields(field(fields, key)) ?? {});
}
