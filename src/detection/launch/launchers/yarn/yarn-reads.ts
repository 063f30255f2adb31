import { reading, readingOfProject, upwards } from '../../reads.ts';
import { npmrcFiles } from '../npm/npm-reads.ts';

declare module '../../reads.ts' {
  interface ReaderNames {
    readonly yarn: true;
  }
  interface AmbientFormats {
    readonly '.yarnrc': true;
    readonly '.yarnrc.yml': true;
  }
  interface ManagerNames {
    readonly yarn: true;
  }
}

export const yarnReads = reading(
  ['yarn', 'npm', 'node', 'shell', 'corepack'],
  [
    ...upwards('.yarnrc.yml', '.yarnrc.yml'),
    ...upwards('.yarnrc', '.yarnrc'),
    ...npmrcFiles,
    ...upwards('variables', '.env.yarn'),
  ],
);

export const yarnProjectReads = readingOfProject(
  yarnReads,
  upwards('code', '.pnp.cjs', '.pnp.js', '.pnp.loader.mjs'),
);
