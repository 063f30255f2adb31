import type { Word } from '../../model/model.ts';
import type { PartialLaunch } from './partial-launch.ts';

/**
 * Different versions of a program may parse the same command line differently. The version in use is unknown,
 * so the gate considers everything that any version would start.
 */

/** The results of parsing a command line as each version does. */
export interface Ambiguous<T> {
  /** The different results. There is only one result if all program versions agree. */
  readonly variants: readonly T[];
  /** The word that program versions parse differently; null if all versions agree. */
  readonly differingWord: Word | null;
}

/** Whether all values are deeply equal. */
export function areAllEqual(values: readonly unknown[]): boolean {
  return new Set(values.map((each) => JSON.stringify(each))).size <= 1;
}

/**
 * Returns the launches in all results. If the results differ, each launch refers to the word that causes the
 * difference.
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
