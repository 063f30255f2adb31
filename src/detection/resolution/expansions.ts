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

/** Text that no shell splits or expands in any context. */
const inert = /^[\w./:@%+,=-]*$/;
/** Characters that make a shell split text into words or expand it to file names. */
const splitting = /[\s*?[\]\\]/;

/**
 * Reports whether variables in the repository influence the shells that run before a launch. A variable whose
 * value a shell might run as code counts if anything sets it. A variable that becomes a program's argument
 * counts only if a shell might split or expand its value. Variables that only the machine sets are ignored.
 *
 * @param variables all variables that command lines, entries, clients and files set
 */
export function isDecidedByVariables(
  expansions: readonly Expansion[],
  variables: readonly SetVariable[],
): boolean {
  if (expansions.length === 0) return false;
  const byName = Map.groupBy(variables, ({ name }) => name);
  return expansions.some(({ name, as, ownValue }) => {
    if (as === 'names') return false;
    // Positional parameters are the arguments after the shell text, so the entry itself sets their values.
    if (/^[\d@*]$/.test(name)) return as === 'text';
    // A value that is only a placeholder for the variable itself comes from outside the container. A value
    // that the shell text itself sets is known.
    const harmlessTexts = new Set([`\${${name}}`, ownValue]);
    const otherAssignments = (byName.get(name) ?? []).filter(
      ({ value: { text } }) => !harmlessTexts.has(text),
    );
    if (as === 'text') return otherAssignments.length > 0;
    // A client inserts a value from another file before the shell parses the text, so quotes do not keep that
    // value a single word.
    return otherAssignments.some(({ file, value: { text } }) =>
      file === null ? as === 'words' && splitting.test(text) : !inert.test(text),
    );
  });
}

/**
 * Reports whether a pattern in shell text could match names in the tree. Only the part before the first
 * pattern character is compared with names. In an unknown folder, a pattern could match anything.
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
