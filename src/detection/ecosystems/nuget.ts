import semver from 'semver';
import type { PackageSpec } from '../../model/model.ts';
import {
  type Ecosystem,
  hasPlaceholder,
  isFullVersion,
  plainNames,
  plainPurl,
  unidentifiedSpec,
  type VersionRules,
} from './ecosystem.ts';
import {
  type NugetVersion,
  orderNugetVersions,
  padNumbers,
  readNugetVersion,
  writeNugetVersion,
} from './nuget-version.ts';
import { literalPattern, type VersionWriting, versionAfterAt, withoutV } from './writing.ts';

const longest = 256;

type Range = (version: NugetVersion) => boolean;

interface Bound {
  readonly sign: string;
  readonly end: NugetVersion;
}

function isWithin(version: NugetVersion, { sign, end }: Bound): boolean {
  const difference = orderNugetVersions(version, end);
  if (difference === 0) return !/^[<>]$/.test(sign);
  return difference < 0 ? sign.startsWith('<') : sign.startsWith('>');
}

const isPrerelease = ({ labels }: NugetVersion): boolean => labels.length > 0;

/**
 * Parses intervals such as `[1.0,2.0)`, `(,1.0]` and `[1.0]`; returns null for any other text. The range
 * includes pre-releases only if one of its ends is a pre-release. Source: NuGet's "package versioning".
 */
function readInterval(text: string): Range | null {
  const [, only, opening = '', low = '', high = '', closing] =
    /^(?:\[([^,[\]()]+)\]|([[(])([^,[\]()]*),([^,[\]()]*)([\])]))$/.exec(text) ?? [];
  if (only === undefined && closing === undefined) return null;
  const bounds =
    only === undefined
      ? [
          ...intervalBounds(opening === '[' ? '>=' : '>', low),
          ...intervalBounds(closing === ']' ? '<=' : '<', high),
        ]
      : intervalBounds('=', only);
  if (bounds.includes(null)) return null;
  const definedBounds = bounds.filter((bound) => bound !== null);
  const namesPrerelease = definedBounds.some(({ end }) => isPrerelease(end));
  return (version) =>
    (namesPrerelease || !isPrerelease(version)) &&
    definedBounds.every((bound) => isWithin(version, bound));
}

/**
 * Returns the bound at one end of an interval. The array is empty if that end is unbounded, and `[null]` if
 * the bound cannot be parsed.
 */
function intervalBounds(sign: string, text: string): (Bound | null)[] {
  // `[1.*,2.0)` resolves to the highest 1.x version, so the bound is the part before `*`.
  const written = text.trim().replace(/[.-]?\*.*$/s, '');
  if (written === '') return [];
  const end = readNugetVersion(written);
  return [end === null ? null : { sign, end }];
}

/**
 * Parses floating versions: `1.*` and `*`, or, with pre-releases, `1.2.0-*`, `1.2.0-beta*` and `1.*-*`.
 * Returns null for any other text.
 */
function readFloating(text: string): Range | null {
  const [, written = '', star, prefix] =
    /^((?:\d+\.){0,3}(?:(\*)|\d+(?=-)))(?:-([0-9a-z.-]*)\*)?$/.exec(text.toLowerCase()) ?? [];
  if (star === undefined && prefix === undefined) return null;
  const given = written.split('.').filter((part) => part !== '*');
  const fixed = star === undefined ? padNumbers(given.map(Number)) : given.map(Number);
  return ({ numbers, labels }) =>
    fixed.every((number, index) => number === numbers[index]) &&
    (labels.length === 0 || (prefix !== undefined && labels.join('.').startsWith(prefix)));
}

/** Parses ranges in the syntax that policies use for every ecosystem: `^1.2`, `>=1 <2`, `<1.0.0.4 || 3.x`. */
function readComparators(text: string): Range | null {
  const sets = text
    .replace(/(?<!\S)(\S+)\s+-\s+(\S+)/g, '>=$1 <=$2')
    .split('||')
    .map(readSet);
  if (sets.includes(null)) return null;
  return (version) => sets.some((isIn) => isIn?.(version));
}

function readSet(text: string): Range | null {
  // The semver library does not parse versions with four numbers.
  const withFour = /(?<=^|\s)(?:([<>]=?|=)\s*)?(v?\d+(?:\.\d+){2}\.\d[\w.+-]*)(?=\s|$)/g;
  const remainder = text.replace(withFour, '').trim();
  if (semver.validRange(remainder, { loose: true }) === null) return null;
  const bounds = [
    ...[...text.matchAll(withFour)].map(([, sign = '', version = '']) => ({ sign, version })),
    ...[...(new semver.Range(remainder, { loose: true }).set[0] ?? [])].flatMap((comparator) =>
      comparator.value === ''
        ? []
        : [{ sign: comparator.operator, version: comparator.semver.version }],
    ),
  ].map(({ sign, version }) => ({ sign, end: readNugetVersion(version) }));
  const definedBounds = bounds.flatMap(({ sign, end }) => (end === null ? [] : [{ sign, end }]));
  if (definedBounds.length < bounds.length) return null;
  // As in npm, a range includes a pre-release only if one of the range's comparators names a pre-release of
  // the same version.
  const isNamed = ({ numbers }: NugetVersion): boolean =>
    definedBounds.some(({ end }) => isPrerelease(end) && String(end.numbers) === String(numbers));
  return (version) =>
    (!isPrerelease(version) || isNamed(version)) &&
    definedBounds.every((bound) => isWithin(version, bound));
}

function readRange(written: string): Range | null {
  // Parsing takes superlinear time, and the range can be hostile.
  if (written.length > longest) return null;
  return readInterval(written) ?? readFloating(written) ?? readComparators(written);
}

/**
 * Returns the versions that NuGet selects for a range; null if the range cannot be parsed.
 *
 * For a floating version, NuGet selects the highest version that matches or, if none does, the lowest version
 * above it. For any other range, NuGet selects the lowest version when it restores packages and the highest
 * when it restores tools, so both are returned.
 *
 * Sources: NuGet's "package versioning" and "dependency resolution", and its `VersionRange.FindBestMatch`.
 */
function restoredVersions(range: string, versions: readonly string[]): readonly string[] | null {
  const isIn = readRange(range);
  if (isIn === null) return null;
  const inOrder = versions
    .flatMap((text) => {
      const version = readNugetVersion(text);
      return version === null ? [] : [{ text, version }];
    })
    .sort((a, b) => orderNugetVersions(b.version, a.version));
  const low = /^[[(]([^,]*),/.exec(range)?.[1]?.trim() ?? range;
  const begins = readFloating(low);
  const admitted = inOrder.filter(({ version }) => isIn(version));
  if (begins === null) {
    const ends = [admitted[0], admitted.at(-1)].flatMap((each) => each?.text ?? []);
    return [...new Set(ends)];
  }
  const above = low === range ? readInterval(`[${low},)`) : isIn;
  const best =
    admitted.find(({ version }) => begins(version)) ??
    inOrder.findLast(({ version }) => above?.(version));
  return best === undefined ? [] : [best.text];
}

const versionRules: VersionRules = {
  normaliseVersion: (text) => {
    const version = readNugetVersion(text);
    return version === null ? text.trim() : writeNugetVersion(version);
  },
  compare(a, b) {
    const [left, right] = [readNugetVersion(a), readNugetVersion(b)];
    return left === null || right === null ? null : orderNugetVersions(left, right);
  },
  isPrerelease: (text) => (readNugetVersion(text)?.labels.length ?? 0) > 0,
  satisfies(text, range) {
    const isIn = readRange(range.trim());
    const version = readNugetVersion(text);
    return isIn && version !== null && isIn(version);
  },
  fetched: (versions, range) => restoredVersions(range.trim(), versions),
  isOneVersion: isFullVersion,
};

/** `name@version`, or `--version version` anywhere in the declaration. */
const places: VersionWriting['places'] = (spec) => [
  ...versionAfterAt(spec),
  ...(spec.specifier === null
    ? []
    : [
        {
          pattern: String.raw`--version(?:[=:]|["',\s-]{1,200})(?<old>${literalPattern(spec.specifier)})(?![\w.*+-])`,
          within: 'declaration' as const,
          spell: (version: string) => version,
        },
      ]),
];

export const nuget: Ecosystem = {
  ...versionRules,
  ...plainNames((name) => name.toLowerCase()),
  names: 'packages',
  versions: 'releases',
  ownerSegments: 1,
  hasLookalikes: true,
  patternTypes: ['nuget'],
  referenceTypes: ['nuget'],
  pages: [/^nuget\.org\/packages\/(?<name>[^/]+)(?:\/(?<version>[^/]+))?\/?$/i],
  purl: plainPurl,
  defaultHosts: /^(?:api\.|www\.)?nuget\.org$/,
  defaultRegistry: /^https:\/\/api\.nuget\.org\/v3\/index\.json$/,
  isRegistryInName: false,
  registrySettings: /source/i,
  canBeInstalled: false,
  readPackage: (name, version) => readNugetSpec(name, version),
  writing: { spell: withoutV, places },
};

/**
 * Returns the package that dnx fetches for `name` or `name@version`.
 * @param version the value of `--version`, which takes precedence over `@version`; null if absent
 */
export function readNugetSpec(text: string, version: string | null): PackageSpec {
  const [, name = '', written = null] = /^([A-Za-z0-9][\w.-]*)(?:@(.+))?$/.exec(text) ?? [];
  if (hasPlaceholder(text) || name === '') return unidentifiedSpec(text, 'not a NuGet package');
  const specifier = version ?? written;
  // A short NuGet version such as `1.2` means 1.2.0 and is not a range. Source: "dotnet tool install".
  const isExact = specifier !== null && nuget.compare(specifier, specifier) !== null;
  return {
    type: 'nuget',
    name: nuget.normaliseName(name),
    specifier,
    pin: specifier === null ? 'none' : isExact ? 'exact' : 'range',
    version: specifier,
    digest: null,
  };
}
