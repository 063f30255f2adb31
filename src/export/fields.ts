/** A field of a JSON object; own fields only, for `__proto__` and its kin are data like any other. */
export function ownValue(raw: unknown, key: string): unknown {
  return typeof raw === 'object' && raw !== null && Object.hasOwn(raw, key)
    ? (raw as Record<string, unknown>)[key]
    : undefined;
}

/** The first of some fields that holds a text, or null. */
export function firstText(raw: unknown, keys: readonly string[]): string | null {
  for (const key of keys) {
    const value = ownValue(raw, key);
    if (typeof value === 'string' && value !== '') return value;
  }
  return null;
}
