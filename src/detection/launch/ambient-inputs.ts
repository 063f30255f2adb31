/**
 * Programs that read variables of their own, as far as these decide what is fetched or run. The folder of
 * a launcher adds its programs here, in a `declare module`. `system` is the loader of programs and what
 * all of them share; `shell` reads scripts and texts.
 */
export interface EnvConsumerNames {
  readonly system: true;
  readonly shell: true;
}
export type EnvConsumer = keyof EnvConsumerNames;

/**
 * How a file is read, and what in it counts: `detection/resolution/settings/formats.ts` has one entry for each. What
 * is `committed` counts without being read, a folder too: it is there for what an installation would write.
 * The folder of a launcher adds the formats of its own files here.
 */
export interface AmbientFormats {
  readonly variables: true;
  readonly 'evaluated variables': true;
  readonly code: true;
  readonly committed: true;
}
export type AmbientFormat = keyof AmbientFormats;

/**
 * Who fetches or installs a package. Only this manager's settings and lockfiles in the tree count. The
 * folder of a launcher adds its managers here, and says what each reads (`ofProject` of its family).
 */
export interface ManagerNames {
  readonly npm: true;
}
export type Manager = keyof ManagerNames;

/** A file that a program reads without being told to, or the one that an option names. */
export interface AmbientFile {
  /** Its path from the folder where it is looked for; `*` stands for any part of its name. */
  readonly path: string;
  readonly format: AmbientFormat;
  /** Whether it is looked for in the folders above too, or only where the program is started. */
  readonly search: 'upwards' | 'start';
}

/** What a launcher, a wrapper or a bridge takes from around it, besides its words. */
export interface AmbientInputs {
  /** The programs that take part, by the variables that they read; the loader of the system always does. */
  readonly programs: readonly EnvConsumer[];
  /** The files that they read by themselves. */
  readonly files: readonly AmbientFile[];
}

/** Files that a program looks for in the folder where it is started, and in all folders above. */
export const upwards = (format: AmbientFormat, ...paths: readonly string[]): AmbientFile[] =>
  paths.map((path) => ({ path, format, search: 'upwards' }));

/** Files that a program looks for only in the folder where it is started. */
export const atStart = (format: AmbientFormat, ...paths: readonly string[]): AmbientFile[] =>
  paths.map((path) => ({ path, format, search: 'start' }));

/**
 * What a program reads that is found by its name. Sources: the references of their variables and files;
 * most were tried.
 */
export function ambientInputs(
  programs: readonly EnvConsumer[],
  files: readonly AmbientFile[] = [],
): AmbientInputs {
  return { programs: [...new Set<EnvConsumer>(['system', ...programs])], files };
}

/** The same, with files that a manager reads of the project for whose installation it starts a program. */
export function withProjectFiles(
  { programs, files }: AmbientInputs,
  ...more: readonly (readonly AmbientFile[])[]
): AmbientInputs {
  return ambientInputs(programs, [...files, ...more.flat()]);
}

/** What every program reads. */
export const systemAmbient = ambientInputs([]);

/** What a program reads that starts others by a shell. */
export const shellAmbient = ambientInputs(['shell']);
