import type { Word } from '../../model/model.ts';
import type { PartialLaunch } from './partial-launch.ts';

/**
 * Versions of a program can parse the same command line differently. The gate does not know which version is
 * in use, so it considers everything that any version would start.
 */

export interface Ambiguous<T> {
  /** The distinct results of parsing; only one if all program versions agree. */
  readonly variants: readonly T[];
  /** The word that program versions parse differently; null if all versions agree. */
  readonly differingWord: Word | null;
}

export function areAllEqual(values: readonly unknown[]): boolean {
  return new Set(values.map((each) => JSON.stringify(each))).size <= 1;
}

/**
 * Returns the launches of all variants. If the launches differ, `readDifferently` in each launch names the
 * word that program versions parse differently.
 */
export function launchAllVariants<T>(
  { variants, differingWord }: Ambiguous<T>,
  start: (reading: T) => readonly PartialLaunch[],
): readonly PartialLaunch[] {
  const variantLaunches = variants.map(start);
  const [first = []] = variantLaunches;
  if (differingWord === null || areAllEqual(variantLaunches)) return first;
  const name = differingWord.text.replace(/=.*$/s, '');
  const unique = new Map(variantLaunches.flat().map((each) => [JSON.stringify(each), each]));
  return [...unique.values()].map((each) => ({
    ...each,
    launch: { ...each.launch, readDifferently: name },
  }));
}
