import {
  ecosystems,
  identityKey,
  isIdentified,
  sameVersion,
} from '../../../detection/ecosystems.ts';
import { openBudget, takeInventory } from '../../../gate/inventory.ts';
import { matchAll } from '../../../gate/steps.ts';
import { sourceOfTexts } from '../../../io/tree.ts';
import { evaluate } from '../../../judging/evaluation.ts';
import type { Dependency, Identified } from '../../../model/model.ts';
import { logLine } from '../../../report/text.ts';
import { noSubjects, type ShowContext } from '../describe.ts';

/** What a text should declare. */
export interface EntryClaim {
  readonly file: string;
  readonly text: string;
  /** The package, pinned as it should be. */
  readonly pinned: Identified<Dependency>;
  /** That of an image, if the entry has it. */
  readonly digest: string | null;
}

/**
 * Reads a text as the gate reads a client's file, and judges what it declares.
 *
 * @returns null if it is the one package that is claimed, pinned to the version, and the gate lets it in;
 *   else why not, as a clause
 */
export async function faultOfEntry(
  { file, text, pinned, digest }: EntryClaim,
  { loaded, policy, now }: ShowContext,
): Promise<string | null> {
  // What is printed is what was read.
  if (text.split('\n').some((line) => logLine(line) !== line)) {
    return 'its name has characters that cannot be shown';
  }
  const options = { folder: '', ignorePaths: [], withCandidates: false, spend: openBudget() };
  const source = sourceOfTexts(new Map([[file, text]]));
  const { dependencies, files } = await takeInventory(source, options);
  const [only, ...others] = dependencies;
  if (only === undefined || others.length > 0 || files.some(({ reason }) => reason !== null)) {
    return 'the entry declares something else';
  }
  const isSame =
    isIdentified(only) &&
    only.role === 'server' &&
    identityKey(only) === identityKey(pinned) &&
    only.alterations.length === 0 &&
    !only.declaration.disabled;
  if (!isSame || !isPinnedAs(only, pinned, digest)) return 'the entry declares something else';
  const changed = {
    ...({
      dependency: only,
      change: 'unknown',
      before: null,
      replaced: [],
      isCounted: true,
    } as const),
    difference: { changedParts: [], edited: [], obstacles: [] },
  };
  const subjects = { ...noSubjects, dependencies: matchAll([changed], loaded, policy), now };
  const [judged] = evaluate(subjects, policy, false).servers;
  const isIn = judged?.verdict === 'pass' || judged?.verdict === 'warn';
  return isIn ? null : 'the gate does not let the entry in';
}

function isPinnedAs(
  found: Identified<Dependency>,
  { type, version, pin }: Identified<Dependency>,
  digest: string | null,
): boolean {
  if (ecosystems[type].versions === 'none') return true;
  if (digest !== null) return found.pin === 'digest' && found.digest === digest;
  if (found.version === null || version === null || found.pin !== pin) return false;
  return ['exact', 'digest'].includes(found.pin) && sameVersion(type, found.version, version);
}
