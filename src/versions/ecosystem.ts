import type { PackageSpec } from '../model.ts';

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
 * The part of an unidentified word that may be shown: the name of an option, the scheme and host of an
 * address, the first word of a command line after assignments; `***` replaces the rest.
 */
export function withoutSecrets(text: string): string {
  const trimmed = text.trim();
  if (/^\$\{(?:(?:env|input):)?[\w.-]{1,60}\}$/.test(trimmed)) return trimmed;
  const address = /^([a-z][a-z0-9+.-]*:\/\/)(?:[^\s]*@)?([\w.:[\]-]*)/i.exec(trimmed);
  if (address !== null) {
    const [whole, scheme = '', host = ''] = address;
    return `${scheme}${host}${whole === trimmed ? '' : '/***'}`;
  }
  const words = trimmed.split(/\s+/).filter((word) => !/^\w+=/.test(word));
  const [first = ''] = words;
  const option = /^--?[\w-]*/.exec(first)?.[0];
  const name = option ? (option.startsWith('--') ? option : option.slice(0, 2)) : cutAtValue(first);
  const kept = name.split('/').some(looksSecret) ? '' : name;
  return kept === trimmed ? kept : `${kept}***`;
}

/** Whether a word may be a token: long, with digits or with letters of both cases, or of a known form. */
export function looksSecret(word: string): boolean {
  if (/^(?:gh[pousr]_|github_pat_|glpat-|sk-|pk_|xox[a-z]-|AKIA|npm_|eyJ)/.test(word)) return true;
  return word.length >= 20 && (/\d/.test(word) || (/[a-z]/.test(word) && /[A-Z]/.test(word)));
}

/** A name up to where a value, a password or a query may begin. */
function cutAtValue(word: string): string {
  const at = word.slice(1).search(/[=:@?#,;]/);
  return at < 0 ? word : word.slice(0, at + 1);
}

/**
 * Whether text still has a placeholder that a client or shell replaces when it starts the server:
 * `${VAR}`, `$VAR`, `{env:X}`, `{{x}}`, `%VAR%`, `<name>`.
 */
export function hasPlaceholder(text: string): boolean {
  return /\$\{|\$[A-Za-z_]|\$\(|\{[^{}]*\}|%[A-Za-z_][A-Za-z0-9_]*%|<[^<>]+>|`/.test(text);
}
