import type { Word } from '../../model/model.ts';
import type { Manager } from './ambient-inputs.ts';

/** How a program runs. A shell reads the program's text, which may start other programs. */
export type RunBy = 'interpreter' | 'shell' | 'itself';

/** A program by its path: code of the project, a shell script, or a package in `node_modules`. */
export interface ProgramLookup {
  readonly kind: 'program';
  readonly path: string;
  readonly by: RunBy;
  readonly args: readonly Word[];
}

/** Project code that a tool builds and runs, by its folder or by one of its files. */
export interface SourcesLookup {
  readonly kind: 'sources';
  readonly path: string;
  /** The names of the files that mark such a folder. */
  readonly named: RegExp;
  /** Whether folders above count too. */
  readonly search: 'upwards' | 'start';
}

/** A script of `package.json` or, if there is none and `orProgram` is set, an installed program. */
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
  /** Its name; empty to look only for the package. */
  readonly program: string;
  /** The package, if known. */
  readonly packageName: string | null;
  readonly args: readonly Word[];
  readonly workspace: string | null;
  /** Whether it is a module, as after `python -m`. */
  readonly isModule: boolean;
  /** Whether another launch covers the case that the installation lacks the program. */
  readonly isOptional: boolean;
  /** The manager that installed it; null if unknown. */
  readonly manager: Manager | null;
}

/** The packages that a requirements file lists. */
export interface RequirementsLookup {
  readonly kind: 'requirements';
  readonly path: string;
}

/** A question about a launch that only the project's files can answer. */
export type PendingLookup =
  | ProgramLookup
  | SourcesLookup
  | ScriptLookup
  | InstalledLookup
  | RequirementsLookup;

/** Returns a lookup of an installed program, with defaults for the fields that are not given. */
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
