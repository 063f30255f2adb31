/**
 * Programs that read environment variables that affect what is fetched or run. Each launcher's folder adds
 * its programs here, in a `declare module` block. `system` stands for the system's program loader and the
 * variables that all programs share. `shell` stands for any program that reads shell scripts or shell text.
 */
export interface EnvConsumerNames {
  readonly system: true;
  readonly shell: true;
}
export type EnvConsumer = keyof EnvConsumerNames;

/**
 * File formats, which determine which parts of a file matter. `resolution/settings/settings-formats.ts`
 * contains one entry for each format. The mere presence of a `committed` file or folder matters, because the
 * file or folder replaces something that an installation would write. Each launcher's folder adds its formats
 * here.
 */
export interface AmbientFormats {
  readonly variables: true;
  readonly 'evaluated variables': true;
  readonly code: true;
  readonly committed: true;
}
export type AmbientFormat = keyof AmbientFormats;

/**
 * Tools that fetch or install packages. Among the settings and lockfiles in the tree, only those of the
 * package manager in use matter. Each launcher's folder adds its package managers here, and its family's
 * `ofProject` lists the files that each manager reads.
 */
export interface ManagerNames {
  readonly npm: true;
}
export type Manager = keyof ManagerNames;

/** A file that a program reads by default, or that an option specifies. */
export interface AmbientFile {
  /** Path relative to the folder in which the program looks for the file. `*` matches any part of a name. */
  readonly path: string;
  readonly format: AmbientFormat;
  /**
   * Whether the program looks only in the folder in which it starts, or also in the folders above that
   * folder.
   */
  readonly search: 'upwards' | 'start';
}

/** The programs and files that influence a launcher, a wrapper or a bridge, in addition to its arguments. */
export interface AmbientInputs {
  /** The programs whose variables are checked. `system` is always included. */
  readonly programs: readonly EnvConsumer[];
  readonly files: readonly AmbientFile[];
}

export const upwards = (format: AmbientFormat, ...paths: readonly string[]): AmbientFile[] =>
  paths.map((path) => ({ path, format, search: 'upwards' }));

export const atStart = (format: AmbientFormat, ...paths: readonly string[]): AmbientFile[] =>
  paths.map((path) => ({ path, format, search: 'start' }));

/**
 * Creates inputs that always include `system`. The entries come from the programs' references for variables
 * and files; most were also tested.
 */
export function ambientInputs(
  programs: readonly EnvConsumer[],
  files: readonly AmbientFile[] = [],
): AmbientInputs {
  return { programs: [...new Set<EnvConsumer>(['system', ...programs])], files };
}

/** Adds the project files that a package manager reads when it starts an installed program. */
export function withProjectFiles(
  { programs, files }: AmbientInputs,
  ...more: readonly (readonly AmbientFile[])[]
): AmbientInputs {
  return ambientInputs(programs, [...files, ...more.flat()]);
}

export const systemAmbient = ambientInputs([]);

export const shellAmbient = ambientInputs(['shell']);
