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
    // pnpm runs these hooks for `dlx` too (tested in a workspace with pnpm 8, 9 and 10).
    ...upwards('code', '.pnpmfile.cjs', '.pnpmfile.mjs'),
  ],
);
