import { folderOf } from '../../model/paths.ts';
import type { Expansion } from '../launch/partial-launch.ts';
import type { SetVariable } from './judge-variables.ts';
import type { Project } from './project/project.ts';
import { mayReachCheckout } from './value-paths.ts';
import {
  mayHideFiles,
  moveWorkingFolder,
  startFolders,
  type WorkingFolder,
} from './working-folder.ts';

/** What no shell takes apart, whatever surrounds it. */
const inert = /^[\w./:@%+,=-]*$/;
/** What a shell makes several words or names of files of. */
const splitting = /[\s*?[\]\\]/;

/**
 * Whether variables of the repository decide what the shells on the way to a launch do: where a shell may
 * run the value of a variable, no variable may be set; where the value becomes words of a program, only
 * one that stays a single word. Variables of the machine that nothing in the repository sets decide nothing.
 *
 * @param variables all that words, entries, clients and files set
 */
export function isDecidedByVariables(
  expansions: readonly Expansion[],
  variables: readonly SetVariable[],
): boolean {
  if (expansions.length === 0) return false;
  const byName = Map.groupBy(variables, ({ name }) => name);
  return expansions.some(({ name, as, ownValue }) => {
    if (as === 'names') return false;
    // The entry gives the arguments that follow a shell's text.
    if (/^[\d@*]$/.test(name)) return as === 'text';
    // What a container is given of the outside is there itself; of what a text sets, the value is known.
    const harmlessTexts = new Set([`\${${name}}`, ownValue]);
    const otherAssignments = (byName.get(name) ?? []).filter(
      ({ value: { text } }) => !harmlessTexts.has(text),
    );
    if (as === 'text') return otherAssignments.length > 0;
    // What a client has is put into the text before the shell reads it, so quotes do not help.
    return otherAssignments.some(({ file, value: { text } }) =>
      file === null ? as === 'words' && splitting.test(text) : !inert.test(text),
    );
  });
}

/**
 * Whether a pattern of a shell's text may match names of the tree: what stands before its first sign is the
 * beginning of one. In a folder that the words do not tell it may match anything.
 */
export function namesFiles(
  expansions: readonly Expansion[],
  place: WorkingFolder,
  project: Project,
): boolean {
  return expansions.some(({ name, as }) => {
    if (as !== 'names') return false;
    const folder = folderOf(name);
    const isAbove = mayReachCheckout(name);
    if (isAbove || mayHideFiles(name, place, project)) return true;
    const start = name.slice(name.lastIndexOf('/') + 1);
    return startFolders(moveWorkingFolder(place, folder, project)).some((each) =>
      project.tracked.namesIn(each).some((found) => found.startsWith(start)),
    );
  });
}
