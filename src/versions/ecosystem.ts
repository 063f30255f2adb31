import type { PackageSpec } from '../model.ts';
import { withoutSecrets } from '../secrets.ts';

/** How one ecosystem compares names and versions. */
export interface Ecosystem {
  /** The one spelling under which two names are the same package. */
  readonly normaliseName: (name: string) => string;
  /** The one spelling under which two versions are the same; text that is no version is returned trimmed. */
  readonly normaliseVersion: (version: string) => string;
  /** Negative, zero or positive as `a` is lower, equal or higher; null where the two have no order. */
  readonly compare: (a: string, b: string) => number | null;
  readonly isPrerelease: (version: string) => boolean;
  /** Whether a version is in a range; null where the range cannot be read. */
  readonly satisfies: (version: string, range: string) => boolean | null;
  /** Whether versions may be any text without an order, as tags of images. */
  readonly hasFreeVersions?: true;
  /** Whether the lowest version of a range may be fetched; absent where it is always the highest. */
  readonly takesLowest?: (range: string) => boolean;
}

/**
 * A specification that does not identify what it fetches. Only the part of its text that cannot be a
 * secret is kept for the report.
 */
export function unidentifiedSpec(text: string, reason: string): PackageSpec {
  const shown = withoutSecrets(text);
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
 * Whether text still has a placeholder that a client or shell replaces when it starts the server:
 * `${VAR}`, `$VAR`, `{env:X}`, `{{x}}`, `%VAR%`, `<name>`.
 */
export function hasPlaceholder(text: string): boolean {
  return /\$\{|\$[A-Za-z_]|\$\(|\{[^{}]*\}|%[A-Za-z_][A-Za-z0-9_]*%|<[^<>]+>|`/.test(text);
}
