import type { Word } from '../../model/model.ts';
import type { Manager } from './ambient-inputs.ts';

/** What runs a program: a shell reads its text, which may start other programs. */
export type RunBy = 'interpreter' | 'shell' | 'itself';

/** A program by its path: code of the project, a shell script, or a package in `node_modules`. */
export interface ProgramLookup {
  readonly kind: 'program';
  readonly path: string;
  readonly by: RunBy;
  readonly args: readonly Word[];
}

/** Code of the project that a tool builds and runs, by its folder or by one of its files. */
export interface SourcesLookup {
  readonly kind: 'sources';
  readonly path: string;
  /** The names of the files of which such a folder has one. */
  readonly named: RegExp;
  /** Whether folders above count too. */
  readonly search: 'upwards' | 'start';
}

/** A script of `package.json`, or if it has none and `orProgram` is set, an installed program. */
export interface ScriptLookup {
  readonly kind: 'script';
  readonly name: string;
  readonly args: readonly Word[];
  /** The workspace that an option names. */
  readonly workspace: string | null;
  readonly orProgram: boolean;
  readonly manager: Manager;
}

/** A program that the project's installation provides. */
export interface InstalledLookup {
  readonly kind: 'installed';
  readonly type: 'npm' | 'pypi';
  /** Its name; empty to look for the package alone. */
  readonly program: string;
  /** The package, if it is known. */
  readonly packageName: string | null;
  readonly args: readonly Word[];
  readonly workspace: string | null;
  /** Whether it is a module, as behind `python -m`. */
  readonly isModule: boolean;
  /** Whether another launch covers the case that the installation does not provide it. */
  readonly isOptional: boolean;
  /** Null if nothing says which manager installed it. */
  readonly manager: Manager | null;
}

/** The packages that a file of requirements lists. */
export interface RequirementsLookup {
  readonly kind: 'requirements';
  readonly path: string;
}

/** What only the files of the project tell about a launch. */
export type PendingLookup =
  | ProgramLookup
  | SourcesLookup
  | ScriptLookup
  | InstalledLookup
  | RequirementsLookup;

/** A lookup of an installed program, with the usual value for each field that is not given. */
export function installedLookup(
  parts: Partial<InstalledLookup> & Pick<InstalledLookup, 'type' | 'program'>,
): InstalledLookup {
  return {
    kind: 'installed',
    packageName: null,
    args: [],
    workspace: null,
    isModule: false,
    isOptional: false,
    manager: null,
    ...parts,
  };
}
