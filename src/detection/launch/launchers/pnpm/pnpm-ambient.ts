import { ambientInputs, upwards } from '../../ambient-inputs.ts';
import { npmrcFiles } from '../npm/npm-ambient.ts';

declare module '../../ambient-inputs.ts' {
  interface EnvConsumerNames {
    readonly pnpm: true;
  }
  interface AmbientFormats {
    readonly 'pnpm-workspace.yaml': true;
  }
  interface ManagerNames {
    readonly pnpm: true;
  }
}

export const pnpmAmbient = ambientInputs(
  ['pnpm', 'npm', 'node', 'shell', 'corepack'],
  [
    ...npmrcFiles,
    ...upwards('pnpm-workspace.yaml', 'pnpm-workspace.yaml'),
    // pnpm also runs its hooks for `dlx`, as tested with versions 8, 9 and 10 in a workspace.
    ...upwards('code', '.pnpmfile.cjs', '.pnpmfile.mjs'),
  ],
);
