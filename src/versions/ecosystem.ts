import type { DependencyType, Pin } from '../model.ts';

/** How one ecosystem names and orders its versions. */
export interface Ecosystem {
  /** The one spelling under which two names are the same package. */
  readonly normaliseName: (name: string) => string;
  /** The one spelling under which two versions are the same; text that is no version comes back trimmed. */
  readonly normaliseVersion: (version: string) => string;
  /** Negative, zero or positive as `a` is lower, equal or higher; null where the two have no order. */
  readonly compare: (a: string, b: string) => number | null;
  readonly isPrerelease: (version: string) => boolean;
  /** Whether a version lies in a range; null where the range cannot be read. */
  readonly satisfies: (version: string, range: string) => boolean | null;
}

/** A package reference of a launch command, taken apart. */
export interface PackageSpec {
  readonly type: DependencyType;
  readonly name: string | null;
  readonly specifier: string | null;
  readonly pin: Pin;
  readonly version: string | null;
  readonly digest: string | null;
  readonly reason: string | null;
}

/**
 * A specification that does not tell what it fetches. Its text is kept for the report, without what
 * may be a secret in it: user-info and query of an address, the value of an option.
 */
export function unidentifiedSpec(text: string, reason: string): PackageSpec {
  const shown = text
    .replace(/\/\/[^/?#\s]*@/g, '//***@')
    .replace(/[?#].*$/s, (rest) => `${rest[0]}***`)
    .replace(/^(--?[\w-]+=).+$/s, '$1***');
  return {
    type: 'unidentified',
    name: shown === '' ? null : shown,
    specifier: null,
    pin: 'none',
    version: null,
    digest: null,
    reason,
  };
}

/**
 * Whether text still holds a placeholder that a client or shell fills in when it starts the server:
 * `${VAR}`, `$VAR`, `{env:X}`, `{{x}}`, `%VAR%`, `<name>`.
 */
export function hasPlaceholder(text: string): boolean {
  return /\$\{|\$[A-Za-z_]|\$\(|\{[^}]*\}|%[A-Za-z_][A-Za-z0-9_]*%|<[^>]+>|`/.test(text);
}
