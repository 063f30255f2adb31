import type { Word } from '../../model/model.ts';
import type { PartialLaunch } from './partial-launch.ts';

/*
 * Versions of a program may read the same words differently. The running version is unknown, so everything
 * that any version would start counts.
 */

/** The ways in which versions read the words of a command line. */
export interface Ambiguous<T> {
  /** The different readings: one if all versions agree. */
  readonly variants: readonly T[];
  /** The word that they read differently; null if they agree. */
  readonly differingWord: Word | null;
}

/** Whether all values are the same in every part. */
export function areAllEqual(values: readonly unknown[]): boolean {
  return new Set(values.map((each) => JSON.stringify(each))).size <= 1;
}

/**
 * Returns the launches of all readings. A launch that only some readings contain carries the word that causes
 * the difference.
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
