/**
 * Programs that read their own variables, if those variables affect what is fetched or run. Each launcher's
 * folder adds its programs here, in a `declare module` block. `system` is the system's program loader and the
 * variables that all programs share. `shell` is any program that reads shell scripts or shell text.
 */
export interface EnvConsumerNames {
  readonly system: true;
  readonly shell: true;
}
export type EnvConsumer = keyof EnvConsumerNames;

/**
 * The format of a file, which determines which parts of the file matter.
 * `resolution/settings/settings-formats.ts` contains one entry for each format. The mere presence of a
 * `committed` file or folder matters, because it replaces something that an installation would write. Each
 * launcher's folder adds the formats of its own files here.
 */
export interface AmbientFormats {
  readonly variables: true;
  readonly 'evaluated variables': true;
  readonly code: true;
  readonly committed: true;
}
export type AmbientFormat = keyof AmbientFormats;

/**
 * The tools that fetch or install a package. In the tree, only the settings and lockfiles of the package
 * manager in use matter. Each launcher's folder adds its package managers here; the family's `ofProject`
 * lists the files that each manager reads.
 */
export interface ManagerNames {
  readonly npm: true;
}
export type Manager = keyof ManagerNames;

/** A file that a program reads by default, or that an option specifies. */
export interface AmbientFile {
  /**
   * The path, relative to the folder in which the program looks for the file. `*` matches any part of the
   * name.
   */
  readonly path: string;
  readonly format: AmbientFormat;
  /** Whether the program also looks in the folders above, or only in the folder in which it starts. */
  readonly search: 'upwards' | 'start';
}

/** The programs and files that influence a launcher, a wrapper or a bridge, in addition to its arguments. */
export interface AmbientInputs {
  /**
   * The programs involved, which determine the variables to check. The system's loader is always included.
   */
  readonly programs: readonly EnvConsumer[];
  /** The files that these programs read by default. */
  readonly files: readonly AmbientFile[];
}

/** Files that a program looks for in its start folder and in all folders above. */
export const upwards = (format: AmbientFormat, ...paths: readonly string[]): AmbientFile[] =>
  paths.map((path) => ({ path, format, search: 'upwards' }));

/** Files that a program looks for only in its start folder. */
export const atStart = (format: AmbientFormat, ...paths: readonly string[]): AmbientFile[] =>
  paths.map((path) => ({ path, format, search: 'start' }));

/**
 * Returns the inputs of a program that is looked up by name. Sources: the programs' references for variables
 * and files; most entries were also tested.
 */
export function ambientInputs(
  programs: readonly EnvConsumer[],
  files: readonly AmbientFile[] = [],
): AmbientInputs {
  return { programs: [...new Set<EnvConsumer>(['system', ...programs])], files };
}

/**
 * Adds to the given inputs the project files that a package manager reads when it starts an installed
 * program.
 */
export function withProjectFiles(
  { programs, files }: AmbientInputs,
  ...more: readonly (readonly AmbientFile[])[]
): AmbientInputs {
  return ambientInputs(programs, [...files, ...more.flat()]);
}

/** The inputs of every program. */
export const systemAmbient = ambientInputs([]);

/** The inputs of a program that starts other programs through a shell. */
export const shellAmbient = ambientInputs(['shell']);
