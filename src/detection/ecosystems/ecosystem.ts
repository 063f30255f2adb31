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
  /** The one spelling under which two versions are the same; text that is no version is returned trimmed. */
  readonly normaliseVersion: (version: string) => string;
  /** Negative, zero or positive as `a` is lower, equal or higher; null where the two have no order. */
  readonly compare: (a: string, b: string) => number | null;
  readonly isPrerelease: (version: string) => boolean;
  /** Whether a version is in a range; null where the range cannot be read. */
  readonly satisfies: (version: string, range: string) => boolean | null;
  /** Whether the version part of a pattern names one version, not a range. */
  readonly isOneVersion: (version: string) => boolean;
  /**
   * Those of some versions that a range may make a program fetch: none, one, or several where programs
   * differ; null where the range cannot be read.
   */
  readonly fetched: (versions: readonly string[], range: string) => readonly string[] | null;
}

/** How an ecosystem reads and spells names. */
export interface NameRules {
  /** The one spelling under which two names are the same package. */
  readonly normaliseName: (name: string) => string;
  /** The same for the name of a pattern, which may have wildcards; or its fault, as a predicate. */
  readonly normalisePattern: (name: string) => string | { readonly fault: string };
  /** A name, perhaps with a version, as package references write it; null if it is none. */
  readonly readReference: (identifier: string) => Omit<PackageRef, 'type'> | null;
}

/** The parts of a package URL after its type. */
export interface PurlParts {
  readonly namespace?: string;
  readonly name: string;
  readonly version: string | null;
  readonly qualifiers?: Readonly<Record<string, string>>;
}

/** Everything that differs between ecosystems. No other place lists them or knows them by name. */
export interface Ecosystem extends VersionRules, NameRules {
  /** What its names are: of packages, addresses to connect to, or of records of the export. */
  readonly names: 'packages' | 'addresses' | 'records';
  /**
   * What its versions are. `releases`: numbers of a registry, which have an order. `tags`: of images, any
   * text, and each spelling another tag. `commits`: commits, and branches and tags, which move. `labels`:
   * any text. `none`: a launch names none.
   */
  readonly versions: 'releases' | 'tags' | 'commits' | 'labels' | 'none';
  /** The names of what a name may be a part of, nearest first: their grades are also its own. */
  readonly partOf?: (name: string) => readonly string[];
  /**
   * The names above a name, nearest first. One that is listed where the name is not tells which server it
   * probably is, and proves nothing.
   */
  readonly above?: (name: string) => readonly string[];
  /** Hosts by the types of references that are about them: the type `github` about `github.com`. */
  readonly hostsByType?: Readonly<Record<string, string>>;
  /** How many segments of a name identify its owner. */
  readonly ownerSegments: number;
  /** Whether anybody can register a name, and so one that imitates another. */
  readonly hasLookalikes: boolean;
  /** A namespace that many owners share; absent if there is none. */
  readonly sharedNamespace?: string;
  /** Its names behind `pkg:` in patterns; empty if patterns name it otherwise. */
  readonly patternTypes: readonly string[];
  /** Its names, in lower case, in the package references of the export. */
  readonly referenceTypes: readonly string[];
  /**
   * The pages about its packages from which people copy addresses, as host without `www.` and path, with
   * the groups `name` and perhaps `version`. Source: the web sites themselves.
   */
  readonly pages?: readonly RegExp[];
  /** The package URL, whose type is the ecosystem's; null if it has none. */
  readonly purl: ((spec: IdentifiedSpec) => PurlParts) | null;
  /** The hosts of its default registry, as package references name them; null if it has no such registry. */
  readonly defaultHosts: RegExp | null;
  /** The addresses of its default registry, as settings and options name them; null if they name none. */
  readonly defaultRegistry: RegExp | null;
  /** Whether names include the registry, as those of images do. */
  readonly isRegistryInName: boolean;
  /**
   * Names of options, variables and settings whose value only says where packages come from, so that a
   * policy may accept it as a mirror; null if a policy can accept none.
   */
  readonly registrySettings: RegExp | null;
  /** Whether manifests of a project may install it, so that settings of their managers count. */
  readonly canBeInstalled: boolean;
  /** What its launchers read where a name is written with a version, as the registry spells it, or without. */
  readonly readPackage: (name: string, version: string | null) => PackageSpec;
  /** How a version is written into a launch; null if it cannot be. */
  readonly writing: VersionWriting | null;
}

/** The highest of some versions, all of which have an order; of equal ones the first. */
export function highestVersion(
  versions: readonly string[],
  compare: VersionRules['compare'],
): string | undefined {
  const [first, ...others] = versions;
  return first === undefined
    ? undefined
    : others.reduce((best, each) => ((compare(each, best) ?? 0) > 0 ? each : best), first);
}

/** What has no registry whose address a reference, a setting or a name could tell. */
export const noRegistry = {
  defaultHosts: null,
  defaultRegistry: null,
  isRegistryInName: false,
  registrySettings: null,
  canBeInstalled: false,
} as const;

/** The rules for names that wildcards do not change, with a version perhaps behind `@` or `==`. */
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

/** The package URL of a name whose last segment is its own and the others a namespace. */
export function namespacedPurl({ name, version }: IdentifiedSpec): PurlParts {
  const slash = name.lastIndexOf('/');
  const lastSegment = name.slice(slash + 1);
  return slash < 0
    ? { name: lastSegment, version }
    : { namespace: name.slice(0, slash), name: lastSegment, version };
}

/** The package URL of a name without a namespace. */
export function plainPurl({ name, version }: IdentifiedSpec): PurlParts {
  return { name, version };
}

/**
 * A specification that does not identify what it fetches. Only the part of its text that cannot be a
 * secret is kept for the report.
 *
 * @param displayText what is kept, if that is known better than by the text alone
 */
export function unidentifiedSpec(
  text: string,
  reason: string,
  displayText = withoutSecrets(text),
): UnidentifiedSpec {
  return { type: 'unidentified', name: displayText === '' ? null : displayText, reason };
}

/** Why a folder or file of the project is no package. */
export const pathReason = 'a path, not a package';

/** A package of which the version is written in a way that cannot be read: any may be fetched. */
export function anyVersion(
  type: IdentifiedSpec['type'],
  name: string,
  specifier: string,
): IdentifiedSpec {
  return { type, name, specifier, pin: 'range', version: specifier, digest: null };
}

/**
 * Whether text still has a placeholder that a client or shell replaces when it starts the server:
 * `${VAR}`, `$VAR`, `{env:X}`, `{{x}}`, `%VAR%`, `<name>`.
 */
export function hasPlaceholder(text: string): boolean {
  return /\$\{|\$[A-Za-z_]|\$\(|\{[^{}]*\}|%[A-Za-z_][A-Za-z0-9_]*%|<[^<>]+>|`/.test(text);
}
