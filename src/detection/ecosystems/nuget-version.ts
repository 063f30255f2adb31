/** A parsed NuGet version. `numbers` always has four entries. */
export interface NugetVersion {
  readonly numbers: readonly number[];
  readonly labels: readonly string[];
}

const largest = 2_147_483_647;

/**
 * Parses a version; returns null for any other text. As in NuGet, leading zeros, missing numbers, a fourth
 * number of 0, metadata after `+` and the case of labels are ignored. Sources: NuGet's "package versioning"
 * and its `NuGetVersion` class.
 */
export function readNugetVersion(text: string): NugetVersion | null {
  const [, written = '', labels] =
    /^[v=]*(\d+(?:\.\d+){0,3})(?:-([0-9a-z-]+(?:\.[0-9a-z-]+)*))?(?:\+[0-9a-z.-]*)?$/.exec(
      text.trim().toLowerCase(),
    ) ?? [];
  const numbers = padNumbers(written.split('.').map(Number));
  if (written === '' || numbers.some((number) => number > largest)) return null;
  return { numbers, labels: labels?.split('.').map(withoutLeadingZeros) ?? [] };
}

export function padNumbers(given: readonly number[]): readonly number[] {
  return [0, 1, 2, 3].map((index) => given[index] ?? 0);
}

export function writeNugetVersion({ numbers, labels }: NugetVersion): string {
  const shown = numbers.at(-1) === 0 ? numbers.slice(0, -1) : numbers;
  return `${shown.join('.')}${labels.length === 0 ? '' : `-${labels.join('.')}`}`;
}

export function orderNugetVersions(a: NugetVersion, b: NugetVersion): number {
  const byNumber = a.numbers
    .map((number, index) => number - (b.numbers[index] ?? 0))
    .find((difference) => difference !== 0);
  if (byNumber !== undefined) return byNumber;
  // A pre-release comes before its release.
  if (a.labels.length === 0 || b.labels.length === 0) return b.labels.length - a.labels.length;
  const byLabel = a.labels
    .map((label, index) => orderLabels(label, b.labels[index]))
    .find((difference) => difference !== 0);
  return byLabel ?? a.labels.length - b.labels.length;
}

/**
 * Compares labels: numbers by value, words by their characters, and numbers before words. A missing label
 * sorts first.
 */
function orderLabels(a: string, b: string | undefined): number {
  if (b === undefined) return 1;
  if (isNumber(a) && isNumber(b)) return Number(a) - Number(b);
  if (isNumber(a) !== isNumber(b)) return isNumber(a) ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}

const isNumber = (label: string): boolean => /^\d+$/.test(label) && Number(label) <= largest;

const withoutLeadingZeros = (label: string): string =>
  isNumber(label) ? String(Number(label)) : label;
