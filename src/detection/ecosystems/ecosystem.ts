import type {
  IdentifiedSpec,
  PackageRef,
  PackageSpec,
  UnidentifiedSpec,
} from '../../model/model.ts';
import { withoutSecrets } from '../../model/secrets.ts';
import type { VersionWriting } from './writing.ts';

/** How an ecosystem compares versions. */
export interface VersionRules {
  /** Returns the canonical spelling of a version. A string that is not a version is returned trimmed. */
  readonly normaliseVersion: (version: string) => string;
  /**
   * Returns a negative number, zero or a positive number if `a` is lower than, equal to or higher than `b`;
   * null if the two cannot be ordered.
   */
  readonly compare: (a: string, b: string) => number | null;
  readonly isPrerelease: (version: string) => boolean;
  /** Whether a version is within a range; null if the range cannot be parsed. */
  readonly satisfies: (version: string, range: string) => boolean | null;
  /** Whether the version part of a pattern is a single version and not a range. */
  readonly isOneVersion: (version: string) => boolean;
  /**
   * Returns the given versions that a program may fetch for a range: none, one, or several if programs differ
   * in what they fetch. Returns null if the range cannot be parsed.
   */
  readonly fetched: (versions: readonly string[], range: string) => readonly string[] | null;
}

/** How an ecosystem parses and spells names. */
export interface NameRules {
  /** Returns the canonical spelling, which is the same for all names of a package. */
  readonly normaliseName: (name: string) => string;
  /**
   * Returns the canonical spelling of the name in a pattern, which may contain wildcards. If the name is not
   * valid, returns the fault as a clause without its subject.
   */
  readonly normalisePattern: (name: string) => string | { readonly fault: string };
  /**
   * Parses a name, with or without a version, from a package reference; null if the reference is not a name.
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

/** Everything that differs between ecosystems. The ecosystems and their names are listed only here. */
export interface Ecosystem extends VersionRules, NameRules {
  /**
   * The things that the ecosystem's names identify: packages, addresses to connect to, or records in the
   * export.
   */
  readonly names: 'packages' | 'addresses' | 'records';
  /**
   * The kind of versions that the ecosystem uses. `releases`: version numbers in a registry, which can be
   * ordered. `tags`: image tags, which may be any text, so each spelling is a different tag. `commits`:
   * commits, and also branches and tags, which can move. `labels`: any text. `none`: launches do not specify
   * a version.
   */
  readonly versions: 'releases' | 'tags' | 'commits' | 'labels' | 'none';
  /**
   * Returns the names that a name may be a part of, closest first. The grades of the returned names also
   * apply to the given name.
   */
  readonly partOf?: (name: string) => readonly string[];
  /**
   * Returns the names above a name, closest first. If one of the returned names is listed but the given name
   * is not, the listed name suggests the server's identity, but does not prove it.
   */
  readonly above?: (name: string) => readonly string[];
  /** The host for each reference type that refers to a single host: `github.com` for the type `github`. */
  readonly hostsByType?: Readonly<Record<string, string>>;
  /** The number of name segments that identify the owner. */
  readonly ownerSegments: number;
  /** Whether anyone can register a name, including a name that imitates another. */
  readonly hasLookalikes: boolean;
  /** A namespace that many owners share; absent if the ecosystem has no such namespace. */
  readonly sharedNamespace?: string;
  /** The ecosystem's names after `pkg:` in patterns; empty if patterns use another form. */
  readonly patternTypes: readonly string[];
  /** The ecosystem's names, in lower case, in the export's package references. */
  readonly referenceTypes: readonly string[];
  /**
   * Patterns for the addresses that people copy from package pages: the host without `www.`, followed by the
   * path, with the group `name` and an optional group `version`. Source: the package websites.
   */
  readonly pages?: readonly RegExp[];
  /**
   * Returns the parts of the package URL, whose type is the ecosystem's own type; null if the ecosystem has
   * no package URLs.
   */
  readonly purl: ((spec: IdentifiedSpec) => PurlParts) | null;
  /**
   * The hosts that identify the default registry in package references; null if the ecosystem has no default registry.
   */
  readonly defaultHosts: RegExp | null;
  /**
   * The addresses of the default registry in settings and options; null if the ecosystem has no such
   * addresses.
   */
  readonly defaultRegistry: RegExp | null;
  /** Whether names include the registry, as image names do. */
  readonly isRegistryInName: boolean;
  /**
   * Names of options, variables and settings whose value only selects where packages come from. A policy may
   * accept such a value as a mirror. Null if a policy cannot accept another value as a mirror.
   */
  readonly registrySettings: RegExp | null;
  /**
   * Whether a project's manifests may install packages from this ecosystem, so that the settings of the
   * ecosystem's package managers matter.
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
 * Returns the highest of the given versions, all of which can be ordered; the first one if several are equal.
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

/**
 * Fields for an ecosystem that has no registry whose address could appear in a reference, a setting or a
 * name.
 */
export const noRegistry = {
  defaultHosts: null,
  defaultRegistry: null,
  isRegistryInName: false,
  registrySettings: null,
  canBeInstalled: false,
} as const;

/** Rules for names that have the same form with wildcards, with an optional version after `@` or `==`. */
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

/** Splits `name@1.2` and `name==1.2`. The `@` of a scope is part of the name. */
export function splitVersion(text: string): { name: string; version: string | null } {
  const split = /^(.[^@=]*)(?:@|==)(.+)$/s.exec(text);
  return { name: split?.[1] ?? text, version: split?.[2] ?? null };
}

/** Whether a version has three numbers, or is a full or shortened digest or commit. */
export function isFullVersion(version: string): boolean {
  return /^(?:[v=]*\d+\.\d+\.\d[\w.+-]*|(?:sha\d+:)?[0-9a-f]{7,})$/i.test(version);
}

/**
 * Returns the package URL for a name whose last segment is the package and whose preceding segments are the
 * namespace.
 */
export function namespacedPurl({ name, version }: IdentifiedSpec): PurlParts {
  const slash = name.lastIndexOf('/');
  const lastSegment = name.slice(slash + 1);
  return slash < 0
    ? { name: lastSegment, version }
    : { namespace: name.slice(0, slash), name: lastSegment, version };
}

/** Returns the package URL for a name without a namespace. */
export function plainPurl({ name, version }: IdentifiedSpec): PurlParts {
  return { name, version };
}

/**
 * Returns a specification that does not identify the fetched package. For display in the report, the
 * specification retains only the part of its text that cannot be a secret.
 *
 * @param displayText the text to retain, if the caller can provide more suitable text
 */
export function unidentifiedSpec(
  text: string,
  reason: string,
  displayText = withoutSecrets(text),
): UnidentifiedSpec {
  return { type: 'unidentified', name: displayText === '' ? null : displayText, reason };
}

/** The reason why a folder or file in the project is not a package. */
export const pathReason = 'a path, not a package';

/** Returns a package whose specifier cannot be parsed, which means that the package may have any version. */
export function anyVersion(
  type: IdentifiedSpec['type'],
  name: string,
  specifier: string,
): IdentifiedSpec {
  return { type, name, specifier, pin: 'range', version: specifier, digest: null };
}

/**
 * Whether text contains a placeholder that a client or shell replaces when it starts the server: `${VAR}`,
 * `$VAR`, `{env:X}`, `{{x}}`, `%VAR%`, `<name>`.
 */
export function hasPlaceholder(text: string): boolean {
  return /\$\{|\$[A-Za-z_]|\$\(|\{[^{}]*\}|%[A-Za-z_][A-Za-z0-9_]*%|<[^<>]+>|`/.test(text);
}
