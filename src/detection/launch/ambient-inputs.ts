/**
 * Programs that read variables of their own, where these decide what is fetched or run. Each launcher's
 * folder adds its programs here, in a `declare module`. `system` is the system's program loader and the
 * variables that all programs share; `shell` is anything that reads shell scripts or command texts.
 */
export interface EnvConsumerNames {
  readonly system: true;
  readonly shell: true;
}
export type EnvConsumer = keyof EnvConsumerNames;

/**
 * The format of a file, which decides what in it counts. `resolution/settings/settings-formats.ts` has one
 * entry for each. A `committed` file or folder counts without being read, because it takes the place of
 * something that an installation would write. Each launcher's folder adds the formats of its own files here.
 */
export interface AmbientFormats {
  readonly variables: true;
  readonly 'evaluated variables': true;
  readonly code: true;
  readonly committed: true;
}
export type AmbientFormat = keyof AmbientFormats;

/**
 * The tools that fetch or install a package. Only this manager's settings and lockfiles in the tree count.
 * Each launcher's folder adds its managers here, and lists the files that each reads (`ofProject` of its
 * family).
 */
export interface ManagerNames {
  readonly npm: true;
}
export type Manager = keyof ManagerNames;

/** A file that a program reads by default, or a file that an option names. */
export interface AmbientFile {
  /** Its path from the folder where the program looks for it; `*` matches any part of the name. */
  readonly path: string;
  readonly format: AmbientFormat;
  /** Whether the program also looks in the folders above, or only where it is started. */
  readonly search: 'upwards' | 'start';
}

/** The programs and files that influence a launcher, a wrapper or a bridge, besides its words. */
export interface AmbientInputs {
  /**
   * The programs that take part, which decide the variables to check; the system's loader is always included.
   */
  readonly programs: readonly EnvConsumer[];
  /** The files that these programs read by default. */
  readonly files: readonly AmbientFile[];
}

/** Files that a program looks for in the folder where it is started, and in all folders above. */
export const upwards = (format: AmbientFormat, ...paths: readonly string[]): AmbientFile[] =>
  paths.map((path) => ({ path, format, search: 'upwards' }));

/** Files that a program looks for only in the folder where it is started. */
export const atStart = (format: AmbientFormat, ...paths: readonly string[]): AmbientFile[] =>
  paths.map((path) => ({ path, format, search: 'start' }));

/**
 * Returns the inputs of a program that is found by its name. Sources: the references of the programs'
 * variables and files; most were tried.
 */
export function ambientInputs(
  programs: readonly EnvConsumer[],
  files: readonly AmbientFile[] = [],
): AmbientInputs {
  return { programs: [...new Set<EnvConsumer>(['system', ...programs])], files };
}

/**
 * Returns the same inputs, with the project files that a manager reads when it starts a program of its
 * installation.
 */
export function withProjectFiles(
  { programs, files }: AmbientInputs,
  ...more: readonly (readonly AmbientFile[])[]
): AmbientInputs {
  return ambientInputs(programs, [...files, ...more.flat()]);
}

/** The inputs of every program. */
export const systemAmbient = ambientInputs([]);

/** The inputs of a program that starts others through a shell. */
export const shellAmbient = ambientInputs(['shell']);
