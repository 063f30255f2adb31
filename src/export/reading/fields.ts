/**
 * Returns the value of a JSON object's own field, or undefined. Inherited fields such as `__proto__` are not
 * data.
 */
export function ownValue(raw: unknown, key: string): unknown {
  return typeof raw === 'object' && raw !== null && Object.hasOwn(raw, key)
    ? (raw as Record<string, unknown>)[key]
    : undefined;
}

/** Returns the value of the first field in `keys` that contains a non-empty string, or null. */
export function firstText(raw: unknown, keys: readonly string[]): string | null {
  for (const key of keys) {
    const value = ownValue(raw, key);
    if (typeof value === 'string' && value !== '') return value;
  }
  return null;
}
