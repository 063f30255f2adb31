import { reading, readingOfProject, upwards } from '../../reads.ts';
import { npmrcFiles } from '../npm/npm-reads.ts';

declare module '../../reads.ts' {
  interface ReaderNames {
    readonly bun: true;
  }
  interface AmbientFormats {
    readonly 'bunfig.toml': true;
    readonly 'bunfig.toml of a program': true;
  }
  interface ManagerNames {
    readonly bun: true;
  }
}

/** `bunx` takes no settings of the project for what it fetches, but the program may be run by Bun. */
export const bunReads = reading(
  ['bun', 'npm', 'node', 'shell'],
  upwards('bunfig.toml of a program', 'bunfig.toml'),
);

export const bunProjectReads = readingOfProject(
  bunReads,
  upwards('bunfig.toml', 'bunfig.toml'),
  npmrcFiles,
);
