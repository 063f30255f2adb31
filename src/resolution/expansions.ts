import type { Declaration, Word } from '../model.ts';
import type { PlacedLaunch } from './placed-launch.ts';
import type { Project } from './project/project.ts';
import { envFile } from './project/settings.ts';
import { locate, type WorkingFolder } from './working-folder.ts';

/** What no shell takes apart, whatever surrounds it. */
const inert = /^[\w./:@%+,=-]*$/;
/** What a shell makes several words or names of files of. */
const splitting = /[\s*?[\]\\]/;

/**
 * Whether variables of the repository decide what the shells on the way to a launch do: where a shell may
 * run the value of a variable, no variable may be set; where the value becomes words of a program, only
 * one that stays a single word. Variables of the machine that nothing in the repository sets decide nothing.
 *
 * @param start where the client starts the command, for the files of variables
 */
export function isDecidedByVariables(
  placed: PlacedLaunch,
  { launch, environments = [] }: Declaration,
  start: WorkingFolder,
  project: Project,
): boolean {
  const { expansions, envFiles } = placed;
  if (expansions.length === 0) return false;
  const files = launch.envFile === null ? envFiles : [launch.envFile, ...envFiles];
  const ofFiles = files.flatMap((file) => variablesOf(file, start, project));
  return expansions.some(({ name, as }) => {
    // The entry gives the arguments that follow a shell's text.
    if (/^[\d@*]$/.test(name)) return as === 'text';
    const own = [launch.env.get(name)?.text, ...valuesOf(ofFiles, name)].filter(isSet);
    // What the client has is put into the text before the shell reads it, so quotes do not help.
    const around = environments.map(({ env }) => env.get(name)?.text).filter(isSet);
    if (as === 'text') return own.length + around.length > 0;
    const isSplit = as === 'words' && own.some((value) => splitting.test(value));
    return isSplit || around.some((value) => !inert.test(value));
  });
}

const isSet = (value: string | undefined): value is string => value !== undefined;

function valuesOf(variables: readonly (readonly [string, string])[], name: string): string[] {
  return variables.flatMap(([key, value]) => (key === name ? [value] : []));
}

function variablesOf(
  file: Word,
  start: WorkingFolder,
  project: Project,
): readonly (readonly [string, string])[] {
  const path = locate(start, file.text);
  const settings = path === null ? null : project.get(path, envFile);
  return (settings ?? []).map(({ key, value }) => [key, value]);
}
