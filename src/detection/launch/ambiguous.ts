import type { Word } from '../../model/model.ts';
import type { PartialLaunch } from './partial-launch.ts';

/*
 * Versions of a program may read the same words differently. Which version runs is not known, so that what
 * each of them would start counts.
 */

/** What versions make of the words of a command line. */
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

/** What is started in any of the readings; each launch that is not in all of them says which word does it. */
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
