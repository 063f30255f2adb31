/** An own field of a JSON object, or undefined. Inherited fields such as `__proto__` are not data. */
export function ownValue(raw: unknown, key: string): unknown {
  return typeof raw === 'object' && raw !== null && Object.hasOwn(raw, key)
    ? (raw as Record<string, unknown>)[key]
    : undefined;
}

/** The first of some fields whose value is a non-empty text, or null. */
export function firstText(raw: unknown, keys: readonly string[]): string | null {
  for (const key of keys) {
    const value = ownValue(raw, key);
    if (typeof value === 'string' && value !== '') return value;
  }
  return null;
}
