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
  /**
   * Returns the spelling that all spellings of a version share; text that is not a version is returned
   * trimmed.
   */
  readonly normaliseVersion: (version: string) => string;
  /**
   * Returns a negative number, zero or a positive number if `a` is lower, equal or higher; null if the two
   * have no order.
   */
  readonly compare: (a: string, b: string) => number | null;
  readonly isPrerelease: (version: string) => boolean;
  /** Whether a version is in a range; null if the range cannot be parsed. */
  readonly satisfies: (version: string, range: string) => boolean | null;
  /** Whether the version part of a pattern names one version, not a range. */
  readonly isOneVersion: (version: string) => boolean;
  /**
   * Returns the versions, among those given, that a program may fetch for a range: none, one, or several if
   * programs differ; null if the range cannot be parsed.
   */
  readonly fetched: (versions: readonly string[], range: string) => readonly string[] | null;
}

/** How an ecosystem reads and spells names. */
export interface NameRules {
  /** Returns the spelling that all names of the same package share. */
  readonly normaliseName: (name: string) => string;
  /**
   * Does the same for the name in a pattern, which may contain wildcards. Returns the fault, as a predicate,
   * of a name that is not valid.
   */
  readonly normalisePattern: (name: string) => string | { readonly fault: string };
  /** Reads a name, with or without a version, from a package reference; null if it is not a name. */
  readonly readReference: (identifier: string) => Omit<PackageRef, 'type'> | null;
}

/** The parts of a package URL after its type. */
export interface PurlParts {
  readonly namespace?: string;
  readonly name: string;
  readonly version: string | null;
  readonly qualifiers?: Readonly<Record<string, string>>;
}

/**
 * Everything that differs between ecosystems. No other place lists the ecosystems or knows their names.
 */
export interface Ecosystem extends VersionRules, NameRules {
  /** The kind of its names: packages, addresses to connect to, or records of the export. */
  readonly names: 'packages' | 'addresses' | 'records';
  /**
   * The kind of its versions. `releases`: numbers of a registry, which have an order. `tags`: tags of images,
   * which are any text; each spelling is a different tag. `commits`: commits, and branches and tags, which
   * move. `labels`: any text. `none`: launches name no version.
   */
  readonly versions: 'releases' | 'tags' | 'commits' | 'labels' | 'none';
  /** Returns the names that a name may be a part of, nearest first: their grades also apply to the name. */
  readonly partOf?: (name: string) => readonly string[];
  /**
   * Returns the names above a name, nearest first. If such a name is listed and the name itself is not, it
   * shows which server this probably is, but proves nothing.
   */
  readonly above?: (name: string) => readonly string[];
  /** The host of each reference type that is specific to one: `github.com` for the type `github`. */
  readonly hostsByType?: Readonly<Record<string, string>>;
  /** The number of segments of a name that identify its owner. */
  readonly ownerSegments: number;
  /** Whether anyone can register a name, including one that imitates another. */
  readonly hasLookalikes: boolean;
  /** A namespace that many owners share; absent if there is none. */
  readonly sharedNamespace?: string;
  /** Its names after `pkg:` in patterns; empty if patterns use another form. */
  readonly patternTypes: readonly string[];
  /** Its names, in lower case, in the package references of the export. */
  readonly referenceTypes: readonly string[];
  /**
   * The package pages from which people copy addresses, as host without `www.` and path, with the group
   * `name` and an optional group `version`. Source: the web sites themselves.
   */
  readonly pages?: readonly RegExp[];
  /** Returns the parts of the package URL, whose type is the ecosystem's; null if the ecosystem has none. */
  readonly purl: ((spec: IdentifiedSpec) => PurlParts) | null;
  /** The hosts of its default registry in package references; null if it has no such registry. */
  readonly defaultHosts: RegExp | null;
  /** The addresses of its default registry in settings and options; null if there are none. */
  readonly defaultRegistry: RegExp | null;
  /** Whether names include the registry, as those of images do. */
  readonly isRegistryInName: boolean;
  /**
   * Names of options, variables and settings whose value only chooses where packages come from, so that a
   * policy may accept it as a mirror; null if a policy can accept none.
   */
  readonly registrySettings: RegExp | null;
  /** Whether a project's manifests may install it, so that the settings of their managers count. */
  readonly canBeInstalled: boolean;
  /** Reads a name and a version as its launchers do. The version is null if there is none. */
  readonly readPackage: (name: string, version: string | null) => PackageSpec;
  /** How to write a version into a launch; null if that is impossible. */
  readonly writing: VersionWriting | null;
}

/** Returns the highest of some versions, all of which have an order; the first of equal ones. */
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
 * Fields for an ecosystem without a registry whose address a reference, a setting or a name could contain.
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

/** Splits `name@1.2` and `name==1.2`; the `@` of a scope is part of the name. */
export function splitVersion(text: string): { name: string; version: string | null } {
  const split = /^(.[^@=]*)(?:@|==)(.+)$/s.exec(text);
  return { name: split?.[1] ?? text, version: split?.[2] ?? null };
}

/** Whether a version has three numbers, or is a digest or commit, possibly shortened. */
export function isFullVersion(version: string): boolean {
  return /^(?:[v=]*\d+\.\d+\.\d[\w.+-]*|(?:sha\d+:)?[0-9a-f]{7,})$/i.test(version);
}

/**
 * Returns the package URL of a name whose last segment is the package's and whose other segments are the
 * namespace.
 */
export function namespacedPurl({ name, version }: IdentifiedSpec): PurlParts {
  const slash = name.lastIndexOf('/');
  const lastSegment = name.slice(slash + 1);
  return slash < 0
    ? { name: lastSegment, version }
    : { namespace: name.slice(0, slash), name: lastSegment, version };
}

/** Returns the package URL of a name without a namespace. */
export function plainPurl({ name, version }: IdentifiedSpec): PurlParts {
  return { name, version };
}

/**
 * Returns a specification that does not identify the fetched package. For the report, it keeps only the part
 * of its text that cannot be a secret.
 *
 * @param displayText the text to keep, if the caller knows it better
 */
export function unidentifiedSpec(
  text: string,
  reason: string,
  displayText = withoutSecrets(text),
): UnidentifiedSpec {
  return { type: 'unidentified', name: displayText === '' ? null : displayText, reason };
}

/** The reason why a folder or file of the project is not a package. */
export const pathReason = 'a path, not a package';

/** Returns a package whose version cannot be parsed: it may be any version. */
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
