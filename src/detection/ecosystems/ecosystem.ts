import type {
  IdentifiedSpec,
  PackageRef,
  PackageSpec,
  UnidentifiedSpec,
} from '../../model/model.ts';
import { withoutSecrets } from '../../model/secrets.ts';
import type { VersionWriting } from './writing.ts';

export interface VersionRules {
  /** Returns the canonical spelling of a version. A string that is not a version is returned trimmed. */
  readonly normaliseVersion: (version: string) => string;
  /**
   * Returns a negative number, zero or a positive number if `a` is lower than, equal to or higher than `b`;
   * null if the two cannot be ordered.
   */
  readonly compare: (a: string, b: string) => number | null;
  readonly isPrerelease: (version: string) => boolean;
  /** Returns null if the range cannot be parsed. */
  readonly satisfies: (version: string, range: string) => boolean | null;
  /** Reports whether the version part of a pattern is a single version rather than a range. */
  readonly isOneVersion: (version: string) => boolean;
  /**
   * Returns the given versions that programs can fetch for a range; more than one if programs choose
   * differently. Returns null if the range cannot be parsed.
   */
  readonly fetched: (versions: readonly string[], range: string) => readonly string[] | null;
}

export interface NameRules {
  /** Returns the canonical form of a name, which all spellings of the name share. */
  readonly normaliseName: (name: string) => string;
  /**
   * Returns the canonical spelling of a pattern's name, which can contain wildcards. For an invalid name,
   * returns the fault as a clause without a subject.
   */
  readonly normalisePattern: (name: string) => string | { readonly fault: string };
  /**
   * Parses a package reference into a name and an optional version; returns null if the reference does not
   * contain a valid name.
   */
  readonly readReference: (identifier: string) => Omit<PackageRef, 'type'> | null;
}

/** The parts of a package URL after its type. */
export interface PurlParts {
  readonly namespace?: string;
  readonly name: string;
  readonly version: string | null;
  readonly qualifiers?: Readonly<Record<string, string>>;
}

/** Everything that differs between ecosystems. */
export interface Ecosystem extends VersionRules, NameRules {
  /**
   * The kind of thing that a name identifies: a package, an address to connect to, or a record in the export.
   */
  readonly names: 'packages' | 'addresses' | 'records';
  /**
   * The kind of version. `releases`: version numbers in a registry, which can be ordered. `tags`: image tags,
   * which can be any text, so each spelling is a different tag. `commits`: commits, plus branches and tags,
   * which can move. `labels`: any text. `none`: launches do not specify a version.
   */
  readonly versions: 'releases' | 'tags' | 'commits' | 'labels' | 'none';
  /**
   * Returns the names that the given name can be part of, closest first. Their grades also apply to the given
   * name.
   */
  readonly partOf?: (name: string) => readonly string[];
  /**
   * Returns the names above the given name, closest first. If the export lists one of these names but not the
   * given name, the listing suggests the server's identity but does not prove it.
   */
  readonly above?: (name: string) => readonly string[];
  /** The host for each reference type that is tied to a single host, such as `github.com` for `github`. */
  readonly hostsByType?: Readonly<Record<string, string>>;
  /** The number of name segments that identify the owner. */
  readonly ownerSegments: number;
  /** Whether anyone can register names, including names that imitate existing ones. */
  readonly hasLookalikes: boolean;
  readonly sharedNamespace?: string;
  /** The ecosystem's names after `pkg:` in patterns; empty if patterns use another form. */
  readonly patternTypes: readonly string[];
  /** The ecosystem's names in the export's package references, in lower case. */
  readonly referenceTypes: readonly string[];
  /**
   * Patterns for addresses copied from package pages. Each pattern matches the host (without `www.`) and the
   * path, and has a `name` group and an optional `version` group. Source: the package websites.
   */
  readonly pages?: readonly RegExp[];
  /**
   * Returns the parts of a dependency's package URL, which has the ecosystem's type. Null if the ecosystem
   * has no package URLs.
   */
  readonly purl: ((spec: IdentifiedSpec) => PurlParts) | null;
  /**
   * The hosts that identify the default registry in package references; null if the ecosystem has no default registry.
   */
  readonly defaultHosts: RegExp | null;
  /** Matches the default registry's addresses in settings and options; null if there are none. */
  readonly defaultRegistry: RegExp | null;
  readonly isRegistryInName: boolean;
  /**
   * Matches the names of options, variables and settings that only select where packages come from, so that a
   * policy can accept their values as mirrors. Null if a policy cannot accept mirrors.
   */
  readonly registrySettings: RegExp | null;
  /**
   * Whether packages from this ecosystem can be installed through a project's manifests. If so, the settings
   * of the ecosystem's package managers are relevant.
   */
  readonly canBeInstalled: boolean;
  /**
   * Parses a name and a version as the ecosystem's launchers do. `version` is null if no version is given.
   */
  readonly readPackage: (name: string, version: string | null) => PackageSpec;
  /** How to write a version into a launch; null if a version cannot be written. */
  readonly writing: VersionWriting | null;
}

/**
 * Returns the highest of the given versions; if several are equally high, returns the first of these.
 * `compare` is expected to order any two of the versions.
 */
export function highestVersion(
  versions: readonly string[],
  compare: VersionRules['compare'],
): string | undefined {
  const [first, ...others] = versions;
  return first === undefined
    ? undefined
    : others.reduce((best, each) => ((compare(each, best) ?? 0) > 0 ? each : best), first);
}

export const noRegistry = {
  defaultHosts: null,
  defaultRegistry: null,
  isRegistryInName: false,
  registrySettings: null,
  canBeInstalled: false,
} as const;

/**
 * Returns rules for names that are normalised in the same way with and without wildcards, and that can end in
 * `@version` or `==version`.
 */
export function plainNames(normaliseName: (name: string) => string): NameRules {
  return {
    normaliseName,
    normalisePattern: normaliseName,
    readReference(identifier) {
      const { name, version } = splitVersion(identifier);
      return { name: normaliseName(name), version, digest: null };
    },
  };
}

/** Splits `name@1.2` and `name==1.2`. A scope's `@` is part of the name. */
export function splitVersion(text: string): { name: string; version: string | null } {
  const split = /^(.[^@=]*)(?:@|==)(.+)$/s.exec(text);
  return { name: split?.[1] ?? text, version: split?.[2] ?? null };
}

/** Reports whether a version has three numbers, or is a full or shortened digest or commit ID. */
export function isFullVersion(version: string): boolean {
  return /^(?:[v=]*\d+\.\d+\.\d[\w.+-]*|(?:sha\d+:)?[0-9a-f]{7,})$/i.test(version);
}

export function namespacedPurl({ name, version }: IdentifiedSpec): PurlParts {
  const slash = name.lastIndexOf('/');
  const lastSegment = name.slice(slash + 1);
  return slash < 0
    ? { name: lastSegment, version }
    : { namespace: name.slice(0, slash), name: lastSegment, version };
}

export function plainPurl({ name, version }: IdentifiedSpec): PurlParts {
  return { name, version };
}

/**
 * Returns a specification that does not identify a package. For display in the report, it retains only text
 * that cannot be a secret.
 * @param displayText the text to retain, if the caller has more suitable text
 */
export function unidentifiedSpec(
  text: string,
  reason: string,
  displayText = withoutSecrets(text),
): UnidentifiedSpec {
  return { type: 'unidentified', name: displayText === '' ? null : displayText, reason };
}

export const pathReason = 'a path, not a package';

/** Returns a package whose specifier cannot be parsed and can therefore mean any version. */
export function anyVersion(
  type: IdentifiedSpec['type'],
  name: string,
  specifier: string,
): IdentifiedSpec {
  return { type, name, specifier, pin: 'range', version: specifier, digest: null };
}

/** The reason why a package given as a placeholder is unidentified. */
export const placeholderReason = 'the package is a placeholder';

/**
 * Reports whether text contains a placeholder that a client or shell replaces when it starts the server:
 * `${VAR}`, `$VAR`, `{env:X}`, `{{x}}`, `%VAR%`, `<name>`.
 */
export function hasPlaceholder(text: string): boolean {
  return /\$\{|\$[A-Za-z_]|\$\(|\{[^{}]*\}|%[A-Za-z_][A-Za-z0-9_]*%|<[^<>]+>|`/.test(text);
}
