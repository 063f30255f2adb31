import { ambientInputs, upwards } from '../../ambient-inputs.ts';
import { npmrcFiles } from '../npm/npm-ambient.ts';

declare module '../../ambient-inputs.ts' {
  interface EnvConsumerNames {
    readonly deno: true;
  }
  interface AmbientFormats {
    readonly 'deno.json': true;
    readonly 'deno.lock': true;
    readonly 'package.json of deno': true;
  }
}

export const denoAmbient = ambientInputs(
  ['deno', 'npm', 'node'],
  [
    ...upwards('deno.json', 'deno.json', 'deno.jsonc'),
    ...upwards('deno.lock', 'deno.lock'),
    ...upwards('package.json of deno', 'package.json'),
    ...upwards('committed', 'node_modules/.deno'),
    ...npmrcFiles,
  ],
);
