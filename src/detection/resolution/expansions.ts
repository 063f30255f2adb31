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
/** Characters at which a shell splits text into words, or which it expands to file names. */
const splitting = /[\s*?[\]\\]/;

/**
 * Whether variables in the repository influence the shells that run before a launch. If a shell may run a
 * variable's value as code, the variable must not be set. If the value becomes a program's arguments, it must
 * stay a single word. The machine's own variables are ignored if nothing in the repository sets them.
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
    // The entry itself contains the values of positional parameters, which are the arguments after the shell
    // text.
    if (/^[\d@*]$/.test(name)) return as === 'text';
    // If a variable's value is only a placeholder for the variable itself, the value comes from outside the
    // container. If the text itself sets the variable, its value is known.
    const harmlessTexts = new Set([`\${${name}}`, ownValue]);
    const otherAssignments = (byName.get(name) ?? []).filter(
      ({ value: { text } }) => !harmlessTexts.has(text),
    );
    if (as === 'text') return otherAssignments.length > 0;
    // The client inserts the value before the shell parses the text, so quotes in the text do not keep the
    // value a single word.
    return otherAssignments.some(({ file, value: { text } }) =>
      file === null ? as === 'words' && splitting.test(text) : !inert.test(text),
    );
  });
}

/**
 * Whether a pattern in shell text may match names in the tree. The part before the first pattern character is
 * the start of a name. In an unknown folder, a pattern may match anything.
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
