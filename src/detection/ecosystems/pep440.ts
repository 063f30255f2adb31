import { compare, explain, valid } from '@renovatebot/pep440';
import { highestVersion } from './ecosystem.ts';

interface Specifier {
  readonly admits: (version: string) => boolean;
  /** Whether this part names a pre-release and therefore makes the range allow pre-releases. */
  readonly namesPrerelease: boolean;
}

/** A range. A version matches if it satisfies every part of at least one alternative. */
type Alternatives = readonly (readonly Specifier[])[];

/** Limit in characters. Real ranges are shorter, and a hostile range can take a long time to parse. */
const longest = 1000;

/**
 * Returns whether a version is within a range; null if the range cannot be parsed. A range includes
 * pre-releases only if it names one itself.
 * @param range PEP 440 specifiers, optionally as alternatives separated by `||`, which only Poetry supports
 */
export function isInRange(version: string, range: string): boolean | null {
  const read = readRange(range);
  if (read === null) return null;
  return admits(read, version) && (!isPrerelease(version) || namesPrereleaseIn(read));
}

const admits = (range: Alternatives, version: string): boolean =>
  valid(version) !== null && range.some((set) => set.every((each) => each.admits(version)));

const namesPrereleaseIn = (range: Alternatives): boolean =>
  range.some((set) => set.some(({ namesPrerelease }) => namesPrerelease));

/**
 * Returns the versions that pip, uv and Poetry select; null if the range cannot be parsed. All three tools
 * select a pre-release if the range allows no other version.
 *
 * If the range names a pre-release, pip selects the highest version and uv the highest final version, so both
 * are returned. Poetry, the only tool that supports alternatives, selects as uv does.
 *
 * Sources: PEP 440, "handling of pre-releases", and the recorded answers in `conformance/version/`.
 */
export function chooseInRange(versions: readonly string[], range: string): string[] | null {
  const alternatives = readRange(range);
  if (alternatives === null) return null;
  const admitted = versions.filter((version) => admits(alternatives, version));
  const isAny = alternatives.length === 1 && namesPrereleaseIn(alternatives);
  const final = highestVersion(
    admitted.filter((each) => !isPrerelease(each)),
    compare,
  );
  const any = final === undefined || isAny ? highestVersion(admitted, compare) : undefined;
  return [...new Set([any, final])].filter((version) => version !== undefined);
}

/** Reports whether a version is a pre-release or a development release. */
export function isPrerelease(version: string): boolean {
  return explain(version)?.is_prerelease ?? false;
}

function readRange(range: string): Alternatives | null {
  if (range.length > longest) return null;
  const sets = range.split('||').map(readSet);
  return sets.includes(null) ? null : sets.filter((set) => set !== null);
}

function readSet(text: string): Specifier[] | null {
  const parts = text.split(',').map((part) => part.trim());
  const read = parts.filter((part) => part !== '').map(readSpecifier);
  return read.includes(null) ? null : read.filter((part) => part !== null);
}

function readSpecifier(text: string): Specifier | null {
  const [, sign = '', written = '', star] =
    /^(===|[=!<>~]=|[<>])\s*([^\s;)]+?)(\.\*)?$/.exec(text) ?? [];
  const end = explain(written);
  if (sign === '' || end === null) return null;
  const namesPrerelease = end.is_prerelease && sign !== '!=' && star === undefined;
  if (star !== undefined) {
    const isPlain = /^v?(?:\d+!)?\d+(?:\.\d+)*$/i.test(written);
    if (!/^[=!]=$/.test(sign) || !isPlain) return null;
    const isBelow = beginsWith(end);
    return { admits: sign === '==' ? isBelow : (each) => !isBelow(each), namesPrerelease };
  }
  // A local version cannot be ordered, so only the equality operators accept one.
  if (end.local !== null && !/^(?:[=!]=|===)$/.test(sign)) return null;
  const admits = createVersionTest(sign, written, end);
  return admits === null ? null : { admits, namesPrerelease };
}

type Explained = NonNullable<ReturnType<typeof explain>>;

function createVersionTest(
  sign: string,
  text: string,
  end: Explained,
): ((version: string) => boolean) | null {
  const difference = (version: string): number => compare(withoutLocal(version), text);
  const isSame = (version: string): boolean =>
    compare(end.local === null ? withoutLocal(version) : version, text) === 0;
  switch (sign) {
    // `===` compares spellings, but the package index's spelling is unknown, so `===` is treated as `==`.
    case '===':
    case '==':
      return isSame;
    case '!=':
      return (version) => !isSame(version);
    case '>=':
      return (version) => difference(version) >= 0;
    case '<=':
      return (version) => difference(version) <= 0;
    case '<': {
      // `<2` excludes pre-releases of 2.
      const first = end.is_prerelease ? text : `${text}.dev0`;
      return (version) => compare(withoutLocal(version), first) < 0;
    }
    case '>':
      // `>2` excludes post-releases of 2.
      return (version) => difference(version) > 0 && compare(withoutPost(version), text) !== 0;
    default: {
      if (end.release.length < 2) return null;
      const isBelow = beginsWith({ ...end, release: end.release.slice(0, -1) });
      return (version) => difference(version) >= 0 && isBelow(version);
    }
  }
}

/**
 * Creates a test for versions that have the given epoch and begin with the given release numbers. Missing
 * numbers are treated as 0.
 */
function beginsWith({ epoch, release }: Explained): (version: string) => boolean {
  return (version) => {
    const explained = explain(version);
    return (
      explained !== null &&
      explained.epoch === epoch &&
      release.every((number, index) => number === (explained.release[index] ?? 0))
    );
  };
}

function withoutPost(version: string): string {
  const { base_version, pre, is_postrelease } = explain(version) ?? {};
  return is_postrelease === true ? `${base_version}${pre?.join('') ?? ''}` : version;
}

const withoutLocal = (version: string): string => version.replace(/\+.*$/s, '');
