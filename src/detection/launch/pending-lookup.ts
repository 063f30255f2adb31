import type { Word } from '../../model/model.ts';
import type { Manager } from './ambient-inputs.ts';

/** How a program runs. A shell interprets the program's text, which can start other programs. */
export type RunBy = 'interpreter' | 'shell' | 'itself';

/** A program given by its path: the project's own code, a shell script, or a package in `node_modules`. */
export interface ProgramLookup {
  readonly kind: 'program';
  readonly path: string;
  readonly by: RunBy;
  readonly args: readonly Word[];
}

/** Project code that a tool builds and runs, given by its folder or one of its files. */
export interface SourcesLookup {
  readonly kind: 'sources';
  readonly path: string;
  /** Matches the names of files that identify the code's folder. */
  readonly named: RegExp;
  readonly search: 'upwards' | 'start';
}

/** A `package.json` script, or an installed program if no script has that name and `orProgram` is set. */
export interface ScriptLookup {
  readonly kind: 'script';
  readonly name: string;
  readonly args: readonly Word[];
  readonly workspace: string | null;
  readonly orProgram: boolean;
  readonly manager: Manager;
}

export interface InstalledLookup {
  readonly kind: 'installed';
  readonly type: 'npm' | 'pypi';
  /** Empty to look up only the package. */
  readonly program: string;
  readonly packageName: string | null;
  readonly args: readonly Word[];
  readonly workspace: string | null;
  /** Whether the program is a module, as after `python -m`. */
  readonly isModule: boolean;
  /** Whether another launch covers the case in which the program is not installed. */
  readonly isOptional: boolean;
  readonly manager: Manager | null;
}

export interface RequirementsLookup {
  readonly kind: 'requirements';
  readonly path: string;
}

/** A lookup that only the project's files can answer. */
export type PendingLookup =
  | ProgramLookup
  | SourcesLookup
  | ScriptLookup
  | InstalledLookup
  | RequirementsLookup;

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
